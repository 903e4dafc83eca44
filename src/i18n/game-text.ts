/** What every game says in one language, for screens that know no single game. Each game makes it of its own texts. */
import type {GameEvent, Seat} from '../engine/game.ts';
import type {Refusals} from './problem-words.ts';

export type NameOf = (seat: Seat) => string;

/** What a button says: short on the screen, spelled out for screen readers. */
export interface Label {
  readonly short: string;
  readonly long: string;
}

/** What the quay asks: the question and one quiet line below it. */
export interface Prompt {
  readonly question: string;
  readonly sub: string;
}

/** A setting of a new table in words; `values` by value for picks. */
export interface OptionWords {
  readonly label: string;
  readonly effect: string;
  readonly values: Readonly<Record<string, string>>;
}

/** One page of the rules: a phase, a role, a building. */
export interface HelpPage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Figures of a thing, a line each, below the body: what it costs. */
  readonly facts?: readonly string[];
  /** Ids of the rules it tells. */
  readonly rules: readonly string[];
  /** Name of the symbol beside the title; empty for none. */
  readonly symbol: string;
}

/** A chapter of the rules with its pages, in reading order. */
export interface HelpChapter {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly HelpPage[];
}

/** What the generic board says of a game. Ids that have no word here are made readable. */
export interface PlainWords {
  /** Names of ids: fields and values of the view, actions and their fields, sources of points. */
  readonly names: Readonly<Record<string, string>>;
  /** What is asked, by the type of the first action that is offered. */
  readonly asks: Readonly<Record<string, string>>;
}

export interface GameText {
  readonly name: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** The log line of an event; empty for one that this version does not know. */
  readonly event: (event: GameEvent, name: NameOf) => string;
  readonly refusals: Refusals;
  /** What a draw was for, by the type of the first event that it caused: "first governor". */
  readonly draws: Readonly<Record<string, string>>;
  /** With the words below; both may be empty in texts that were loaded for one table, which show no help. */
  readonly help: readonly HelpChapter[];
  /** Words that people may search for, in lower case, with the word that the texts use instead. */
  readonly synonyms: readonly (readonly [term: string, means: string])[];
  /** A game that is painted does without. */
  readonly plain?: PlainWords | undefined;
}
