/** Craftsman phase (PR-CRAFT): production of all, then the privilege. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {FACTORY, FACTORY_PAYS} from '../data.ts';
import {capacity, isActive} from '../island.ts';
import {objection} from '../refusals.ts';
import {nextSeat, type PrState} from '../state.ts';
import {GOODS, type GoodCounts, type PrEvent} from '../types.ts';
import {variantOf} from '../variant.ts';
import type {Decision, RolePhase} from './decision.ts';

/** PR-CRAFT-2, PR-CRAFT-3: what a seat would make out of this supply; tokens per good. */
export function production(state: PrState, seat: number, supply: readonly number[]): GoodCounts {
  const {manned, city, workers} = state.players[seat]!;
  const made = capacity(manned, city, workers);
  for (let good = 0; good < 5; good++) if (supply[good]! < made[good]!) made[good] = supply[good]!;
  for (const hook of variantOf(state).making) hook(state.players[seat]!, made, supply);
  return made;
}

/** PR-CRAFT-3, PR-CRAFT-4. @returns the tokens really received */
export function produce(state: PrState, seat: number, events?: PrEvent[]): GoodCounts {
  const island = state.players[seat]!;
  const goods = production(state, seat, state.goods);
  let kinds = 0;
  for (let good = 0; good < 5; good++) {
    if (goods[good] === 0) continue;
    kinds++;
    island.goods[good]! += goods[good]!;
    state.goods[good]! -= goods[good]!;
  }
  if (kinds > 0) events?.push({type: 'produced', seat, goods});
  const doubloons = FACTORY_PAYS[kinds]!;
  if (doubloons > 0 && isActive(island, FACTORY)) {
    island.doubloons += doubloons;
    events?.push({type: 'factoryPaid', seat, doubloons});
  }
  for (const hook of variantOf(state).produced) hook(state, seat, goods, events);
  return goods;
}

/** PR-CRAFT-5: kinds produced of which the supply still has one, after all have produced. */
export const bonusKinds = (produced: GoodCounts, supply: readonly number[]): number[] => {
  const kinds: number[] = [];
  for (let good = 0; good < 5; good++) if (produced[good]! > 0 && supply[good]! > 0) kinds.push(good);
  return kinds;
};

export const craftsmanPhase: RolePhase = {
  start(state, _action, events) {
    state.phase = 'craftsman';
    const own = produce(state, state.chooser, events);
    for (let seat = nextSeat(state, state.chooser); seat !== state.chooser; seat = nextSeat(state, seat))
      produce(state, seat, events);
    state.left = 1; // only the privilege is still to be decided
    state.bonus = bonusKinds(own, state.goods);
  },
  next: state => state.bonus.length > 0,
};

/** PR-D-CRAFT-BONUS. */
export const takeGood = {
  choices: (state): Choice[] => [
    {type: 'takeGood', good: oneOf(state.bonus.map(good => GOODS[good]!))},
    PASS,
  ],
  moves: {
    takeGood: {
      check(state, seat, {good}) {
        const index = GOODS.indexOf(good);
        if (state.bonus.includes(index)) return null;
        const {manned, city, workers} = state.players[seat]!;
        return capacity(manned, city, workers)[index] === 0 || state.goods[index]! > 0
          ? objection('pr/not-produced', 'PR-CRAFT-5', {good})
          : objection('pr/goods-gone', 'PR-CRAFT-5', {good});
      },
      play(state, seat, action, events) {
        const good = GOODS.indexOf(action.good);
        state.players[seat]!.goods[good]!++;
        state.goods[good]!--;
        events?.push({type: 'tookGood', seat, good: action.good});
        endBonus(state);
      },
    },
    pass: passing('craftsman', endBonus),
  },
} satisfies Decision;

export function endBonus(state: PrState): void {
  state.bonus.length = 0;
}
