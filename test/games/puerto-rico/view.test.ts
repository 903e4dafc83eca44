import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {NO_FACES} from '../../../src/engine/ask.ts';
import {expand, sampleAny} from '../../../src/engine/choice.ts';
import {defaultOptions} from '../../../src/engine/options.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import type {PrState} from '../../../src/games/puerto-rico/state.ts';
import {
  GOODS,
  type PrAction,
  type PrEvent,
  type PrView,
  type Role,
} from '../../../src/games/puerto-rico/types.ts';
import {atWork, willMake} from '../../../src/games/puerto-rico/view.ts';
import {drawWith} from '../../support/games/draw.ts';
import {playLines} from './support/rows.ts';
import {type Position, prState} from './support/state.ts';

const viewOf = (position: Position | PrState, seat: number | null): PrView =>
  game.view('withGoods' in position ? position.state : position, seat, NO_FACES);

const chipsSeen = (position: Position | PrState, seat: number | null) =>
  viewOf(position, seat).players.map(player => player.chips);

const rich = prState(3).withChips(0, 5).withChips(1, 7);

test('points of the others are hidden, the own ones are seen', () => {
  assert.deepEqual(chipsSeen(rich, 0), [5, null, null]);
  assert.deepEqual(chipsSeen(rich, 2), [null, null, 0]);
});
test('a watcher sees nobody’s points', () => assert.deepEqual(chipsSeen(rich, null), [null, null, null]));
test('with open points everybody sees all', () => {
  const open = prState(3, {openVp: true}).withChips(0, 5);
  assert.deepEqual(chipsSeen(open, 1), [5, 0, 0]);
  assert.deepEqual(chipsSeen(open, null), [5, 0, 0]);
});
test('after the end everything is open', () => {
  const over = playLines(rich.withFlag('city').withTaken('craftsman', 'trader').state, [
    '2 takeRole role=captain',
  ]);
  assert.deepEqual(chipsSeen(over, null), [5, 7, 0]);
  assert.deepEqual(viewOf(over, null).result?.ranking, [[1], [0], [2]]);
});

const FORECASTS: readonly (readonly [Role, string, Position, Readonly<Record<string, number>>, boolean])[] = [
  ['settler', 'one tile', prState(3), {tiles: 1}, false],
  ['settler', 'and one by hacienda', prState(3).withCity(0, {hacienda: 1}), {tiles: 2}, false],
  ['settler', 'no space, no tile', prState(3).withTiles(0, {corn: 6, indigo: 6}), {tiles: 0}, true],
  ['mayor', 'privilege and the share of arrivals', prState(4).withArrivals(6), {workers: 3}, false],
  ['mayor', 'nobody comes', prState(4).withArrivals(0).supplyWorkers(0), {workers: 0}, true],
  [
    'builder',
    'what the purse allows, privilege included',
    prState(3).withDoubloons(0, 0),
    {affordable: 2},
    false,
  ],
  [
    'builder',
    'the doubloons on the card are spent too',
    prState(3).withDoubloons(0, 0).withCardDoubloons({builder: 1}),
    {affordable: 5},
    false,
  ],
  ['craftsman', 'nothing to make', prState(3), {goods: 0}, true],
  ['craftsman', 'own tokens and the privilege', prState(3).withTiles(0, {corn: [2, 2]}), {goods: 3}, false],
  [
    'craftsman',
    'no privilege when the others take the last',
    prState(3)
      .withTiles(0, {corn: [2, 2]})
      .withTiles(2, {corn: [4, 4]})
      .supplyGoods({corn: 5}),
    {goods: 2},
    false,
  ],
  [
    'trader',
    'the best sale',
    prState(3).withGoods(0, {corn: 1, coffee: 1}).withHouse('indigo'),
    {doubloons: 5, free: 3},
    false,
  ],
  [
    'trader',
    'nothing to sell',
    prState(3).withGoods(0, {indigo: 1}).withHouse('indigo'),
    {doubloons: 0, free: 3},
    true,
  ],
  [
    'captain',
    'the best first loading',
    prState(3).withGoods(0, {corn: 2, sugar: 5}),
    {points: 6, ships: 3},
    false,
  ],
  [
    'captain',
    'nothing to load',
    prState(3).withGoods(0, {corn: 2}).withShips(['corn', 4], null, null),
    {points: 0, ships: 2},
    true,
  ],
];
for (const [role, what, position, forecast, idle] of FORECASTS)
  test(`forecast of the ${role}: ${what}`, () => {
    const card = viewOf(position, 0).roles.find(entry => entry.role === role);
    assert.deepEqual([card?.forecast, card?.idle], [forecast, idle]);
  });

test('taken cards and watchers have no forecast', () => {
  const state = playLines(prState(3).state, ['0 takeRole role=craftsman']);
  const taken = viewOf(state, 1).roles.find(({role}) => role === 'craftsman');
  assert.deepEqual(taken, {role: 'craftsman', doubloons: 0, takenBy: 0, forecast: null, idle: false});
  assert.ok(viewOf(state, null).roles.every(({forecast}) => forecast === null));
});

test('prices break down into cost, privilege and quarries', () => {
  const position = prState(3)
    .withDoubloons(0, 4)
    .withTiles(0, {quarry: [3, 3]});
  const state = playLines(position.state, ['0 takeRole role=builder']);
  const card = (seat: number | null) =>
    viewOf(state, seat).market.find(({building}) => building === 'university')!;
  assert.deepEqual(card(0), {
    building: 'university',
    left: 2,
    copies: 2,
    cost: 8,
    points: 3,
    slots: 1,
    column: 3,
    price: 4,
    privilegeDiscount: 1,
    quarryDiscount: 3,
    refusal: null,
  });
  assert.equal(card(1).price, 8);
  assert.deepEqual(card(1).refusal, {code: 'pr/too-expensive', details: {price: 8, short: 6}});
  assert.deepEqual([card(null).price, card(null).refusal], [8, null]);
});

const NEXT: readonly (readonly [string, Position, readonly string[], number | null, readonly number[]])[] = [
  ['role turns of the round', prState(3), ['0 takeRole role=craftsman'], 1, [2]],
  ['two players: six role turns', prState(2), ['0 takeRole role=craftsman'], 1, [0, 1, 0, 1]],
  ['settlers clockwise', prState(4), ['0 takeRole role=settler', '0 pass'], 1, [2, 3]],
  [
    'nobody after the craftsman’s privilege',
    prState(3).withTiles(0, {corn: [1, 1]}),
    ['0 takeRole role=craftsman'],
    0,
    [],
  ],
  [
    'captains: all others',
    prState(3).withGoods(1, {corn: 1, sugar: 1}),
    ['0 takeRole role=captain'],
    1,
    [2, 0],
  ],
  [
    'nobody while tiles are drawn',
    prState(3).withCity(0, {hacienda: 1}),
    ['0 takeRole role=settler', '0 drawTile', 'hold'],
    null,
    [],
  ],
];
for (const [what, position, moves, turn, next] of NEXT)
  test(`who acts next: ${what}`, () => {
    const view = viewOf(playLines(position.state, moves), 0);
    assert.deepEqual([view.turn, view.next], [turn, next]);
  });

test('options are shown to the seat that decides, not to the others', () => {
  const state = playLines(prState(3).withGoods(0, {corn: 1, sugar: 2}).state, ['0 takeRole role=trader']);
  assert.equal(viewOf(state, 0).sales.length, 2);
  assert.deepEqual(viewOf(state, 1).sales, []);
  assert.deepEqual(viewOf(state, null).sales, []);
});

/** Plays random games and lets `look` compare what the acting seat saw with what happened. */
function inRandomGames(
  look: (seen: PrView, action: PrAction, events: PrEvent[], after: PrState) => void,
): void {
  for (const seats of [2, 3, 4, 5]) {
    const rng = seededRng(`view ${seats}`);
    for (let i = 0; i < 6; i++) {
      const state = game.setup(defaultOptions(game.options), seats);
      while (!game.result(state)) {
        const ask = game.ask(state);
        if (ask) {
          game.deal(state, drawWith(ask, rng));
          continue;
        }
        const seat = game.toAct(state)[0]!;
        const choices = game.choices(state, seat, NO_FACES);
        const seen = game.view(state, seat, NO_FACES);
        const offered =
          seen.phase === 'mayor' ? [] : choices.flatMap(choice => [...expand(choice)] as PrAction[]);
        sameOffers(seen, offered);
        // Sampled from the game's own choices.
        const action = sampleAny(choices, rng) as PrAction;
        const events: PrEvent[] = [];
        game.play(state, seat, action, events);
        look(seen, action, events, state);
      }
    }
  }
}

/** The lists of the view hold what `choices` offers, neither more nor less. */
function sameOffers(seen: PrView, offered: readonly PrAction[]): void {
  const of = <T extends PrAction['type']>(type: T) =>
    offered.filter((action): action is Extract<PrAction, {type: T}> => action.type === type);
  const key = ({good, ship}: {good: string; ship: number | string}) => `${good} ${ship}`;
  assert.deepEqual(seen.loads.map(key), of('load').map(key));
  assert.deepEqual(
    seen.sales.map(sale => sale.good),
    of('sell').map(({good}) => good),
  );
  assert.deepEqual(
    seen.bonusGoods,
    of('takeGood').map(({good}) => good),
  );
  if (seen.phase !== 'builder') return;
  const buildings = [...new Set(of('build').map(({building}) => building))];
  assert.deepEqual(
    seen.market.filter(({refusal}) => refusal === null).map(({building}) => building),
    buildings,
  );
}

test('the view keeps its word: prices, sales, loadings and placements happen as shown', () => {
  inRandomGames((seen, action, events, after) => {
    const event = events[0]!;
    if (action.type === 'build' && event.type === 'built')
      assert.equal(event.price, seen.market.find(({building}) => building === action.building)?.price);
    if (action.type === 'sell' && event.type === 'sold')
      assert.equal(event.doubloons, seen.sales.find(({good}) => good === action.good)?.doubloons);
    if (action.type === 'load' && event.type === 'loaded') {
      const shown = seen.loads.find(({good, ship}) => good === action.good && ship === action.ship);
      assert.deepEqual([event.count, event.points], [shown?.count, shown?.points]);
    }
    if (action.type === 'place') {
      const viewer = seen.viewer!;
      const {capacity} = game.view(after, viewer, NO_FACES).players[viewer]!;
      assert.deepEqual(willMake(seen.players[viewer]!, action.slots), capacity);
      const work = atWork(seen.players[viewer]!, action.slots);
      GOODS.forEach((good, i) => {
        const made = work.filter(({makes}) => makes === good).reduce((sum, {works}) => sum + works, 0);
        assert.equal(made, capacity[i], `all ${good} leaves some place`);
      });
      for (const [i, {works}] of work.entries())
        assert.ok(works <= action.slots[i]!, 'only who is there works');
    }
    if (action.type === 'takeRole' && action.role === 'prospector') {
      const viewer = seen.viewer!;
      const card = seen.roles.find(({role}) => role === 'prospector')!;
      const gain = after.players[viewer]!.doubloons - seen.players[viewer]!.doubloons;
      assert.equal(gain, card.doubloons + card.forecast!.doubloons!);
    }
  });
});

test('steps without a choice are told: one loading and a storage', () => {
  const events: PrEvent[] = [];
  playLines(
    prState(3).withShips(['indigo', 1], ['sugar', 4], null).withGoods(1, {sugar: 3}).state,
    ['0 takeRole role=captain'],
    events,
  );
  assert.deepEqual(events, [
    {type: 'tookRole', seat: 0, role: 'captain', doubloons: 0},
    {
      type: 'loaded',
      seat: 1,
      good: 'sugar',
      ship: 1,
      capacity: 5,
      count: 1,
      points: 1,
      harbor: 0,
      privilege: 0,
    },
    {type: 'stored', seat: 1, kept: [0, 0, 1, 0, 0], lost: [0, 0, 1, 0, 0]},
    {type: 'shipSailed', ship: 1, capacity: 5, good: 'sugar'},
  ]);
});

test('a loading is told with its ship, its bays and who paid its points; a wharf has no bays', () => {
  const events: PrEvent[] = [];
  playLines(
    prState(3).withGoods(0, {corn: 3}).withCity(0, {harbor: 1, wharf: 1}).state,
    ['0 takeRole role=captain', '0 load good=corn ship=wharf'],
    events,
  );
  assert.deepEqual(
    events.find(({type}) => type === 'loaded'),
    {
      type: 'loaded',
      seat: 0,
      good: 'corn',
      ship: 'wharf',
      capacity: 0,
      count: 3,
      points: 5,
      harbor: 1,
      privilege: 1,
    },
  );
});

test('the view tells what a load on the small wharf pays, with what harbor and privilege add', () => {
  const start = prState(3, {newBuildings: true})
    .withCity(0, {'small-wharf': 1, harbor: 1})
    .withGoods(0, {corn: 3});
  const asked = playLines(start.state, ['0 takeRole role=captain']);
  const pays = viewOf(asked, 0).more!.smallWharf;
  assert.equal(pays.length, 3);
  pays.forEach((points, i) => {
    const events: PrEvent[] = [];
    playLines(asked, [`0 smallWharf goods=${i + 1},0,0,0,0`], events);
    const used = events.find(event => event.type === 'smallWharfUsed');
    assert.equal(used?.points, points, `${i + 1} tokens`);
  });
  assert.deepEqual(viewOf(asked, 1).more!.smallWharf, [], 'nothing to whom nobody asks');
});

test('the view tells how many spaces there are, and how many a building takes', () => {
  const {full, players} = viewOf(prState(3).withCity(1, {'small-market': 1, residence: 1}), 0);
  const {city, freeCity, freeCountry, tiles} = players[1]!;
  assert.equal(
    city.reduce((sum, {size}) => sum + size, freeCity),
    full.city,
  );
  assert.equal(
    tiles.reduce((sum, {count}) => sum + count, freeCountry),
    full.country,
  );
});

test('between phases there is neither role nor chooser', () => {
  const {role, chooser, phase} = viewOf(playLines(prState(3).state, ['0 takeRole role=craftsman']), 1);
  assert.deepEqual([phase, role, chooser], ['role', null, null]);
  const during = viewOf(playLines(prState(3).state, ['0 takeRole role=builder', '0 pass']), 1);
  assert.deepEqual([during.phase, during.role, during.chooser], ['builder', 'builder', 0]);
});

test('the deciding seat sees the loadings with what the ship then carries, the room for storing, the places for workers', () => {
  const loading = prState(3)
    .withShips(['corn', 1], null, null)
    .withGoods(0, {corn: 2, sugar: 1})
    .withCity(0, {wharf: 1});
  const {loads, next} = viewOf(playLines(loading.state, ['0 takeRole role=captain']), 0);
  assert.deepEqual(loads.slice(0, 2), [
    {good: 'corn', ship: 0, count: 2, load: 3, capacity: 4, points: 3},
    {good: 'corn', ship: 'wharf', count: 2, load: 2, capacity: 0, points: 3},
  ]);
  assert.deepEqual(next, [1, 2]);

  const storing = prState(3)
    .withShips(['corn', 4], ['sugar', 5], ['indigo', 6])
    .withGoods(1, {corn: 3, sugar: 2, indigo: 2})
    .withCity(1, {'small-warehouse': 1});
  const stored = playLines(storing.state, ['0 takeRole role=captain']);
  assert.deepEqual(viewOf(stored, 1).storage, {kinds: 1, singles: 1});
  assert.equal(viewOf(stored, 0).storage, null);

  const placing = playLines(prState(3).withTiles(0, {corn: [2, 1], quarry: 1}).state, [
    '0 takeRole role=mayor privilegeWorkers=0',
  ]);
  assert.deepEqual(viewOf(placing, 0).placing, {
    pieces: 2,
    caps: [2, 0, 0, 0, 0, 1],
    before: [1, 0, 0, 0, 0, 0],
    proposal: [2, 0, 0, 0, 0, 0],
  });
  assert.equal(viewOf(placing, 1).placing, null);
});

test('a watcher sees full prices, a player the own ones; the privilege counts in the builder phase only', () => {
  const position = prState(3).withTiles(0, {quarry: [1, 1]});
  const before = position.state;
  const during = playLines(before, ['0 takeRole role=builder']);
  const office = (state: PrState, seat: number | null) => {
    const card = viewOf(state, seat).market.find(({building}) => building === 'office')!;
    return [card.price, card.privilegeDiscount, card.quarryDiscount];
  };
  assert.deepEqual(office(before, 0), [4, 0, 1]);
  assert.deepEqual(office(during, 0), [3, 1, 1]);
  assert.deepEqual(office(during, null), [5, 0, 0]);
  const trading = playLines(position.withGoods(0, {corn: 1}).state, ['0 takeRole role=trader']);
  assert.deepEqual(office(trading, 0), [4, 0, 1]);
});

test('a mayor phase without a worker tells of no arrival and no placing', () => {
  const events: PrEvent[] = [];
  playLines(
    prState(3).withArrivals(0).withTiles(0, {corn: 1}).state,
    ['0 takeRole role=mayor privilegeWorkers=0'],
    events,
  );
  assert.deepEqual(
    events.map(({type}) => type),
    ['tookRole', 'privilegeWorker', 'arrivalsFilled'],
  );
});

const MEASURES: readonly (readonly [
  rule: string,
  seats: number,
  options: Readonly<Record<string, string>>,
  points: number,
])[] = [
  ['PR-ED-1', 4, {edition: '2020'}, 101],
  ['PR-ED-1', 4, {edition: '2001'}, 100],
  ['PR-ED-1', 2, {vpPool: '126'}, 126],
];
for (const [rule, seats, options, points] of MEASURES)
  test(`${rule}: what is left is measured by what this table began with: ${points} points`, () => {
    const {full, vpPool, workerSupply} = viewOf(prState(seats, options), 0);
    assert.deepEqual([full.points, vpPool], [points, points]);
    assert.equal(full.workers, workerSupply);
  });
