/**
 * Every word of San Juan, in one shape for all languages: a missing key does not compile. Sentences are whole
 * sentences with their numbers inside, so that each language can order and inflect as it likes. Texts are plain
 * text without mark-up; names of players stand in the nominative in every sentence.
 */

import type {Fields} from '../../../../engine/game.ts';
import type {Label, NameOf, OptionWords, Prompt} from '../../../../i18n/game-text.ts';
import type {Counted} from '../../../../i18n/plural.ts';
import type {RefusalCode} from '../../refusals.ts';
import type {Building, DrawSource, Good, PhaseName, Role, SjEvent, SjReductions} from '../../types.ts';
import type {gains} from '../gain.ts';

/** What changes a privilege: the library doubles it, the prefecture lets its owner keep more. */
export interface PrivilegeFigures {
  readonly doubled?: boolean;
  /** Cards that the councillor keeps. */
  readonly kept?: number;
}

export interface RoleText {
  readonly name: string;
  /** What everybody does. */
  readonly action: string;
  /** What only the chooser gets; the figures that hold for the viewer, else those of the rules. */
  readonly privilege: (figures?: PrivilegeFigures) => string;
  /** What the library makes of the privilege. */
  readonly doubled: string;
  /** The result for the viewer, from `SjRoleView.forecast`: "+3 goods". */
  readonly forecast: (forecast: Readonly<Record<string, number>>) => string;
  /** Why taking it would do nothing for the viewer. */
  readonly idle: string;
}

export interface BuildingText {
  readonly name: string;
  /** Fits a small card: at most 13 characters. */
  readonly short: string;
  /** What stands on its card: at most 40 characters. */
  readonly effect: string;
  /** What it does, at most 30 words. */
  readonly help: string;
  readonly rule: string;
}

export interface HelpText {
  readonly title: string;
  /** At most 60 words. */
  readonly body: string;
  readonly rules: readonly string[];
}

export const HELP_TOPICS = [
  'aim',
  'rounds',
  'cards',
  'beginning',
  'builder',
  'producer',
  'trader',
  'councillor',
  'prospector',
  'active',
  'overbuild',
  'end',
  'scoring',
  'twoPlayers',
  'draft',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Words and counted things. */
export interface SjWords {
  readonly game: string;
  /** One line for the card of the game. */
  readonly goods: Readonly<Record<Good, string>>;
  /** "indigo and 2× sugar". */
  readonly goodsList: (goods: readonly Good[]) => string;
  readonly roles: Readonly<Record<Role, RoleText>>;
  readonly count: Readonly<Record<'cards' | 'points' | 'goods' | 'buildings', Counted>>;
  readonly terms: Readonly<
    Record<
      | 'governor'
      | 'roles'
      | 'city'
      | 'drawPile'
      | 'discardPile'
      | 'chapelCards'
      | 'new'
      | 'production'
      | 'function'
      | 'monument'
      | 'six',
      string
    >
  >;
  readonly round: Counted;
  /** Whose city: "Zsófia's city". */
  readonly cityOf: (name: string) => string;
  readonly phases: Readonly<Record<PhaseName, string>>;
  /** Titles of the chapters of the help. */
  readonly chapters: Readonly<Record<'rules' | 'roles' | 'buildings', string>>;
  /** What was drawn, by the event that tells the draw. */
  readonly draws: Readonly<
    Record<
      'firstGovernor' | 'deckShuffled' | 'reshuffled' | 'dealt' | 'drew' | 'tileTurned' | 'turnedUp',
      string
    >
  >;
}

/** Questions, buttons, warnings. */
export interface SjDecisions {
  readonly ask: {
    readonly draft: (keep: number) => Prompt;
    readonly chapel: () => Prompt;
    readonly handLimit: (cards: number, limit: number) => Prompt;
    readonly pick: (library: boolean) => Prompt;
    readonly builder: (cards: number) => Prompt;
    readonly producer: (most: number) => Prompt;
    readonly trader: (most: number) => Prompt;
    readonly councillor: (cards: number, keeps: number) => Prompt;
    readonly keep: (cards: number) => Prompt;
    readonly discard: (cards: number) => Prompt;
    readonly goldMine: () => Prompt;
    readonly take: () => Prompt;
  };
  /** Somebody else decides. */
  readonly waiting: Readonly<Record<Exclude<PhaseName, 'setup' | 'over'>, (name: string) => string>>;
  /** Cards are being shuffled or dealt. */
  readonly waitingForChance: string;
  readonly gameOver: string;
  readonly buttons: {
    readonly produce: (goods: number) => Label;
    readonly sell: (goods: number, cards: number) => Label;
    readonly consult: (cards: number) => Label;
    readonly keep: (cards: number) => Label;
    readonly discard: (cards: number, of: number) => Label;
    readonly tuck: Label;
    readonly mine: Label;
    readonly pass: Readonly<
      Record<'chapel' | 'builder' | 'producer' | 'trader' | 'councillor' | 'goldMine' | 'take', Label>
    >;
  };
  /** "2 instead of 5: 1 less as builder, 2 less for the smithy"; the price alone when nothing is off. */
  readonly priceSum: (cost: number, price: number, off: SjReductions) => string;
  /** "2 of 3 paid". */
  readonly paid: (given: number, price: number) => string;
  readonly chosen: (given: number, want: number) => string;
  readonly library: {readonly label: string; readonly hint: string};
  /** Why the game has ended, without a full stop. */
  readonly endings: Readonly<Record<'city' | 'cards', string>>;
  /** Standing banner: somebody has the twelfth building. */
  readonly lastPhase: string;
  readonly result: {
    readonly winner: (name: string, points: number) => string;
    readonly shared: (names: readonly string[], points: number) => string;
    readonly tieBreak: (name: string, tieBreak: number) => string;
    readonly tieBreakColumn: string;
    /** Sources of points by the ids of `SeatScore.parts`. */
    readonly parts: Readonly<
      Record<
        'buildings' | 'chapel' | 'triumphal-arch' | 'guild-hall' | 'city-hall' | 'palace' | 'total',
        string
      >
    >;
    /** "in round 9". */
    readonly when: (round: number) => string;
    readonly gain: ReturnType<typeof gains>;
  };
}

/** One sentence for everything that can happen. Names, never "you". */
export type SjEventTexts = {
  readonly [T in SjEvent['type']]: (event: Extract<SjEvent, {type: T}>, name: NameOf) => string;
};

/** What gave cards, for the sentence of a draw. */
export type SourceTexts = Readonly<Record<DrawSource, (name: string, cards: number) => string>>;

/** A sentence for every code: what is wrong and, where it can be said, what would help. */
export type SjRefusals = Readonly<Record<RefusalCode, (details: Fields) => string>>;

export interface SjText extends SjWords, SjDecisions {
  readonly buildings: Readonly<Record<Building, BuildingText>>;
  readonly events: SjEventTexts;
  /** All of `SjRefusals`; open to any string, as another device may send a code that this version does not know. */
  readonly refusals: Readonly<Record<string, (details: Fields) => string>>;
  readonly help: Readonly<Record<HelpTopic, HelpText>>;
  /** Words that people may search for, in lower case, with our own word, as it stands on a page of the help. */
  readonly synonyms: readonly (readonly [term: string, means: string])[];
  readonly options: Readonly<Record<string, OptionWords>>;
  /** About how long a game takes: "about 60 min". */
}
