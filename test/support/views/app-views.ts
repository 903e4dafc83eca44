/** Views of every screen but the table, in the states that tests and pictures want. */
import type {Findings} from '../../../src/base/diagnosis.ts';
import {PR_OPTIONS} from '../../../src/games/puerto-rico/options.ts';
import type {
  AppView,
  ClaimView,
  DrawView,
  HistoryView,
  HomeView,
  JoiningView,
  LobbyPlace,
  LobbyView,
  Lot,
  MeetingView,
  NewTableView,
  PastGame,
  SavedTable,
  Settings,
  ShownCode,
  TableView,
} from '../../../src/table/seen/view-model.ts';
import {JOIN_TROUBLES} from '../../../src/table/seen/view-model.ts';
import {SETTINGS} from '../decisions/played.ts';
import {puertoRico} from '../decisions/puerto-rico.ts';

/** Names that break careless screens: 24 characters, right to left, mark-up. */
export const HARD_NAMES = ['Wolfeschlegelsteinhausen', 'שלומציון בת-חן', '<img src=x onerror=x()>'] as const;

/** Noon of a day, for texts that say when. */
const DAY = Date.UTC(2026, 4, 14, 12);

const table = (id: string, change: Partial<SavedTable>): SavedTable => ({
  id,
  game: 'puerto-rico',
  name: '',
  seats: [
    {name: 'Dóra', shape: 'disc', kind: 'person'},
    {name: 'Bence', shape: 'square', kind: 'person'},
    {name: 'Krzysztof', shape: 'triangle', kind: 'person'},
  ],
  place: 'network',
  trial: false,
  hosting: false,
  state: 'playing',
  myTurn: false,
  toAct: [1],
  savedAt: DAY,
  round: 9,
  ...change,
});

export const SAVED: readonly SavedTable[] = [
  table('a', {myTurn: true, toAct: [0]}),
  table('b', {
    name: 'Friday evening',
    seats: [
      {name: 'Dóra', shape: 'disc', kind: 'person'},
      {name: 'Zsófia', shape: 'diamond', kind: 'person'},
      {name: 'Anna', shape: 'cross', kind: 'person'},
      {name: 'Marina', shape: 'hexagon', kind: 'bot'},
      {name: 'Krzysztof', shape: 'triangle', kind: 'person'},
    ],
  }),
  table('c', {state: 'over', toAct: [], place: 'here', trial: true, round: 2}),
];

export const home = (change: Partial<HomeView> = {}): HomeView => ({
  screen: 'home',
  tables: SAVED,
  past: [],
  storage: 'persistent',
  offline: false,
  install: 'none',
  newVersion: false,
  ...change,
});

/** Newest first, as the start page tells of them. */
export const PAST: readonly PastGame[] = [
  {
    id: 'over',
    game: 'puerto-rico',
    name: '',
    endedAt: DAY,
    seats: [
      {name: 'Dóra', shape: 'disc', kind: 'person'},
      {name: 'Bence', shape: 'square', kind: 'person'},
      {name: 'Krzysztof', shape: 'triangle', kind: 'person'},
    ],
    totals: [44, 51, 38],
    ranking: [[1], [0], [2]],
  },
  {
    id: 'shared',
    game: 'san-juan',
    name: 'Friday evening',
    endedAt: DAY - 86_400_000,
    seats: [
      {name: 'Dóra', shape: 'disc', kind: 'person'},
      {name: 'Zsófia', shape: 'diamond', kind: 'person'},
      {name: 'Anna', shape: 'cross', kind: 'person'},
      {name: 'Marina', shape: 'hexagon', kind: 'bot'},
    ],
    totals: [31, 31, 28, 22],
    ranking: [[0, 1], [2], [3]],
  },
  {
    id: 'early',
    game: 'catan',
    name: '',
    endedAt: DAY - 2 * 86_400_000,
    seats: [
      {name: 'Dóra', shape: 'disc', kind: 'person'},
      {name: 'Bence', shape: 'square', kind: 'person'},
      {name: 'Anna', shape: 'cross', kind: 'person'},
    ],
    totals: [4, 5, 3],
    ranking: [],
    ended: {without: 1},
  },
];

export const newTable: NewTableView = {
  screen: 'new',
  games: [{id: 'puerto-rico', seats: {min: 2, max: 5}, options: PR_OPTIONS}],
};

type Taken = Extract<LobbyPlace, {taken: true}>;

export const taken = (place: number, name: string, change: Partial<Taken> = {}): Taken => ({
  place,
  taken: true,
  name,
  shape: (['disc', 'square', 'triangle', 'diamond', 'cross'] as const)[place] ?? 'hexagon',
  kind: 'person',
  bot: null,
  mine: false,
  host: false,
  beside: null,
  link: 'live',
  ...change,
});

const dora = taken(0, 'Dóra', {mine: true, host: true, link: 'self'});

export const lobby = (change: Partial<LobbyView> = {}): LobbyView => ({
  screen: 'lobby',
  tableId: 't',
  game: 'puerto-rico',
  options: {},
  places: [dora, taken(1, 'Bence'), taken(2, 'Krzysztof', {link: 'connecting'}), {place: 3, taken: false}],
  hosting: true,
  link: 'http://192.168.1.20:8787/#t=K7MR2X.9rBq3yYxT0aXgQ',
  code: 'K7MR2X',
  watchers: [{key: 'W'.repeat(43), name: 'Réka'}],
  asks: false,
  backup: null,
  botsOpen: null,
  pair: false,
  notReady: 'freeSeats',
  mine: 0,
  me: change.mine === undefined ? 0 : change.mine,
  asked: null,
  canAdd: true,
  canRemove: true,
  knocks: [],
  meeting: null,
  trouble: null,
  agreeable: false,
  from: null,
  ...change,
});

const inTenMinutes = () => Date.now() + 600_000;

/** As long as those of browsers. */
export const OFFER: ShownCode = {
  link: `https://play.example.org/roadstead/#o=1.${'oN4xB7qT'.repeat(22)}`,
  until: inTenMinutes(),
  leads: 'perhaps',
};
const ANSWER: ShownCode = {
  link: `https://play.example.org/roadstead/#a=1.${'aK7mR2xQ'.repeat(18)}`,
  until: inTenMinutes(),
  leads: 'perhaps',
};

/** Somebody is let in without a server: one has come, and the next one's answer was wrong. */
export const meetingLobby = (change: Partial<MeetingView> = {}): LobbyView =>
  lobby({
    meeting: {
      offer: OFFER,
      following: false,
      met: 1,
      problem: {code: 'code/no-path', details: {}},
      ...change,
    },
  });

/** A device in a hotspot without internet: most of what may be found. */
export const FINDINGS: Findings = {
  online: true,
  secure: false,
  rtc: true,
  brokers: [{host: 'play.example.org', is: 'silent'}],
  addresses: 'hidden',
  outside: 'silent',
  relay: 'silent',
  itself: true,
};

/** The same table as a guest sees it who has just opened the link. */
export const guestLobby = (change: Partial<LobbyView> = {}): LobbyView =>
  lobby({
    hosting: false,
    mine: null,
    me: null,
    canAdd: false,
    canRemove: false,
    places: lobby().places.map(place =>
      place.taken ? {...place, mine: false, link: place.host ? 'live' : place.link} : place,
    ),
    ...change,
  });

const pairPlaces: LobbyView['places'] = [dora, taken(1, 'Bence')];

/** Two with hidden cards, and what they can choose for the one who does not come back. */
const pairLobby = (backup: boolean): LobbyView =>
  lobby({game: 'san-juan', notReady: null, backup, pair: true, places: pairPlaces});

/** The same as the guest sees it. */
const pairGuest = (backup: boolean): LobbyView =>
  guestLobby({
    ...{game: 'san-juan', notReady: null, backup, pair: true, mine: 1, me: 1},
    places: pairPlaces.map((place, at) =>
      place.taken ? {...place, mine: at === 1, link: at === 1 ? 'self' : 'live'} : place,
    ),
  });

export const readyLobby = lobby({
  notReady: null,
  places: [dora, taken(1, 'Bence'), taken(2, 'Marina', {kind: 'bot', bot: 'greedy', link: 'self'})],
});

/** All five seats are taken, and there is much to say about it. */
export const fullLobby = lobby({
  game: 'portolano',
  notReady: null,
  backup: true,
  botsOpen: 'all',
  canAdd: false,
  places: [
    dora,
    taken(1, 'Bence'),
    taken(2, 'Krzysztof'),
    taken(3, 'Zsófia'),
    taken(4, 'Marina', {kind: 'bot', bot: 'greedy', link: 'self'}),
  ],
});

/** The device that opened the table lies in its middle, once it has been told to (`rememberStance`). */
export const middleLobby = lobby({
  tableId: 'in-the-middle',
  mine: null,
  places: lobby().places.map((place, at) => (at === 0 ? {place: 0, taken: false} : place)),
});

export const middleOne = lobby({
  ...middleLobby,
  tableId: 'middle-one',
  places: middleLobby.places.slice(0, 3),
});

export const middleFull = lobby({
  ...middleLobby,
  tableId: 'middle-full',
  places: middleLobby.places.slice(1, 3),
});

/** Another tablet opened it. */
export const middleGuest = lobby({...middleLobby, tableId: 'middle-guest', hosting: false});

/** Two children share the tablet, two others have a phone, at which one more person sits. */
export const sharedLobby = lobby({
  tableId: 'shared',
  mine: 1,
  me: null,
  places: [
    taken(0, 'Bence'),
    taken(1, 'Emma', {mine: true, host: true, link: 'self'}),
    taken(2, 'Krzysztof', {beside: 'Bence'}),
    taken(3, 'Noel', {mine: true, host: true, beside: 'Emma', link: 'self'}),
    {place: 4, taken: false},
  ],
});

export const hardLobby = lobby({
  places: [
    taken(0, HARD_NAMES[0], {mine: true, host: true, link: 'self'}),
    ...HARD_NAMES.map((name, at) => taken(at + 1, name, {link: 'unsteady'})),
  ],
});

export const joining = (change: Partial<JoiningView> = {}): JoiningView => ({
  screen: 'joining',
  game: '',
  step: 'greeting',
  seconds: 2,
  by: 'link',
  answer: null,
  trouble: null,
  ...change,
});

const played = puertoRico.begin(4, 'panels');
for (let move = 0; move < 60 && !played.over; move++) played.step();

/** A table in the middle of a game, for the panels. */
export function playing(change: Partial<TableView> = {}): TableView {
  const view = played.view;
  const last = view.log.at(-1)?.n ?? 0;
  const log = view.log.map(item => (item.n > last - 2 ? {...item, undone: true} : item));
  return {
    ...view,
    place: 'network',
    seats: view.seats.map(seat => (seat.seat === 2 ? {...seat, link: 'away'} : seat)),
    invite: {link: lobby().link, code: lobby().code},
    takeBack: {to: last - 4, free: false, moves: 1, refusal: null, asked: null},
    log: [
      ...log,
      {
        n: last + 1,
        seat: 1,
        kind: 'table',
        events: [],
        undone: false,
        table: {type: 'askBack', to: last - 2},
      },
    ],
    fairness: {
      dealer: 'host',
      entries: last + 2,
      checked: last + 2,
      digest: '9rBq3yYxT0aXgQ7f3aKLmno',
      agree: [1],
      differ: [],
      firstBad: null,
      draws: [
        draw(1, 'firstGovernor', {from: 3, drawn: [2]}),
        draw(2, 'rowDrawn', {from: 47, drawn: [3, 17, 40, 8, 22]}),
        draw(9, 'rowDrawn', {from: 42, drawn: [30, 1, 12, 9, 35]}),
        draw(20, 'drewTile', {from: 37, drawn: [28]}),
      ],
      recheck: {state: 'idle', done: 0, total: 0, proved: null},
      strikes: [],
      redraws: [],
      blames: [],
    },
    ...change,
  };
}

const draw = (n: number, purpose: string, lot: Lot): DrawView => ({
  ...{n, kind: 'beacon', purpose, lots: [lot], cards: 0, of: null, by: []},
});

export const appView = (screen: AppView['screen'], change: Partial<Settings> = {}): AppView => ({
  settings: {...SETTINGS, sound: true, ...change},
  screen,
  unkept: null,
  saved: null,
  problem: null,
});

/** A game of Catan to its end, as its history keeps it. */
export const LAST_BOARD = {
  terrain: [3, 0, 4, 2, 1, 5, 2, 0, 2, 3, 4, 1, 1, 3, 0, 1, 2, 0, 4],
  tokens: [8, 4, 11, 10, 3, 0, 12, 5, 9, 11, 6, 9, 2, 4, 5, 10, 6, 3, 8],
  harbours: [3, 1, 2, 0, 5, 5, 5, 5, 4],
  robber: 0,
  roads: laid(72, {
    1: [0, 1, 7, 12, 13, 14, 19, 57],
    3: [27, 35, 38, 46, 47, 48],
    2: [29, 30, 34, 40],
    0: [55, 56, 60, 61],
  }),
  corners: laid(54, {
    1: [3, 4, 9, 12],
    3: [18, 26, 29, 36, 37],
    10: [22, 25],
    2: [33],
    0: [43],
    8: [44, 46],
    9: [45],
  }),
};

/** @param at by what lies there: where */
function laid(length: number, at: Readonly<Record<number, readonly number[]>>): number[] {
  const places = Array.from({length}, () => -1);
  for (const [what, where] of Object.entries(at)) for (const place of where) places[place] = Number(what);
  return places;
}

/** What has ended on this device. */
export const history: HistoryView = {
  screen: 'history',
  games: [
    {
      id: 'a',
      here: true,
      name: '',
      place: 'here',
      game: 'puerto-rico',
      endedAt: DAY,
      seats: [
        {name: 'Dóra', kind: 'person', shape: 'disc'},
        {name: 'Krzysztof', kind: 'person', shape: 'triangle'},
        {name: 'Marina', kind: 'bot', shape: 'diamond'},
      ],
      totals: [52, 47, 39],
      ranking: [[0], [1], [2]],
      course: Array.from({length: 18}, (_, round) => [
        Math.round(round ** 1.38),
        Math.round(2.7 * round + 2 * Math.sin(round)),
        Math.round(2.3 * round),
      ]),
      rounds: Array.from({length: 18}, (_, round) => round + 1),
    },
    {
      id: 'b',
      here: false,
      name: '',
      place: 'here',
      game: 'puerto-rico',
      endedAt: DAY - 86_400_000,
      seats: [
        {name: 'Dóra', kind: 'person', shape: 'disc'},
        {name: HARD_NAMES[0], kind: 'person', shape: 'square'},
      ],
      totals: [41, 44],
      ranking: [[1], [0]],
      course: [],
    },
    {
      id: 'c',
      here: true,
      name: '',
      place: 'here',
      game: 'catan',
      endedAt: DAY - 3 * 86_400_000,
      seats: [
        {name: 'Dóra', kind: 'person', shape: 'disc'},
        {name: 'Krzysztof', kind: 'person', shape: 'triangle'},
        {name: 'Zsófi', kind: 'person', shape: 'cross'},
        {name: 'Marina', kind: 'bot', shape: 'hexagon'},
      ],
      totals: [7, 10, 8, 5],
      ranking: [[1], [2], [0], [3]],
      board: JSON.stringify(LAST_BOARD),
      course: [2, 2, 3, 3, 4, 5, 5, 6, 7, 7].map((points, turn) => [
        points,
        Math.round(2 + (turn * 8) / 9),
        Math.min(8, 2 + turn),
        Math.round(2 + turn / 3),
      ]),
      rounds: Array.from({length: 10}, (_, round) => round),
    },
    {
      id: 'd',
      here: true,
      name: '',
      place: 'here',
      game: 'san-juan',
      endedAt: DAY - 4 * 86_400_000,
      seats: [
        {name: 'Krzysztof', kind: 'person', shape: 'triangle'},
        {name: 'Zsófi', kind: 'person', shape: 'cross'},
      ],
      totals: [33, 33],
      ranking: [[0, 1]],
      course: [],
    },
    {
      id: 'e',
      here: false,
      name: '',
      place: 'here',
      game: 'portolano',
      endedAt: DAY - 9 * 86_400_000,
      seats: [
        {name: 'Zsófi', kind: 'person', shape: 'cross'},
        {name: 'Dóra', kind: 'person', shape: 'disc'},
      ],
      totals: [61, 58],
      ranking: [[0], [1]],
      course: [
        [0, 0],
        [9, 14],
        [30, 31],
        [61, 58],
      ],
    },
  ],
  people: [
    {
      game: 'puerto-rico',
      people: [
        {name: 'Dóra', games: 2, wins: 1, points: 93, best: 52, streak: 1},
        {name: HARD_NAMES[0], games: 1, wins: 1, points: 44, best: 44, streak: 1},
        {name: 'Krzysztof', games: 1, wins: 0, points: 47, best: 47, streak: 0},
      ],
    },
    {
      game: 'catan',
      people: [
        {name: 'Krzysztof', games: 14, wins: 9, points: 126, best: 12, streak: 3},
        {name: 'Zsófi', games: 14, wins: 3, points: 98, best: 10, streak: 0},
        {name: 'Dóra', games: 6, wins: 2, points: 41, best: 11, streak: 0},
      ],
    },
  ],
  problem: null,
};

/** Somebody asks for seat 1 from another device. */
export const claimOf = (change: Partial<ClaimView> = {}): ClaimView => ({
  ...{seat: 1, device: 'tablet', name: '', code: 'KX42', known: false, linked: false, wait: 0, agreed: false},
  problem: null,
  ...change,
});

/** Everything about people that a table may say, none of it alone. */
export const busyTable = (): TableView => ({
  ...playing(),
  place: 'network',
  claims: [claimOf({linked: true})],
  standIn: {
    possible: [2],
    aloneFrom: null,
    unready: false,
    hidden: false,
    asked: {by: 1, seat: 2, mayAnswer: true, mine: false, waiting: [0], from: null},
    mine: false,
    again: null,
    mayLeave: true,
    opens: false,
  },
  talk: {
    possible: true,
    items: [{id: 1, seat: 1, at: DAY, phrase: 'wellPlayed', text: null}],
    muted: [],
    refusal: null,
  },
  rematch: {by: 1},
});

/** Every screen that `rs-app` routes to, by a name for files and test titles. */
export const SCREENS: Readonly<Record<string, AppView['screen']>> = {
  'home-first': home({tables: [], install: 'prompt', storage: 'unknown'}),
  home: home(),
  history,
  'table-people': busyTable(),
  'home-offline': home({offline: true, storage: 'evictable', tables: SAVED.slice(1)}),
  'home-new-version': home({newVersion: true}),
  'home-keep': home({install: 'ios', storage: 'evictable'}),
  ...Object.fromEntries(
    (['ios', 'android', 'mac', 'desktop'] as const).map(install => [`install-${install}`, home({install})]),
  ),
  new: newTable,
  lobby: lobby(),
  'lobby-ready': readyLobby,
  'lobby-five': fullLobby,
  'lobby-five-guest': guestLobby({...fullLobby, hosting: false, mine: 1, me: 1, canRemove: false}),
  'lobby-guest': guestLobby(),
  'lobby-backup': lobby({game: 'san-juan', backup: true, botsOpen: 'all'}),
  'lobby-guest-backup': guestLobby({game: 'san-juan', backup: true, botsOpen: 'one'}),
  'lobby-pair': pairLobby(false),
  'lobby-pair-open': pairLobby(true),
  'lobby-pair-guest': pairGuest(false),
  'lobby-pair-guest-open': pairGuest(true),
  'lobby-middle': middleLobby,
  'lobby-middle-one': middleOne,
  'lobby-middle-full': middleFull,
  'lobby-middle-guest': middleGuest,
  'lobby-shared': sharedLobby,
  'lobby-bring': sharedLobby,
  'lobby-names': hardLobby,
  'lobby-knock': lobby({knocks: ['Réka'], asks: true}),
  'lobby-full': guestLobby({
    places: lobby()
      .places.slice(0, 3)
      .map(place => ({...place, mine: false})),
  }),
  'lobby-host-away': guestLobby({
    places: lobby().places.map((place, at) =>
      at === 0 && place.taken ? {...place, mine: false, link: 'away'} : {place: at, taken: false},
    ),
    trouble: {code: 'table/lobby-host-away', details: {}},
  }),
  'lobby-trouble': lobby({trouble: {code: 'join/noBroker', details: {}}}),
  'history-none': {...history, games: [], people: []},
  'home-one': home({tables: SAVED.slice(0, 1)}),
  'home-two': home({tables: SAVED.slice(0, 2)}),
  'joining-reaching': joining({step: 'reaching', seconds: 1}),
  joining: joining(),
  'joining-answering': joining({by: 'offer', step: 'answering', answer: ANSWER}),
  'joining-offer-noPath': joining({by: 'offer', step: 'failed', seconds: 600, trouble: 'noPath'}),
  'joining-code': joining({by: 'code', step: 'knocking'}),
  'joining-let-in': joining({by: 'code', step: 'greeting'}),
  'joining-code-noTable': joining({by: 'code', step: 'failed', seconds: 20, trouble: 'noTable'}),
  ...Object.fromEntries(
    JOIN_TROUBLES.map(trouble => [`joining-${trouble}`, joining({step: 'failed', seconds: 20, trouble})]),
  ),
};
