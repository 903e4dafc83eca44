/** The final count, from the rulebook alone. */
import type {Building} from '../../../../../src/games/puerto-rico/types.ts';
import {GOODS, MAKES, printed, SMALL_PLANTS} from './book.ts';
import {active, type Island, type Table} from './table.ts';

const goodsOf = (island: Island): number => GOODS.reduce((sum, good) => sum + island.goods[good], 0);

const BONUS: Partial<Record<Building, (island: Island) => number>> = {
  'guild-hall': ({city}) =>
    city.reduce((sum, {name}) => sum + (SMALL_PLANTS.includes(name) ? 1 : name in MAKES ? 2 : 0), 0),
  residence: ({tiles}) => Math.max(4, tiles.length - 5),
  fortress: ({idle, tiles, city}) => {
    const placed = city.reduce((sum, {workers}) => sum + workers, 0);
    return Math.floor((idle + placed + tiles.filter(({manned}) => manned).length) / 3);
  },
  'customs-house': ({points}) => Math.floor(points / 4),
  'city-hall': ({city}) => city.filter(({name}) => !(name in MAKES)).length,
};

/** Total and tie-break by seat. */
export const tally = (table: Table): {total: number; tieBreak: number}[] =>
  table.islands.map(island => {
    let total = island.points;
    for (const {name} of island.city) {
      total += printed(name).points;
      if (active(island, name)) total += BONUS[name]?.(island) ?? 0;
    }
    return {total, tieBreak: island.doubloons + goodsOf(island)};
  });

/** Seats in groups, the winners first. */
export function places(table: Table): number[][] {
  const scores = tally(table).map(({total, tieBreak}) => total * 1000 + tieBreak);
  const heights = [...new Set(scores)].sort((a, b) => b - a);
  return heights.map(height => scores.flatMap((score, seat) => (score === height ? [seat] : [])));
}
