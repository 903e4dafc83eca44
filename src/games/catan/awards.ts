/** Points, and the two cards that change hands (CAT-LR, CAT-LA). */

import {CORNER_EDGES} from './data/island.ts';
import {AWARD_POINTS, LEAST_ARMY, LEAST_ROAD, STOCK} from './data.ts';
import type {CatState} from './state.ts';
import {longestTrail, trailThrough} from './trails.ts';
import type {CatEvent} from './types.ts';

/** CAT-END-1: the points that all see; laid-open victory point cards are among them. */
export function pointsOf(state: CatState, seat: number): number {
  const player = state.players[seat]!;
  return (
    STOCK.settlement -
    player.settlements +
    2 * (STOCK.city - player.cities) +
    (state.longestRoad === seat ? AWARD_POINTS : 0) +
    (state.largestArmy === seat ? AWARD_POINTS : 0) +
    player.shownPoints
  );
}

/** CAT-LR-5: a road was laid. */
export function roadLaid(state: CatState, seat: number, edge: number, events?: CatEvent[]): void {
  const length = trailThrough(state, seat, edge);
  const player = state.players[seat]!;
  if (length <= player.trail) return;
  player.trail = length;
  judgeRoads(state, events);
}

/** CAT-LR-5: a building may cut the road of an opponent who has two roads at its corner. */
export function cornerTaken(state: CatState, seat: number, corner: number, events?: CatEvent[]): void {
  const edges = CORNER_EDGES[corner]!;
  for (let i = 0; i < edges.length; i++) {
    const owner = state.roads[edges[i]!]!;
    if (owner === -1 || owner === seat) continue;
    const roads = edges.filter(edge => state.roads[edge] === owner).length;
    if (roads < 2) continue;
    state.players[owner]!.trail = longestTrail(state, owner);
    judgeRoads(state, events);
    return; // A corner has three edges: only one opponent can have two of them.
  }
}

/** CAT-LR-3, CAT-LR-4, CAT-LR-6, CAT-LR-7. */
function judgeRoads(state: CatState, events?: CatEvent[]): void {
  const {players, longestRoad: holder} = state;
  let most = 0;
  let leaders = 0;
  let leader = -1;
  players.forEach(({trail}, seat) => {
    if (trail > most) {
      most = trail;
      leaders = 1;
      leader = seat;
    } else if (trail === most) leaders++;
  });
  if (most < LEAST_ROAD) leader = -1;
  else if (leaders > 1) {
    const keeps = state.rules.holderKeeps && holder !== -1 && players[holder]!.trail === most;
    leader = keeps ? holder : -1;
  }
  if (leader === holder) return;
  state.longestRoad = leader;
  events?.push({
    type: 'longestRoad',
    seat: leader === -1 ? null : leader,
    from: holder === -1 ? null : holder,
    length: most,
  });
}

/** CAT-LA-1, CAT-LA-2: a knight was laid open. */
export function knightPlayed(state: CatState, seat: number, events?: CatEvent[]): void {
  const {players, largestArmy: holder} = state;
  const {knights} = players[seat]!;
  if (seat === holder || knights < LEAST_ARMY) return;
  if (holder !== -1 && knights <= players[holder]!.knights) return;
  state.largestArmy = seat;
  events?.push({type: 'largestArmy', seat, from: holder === -1 ? null : holder, knights});
}
