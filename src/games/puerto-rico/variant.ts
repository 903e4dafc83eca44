/**
 * What the expansions of a table change, behind one value: the base game asks its variant at every point where something
 * may be added, and its own variant has empty lists there. A variant is built once for each mix of expansions.
 */

import type {Rng} from '../../base/rng.ts';
import type {Faces} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import type {Lot} from '../../engine/kit/flow.ts';
import type {Decision} from './phases/decision.ts';
import type {Objection} from './refusals.ts';
import type {Asking, Island, PrState} from './state.ts';
import type {PhaseName, PrAction, PrEvent, PrPlayerView, PrView} from './types.ts';

/** What is told of the island of one seat. */
type Told<T extends readonly unknown[]> = (
  state: PrState,
  seat: Seat,
  ...what: [...T, events?: PrEvent[]]
) => void;

export interface Variant {
  /** Starts the phase of the role that was taken (`state.role`). */
  start(state: PrState, action: PrAction | null, events?: PrEvent[]): void;
  /** Goes on to the next decision or draw. @returns false when the phase (or the set-up) is over */
  next(state: PrState, events?: PrEvent[]): boolean;
  /** Puts what the expansions bring beside the boxed game, before anything is drawn. */
  unpack(state: PrState): void;
  /** The first governor sits: the row and what else is laid out. @returns false when it is done */
  layOut(state: PrState, events?: PrEvent[]): boolean;
  /** The row was turned up by a draw. @returns false when the phase (or the set-up) is over */
  rowLies(state: PrState, events?: PrEvent[]): boolean;
  readonly decisions: Readonly<Partial<Record<PhaseName, Decision>>>;
  readonly lots: Readonly<Partial<Record<Asking, Lot<PrState, PrEvent>>>>;

  /** Role cards of the table by number of seats, as indexes of `ROLES`. */
  readonly cards: readonly (readonly number[])[];
  /** Cards that get no doubloon at the end of a round. */
  readonly cardsWithoutDoubloon: readonly number[];
  /** Reasons why a seat cannot take a card that is free. */
  readonly barred: readonly ((state: PrState, seat: Seat, card: number) => Objection | null)[];
  /** Are the prospector cards told apart by something else than their doubloons? */
  readonly toldApart: readonly ((state: PrState) => boolean)[];
  /** A card was taken; its doubloons are paid. */
  readonly taken: readonly Told<[card: number]>[];
  /** The last role turn of the round is over. A phase that begins here says so with true. */
  readonly roundOver: readonly ((state: PrState, events?: PrEvent[]) => boolean)[];
  /** The next phase begins, or the next role turn. */
  readonly phaseOver: readonly ((state: PrState) => void)[];

  /** Does the chooser's privilege count twice now? */
  readonly doubled: readonly ((state: PrState, seat: Seat) => boolean)[];
  /** Is there something to do first, before a turn that needs no decision passes? */
  readonly idleTurn: readonly ((state: PrState) => boolean)[];
  /** A turn of a phase is over. */
  readonly turnOver: readonly ((state: PrState) => void)[];
  /** Adds to the doubloons off the price of a building, by the column in which it stands (index 1..4). */
  readonly discounts: readonly ((island: Island, off: number[]) => void)[];
  /** Doubloons of a price that a seat could pay in another way, at most. */
  readonly credit: readonly ((state: PrState, seat: Seat) => number)[];
  readonly bought: readonly Told<[building: number]>[];
  /** A plantation lies face up on an island. */
  readonly tileLaid: readonly Told<[kind: number]>[];
  /** Raises what a seat makes out of a supply; not below, not beyond it. */
  readonly making: readonly ((island: Island, made: number[], supply: readonly number[]) => void)[];
  /** A seat has produced. */
  readonly produced: readonly Told<[made: readonly number[]]>[];
  /** A captain turn begins: true when something has to be decided first. */
  readonly captainTurn: readonly ((state: PrState, events?: PrEvent[]) => boolean)[];
  /** Does a seat have a ship of its own besides the wharf? */
  readonly ownShips: readonly ((state: PrState, seat: Seat) => boolean)[];
  readonly loaded: readonly Told<[]>[];
  /** Single tokens that an island stores besides the one of PR-STORE-2. */
  readonly room: readonly ((island: Island) => number)[];
  /** A piece came from arrivals onto a place of an island. */
  readonly arrivalTaken: readonly ((state: PrState, island: Island, place: number) => void)[];
  /** Bonuses at the end, by id of their part. */
  readonly bonuses: readonly (readonly [part: string, points: (island: Island) => number])[];
  /** Sentences on what is broken. */
  readonly laws: readonly ((state: PrState) => string | null)[];
  readonly numbers: TableNumbers;
  /** Kinds of buildings at this table, in the order of the board. */
  onSale(state: PrState): readonly number[];
  /** A face for every hidden tile, consistent with what a seat knows. */
  imagine(state: PrState, seat: Seat, faces: Faces, rng: Rng): Faces;
  /** A suggestion where the base game has none, and the rest of a placement. */
  propose(state: PrState, seat: Seat): PrAction | null;
  /** What the view of the table, or of an island, shows besides; null in the base game. */
  readonly view: ((state: PrState, viewer: Seat | null, faces: Faces) => Partial<PrView>) | null;
  readonly playerView:
    | ((state: PrState, viewer: Seat | null, seat: Seat, faces: Faces) => Partial<PrPlayerView>)
    | null;
}

/** What the laws count on. */
export interface TableNumbers {
  /** Pieces in supply, in arrivals and on the islands. */
  pieces(state: PrState): number;
  /** Copies of a kind of building on the main board and in the cities. */
  copies(state: PrState, building: number): number;
  /** Tokens of a good, and tiles of a kind, that lie where the base game has no place for them. */
  goodsElsewhere(state: PrState, good: number): number;
  tilesElsewhere(state: PrState, kind: number): number;
}

const VARIANTS: Variant[] = [];

/**
 * What was asked for last: a table has one variant, and asks for it a dozen times with every action. Rules are never written,
 * and variants are provided once, so that the answer for the same rules stays the same.
 */
let lastRules: PrState['rules'] | null = null;
let lastVariant: Variant;

/** @param mask the expansions of the variant, by bit; 0 is the base game */
export const provide = (mask: number, variant: Variant): void => {
  VARIANTS[mask] = variant;
  lastRules = null;
};

/** The variant of the table on which a state lies. @throws Error when it was never provided (a bug of the caller) */
export function variantOf({rules}: PrState): Variant {
  if (rules !== lastRules) {
    const variant = VARIANTS[rules.more === undefined ? 0 : rules.more.mask];
    if (!variant) throw new Error('no variant for these expansions');
    lastVariant = variant;
    lastRules = rules;
  }
  return lastVariant;
}
