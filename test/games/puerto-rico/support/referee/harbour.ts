/** The phases that bring goods away: trader, captain and storing. */
import type {Good} from '../../../../../src/games/puerto-rico/types.ts';
import {GOODS, PRICE} from './book.ts';
import {ask, clockwise, type Story} from './story.ts';
import {active, type Island, type Table} from './table.ts';

export function* trader(table: Table, chooser: number): Story {
  for (const seat of clockwise(table, chooser)) {
    const island = table.islands[seat]!;
    const welcome = (good: Good) => active(island, 'office') || !table.house.includes(good);
    const lines =
      table.house.length < 4
        ? GOODS.filter(good => island.goods[good] > 0 && welcome(good)).map(good => `sell ${good}`)
        : [];
    const said = yield* ask(seat, lines.length > 0 ? [...lines, 'pass'] : []);
    if (said === null || said === 'pass') continue;
    const good = said.split(' ')[1] as Good;
    island.goods[good]--;
    table.house.push(good);
    island.doubloons += PRICE[good];
    if (seat === chooser) island.doubloons += 1;
    if (active(island, 'small-market')) island.doubloons += 1;
    if (active(island, 'large-market')) island.doubloons += 2;
  }
  if (table.house.length < 4) return;
  for (const good of table.house) table.supply[good]++;
  table.house = [];
}

/** PR-CAPT-4 to -6: the ships that these tokens may go to. */
function cargo(table: Table, good: Good, count: number): number[] {
  const home = table.ships.findIndex(ship => ship.good === good);
  if (home >= 0) return table.ships[home]!.load < table.ships[home]!.bays ? [home] : [];
  const empty = table.ships.map((ship, i) => ({i, takes: ship.load === 0 ? Math.min(count, ship.bays) : 0}));
  const most = Math.max(...empty.map(({takes}) => takes));
  return empty.filter(({takes}) => takes > 0 && takes === most).map(({i}) => i);
}

export function* captain(table: Table, chooser: number): Story {
  const usedWharf = new Set<number>();
  let privilege = true;
  let seat = chooser;
  for (let passes = 0; passes < table.seats; seat = (seat + 1) % table.seats) {
    const island = table.islands[seat]!;
    const held = GOODS.filter(good => island.goods[good] > 0);
    const ships = held.flatMap(good =>
      cargo(table, good, island.goods[good]).map(i => `load ${good} on ${i}`),
    );
    const wharf =
      active(island, 'wharf') && !usedWharf.has(seat) ? held.map(good => `load ${good} on wharf`) : [];
    const lines = [...ships, ...wharf];
    if (lines.length > 0 && ships.length === 0) lines.push('pass');
    const said = yield* ask(seat, lines);
    if (said === null || said === 'pass') {
      passes++;
      continue;
    }
    passes = 0;
    const [, word, , target] = said.split(' ');
    const good = word as Good;
    let points = 0;
    if (target === 'wharf') {
      usedWharf.add(seat);
      points = island.goods[good];
      table.supply[good] += points;
    } else {
      const ship = table.ships[Number(target)]!;
      points = Math.min(island.goods[good], ship.bays - ship.load);
      ship.good = good;
      ship.load += points;
    }
    island.goods[good] -= points;
    if (active(island, 'harbor')) points++;
    if (seat === chooser && privilege) {
      points++;
      privilege = false;
    }
    island.points += points;
    table.pool -= Math.min(points, table.pool);
    if (table.pool === 0) table.flags.add('points');
  }
  for (const each of clockwise(table, chooser)) yield* store(table, each);
  for (const ship of table.ships) {
    if (ship.load < ship.bays) continue;
    table.supply[ship.good!] += ship.load;
    ship.good = null;
    ship.load = 0;
  }
}

/** PR-STORE-2 to -4 by brute force: every way to keep goods, less those to which a token could be added. */
function waysToStore(island: Island): string[] {
  const whole = (active(island, 'small-warehouse') ? 1 : 0) + (active(island, 'large-warehouse') ? 2 : 0);
  let ways = [GOODS.map(() => 0)];
  const spread = (keep: (good: Good) => number) => {
    ways = ways.flatMap(way => [
      way,
      ...GOODS.map((good, i) => way.map((count, k) => (k === i ? Math.max(count, keep(good)) : count))),
    ]);
  };
  for (let i = 0; i < whole; i++) spread(good => island.goods[good]);
  spread(good => Math.min(1, island.goods[good]));
  const beats = (a: readonly number[], b: readonly number[]) =>
    a.every((count, i) => count >= b[i]!) && a.some((count, i) => count > b[i]!);
  return [
    ...new Set(ways.filter(way => !ways.some(other => beats(other, way))).map(way => way.join(' '))),
  ].sort();
}

function* store(table: Table, seat: number): Story {
  const island = table.islands[seat]!;
  const lines = waysToStore(island);
  const said = lines.length === 1 ? lines[0]! : ((yield {kind: 'store', seat, lines}) as string);
  said.split(' ').forEach((kept, i) => {
    const good = GOODS[i]!;
    table.supply[good] += island.goods[good] - Number(kept);
    island.goods[good] = Number(kept);
  });
}
