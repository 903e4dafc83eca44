/** Settler, mayor and builder with everything on. */
import type {Building, Good} from '../../../../../../src/games/puerto-rico/types.ts';
import {GOODS, MAKES, PRINTED, printed} from '../book.ts';
import {
  around,
  credit,
  decide,
  drawOne,
  fetch,
  has,
  lay,
  mayMove,
  newRow,
  once,
  type Tale,
  tilesLeft,
  twice,
  window,
  windows,
} from './people.ts';
import {
  cityFree,
  type Isle,
  isLarge,
  landFree,
  noblesOn,
  type Piece,
  piecesOn,
  slotsOf,
  staffed,
  type Whole,
  works,
} from './table.ts';

function tileLines(table: Whole, isle: Isle, quarry: boolean, helped: boolean): string[] {
  const planter = works(isle, 'forest-house');
  const worker = helped ? [' with worker', ' without worker'] : [''];
  const plots = GOODS.filter(good => table.row.includes(good)).flatMap(good =>
    planter ? [`${good} as forest`, `${good} as plantation`] : [good],
  );
  if (quarry && table.quarries > 0) plots.push('quarry');
  return plots.flatMap(plot => worker.map(words => `settle ${plot}${words}`));
}

function takeTile(table: Whole, seat: number, line: string): void {
  const isle = table.isles[seat]!;
  const [, kind] = line.split(' ') as [string, Good | 'quarry'];
  const piece = line.includes('with worker') ? fetch(table) : null;
  if (kind === 'quarry') table.quarries--;
  else table.row.splice(table.row.indexOf(kind), 1);
  if (line.includes('as forest')) {
    isle.forests.push({face: kind as Good, hidden: false});
    if (piece) isle.sanJuan.push(piece);
  } else lay(table, seat, kind, piece);
}

function* settlerTurn(table: Whole, seat: number): Tale {
  const isle = table.isles[seat]!;
  let drew = false;
  for (let idle = false; ; ) {
    if (!drew && works(isle, 'hacienda') && landFree(isle) > 0 && tilesLeft(table)) {
      const said = yield* once(table, seat, ['draw', 'pass']);
      drew = said !== 'moved';
      if (said === 'draw') yield* drawOne(table, seat);
      continue;
    }
    const quarry = seat === table.chooser || works(isle, 'construction-hut');
    const someone = table.workers > 0 || (table.rules.hospiceFromArrivals && table.arrivals.length > 0);
    const lines = landFree(isle) > 0 ? tileLines(table, isle, quarry, someone && works(isle, 'hospice')) : [];
    if (lines.length === 0) {
      if (idle || !mayMove(isle)) return;
      idle = true;
      yield* window(table, seat);
      continue;
    }
    const said = yield* once(table, seat, [...lines, 'pass']);
    if (said === 'moved') continue;
    if (said !== 'pass') takeTile(table, seat, said);
    return;
  }
}

export function landLines(isle: Isle, word: string, forests: boolean): string[] {
  const lines = isle.tiles
    .filter(({kind}) => kind !== 'quarry')
    .map(({kind, piece}) => `${word} ${kind} ${piece ?? 'empty'}`);
  if (forests && isle.forests.length > 0) lines.push(`${word} forest empty`);
  return [...new Set(lines)];
}

export function giveLand(table: Whole, seat: number, line: string): void {
  const isle = table.isles[seat]!;
  const [, kind, from] = line.split(' ');
  if (kind === 'forest') {
    table.discard.push(isle.forests.shift()!.face);
    return;
  }
  const at = isle.tiles.findIndex(tile => tile.kind === kind && (tile.piece ?? 'empty') === from);
  const [tile] = isle.tiles.splice(at, 1);
  table.discard.push(tile!.kind as Good);
  if (tile!.piece) isle.sanJuan.push(tile!.piece);
}

export function* settler(table: Whole): Tale {
  for (const seat of around(table, table.chooser)) yield* settlerTurn(table, seat);
  yield* windows(table);
  const {chooser} = table;
  const isle = table.isles[chooser]!;
  if (works(isle, 'library')) {
    const said = yield* decide(table, chooser, () => {
      const lines = landFree(isle) > 0 ? tileLines(table, isle, works(isle, 'construction-hut'), false) : [];
      return lines.length > 0 ? [...lines, 'pass'] : [];
    });
    if (said && said !== 'pass') takeTile(table, chooser, said);
  }
  for (const seat of around(table, chooser)) {
    const own = table.isles[seat]!;
    if (!staffed(own, 'hunting-lodge', 'worker')) continue;
    const said = yield* decide(table, seat, () => {
      const lines = landLines(own, 'discard', true);
      return lines.length > 0 ? [...lines, 'pass'] : [];
    });
    if (said && said !== 'pass') giveLand(table, seat, said);
  }
  const free = table.isles.map(landFree);
  const first = free.indexOf(Math.max(...free));
  if (
    free.filter(count => count === free[first]).length === 1 &&
    staffed(table.isles[first]!, 'hunting-lodge', 'noble')
  )
    credit(table, first, 2);
  yield* newRow(table);
}

const KINDS = [...GOODS, 'quarry'] as const;

export function* mayor(table: Whole, wanted: number): Tale {
  const {chooser, isles} = table;
  for (const seat of around(table, chooser)) {
    if (!works(isles[seat]!, 'villa')) continue;
    if (table.nobles > 0) {
      table.nobles--;
      isles[seat]!.sanJuan.push('noble');
    } else if (table.workers > 0) {
      table.workers--;
      isles[seat]!.sanJuan.push('worker');
    }
  }
  for (let left = Math.min(wanted, twice(table, chooser), table.workers); left > 0; left--) {
    table.workers--;
    isles[chooser]!.sanJuan.push('worker');
  }
  let seat = chooser;
  const take = (piece: Piece) => {
    table.arrivals.splice(table.arrivals.indexOf(piece), 1);
    isles[seat]!.sanJuan.push(piece);
    seat = (seat + 1) % table.seats;
  };
  for (let asked = 0; asked < table.seats && new Set(table.arrivals).size === 2; asked++) {
    const said = (yield {kind: 'line', seat, lines: ['piece worker', 'piece noble']}) as string;
    take(said.split(' ')[1] as Piece);
  }
  while (table.arrivals.length > 0) take(table.arrivals.includes('worker') ? 'worker' : 'noble');
  for (const each of around(table, chooser)) yield* place(isles[each]!, each);
  yield* windows(table);
  let target = 0;
  for (const {city} of isles) for (const {name, pieces} of city) target += slotsOf(name) - pieces.length;
  target = Math.max(target, table.seats);
  if (table.on.II && table.nobles > 0) {
    table.nobles--;
    target--;
    table.arrivals.push('noble');
  }
  for (; target > 0 && table.workers > 0; target--) {
    table.workers--;
    table.arrivals.push('worker');
  }
  if (target > 0 && !table.on.II) table.flags.add('workers');
}

function* place(isle: Isle, seat: number): Tale {
  const nobles = noblesOn(isle);
  const pieces = piecesOn(isle);
  const slots = [
    ...KINDS.map(kind => isle.tiles.filter(tile => tile.kind === kind).length),
    ...isle.city.map(({name}) => slotsOf(name)),
  ];
  const names = [...KINDS, ...isle.city.map(({name}) => name)];
  const all = slots.reduce((sum, count) => sum + count, 0);
  const filled = Math.min(pieces, all);
  const oneKind = (list: readonly number[]) => new Set(names.filter((_, i) => list[i]! > 0)).size <= 1;
  const inOrder = (count: number, caps: readonly number[]) => {
    let left = count;
    return caps.map(cap => {
      const here = Math.min(cap, left);
      left -= here;
      return here;
    });
  };
  if (pieces === 0) return;
  const placed =
    filled === all || oneKind(slots)
      ? inOrder(filled, slots)
      : ((yield {kind: 'place', seat, workers: filled, slots}) as readonly number[]);
  const least = Math.max(0, filled - (pieces - nobles));
  const most = Math.min(nobles, filled);
  const open =
    nobles > 0 && nobles < pieces && most > 0 && least < filled && !(least === most && oneKind(placed));
  put(isle, placed, inOrder(most, placed), pieces, nobles);
  if (!open) return;
  const where = (yield {kind: 'nobles', seat, least, most, slots: placed}) as readonly number[];
  put(isle, placed, where, pieces, nobles);
}

function put(
  isle: Isle,
  placed: readonly number[],
  nobles: readonly number[],
  pieces: number,
  all: number,
): void {
  const heap = (i: number): Piece[] =>
    Array.from({length: placed[i]!}, (_, k) => (k < nobles[i]! ? 'noble' : 'worker'));
  KINDS.forEach((kind, i) => {
    const here = heap(i);
    for (const tile of isle.tiles) if (tile.kind === kind) tile.piece = here.shift() ?? null;
  });
  isle.city.forEach(({pieces: there}, i) => {
    there.splice(0, there.length, ...heap(6 + i));
  });
  const standing = placed.reduce((sum, count) => sum + count, 0);
  const noble = nobles.reduce((sum, count) => sum + count, 0);
  isle.sanJuan = Array.from({length: pieces - standing}, (_, i) => (i < all - noble ? 'noble' : 'worker'));
}

export function price(table: Whole, seat: number, name: Building): number {
  const isle = table.isles[seat]!;
  const {cost, column} = printed(name);
  const quarries = isle.tiles.filter(({kind, piece}) => kind === 'quarry' && piece).length;
  let off = Math.min(quarries, column) + Math.floor(isle.forests.length / 2);
  if (seat === table.chooser) off += twice(table, seat);
  if (staffed(isle, 'zoning-office', 'worker') && column < 4) off += 1;
  if (staffed(isle, 'zoning-office', 'noble') && column === 4) off += 2;
  return Math.max(0, cost - off);
}

/** What the black market could take back, in words: pieces by kind and place, goods, a point. */
function payments(isle: Isle, short: number): string[] {
  const pieces = [
    ...isle.sanJuan.map(piece => `${piece}@san-juan`),
    ...isle.tiles.filter(({piece}) => piece).map(({kind, piece}) => `${piece}@${kind}`),
    ...isle.city
      .filter(({name}) => name !== 'black-market')
      .flatMap(({name, pieces}) => pieces.map(piece => `${piece}@${name}`)),
  ];
  const goods = GOODS.filter(good => isle.goods[good] > 0);
  const list: string[] = [];
  for (const piece of [...new Set(pieces), ''])
    for (const good of [...goods, ''])
      for (const point of isle.points > 0 ? ['point', ''] : ['']) {
        const words = [piece, good, point].filter(Boolean);
        if (words.length === short) list.push(words.join(' '));
      }
  return list;
}

function buildLines(table: Whole, seat: number): string[] {
  const isle = table.isles[seat]!;
  return PRINTED.flatMap(({name}) => {
    const twins = table.rules.duplicateProduction && name in MAKES;
    if (!(table.market[name]! > 0) || (has(isle, name) && !twins)) return [];
    if (cityFree(isle) < (isLarge(name) ? 2 : 1)) return [];
    if (isLarge(name) && isle.city.filter(each => isLarge(each.name)).length === 4) return [];
    const short = price(table, seat, name) - isle.doubloons;
    const study = works(isle, 'university');
    const either = (line: string) => [`${line} with worker`, `${line} without worker`];
    if (short <= 0) {
      const line = `build ${name}`;
      return study && table.workers + table.arrivals.length > 0 ? either(line) : [line];
    }
    if (short > 3 || !works(isle, 'black-market')) return [];
    return payments(isle, short).flatMap(paid => {
      const line = `build ${name} paying ${paid}`;
      const back = table.workers + table.arrivals.length > 0 || paid.includes('worker@');
      return study && back && !paid.includes('@university') ? either(line) : [line];
    });
  });
}

function giveBack(table: Whole, isle: Isle, words: readonly string[]): void {
  for (const word of words) {
    if (word === 'point') {
      isle.points--;
      const chips = table.isles.reduce((sum, {points}) => sum + points, 0);
      table.pool = Math.max(0, table.rules.vpPool - chips);
    } else if (word.includes('@')) {
      const [piece, from] = word.split('@') as [Piece, string];
      const tile = isle.tiles.find(({kind, piece: there}) => kind === from && there === piece);
      const heap =
        from === 'san-juan'
          ? isle.sanJuan
          : isle.city.find(({name, pieces}) => name === from && pieces.includes(piece))?.pieces;
      if (tile) tile.piece = null;
      else heap!.splice(heap!.indexOf(piece), 1);
      if (piece === 'worker') table.workers++;
      else table.nobles++;
    } else {
      isle.goods[word as Good]--;
      table.supply[word as Good]++;
    }
  }
}

function buy(table: Whole, seat: number, line: string): void {
  const isle = table.isles[seat]!;
  const words = line.split(' ');
  const name = words[1] as Building;
  const cost = price(table, seat, name);
  const end = words.findIndex(word => word === 'with' || word === 'without');
  giveBack(table, isle, words.slice(3, end < 0 ? undefined : end));
  isle.doubloons = Math.max(0, isle.doubloons - cost);
  table.market[name]!--;
  const helper = line.endsWith('with worker') ? fetch(table) : null;
  isle.city.push({name, pieces: []});
  if (helper && slotsOf(name) === 0) isle.sanJuan.push(helper);
  else if (helper) isle.city.at(-1)!.pieces.push(helper);
  const {column} = printed(name);
  if (works(isle, 'church') && name !== 'church')
    credit(table, seat, column === 4 ? 2 : column === 1 ? 0 : 1);
  if (name === table.task.building) {
    if (!table.task.spare) table.market[name]!++;
    table.task.building = null;
    table.winners[2] = seat;
    credit(table, seat, 3);
  }
  if (cityFree(isle) === 0) table.flags.add('city');
}

export function* builder(table: Whole): Tale {
  for (const seat of around(table, table.chooser)) {
    for (let idle = false; ; ) {
      const lines = buildLines(table, seat);
      if (lines.length === 0) {
        if (idle || !mayMove(table.isles[seat]!)) break;
        idle = true;
        yield* window(table, seat);
        continue;
      }
      const said = yield* once(table, seat, [...lines, 'pass']);
      if (said === 'moved') continue;
      if (said !== 'pass') buy(table, seat, said);
      break;
    }
  }
  yield* windows(table);
}
