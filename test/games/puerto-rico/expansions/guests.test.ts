import assert from 'node:assert/strict';
import {score} from '../../../../src/games/puerto-rico/scoring.ts';
import {look} from '../support/look.ts';
import {ruleRows} from '../support/rows.ts';
import {prState} from '../support/state.ts';

const I = {newBuildings: true} as const;
const host = (guests = 1) => prState(3, I).withCity(1, {'guest-house': guests});

ruleRows([
  [
    'PR-B-GUEST-HOUSE',
    'a guest works at once where he was sent',
    host().withTiles(1, {corn: 1}),
    ['0 takeRole role=craftsman', '1 moveGuest piece=worker to=corn'],
    {1: {goods: {corn: 1}, manned: {corn: 1}}},
  ],
  [
    'PR-B-GUEST-HOUSE-a',
    'never back, and never into San Juan',
    host().withTiles(1, {corn: 1}),
    ['0 takeRole role=craftsman', '1 moveGuest piece=worker to=guest-house'],
    'pr/no-empty-slot PR-B-GUEST-HOUSE',
  ],
  [
    'PR-B-GUEST-HOUSE-b',
    'windows come where a move can change something',
    host().withTiles(1, {corn: 1}),
    ['0 takeRole role=craftsman'],
    {phase: 'guest', turn: 1},
  ],
  [
    'PR-B-GUEST-HOUSE-c',
    'one guest is enough to be asked',
    host(2).withTiles(1, {corn: 2}),
    ['0 takeRole role=craftsman', '1 moveGuest piece=worker to=corn'],
    {phase: 'guest', turn: 1, 1: {manned: {corn: 1}, city: ['guest-house 1']}},
  ],
  [
    'PR-B-UNIVERSITY-b',
    'the worker of the university is a guest on the guest house',
    prState(3, I).withCity(0, {university: 1}).withDoubloons(0, 9).withTiles(0, {corn: 1}),
    [
      '0 takeRole role=builder',
      '0 build building=guest-house takeWorker=true',
      '1 pass',
      '2 pass',
      '0 moveGuest piece=worker to=corn',
    ],
    {0: {manned: {corn: 1}}},
  ],
  [
    'PR-D-GUEST-1',
    'before a role is chosen, beside that choice',
    prState(4, I).withCity(0, {'guest-house': 1, library: 0}),
    ['0 moveGuest piece=worker to=library', '0 takeRole role=prospector'],
    {0: {doubloons: 5}},
  ],
  [
    'PR-D-GUEST-2',
    'when a phase begins, in turn order from the chooser',
    prState(4, I).withCity(0, {'guest-house': 1, hacienda: 0}).withCity(2, {'guest-house': 1, hacienda: 0}),
    ['0 takeRole role=prospector', '0 pass'],
    {phase: 'guest', turn: 2},
  ],
  [
    'PR-D-GUEST-3',
    'beside a decision of the owner, who decides anew then',
    host().withTiles(1, {quarry: 1}).withDoubloons(1, 4),
    [
      '0 takeRole role=builder',
      '1 pass',
      '0 pass',
      '1 moveGuest piece=worker to=quarry',
      '1 build building=office',
    ],
    {1: {doubloons: 0}},
  ],
  [
    'PR-D-GUEST-4',
    'before a turn that would pass by itself',
    host().withCity(1, {'trading-post': 0}).withGoods(1, {corn: 1}).withHouse('corn'),
    [
      '0 takeRole role=trader',
      '1 pass',
      '1 moveGuest piece=worker to=trading-post',
      '1 sell good=corn post=true',
    ],
    {1: {goods: {corn: 0}}},
  ],
  [
    'PR-D-GUEST-5',
    'at the end of a phase, before goods are stored',
    host().withCity(1, {storehouse: 0}).withGoods(1, {corn: 5}).supplyBlocked(),
    ['0 takeRole role=captain', '1 pass', '1 pass', '1 moveGuest piece=worker to=storehouse'],
    {1: {goods: {corn: 4}}},
  ],
  [
    'PR-D-GUEST-6',
    'in the mayor phase of 2020 before and after only',
    prState(3, I).withCity(1, {'guest-house': 1}).withTiles(1, {corn: 3}),
    ['0 takeRole role=mayor privilegeWorkers=0', '1 pass', '1 moveGuest piece=worker to=corn'],
    'pr/no-guest-moves PR-D-GUEST-6',
  ],
  [
    'PR-D-GUEST-6',
    'not in the mayor phase of 2001',
    prState(3, {...I, edition: '2001'})
      .withCity(1, {'guest-house': 1})
      .withTiles(1, {corn: 3}),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {phase: 'mayor', turn: 1},
  ],
  [
    'PR-D-GUEST-7',
    'the last window is that of the last phase',
    prState(4, I)
      .withCity(0, {'guest-house': 1, fortress: 0})
      .withTaken('settler', 'mayor', 'builder')
      .withFlag('points'),
    ['3 takeRole role=prospector', '0 pass', '0 moveGuest piece=worker to=fortress'],
    state => {
      assert.equal(state.phase, 'over');
      assert.equal(score(state, 0).parts.fortress, 0);
    },
  ],
  [
    'PR-D-GUEST-8',
    'a decision that was skipped opens: the hacienda of a settler',
    prState(3, I).withCity(0, {'guest-house': 1, hacienda: 0}),
    ['0 takeRole role=settler', '0 pass', '0 moveGuest piece=worker to=hacienda'],
    {phase: 'hacienda', turn: 0},
  ],
  [
    'PR-D-GUEST-9',
    'no more moves until the phase is over',
    host().withTiles(1, {corn: 1}),
    ['0 takeRole role=craftsman', '1 guestsStay'],
    {phase: 'role', turn: 1},
  ],
  [
    'PR-D-GUEST-9',
    'in the next phase they may move again',
    host().withTiles(1, {corn: 1}),
    ['0 takeRole role=craftsman', '1 guestsStay'],
    state => assert.ok(look(state).offers.includes('moveGuest piece=worker to=corn')),
  ],
  [
    'PR-D-GUEST-9',
    'it is said in a window',
    host().withTiles(1, {corn: 1}).withDoubloons(1, 9),
    ['0 takeRole role=builder', '1 pass', '0 pass', '1 guestsStay'],
    'pr/no-guest-moves PR-D-GUEST-9',
  ],
  [
    'PR-EX-33',
    'one guest keeps three more tokens, the other doubles the next privilege',
    prState(3, I)
      .withCity(1, {'guest-house': 2, storehouse: 0, library: 0})
      .withGoods(1, {corn: 5})
      .supplyBlocked(),
    [
      '0 takeRole role=captain',
      '1 pass',
      '1 pass',
      '1 moveGuest piece=worker to=storehouse',
      '1 pass',
      '1 moveGuest piece=worker to=library',
      '1 takeRole role=trader',
      '1 sell good=corn',
    ],
    {1: {doubloons: 4, goods: {corn: 3}, city: ['guest-house 0', 'storehouse 1', 'library 1']}},
  ],
  [
    'PR-X-12',
    'a guest on the library in time',
    prState(4, I).withCity(0, {'guest-house': 2, library: 0, hospice: 0}),
    ['0 moveGuest piece=worker to=library', '0 takeRole role=prospector', '0 pass', '0 pass'],
    {0: {doubloons: 5}},
  ],
  [
    'PR-B-GUEST-HOUSE',
    'only guests move',
    prState(3, I)
      .withCity(0, {'guest-house': 0})
      .withTiles(0, {corn: [2, 1]}),
    ['0 moveGuest piece=worker to=corn'],
    'pr/no-guest PR-B-GUEST-HOUSE',
  ],
]);
