/** A table of a game that nobody has painted, for the generic board. */
import {cards, grid, person, tokens, track} from '../../src/engine/kit/shown.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {blankTable} from './blank-table.ts';

const board = {
  round: 3,
  weather: 'light-wind',
  harbours: [
    {name: 'Porto', demand: ['salt', 'cork'], open: true},
    {name: 'Genova', demand: ['silk'], open: false},
  ],
  you: {coins: 7, hold: ['salt', 'salt', 'cork']},
};

/** A view with every mark: cards, fields, tokens, a way, people. */
export const MARKED = {
  round: track(3, 8),
  starter: person(1),
  voyage: track(30, 45),
  stock: tokens({salt: 3, cork: 1, silk: 0, amber: 7}),
  market: cards([{id: 'maps', name: 'maps'}, {id: 'rum', name: 'rum'}, null]),
  bay: grid(
    4,
    [
      {id: 0, name: '4'},
      {id: 1, name: '7', seat: 0},
      {id: 2, name: '2'},
      null,
      {id: 4, name: '5', seat: 1},
      {id: 5, name: '9'},
      null,
      {id: 7, name: '3', seat: 0},
    ],
    'field',
  ),
  players: [
    {
      seat: 0,
      coins: 7,
      hand: cards(
        [3, 5, 8, 11].map(id => ({id, name: `${id}`})),
        'card',
      ),
    },
    {seat: 1, coins: 4, hand: cards([null, null, {id: 2, name: '2'}])},
  ],
} as const;

const seat = (index: number, name: string, mine: boolean) =>
  ({
    seat: index,
    name,
    shape: 'disc',
    kind: 'person',
    mine,
    host: mine,
    link: 'live',
    awaySince: null,
    standIn: null,
    left: false,
  }) as const;

/** A table of an invented game. */
export const inventedTable = (choices: TableView['choices']): TableView => ({
  ...blankTable(),
  tableId: 't',
  game: 'invented',
  seats: [seat(0, 'Dóra', true), seat(1, 'Bence', false)],
  viewer: 0,
  toAct: choices.length > 0 ? [0] : [1],
  board,
  choices,
});
