/** The generic board with a game that nobody has painted. */
import {html} from 'lit';
import {oneOf, spread} from '../../src/engine/choice.ts';
import type {TableView} from '../../src/table/view-model.ts';
import '../table/generic-board.ts';
import {registerSpecimens} from './specimens.ts';

const board = {
  round: 3,
  weather: 'light-wind',
  harbours: [
    {name: 'Porto', demand: ['salt', 'cork'], open: true},
    {name: 'Genova', demand: ['silk'], open: false},
  ],
  you: {coins: 7, hold: ['salt', 'salt', 'cork']},
};

const seat = (index: number, name: string, mine: boolean) =>
  ({seat: index, name, shape: 'disc', kind: 'person', mine, host: mine, link: 'live'}) as const;

/** A table of an invented game. */
export const inventedTable = (choices: TableView['choices']): TableView => ({
  screen: 'table',
  tableId: 't',
  name: '',
  game: 'invented',
  seats: [seat(0, 'Dóra', true), seat(1, 'Bence', false)],
  viewer: 0,
  curtain: null,
  toAct: choices.length > 0 ? [0] : [1],
  waitingSince: 0,
  board,
  choices,
  sending: null,
  refusal: null,
  trouble: null,
  log: [],
  shownAt: null,
  takeBack: {to: null, free: false, refusal: null, asked: null},
  fairness: {
    dealer: 'device',
    entries: 0,
    checked: 0,
    digest: '',
    agree: [],
    differ: [],
    firstBad: null,
    draws: [],
    recheck: 'idle',
  },
  result: null,
  invite: null,
  place: 'here',
});

registerSpecimens('Generic board', [
  {
    name: 'Choices with holes',
    ground: 'page',
    render: () => html`<rs-generic-board
      .level=${4}
      .table=${inventedTable([
        {type: 'sail', to: oneOf(['porto', 'genova', 'nice'])},
        {type: 'loadHold', slots: spread(2, [1, 2, 2])},
        {type: 'pass'},
      ])}
    ></rs-generic-board>`,
  },
  {
    name: 'Waiting',
    ground: 'page',
    render: () => html`<rs-generic-board .level=${4} .table=${inventedTable([])}></rs-generic-board>`,
  },
]);
