/** What other devices may send: anything. It is refused with a code, its rule and words, and nothing changes. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import type {Fact} from '../../../src/engine/fact.ts';
import {IllegalAction} from '../../../src/engine/illegal.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {Replay} from '../../../src/engine/replay.ts';
import {commitmentTo, saltFrom} from '../../../src/engine/seal.ts';
import {game} from '../../../src/games/portolano/index.ts';
import {REFUSALS} from '../../../src/games/portolano/refusals.ts';
import {loadGameText} from '../../../src/games/portolano/text/index.ts';
import type {PortAction} from '../../../src/games/portolano/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {
  A,
  cargo,
  END,
  freeRum,
  harbour,
  loot,
  PICK_CANNON,
  pay,
  pick,
  refill,
  sea,
  swap,
  Table,
  unload,
  upgrade,
} from './support/table.ts';

const sail = (...cards: number[]): PortAction => ({type: 'sail', cards});
const atSea = () => new Table().ship(0, {stern: 'strategist'}).tile(9, sea(1), A).arrived(0, 9);
const inHarbour = () =>
  new Table()
    .ship(0, {load: {rum: 2, cotton: 2, cocoa: 1}})
    .tile(0, harbour(1), 1)
    .filled(0, [0, -1, -1, -1])
    .arrived(0, 0);
const looting = () =>
  new Table()
    .set({pirate: 12})
    .ship(0, {cell: 7, cannons: 1, load: {rum: 7}})
    .ship(1, {cell: 7, load: {rum: 2, tea: 1}, coins: 3})
    .gust('east')
    .dice('1', '')
    .settle();
const paying = () =>
  new Table()
    .set({pirate: 8})
    .ship(0, {cell: 9, load: {rum: 2, tea: 1}})
    .gust('east')
    .dice('', '110')
    .settle();

/** What is wrong, where, by whom, and the refusal. */
const WRONG: readonly (readonly [what: string, given: () => Table, seat: number, PortAction, string])[] = [
  ['a play told openly', () => new Table().round(), 0, sail(0), 'port/sealed-play (PORT-CARD-4)'],
  ['a play at another time', atSea, 0, sail(0), 'port/not-now (PORT-CARD-4)'],
  ['an action out of turn', atSea, 1, END, 'port/not-your-turn (PORT-ROUND-3)'],
  ['an action of another phase', inHarbour, 0, END, 'port/not-now (PORT-SEA-2)'],
  ['an action after the end', () => new Table().set({phase: 'over'}), 0, END, 'port/over (PORT-END-1)'],
  ['a delivery onto a filled slot', inHarbour, 0, unload(0, -1, -1, -1), 'port/does-not-fit (PORT-HARB-2)'],
  ['cocoa across the end of the row', inHarbour, 0, unload(5, -1, -1, 4), 'port/does-not-fit (PORT-HARB-2)'],
  ['half a cocoa', inHarbour, 0, unload(-1, 4, -1, -1), 'port/does-not-fit (PORT-HARB-2)'],
  ['cocoa over a filled slot', inHarbour, 0, unload(4, 5, -1, -1), 'port/does-not-fit (PORT-HARB-2)'],
  ['more cocoa than there is', inHarbour, 0, unload(-1, 3, 3, -1), 'port/does-not-fit (PORT-HARB-2)'],
  ['a good that is not there', inHarbour, 0, unload(-1, -1, 1, -1), 'port/does-not-fit (PORT-HARB-2)'],
  ['a slot that is not there', inHarbour, 0, unload(-1, 0, -1, -1, -1), 'port/does-not-fit (PORT-HARB-2)'],
  ['no kind of filling', inHarbour, 0, unload(-1, 6, -1, -1), 'port/does-not-fit (PORT-HARB-2)'],
  [
    'more rum than the harbour has',
    () => inHarbour().do(0, unload(-1, 0, -1, -1)),
    0,
    refill(4),
    'port/too-much-rum (PORT-HARB-5)',
  ],
  [
    'rum below nothing',
    () => inHarbour().do(0, unload(-1, 0, -1, -1)),
    0,
    refill(-1),
    'port/too-much-rum (PORT-HARB-5)',
  ],
  ['more loot than was won', looting, 0, loot({rum: 1}, 1, {rum: 1}), 'port/too-much-loot (PORT-VBAT-5)'],
  ['more loot than the hold takes', looting, 0, loot({tea: 1}), 'port/too-much-loot (PORT-VBAT-5)'],
  ['loot that is not there', looting, 0, loot({wine: 1}, 0, {rum: 1}), 'port/too-much-loot (PORT-VBAT-5)'],
  ['coins below nothing', looting, 0, loot({}, -1), 'port/too-much-loot (PORT-VBAT-5)'],
  ['thrown out what was won', looting, 0, loot({tea: 1}, 0, {tea: 1}), 'port/too-much-loot (PORT-VBAT-5)'],
  ['too little for the pirate', paying, 0, pay({rum: 1}), 'port/wrong-payment (PORT-PBAT-7)'],
  ['too much for the pirate', paying, 0, pay({rum: 2, tea: 1}), 'port/wrong-payment (PORT-PBAT-7)'],
  ['coins that are not there', paying, 0, pay({rum: 1}, 1), 'port/wrong-payment (PORT-PBAT-7)'],
  ['a good that the tile has not', atSea, 0, pick('tea'), 'port/not-offered (PORT-SEA-3)'],
  ['a cannon that the tile has not', atSea, 0, PICK_CANNON, 'port/not-offered (PORT-SEA-3)'],
  ['an unknown good', atSea, 0, {type: 'pick', item: 9, out: cargo()}, 'port/not-offered (PORT-SEA-3)'],
  ['an upgrade without a coin', atSea, 0, upgrade('extra-sail'), 'port/no-upgrade (PORT-SEA-5)'],
  [
    'an unknown upgrade',
    () => atSea().ship(0, {coins: 1}),
    0,
    {type: 'upgrade', kind: 4},
    'port/no-upgrade (PORT-SEA-5)',
  ],
  ['the action of another tile', atSea, 0, freeRum(), 'port/no-gift (PORT-SEA-8)'],
  ['a trade that the tile has not', atSea, 0, swap('tea', {wine: 2}), 'port/no-trade (PORT-SEA-7)'],
  ['a swap without the stern', atSea, 0, {type: 'huckster', good: 0}, 'port/no-huckster (PORT-SEA-10)'],
  ['a coin where there is none', atSea, 0, {type: 'coin'}, 'port/no-gift (PORT-SEA-8)'],
  [
    'emergency rum with rum left',
    () => new Table().ship(0, {load: {rum: 1, tea: 2}, drifted: true}).round(),
    0,
    {type: 'barter', goods: [0, 0, 2, 0]},
    'port/no-emergency (PORT-CARD-2)',
  ],
  [
    'emergency rum for one good',
    () => new Table().ship(0, {load: {tea: 2}, drifted: true}).round(),
    0,
    {type: 'barter', goods: [0, 0, 1, 0]},
    'port/no-emergency (PORT-CARD-2)',
  ],
  [
    'a pirate in a harbour',
    () => new Table().set({phase: 'pirate'}),
    0,
    {type: 'pirate', cell: 0},
    'port/no-sea-tile (PORT-SET-13)',
  ],
  [
    'a ship beyond the chart',
    () => new Table().set({phase: 'ships'}),
    0,
    {type: 'ship', cell: 99},
    'port/no-sea-tile (PORT-SET-14)',
  ],
  [
    'the Still’s cocoa',
    () => new Table().ship(0, {stern: 'still'}).set({phase: 'sterns'}),
    0,
    {type: 'still', good: 3},
    'port/not-in-box (PORT-STERN-4)',
  ],
  [
    'a Handyman’s fifth upgrade',
    () => new Table().ship(0, {stern: 'handyman'}).set({phase: 'sterns'}),
    0,
    {type: 'handyman', kind: 4},
    'port/no-such-upgrade (PORT-STERN-3)',
  ],
  ['a knight who is none', looting, 0, {type: 'knight', stayOut: true}, 'port/not-now (PORT-BAT-3)'],
];

for (const [what, given, seat, action, wanted] of WRONG)
  test(`portolano refuses ${what}`, () => assert.equal(given().refused(seat, action), wanted));

test('portolano: every refusal has words in each language', async () => {
  for (const language of LANGUAGES) {
    const {refusals} = await loadGameText(language);
    for (const code of REFUSALS) assert.ok(refusals[code]?.({}), `${language}: ${code}`);
  }
});

const SHAPELESS: readonly (readonly [what: string, value: unknown])[] = [
  ['nothing', null],
  ['a list', []],
  ['no type', {}],
  ['a foreign type', {type: 'settle'}],
  ['a type from a prototype', {type: 'toString'}],
  ['a field too many', {type: 'coin', why: 1}],
  ['a field too few', {type: 'pick', item: 1}],
  ['half a good', {type: 'pick', item: 0.5, out: [0, 0, 0, 0, 0]}],
  ['a text for a number', {type: 'upgrade', kind: '1'}],
  ['a card too many', {type: 'sail', cards: [0, 1, 2]}],
  ['no card at all', {type: 'sail', cards: []}],
  ['a card as text', {type: 'sail', cards: ['0']}],
  ['cards in a list in a list', {type: 'sail', cards: [[0, 1]]}],
  ['a load with a hole', {type: 'pay', load: Object.assign(new Array(5), {0: 1}), coins: 0}],
  ['a load below nothing', {type: 'pay', load: [-1, 0, 0, 0, 0], coins: 0}],
  ['a load too short', {type: 'freeRum', out: [0, 0, 0, 0]}],
  ['goods without bound', {type: 'buyRum', goods: [1e9, 0, 0, 0]}],
  ['cocoa out of the box', {type: 'sellRum', goods: [0, 0, 0, 1]}],
  ['a row of six slots', {type: 'unload', filling: [0, 0, 0, 0, 0, 0]}],
  ['a knight in doubt', {type: 'knight', stayOut: 1}],
];

for (const [what, value] of SHAPELESS)
  test(`portolano: ${what} is no action`, () => assert.equal(game.parse(value), null));

test('portolano: a parsed action shares nothing with what came in', () => {
  const given = {type: 'sail', cards: [1, 2]};
  const parsed = game.parse(given);
  given.cards.push(3);
  assert.deepEqual(parsed, {type: 'sail', cards: [1, 2]});
});

// ——— answers and seals ———

test('portolano: a record with draws that cannot be is refused, and the table stays', () => {
  const fresh = game.setup({}, 4);
  const good = new Table().state;
  for (const drawn of [[], [[0]], [[9], [0, 0, 0]]])
    assert.throws(() => game.answer(fresh, {drawn}), IllegalAction);
  const before = JSON.stringify(good);
  const windless: typeof good = {...good, phase: 'wind'};
  for (const die of [0, 5, 1.5]) assert.throws(() => game.answer(windless, {drawn: [[die]]}), IllegalAction);
  assert.equal(JSON.stringify(good), before);
});

/** A table of two up to the first plays, entry by entry as a peer folds it. */
function sealing(): Replay {
  const rng = seededRng('portolano seals');
  const seats = [{kind: 'person'}, {kind: 'person'}] as const;
  const replay = new Replay(game, {game: 'portolano', rules: 1, options: {}, seats});
  const dealer = new LocalDealer(() => rng);
  for (let {ask} = replay; ask?.kind !== 'commit'; {ask} = replay) {
    const n = replay.head + 1;
    if (ask) {
      const payload = dealer.answer(ask);
      replay.fold({n, kind: 'answer', seat: null, basis: null, payload});
      dealer.learn(ask, payload);
    } else {
      const seat = replay.toAct[0]!;
      const [choice] = game.choices(replay.state, seat, new Map());
      const payload = Object.fromEntries(
        Object.entries(choice!).map(([field, value]) => {
          const hole = value as {of?: readonly unknown[]};
          return [field, hole.of ? hole.of[0] : value];
        }),
      );
      replay.fold({n, kind: 'action', seat, basis: replay.head, payload});
    }
  }
  return replay;
}

const salt = saltFrom(seededRng('portolano salt'));
const commitment = (seat: number, action: PortAction) => ({commitment: commitmentTo(seat, action, salt)});
const entry = (replay: Replay, kind: Fact['kind'], seat: number | null, payload: unknown): Fact => ({
  n: replay.head + 1,
  kind,
  seat,
  basis: seat === null ? null : replay.head,
  payload,
});
const code = (replay: Replay, fact: Fact): string | undefined => {
  const [head, digest] = [replay.head, replay.digest];
  const refusal = replay.check(fact)?.code;
  assert.deepEqual([replay.head, replay.digest], [head, digest]);
  return refusal;
};

test('portolano: a second commitment, and one of a seat without rum, is refused', () => {
  const replay = sealing();
  replay.fold(entry(replay, 'seal', 0, commitment(0, sail(1))));
  assert.equal(code(replay, entry(replay, 'seal', 0, commitment(0, sail(2)))), 'engine/nothing-to-seal');
  assert.equal(code(replay, entry(replay, 'seal', 1, {commitment: 'short'})), 'engine/bad-action');
  assert.equal(code(replay, entry(replay, 'action', 1, sail(1))), 'port/sealed-play');
});

test('portolano: a play that was changed after others opened theirs is refused; the sealed one is taken', () => {
  const replay = sealing();
  const first: number = replay.state.start;
  const second = 1 - first;
  replay.fold(entry(replay, 'seal', second, commitment(second, sail(2))));
  assert.equal(
    code(replay, entry(replay, 'answer', null, {disclosed: [{action: sail(1), salt}]})),
    'engine/bad-answer',
    'nothing is opened before all have sealed',
  );
  replay.fold(entry(replay, 'seal', first, commitment(first, sail(1))));
  replay.fold(entry(replay, 'answer', null, {disclosed: [{action: sail(1), salt}]}));
  while (replay.ask?.kind !== 'disclose') replay.fold(entry(replay, 'action', first, END));
  assert.deepEqual(replay.ask, {kind: 'disclose', by: [second]});
  for (const [action, by] of [
    [sail(0), salt],
    [sail(2), 'another-salt'],
    [sail(2, 2), salt],
  ] as const)
    assert.equal(
      code(replay, entry(replay, 'answer', null, {disclosed: [{action, salt: by}]})),
      'engine/not-what-was-sealed',
    );
  const {events} = replay.fold(entry(replay, 'answer', null, {disclosed: [{action: sail(2), salt}]}));
  assert.deepEqual(events[0], {type: 'opened', seat: second, cards: [2], byRule: false});
});

test('portolano: what no ship could play was sealed: it counts as one step with the wind', () => {
  const replay = sealing();
  const first: number = replay.state.start;
  const none = sail(1, 1);
  for (const seat of [0, 1]) replay.fold(entry(replay, 'seal', seat, commitment(seat, none)));
  const {events} = replay.fold(entry(replay, 'answer', null, {disclosed: [{action: none, salt}]}));
  assert.deepEqual(events[0], {type: 'opened', seat: first, cards: [replay.state.wind], byRule: true});
});
