/** Production (CAT-PROD). */

import {HEX_CORNERS} from '../data/island.ts';
import {CAT_SEATS} from '../options.ts';
import {type CatState, CITY, ownerOf} from '../state.ts';
import {type CatEvent, RESOURCES} from '../types.ts';

const KINDS = RESOURCES.length;
/** Cards that a roll owes, seat by seat and kind by kind; one roll at a time, so one list for all. */
const owed: number[] = new Array<number>(CAT_SEATS.max * KINDS).fill(0);

/** CAT-PROD-2 .. CAT-PROD-5. */
export function produce(state: CatState, number: number, events?: CatEvent[]): void {
  const {board, corners, players} = state;
  const hexes: number[] | undefined = events && [];
  let [kinds, seats] = [0, 0];
  for (let hex = 0; hex < board.tokens.length; hex++) {
    if (board.tokens[hex] !== number || hex === state.robber) continue;
    hexes?.push(hex);
    const kind = board.terrain[hex]!;
    const around = HEX_CORNERS[hex]!;
    for (let i = 0; i < around.length; i++) {
      const building = corners[around[i]!]!;
      if (building === -1) continue;
      const seat = ownerOf(building);
      owed[seat * KINDS + kind]! += building >= CITY ? 2 : 1;
      kinds |= 1 << kind;
      seats |= 1 << seat;
    }
  }
  if (kinds === 0) return;
  for (let kind = 0; kind < KINDS; kind++) if (kinds & (1 << kind)) rationOut(state, kind, events);
  for (let seat = 0; seat < players.length; seat++)
    if (seats & (1 << seat)) payOut(state, seat, hexes, events);
}

/** CAT-PROD-5: what the bank cannot pay in full it pays to nobody, or what is left to a single claimant. */
function rationOut(state: CatState, kind: number, events?: CatEvent[]): void {
  let all = 0;
  let claimants = 0;
  for (let at = kind; at < owed.length; at += KINDS) {
    all += owed[at]!;
    if (owed[at]! > 0) claimants++;
  }
  const left = state.bank[kind]!;
  if (all <= left) return;
  const some = state.rules.singleClaimant && claimants === 1 ? left : 0;
  for (let at = kind; at < owed.length; at += KINDS) if (owed[at]! > 0) owed[at] = some;
  events?.push({type: 'shortage', kind: RESOURCES[kind]!, owed: all, left});
}

/** Leaves nothing owed to the seat. */
function payOut(state: CatState, seat: number, hexes?: readonly number[], events?: CatEvent[]): void {
  const {hand} = state.players[seat]!;
  const first = seat * KINDS;
  const cards = events && owed.slice(first, first + KINDS);
  let some = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = owed[first + kind]!;
    if (count === 0) continue;
    hand[kind]! += count;
    state.bank[kind]! -= count;
    owed[first + kind] = 0;
    some += count;
  }
  if (cards && hexes && some > 0) events.push({type: 'produced', seat, cards, hexes});
}
