/** A game with expansions as a person would referee it, from the rulebooks alone, from the first role turn to the count. */
import type {Building, Role} from '../../../../../../src/games/puerto-rico/types.ts';
import {GOODS, MAKES, printed, SMALL_PLANTS} from '../book.ts';
import {buccaneer, captain, craftsman, trader} from './harbour.ts';
import {builder, mayor, settler} from './land.ts';
import {moveGuest, moves, payLight, type Tale, twice, windows} from './people.ts';
import {type Isle, landFree, noblesOn, piecesOn, slotsOf, type Whole, works} from './table.ts';

export function* wholeReferee(table: Whole): Tale {
  const turns = table.seats === 2 ? 6 : table.seats;
  for (;;) {
    for (; table.turns < turns; table.turns++)
      yield* roleTurn(table, (table.governor + table.turns) % table.seats);
    if (table.captive) {
      const {role, captor} = table.captive;
      table.captive = null;
      table.cards.find(card => card.role === role)!.taken = true;
      yield* phase(table, captor, role, 2);
    }
    if (table.flags.size > 0) return;
    for (const card of table.cards) {
      if (!card.taken && card.role !== 'buccaneer') card.doubloons++;
      card.taken = false;
    }
    table.governor = (table.governor + 1) % table.seats;
    table.round++;
    table.turns = 0;
  }
}

function roleLines(table: Whole, seat: number): string[] {
  const [one, two] = table.cards.filter(({role}) => role.startsWith('prospector'));
  const alike = one && two && !one.taken && !two.taken && one.doubloons === two.doubloons && !table.captive;
  return table.cards
    .filter(card => !card.taken && !(alike && card === two))
    .filter(({role}) => !(role === 'buccaneer' && table.token === seat))
    .filter(({role}) => !(table.captive?.role === role && table.captive.captor === seat))
    .flatMap(({role}) => {
      if (role !== 'mayor' || table.workers === 0) return [`role ${role}`];
      return Array.from(
        {length: Math.min(twice(table, seat), table.workers) + 1},
        (_, n) => `role mayor +${n}`,
      );
    });
}

function* roleTurn(table: Whole, seat: number): Tale {
  for (const isle of table.isles) isle.stays = false;
  table.role = null;
  let said = '';
  do {
    said = (yield {kind: 'line', seat, lines: [...roleLines(table, seat), ...moves(table, seat)]}) as string;
    if (said.startsWith('guest ')) moveGuest(table, seat, said);
  } while (said.startsWith('guest '));
  const [, role, wanted] = said.split(' ');
  const card = table.cards.find(each => each.role === role)!;
  card.taken = true;
  table.isles[seat]!.doubloons += card.doubloons;
  card.doubloons = 0;
  if (role === 'buccaneer') table.token = seat;
  const {captive} = table;
  if (captive && captive.role === role) {
    table.isles[captive.captor]!.doubloons += 3;
    table.captive = null;
  }
  yield* phase(table, seat, role as Role, Number(wanted ?? 0));
}

function* phase(table: Whole, chooser: number, role: Role, wanted: number): Tale {
  table.role = role;
  table.chooser = chooser;
  table.light = false;
  payLight(table);
  yield* windows(table);
  switch (role) {
    case 'settler':
      return yield* settler(table);
    case 'mayor':
      return yield* mayor(table, wanted);
    case 'builder':
      return yield* builder(table);
    case 'craftsman':
      return yield* craftsman(table);
    case 'trader':
      return yield* trader(table);
    case 'captain':
      return yield* captain(table);
    case 'buccaneer':
      return yield* buccaneer(table);
    default:
      table.isles[chooser]!.doubloons += twice(table, chooser);
      yield* windows(table);
  }
}

const SETS = [0, 1, 3, 6, 10];

const BONUS: Partial<Record<Building, (isle: Isle) => number>> = {
  'guild-hall': ({city}) =>
    city.reduce(
      (sum, {name}) => sum + (SMALL_PLANTS.includes(name) ? 1 : name in MAKES || name === 'jeweler' ? 2 : 0),
      0,
    ),
  residence: isle => Math.max(4, 12 - landFree(isle) - 5),
  fortress: isle => Math.floor(piecesOn(isle) / 3),
  'customs-house': ({points}) => Math.floor(points / 4),
  'city-hall': ({city}) => city.filter(({name}) => !(name in MAKES) && name !== 'jeweler').length,
  cloister: ({tiles, forests}) => {
    const kinds = [...GOODS, 'quarry'].map(kind => tiles.filter(tile => tile.kind === kind).length);
    return SETS[[...kinds, forests.length].reduce((sum, count) => sum + Math.floor(count / 3), 0)]!;
  },
  'royal-garden': noblesOn,
};

/** Total and tie-break by seat. */
export const countUp = (table: Whole): {total: number; tieBreak: number}[] =>
  table.isles.map(isle => {
    let total = isle.points + noblesOn(isle);
    for (const {name} of isle.city) {
      total += printed(name).points;
      if (slotsOf(name) > 0 && works(isle, name)) total += BONUS[name]?.(isle) ?? 0;
    }
    return {total, tieBreak: isle.doubloons + GOODS.reduce((sum, good) => sum + isle.goods[good], 0)};
  });
