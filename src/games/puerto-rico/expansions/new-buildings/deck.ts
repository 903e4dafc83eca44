/**
 * The plantation deck where a forest house is in play: shuffled as handles, because its owner alone looks
 * at a tile that he draws. `PrState.deck` then counts all tiles that are not open to everybody.
 */
import type {Rng} from '../../../../base/rng.ts';
import {
  type Answer,
  type Ask,
  shuffle as askShuffle,
  type Faces,
  freshOf,
  openedOf,
} from '../../../../engine/ask.ts';
import {goodsOf, missingInRow} from '../../plantations.ts';
import {type PrState, sum} from '../../state.ts';
import {GOODS, type PrEvent} from '../../types.ts';
import {FOREST_HOUSE} from '../data.ts';
import {inPlay} from '../draft.ts';
import {moreOn} from '../pieces.ts';
import {type DoStep, moreOf, stepDone} from '../plan.ts';
import {SEALED} from '../state.ts';
import {canPlant, handleOf, layOpen} from './forests.ts';

const everybody = (state: PrState): number[] => state.players.map((_, seat) => seat);

function heapOf(counts: readonly number[]): number[] {
  const heap: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) for (let i = 0; i < counts[kind]!; i++) heap.push(kind);
  return heap;
}

/** Tiles that go into the shuffle: the discard, or at the start the whole deck. A face is the kind of a tile. */
const minted = (state: PrState): number[] => {
  const {sealed} = moreOf(state);
  return heapOf(sealed === null ? state.deck : state.discard);
};

export const shuffle = {
  ask: (state: PrState): Ask => askShuffle('plantations', everybody(state), [], minted(state)),
  deal(state: PrState, answer: Answer, events?: PrEvent[]): void {
    const more = moreOf(state);
    state.asking = null;
    if (more.sealed !== null) {
      state.deck = state.deck.map((count, kind) => count + state.discard[kind]!);
      state.discard.fill(0);
      events?.push({type: 'deckRefilled', tiles: freshOf(answer).length});
    }
    more.sealed = [...freshOf(answer)];
  },
};

/** The first shuffle, once the buildings are known. */
export const shuffleStep: DoStep = state => {
  if (moreOf(state).sealed !== null || !inPlay(state, FOREST_HOUSE)) return false;
  state.asking = 'shuffle';
  return true;
};

/** PR-SETTLER-9: turns up tiles until the row is full; asks for one thing after the other. */
export const fillSealed: DoStep = (state, _step, events) => {
  const {sealed} = moreOf(state);
  if (missingInRow(state) > 0) {
    if (sealed !== null && sealed.length > 0) state.asking = 'row';
    else if (sum(state.discard) > 0) state.asking = 'shuffle';
    if (state.asking !== null) return true;
  }
  events?.push({type: 'rowDrawn', tiles: goodsOf(state.row)});
  return false;
};

const nextInRow = (state: PrState): number[] => (moreOf(state).sealed ?? []).slice(0, missingInRow(state));

export const row = {
  ask: (state: PrState): Ask => ({kind: 'reveal', handles: nextInRow(state)}),
  deal(state: PrState, answer: Answer): void {
    state.asking = null;
    for (const kind of openedOf(answer)) {
      if (kind === null) continue;
      state.row.push(kind);
      state.deck[kind]!--;
    }
    moreOf(state).sealed!.splice(0, openedOf(answer).length);
  },
};

/** One tile unseen (PR-SETTLER-10): looked at by its owner alone where he may plant it, else by all. */
export const drawStep: DoStep = (state, {seat}) => {
  const more = moreOf(state);
  state.turn = seat;
  if (more.drawn === -1) {
    const top = more.sealed![0];
    if (top === undefined) state.asking = 'shuffle';
    else if (canPlant(state, seat)) state.asking = 'look';
    else {
      more.sealed!.shift();
      more.drawn = SEALED + top;
      state.asking = 'open';
    }
    return true;
  }
  state.phase = 'tile';
  return true;
};

export const look = {
  ask: (state: PrState): Ask => ({kind: 'deal', handles: moreOf(state).sealed!.slice(0, 1), to: state.turn}),
  deal(state: PrState, _answer: Answer, events?: PrEvent[]): void {
    const more = moreOf(state);
    state.asking = null;
    more.drawn = SEALED + more.sealed!.shift()!;
    const source = more.steps[0]?.do === 'draw' ? 'hacienda' : 'land-office';
    events?.push({type: 'drewHidden', seat: state.turn, with: source});
  },
};

/** What becomes public: the tile that is laid face up, or a forest that leaves its island. */
export const open = {
  ask: (state: PrState): Ask => ({kind: 'reveal', handles: [handleOf(opening(state))]}),
  deal(state: PrState, answer: Answer, events?: PrEvent[]): void {
    const more = moreOf(state);
    const kind = openedOf(answer)[0]!;
    const seat = state.turn;
    state.asking = null;
    state.deck[kind]!--;
    if (more.drawn !== -1) {
      more.drawn = -1;
      stepDone(state);
      layOpen(state, seat, kind, events);
    } else {
      moreOn(state.players[seat]!).forests.shift();
      state.discard[kind]!++;
      const by = state.phase === 'lodge' ? 'hunting-lodge' : 'land-office';
      events?.push({type: 'tileDiscarded', seat, tile: 'forest', face: GOODS[kind]!, piece: null, by});
      if (state.phase === 'lodge') stepDone(state);
    }
  },
};

const opening = (state: PrState): number => {
  const {drawn} = moreOf(state);
  return drawn !== -1 ? drawn : moreOn(state.players[state.turn]!).forests[0]!;
};

/** Handles of all tiles that are not open: those of the deck, hidden forests, and the one just drawn. */
export function hiddenHandles(state: PrState): number[] {
  const {more} = state;
  if (!more?.sealed) return [];
  const forests = state.players.flatMap(island => moreOn(island).forests.map(handleOf));
  return [...more.sealed, ...forests, handleOf(more.drawn)].filter(handle => handle >= 0);
}

/** A kind for every hidden tile: what the seat knows, and the rest of the open multiset in random order. */
export function imagineDeck(state: PrState, faces: Faces, rng: Rng): Faces {
  const left = heapOf(state.deck);
  const handles = hiddenHandles(state);
  const imagined = new Map<number, number>();
  for (const handle of handles) {
    const known = faces.get(handle);
    if (known === undefined) continue;
    imagined.set(handle, known);
    left.splice(left.indexOf(known), 1);
  }
  for (const handle of handles)
    if (!imagined.has(handle)) imagined.set(handle, left.splice(rng.below(left.length), 1)[0]!);
  return imagined;
}
