/** Final scores (PR-SCORE): every bonus is one small function named after its building. */
import type {Result, Seat, SeatScore, Standing} from '../../engine/game.ts';
import {
  BUILDING_DATA,
  CITY_HALL,
  COUNTRY_SPACES,
  CUSTOMS_HOUSE,
  FORTRESS,
  GUILD_HALL,
  POINTS,
  RESIDENCE,
  RESIDENCE_PAYS,
} from './data.ts';
import {freeCountry, isActive, pieces} from './island.ts';
import {type Island, type PrState, sum} from './state.ts';
import {variantOf} from './variant.ts';

/** Printed points of all buildings, active or not (PR-TILE-3). */
export const buildingPoints = (island: Island): number =>
  island.city.reduce((total, building) => total + POINTS[building]!, 0);

const kindOf = (building: number) => BUILDING_DATA[building]!.kind;

/** PR-B-GUILD-HALL. */
const guildHall = (island: Island): number =>
  island.city.reduce((points, building) => {
    const kind = kindOf(building);
    return points + (kind === 'production-small' ? 1 : kind === 'production-large' ? 2 : 0);
  }, 0);

/** PR-B-RESIDENCE. */
const residence = (island: Island): number => RESIDENCE_PAYS[COUNTRY_SPACES - freeCountry(island)]!;

/** PR-B-FORTRESS. */
const fortress = (island: Island): number => Math.floor(pieces(island) / 3);

/** PR-B-CUSTOMS-HOUSE. */
const customsHouse = (island: Island): number => Math.floor(island.chips / 4);

/** PR-B-CITY-HALL: itself included. */
const cityHall = (island: Island): number =>
  island.city.filter(building => kindOf(building).startsWith('utility')).length;

const BONUSES: readonly (readonly [part: string, building: number, bonus: (island: Island) => number])[] = [
  ['guild-hall', GUILD_HALL, guildHall],
  ['residence', RESIDENCE, residence],
  ['fortress', FORTRESS, fortress],
  ['customs-house', CUSTOMS_HOUSE, customsHouse],
  ['city-hall', CITY_HALL, cityHall],
];

/** PR-SCORE-1, PR-SCORE-2 for one seat, as the board stands. */
export function score(state: PrState, seat: Seat): SeatScore {
  const island = state.players[seat]!;
  const parts: Record<string, number> = {chips: island.chips, buildings: buildingPoints(island)};
  for (const [part, building, bonus] of BONUSES) parts[part] = isActive(island, building) ? bonus(island) : 0;
  for (const [part, points] of variantOf(state).bonuses) parts[part] = points(island);
  const total = Object.values(parts).reduce((all, points) => all + points, 0);
  return {seat, total, parts, tieBreak: island.doubloons + sum(island.goods)};
}

const standsBefore = (a: SeatScore, b: SeatScore): number => b.total - a.total || b.tieBreak - a.tieBreak;

/** PR-SCORE-2, PR-SCORE-3. */
export function result(state: PrState): Result | null {
  if (state.phase !== 'over') return null;
  const scores = state.players.map((_, seat) => score(state, seat));
  const ranking: Seat[][] = [];
  const sorted = [...scores].sort((a, b) => standsBefore(a, b) || a.seat - b.seat);
  sorted.forEach((entry, i) => {
    const before = sorted[i - 1];
    if (before && standsBefore(before, entry) === 0) ranking.at(-1)!.push(entry.seat);
    else ranking.push([entry.seat]);
  });
  const [first, second] = sorted;
  const decidedBy = ranking[0]!.length > 1 ? 'shared' : first!.total > second!.total ? 'points' : 'tieBreak';
  return {scores, ranking, decidedBy};
}

export function standing(state: PrState): Standing {
  const scores = state.players.map((_, seat) => score(state, seat));
  return {
    round: state.round,
    points: scores.map(({total}) => total),
    parts: scores.map(({parts}) => parts),
  };
}
