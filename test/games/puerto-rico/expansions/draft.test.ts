import assert from 'node:assert/strict';
import {defaultOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/puerto-rico/full.ts';
import {look} from '../support/look.ts';
import {ruleRows} from '../support/rows.ts';

const draft = (seats: number, options: Record<string, string | boolean>) => () =>
  game.setup({...defaultOptions(game.options), firstPlayer: 'seat-1', ...options}, seats);
const I = {newBuildings: true};
const II = {nobles: true};
const both = {...I, ...II};
const picks = (state: ReturnType<typeof game.setup>) => look(state).offers;

ruleRows([
  ['PR-DRAFT-1', 'with the new buildings there is a draft', draft(3, I), ['hold'], {phase: 'draft', turn: 0}],
  ['PR-DRAFT-1', 'the nobles alone: none in 2020', draft(3, II), ['hold'], {asking: 'row'}],
  [
    'PR-DRAFT-1',
    'the nobles alone: one in 2001',
    draft(3, {...II, edition: '2001'}),
    ['hold'],
    {phase: 'draft'},
  ],
  [
    'PR-DRAFT-2',
    'the nobles bring spaces of their own in 2020',
    draft(3, both),
    ['hold'],
    state => assert.deepEqual(state.more?.spaces, [0, 1, 3, 2, 2, 3, 2, 2, 2, 1, 6]),
  ],
  [
    'PR-DRAFT-2',
    'none in 2001',
    draft(3, {...both, edition: '2001'}),
    ['hold'],
    state => assert.deepEqual(state.more?.spaces, [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5]),
  ],
  [
    'PR-DRAFT-3',
    'production buildings are always there, the jeweler too',
    draft(3, both),
    ['hold'],
    {market: {'coffee-roaster': 3, jeweler: 2, factory: 0}},
  ],
  [
    'PR-DRAFT-4',
    '2020: small buildings before large ones',
    draft(3, I),
    ['0 draft building=statue'],
    'pr/small-first PR-DRAFT-4',
  ],
  [
    'PR-DRAFT-4',
    '2001: in any order',
    draft(3, {...I, edition: '2001'}),
    ['0 draft building=statue'],
    {market: {statue: 1}, turn: 1},
  ],
  [
    'PR-DRAFT-5',
    'all copies of a kind come',
    draft(3, I),
    ['0 draft building=library'],
    {market: {library: 2, university: 0}},
  ],
  [
    'PR-DRAFT-6',
    'when the spaces of a cost are filled the rest is out',
    draft(3, I),
    ['0 draft building=aqueduct', '1 draft building=small-market'],
    'pr/not-to-draft PR-DRAFT-6',
  ],
  [
    'PR-DRAFT-7',
    'around the table without turning back',
    draft(3, I),
    ['0 draft building=aqueduct', '1 draft building=hacienda', '2 draft building=storehouse'],
    {turn: 0},
  ],
  [
    'PR-DRAFT-8',
    'its own column, by its cost',
    draft(3, I),
    ['hold'],
    state => {
      const view = game.view(state, 0, new Map());
      assert.deepEqual(
        view.more?.draft?.spaces.map(({cost, free}) => [cost, free]),
        [
          [1, 1],
          [2, 2],
          [3, 1],
          [4, 1],
          [5, 2],
          [6, 1],
          [7, 1],
          [8, 2],
          [9, 1],
          [10, 5],
        ],
      );
    },
  ],
  [
    'PR-DRAFT-9',
    'office in, trading post out, if the table wants it so',
    draft(3, {...I, avoidOfficeAndTradingPost: true}),
    ['0 draft building=office', '1 draft building=trading-post'],
    'pr/not-to-draft PR-DRAFT-6',
  ],
  [
    'PR-D-DRAFT',
    'every kind with a free space of its cost',
    draft(3, I),
    ['hold'],
    state => assert.equal(picks(state).length, 24),
  ],
  [
    'PR-EX-44',
    'black market and hacienda: construction hut and forest house are out, two copies each',
    draft(3, I),
    ['0 draft building=black-market', '1 draft building=hacienda'],
    state => {
      assert.ok(
        !picks(state).includes('draft building=construction-hut') &&
          !picks(state).includes('draft building=forest-house'),
      );
      assert.deepEqual(
        ['black-market', 'hacienda'].map(name => look(state).market[name]),
        [2, 2],
      );
    },
  ],
  [
    'PR-EX-45',
    'church and office: large market and trading post are out',
    draft(3, I),
    ['0 draft building=church', '1 draft building=office'],
    state =>
      assert.ok(
        !picks(state).includes('draft building=large-market') &&
          !picks(state).includes('draft building=trading-post'),
      ),
  ],
  [
    'PR-DRAFT-6',
    'what is not in the game cannot be bought',
    draft(3, {buccaneer: true}),
    ['0 takeRole role=builder', '0 build building=library'],
    'pr/sold-out PR-BUILD-6',
  ],
  [
    'PR-DRAFT-2',
    'the random set fills the same spaces',
    draft(4, {...I, buildingSet: 'random'}),
    ['hold'],
    {asking: 'buildings'},
  ],
]);
