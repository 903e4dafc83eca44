/** Before the first turn: the island, who begins, the first pieces. */
import {BEGINNERS, FIXED, hexesAt, pathsAt, SPIRALS} from './map.ts';
import {judgeRoads, openCorners} from './roads.ts';
import {askOne, type Story} from './story.ts';
import {GROWS, type Kind, laidByLetter, redTouch, type Table, take} from './table.ts';

/** How the table agreed to lay the tokens of a random island. */
export type Tokens = 'spiral' | 'random' | 'random-no-red-neighbours';

export function* layIsland(table: Table, tokens: Tokens): Story {
  for (;;) {
    const reply = yield {kind: 'island'};
    if (!('land' in reply)) throw new TypeError('no island');
    table.land = reply.land;
    table.harbours = reply.harbours;
    table.robber = table.land.findIndex(({terrain}) => terrain === 'D');
    const box = (list: readonly (string | number)[]) => [...list].sort().join();
    const fixed = FIXED.beginner;
    const same =
      box(reply.harbours) === box(fixed.harbours.split(' ')) &&
      box(reply.land.map(({terrain}) => terrain)) === box(fixed.land.split(/ +/).map(text => text[0]!)) &&
      box(reply.land.map(({token}) => token)) ===
        box(fixed.land.split(/ +/).map(text => Number(text.slice(1)))) &&
      reply.land[table.robber]!.token === 0;
    if (!same) throw new Error('not the hexes, tokens and harbours of the box');
    if (tokens === 'spiral' && !laidByLetter(table.land, SPIRALS)) throw new Error('not along a spiral');
    if (tokens !== 'random-no-red-neighbours' || !redTouch(table.land)) return;
  }
}

export function* rollForStart(table: Table): Story<number> {
  let seats = [...table.people.keys()];
  while (seats.length > 1) {
    const reply = yield {kind: 'starter', seats};
    if (!('totals' in reply)) throw new TypeError('no dice');
    const most = Math.max(...reply.totals);
    seats = seats.filter((_, i) => reply.totals[i] === most);
  }
  return seats[0]!;
}

export function placeBeginners(table: Table): void {
  const rows = table.people.length === 3 ? BEGINNERS.slice(1) : BEGINNERS;
  for (const [seat, [one, two, cards]] of rows.slice(0, table.people.length).entries()) {
    for (const text of [one, two]) {
      const [settlement, road] = text.split(' ');
      table.people[seat]!.settlements.add(settlement!);
      table.people[seat]!.roads.add(road!);
    }
    // Names out of the table of the rules.
    for (const kind of cards.split(' ')) take(table, seat, kind as Kind, 1);
  }
  judgeRoads(table);
}

export function* found(table: Table, first: number): Story {
  const round = table.people.map((_, i) => (first + i) % table.people.length);
  for (const [i, seat] of [...round, ...round.toReversed()].entries()) {
    table.at = seat;
    const person = table.people[seat]!;
    const [, corner] = yield* askOne(
      seat,
      openCorners(table).map(place => `found ${place}`),
    );
    person.settlements.add(corner!);
    const [, path] = yield* askOne(
      seat,
      pathsAt.get(corner!)!.map(place => `found ${place}`),
    );
    person.roads.add(path!);
    judgeRoads(table);
    if (i < round.length) continue;
    for (const hex of hexesAt.get(corner!)!) {
      const kind = GROWS[table.land[hex]!.terrain];
      if (kind) take(table, seat, kind, 1);
    }
  }
}
