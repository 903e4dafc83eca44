/** What changed since the viewer's last move, read off the events of the log: drawn as rings, told as sentences. */
import type {Seat} from '../../src/engine/game.ts';
import type {Building, Good, PrEvent, Tile} from '../../src/games/puerto-rico/types.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {eventsOf, sinceOwnMove} from '../board/since.ts';

export interface Marks {
  /** Buildings bought, per seat. */
  readonly built: ReadonlyMap<Seat, readonly Building[]>;
  /** Tiles taken, per seat. */
  readonly settled: ReadonlyMap<Seat, readonly Tile[]>;
  /** Tokens loaded per ship. */
  readonly ships: ReadonlyMap<number, number>;
  /** Goods sold into the trading house that are still there. */
  readonly sold: readonly Good[];
}

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

export function marksOf(table: TableView): Marks {
  const built = new Map<Seat, Building[]>();
  const settled = new Map<Seat, Tile[]>();
  const ships = new Map<number, number>();
  let sold: Good[] = [];
  const missed = eventsOf(sinceOwnMove(table, ({type}) => type === 'tookRole'));
  // Every event of a table of Puerto Rico is one of its own.
  for (const event of missed as readonly PrEvent[]) {
    if (event.type === 'built') push(built, event.seat, event.building);
    else if (event.type === 'settled' || event.type === 'drewTile') push(settled, event.seat, event.tile);
    else if (event.type === 'sold') sold.push(event.good);
    else if (event.type === 'houseEmptied') sold = [];
    else if (event.type === 'shipSailed') ships.delete(event.ship);
    else if (event.type === 'loaded' && typeof event.ship === 'number')
      ships.set(event.ship, (ships.get(event.ship) ?? 0) + event.count);
  }
  return {built, settled, ships, sold};
}
