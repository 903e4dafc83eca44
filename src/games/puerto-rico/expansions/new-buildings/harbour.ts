/** Captain's buildings of New Buildings: lighthouse, union hall, small wharf. */
import {type Choice, spread} from '../../../../engine/choice.ts';
import {HARBOR} from '../../data.ts';
import {isActive} from '../../island.ts';
import {captainPrivilege, closeLoading} from '../../phases/captain.ts';
import {creditPoints} from '../../phases/round.ts';
import {objection} from '../../refusals.ts';
import {type PrState, sum} from '../../state.ts';
import {BUILDINGS, type PrEvent, ROLES} from '../../types.ts';
import {LIGHTHOUSE, SMALL_WHARF, UNION_HALL} from '../data.ts';
import type {Extra} from '../extra.ts';
import {moreOn} from '../pieces.ts';
import {Done} from '../state.ts';

const CAPTAIN = ROLES.indexOf('captain');

function earn(state: PrState, seat: number, building: number, doubloons: number, events?: PrEvent[]): void {
  state.players[seat]!.doubloons += doubloons;
  events?.push({type: 'paid', seat, building: BUILDINGS[building]!, doubloons, points: 0});
}

/** PR-B-LIGHTHOUSE-a: the captain's doubloon, at the first moment of the phase at which his lighthouse works. */
export function payLight(state: PrState, events?: PrEvent[]): void {
  if (state.role !== CAPTAIN) return;
  const island = state.players[state.chooser]!;
  const more = moreOn(island);
  if (more.done & Done.light || !isActive(island, LIGHTHOUSE)) return;
  more.done |= Done.light;
  earn(state, state.chooser, LIGHTHOUSE, 1, events);
}

/** PR-B-LIGHTHOUSE: for every loading. */
export function lightLoading(state: PrState, seat: number, events?: PrEvent[]): void {
  const island = state.players[seat]!;
  moreOn(island).done |= Done.loaded;
  if (isActive(island, LIGHTHOUSE)) earn(state, seat, LIGHTHOUSE, 1, events);
}

/** PR-B-UNION-HALL: on the first turn of the phase, before any loading. */
export function payUnion(state: PrState, events?: PrEvent[]): void {
  const seat = state.turn;
  const island = state.players[seat]!;
  const more = moreOn(island);
  if (more.done & (Done.began | Done.union) || !isActive(island, UNION_HALL)) return;
  const points = island.goods.reduce((all, count) => all + Math.floor(count / 2), 0);
  if (points === 0) return;
  more.done |= Done.union;
  events?.push({type: 'paid', seat, building: 'union-hall', doubloons: 0, points});
  creditPoints(state, seat, points, events);
}

/** PR-B-SMALL-WHARF: active, not used in this phase, and something to put on it. */
export function smallWharfReady(state: PrState, seat: number): boolean {
  const island = state.players[seat]!;
  return (moreOn(island).done & Done.smallWharf) === 0 && isActive(island, SMALL_WHARF);
}

/** PR-B-SMALL-WHARF: a point for two tokens, and what harbor and privilege add to any loading. */
export function smallWharfPays(
  state: PrState,
  seat: number,
  tokens: number,
): {readonly points: number; readonly harbor: number; readonly privilege: number} {
  const harbor = isActive(state.players[seat]!, HARBOR) ? 1 : 0;
  const privilege = captainPrivilege(state, seat);
  return {points: Math.floor(tokens / 2) + harbor + privilege, harbor, privilege};
}

/** Goods by any mixture, at least one token. */
export const smallWharf: Extra = {
  choices(state, seat): Choice[] {
    const {goods} = state.players[seat]!;
    const total = sum(goods);
    return total > 0 && smallWharfReady(state, seat)
      ? [{type: 'smallWharf', goods: spread(total, goods.slice(), 1)}]
      : [];
  },

  moves: {
    smallWharf: {
      check(state, seat, {goods}) {
        const island = state.players[seat]!;
        if (!isActive(island, SMALL_WHARF)) return objection('pr/no-small-wharf', 'PR-B-SMALL-WHARF');
        if (!smallWharfReady(state, seat)) return objection('pr/small-wharf-used', 'PR-B-SMALL-WHARF');
        const fits = sum(goods) > 0 && goods.every((count, good) => count <= island.goods[good]!);
        return fits ? null : objection('pr/no-such-goods', 'PR-B-SMALL-WHARF');
      },
      play(state, seat, {goods}, events) {
        const island = state.players[seat]!;
        goods.forEach((count, good) => {
          island.goods[good]! -= count;
          state.goods[good]! += count;
        });
        const {points, harbor, privilege} = smallWharfPays(state, seat, sum(goods));
        if (privilege > 0) state.privilegePaid = true;
        moreOn(island).done |= Done.smallWharf;
        events?.push({type: 'smallWharfUsed', seat, goods, points, harbor, privilege});
        if (points > 0) creditPoints(state, seat, points, events);
        closeLoading(state, events);
      },
    },
  },
};
