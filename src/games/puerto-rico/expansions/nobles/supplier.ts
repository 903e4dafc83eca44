/** The royal supplier (PR-B-ROYAL-SUPPLIER): different goods for points, before the first loading. */
import {someOf} from '../../../../engine/choice.ts';
import {isActive} from '../../island.ts';
import {type Decision, misplaced, PASS} from '../../phases/decision.ts';
import {creditPoints} from '../../phases/round.ts';
import {refuse} from '../../refusals.ts';
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

  check(state, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'supply') return misplaced(state, seat, action, 'PR-D-SUPPLIER');
    const island = state.players[seat]!;
    const kinds = action.goods.map(good => GOODS.indexOf(good));
    const lacking = action.goods.find((_, i) => island.goods[kinds[i]!] === 0);
    if (lacking) return refuse('pr/no-such-good', 'PR-B-ROYAL-SUPPLIER', seat, {good: lacking});
    const fits =
      kinds.length > 0 &&
      kinds.length <= noblesOf(island) &&
      kinds.every((kind, i) => i === 0 || kinds[i - 1]! < kind);
    const nobles = noblesOf(island);
    return fits ? null : refuse('pr/too-many-supplies', 'PR-B-ROYAL-SUPPLIER', seat, {nobles});
  },

  play(state, action, events) {
    const seat = state.turn;
    moreOf(state).opened |= Opened.supplier;
    if (action.type !== 'supply') {
      events?.push({type: 'passed', seat, phase: 'supplier'});
      return;
    }
    const island = state.players[seat]!;
    for (const good of action.goods) {
      island.goods[GOODS.indexOf(good)]!--;
      state.goods[GOODS.indexOf(good)]!++;
    }
    moreOn(island).done |= Done.supplied;
    events?.push({type: 'supplied', seat, goods: action.goods});
    creditPoints(state, seat, action.goods.length, events);
  },
};
