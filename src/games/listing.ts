/** What the list knows of a game: a little at once, everything else when it is asked for. */
import type {Action, AnyGame, OptionField} from '../engine/game.ts';
import type {GameText} from '../i18n/game-text.ts';
import type {Language} from '../i18n/language.ts';

/** Actions as lines that people read, for golden games and tests: `read(write(action))` is the action. */
export interface Notation {
  write(action: Action): string;
  /** Null when there is no action like it; an action has one spelling only. */
  read(line: string): Action | null;
}

/** The first thing that is broken in a state (pieces or money that came or went), as a sentence; null when all is well. */
export type Law = (state: unknown) => string | null;

/** Ids by theme, each with its English name: what the command line tells of a game. */
export type Vocabulary = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface GameListing {
  readonly id: string;
  /** A proper name, the same in all languages, for lists that must not wait for the texts. */
  readonly name: string;
  /** Its symbol on cards: one of the set that the start page carries. */
  readonly symbol: string;
  readonly seats: {readonly min: number; readonly max: number};
  readonly options: readonly OptionField[];
  rules(): Promise<AnyGame>;
  /** The rules with the advice that bots take; screens play without. */
  advised(): Promise<AnyGame>;
  text(language: Language): Promise<GameText>;
  notation(): Promise<Notation>;
  law(): Promise<Law>;
  vocabulary(): Promise<Vocabulary>;
}
