/** Craftsman, trader, captain and buccaneer with everything on. */
import type {Good, Role} from '../../../../../../src/games/puerto-rico/types.ts';
import {GOODS, MAKES, PRICE} from '../book.ts';
import {giveLand, landLines} from './land.ts';
import {
  around,
  credit,
  decide,
  drawOne,
  lay,
  mayMove,
  once,
  type Tale,
  tilesLeft,
  twice,
  window,
  windows,
} from './people.ts';
import {type Isle, landFree, noblesOn, type Piece, slotsOf, staffed, type Whole, works} from './table.ts';

function produce(table: Whole, seat: number): Record<Good, number> {
  const isle = table.isles[seat]!;
  const made = {corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0};
  for (const good of GOODS) {
    let hands = good === 'corn' ? 99 : 0;
    for (const {name, pieces} of isle.city) if (MAKES[name] === good) hands += pieces.length;
    for (const {kind, piece} of isle.tiles) {
      if (kind !== good || !piece || hands === 0 || table.supply[good] === 0) continue;
      hands--;
      table.supply[good]--;
      made[good]++;
    }
  }
  for (const [good, plant] of [
    ['indigo', 'indigo-plant'],
    ['sugar', 'sugar-mill'],
  ] as const) {
    if (!works(isle, 'aqueduct') || !works(isle, plant) || made[good] === 0 || table.supply[good] === 0)
      continue;
    table.supply[good]--;
    made[good]++;
  }
  for (const good of GOODS) isle.goods[good] += made[good];
  const kinds = GOODS.filter(good => made[good] > 0).length;
  if (works(isle, 'factory')) isle.doubloons += kinds === 5 ? 5 : Math.max(0, kinds - 1);
  if (works(isle, 'specialty-factory'))
    isle.doubloons += Math.max(0, made.indigo - 1, made.sugar - 1, made.tobacco - 1, made.coffee - 1);
  if (works(isle, 'jeweler')) isle.doubloons += noblesOn(isle);
  const {goods} = table.task;
  if (goods && GOODS.every(good => made[good] >= goods[good])) {
    isle.doubloons += 3;
    for (const good of GOODS) table.supply[good] += goods[good];
    table.task.goods = null;
    table.winners[1] = seat;
  }
  return made;
}

export function* craftsman(table: Whole): Tale {
  const {chooser} = table;
  for (const seat of around(table, chooser)) {
    if (staffed(table.isles[seat]!, 'chapel', 'noble')) credit(table, seat, 1);
    else if (staffed(table.isles[seat]!, 'chapel', 'worker')) table.isles[seat]!.doubloons++;
  }
  let own: Record<Good, number> | null = null;
  for (const seat of around(table, chooser)) {
    if (table.on.I) yield* window(table, seat);
    const made = produce(table, seat);
    own ??= made;
  }
  for (let taken = 0; taken < twice(table, chooser); taken++) {
    const said = yield* decide(table, chooser, () => {
      const lines = GOODS.filter(good => own![good] > 0 && table.supply[good] > 0).map(
        good => `take ${good}`,
      );
      return lines.length > 0 ? [...lines, 'pass'] : [];
    });
    if (!said || said === 'pass') break;
    const good = said.split(' ')[1] as Good;
    table.supply[good]--;
    table.isles[chooser]!.goods[good]++;
  }
  yield* windows(table);
}

function officeLines(table: Whole, isle: Isle): string[] {
  const {landOfficeFaceUp, landOfficeSellsForest} = table.rules.more!;
  if (staffed(isle, 'land-office', 'noble')) return landLines(isle, 'give', landOfficeSellsForest);
  if (!staffed(isle, 'land-office', 'worker') || isle.doubloons === 0 || landFree(isle) === 0) return [];
  if (!landOfficeFaceUp) return tilesLeft(table) ? ['buy'] : [];
  return GOODS.filter(good => table.row.includes(good)).flatMap(good =>
    works(isle, 'forest-house') ? [`buy ${good} as forest`, `buy ${good} as plantation`] : [`buy ${good}`],
  );
}

function* landOffice(table: Whole, seat: number, line: string): Tale {
  const isle = table.isles[seat]!;
  if (line.startsWith('give')) {
    isle.doubloons++;
    giveLand(table, seat, line);
    return;
  }
  isle.doubloons--;
  const kind = line.split(' ')[1] as Good | undefined;
  if (!kind) return yield* drawOne(table, seat);
  table.row.splice(table.row.indexOf(kind), 1);
  if (line.includes('as forest')) isle.forests.push({face: kind, hidden: false});
  else lay(table, seat, kind, null);
}

export function* trader(table: Whole): Tale {
  for (const seat of around(table, table.chooser)) {
    const isle = table.isles[seat]!;
    let sold = false;
    let dealt = false;
    for (let idle = false; ; ) {
      const held = sold ? [] : GOODS.filter(good => isle.goods[good] > 0);
      const lines = [
        ...held
          .filter(good => table.house.length < 4 && (works(isle, 'office') || !table.house.includes(good)))
          .map(good => `sell ${good}`),
        ...(works(isle, 'trading-post') ? held.map(good => `sell ${good} at post`) : []),
        ...(dealt ? [] : officeLines(table, isle)),
      ];
      if (lines.length === 0) {
        if (sold || dealt || idle || !mayMove(isle)) break;
        idle = true;
        yield* window(table, seat);
        continue;
      }
      const said = yield* once(table, seat, [...lines, 'pass']);
      if (said === 'pass') break;
      if (said === 'moved') continue;
      if (!said.startsWith('sell')) {
        dealt = true;
        yield* landOffice(table, seat, said);
        continue;
      }
      sold = true;
      const good = said.split(' ')[1] as Good;
      isle.goods[good]--;
      isle.doubloons += PRICE[good] + (seat === table.chooser ? twice(table, seat) : 0);
      if (said.endsWith('at post')) table.supply[good]++;
      else {
        table.house.push(good);
        isle.doubloons += (works(isle, 'small-market') ? 1 : 0) + (works(isle, 'large-market') ? 2 : 0);
      }
    }
  }
  yield* windows(table);
  if (table.house.length === 4) for (const good of table.house.splice(0)) table.supply[good]++;
}

function cargo(table: Whole, good: Good, count: number): number[] {
  const home = table.ships.findIndex(ship => ship.good === good);
  if (home >= 0) return table.ships[home]!.load < table.ships[home]!.bays ? [home] : [];
  const takes = table.ships.map(ship => (ship.load === 0 ? Math.min(count, ship.bays) : 0));
  const most = Math.max(...takes);
  return takes.flatMap((each, i) => (each > 0 && each === most ? [i] : []));
}

function someOf<T>(list: readonly T[]): T[][] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  const others = someOf(rest);
  return [...others, ...others.map(some => [first, ...some])];
}

/** Every mixture of tokens but none. */
const mixtures = (isle: Isle): string[] =>
  GOODS.reduce<string[]>(
    (all, good) => all.flatMap(way => Array.from({length: isle.goods[good] + 1}, (_, n) => `${way} ${n}`)),
    ['small-wharf'],
  ).filter(line => line !== 'small-wharf 0 0 0 0 0');

interface Once {
  readonly began: Set<number>;
  readonly loaded: Set<number>;
  readonly supplied: Set<number>;
  readonly union: Set<number>;
  readonly wharf: Set<number>;
  readonly smallWharf: Set<number>;
  privilege: boolean;
}

function unionHall(table: Whole, seat: number, done: Once): void {
  const isle = table.isles[seat]!;
  if (done.began.has(seat) || done.union.has(seat) || !works(isle, 'union-hall')) return;
  const points = GOODS.reduce((sum, good) => sum + Math.floor(isle.goods[good] / 2), 0);
  if (points > 0) done.union.add(seat);
  credit(table, seat, points);
}

/** @returns what the player says of his loading, null when his turn passes by itself */
function* captainTurn(table: Whole, seat: number, done: Once): Tale<string | null> {
  const isle = table.isles[seat]!;
  if (table.on.I) yield* window(table, seat);
  for (let asked = false; ; ) {
    unionHall(table, seat, done);
    const held = GOODS.filter(good => isle.goods[good] > 0);
    const nobles = noblesOn(isle);
    const may = !asked && !done.loaded.has(seat) && !done.supplied.has(seat);
    if (may && works(isle, 'royal-supplier') && held.length > 0 && nobles > 0) {
      const sets = someOf(held).filter(some => some.length > 0 && some.length <= nobles);
      const said = yield* once(table, seat, [...sets.map(some => ['supply', ...some].join(' ')), 'pass']);
      if (said === 'moved') continue;
      asked = true;
      const given = said === 'pass' ? [] : (said.split(' ').slice(1) as Good[]);
      for (const good of given) {
        isle.goods[good]--;
        table.supply[good]++;
      }
      if (given.length > 0) done.supplied.add(seat);
      credit(table, seat, given.length);
      continue;
    }
    const ships = held.flatMap(good => cargo(table, good, isle.goods[good]).map(i => `load ${good} on ${i}`));
    const own = [
      ...(works(isle, 'wharf') && !done.wharf.has(seat) ? held.map(good => `load ${good} on wharf`) : []),
      ...(works(isle, 'small-wharf') && !done.smallWharf.has(seat) && held.length > 0 ? mixtures(isle) : []),
    ];
    const lines = [...ships, ...own];
    if (own.length > 0 && ships.length === 0) lines.push('pass');
    if (lines.length < 2) return lines[0] ?? null;
    const said = yield* once(table, seat, lines);
    if (said !== 'moved') return said;
  }
}

function carryOut(table: Whole, seat: number, line: string, done: Once): void {
  const isle = table.isles[seat]!;
  let points = 0;
  if (line.startsWith('small-wharf')) {
    const counts = line.split(' ').slice(1).map(Number);
    GOODS.forEach((good, i) => {
      isle.goods[good] -= counts[i]!;
      table.supply[good] += counts[i]!;
    });
    points = Math.floor(counts.reduce((sum, count) => sum + count, 0) / 2);
    done.smallWharf.add(seat);
  } else {
    const [, word, , target] = line.split(' ');
    const good = word as Good;
    const ship = table.ships[Number(target)];
    points = ship ? Math.min(isle.goods[good], ship.bays - ship.load) : isle.goods[good];
    if (ship) {
      ship.good = good;
      ship.load += points;
    } else {
      done.wharf.add(seat);
      table.supply[good] += points;
    }
    isle.goods[good] -= points;
  }
  if (works(isle, 'harbor')) points++;
  if (seat === table.chooser && done.privilege) {
    points += twice(table, seat);
    done.privilege = false;
  }
  credit(table, seat, points);
  if (works(isle, 'lighthouse')) isle.doubloons++;
  done.loaded.add(seat);
}

function waysToStore(isle: Isle): string[] {
  const whole = (works(isle, 'small-warehouse') ? 1 : 0) + (works(isle, 'large-warehouse') ? 2 : 0);
  const singles = works(isle, 'storehouse') ? 4 : 1;
  let ways = new Set<string>();
  for (const kept of someOf(GOODS).filter(some => some.length <= whole)) {
    let hands = [GOODS.map(good => (kept.includes(good) ? isle.goods[good] : 0))];
    for (let i = 0; i < singles; i++)
      hands = hands.flatMap(hand => [
        hand,
        ...GOODS.flatMap((good, k) =>
          hand[k]! < isle.goods[good] ? [hand.map((n, at) => (at === k ? n + 1 : n))] : [],
        ),
      ]);
    ways = new Set([...ways, ...hands.map(hand => hand.join(' '))]);
  }
  const list = [...ways].map(way => way.split(' ').map(Number));
  const beats = (a: readonly number[], b: readonly number[]) =>
    a.every((n, i) => n >= b[i]!) && a.some((n, i) => n > b[i]!);
  return list.filter(way => !list.some(other => beats(other, way))).map(way => `keep ${way.join(' ')}`);
}

export function* captain(table: Whole): Tale {
  const done: Once = {
    began: new Set(),
    loaded: new Set(),
    supplied: new Set(),
    union: new Set(),
    wharf: new Set(),
    smallWharf: new Set(),
    privilege: true,
  };
  let seat = table.chooser;
  for (let passes = 0; passes < table.seats; seat = (seat + 1) % table.seats) {
    const said = yield* captainTurn(table, seat, done);
    done.began.add(seat);
    if (said === null || said === 'pass') passes++;
    else {
      passes = 0;
      carryOut(table, seat, said, done);
    }
  }
  yield* windows(table);
  for (const each of around(table, table.chooser)) {
    const isle = table.isles[each]!;
    const said = (yield* decide(table, each, () => waysToStore(isle)))!;
    said
      .split(' ')
      .slice(1)
      .forEach((kept, i) => {
        table.supply[GOODS[i]!] += isle.goods[GOODS[i]!] - Number(kept);
        isle.goods[GOODS[i]!] = Number(kept);
      });
  }
  for (const ship of table.ships) {
    if (ship.load < ship.bays) continue;
    table.supply[ship.good!] += ship.load;
    ship.good = null;
    ship.load = 0;
  }
}

/** Up to so many workers over empty slots, place by place. */
const spreads = (most: number, caps: readonly number[]): string[] =>
  caps.length === 0
    ? ['']
    : Array.from({length: Math.min(most, caps[0]!) + 1}, (_, here) => here).flatMap(here =>
        spreads(most - here, caps.slice(1)).map(rest => ` ${here}${rest}`),
      );

const KINDS = [...GOODS, 'quarry'] as const;

export function* buccaneer(table: Whole): Tale {
  const {chooser} = table;
  const isle = table.isles[chooser]!;
  const said = (yield* decide(table, chooser, () => {
    const empty = [
      ...KINDS.map(kind => isle.tiles.filter(tile => tile.kind === kind && !tile.piece).length),
      ...isle.city.map(({name, pieces}) => slotsOf(name) - pieces.length),
    ];
    const beyond = table.arrivals.length - table.seats;
    const [one, two] = table.cards.filter(({role}) => role.startsWith('prospector'));
    const alike = one && two && !one.taken && !two.taken && one.doubloons === two.doubloons;
    return [
      ...table.ships.flatMap(({load}, i) =>
        load > 0 ? Array.from({length: Math.min(3, load) + 1}, (_, n) => `piracy ${i} keep ${n}`) : [],
      ),
      ...(table.house.length > 0 ? ['plunder'] : []),
      ...(beyond > 0 ? spreads(Math.min(3, beyond), empty).map(way => `raid${way}`) : []),
      ...table.cards
        .filter(card => !card.taken && card.role !== 'buccaneer' && !(alike && card === two))
        .map(({role}) => `capture ${role}`),
    ];
  }))!;
  const [what, first, , last] = said.split(' ');
  if (what === 'piracy') {
    const ship = table.ships[Number(first)]!;
    isle.goods[ship.good!] += Number(last);
    table.supply[ship.good!] += ship.load - Number(last);
    ship.good = null;
    ship.load = 0;
  } else if (what === 'plunder') {
    const goods = table.house.splice(0);
    for (const good of goods) table.supply[good]++;
    credit(table, chooser, goods.length);
  } else if (what === 'raid') {
    const kept = said.split(' ').slice(1).map(Number);
    for (let out = table.arrivals.length - table.seats; out > 0; out--) {
      table.arrivals.splice(table.arrivals.indexOf('worker'), 1);
      table.workers++;
    }
    kept.forEach((count, place) => {
      for (let i = 0; i < count; i++) {
        table.workers--;
        const worker: Piece = 'worker';
        if (place >= KINDS.length) isle.city[place - KINDS.length]!.pieces.push(worker);
        else isle.tiles.find(tile => tile.kind === KINDS[place] && !tile.piece)!.piece = worker;
      }
    });
  } else {
    const card = table.cards.find(({role}) => role === first)!;
    isle.doubloons += card.doubloons;
    card.doubloons = 0;
    table.captive = {role: first as Role, captor: chooser};
  }
  yield* windows(table);
}
