import {ruleRows} from './support/rows.ts';
import {prState} from './support/state.ts';

/** Seat 1 produces without privilege; seat 0, the craftsman, makes nothing. */
const craft = ['0 takeRole role=craftsman'];
const one = prState(3);

ruleRows([
  [
    'PR-CRAFT-2',
    'each unit needs an active plantation and a worker on a building of the kind',
    prState(3)
      .withTiles(1, {indigo: [4, 4]})
      .withCity(1, {'small-indigo-plant': 1, 'indigo-plant': 2}),
    craft,
    {1: {goods: {indigo: 3}}, supply: {indigo: 8}},
  ],
  [
    'PR-CRAFT-3',
    'as many as are left, in turn order',
    prState(3)
      .withTiles(0, {corn: [3, 3]})
      .withTiles(1, {corn: [3, 3]})
      .supplyGoods({corn: 4}),
    craft,
    {0: {goods: {corn: 3}}, 1: {goods: {corn: 1}}, supply: {corn: 0}},
  ],
  [
    'PR-CRAFT-4',
    'the factory pays for kinds really received',
    prState(3)
      .withTiles(1, {corn: [1, 1], indigo: [1, 1]})
      .withCity(1, {'small-indigo-plant': 1, factory: 1})
      .supplyGoods({indigo: 0}),
    craft,
    {1: {doubloons: 2, goods: {corn: 1, indigo: 0}}},
  ],
  [
    'PR-CRAFT-5',
    'after all, the craftsman takes one more of a kind he produced',
    prState(3).withTiles(0, {corn: [1, 1], sugar: 1}),
    ['0 takeRole role=craftsman', '0 takeGood good=corn'],
    {0: {goods: {corn: 2}}, supply: {corn: 8}, phase: 'role'},
  ],
  [
    'PR-CRAFT-5',
    'not of a kind he did not produce',
    prState(3).withTiles(0, {corn: [1, 1]}),
    ['0 takeRole role=craftsman', '0 takeGood good=sugar'],
    'pr/not-produced PR-CRAFT-5',
  ],
  [
    'PR-CRAFT-5',
    'what he did not produce is refused for that, though none is left either',
    prState(3)
      .withTiles(0, {corn: [1, 1]})
      .supplyGoods({sugar: 0}),
    ['0 takeRole role=craftsman', '0 takeGood good=sugar'],
    'pr/not-produced PR-CRAFT-5',
  ],
  [
    'PR-CRAFT-5',
    'not of a kind of which none is left when all have produced',
    prState(3)
      .withTiles(0, {corn: [1, 1], indigo: [1, 1]})
      .withCity(0, {'small-indigo-plant': 1})
      .withTiles(1, {corn: [1, 1]})
      .supplyGoods({corn: 2}),
    ['0 takeRole role=craftsman', '0 takeGood good=corn'],
    'pr/goods-gone PR-CRAFT-5',
  ],
  [
    'PR-CRAFT-5',
    'he may decline',
    prState(3).withTiles(0, {corn: [1, 1]}),
    ['0 takeRole role=craftsman', '0 pass'],
    {0: {goods: {corn: 1}}, phase: 'role', turn: 1},
  ],
  ['PR-CRAFT-5', 'who produced nothing has no privilege', one, craft, {phase: 'role', turn: 1}],
  [
    'PR-CRAFT-6',
    'the privilege token does not count for the factory',
    prState(3)
      .withTiles(0, {corn: [1, 1]})
      .withCity(0, {factory: 1}),
    ['0 takeRole role=craftsman', '0 takeGood good=corn'],
    {0: {doubloons: 2, goods: {corn: 2}}},
  ],
  [
    'PR-CRAFT-7',
    'any number of goods may lie in San Juan outside the captain phase',
    prState(3)
      .withGoods(1, {corn: 5, sugar: 5})
      .withTiles(1, {corn: [2, 2]}),
    craft,
    {1: {goods: {corn: 7, sugar: 5}}},
  ],
  [
    'PR-D-CRAFT-BONUS',
    'each kind produced of which the supply has one, and pass',
    prState(3)
      .withTiles(0, {corn: [1, 1], indigo: [1, 1], sugar: [1, 1]})
      .withCity(0, {'small-indigo-plant': 1, 'small-sugar-mill': 1})
      .supplyGoods({indigo: 1}),
    craft,
    {turn: 0, offers: ['takeGood good=corn', 'takeGood good=sugar', 'pass']},
  ],
  [
    'PR-B-SMALL-INDIGO-PLANT',
    'one indigo',
    prState(3)
      .withTiles(1, {indigo: [3, 3]})
      .withCity(1, {'small-indigo-plant': 1}),
    craft,
    {1: {goods: {indigo: 1}}},
  ],
  [
    'PR-B-SMALL-SUGAR-MILL',
    'one sugar',
    prState(3)
      .withTiles(1, {sugar: [3, 3]})
      .withCity(1, {'small-sugar-mill': 1}),
    craft,
    {1: {goods: {sugar: 1}}},
  ],
  [
    'PR-B-INDIGO-PLANT',
    'up to three indigo',
    prState(3)
      .withTiles(1, {indigo: [4, 4]})
      .withCity(1, {'indigo-plant': 3}),
    craft,
    {1: {goods: {indigo: 3}}},
  ],
  [
    'PR-B-SUGAR-MILL',
    'up to three sugar',
    prState(3)
      .withTiles(1, {sugar: [4, 4]})
      .withCity(1, {'sugar-mill': 3}),
    craft,
    {1: {goods: {sugar: 3}}},
  ],
  [
    'PR-B-TOBACCO-STORAGE',
    'up to three tobacco',
    prState(3)
      .withTiles(1, {tobacco: [4, 4]})
      .withCity(1, {'tobacco-storage': 3}),
    craft,
    {1: {goods: {tobacco: 3}}},
  ],
  [
    'PR-B-COFFEE-ROASTER',
    'up to two coffee',
    prState(3)
      .withTiles(1, {coffee: [3, 3]})
      .withCity(1, {'coffee-roaster': 2}),
    craft,
    {1: {goods: {coffee: 2}}},
  ],
  [
    'PR-B-PRODUCTION',
    'corn needs no building',
    prState(3).withTiles(1, {corn: [4, 4]}),
    craft,
    {1: {goods: {corn: 4}}},
  ],
  [
    'PR-B-PRODUCTION',
    'a building without plantation makes nothing',
    prState(3).withCity(1, {'sugar-mill': 3}),
    craft,
    {1: {goods: {sugar: 0}}},
  ],
  [
    'PR-X-35',
    'workers on equal buildings add up',
    prState(3, {duplicateProduction: 'yes'})
      .withTiles(1, {coffee: [4, 4]})
      .withCity(1, {'coffee-roaster': 2})
      .withCity(1, {'coffee-roaster': 1}),
    craft,
    {1: {goods: {coffee: 3}}},
  ],
  ...[0, 0, 1, 2, 3, 5].map(
    (doubloons, kinds) =>
      [
        'PR-B-FACTORY',
        `${kinds} kinds pay ${doubloons}`,
        prState(3)
          .withTiles(1, {
            corn: [Math.min(1, kinds), Math.min(1, kinds)],
            indigo: [1, kinds > 1 ? 1 : 0],
            sugar: [1, kinds > 2 ? 1 : 0],
            tobacco: [1, kinds > 3 ? 1 : 0],
            coffee: [1, kinds > 4 ? 1 : 0],
          })
          .withCity(1, {
            'small-indigo-plant': 1,
            'small-sugar-mill': 1,
            'tobacco-storage': 1,
            'coffee-roaster': 1,
            factory: 1,
          }),
        craft,
        {1: {doubloons: 2 + doubloons}},
      ] as const,
  ),
  [
    'PR-B-FACTORY',
    'an idle factory pays nothing',
    prState(3)
      .withTiles(1, {corn: [1, 1], indigo: [1, 1]})
      .withCity(1, {'small-indigo-plant': 1, factory: 0}),
    craft,
    {1: {doubloons: 2}},
  ],
  [
    'PR-TILE-3',
    'an idle plant makes nothing',
    prState(3)
      .withTiles(1, {indigo: [2, 2]})
      .withCity(1, {'indigo-plant': 0}),
    craft,
    {1: {goods: {indigo: 0}}},
  ],
  [
    'PR-TILE-7',
    'gains come by themselves: the factory pays without being asked',
    prState(3)
      .withTiles(1, {corn: [1, 1], indigo: [1, 1]})
      .withCity(1, {'small-indigo-plant': 1, factory: 1}),
    craft,
    {1: {doubloons: 3}, phase: 'role'},
  ],
  [
    'PR-TILE-10',
    'pieces in San Juan belong to the island but work nowhere',
    prState(3).withTiles(1, {corn: 3}).withSanJuan(1, 5),
    craft,
    {1: {goods: {corn: 0}, sanJuan: 5}},
  ],
  [
    'PR-EX-6',
    'storage with 2 workers, 2 active plantations: 2 tobacco',
    prState(3)
      .withTiles(1, {tobacco: [2, 2]})
      .withCity(1, {'tobacco-storage': 2}),
    craft,
    {1: {goods: {tobacco: 2}}},
  ],
  [
    'PR-EX-6',
    'with 1 worker: 1 tobacco',
    prState(3)
      .withTiles(1, {tobacco: [2, 2]})
      .withCity(1, {'tobacco-storage': 1}),
    craft,
    {1: {goods: {tobacco: 1}}},
  ],
  [
    'PR-EX-7',
    '3 corn plantations, 2 active: 2 corn',
    prState(3).withTiles(1, {corn: [3, 2]}),
    craft,
    {1: {goods: {corn: 2}}},
  ],
  [
    'PR-EX-8',
    '2 corn, 1 tobacco, 3 sugar',
    prState(3)
      .withTiles(1, {corn: [3, 2], tobacco: [2, 2], sugar: [4, 3]})
      .withCity(1, {'tobacco-storage': 1, 'small-sugar-mill': 1, 'sugar-mill': 3}),
    craft,
    {1: {goods: {corn: 2, indigo: 0, sugar: 3, tobacco: 1, coffee: 0}}},
  ],
  [
    'PR-EX-9',
    '2 active coffee plantations, 2 workers: 2 coffee',
    prState(3)
      .withTiles(1, {coffee: [2, 2]})
      .withCity(1, {'coffee-roaster': 2}),
    craft,
    {1: {goods: {coffee: 2}}},
  ],
  [
    'PR-EX-9',
    '1 worker: 1 coffee',
    prState(3)
      .withTiles(1, {coffee: [2, 2]})
      .withCity(1, {'coffee-roaster': 1}),
    craft,
    {1: {goods: {coffee: 1}}},
  ],
  [
    'PR-EX-9',
    '1 plantation, 2 workers: 1 coffee',
    prState(3)
      .withTiles(1, {coffee: [1, 1]})
      .withCity(1, {'coffee-roaster': 2}),
    craft,
    {1: {goods: {coffee: 1}}},
  ],
  [
    'PR-EX-10',
    '3 corn, 1 coffee, 2 indigo: 2 doubloons',
    prState(3)
      .withTiles(1, {corn: [3, 3], coffee: [1, 1], indigo: [2, 2]})
      .withCity(1, {'indigo-plant': 2, 'coffee-roaster': 1, factory: 1}),
    craft,
    {1: {doubloons: 4, goods: {corn: 3, indigo: 2, coffee: 1}}},
  ],
  [
    'PR-EX-10',
    'no corn left: 1 doubloon',
    prState(3)
      .withTiles(1, {corn: [3, 3], coffee: [1, 1], indigo: [2, 2]})
      .withCity(1, {'indigo-plant': 2, 'coffee-roaster': 1, factory: 1})
      .supplyGoods({corn: 0}),
    craft,
    {1: {doubloons: 3, goods: {corn: 0, indigo: 2, coffee: 1}}},
  ],
  [
    'PR-EX-11',
    'supply 0 corn, 2 sugar: 2 sugar, 1 tobacco, 1 doubloon',
    prState(3)
      .withTiles(1, {corn: [3, 3], sugar: [3, 3], tobacco: [1, 1]})
      .withCity(1, {'sugar-mill': 3, 'tobacco-storage': 1, factory: 1})
      .supplyGoods({corn: 0, sugar: 2}),
    craft,
    {1: {doubloons: 3, goods: {corn: 0, sugar: 2, tobacco: 1}}},
  ],
]);
