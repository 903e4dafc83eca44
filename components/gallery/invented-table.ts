/** A table of a game that nobody has painted, for the generic board. */
import type {TableView} from '../../src/table/view-model.ts';

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
  decision: 0,
  sending: null,
  refusal: null,
  trouble: null,
  log: [],
  shownAt: null,
  claims: [],
  claim: null,
  claimable: [],
  standIn: {possible: [], hidden: false, asked: null, mine: false, mayLeave: false, opens: false},
  talk: {possible: false, items: [], muted: [], refusal: null},
  canTakeUp: false,
  rematch: null,
  hint: {refusal: null, state: 'none', moves: [], trouble: null},
  course: null,
  takeBack: {to: null, free: false, moves: 1, refusal: null, asked: null},
  fairness: {
    dealer: 'device',
    entries: 0,
    checked: 0,
    digest: '',
    agree: [],
    differ: [],
    firstBad: null,
    draws: [],
    recheck: {state: 'idle', done: 0, total: 0, proved: null},
    strikes: [],
    blames: [],
  },
  dealing: null,
  result: null,
  invite: null,
  trial: false,
  place: 'here',
  knocks: [],
  watchers: [],
  asks: false,
});
