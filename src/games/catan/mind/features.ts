/** What matters of a seat's position, as numbers of like size. The weights that make a value of them stand in `weights.ts`. */

import {pointsOf} from '../awards.ts';
import {CORNER_HARBOUR, CORNER_HEXES} from '../data/island.ts';
import {CARD_COST, CITY_COST, DESERT, GENERIC, ROAD_COST, SETTLEMENT_COST, waysOf} from '../data.ts';
import type {CatState} from '../state.ts';
import {isCity, ownerOf} from '../state.ts';
import type {Holdings} from './holdings.ts';
import {spotsOf} from './reach.ts';

const lack = (hand: readonly number[], cost: readonly number[]): number => {
  let missing = 0;
  for (let kind = 0; kind < cost.length; kind++) missing += Math.max(0, cost[kind]! - hand[kind]!);
  return missing;
};

/** Ways in 36 of a corner. @param robbed what the robber leaves */
function dots({board, robber}: CatState, corner: number): number {
  let all = 0;
  for (const hex of CORNER_HEXES[corner]!)
    if (board.terrain[hex] !== DESERT) all += waysOf(board.tokens[hex]!) * (hex === robber ? 0.6 : 1);
  return all;
}

/** Of one seat, in the order of the rows of `weights.ts`. */
export function featuresOf(state: CatState, seat: number, held: Holdings): number[] {
  const {board, corners, robber, players} = state;
  const player = players[seat]!;
  const made = [0, 0, 0, 0, 0];
  let special = 0;
  let generic = 0;
  const harbours = [0, 0, 0, 0, 0];
  for (let corner = 0; corner < corners.length; corner++) {
    const building = corners[corner]!;
    if (building === -1 || ownerOf(building) !== seat) continue;
    const times = isCity(building) ? 2 : 1;
    const hexes = CORNER_HEXES[corner]!;
    for (let i = 0; i < hexes.length; i++) {
      const hex = hexes[i]!;
      const kind = board.terrain[hex]!;
      if (kind !== DESERT)
        made[kind]! += (waysOf(board.tokens[hex]!) * times * (hex === robber ? 0.6 : 1)) / 10;
    }
    const slot = CORNER_HARBOUR[corner]!;
    if (slot === -1) continue;
    const harbour = board.harbours[slot]!;
    if (harbour === GENERIC) generic = 1;
    else harbours[harbour] = 1;
  }
  let kinds = 0;
  let even = 0;
  for (let kind = 0; kind < 5; kind++) {
    if (made[kind]! > 0) kinds++;
    special += made[kind]! * harbours[kind]!;
    even += Math.sqrt(made[kind]!);
  }
  let [now, near, far, spots] = [0, 0, 0, 0];
  if (player.settlements > 0)
    for (const {corner, roads} of spotsOf(state, seat)) {
      const worth = dots(state, corner) / 10;
      spots += roads < 3 ? 0.2 : 0;
      if (roads === 0) now = Math.max(now, worth);
      if (roads <= 1) near = Math.max(near, worth);
      if (roads <= 2) far = Math.max(far, worth);
    }
  const {hand} = held;
  const cards = hand[0]! + hand[1]! + hand[2]! + hand[3]! + hand[4]!;
  const points = pointsOf(state, seat) + held.points;
  const upgradable = player.cities > 0 && player.settlements < 5;
  return [
    points,
    (points * points) / 10,
    made[0]!,
    made[1]!,
    made[2]!,
    made[3]!,
    made[4]!,
    kinds,
    special,
    generic,
    Math.min(cards, 7) / 5,
    Math.max(0, cards - 7) / 5,
    upgradable ? 1 - lack(hand, CITY_COST) / 5 : 0,
    now > 0 ? 1 - lack(hand, SETTLEMENT_COST) / 4 : 0,
    state.deck.length > 0 ? 1 - lack(hand, CARD_COST) / 3 : 0,
    player.roads > 0 ? 1 - lack(hand, ROAD_COST) / 2 : 0,
    now,
    near,
    far,
    Math.min(spots, 1.2),
    player.trail / 5,
    state.longestRoad === seat ? 1 : 0,
    state.largestArmy === seat ? 1 : 0,
    player.knights / 2,
    held.knights,
    held.helpers,
    even,
    ((seat - state.active + players.length) % players.length) / 4,
  ];
}
