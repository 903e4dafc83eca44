/** Where pieces may stand, and whose road is the longest. */
import {CORNERS, neighboursOf, PATHS, pathsAt} from './map.ts';
import {others, ownerAt, type Table} from './table.ts';

const builtOver = ({people}: Table, path: string): boolean => people.some(({roads}) => roads.has(path));

/** Free paths at an own building, or at an own road whose end no opponent has built on. */
export const roadPlaces = (table: Table, seat: number): string[] =>
  [...PATHS].flatMap(([path, ends]) => {
    if (builtOver(table, path)) return [];
    const goesOn = ends.some(end => {
      const owner = ownerAt(table, end);
      if (owner !== null) return owner === seat;
      return pathsAt.get(end)!.some(other => table.people[seat]!.roads.has(other));
    });
    return goesOn ? [path] : [];
  });

/** Corners that keep their distance. */
export const openCorners = (table: Table): string[] =>
  CORNERS.filter(corner =>
    [corner, ...neighboursOf.get(corner)!].every(place => ownerAt(table, place) === null),
  );

export const settlementPlaces = (table: Table, seat: number): string[] =>
  openCorners(table).filter(corner => pathsAt.get(corner)!.some(path => table.people[seat]!.roads.has(path)));

/** Every walk over own roads, each path once, that passes through no corner of somebody else; the longest of them. */
export function roadLength(table: Table, seat: number): number {
  const walk = (at: string, left: readonly string[]): number =>
    Math.max(
      0,
      ...left
        .filter(path => PATHS.get(path)!.includes(at))
        .map(path => {
          const next = PATHS.get(path)!.find(end => end !== at)!;
          const owner = ownerAt(table, next);
          const stopped = owner !== null && owner !== seat;
          return (
            1 +
            (stopped
              ? 0
              : walk(
                  next,
                  left.filter(other => other !== path),
                ))
          );
        }),
    );
  const {roads} = table.people[seat]!;
  const starts = new Set([...roads].flatMap(path => PATHS.get(path)!));
  return Math.max(0, ...[...starts].map(start => walk(start, [...roads])));
}

/** After each road and each settlement. */
export function judgeRoads(table: Table): void {
  const lengths = table.people.map((_, seat) => roadLength(table, seat));
  const most = Math.max(...lengths);
  const leaders = [...lengths.keys()].filter(seat => lengths[seat] === most);
  const {longest: holder, house} = table;
  table.lengths = lengths;
  if (most < 5) table.longest = null;
  else if (leaders.length === 1) table.longest = leaders[0]!;
  else if (house.edition === 'almanac' || holder === null || !leaders.includes(holder)) table.longest = null;
}

/** When a knight is laid open. */
export function judgeArmies(table: Table, seat: number): void {
  const most = Math.max(2, ...others(table, seat).map(other => table.people[other]!.knights));
  if (table.people[seat]!.knights > most) table.army = seat;
}
