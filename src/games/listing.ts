/** What the list knows of a game: a little at once, everything else when it is asked for. */
import type {AnyGame, OptionField, Options} from '../engine/game.ts';
import type {Coach} from '../i18n/game-coach.ts';
import type {HintText} from '../i18n/game-hints.ts';
import type {GameText} from '../i18n/game-text.ts';
import type {Language} from '../i18n/language.ts';

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
  /** What one does in it, in a line for whoever chooses a game: it stands beside its name, seats and minutes. */
  readonly line: Readonly<Record<Language, string>>;
  /** Nobody is before anybody in it: where one sits makes no difference. */
  readonly unordered?: true;
  /** About how long a game takes; without options, as a table is set by default. */
  minutes(seats: number, options?: Options): number;
  /** As `secrets` of the game: whether somebody may hold what others must not know. */
  secrets?(options: Options): boolean;
  /** For the form of a new table; nothing before it needs them. */
  options(): Promise<readonly OptionField[]>;
  /** @param options of the table: what they do not need may stay away; left out, all there is is loaded */
  rules(options?: Options): Promise<AnyGame>;
  /** The rules with the advice that bots take; screens play without. */
  advised(): Promise<AnyGame>;
  /** @param options as for `rules`: words of what a table does not play by may stay away */
  text(language: Language, options?: Options): Promise<GameText>;
  /** What it tells a beginner, decision by decision; a game without it is explained by its pages of help alone. */
  coach?(language: Language): Promise<Coach>;
  /** What it says of the moves in a hint; a game without it has its figures told. */
  hints?(language: Language): Promise<HintText>;
  law(): Promise<Law>;
  vocabulary(): Promise<Vocabulary>;
}
