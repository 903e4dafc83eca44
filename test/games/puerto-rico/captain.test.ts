import {ruleRows} from './support/rows.ts';
import {prState} from './support/state.ts';

/** Three players: ships for 4, 5, 6. Four players: 5, 6, 7. Seat 0 is captain. */
const captain = '0 takeRole role=captain';

/** PR-EX-23 before the first loading. */
const example23 = prState(4)
  .withShips(null, ['indigo', 2], null)
  .withGoods(0, {corn: 6, tobacco: 2, sugar: 1})
  .withGoods(1, {indigo: 1, sugar: 2})
  .withGoods(2, {coffee: 1, corn: 3, indigo: 2})
  .withGoods(3, {corn: 2, tobacco: 4});
/** PR-EX-24 before the first loading. */
const example24 = prState(4)
  .withShips(null, ['corn', 3], null)
  .withGoods(0, {corn: 2, sugar: 6})
  .withGoods(1, {sugar: 2, tobacco: 3})
  .withGoods(2, {corn: 2, tobacco: 1})
  .withGoods(3, {corn: 1, indigo: 5});

/** Seat 1 holds corn and sugar and owns a wharf; no ship takes either. */
const wharfOnly = prState(3)
  .withShips(['corn', 4], ['sugar', 5], ['indigo', 1])
  .withGoods(1, {corn: 2, sugar: 1})
  .withCity(1, {wharf: 1});

ruleRows([
  [
    'PR-CAPT-1',
    'round and round until nobody can load any more',
    prState(3).withGoods(0, {corn: 1, indigo: 1, sugar: 1}),
    [captain, '0 load good=corn ship=0', '0 load good=indigo ship=1'],
    {ships: ['corn 1', 'indigo 1', 'sugar 1'], 0: {chips: 4}, phase: 'role'},
  ],
  [
    'PR-CAPT-1',
    'clockwise from the captain',
    prState(3).withGoods(1, {corn: 1, indigo: 1}).withGoods(2, {corn: 1, sugar: 1}),
    [captain, '1 load good=corn ship=0'],
    {turn: 2},
  ],
  [
    'PR-CAPT-3',
    'one kind onto one ship in a turn',
    prState(3).withGoods(0, {corn: 2, indigo: 2}).withGoods(1, {corn: 1, sugar: 1}),
    [captain, '0 load good=corn ship=0'],
    {turn: 1, 0: {goods: {corn: 0, indigo: 2}}},
  ],
  [
    'PR-CAPT-3',
    'only what one has',
    prState(3).withGoods(0, {corn: 1, indigo: 1}),
    [captain, '0 load good=sugar ship=0'],
    'pr/no-such-good PR-CAPT-3',
  ],
  [
    'PR-CAPT-3',
    'two players have two ships',
    prState(2).withGoods(0, {corn: 1, indigo: 1}),
    [captain, '0 load good=corn ship=2'],
    'pr/no-such-ship PR-CAPT-3',
  ],
  [
    'PR-CAPT-4',
    'a ship carries one kind',
    prState(3).withShips(['indigo', 1], null, null).withGoods(0, {corn: 1, sugar: 1}),
    [captain, '0 load good=corn ship=0'],
    'pr/ship-other-good PR-CAPT-4',
  ],
  [
    'PR-CAPT-4',
    'a kind is on one ship only',
    prState(3).withShips(['corn', 1], null, null).withGoods(0, {corn: 1, sugar: 1}),
    [captain, '0 load good=corn ship=1'],
    'pr/good-on-other-ship PR-CAPT-5',
  ],
  [
    'PR-ED-36',
    'a kind already aboard goes to that ship, in both editions',
    prState(3, {edition: '2001'}).withShips(['corn', 1], null, null).withGoods(0, {corn: 1, sugar: 1}),
    [captain, '0 load good=corn ship=2'],
    'pr/good-on-other-ship PR-CAPT-5',
  ],
  [
    'PR-CAPT-5',
    'the ship of the kind is full: it cannot be loaded',
    prState(3).withShips(['corn', 4], null, null).withGoods(0, {corn: 2, sugar: 1, indigo: 1}),
    [captain, '0 load good=corn ship=0'],
    'pr/ship-full PR-CAPT-5',
  ],
  [
    'PR-CAPT-5',
    'nor on another ship',
    prState(3).withShips(['corn', 4], null, null).withGoods(0, {corn: 2, sugar: 1, indigo: 1}),
    [captain, '0 load good=corn ship=1'],
    'pr/good-on-other-ship PR-CAPT-5',
  ],
  [
    'PR-CAPT-6',
    'among empty ships one that takes most',
    prState(3).withGoods(0, {corn: 5}),
    [captain, '0 load good=corn ship=0'],
    'pr/larger-ship PR-CAPT-6',
  ],
  [
    'PR-CAPT-6',
    'between equal ones he chooses',
    prState(3).withGoods(0, {corn: 5}),
    [captain],
    {offers: ['load good=corn ship=1', 'load good=corn ship=2']},
  ],
  [
    'PR-CAPT-7',
    'as many as possible',
    prState(3).withShips(['corn', 1], null, null).withGoods(0, {corn: 5}),
    [captain],
    {ships: ['empty', 'empty', 'empty'], 0: {chips: 4, goods: {corn: 1}}, supply: {corn: 9}},
  ],
  [
    'PR-CAPT-8',
    'who can load must load',
    prState(3).withGoods(0, {corn: 1, sugar: 1}),
    [captain, '0 pass'],
    'pr/must-load PR-CAPT-8',
  ],
  [
    'PR-CAPT-8',
    'he is free which kind',
    prState(3).withGoods(0, {corn: 4, sugar: 1}),
    [captain, '0 load good=sugar ship=2'],
    {ships: ['empty', 'empty', 'sugar 1'], 0: {chips: 2, goods: {corn: 4}}},
  ],
  [
    'PR-CAPT-8',
    'the wharf may be used instead',
    prState(3).withGoods(0, {corn: 2}).withCity(0, {wharf: 1}),
    [captain, '0 load good=corn ship=wharf'],
    {0: {chips: 3, goods: {corn: 0}}, ships: ['empty', 'empty', 'empty'], supply: {corn: 10}},
  ],
  [
    'PR-CAPT-8',
    'with a wharf and a ship passing is not allowed either',
    prState(3).withGoods(0, {corn: 2}).withCity(0, {wharf: 1}),
    [captain, '0 pass'],
    'pr/must-load PR-CAPT-8',
  ],
  [
    'PR-CAPT-9',
    'wharf only: use it or pass',
    wharfOnly,
    [captain],
    {turn: 1, offers: ['load good=corn ship=wharf', 'load good=sugar ship=wharf', 'pass']},
  ],
  [
    'PR-CAPT-10',
    'who passed is asked again after somebody loaded',
    prState(3)
      .withShips(['corn', 4], ['sugar', 5], null)
      .withGoods(1, {corn: 2, sugar: 1})
      .withCity(1, {wharf: 1})
      .withGoods(2, {indigo: 1, coffee: 1}),
    [captain, '1 pass', '2 load good=indigo ship=2'],
    {turn: 1, phase: 'captain'},
  ],
  [
    'PR-CAPT-10',
    'n passes in a row end the loading',
    wharfOnly,
    [captain, '1 pass'],
    {phase: 'store', turn: 1, 1: {goods: {corn: 2, sugar: 1}}},
  ],
  [
    'PR-CAPT-11',
    'one point for each token, from the pool',
    prState(3).withGoods(1, {corn: 3}),
    [captain, '1 load good=corn ship=2'],
    {1: {chips: 3}, pool: 73},
  ],
  [
    'PR-CAPT-12',
    'the captain: one more with his first loading, whatever kind',
    prState(3).withGoods(0, {corn: 1, indigo: 1}),
    [captain, '0 load good=indigo ship=0', '0 load good=corn ship=1'],
    {0: {chips: 3}},
  ],
  [
    'PR-CAPT-12',
    'also when it is by wharf',
    prState(3).withGoods(0, {corn: 2}).withCity(0, {wharf: 1}),
    [captain, '0 load good=corn ship=wharf'],
    {0: {chips: 3}},
  ],
  [
    'PR-CAPT-12',
    'his first loading, not the first of the phase: others may have loaded before',
    prState(3)
      .withShips(['corn', 4], null, null)
      .withGoods(0, {corn: 2})
      .withCity(0, {wharf: 1})
      .withGoods(1, {sugar: 1, indigo: 1}),
    [captain, '0 pass', '1 load good=sugar ship=1', '0 load good=corn ship=wharf'],
    {0: {chips: 3}, 1: {chips: 2}},
  ],
  ['PR-CAPT-12', 'no loading, no privilege', prState(3), [captain], {0: {chips: 0}, phase: 'role'}],
  [
    'PR-CAPT-13',
    'the wharf once per phase',
    prState(3)
      .withShips(['corn', 4], ['sugar', 5], ['indigo', 1])
      .withGoods(1, {corn: 2, sugar: 1, indigo: 1, coffee: 1})
      .withCity(1, {wharf: 1}),
    [captain, '1 load good=corn ship=wharf'],
    {1: {goods: {corn: 0, sugar: 1, indigo: 0, coffee: 1}, chips: 3}, phase: 'store'},
  ],
  [
    'PR-CAPT-13',
    'used is used',
    prState(3)
      .withShips(null, ['sugar', 5], null)
      .withGoods(1, {corn: 2, sugar: 1, indigo: 1})
      .withCity(1, {wharf: 1}),
    [captain, '1 load good=sugar ship=wharf', '1 load good=corn ship=wharf'],
    'pr/wharf-used PR-B-WHARF',
  ],
  [
    'PR-CAPT-13',
    'in the next captain phase it works again',
    prState(3).withGoods(0, {corn: 2}).withCity(0, {wharf: 1}),
    [
      captain,
      '0 load good=corn ship=wharf',
      '1 takeRole role=craftsman',
      '2 takeRole role=trader',
      '1 takeRole role=captain',
    ],
    state => {
      if (state.players[0]!.wharfUsed) throw new Error('still used');
    },
  ],
  [
    'PR-CAPT-12',
    'in the next captain phase loading and privilege start anew',
    prState(3)
      .withGoods(0, {corn: 1})
      .withTiles(0, {corn: [1, 1]}),
    [
      captain,
      '0 load good=corn ship=0',
      '1 takeRole role=craftsman',
      '2 takeRole role=trader',
      '0 pass',
      '1 takeRole role=trader',
      '0 pass',
      '2 takeRole role=craftsman',
      '0 takeRole role=captain',
    ],
    {0: {chips: 2 + 3, goods: {corn: 0}}, ships: ['corn 3', 'empty', 'empty'], round: 3},
  ],
  [
    'PR-CAPT-14',
    'the harbor pays for each loading',
    prState(3).withGoods(1, {corn: 2, sugar: 1}).withCity(1, {harbor: 1}),
    [captain, '1 load good=corn ship=0', '1 load good=sugar ship=1'],
    {1: {chips: 5}},
  ],
  [
    'PR-CAPT-15',
    'a ship filled in the phase stays full for the others',
    prState(3)
      .withShips(['corn', 3], ['sugar', 5], ['indigo', 6])
      .withGoods(1, {corn: 1})
      .withGoods(2, {corn: 2}),
    [captain],
    {1: {chips: 1}, 2: {chips: 0, goods: {corn: 1}}},
  ],
  [
    'PR-D-LOAD',
    'kind and ship, and the wharf for every kind',
    prState(3).withShips(['corn', 1], null, null).withGoods(0, {corn: 2, indigo: 5}).withCity(0, {wharf: 1}),
    [captain],
    {
      offers: [
        'load good=corn ship=0',
        'load good=corn ship=wharf',
        'load good=indigo ship=1',
        'load good=indigo ship=2',
        'load good=indigo ship=wharf',
      ],
    },
  ],
  [
    'PR-D-LOAD',
    'automatic with one option',
    prState(3).withShips(['indigo', 1], ['sugar', 1], null).withGoods(1, {corn: 2}),
    [captain],
    {ships: ['indigo 1', 'sugar 1', 'corn 2'], phase: 'role'},
  ],
  [
    'PR-D-LOAD',
    'skipped without any',
    prState(3).withShips(['corn', 4], null, null).withGoods(1, {corn: 1}),
    [captain],
    {phase: 'role', 1: {goods: {corn: 1}}},
  ],
  [
    'PR-D-GEN-2',
    'a single wharf option is still asked: passing is the other one',
    prState(3).withShips(['corn', 4], null, null).withGoods(1, {corn: 1}).withCity(1, {wharf: 1}),
    [captain],
    {offers: ['load good=corn ship=wharf', 'pass'], turn: 1},
  ],
  [
    'PR-B-HARBOR',
    'wharf loadings too',
    prState(3).withGoods(1, {corn: 2}).withCity(1, {harbor: 1, wharf: 1}),
    [captain, '1 load good=corn ship=wharf'],
    {1: {chips: 3}},
  ],
  [
    'PR-B-HARBOR',
    'not while idle',
    prState(3).withShips(['corn', 1]).withGoods(1, {corn: 2}).withCity(1, {harbor: 0}),
    [captain],
    {1: {chips: 2}},
  ],
  [
    'PR-X-8',
    'harbor and wharf: one more point',
    prState(3).withGoods(1, {coffee: 4}).withCity(1, {harbor: 1, wharf: 1}),
    [captain, '1 load good=coffee ship=wharf'],
    {1: {chips: 5}},
  ],
  [
    'PR-B-WHARF',
    'all tokens of the kind, also one that a full ship carries',
    wharfOnly,
    [captain, '1 load good=corn ship=wharf'],
    {1: {chips: 2, goods: {corn: 0}}, supply: {corn: 10}},
  ],
  [
    'PR-B-WHARF',
    'not while idle',
    prState(3).withGoods(0, {corn: 2, sugar: 1}).withCity(0, {wharf: 0}),
    [captain, '0 load good=corn ship=wharf'],
    'pr/no-wharf PR-B-WHARF',
  ],
  [
    'PR-B-WHARF',
    'unlimited: more tokens than any ship holds',
    prState(3).withGoods(1, {corn: 9}).withCity(1, {wharf: 1}),
    [captain, '1 load good=corn ship=wharf'],
    {1: {chips: 9}},
  ],
  [
    'PR-EX-22',
    '6 tobacco, ships 5 and 7 empty: all onto 7, without being asked',
    prState(4).withShips(null, ['corn', 1], null).withGoods(0, {tobacco: 6}),
    [captain],
    {ships: ['empty', 'corn 1', 'tobacco 6'], 0: {chips: 7, goods: {tobacco: 0}}},
  ],
  [
    'PR-EX-22',
    'ship 5 is refused',
    prState(4).withShips(null, ['corn', 1], null).withGoods(0, {tobacco: 6, corn: 1}),
    [captain, '0 load good=tobacco ship=0'],
    'pr/larger-ship PR-CAPT-6',
  ],
  [
    'PR-EX-23',
    'ship 5 is illegal for 6 corn',
    example23,
    [captain, '0 load good=corn ship=0'],
    'pr/larger-ship PR-CAPT-6',
  ],
  [
    'PR-EX-23',
    'the whole phase: points and goods before storing',
    example23,
    [captain, '0 load good=corn ship=2', '1 load good=sugar ship=0', '2 load good=corn ship=2'],
    {
      phase: 'store',
      turn: 2,
      0: {chips: 8, goods: {corn: 0, sugar: 0, tobacco: 1}},
      1: {chips: 3},
      2: {chips: 3, goods: {corn: 2, indigo: 0, coffee: 1}},
      3: {chips: 0, goods: {corn: 2, tobacco: 4}},
      ships: ['sugar 3', 'indigo 5', 'corn 7'],
    },
  ],
  [
    'PR-EX-23',
    'the end: ship 7 sails, each keeps one token',
    example23,
    [
      captain,
      '0 load good=corn ship=2',
      '1 load good=sugar ship=0',
      '2 load good=corn ship=2',
      '2 store kinds=, singles=coffee,',
      '3 store kinds=, singles=tobacco,',
    ],
    {
      phase: 'role',
      ships: ['sugar 3', 'indigo 5', 'empty'],
      0: {goods: {tobacco: 1}},
      2: {goods: {corn: 0, coffee: 1}},
      3: {goods: {corn: 0, tobacco: 1}},
    },
  ],
  [
    'PR-EX-24',
    'options at first: 2 corn to ship 6 or 6 sugar to ship 7',
    example24,
    [captain],
    {offers: ['load good=corn ship=1', 'load good=sugar ship=2']},
  ],
  [
    'PR-EX-24',
    '3 tobacco to ship 5 was legal too for the second player',
    example24,
    [captain, '0 load good=sugar ship=2'],
    {turn: 1, offers: ['load good=sugar ship=2', 'load good=tobacco ship=0']},
  ],
  [
    'PR-EX-24',
    'the whole phase: points and goods before storing',
    example24,
    [captain, '0 load good=sugar ship=2', '1 load good=sugar ship=2', '2 load good=tobacco ship=0'],
    {
      phase: 'role',
      0: {chips: 9, goods: {corn: 0, sugar: 0}},
      1: {chips: 4, goods: {sugar: 1, tobacco: 0}},
      2: {chips: 1, goods: {corn: 1}},
      3: {chips: 1, goods: {indigo: 1}},
      ships: ['tobacco 4', 'empty', 'empty'],
    },
  ],
  [
    'PR-EX-25',
    'harbor and wharf: 2 + 3 + 4 points',
    prState(4)
      .withShips(['tobacco', 4], ['corn', 1], ['coffee', 1])
      .withGoods(1, {corn: 2, tobacco: 4})
      .withCity(1, {harbor: 1, wharf: 1}),
    [captain, '1 load good=tobacco ship=0', '1 load good=corn ship=1', '1 load good=tobacco ship=wharf'],
    {1: {chips: 9, goods: {corn: 0, tobacco: 0}}},
  ],
  [
    'PR-EX-26',
    'harbor and wharf: 4 + 3 + 3 points',
    prState(4)
      .withShips(['tobacco', 2], ['sugar', 1], ['coffee', 1])
      .withGoods(1, {tobacco: 5, sugar: 2})
      .withCity(1, {harbor: 1, wharf: 1}),
    [captain, '1 load good=tobacco ship=0', '1 load good=sugar ship=1', '1 load good=tobacco ship=wharf'],
    {1: {chips: 10}},
  ],
  [
    'PR-EX-60',
    'empty ships 5 and 7, 3 tobacco: both are legal',
    prState(4).withShips(null, ['corn', 1], null).withGoods(0, {tobacco: 3}),
    [captain],
    {offers: ['load good=tobacco ship=0', 'load good=tobacco ship=2']},
  ],
]);
