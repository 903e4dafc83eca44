/**
 * A second opinion: the base game told as a person would referee it, from the rulebook alone and in another shape than
 * the engine (one story instead of a state machine), so that both can be wrong in the same way by misfortune only.
 * It yields what it waits for and is answered in the words of the notation.
 */
import type {Good, Role} from '../../../../../src/games/puerto-rico/types.ts';
import {GOODS, MAKES} from './book.ts';
import {captain, trader} from './harbour.ts';
import {builder, mayor, settler} from './land.ts';
import {ask, clockwise, type Story} from './story.ts';
import {active, type Table} from './table.ts';

/** Plays on from a role turn to the end of the game. */
export function* referee(table: Table): Story {
  const turns = table.seats === 2 ? 6 : table.seats;
  for (;;) {
    for (; table.turns < turns; table.turns++)
      yield* roleTurn(table, (table.governor + table.turns) % table.seats);
    if (table.flags.size > 0) return;
    for (const card of table.cards) {
      if (!card.taken) card.doubloons++;
      card.taken = false;
    }
    table.governor = (table.governor + 1) % table.seats;
    table.round++;
    table.turns = 0;
  }
}

function* roleTurn(table: Table, chooser: number): Story {
  const free = table.cards.filter(card => !card.taken);
  const [one, two] = table.cards.filter(({role}) => role.startsWith('prospector'));
  const alike = one && two && !one.taken && !two.taken && one.doubloons === two.doubloons;
  const lines = free
    .filter(card => !(alike && card === two))
    .flatMap(({role}) =>
      role === 'mayor' && table.workers > 0 ? ['role mayor +1', 'role mayor +0'] : [`role ${role}`],
    );
  const [, role, privilege] = ((yield {kind: 'line', seat: chooser, lines}) as string).split(' ');
  const card = table.cards.find(each => each.role === role)!;
  card.taken = true;
  table.islands[chooser]!.doubloons += card.doubloons;
  card.doubloons = 0;
  yield* phase(table, chooser, role as Role, privilege);
}

function* phase(table: Table, chooser: number, role: Role, privilege: string | undefined): Story {
  switch (role) {
    case 'settler':
      return yield* settler(table, chooser);
    case 'mayor':
      return yield* mayor(table, chooser, privilege === '+1');
    case 'builder':
      return yield* builder(table, chooser);
    case 'craftsman':
      return yield* craftsman(table, chooser);
    case 'trader':
      return yield* trader(table, chooser);
    case 'captain':
      return yield* captain(table, chooser);
    default:
      table.islands[chooser]!.doubloons++;
  }
}

function* craftsman(table: Table, chooser: number): Story {
  const produced: Good[] = [];
  for (const seat of clockwise(table, chooser)) {
    const island = table.islands[seat]!;
    const kinds = new Set<Good>();
    for (const good of GOODS) {
      let hands = good === 'corn' ? 99 : 0;
      for (const {name, workers} of island.city) if (MAKES[name] === good) hands += workers;
      for (const {kind, manned} of island.tiles) {
        if (kind !== good || !manned || hands === 0 || table.supply[good] === 0) continue;
        hands--;
        table.supply[good]--;
        island.goods[good]++;
        kinds.add(good);
      }
    }
    if (active(island, 'factory')) island.doubloons += kinds.size === 5 ? 5 : Math.max(0, kinds.size - 1);
    if (seat === chooser) produced.push(...kinds);
  }
  const lines = produced.filter(good => table.supply[good] > 0).map(good => `take ${good}`);
  const said = yield* ask(chooser, lines.length > 0 ? [...lines, 'pass'] : []);
  if (said === null || said === 'pass') return;
  const good = said.split(' ')[1] as Good;
  table.supply[good]--;
  table.islands[chooser]!.goods[good]++;
}
