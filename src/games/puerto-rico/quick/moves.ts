/** The move of each phase in a playout. */
import type {Rng} from '../../../base/rng.ts';
import {NO_FACES} from '../../../engine/ask.ts';
import {type Choice, expand, isHole} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {fillings} from '../../../engine/holes.ts';
import {PRICES} from '../data.ts';
import {choices as choicesOf} from '../flow.ts';
import {priceFor} from '../island.ts';
import {builderDiscount} from '../phases/builder.ts';
import {loading, loadTargets, mustLoad} from '../phases/captain.ts';
import {cardsInPlay} from '../phases/round.ts';
import {saleBonus, sellable} from '../phases/trader.ts';
import type {PrState} from '../state.ts';
import {GOODS, type Good, type PrAction, ROLES, TILES, type Tile} from '../types.ts';
import {roleValue} from './role-worth.ts';
import {BUILDING_INDEX, buildingValue, economyOf, progress, tileValue} from './worth.ts';

/** Noise as wide as the difference between two good moves. */
const noise = (rng: Rng, width: number): number => rng.below(width);

/** The best of a list by value plus noise, or null. */
function best<T>(list: readonly T[], value: (item: T) => number, rng: Rng, width: number): T | null {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const worth = value(item) + noise(rng, width);
    if (worth <= most) continue;
    most = worth;
    found = item;
  }
  return found;
}

export function role(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  const offered = choicesOf(state, seat, NO_FACES);
  const free = cardsInPlay(state).filter(card =>
    offered.some(choice => choice.type === 'takeRole' && choice.role === ROLES[card]),
  );
  const card = best(free, each => roleValue(state, seat, each), rng, 60);
  const choice = card === null ? null : offered.find(each => each.role === ROLES[card]);
  return choice ? first(choice) : null;
}

/** A choice with the first filling of every hole: riders list "yes" and "most" first. */
const first = (choice: Choice): PrAction => expand(choice).next().value as PrAction;

/** A choice with one field named and the riders as they come first. */
const named = (choice: Choice, field: string, value: string): PrAction => first({...choice, [field]: value});

const valuesOf = (choice: Choice, field: string): readonly string[] => {
  const value = choice[field];
  if (value === undefined) return [];
  // The fields that are asked for name things.
  return (isHole(value) ? [...fillings(value)] : [value]) as readonly string[];
};

export function settle(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  const island = state.players[seat]!;
  const offered = choicesOf(state, seat, NO_FACES).filter(choice => choice.type === 'settle');
  const tiles = offered.flatMap(choice => valuesOf(choice, 'tile').map(tile => ({choice, tile})));
  const picked = best(tiles, ({tile}) => tileValue(island, TILES.indexOf(tile as Tile)), rng, 25);
  return picked && named(picked.choice, 'tile', picked.tile);
}

export function build(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  const island = state.players[seat]!;
  const late = progress(state);
  const discount = builderDiscount(state, seat);
  const economy = economyOf(island);
  const value = (name: string): number => {
    const building = BUILDING_INDEX.get(name)!;
    return buildingValue(island, building, priceFor(state, island, building, discount), late, economy);
  };
  const offered = choicesOf(state, seat, NO_FACES).filter(
    choice => choice.type === 'build' && choice.payment === undefined,
  );
  const kinds = offered.flatMap(choice => valuesOf(choice, 'building').map(building => ({choice, building})));
  const picked = best(kinds, ({building}) => value(building), rng, 25);
  return picked && value(picked.building) > -30 ? named(picked.choice, 'building', picked.building) : null;
}

export function load(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  let action: PrAction | null = null;
  let most = 0;
  for (let good = 0; good < 5; good++) {
    for (const ship of loadTargets(state, seat, good)) {
      const {points} = loading(state, seat, good, ship);
      const worth = points * 10 - good + noise(rng, 8);
      // The wharf is kept for a kind that no ship takes.
      if (ship === 'wharf' && mustLoad(state, seat)) continue;
      if (worth <= most) continue;
      most = worth;
      action = {type: 'load', good: GOODS[good]!, ship};
    }
  }
  return action;
}

export function sell(state: PrState, seat: Seat): PrAction | null {
  const goods = sellable(state, seat);
  const dearest: Good | undefined = goods.at(-1);
  if (!dearest) return null;
  const doubloons = PRICES[GOODS.indexOf(dearest)]! + saleBonus(state, seat, seat === state.chooser);
  return doubloons > 0 ? {type: 'sell', good: dearest} : null;
}
