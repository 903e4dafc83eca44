/** The royal supplier (PR-B-ROYAL-SUPPLIER): different goods for points, before the first loading. */
import {someOf} from '../../../../engine/choice.ts';
import {PASS, passing} from '../../../../engine/kit/flow.ts';
import {isActive} from '../../island.ts';
import type {Decision} from '../../phases/decision.ts';
import {creditPoints} from '../../phases/round.ts';
import {objection} from '../../refusals.ts';
import {type PrState, sum} from '../../state.ts';
import {GOODS} from '../../types.ts';
import {ROYAL_SUPPLIER} from '../data.ts';
import {moreOn, noblesOf} from '../pieces.ts';
import {moreOf} from '../plan.ts';
import {Done, Opened} from '../state.ts';

/** Different goods that the seat may give: its nobles and its kinds are the limits. */
export function mostSupplies(state: PrState, seat: number): number {
  const island = state.players[seat]!;
  const kinds = island.goods.filter(count => count > 0).length;
  return Math.min(noblesOf(island), kinds);
}

/** PR-D-SUPPLIER: on any own turn of the phase before the first loading, once used no more. */
export function supplierFirst(state: PrState): boolean {
  const island = state.players[state.turn]!;
  const more = moreOf(state);
  if (more.opened & Opened.supplier || moreOn(island).done & (Done.loaded | Done.supplied)) return false;
  if (!isActive(island, ROYAL_SUPPLIER) || sum(island.goods) === 0 || noblesOf(island) === 0) return false;
  state.phase = 'supplier';
  return true;
}

export const supplier: Decision = {
  choices(state) {
    const held = GOODS.filter((_, good) => state.players[state.turn]!.goods[good]! > 0);
    return [{type: 'supply', goods: someOf(held, 1, mostSupplies(state, state.turn))}, PASS];
  },

  moves: {
    supply: {
      check(state, seat, {goods}) {
        const island = state.players[seat]!;
        const kinds = goods.map(good => GOODS.indexOf(good));
        const lacking = goods.find((_, i) => island.goods[kinds[i]!] === 0);
        if (lacking) return objection('pr/no-such-good', 'PR-B-ROYAL-SUPPLIER', {good: lacking});
        const nobles = noblesOf(island);
        const fits =
          kinds.length > 0 &&
          kinds.length <= nobles &&
          kinds.every((kind, i) => i === 0 || kinds[i - 1]! < kind);
        return fits ? null : objection('pr/too-many-supplies', 'PR-B-ROYAL-SUPPLIER', {nobles});
      },
      play(state, seat, {goods}, events) {
        const island = state.players[seat]!;
        asked(state);
        for (const good of goods) {
          island.goods[GOODS.indexOf(good)]!--;
          state.goods[GOODS.indexOf(good)]!++;
        }
        moreOn(island).done |= Done.supplied;
        events?.push({type: 'supplied', seat, goods});
        creditPoints(state, seat, goods.length, events);
      },
    },
    pass: passing('supplier', asked),
  },
};

/** Not in this turn again. */
function asked(state: PrState): void {
  moreOf(state).opened |= Opened.supplier;
}
