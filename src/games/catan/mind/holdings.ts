/** What seats hold, as far as the one that thinks can tell. */
import type {Faces} from '../../../engine/ask.ts';
import {KNIGHT, PILE, VICTORY_POINT} from '../data.ts';
import {wholeHand} from '../hand.ts';
import type {CatState} from '../state.ts';

/** Cards by resource; fractions where they are expected only. */
export type Amounts = readonly number[];

export interface Holdings {
  readonly hand: Amounts;
  /** Points that others do not see. */
  readonly points: number;
  /** Unplayed knights, and other cards that help. */
  readonly knights: number;
  readonly helpers: number;
}

/** Share of knights, points and helping cards in the deck. */
export const KNIGHTS = 0.56;
export const POINTS = 0.2;
export const HELPERS = 0.24;

/** What the seat that thinks holds itself. */
export function ownHoldings(state: CatState, seat: number, faces: Faces): Holdings {
  const player = state.players[seat]!;
  let [points, knights, helpers] = [0, 0, 0];
  for (const handle of player.cards) {
    const face = faces.get(handle);
    if (face === VICTORY_POINT) points++;
    else if (face === KNIGHT) knights++;
    else helpers++;
  }
  return {hand: wholeHand(player, faces), points, knights, helpers};
}

/** What another seat is likely to hold: the open cards, and of the concealed ones a fair part of what is nowhere else. */
export function likelyHoldings(state: CatState, seat: number): Holdings {
  const player = state.players[seat]!;
  const {hand, hidden, cards} = player;
  const some = {
    points: cards.length * POINTS,
    knights: cards.length * KNIGHTS,
    helpers: cards.length * HELPERS,
  };
  if (hidden.length === 0) return {hand, ...some};
  let all = 0;
  const unseen = state.bank.map((count, kind) => {
    let left = PILE - count;
    for (const other of state.players) left -= other.hand[kind]!;
    all += left;
    return left;
  });
  return {
    hand: hand.map((count, kind) => count + (hidden.length * unseen[kind]!) / Math.max(1, all)),
    ...some,
  };
}
