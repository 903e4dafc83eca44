/**
 * Every word of Puerto Rico, in one shape for all languages: a missing key does not compile. Sentences are whole
 * sentences with their numbers inside, so that each language can order and inflect as it likes. Texts are plain
 * text without mark-up; names of players stand in the nominative in every sentence.
 */

import type {Fields} from '../../../../engine/game.ts';
import type {Label, NameOf, OptionWords, Prompt} from '../../../../i18n/game-text.ts';
import type {Counted} from '../../../../i18n/plural.ts';
import type {RefusalCode} from '../../refusals.ts';
import type {
  Building,
  EndCondition,
  Good,
  GoodCounts,
  PhaseName,
  PrEvent,
  PrLoadView,
  PrSaleView,
  Role,
  Tile,
} from '../../types.ts';
import type {gains} from '../gain.ts';
import type {BuildingText} from './building.ts';
import type {MoreWords} from './expansions.ts';

export interface RoleText {
  readonly name: string;
  /** At most about 12 characters. */
  readonly short: string;
  /** What everybody does. */
  readonly action: string;
  /** What only the chooser gets. */
  readonly privilege: string;
  /** The result for the viewer, from `PrRoleView.forecast`: "+3 workers". */
  readonly forecast: (forecast: Readonly<Record<string, number>>) => string;
  /** Why taking it would do nothing for the viewer. */
  readonly idle: string;
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
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'storage',
  'prospector',
  'prices',
  'quarries',
  'end',
  'scoring',
  'twoPlayers',
  'newBuildings',
  'nobles',
  'buccaneer',
  'festival',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** A tick box or a button that can be on or off. */
export interface ToggleText {
  readonly label: string;
  readonly hint: string;
}

/** Words and counted things. */
export interface PrWords {
  readonly game: string;
  /** One line for the card of the game. */
  readonly goods: Readonly<Record<Good, string>>;
  /** "3 corn". */
  readonly good: (n: number, good: Good) => string;
  /** "3 corn and 1 sugar"; the word for nothing when all counts are 0. */
  readonly goodsList: (counts: GoodCounts) => string;
  /** "Corn plantation". */
  readonly tiles: Readonly<Record<Tile, string>>;
  /** "2 corn plantations". */
  readonly tile: (n: number, tile: Tile) => string;
  readonly roles: Readonly<Record<Role, RoleText>>;
  readonly count: Readonly<
    Record<
      'doubloons' | 'points' | 'workers' | 'goods' | 'tiles' | 'quarries' | 'freeSpaces' | 'slots' | 'kinds',
      Counted
    >
  >;
  readonly terms: Readonly<
    Record<
      | 'workers'
      | 'plantations'
      | 'market'
      | 'ships'
      | 'tradingHouse'
      | 'countryside'
      | 'city'
      | 'sanJuan'
      | 'governor'
      | 'roles'
      | 'supply'
      | 'arrivals'
      | 'row'
      | 'spoils'
      | 'free'
      | 'soldOut'
      // Heads of what a building costs, what it brings, and where it belongs: "Cost: 3 doubloons".
      | 'cost'
      | 'gets'
      | 'expansion',
      string
    >
  >;
  readonly round: Counted;
  /** "Ship for 7". */
  readonly ship: (capacity: number) => string;
  /** "4 of 7 bays, indigo"; says empty when `good` is null. */
  readonly shipLoad: (load: number, capacity: number, good: Good | null) => string;
  /** Whose island: "Zsófia's island". */
  readonly islandOf: (name: string) => string;
  /** "2 of 3 slots manned". */
  readonly manned: (workers: number, slots: number) => string;
  /** What a tile would feed: "needs an indigo plant". Empty for corn and quarries. */
  readonly feeds: (good: Good) => string;
  readonly phases: Readonly<Record<PhaseName, string>>;
  /** What happened in a phase, over the list of who got what. */
  readonly reports: Readonly<Record<Role, string>>;
  /** Titles of the chapters of the help. */
  readonly chapters: Readonly<Record<'rules' | 'roles' | 'buildings', string>>;
  /** What was drawn, by the event that tells the draw. */
  readonly draws: Readonly<
    Record<
      'firstGovernor' | 'rowDrawn' | 'drewTile' | 'deckRefilled' | 'taskSet' | 'drafted' | 'drewHidden',
      string
    >
  >;
}

/** Questions, buttons, warnings. */
export interface PrDecisions {
  readonly ask: {
    /** `turnsLeft`: role turns of this player still to come in the round, this one included (2 seats: up to 3). */
    readonly role: (turnsLeft: number) => Prompt;
    readonly hacienda: () => Prompt;
    /** `quarry`: a quarry may be taken instead. */
    readonly settler: (quarry: boolean) => Prompt;
    readonly place: (workers: number, slots: number) => Prompt;
    readonly builder: (doubloons: number) => Prompt;
    readonly craftsman: () => Prompt;
    /** `free`: spaces left in the trading house. */
    readonly trader: (free: number) => Prompt;
    /** `must`: a ship can be loaded, so passing is not allowed. */
    readonly captain: (must: boolean) => Prompt;
    readonly store: (kinds: number, singles: number) => Prompt;
  };
  /** Somebody else decides. */
  readonly waiting: Readonly<Record<Exclude<PhaseName, 'setup' | 'over'>, (name: string) => string>>;
  /** Tiles are being drawn. */
  readonly waitingForChance: string;
  readonly gameOver: string;
  readonly buttons: {
    readonly drawTile: Label;
    readonly settle: (tile: Tile) => Label;
    readonly proposal: Label;
    readonly asBefore: Label;
    readonly clear: Label;
    readonly takeGood: (good: Good) => Label;
    readonly sell: (sale: PrSaleView) => Label;
    readonly load: (load: PrLoadView) => Label;
    readonly pass: Readonly<
      Record<'hacienda' | 'settler' | 'builder' | 'craftsman' | 'trader' | 'captain', Label>
    >;
  };
  /** "4 doubloons instead of 7: 1 less as builder, 2 less for quarries"; the price alone when nothing is off. */
  readonly priceSum: (cost: number, privilege: number, quarries: number, price: number) => string;
  readonly toggles: Readonly<Record<'hospice' | 'university' | 'mayor', ToggleText>>;
  /** Why the game ends, without a full stop. */
  readonly endings: Readonly<Record<EndCondition, string>>;
  /** Standing banner of the last round. */
  readonly finalRound: (why: string) => string;
  readonly result: {
    readonly winner: (name: string, points: number) => string;
    readonly shared: (names: readonly string[], points: number) => string;
    /** Why first stands before second with equal points. */
    readonly tieBreak: (name: string, tieBreak: number) => string;
    readonly tieBreakColumn: string;
    /** Sources of points by the ids of `SeatScore.parts`. */
    readonly parts: Readonly<
      Record<
        | 'chips'
        | 'buildings'
        | 'guild-hall'
        | 'residence'
        | 'fortress'
        | 'customs-house'
        | 'city-hall'
        | 'cloister'
        | 'royal-garden'
        | 'nobles'
        | 'total',
        string
      >
    >;
    /** "in round 9". */
    readonly when: (round: number) => string;
    readonly gain: ReturnType<typeof gains>;
  };
}

/** One sentence for everything that can happen. Names, never "you". */
export type PrEventTexts = {
  readonly [T in PrEvent['type']]: (event: Extract<PrEvent, {type: T}>, name: NameOf) => string;
};

/** A sentence for every code: what is wrong and, where it can be said, what would help. */
export type PrRefusals = Readonly<Record<RefusalCode, (details: Fields) => string>>;

export interface PrText extends PrWords, PrDecisions {
  readonly buildings: Readonly<Record<Building, BuildingText>>;
  readonly events: PrEventTexts;
  /** All of `PrRefusals`; open to any string, as another device may send a code that this version does not know. */
  readonly refusals: Readonly<Record<string, (details: Fields) => string>>;
  readonly help: Readonly<Record<HelpTopic, HelpText>>;
  /** Words that people may search for, in lower case, with our own word, as it stands on a page of the help. */
  readonly synonyms: readonly (readonly [term: string, means: string])[];
  readonly options: Readonly<Record<string, OptionWords>>;
  /** What the expansions say besides. */
  readonly more: MoreWords;
  /** About how long a game takes: "about 60 min". */
}
