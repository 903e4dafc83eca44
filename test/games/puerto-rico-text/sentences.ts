/** Everything a language can say, with enough numbers to hit each of its plural forms. */

import {REFUSALS} from '../../../src/games/puerto-rico/refusals.ts';
import type {PrText} from '../../../src/games/puerto-rico/text/types/text.ts';
import {GOODS, ROLES, TILES} from '../../../src/games/puerto-rico/types.ts';

export const NUMBERS = [0, 1, 2, 5, 22] as const;

/** Strings of a text by path; functions are left out. */
export function* plainStrings(value: unknown, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* plainStrings(inner, `${path}/${key}`);
  }
}

/** What the functions of a text say. */
export function* spoken(text: PrText): Generator<string> {
  yield* words(text);
  yield* decisions(text);
  for (const code of REFUSALS) {
    const say = text.refusals[code]!;
    for (const n of NUMBERS) {
      yield say({
        turn: 1,
        phase: 'trader',
        field: 'takeWorker',
        role: 'mayor',
        seat: 1,
        tile: 'sugar',
        places: n,
        given: n,
        place: 0,
        slots: n,
        want: n,
        price: n,
        short: n,
        building: 'residence',
        need: 1 + (n % 2),
        free: n,
        good: 'tobacco',
        ship: 1,
        capacity: 5,
        full: n > 2,
        count: n,
        most: n + 1,
        kinds: n,
        singles: n,
      });
    }
  }
}

function* words(text: PrText): Generator<string> {
  for (const n of NUMBERS) {
    for (const good of GOODS) yield text.good(n, good);
    for (const tile of TILES) yield text.tile(n, tile);
    for (const counted of Object.values(text.count)) yield counted(n);
    yield text.round(n);
    yield text.manned(n, 22);
    for (const role of ROLES) {
      yield text.roles[role].forecast({
        tiles: n,
        workers: n,
        affordable: n,
        goods: n,
        doubloons: n,
        free: 3,
        points: n,
        ships: n,
      });
    }
  }
  for (const capacity of [4, 5, 6, 7, 8]) {
    yield text.ship(capacity);
    yield text.shipLoad(3, capacity, 'coffee');
    yield text.shipLoad(0, capacity, null);
  }
  yield text.islandOf('Zsófia');
}

function* decisions(text: PrText): Generator<string> {
  const {ask, buttons, result} = text;
  const prompts = [
    ask.hacienda(),
    ask.craftsman(),
    ...[true, false].flatMap(yes => [ask.settler(yes), ask.captain(yes)]),
    ...NUMBERS.flatMap(n => [ask.role(n), ask.place(n, 5), ask.builder(n), ask.trader(n), ask.store(n, 1)]),
  ];
  for (const {question, sub} of prompts) yield* [question, sub];
  for (const waiting of Object.values(text.waiting)) yield waiting('Zsófia');
  const labels = NUMBERS.flatMap(n => [
    ...TILES.map(tile => buttons.settle(tile)),
    ...GOODS.flatMap(good => [
      buttons.takeGood(good),
      buttons.sell({good, doubloons: n, price: n, bonus: 0}),
      buttons.load({good, ship: 0, count: n, load: 4, capacity: 7, points: n}),
      buttons.load({good, ship: 'wharf', count: n, load: 0, capacity: 0, points: n}),
    ]),
  ]);
  for (const {short, long} of labels) yield* [short, long];
  for (const n of NUMBERS) {
    yield text.priceSum(n, 1, n, n);
    yield result.winner('Zsófia', n);
    yield result.shared(['Zsófia', 'Krzysztof'], n);
    yield result.tieBreak('Zsófia', n);
  }
  yield text.finalRound(Object.values(text.endings).join(', '));
}
