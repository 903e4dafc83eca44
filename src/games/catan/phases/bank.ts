/** Maritime trade (CAT-SEA). */
import type {Faces} from '../../../engine/ask.ts';
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {GENERIC} from '../data.ts';
import {cover, objectToShow} from '../hand.ts';
import {HARBOUR_CORNERS} from '../island.ts';
import {objection} from '../refusals.ts';
import {type CatState, ownerOf} from '../state.ts';
import {RESOURCES} from '../types.ts';
import type {Move} from './move.ts';

/** Cards of each kind for one at the bank: the best rate the seat owns (CAT-SEA-1 .. CAT-SEA-4). */
export function ratesOf({board, corners}: CatState, seat: number): number[] {
  const rates = [4, 4, 4, 4, 4];
  for (let slot = 0; slot < HARBOUR_CORNERS.length; slot++) {
    const [a, b] = HARBOUR_CORNERS[slot]!;
    const serves = owns(corners[a]!, seat) || owns(corners[b]!, seat);
    if (!serves) continue;
    const kind = board.harbours[slot]!;
    if (kind === GENERIC) for (let i = 0; i < rates.length; i++) rates[i] = Math.min(rates[i]!, 3);
    else rates[kind] = 2;
  }
  return rates;
}

const owns = (building: number, seat: number): boolean => building !== -1 && ownerOf(building) === seat;

/** A list of cards with so many of one kind. */
const only = (kind: number, count: number): number[] => RESOURCES.map((_, i) => (i === kind ? count : 0));

export function bankChoices(state: CatState, seat: number, faces: Faces, into: Choice[]): void {
  const player = state.players[seat]!;
  let rates: number[] | null = null;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    // The best rate there is: nobody with fewer cards needs a closer look.
    if (player.hand[kind]! + player.hidden.length < 2) continue;
    rates ??= ratesOf(state, seat);
    const show = cover(player, only(kind, rates[kind]!), faces);
    if (!show) continue;
    const take = RESOURCES.filter((_, other) => other !== kind && state.bank[other]! > 0);
    if (take.length === 0) continue;
    const choice: Choice = {type: 'bankTrade', give: RESOURCES[kind]!, take: oneOf(take)};
    into.push(show.length > 0 ? {...choice, show: [...show]} : choice);
  }
}

export const bankTrade: Move<'bankTrade'> = {
  check(state, seat, {give, take, show}) {
    if (give === take) return objection('cat/same-at-bank', 'CAT-SEA-1');
    const kind = RESOURCES.indexOf(give);
    if (state.bank[RESOURCES.indexOf(take)] === 0)
      return objection('cat/bank-empty', 'CAT-SEA-4', {kind: take});
    return objectToShow(state.players[seat]!, only(kind, ratesOf(state, seat)[kind]!), show, 'CAT-SEA-1');
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
