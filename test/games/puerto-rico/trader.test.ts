import {ruleRows} from './support/rows.ts';
import {prState} from './support/state.ts';

/** Seat 1 sells without privilege. */
const all = {corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1} as const;
const seller = prState(3).withGoods(1, all);

ruleRows([
  ...(['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const).map(
    (good, price) =>
      [
        'PR-TRADE-1',
        `${good} brings ${price}`,
        seller,
        ['0 takeRole role=trader', `1 sell good=${good}`],
        {1: {doubloons: 2 + price, goods: {[good]: 0}}, house: [good]},
      ] as const,
  ),
  [
    'PR-TRADE-1',
    'only what one has',
    prState(3).withGoods(1, {corn: 1}),
    ['0 takeRole role=trader', '1 sell good=sugar'],
    'pr/no-such-good PR-TRADE-1',
  ],
  [
    'PR-TRADE-1',
    'selling is optional',
    seller,
    ['0 takeRole role=trader', '1 pass'],
    {1: {doubloons: 2, goods: all}, house: []},
  ],
  [
    'PR-TRADE-2',
    'each kind once',
    prState(3).withGoods(1, {corn: 1, sugar: 1}).withHouse('sugar'),
    ['0 takeRole role=trader', '1 sell good=sugar'],
    'pr/kind-in-house PR-TRADE-2',
  ],
  [
    'PR-TRADE-2',
    'an active office lifts that for its owner',
    prState(3).withGoods(1, {sugar: 1}).withHouse('sugar').withCity(1, {office: 1}),
    ['0 takeRole role=trader', '1 sell good=sugar'],
    {house: ['sugar', 'sugar'], 1: {doubloons: 4}},
  ],
  [
    'PR-TRADE-2',
    'not the limit of four spaces',
    prState(3)
      .withGoods(1, {sugar: 1})
      .withHouse('sugar', 'corn', 'indigo', 'coffee')
      .withCity(1, {office: 1}),
    ['0 takeRole role=trader'],
    {phase: 'role', 1: {goods: {sugar: 1}}},
  ],
  [
    'PR-TRADE-3',
    'privilege and both markets add up',
    prState(3).withGoods(0, {coffee: 1}).withCity(0, {'small-market': 1, 'large-market': 1}),
    ['0 takeRole role=trader', '0 sell good=coffee'],
    {0: {doubloons: 10}},
  ],
  [
    'PR-TRADE-4',
    'a sale for nothing is legal',
    prState(3).withGoods(1, {corn: 2}),
    ['0 takeRole role=trader', '1 sell good=corn'],
    {1: {doubloons: 2, goods: {corn: 1}}, house: ['corn']},
  ],
  [
    'PR-TRADE-4',
    'without a sale no privilege',
    prState(3).withGoods(0, {corn: 1}),
    ['0 takeRole role=trader', '0 pass'],
    {0: {doubloons: 2}},
  ],
  [
    'PR-TRADE-5',
    'a full house: everybody still to come is skipped',
    prState(3)
      .withHouse('sugar', 'corn', 'coffee')
      .withGoods(0, {indigo: 1})
      .withGoods(1, {tobacco: 1})
      .withGoods(2, {tobacco: 1}),
    ['0 takeRole role=trader', '0 sell good=indigo'],
    {phase: 'role', turn: 1, 1: {goods: {tobacco: 1}}},
  ],
  [
    'PR-TRADE-6',
    'one sale in a turn',
    prState(3).withGoods(1, {corn: 1, sugar: 1}).withGoods(2, {coffee: 1}),
    ['0 takeRole role=trader', '1 sell good=corn'],
    {turn: 2, 1: {goods: {sugar: 1}}},
  ],
  [
    'PR-TRADE-7',
    'four tokens go back to the supply',
    prState(3).withHouse('sugar', 'corn', 'coffee').withGoods(0, {indigo: 1}),
    ['0 takeRole role=trader', '0 sell good=indigo'],
    {house: [], supply: {corn: 10, indigo: 11, sugar: 11, coffee: 9}},
  ],
  [
    'PR-TRADE-7',
    'fewer stay',
    prState(3).withHouse('sugar', 'corn').withGoods(0, {indigo: 1}),
    ['0 takeRole role=trader', '0 sell good=indigo'],
    {house: ['sugar', 'corn', 'indigo'], supply: {sugar: 10}},
  ],
  [
    'PR-D-TRADE',
    'each kind that can be sold, and pass',
    prState(3).withGoods(0, {corn: 2, sugar: 1, coffee: 1}).withHouse('sugar'),
    ['0 takeRole role=trader'],
    {offers: ['sell good=corn', 'sell good=coffee', 'pass']},
  ],
  [
    'PR-D-TRADE',
    'skipped with nothing to sell',
    prState(3).withGoods(0, {sugar: 1}).withHouse('sugar').withGoods(2, {corn: 1}),
    ['0 takeRole role=trader'],
    {turn: 2, phase: 'trader'},
  ],
  [
    'PR-B-SMALL-MARKET',
    '+1 for the sale',
    prState(3).withGoods(1, {sugar: 1}).withCity(1, {'small-market': 1}),
    ['0 takeRole role=trader', '1 sell good=sugar'],
    {1: {doubloons: 5}},
  ],
  [
    'PR-B-SMALL-MARKET',
    'not while idle',
    prState(3).withGoods(1, {sugar: 1}).withCity(1, {'small-market': 0}),
    ['0 takeRole role=trader', '1 sell good=sugar'],
    {1: {doubloons: 4}},
  ],
  [
    'PR-B-LARGE-MARKET',
    '+2 for the sale',
    prState(3).withGoods(1, {sugar: 1}).withCity(1, {'large-market': 1}),
    ['0 takeRole role=trader', '1 sell good=sugar'],
    {1: {doubloons: 6}},
  ],
  [
    'PR-X-6',
    'both markets +3',
    prState(3).withGoods(1, {sugar: 1}).withCity(1, {'small-market': 1, 'large-market': 1}),
    ['0 takeRole role=trader', '1 sell good=sugar'],
    {1: {doubloons: 7}},
  ],
  [
    'PR-B-OFFICE',
    'a kind that is already there',
    prState(3).withGoods(1, {coffee: 1}).withHouse('coffee').withCity(1, {office: 1}),
    ['0 takeRole role=trader', '1 sell good=coffee'],
    {house: ['coffee', 'coffee'], 1: {doubloons: 6}},
  ],
  [
    'PR-B-OFFICE',
    'an idle office does not help: skipped',
    prState(3).withGoods(1, {coffee: 1}).withHouse('coffee').withCity(1, {office: 0}),
    ['0 takeRole role=trader'],
    {phase: 'role'},
  ],
  [
    'PR-EX-17',
    'two owners of offices sell sugar beside sugar',
    prState(3)
      .withHouse('sugar')
      .withGoods(1, {sugar: 1})
      .withGoods(2, {sugar: 1})
      .withCity(1, {office: 1})
      .withCity(2, {office: 1}),
    ['0 takeRole role=trader', '1 sell good=sugar', '2 sell good=sugar'],
    {1: {doubloons: 4}, 2: {doubloons: 4}, house: ['sugar', 'sugar', 'sugar']},
  ],
  [
    'PR-EX-17',
    'the second only while a space is free',
    prState(3)
      .withHouse('sugar', 'corn', 'indigo')
      .withGoods(1, {sugar: 1})
      .withGoods(2, {sugar: 1})
      .withCity(1, {office: 1})
      .withCity(2, {office: 1}),
    ['0 takeRole role=trader', '1 sell good=sugar'],
    {phase: 'role', 2: {doubloons: 2, goods: {sugar: 1}}},
  ],
  [
    'PR-EX-18',
    'the same with tobacco: 3 each',
    prState(3)
      .withHouse('tobacco')
      .withGoods(1, {tobacco: 1})
      .withGoods(2, {tobacco: 1})
      .withCity(1, {office: 1})
      .withCity(2, {office: 1}),
    ['0 takeRole role=trader', '1 sell good=tobacco', '2 sell good=tobacco'],
    {1: {doubloons: 5}, 2: {doubloons: 5}},
  ],
  [
    'PR-EX-19',
    'small market, corn: 1 doubloon',
    prState(3).withGoods(1, {corn: 1}).withCity(1, {'small-market': 1}),
    ['0 takeRole role=trader', '1 sell good=corn'],
    {1: {doubloons: 3}},
  ],
  [
    'PR-EX-20',
    'both markets: +3',
    prState(3).withGoods(1, {corn: 1}).withCity(1, {'small-market': 1, 'large-market': 1}),
    ['0 takeRole role=trader', '1 sell good=corn'],
    {1: {doubloons: 5}},
  ],
  [
    'PR-EX-68',
    'house with 3, three sellers: one sale, then it is emptied',
    prState(3)
      .withHouse('corn', 'indigo', 'sugar')
      .withGoods(0, {tobacco: 1})
      .withGoods(1, {coffee: 1})
      .withGoods(2, {coffee: 1}),
    ['0 takeRole role=trader', '0 sell good=tobacco'],
    {house: [], phase: 'role', 1: {goods: {coffee: 1}}, 2: {goods: {coffee: 1}}},
  ],
]);
