/**
 * The face-down plantations. Nobody knows their order, so the state keeps only how many there are of each kind, and
 * every draw is asked for over the canonical list: corn first, coffee last, taken tiles removed.
 */
import {seatData} from './data.ts';
import {type Asking, type PrState, sum} from './state.ts';
import {GOODS, type PrEvent} from './types.ts';

export const goodsOf = (indexes: readonly number[]) => indexes.map(good => GOODS[good]!);

/** PR-SETTLER-9, PR-SETTLER-10: the discard becomes the deck. */
function reshuffle(state: PrState, events?: PrEvent[]): void {
  for (let kind = 0; kind < 5; kind++) {
    state.deck[kind]! += state.discard[kind]!;
    state.discard[kind] = 0;
  }
  events?.push({type: 'deckRefilled', tiles: sum(state.deck)});
}

/** Removes the tile at `index` of the canonical list and returns its kind. */
export function takeAt(deck: number[], index: number): number {
  let kind = 0;
  for (let before = index; before >= deck[kind]!; kind++) before -= deck[kind]!;
  deck[kind]!--;
  return kind;
}

/** Face-down tiles that can be drawn. */
export const deckCount = (state: PrState): number => state.more?.sealed?.length ?? sum(state.deck);

/** Tiles that still have to be turned up. */
export const missingInRow = (state: PrState): number =>
  seatData(state.players.length).rowSize - state.row.length;

/**
 * Turns up tiles until the row is full (PR-SETTLER-9). Tiles that all go up need no draw.
 * @returns false when a draw is asked for, true when the row is as full as it gets
 */
export function fillRow(state: PrState, events?: PrEvent[]): boolean {
  for (;;) {
    const missing = missingInRow(state);
    if (missing === 0) break;
    if (sum(state.deck) > missing) {
      state.asking = 'row';
      return false;
    }
    for (let kind = 0; kind < 5; kind++) {
      for (; state.deck[kind]! > 0; state.deck[kind]!--) state.row.push(kind);
    }
    if (missingInRow(state) === 0 || sum(state.discard) === 0) break;
    reshuffle(state, events);
  }
  events?.push({type: 'rowDrawn', tiles: goodsOf(state.row)});
  return true;
}

/** The answer to the draw of a row. */
export function turnUp(state: PrState, drawn: readonly number[], events?: PrEvent[]): void {
  state.asking = null;
  for (let i = 0; i < drawn.length; i++) state.row.push(takeAt(state.deck, drawn[i]!));
  events?.push({type: 'rowDrawn', tiles: goodsOf(state.row)});
}

/** PR-SETTLER-10: is there a tile for a single draw? */
export const canDrawOne = (state: PrState): boolean => deckCount(state) > 0 || sum(state.discard) > 0;

/**
 * Readies a single draw.
 * @returns the index to take when only one tile is left, else -1: the draw is asked for
 */
export function drawOne(state: PrState, events?: PrEvent[], asking: Asking = 'hacienda'): number {
  if (sum(state.deck) === 0) reshuffle(state, events);
  if (sum(state.deck) === 1) return 0;
  state.asking = asking;
  return -1;
}
