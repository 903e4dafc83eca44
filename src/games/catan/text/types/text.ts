/**
 * Every word of Catan, in one shape for all languages: a missing key does not compile. Sentences are whole sentences
 * with their numbers inside, so that each language can order and inflect as it likes. Names of players stand in the
 * nominative in every sentence.
 */

import type {Fields} from '../../../../engine/game.ts';
import type {NameOf, OptionWords} from '../../../../i18n/game-text.ts';
import type {Counted} from '../../../../i18n/plural.ts';
import type {RefusalCode} from '../../refusals.ts';
import type {Card, CatEvent, Harbour, PhaseName, Piece, Resource, Terrain} from '../../types.ts';

export interface HelpText {
  readonly title: string;
  /** At most 30 words. */
  readonly body: string;
  readonly rules: readonly string[];
}

export const HELP_TOPICS = [
  'aim',
  'founding',
  'production',
  'seven',
  'robber',
  'trade',
  'bank',
  'building',
  'distance',
  'cards',
  'longestRoad',
  'largestArmy',
  'victory',
  'fairness',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Words and counted things. */
export interface CatWords {
  readonly game: string;
  /** One line for the card of the game. */
  readonly resources: Readonly<Record<Resource, string>>;
  /** "3 lumber", as a subject. */
  readonly resource: (n: number, kind: Resource) => string;
  /** "3 lumber and 1 ore", as an object: who gets, gives, needs. */
  readonly cards: (counts: readonly number[]) => string;
  /** The same as a subject, for what stands by itself: a price, behind a colon. */
  readonly cardList: (counts: readonly number[]) => string;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly harbours: Readonly<Record<Harbour, string>>;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly count: Readonly<Record<'cards' | 'points' | 'knights' | 'roads' | 'resources' | 'left', Counted>>;
  readonly terms: Readonly<
    Record<
      | 'bank'
      | 'robber'
      | 'longestRoad'
      | 'largestArmy'
      | 'dice'
      | 'hand'
      | 'trade'
      | 'harbour'
      | 'development'
      | 'corner'
      | 'edge'
      | 'hex',
      string
    >
  >;
  readonly phases: Readonly<Record<PhaseName, string>>;
  readonly chapters: Readonly<Record<'rules' | 'cards' | 'costs', string>>;
  /** What was drawn, by the event that tells the draw. */
  readonly draws: Readonly<Record<string, string>>;
}

/** A development card: its name and what it does in at most 30 words. */
export interface CardText {
  readonly name: string;
  readonly help: string;
  readonly rule: string;
}

/** One sentence for everything that can happen. Names, never "you". Empty: not worth a line. */
export type CatEventTexts = {
  readonly [T in CatEvent['type']]: (event: Extract<CatEvent, {type: T}>, name: NameOf) => string;
};

/** A sentence for every code: what is wrong and, where it can be said, what would help. */
export type CatRefusals = Readonly<Record<RefusalCode, (details: Fields) => string>>;

export interface CatText extends CatWords {
  readonly development: Readonly<Record<Card, CardText>>;
  readonly costs: Readonly<Record<Piece, HelpText>>;
  readonly events: CatEventTexts;
  /** All of `CatRefusals`; open to any string, as another device may send a code that this version does not know. */
  readonly refusals: Readonly<Record<string, (details: Fields) => string>>;
  readonly help: Readonly<Record<HelpTopic, HelpText>>;
  /** Words that people may search for, in lower case, with our own word, as it stands on a page of the help. */
  readonly synonyms: readonly (readonly [term: string, means: string])[];
  readonly options: Readonly<Record<string, OptionWords>>;
  /** About how long a game takes: "about 60 min". */
}
