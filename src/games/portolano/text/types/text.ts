/**
 * Every word of Portolano, in one shape for all languages: a missing key does not compile. Names of players stand in the
 * nominative in every sentence.
 */

import type {NameOf} from '../../../../i18n/game-text.ts';
import type {Counted} from '../../../../i18n/plural.ts';
import type {Direction, Good, Layout, Mission, Stern, TileAction, Upgrade} from '../../data.ts';
import type {RefusalCode} from '../../refusals.ts';
import type {PortEvent} from '../../types.ts';

/** The name of a cell on the chart, "B3"; null where nobody knows how wide it is: then cells are numbered. */
export type PlaceOf = ((cell: number) => string) | null;

/** A thing with what it does, at most 30 words, and its rule. */
export interface ThingText {
  readonly name: string;
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
  'round',
  'plan',
  'wind',
  'mutiny',
  'sea',
  'harbour',
  'cocoa',
  'room',
  'pirate',
  'battle',
  'end',
  'scoring',
  'designed',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export const COUNTED = ['rum', 'coins', 'cannons', 'points', 'hits', 'goods', 'chests', 'dice'] as const;

export type PortEventTexts = {
  readonly [T in PortEvent['type']]: (
    event: Extract<PortEvent, {type: T}>,
    name: NameOf,
    at: PlaceOf,
  ) => string;
};

export interface PortText {
  readonly game: string;
  /** One line for the card of the game. */
  readonly goods: Readonly<Record<Good, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly actions: Readonly<Record<TileAction, ThingText>>;
  readonly upgrades: Readonly<Record<Upgrade, ThingText>>;
  readonly sterns: Readonly<Record<Stern, ThingText>>;
  readonly missions: Readonly<Record<Mission, ThingText>>;
  readonly layouts: Readonly<Record<Layout, string>>;
  readonly count: Readonly<Record<(typeof COUNTED)[number], Counted>>;
  /** "2 rum, 1 tea and 3 coins"; a word for nothing when all is zero. Load as in `types.ts`. */
  readonly load: (load: readonly number[], coins?: number) => string;
  readonly chapters: Readonly<Record<'rules' | 'actions' | 'upgrades' | 'sterns' | 'missions', string>>;
  readonly draws: Readonly<Record<string, string>>;
  readonly events: PortEventTexts;
  readonly refusals: Readonly<Record<RefusalCode, () => string>>;
  readonly help: Readonly<Record<HelpTopic, HelpText>>;
  readonly synonyms: readonly (readonly [term: string, means: string])[];
}
