/** Determinization: kinds for all concealed cards, at random, that agree with the public counts and own knowledge. */

import type {Rng} from '../../base/rng.ts';
import type {Faces} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import {CARD_COPIES, PILE} from './data.ts';
import type {CatState} from './state.ts';

/** What of each resource lies neither in the bank nor openly: all of it is among the concealed cards. */
const concealed = ({bank, players}: CatState): number[] =>
  bank.map((count, kind) => PILE - count - players.reduce((all, {hand}) => all + hand[kind]!, 0));

export function imagine(state: CatState, _seat: Seat, faces: Faces, rng: Rng): Faces {
  const imagined = new Map<number, number>();
  deal(
    state.players.flatMap(({hidden}) => hidden),
    concealed(state),
    faces,
    rng,
    imagined,
  );
  deal(
    [...state.deck, ...state.players.flatMap(({cards}) => cards)],
    CARD_COPIES.map((copies, card) => copies - state.played[card]!),
    faces,
    rng,
    imagined,
  );
  return imagined;
}

/** Known cards as they are; the rest of the pool over the others. */
function deal(
  handles: readonly number[],
  pool: readonly number[],
  faces: Faces,
  rng: Rng,
  into: Map<number, number>,
): void {
  const left = [...pool];
  const unknown: number[] = [];
  for (const handle of handles) {
    const face = faces.get(handle);
    if (face === undefined) unknown.push(handle);
    else {
      into.set(handle, face);
      left[face]!--;
    }
  }
  const cards = left.flatMap((count, face) => new Array<number>(Math.max(0, count)).fill(face));
  for (const handle of unknown) into.set(handle, cards.splice(rng.below(cards.length), 1)[0]!);
}
