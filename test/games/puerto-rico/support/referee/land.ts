/** The phases on the islands: settler, mayor and builder. */
import type {Building, Good} from '../../../../../src/games/puerto-rico/types.ts';
import {GOODS, LARGE, MAKES, PRINTED, printed} from './book.ts';
import {ask, clockwise, type Story} from './story.ts';
import {active, citySpaces, type Island, type Table} from './table.ts';

function* drawTiles(table: Table, count: number): Story<Good[]> {
  if (table.deck.length <= count) return table.deck.splice(0); // all of them: nothing is left to chance
  const drawn = (yield {kind: 'draw', from: table.deck.length, count}) as readonly number[];
  return drawn.map(at => table.deck.splice(at, 1)[0]!);
}

function reshuffle(table: Table): void {
  table.deck = GOODS.flatMap(good => [...table.deck, ...table.discard].filter(tile => tile === good));
  table.discard = [];
}

export function* settler(table: Table, chooser: number): Story {
  for (const seat of clockwise(table, chooser)) {
    const island = table.islands[seat]!;
    const tileLeft = table.deck.length + table.discard.length > 0;
    if (active(island, 'hacienda') && island.tiles.length < 12 && tileLeft) {
      if ((yield* ask(seat, ['draw', 'pass'])) === 'draw') {
        if (table.deck.length === 0) reshuffle(table);
        for (const kind of yield* drawTiles(table, 1)) island.tiles.push({kind, manned: false});
      }
    }
    yield* settle(table, chooser, seat);
  }
  table.discard.push(...table.row.splice(0));
  table.row = yield* drawTiles(table, table.seats + 1);
  if (table.row.length <= table.seats && table.discard.length > 0) {
    reshuffle(table);
    table.row.push(...(yield* drawTiles(table, table.seats + 1 - table.row.length)));
  }
}

function* settle(table: Table, chooser: number, seat: number): Story {
  const island = table.islands[seat]!;
  if (island.tiles.length === 12) return;
  const tiles: string[] = GOODS.filter(good => table.row.includes(good));
  if (table.quarries > 0 && (seat === chooser || active(island, 'construction-hut'))) tiles.push('quarry');
  const someone = table.workers > 0 || (table.hospiceFromArrivals && table.arrivals > 0);
  const helped = active(island, 'hospice') && someone ? [' with worker', ' without worker'] : [''];
  const lines = tiles.flatMap(tile => helped.map(worker => `settle ${tile}${worker}`));
  const said = yield* ask(seat, lines.length > 0 ? [...lines, 'pass'] : []);
  if (said === null || said === 'pass') return;
  const [, kind, withWorker] = said.split(' ');
  if (kind === 'quarry') table.quarries--;
  else table.row.splice(table.row.indexOf(kind as Good), 1);
  if (withWorker === 'with') fetchWorker(table);
  island.tiles.push({kind: kind as Good | 'quarry', manned: withWorker === 'with'});
}

/** From the supply, else out of arrivals (PR-TILE-12). */
function fetchWorker(table: Table): void {
  if (table.workers > 0) table.workers--;
  else table.arrivals--;
}

const TILE_KINDS = [...GOODS, 'quarry'] as const;

export function* mayor(table: Table, chooser: number, takes: boolean): Story {
  if (takes) {
    table.workers--;
    table.islands[chooser]!.idle++;
  }
  for (let seat = chooser; table.arrivals > 0; seat = (seat + 1) % table.seats) {
    table.arrivals--;
    table.islands[seat]!.idle++;
  }
  for (const seat of clockwise(table, chooser)) yield* place(table.islands[seat]!, seat);
  let wanted = 0;
  for (const {city} of table.islands)
    for (const {name, workers} of city) wanted += printed(name).slots - workers;
  wanted = Math.max(wanted, table.seats);
  for (; wanted > 0 && table.workers > 0; wanted--) {
    table.workers--;
    table.arrivals++;
  }
  if (wanted > 0) table.flags.add('workers');
}

function* place(island: Island, seat: number): Story {
  let pieces = island.idle;
  for (const tile of island.tiles) if (tile.manned) pieces++;
  for (const {workers} of island.city) pieces += workers;
  const slots = [
    ...TILE_KINDS.map(kind => island.tiles.filter(tile => tile.kind === kind).length),
    ...island.city.map(({name}) => printed(name).slots),
  ];
  const names = [...TILE_KINDS, ...island.city.map(({name}) => name)];
  const all = slots.reduce((sum, count) => sum + count, 0);
  const workers = Math.min(pieces, all);
  const kinds = new Set(names.filter((_, i) => slots[i]! > 0));
  let placed: readonly number[];
  if (workers === 0 || workers === all || kinds.size === 1) {
    let left = workers;
    placed = slots.map(count => {
      const here = Math.min(left, count);
      left -= here;
      return here;
    });
  } else placed = (yield {kind: 'place', seat, workers, slots}) as readonly number[];
  TILE_KINDS.forEach((kind, i) => {
    let manned = placed[i]!;
    for (const tile of island.tiles) if (tile.kind === kind) tile.manned = manned-- > 0;
  });
  island.city.forEach((building, i) => {
    building.workers = placed[6 + i]!;
  });
  island.idle = pieces - workers;
}

function price(island: Island, name: Building, chooses: boolean): number {
  const {cost, column} = printed(name);
  const quarries = island.tiles.filter(({kind, manned}) => kind === 'quarry' && manned).length;
  return Math.max(0, cost - (chooses ? 1 : 0) - Math.min(quarries, column));
}

function mayBuild(table: Table, island: Island, name: Building, chooses: boolean): boolean {
  const twice = table.duplicates && name in MAKES;
  if (!(table.market[name]! >= 1) || price(island, name, chooses) > island.doubloons) return false;
  if (island.city.some(building => building.name === name) && !twice) return false;
  if (!LARGE.includes(name)) return citySpaces(island) >= 1;
  return citySpaces(island) >= 2 && island.city.filter(building => LARGE.includes(building.name)).length < 4;
}

export function* builder(table: Table, chooser: number): Story {
  for (const seat of clockwise(table, chooser)) {
    const island = table.islands[seat]!;
    const names = PRINTED.map(({name}) => name).filter(name =>
      mayBuild(table, island, name, seat === chooser),
    );
    const someone = table.workers + table.arrivals > 0 && active(island, 'university');
    const lines = names.flatMap(name =>
      someone ? [`build ${name} with worker`, `build ${name} without worker`] : [`build ${name}`],
    );
    const said = yield* ask(seat, lines.length > 0 ? [...lines, 'pass'] : []);
    if (said === null || said === 'pass') continue;
    const [, word, withWorker] = said.split(' ');
    const name = word as Building;
    island.doubloons -= price(island, name, seat === chooser);
    table.market[name]!--;
    if (withWorker === 'with') fetchWorker(table);
    island.city.push({name, workers: withWorker === 'with' ? 1 : 0});
    if (citySpaces(island) === 0) table.flags.add('city');
  }
}
