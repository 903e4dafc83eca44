/** Production (CAT-PROD). */

import {gain} from '../hand.ts';
import {HEX_CORNERS} from '../island.ts';
import {type CatState, CITY, ownerOf, sum} from '../state.ts';
import {type CatEvent, RESOURCES} from '../types.ts';

const KINDS = RESOURCES.length;

/** CAT-PROD-2 .. CAT-PROD-5. */
export function produce(state: CatState, number: number, events?: CatEvent[]): void {
  const {board, corners, players} = state;
  const owed = players.map(() => [0, 0, 0, 0, 0]);
  const hexes: number[] = [];
  for (let hex = 0; hex < board.tokens.length; hex++) {
    if (board.tokens[hex] !== number || hex === state.robber) continue;
    hexes.push(hex);
    const kind = board.terrain[hex]!;
    for (const corner of HEX_CORNERS[hex]!) {
      const building = corners[corner]!;
      if (building !== -1) owed[ownerOf(building)]![kind]! += building >= CITY ? 2 : 1;
    }
  }
  for (let kind = 0; kind < KINDS; kind++) rationOut(state, owed, kind, events);
  for (const [seat, cards] of owed.entries()) {
    if (sum(cards) === 0) continue;
    gain(state, seat, cards);
    events?.push({type: 'produced', seat, cards, hexes});
  }
}

/** CAT-PROD-5: what the bank cannot pay in full it pays to nobody, or what is left to a single claimant. */
function rationOut(state: CatState, owed: number[][], kind: number, events?: CatEvent[]): void {
  let all = 0;
  let claimants = 0;
  for (const cards of owed) {
    all += cards[kind]!;
    if (cards[kind]! > 0) claimants++;
  }
  const left = state.bank[kind]!;
  if (all <= left) return;
  const some = state.rules.singleClaimant && claimants === 1 ? left : 0;
  for (const cards of owed) if (cards[kind]! > 0) cards[kind] = some;
  events?.push({type: 'shortage', kind: RESOURCES[kind]!, owed: all, left});
}
