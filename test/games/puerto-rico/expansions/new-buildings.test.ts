import assert from 'node:assert/strict';
import {score} from '../../../../src/games/puerto-rico/scoring.ts';
import {look} from '../support/look.ts';
import {ruleRows} from '../support/rows.ts';
import {prState} from '../support/state.ts';

const I = {newBuildings: true} as const;
const price = (state: Parameters<typeof prState>[0], options: Record<string, string | boolean> = I) =>
  prState(state, options);
ruleRows([
  [
    'PR-BUILD-2c',
    'five forests take off two doubloons, whatever the column',
    price(3).withDoubloons(1, 3).withForests(1, 5),
    ['0 takeRole role=builder', '0 pass', '1 build building=office'],
    {1: {doubloons: 0}},
  ],
  [
    'PR-EX-2',
    'wharf: builder 1, forests 2, quarries 3',
    price(3)
      .withDoubloons(0, 3)
      .withForests(0, 5)
      .withTiles(0, {quarry: [4, 4]}),
    ['0 takeRole role=builder', '0 build building=wharf'],
    {0: {doubloons: 0}},
  ],
  [
    'PR-EX-3',
    'factory for 5 doubloons, a sugar and a point',
    price(3)
      .withCity(1, {'black-market': 1})
      .withDoubloons(1, 5)
      .withGoods(1, {sugar: 1})
      .withChips(1, 1)
      .withSanJuan(1, 1),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=factory payment.piece=null payment.good=sugar payment.point=true',
    ],
    {1: {doubloons: 0, chips: 0, goods: {sugar: 0}, sanJuan: 1}, supply: {sugar: 11}},
  ],
  [
    'PR-EX-3',
    'not a worker on top of that',
    price(3)
      .withCity(1, {'black-market': 1})
      .withDoubloons(1, 5)
      .withGoods(1, {sugar: 1})
      .withChips(1, 1)
      .withSanJuan(1, 1),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=factory payment.piece.from=san-juan payment.piece.piece=worker payment.good=sugar payment.point=true',
    ],
    'pr/payment-mismatch PR-B-BLACK-MARKET',
  ],
  [
    'PR-EX-4',
    'harbor for 6 doubloons, an indigo and a worker; an exact payment keeps nothing',
    price(3).withCity(1, {'black-market': 1}).withDoubloons(1, 6).withGoods(1, {indigo: 1}).withSanJuan(1, 1),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=harbor payment.piece.from=san-juan payment.piece.piece=worker payment.good=indigo payment.point=false',
    ],
    {1: {doubloons: 0, sanJuan: 0, goods: {indigo: 0}}},
  ],
  [
    'PR-EX-81',
    'four doubloons short: no hospice',
    price(3)
      .withCity(1, {'black-market': 1})
      .withDoubloons(1, 0)
      .withGoods(1, {corn: 1})
      .withChips(1, 1)
      .withSanJuan(1, 1),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=hospice payment.piece.from=san-juan payment.piece.piece=worker payment.good=corn payment.point=true',
    ],
    'pr/too-expensive PR-BUILD-4',
  ],
  [
    'PR-EX-81',
    'two doubloons short: three ways to the hacienda',
    price(3)
      .withCity(1, {'black-market': 1})
      .withDoubloons(1, 0)
      .withGoods(1, {corn: 1})
      .withChips(1, 1)
      .withSanJuan(1, 1),
    ['0 takeRole role=builder', '0 pass'],
    state =>
      assert.deepEqual(
        look(state).offers.filter(line => line.startsWith('build building=hacienda')),
        [
          'build building=hacienda payment.piece.from=san-juan payment.piece.piece=worker payment.good=corn payment.point=false',
          'build building=hacienda payment.piece.from=san-juan payment.piece.piece=worker payment.good=null payment.point=true',
          'build building=hacienda payment.piece=null payment.good=corn payment.point=true',
        ],
      ),
  ],
  [
    'PR-D-BLACK-MARKET',
    'one doubloon short: a piece by where it stands, a good by its kind, or a point',
    price(3)
      .withCity(1, {'black-market': 1})
      .withTiles(1, {corn: [2, 1]})
      .withDoubloons(1, 1)
      .withGoods(1, {corn: 2, indigo: 1})
      .withChips(1, 3)
      .withSanJuan(1, 1),
    ['0 takeRole role=builder', '0 pass'],
    state =>
      assert.deepEqual(
        look(state).offers.filter(line => line.startsWith('build building=hacienda')),
        [
          'build building=hacienda payment.piece.from=san-juan payment.piece.piece=worker payment.good=null payment.point=false',
          'build building=hacienda payment.piece.from=corn payment.piece.piece=worker payment.good=null payment.point=false',
          'build building=hacienda payment.piece=null payment.good=corn payment.point=false',
          'build building=hacienda payment.piece=null payment.good=indigo payment.point=false',
          'build building=hacienda payment.piece=null payment.good=null payment.point=true',
        ],
      ),
  ],
  [
    'PR-B-BLACK-MARKET',
    'up to three things are worth a doubloon each',
    price(3)
      .withCity(1, {'black-market': 1})
      .withDoubloons(1, 1)
      .withGoods(1, {corn: 1})
      .withChips(1, 1)
      .withSanJuan(1, 1),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=hospice payment.piece.from=san-juan payment.piece.piece=worker payment.good=corn payment.point=true',
    ],
    {1: {doubloons: 0, chips: 0, sanJuan: 0, goods: {corn: 0}}},
  ],
  [
    'PR-B-BLACK-MARKET-a',
    'no help where the doubloons suffice',
    price(3).withCity(1, {'black-market': 1}).withDoubloons(1, 9).withGoods(1, {corn: 1}),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=hospice payment.piece=null payment.good=corn payment.point=false',
    ],
    'pr/answer-not-offered PR-B-BLACK-MARKET',
  ],
  [
    'PR-B-BLACK-MARKET-a',
    'four short is too much',
    price(3)
      .withCity(1, {'black-market': 1})
      .withDoubloons(1, 1)
      .withGoods(1, {corn: 1})
      .withChips(1, 1)
      .withSanJuan(1, 1),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=office payment.piece.from=san-juan payment.piece.piece=worker payment.good=corn payment.point=true',
    ],
    'pr/too-expensive PR-BUILD-4',
  ],
  [
    'PR-B-BLACK-MARKET-b',
    'never the piece of the black market itself',
    price(3).withCity(1, {'black-market': 1}).withDoubloons(1, 3).withGoods(1, {corn: 1}),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=hospice payment.piece.from=black-market payment.piece.piece=worker payment.good=null payment.point=false',
    ],
    'pr/payment-lacking PR-B-BLACK-MARKET',
  ],
  [
    'PR-B-BLACK-MARKET-c',
    'a point must be there to be given back',
    price(3).withCity(1, {'black-market': 1}).withDoubloons(1, 3).withGoods(1, {corn: 1}),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=hospice payment.piece=null payment.good=null payment.point=true',
    ],
    'pr/payment-lacking PR-B-BLACK-MARKET',
  ],
  [
    'PR-B-BLACK-MARKET-d',
    'a flag stays although a point comes back',
    price(3).withCity(1, {'black-market': 1}).withDoubloons(1, 3).withChips(1, 76).withFlag('points'),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=hospice payment.piece=null payment.good=null payment.point=true',
    ],
    {pool: 1, flags: ['points']},
  ],
  [
    'PR-X-20',
    'a church emptied by the payment pays nothing',
    price(3).withCity(1, {'black-market': 1, church: 1}).withDoubloons(1, 3),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=hospice payment.piece.from=church payment.piece.piece=worker payment.good=null payment.point=false',
    ],
    {1: {chips: 0, doubloons: 0}},
  ],
  [
    'PR-X-21',
    'beyond the pool a point given back does not raise it',
    price(3)
      .withCity(1, {'black-market': 1})
      .withDoubloons(1, 3)
      .withChips(1, 80)
      .supplyPool(0)
      .withFlag('points'),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=hospice payment.piece=null payment.good=null payment.point=true',
    ],
    {pool: 0, 1: {chips: 79}},
  ],
  [
    'PR-BUILD-9',
    'discounts are fixed before anything is given back',
    price(3)
      .withCity(1, {'black-market': 1})
      .withDoubloons(1, 2)
      .withTiles(1, {quarry: [1, 1]}),
    [
      '0 takeRole role=builder',
      '0 pass',
      '1 build building=hospice payment.piece.from=quarry payment.piece.piece=worker payment.good=null payment.point=false',
    ],
    {1: {doubloons: 0, manned: {quarry: 0}}},
  ],
  [
    'PR-B-AQUEDUCT',
    'one more of what a large plant makes',
    price(3)
      .withCity(1, {aqueduct: 1, 'indigo-plant': 2})
      .withTiles(1, {indigo: [2, 2]}),
    ['0 takeRole role=craftsman'],
    {1: {goods: {indigo: 3}}},
  ],
  [
    'PR-B-AQUEDUCT-a',
    'with both plants the large one counts first',
    price(3)
      .withCity(1, {aqueduct: 1, 'small-indigo-plant': 1, 'indigo-plant': 1})
      .withTiles(1, {indigo: [1, 1]}),
    ['0 takeRole role=craftsman'],
    {1: {goods: {indigo: 2}}},
  ],
  [
    'PR-B-AQUEDUCT-b',
    'one more only, with two equal plants, too',
    () => {
      const state = price(3, {...I, duplicateProduction: 'yes'})
        .withCity(1, {aqueduct: 1, 'indigo-plant': 1})
        .withTiles(1, {indigo: [2, 2]}).state;
      state.players[1]!.city.push(2);
      state.players[1]!.workers.push(1);
      state.players[1]!.more!.nobles.push(0);
      return state;
    },
    ['0 takeRole role=craftsman'],
    {1: {goods: {indigo: 3}}},
  ],
  [
    'PR-B-AQUEDUCT-c',
    'the extra token is produced: the specialty factory pays for it',
    price(3)
      .withCity(1, {aqueduct: 1, 'indigo-plant': 2, 'specialty-factory': 1})
      .withTiles(1, {indigo: [2, 2]}),
    ['0 takeRole role=craftsman'],
    {1: {doubloons: 4, goods: {indigo: 3}}},
  ],
  [
    'PR-EX-12',
    'small plant: nothing more; large ones: one more each',
    price(3)
      .withCity(1, {aqueduct: 1, 'small-indigo-plant': 1, 'sugar-mill': 0})
      .withTiles(1, {indigo: [1, 1]})
      .withCity(2, {aqueduct: 1, 'indigo-plant': 2, 'sugar-mill': 3})
      .withTiles(2, {indigo: [2, 2], sugar: [3, 3]}),
    ['0 takeRole role=craftsman'],
    {1: {goods: {indigo: 1, sugar: 0}}, 2: {goods: {indigo: 3, sugar: 4}}},
  ],
  [
    'PR-EX-13',
    'a plantation that rests gives nothing to add to',
    price(3)
      .withCity(1, {aqueduct: 1, 'indigo-plant': 1, 'small-sugar-mill': 1})
      .withTiles(1, {indigo: 1, sugar: [1, 1]}),
    ['0 takeRole role=craftsman'],
    {1: {goods: {indigo: 0, sugar: 1}}},
  ],
  [
    'PR-EX-14',
    'four sugar and two indigo',
    price(3)
      .withCity(1, {aqueduct: 1, 'indigo-plant': 3, 'sugar-mill': 3})
      .withTiles(1, {indigo: [1, 1], sugar: [3, 3]}),
    ['0 takeRole role=craftsman'],
    {1: {goods: {indigo: 2, sugar: 4}}},
  ],
  [
    'PR-B-SPECIALTY-FACTORY',
    'corn never counts',
    price(3)
      .withCity(1, {'specialty-factory': 1})
      .withTiles(1, {corn: [3, 3]}),
    ['0 takeRole role=craftsman'],
    {1: {doubloons: 2}},
  ],
  [
    'PR-EX-15',
    '5 corn, 4 indigo, 2 sugar: 3 doubloons',
    price(3)
      .withCity(1, {'specialty-factory': 1, 'small-indigo-plant': 1, 'indigo-plant': 3, 'sugar-mill': 2})
      .withTiles(1, {corn: [5, 5], indigo: [4, 4], sugar: [2, 2]}),
    ['0 takeRole role=craftsman'],
    {1: {doubloons: 5}},
  ],
  [
    'PR-EX-16',
    '4 corn, 3 sugar, 2 indigo: 2 doubloons',
    price(3)
      .withCity(1, {'specialty-factory': 1, 'indigo-plant': 2, 'sugar-mill': 3})
      .withTiles(1, {corn: [4, 4], indigo: [2, 2], sugar: [3, 3]}),
    ['0 takeRole role=craftsman'],
    {1: {doubloons: 4}},
  ],
  [
    'PR-X-24',
    'factory and specialty factory both pay',
    price(3)
      .withCity(1, {'specialty-factory': 1, factory: 1, 'indigo-plant': 2})
      .withTiles(1, {corn: [1, 1], indigo: [2, 2]}),
    ['0 takeRole role=craftsman'],
    {1: {doubloons: 2 + 1 + 1}},
  ],
  [
    'PR-B-STOREHOUSE',
    'three more single tokens',
    price(3).withCity(1, {storehouse: 1}).withGoods(1, {corn: 5}).supplyBlocked(),
    ['0 takeRole role=captain'],
    {1: {goods: {corn: 4}}},
  ],
  [
    'PR-EX-31',
    'storehouse and small warehouse: one kind and four tokens',
    price(3)
      .withCity(1, {storehouse: 1, 'small-warehouse': 1})
      .withGoods(1, {corn: 5, tobacco: 5})
      .supplyBlocked(),
    ['0 takeRole role=captain', '1 store kinds=corn, singles=tobacco,tobacco,tobacco,tobacco'],
    {1: {goods: {corn: 5, tobacco: 4}}},
  ],
  [
    'PR-EX-32',
    'storehouse and large warehouse: two kinds and four tokens',
    price(3)
      .withCity(1, {storehouse: 1, 'large-warehouse': 1})
      .withGoods(1, {corn: 5, tobacco: 5, coffee: 5})
      .supplyBlocked(),
    ['0 takeRole role=captain', '1 store kinds=corn,tobacco singles=coffee,coffee,coffee,coffee'],
    {1: {goods: {corn: 5, tobacco: 5, coffee: 4}}},
  ],
  [
    'PR-B-TRADING-POST',
    'any kind, although the house is full',
    price(3).withCity(1, {'trading-post': 1}).withGoods(1, {coffee: 1}).withHouse('corn', 'indigo', 'sugar'),
    ['0 takeRole role=trader', '1 sell good=coffee post=true'],
    {1: {doubloons: 6, goods: {coffee: 0}}, house: ['corn', 'indigo', 'sugar'], supply: {coffee: 9}},
  ],
  [
    'PR-B-TRADING-POST-a',
    'no market, but the privilege',
    price(3).withCity(0, {'trading-post': 1, 'small-market': 1}).withGoods(0, {coffee: 1}),
    ['0 takeRole role=trader', '0 sell good=coffee post=true'],
    {0: {doubloons: 2 + 4 + 1}},
  ],
  [
    'PR-EX-21',
    'the house is full: 4 doubloons, no market',
    price(3)
      .withCity(1, {'trading-post': 1, 'small-market': 1})
      .withGoods(1, {coffee: 1})
      .withGoods(0, {tobacco: 1})
      .withHouse('corn', 'indigo', 'sugar'),
    ['0 takeRole role=trader', '0 sell good=tobacco', '1 sell good=coffee post=true'],
    {1: {doubloons: 6}, house: [], supply: {coffee: 9}},
  ],
  [
    'PR-X-7',
    'the office is no help at the post, and not needed',
    price(3).withCity(1, {'trading-post': 1, office: 1}).withGoods(1, {sugar: 1}).withHouse('sugar'),
    ['0 takeRole role=trader', '1 sell good=sugar post=true'],
    {1: {doubloons: 4}, house: ['sugar']},
  ],
  [
    'PR-B-CHURCH',
    'columns 2 and 3 one point, column 4 two, column 1 none',
    price(3)
      .withCity(1, {church: 1})
      .withDoubloons(1, 10)
      .withCity(2, {church: 1})
      .withDoubloons(2, 10)
      .withCity(0, {})
      .withDoubloons(0, 10),
    [
      '0 takeRole role=builder',
      '0 build building=hacienda',
      '1 build building=guild-hall',
      '2 build building=hospice',
    ],
    {0: {chips: 0}, 1: {chips: 2}, 2: {chips: 1}},
  ],
  [
    'PR-X-11',
    'the church pays nothing for itself, not even with the university',
    price(3).withCity(1, {university: 1}).withDoubloons(1, 5),
    ['0 takeRole role=builder', '0 pass', '1 build building=church takeWorker=true'],
    {1: {chips: 0}},
  ],
  [
    'PR-B-SMALL-WHARF',
    'any mixture, a point for two',
    price(3).withCity(1, {'small-wharf': 1}).withGoods(1, {corn: 3, indigo: 2}),
    [
      '0 takeRole role=captain',
      '1 smallWharf goods=2,1,0,0,0',
      '1 load good=corn ship=0',
      '1 load good=indigo ship=1',
    ],
    {1: {chips: 1 + 1 + 1}},
  ],
  [
    'PR-EX-28',
    'three corn, two tobacco, one sugar: 3 points, a tobacco left',
    price(3).withCity(1, {'small-wharf': 1}).withGoods(1, {corn: 3, tobacco: 3, sugar: 1}).supplyBlocked(),
    ['0 takeRole role=captain', '1 smallWharf goods=3,0,1,2,0'],
    {1: {chips: 3, goods: {corn: 0, tobacco: 1, sugar: 0}}},
  ],
  [
    'PR-B-SMALL-WHARF-a',
    'it is a loading: the captain has his privilege by it',
    price(3).withCity(0, {'small-wharf': 1}).withGoods(0, {corn: 1}),
    ['0 takeRole role=captain', '0 smallWharf goods=1,0,0,0,0'],
    {0: {chips: 1}},
  ],
  [
    'PR-EX-82',
    'one token and a harbor: a point, and the obligation is met',
    price(3).withCity(1, {'small-wharf': 1, harbor: 1}).withGoods(1, {corn: 1}),
    ['0 takeRole role=captain', '1 smallWharf goods=1,0,0,0,0'],
    {1: {chips: 1, goods: {corn: 0}}},
  ],
  [
    'PR-B-SMALL-WHARF-b',
    'both wharves, on different turns',
    price(3).withCity(1, {'small-wharf': 1, wharf: 1}).withGoods(1, {corn: 3, sugar: 2}),
    ['0 takeRole role=captain', '1 smallWharf goods=0,0,2,0,0', '1 load good=corn ship=wharf'],
    {1: {chips: 1 + 3}},
  ],
  [
    'PR-X-9',
    'in the other order as well',
    price(3).withCity(1, {'small-wharf': 1, wharf: 1}).withGoods(1, {corn: 3, sugar: 2}),
    ['0 takeRole role=captain', '1 load good=corn ship=wharf', '1 smallWharf goods=0,0,2,0,0'],
    {1: {chips: 1 + 3}},
  ],
  [
    'PR-B-SMALL-WHARF',
    'once in a phase',
    price(3).withCity(1, {'small-wharf': 1, wharf: 1}).withGoods(1, {corn: 3, sugar: 1}).supplyBlocked(),
    ['0 takeRole role=captain', '1 smallWharf goods=1,0,0,0,0', '1 smallWharf goods=1,0,0,0,0'],
    'pr/small-wharf-used PR-B-SMALL-WHARF',
  ],
  [
    'PR-B-SMALL-WHARF',
    'only what one has',
    price(3).withCity(1, {'small-wharf': 1}).withGoods(1, {corn: 3}),
    ['0 takeRole role=captain', '1 smallWharf goods=0,1,0,0,0'],
    'pr/no-such-goods PR-B-SMALL-WHARF',
  ],
  [
    'PR-B-LIGHTHOUSE',
    'a doubloon for every loading',
    price(3).withCity(1, {lighthouse: 1, wharf: 1}).withGoods(1, {corn: 1, sugar: 1}),
    ['0 takeRole role=captain', '1 load good=corn ship=0', '1 load good=sugar ship=wharf'],
    {1: {doubloons: 4}},
  ],
  [
    'PR-B-LIGHTHOUSE-a',
    'the captain has one more, without any loading',
    price(3).withCity(0, {lighthouse: 1}),
    ['0 takeRole role=captain'],
    {0: {doubloons: 3}},
  ],
  [
    'PR-EX-27',
    'captain with lighthouse and wharf: 3 points and 2 doubloons, 3 points and 1',
    price(3).withCity(0, {lighthouse: 1, wharf: 1}).withGoods(0, {corn: 2, indigo: 3}),
    ['0 takeRole role=captain', '0 load good=corn ship=0', '0 load good=indigo ship=wharf'],
    {0: {chips: 6, doubloons: 5}},
  ],
  [
    'PR-X-23',
    'the library doubles the privilege, not the lighthouse',
    price(3).withCity(0, {lighthouse: 1, library: 1}).withGoods(0, {corn: 1}),
    ['0 takeRole role=captain', '0 load good=corn ship=0'],
    {0: {chips: 3, doubloons: 4}},
  ],
  [
    'PR-B-UNION-HALL',
    'a point for two equal goods, and they stay',
    price(3).withCity(1, {'union-hall': 1}).withGoods(1, {corn: 4, coffee: 2}).supplyBlocked(),
    ['0 takeRole role=captain', 'hold'],
    {1: {chips: 3, goods: {corn: 4, coffee: 2}}},
  ],
  [
    'PR-EX-29',
    '3 corn, 2 indigo, 1 coffee: 2 points',
    price(3).withCity(1, {'union-hall': 1}).withGoods(1, {corn: 3, indigo: 2, coffee: 1}).supplyBlocked(),
    ['0 takeRole role=captain', 'hold'],
    {1: {chips: 2}},
  ],
  [
    'PR-B-LIBRARY',
    'prospector and trader pay twice',
    price(4).withCity(0, {library: 1}),
    ['0 takeRole role=prospector'],
    {0: {doubloons: 5}},
  ],
  [
    'PR-B-LIBRARY',
    'two workers for the mayor',
    price(3).withCity(0, {library: 1}).withTiles(0, {corn: 3}),
    ['0 takeRole role=mayor privilegeWorkers=2'],
    {0: {sanJuan: 0, manned: {corn: 3}}},
  ],
  [
    'PR-B-LIBRARY',
    'two doubloons off for the builder, two more for the trader',
    price(3).withCity(0, {library: 1}).withDoubloons(0, 3),
    ['0 takeRole role=builder', '0 build building=office'],
    {0: {doubloons: 0}},
  ],
  [
    'PR-B-LIBRARY',
    'two tokens for the craftsman, of different kinds if he likes',
    price(3)
      .withCity(0, {library: 1, 'small-indigo-plant': 1})
      .withTiles(0, {corn: [1, 1], indigo: [1, 1]}),
    ['0 takeRole role=craftsman', '0 takeGood good=corn', '0 takeGood good=indigo'],
    {0: {goods: {corn: 2, indigo: 2}}},
  ],
  [
    'PR-B-LIBRARY-a',
    'a library that rests doubles nothing',
    price(4).withCity(0, {library: 0}),
    ['0 takeRole role=prospector'],
    {0: {doubloons: 4}},
  ],
  [
    'PR-D-SETTLE-2',
    'a second tile when all have had theirs',
    price(3).withCity(0, {library: 1}).withRow('corn', 'sugar', 'coffee', 'indigo'),
    [
      '0 takeRole role=settler',
      '0 settle tile=corn',
      '1 settle tile=sugar',
      '2 pass',
      '0 settle tile=coffee',
    ],
    {0: {tiles: {corn: 1, coffee: 1}}},
  ],
  [
    'PR-B-LIBRARY-b',
    'the hospice helps with the first tile only',
    price(3).withCity(0, {library: 1, hospice: 1}).withRow('corn', 'sugar', 'coffee', 'indigo'),
    [
      '0 takeRole role=settler',
      '0 settle tile=corn takeWorker=true',
      '1 pass',
      '2 pass',
      '0 settle tile=coffee',
    ],
    {0: {manned: {corn: 1, coffee: 0}}},
  ],
  [
    'PR-B-LIBRARY-c',
    'with a construction hut both are quarries',
    price(3).withCity(0, {library: 1, 'construction-hut': 1}),
    ['0 takeRole role=settler', '0 settle tile=quarry', '1 pass', '2 pass', '0 settle tile=quarry'],
    {0: {tiles: {quarry: 2}}},
  ],
  [
    'PR-EX-66',
    'two quarries left, both for the settler',
    price(3).withCity(0, {library: 1, 'construction-hut': 1}).supplyQuarries(2),
    ['0 takeRole role=settler', '0 settle tile=quarry', '1 pass', '2 pass', '0 settle tile=quarry'],
    {0: {tiles: {quarry: 2}}, quarries: 0},
  ],
  [
    'PR-X-4',
    'no second quarry without the hut',
    price(3).withCity(0, {library: 1}),
    ['0 takeRole role=settler', '0 settle tile=quarry', '1 pass', '2 pass', '0 settle tile=quarry'],
    'pr/no-quarry-right PR-SETTLER-4',
  ],
  [
    'PR-X-34',
    'no second tile where the row is empty',
    price(3).withCity(0, {library: 1}).withRow('corn'),
    ['0 takeRole role=settler', '0 settle tile=corn'],
    {phase: 'role', turn: 1},
  ],
  [
    'PR-EX-65',
    'two corn as first loading: 4 points; the next sugar: 1',
    price(3).withCity(0, {library: 1}).withGoods(0, {corn: 2, sugar: 1}),
    ['0 takeRole role=captain', '0 load good=corn ship=0', '0 load good=sugar ship=1'],
    {0: {chips: 5}},
  ],
  [
    'PR-B-STATUE',
    'eight points, manned by nobody',
    price(3).withCity(0, {statue: 0}),
    ['hold'],
    state => assert.equal(state.players[0]!.city.length, 1),
  ],
  [
    'PR-B-UNIVERSITY-a',
    'the worker for a statue goes to San Juan',
    price(3).withCity(0, {university: 1}).withDoubloons(0, 9),
    ['0 takeRole role=builder', '0 build building=statue takeWorker=true'],
    {0: {sanJuan: 1}},
  ],
  [
    'PR-EX-77',
    'university and statue',
    price(3).withCity(1, {university: 1}).withDoubloons(1, 10),
    ['0 takeRole role=builder', '0 pass', '1 build building=statue takeWorker=true'],
    {1: {sanJuan: 1, city: ['university 1', 'statue 0']}},
  ],
  [
    'PR-X-10',
    'and without anybody if the owner likes',
    price(3).withCity(1, {university: 1}).withDoubloons(1, 10),
    ['0 takeRole role=builder', '0 pass', '1 build building=statue takeWorker=false'],
    {1: {sanJuan: 0}},
  ],
  [
    'PR-X-13',
    'the price never falls below 0',
    price(3)
      .withForests(0, 8)
      .withTiles(0, {quarry: [3, 3]})
      .withDoubloons(0, 0),
    ['0 takeRole role=builder', '0 build building=hospice'],
    {0: {doubloons: 0}},
  ],
  [
    'PR-TRADE-5',
    'with a full house the post is still open',
    price(3)
      .withCity(2, {'trading-post': 1})
      .withGoods(0, {coffee: 1})
      .withGoods(2, {corn: 1})
      .withHouse('corn', 'indigo', 'sugar'),
    ['0 takeRole role=trader', '0 sell good=coffee', '2 sell good=corn post=true'],
    {2: {goods: {corn: 0}}, house: []},
  ],
  [
    'PR-CAPT-2',
    'union hall on the first turn only',
    price(3).withCity(0, {'union-hall': 1}).withGoods(0, {corn: 2, sugar: 2}),
    ['0 takeRole role=captain', '0 load good=corn ship=0', '0 load good=sugar ship=1'],
    {0: {chips: 2 + 2 + 1 + 2}},
  ],
  [
    'PR-SCORE-4',
    'the statue has no bonus on top of its eight',
    price(3).withCity(0, {statue: 0}),
    ['hold'],
    state => assert.equal(score(state, 0).total, 8),
  ],
  [
    'PR-X-17',
    'the statue is a utility building for the city hall, none for the guild hall',
    price(3).withCity(0, {statue: 0, 'city-hall': 1, 'guild-hall': 1}),
    ['hold'],
    state => {
      assert.equal(score(state, 0).parts['city-hall'], 3);
      assert.equal(score(state, 0).parts['guild-hall'], 0);
    },
  ],
  [
    'PR-B-CLOISTER',
    'sets of three, at most four',
    price(3).withCity(0, {cloister: 1}).withTiles(0, {corn: 3, quarry: 3, sugar: 5}),
    ['hold'],
    state => assert.equal(score(state, 0).parts.cloister, 6),
  ],
  [
    'PR-EX-42',
    '6 corn, 2 tobacco, 3 forests: 3 sets; a third tobacco makes 4',
    price(3)
      .withCity(0, {cloister: 1})
      .withTiles(0, {corn: 6, sugar: 1, tobacco: 2})
      .withForests(0, 3, 'coffee'),
    ['hold'],
    state => assert.equal(score(state, 0).parts.cloister, 6),
  ],
  [
    'PR-EX-42',
    'four sets are ten points',
    price(3).withCity(0, {cloister: 1}).withTiles(0, {corn: 6, tobacco: 3}).withForests(0, 3, 'coffee'),
    ['hold'],
    state => assert.equal(score(state, 0).parts.cloister, 10),
  ],
  [
    'PR-EX-43',
    '6 forests, 3 quarries, 2 indigo, 1 coffee: 3 sets',
    price(3).withCity(0, {cloister: 1}).withTiles(0, {quarry: 3, indigo: 2, coffee: 1}).withForests(0, 6),
    ['hold'],
    state => assert.equal(score(state, 0).parts.cloister, 6),
  ],
  [
    'PR-X-18',
    'forests fill the countryside for the residence',
    price(3).withCity(0, {residence: 1}).withTiles(0, {corn: 6}).withForests(0, 5, 'coffee'),
    ['hold'],
    state => assert.equal(score(state, 0).parts.residence, 6),
  ],
  [
    'PR-X-19',
    'points of the church are chips: the customs house counts them',
    price(3).withCity(1, {church: 1, 'customs-house': 1}).withDoubloons(1, 10).withChips(1, 3),
    ['0 takeRole role=builder', '0 pass', '1 build building=hospice'],
    state => assert.equal(score(state, 1).parts['customs-house'], 1),
  ],
]);
