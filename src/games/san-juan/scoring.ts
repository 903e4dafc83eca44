/** Points and the winner (SJ-END). */
import type {Result, SeatScore, Standing} from '../../engine/game.ts';
import {
  CITY_HALL,
  GUILD_HALL,
  isMonument,
  isProduction,
  KIND,
  PALACE,
  POINTS,
  TRIUMPHAL_ARCH,
} from './data.ts';
import type {SjState, Town} from './state.ts';
import {goodPlaces, shows} from './town.ts';

/** SJ-BLD-TRIUMPHAL-ARCH, by own monuments. */
const ARCH = [0, 4, 6, 8] as const;

const count = ({row}: Town, wanted: (kind: number) => boolean): number =>
  row.reduce((all, face) => (wanted(KIND[face]!) ? all + 1 : all), 0);

/**
 * SJ-END-3: points by source, in the order in which they are added up.
 * @param chapel cards under chapels: the owner's secret until the end, so whoever shows points before passes 0
 */
export function pointsOf(town: Town, chapel: number): Readonly<Record<string, number>> {
  const buildings = town.row.reduce((all, face) => all + POINTS[KIND[face]!]!, 0);
  const arch = shows(town, TRIUMPHAL_ARCH) ? ARCH[count(town, isMonument)]! : 0;
  const guildHall = shows(town, GUILD_HALL) ? 2 * count(town, isProduction) : 0;
  const cityHall = shows(town, CITY_HALL) ? count(town, kind => !isProduction(kind)) : 0;
  const before = buildings + chapel + arch + guildHall + cityHall;
  return {
    buildings,
    chapel,
    'triumphal-arch': arch,
    'guild-hall': guildHall,
    'city-hall': cityHall,
    palace: shows(town, PALACE) ? Math.floor(before / 4) : 0,
  };
}

export const total = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((all, points) => all + points, 0);

function score(town: Town, seat: number): SeatScore {
  const parts = pointsOf(town, town.chapel.length);
  return {seat, parts, total: total(parts), tieBreak: town.hand.length + goodPlaces(town).length};
}

/** SJ-END-4; null until the game is over. */
export function result(state: SjState): Result | null {
  if (state.phase !== 'over') return null;
  const scores = state.towns.map(score);
  const order = [...scores].sort((a, b) => b.total - a.total || b.tieBreak - a.tieBreak || a.seat - b.seat);
  const ranking: number[][] = [];
  order.forEach((each, i) => {
    const above = order[i - 1];
    if (above && above.total === each.total && above.tieBreak === each.tieBreak)
      ranking.at(-1)!.push(each.seat);
    else ranking.push([each.seat]);
  });
  const [first, second] = order;
  const tied = first!.total === second!.total;
  return {
    scores,
    ranking,
    decidedBy: !tied ? 'points' : first!.tieBreak === second!.tieBreak ? 'shared' : 'tieBreak',
  };
}

export function standing({round, towns}: SjState): Standing {
  const parts = towns.map(town => pointsOf(town, town.chapel.length));
  return {round, points: parts.map(total), parts};
}
