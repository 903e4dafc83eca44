/**
 * The contract of a game. Everything that happened at a table is a list of entries; the state is their fold, and
 * every peer folds the same list. A game is pure: integers only, no clock, no randomness, no DOM, no network.
 *
 * A game offers two forms of the step: `play` and `deal` change a state in place (bots, playouts), `apply` and
 * `answer` check and copy first. `apply` is exactly *check + clone + play*: `onCopies` (`on-copies.ts`) makes it so.
 */
import type {Json} from '../base/json.ts';
import type {Rng} from '../base/rng.ts';
import type {Action, Fields, GameEvent, Seat} from './action.ts';
import type {Answer, Ask, Faces, Opening} from './ask.ts';
import type {Choice} from './choice.ts';
import type {IllegalAction} from './illegal.ts';

export type {Action, Fields, GameEvent, Seat} from './action.ts';

/** Why a move is a good one, in a game's own terms: named, with details for its sentence. Plain JSON. */
export interface Reason {
  readonly id: string;
  readonly details: Fields;
}

/** One setting of a new table: the form is drawn from it, the decoder checks against it. */
export type OptionField = {
  readonly id: string;
  /** Switches of which one has to be on for this to have an effect: until then a person is not asked. */
  readonly with?: readonly string[];
  /** People trip over it who did not look: the new table asks it beside the seats, all others where they are unfolded. */
  readonly upFront?: true;
} & (
  | {readonly kind: 'switch'; readonly default: boolean}
  | {
      readonly kind: 'pick';
      readonly values: readonly string[];
      readonly default: string;
      /** Values `seat-1`, `seat-2` … name seats: those that a table does not have are not offered there. */
      readonly bySeat?: true;
    }
);

/** Chosen options by field id: booleans for switches, one of `values` for picks. */
export type Options = Readonly<Record<string, boolean | string>>;

/** Final scores: integers, with the source of every point. */
export interface Result {
  readonly scores: readonly SeatScore[];
  /** Seats in groups, best group first; seats in one group share the place. */
  readonly ranking: readonly (readonly Seat[])[];
  /** What separated first from second place. */
  readonly decidedBy: 'points' | 'tieBreak' | 'shared';
}

export interface SeatScore {
  readonly seat: Seat;
  readonly total: number;
  /** Points by source, in the order in which a player would add them up; they sum to `total`. */
  readonly parts: Readonly<Record<string, number>>;
  readonly tieBreak: number;
}

/** How a game stood: points by seat, and the round (from 1; 0 before the first) in which they stood. */
export interface Standing {
  readonly round: number;
  readonly points: readonly number[];
  /** By seat, where they come from, as `SeatScore.parts`; left out by a game that does not tell. */
  readonly parts?: readonly SeatScore['parts'][];
}

/**
 * @typeParam S the state: plain JSON of arrays, objects, strings, booleans, safe integers; holds no secret
 * @typeParam A the closed union of actions
 * @typeParam V what one seat may see
 * @typeParam E the closed union of events
 */
export interface Game<S, A extends Action, V, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Number of the rule set of new tables, pinned in entry 0. Changed behaviour is a new number; old logs keep theirs. */
  readonly rules: number;
  /**
   * Numbers of earlier rule sets by which it still plays, so that their tables and records open and go on as they began;
   * each with the defaults of options that were others then. Left out: none.
   */
  readonly earlier?: Readonly<Record<number, Options>>;
  readonly seats: {readonly min: number; readonly max: number};
  readonly options: readonly OptionField[];
  /** UTF-8 bytes that a log of this game may have: several times its longest games. Left out: as many as any log. */
  readonly logBytes?: number;
  /**
   * Whether somebody may hold what is secret at a table with these options: it asks for more than open draws, and so needs a
   * dealer that can keep it. Left out: never.
   */
  secrets?(options: Options): boolean;

  /**
   * First state. `options` have passed `decodeOptions`. Asks for chance instead of drawing.
   * @param rules `rules`, which it is when left out, or one of `earlier`
   */
  setup(options: Options, seats: number, rules?: number): S;
  /**
   * Who must act now: the table waits for these seats. Empty while an ask is open and when the game is over, except
   * that an open `commit` lists the seats that still have to seal, and those that decide something openly meanwhile. Other seats may have `choices` as well (offers,
   * answers to an offer): nothing waits for those.
   */
  toAct(state: S): readonly Seat[];
  /**
   * Seats that were asked something which nothing waits for, such as an offer, and have not answered. A bot among them
   * is asked for its mind, and a bot at turn gives the people among them a while.
   */
  invited?(state: S): readonly Seat[];
  /**
   * What this seat may do: the only source of legality for interface, bots, hints and fuzz tests. While a `commit` is
   * open, what it may seal. Looks up no faces but those of cards that the seat holds.
   */
  choices(state: S, seat: Seat, faces: Faces): readonly Choice[];
  /**
   * What this seat is asked, in public terms. As long as it stays equal, a step of another seat has not changed the
   * decision, so a half-made draft is kept and an answer that was on its way still counts. A game without it asks anew
   * after every step.
   */
  decision?(state: S, seat: Seat): Json;
  /** A suggested action for a decision with many parts (placing, storing, paying), else null. */
  proposal(state: S, seat: Seat, faces: Faces): A | null;
  /**
   * What a sensible beginner would do, out of one seat's view and its choices alone, so that it cannot know what is
   * hidden: the greedy bot and hints. A game without it is played by its proposals and by chance.
   */
  suggest?(view: V, choices: readonly Choice[], rng: Rng): A;
  /** As `suggest`, for a seat that was invited and may act, but need not: what a bot says of its own accord, null for nothing. */
  react?(view: V, choices: readonly Choice[], rng: Rng): A | null;
  /**
   * Strong play of the game's own for a seat that is to act, where the search that all games share is not the way: every move worth a thought, the
   * best first. It gets the public state and what one seat knows, so that it cannot know what is hidden.
   */
  ponder?(state: S, seat: Seat, faces: Faces): readonly {readonly action: A; readonly worth: number}[];
  /** As `ponder`, for a seat that was invited and may act, but need not. */
  reply?(state: S, seat: Seat, faces: Faces): A | null;
  /**
   * Why a move is a good one, for a person who has asked for a hint: out of one seat's view, worded by the game's `text/`.
   * Null, or a game without it: the hint tells what the search has found.
   */
  reason?(view: V, action: A): Reason | null;
  /** Types of actions that are a nuisance when nobody has thought about them: an easy bot blunders in others. */
  readonly chatter?: readonly string[];
  /**
   * A move by rule of thumb for the playouts of a search, in microseconds and different from time to time. It sees the
   * whole state, but a search shows it imagined cards only. A game that lets seats seal their choices is also asked what
   * a seat may have sealed, while its choice is about to be disclosed.
   */
  quick?(state: S, seat: Seat, rng: Rng, faces: Faces): A;
  /**
   * Determinization: a face for every hidden card that is in play, at random but consistent with all that is public and
   * with what this seat knows. Bots search on it; a game without hidden cards has none.
   */
  imagine?(state: S, seat: Seat, faces: Faces, rng: Rng): Faces;
  /** An action out of foreign JSON, checked for shape only; null when it is not one. */
  parse(value: unknown): A | null;
  /** The hidden cards that an action shows, with the faces it claims: the dealer proves them before the step. */
  openings?(action: A): readonly Opening[];
  /** The judge: null, or why not. Changes nothing, needs no secret; the faces that an action claims count as proved. */
  check(state: S, seat: Seat, action: A): IllegalAction | null;
  /** The step on a copy. @throws IllegalAction as `check`. */
  apply(state: S, seat: Seat, action: A, events?: E[]): S;
  /** What chance or the dealer must answer before anybody can act; one thing at a time. */
  ask(state: S): Ask | null;
  /** Folds an answer in, on a copy. @throws IllegalAction `engine/bad-answer` when it does not fit the ask. */
  answer(state: S, answer: Answer, events?: E[]): S;
  /** What a seat (null: a watcher) may see; the only place that hides. `faces` are that seat's own. */
  view(state: S, seat: Seat | null, faces: Faces): V;
  /** Null until the game is over. */
  result(state: S): Result | null;
  /**
   * The points as they would count if the game ended in this state. What is secret until the end counts as well, so it
   * is asked of games that are over: how they went. A game without it has no such chart.
   */
  standing?(state: S): Standing;
  /**
   * Of a game that is over: what a small picture of its board can be drawn from later, without the table. Only what lay open to
   * all, in at most `MINIATURE_LENGTH` characters of JSON (`src/saves/history.ts`). A game without it has no such picture.
   */
  miniature?(state: S): Json;

  clone(state: S): S;
  /** The step in place, unchecked: for playouts of actions that `choices` gave. */
  play(state: S, seat: Seat, action: A, events?: E[]): void;
  /** The answer in place, unchecked. */
  deal(state: S, answer: Answer, events?: E[]): void;
}

/** A game whose types are not known where it is used (table, command line). */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different types; each is used with its own states only
export type AnyGame = Game<any, any, any, any>;
