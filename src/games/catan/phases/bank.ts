/** Maritime trade (CAT-SEA). */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {HARBOUR_CORNERS} from '../data/island.ts';
import {BANK_RATE, GENERIC} from '../data.ts';
import {objectToShow, type Purse} from '../hand.ts';
import {objection} from '../refusals.ts';
import {type CatState, ownerOf} from '../state.ts';
import {RESOURCES} from '../types.ts';
import type {Move} from './move.ts';

/** The corners that harbours serve, two for each slot. */
const PIERS: readonly number[] = HARBOUR_CORNERS.flat();

/** Cards of each kind for one at the bank: the best rate the seat owns (CAT-SEA-1 .. CAT-SEA-4). */
export function ratesOf({board, corners}: CatState, seat: number): number[] {
  const rates = RESOURCES.map(() => BANK_RATE);
  for (let slot = 0; slot < HARBOUR_CORNERS.length; slot++) {
    // By the distance rule only one of the two corners has a building.
    const building = Math.max(corners[PIERS[2 * slot]!]!, corners[PIERS[2 * slot + 1]!]!);
    if (building === -1 || ownerOf(building) !== seat) continue;
    const kind = board.harbours[slot]!;
    if (kind === GENERIC) for (let i = 0; i < rates.length; i++) rates[i] = Math.min(rates[i]!, 3);
    else rates[kind] = 2;
  }
  return rates;
}

/** So many cards of one kind, by kind and count. */
const SOME: readonly (readonly (readonly number[])[])[] = RESOURCES.map((_, kind) =>
  [0, 1, 2, 3, 4].map(count => RESOURCES.map((_, i) => (i === kind ? count : 0))),
);
/** What can be taken where the bank has these kinds (one bit each). */
const TAKE = Array.from({length: 1 << RESOURCES.length}, (_, kinds) =>
  Object.freeze(oneOf(RESOURCES.filter((_, kind) => kinds & (1 << kind)))),
);

export function bankChoices(state: CatState, seat: number, {hand, closed, all}: Purse, into: Choice[]): void {
  // The best rate there is: nobody with fewer cards needs a closer look.
  if (all[0]! < 2 && all[1]! < 2 && all[2]! < 2 && all[3]! < 2 && all[4]! < 2) return;
  const rates = ratesOf(state, seat);
  let kinds = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++) if (state.bank[kind]! > 0) kinds |= 1 << kind;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    const others = kinds & ~(1 << kind);
    const rate = rates[kind]!;
    if (others === 0 || all[kind]! < rate) continue;
    const give = RESOURCES[kind]!;
    const take = TAKE[others]!;
    const missing = rate - hand[kind]!;
    into.push(
      missing > 0
        ? {type: 'bankTrade', give, take, show: closed[kind]!.slice(0, missing)}
        : {type: 'bankTrade', give, take},
    );
  }
}

export const bankTrade: Move<'bankTrade'> = {
  check(state, seat, {give, take, show}) {
    if (give === take) return objection('cat/same-at-bank', 'CAT-SEA-1');
    const kind = RESOURCES.indexOf(give);
    if (state.bank[RESOURCES.indexOf(take)] === 0)
      return objection('cat/bank-empty', 'CAT-SEA-4', {kind: take});
    return objectToShow(state.players[seat]!, SOME[kind]![ratesOf(state, seat)[kind]!]!, show, 'CAT-SEA-1');
  },
  play(state, seat, {give, take}, events) {
    const [from, to] = [RESOURCES.indexOf(give), RESOURCES.indexOf(take)];
    const count = ratesOf(state, seat)[from]!;
    const {hand} = state.players[seat]!;
    hand[from]! -= count;
    state.bank[from]! += count;
    hand[to]!++;
    state.bank[to]!--;
    events?.push({type: 'bankTraded', seat, give, count, take});
  },
};
