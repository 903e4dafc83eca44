/**
 * Whole screens: the table at its three widths and the way to it. The sample is a view of a played game, written
 * down: `phaseTable('captain', 4).view` of `test/support/pr-views.ts`.
 */
import {html} from 'lit';
import {loadText} from '../../src/i18n/index.ts';
import type {HomeView, LobbyView, SavedTable, TableView} from '../../src/table/view-model.ts';
import '../app/home.ts';
import '../app/lobby.ts';
import '../table/table.ts';
import sample from './sample-table.json';
import {settings} from './settings.ts';
import {registerSpecimens} from './specimens.ts';

// JSON has no literal types, so the compiler cannot see that it is a view.
const table = sample as unknown as TableView;

const saved = (id: string, myTurn: boolean): SavedTable => ({
  id,
  game: 'puerto-rico',
  name: '',
  seats: table.seats,
  place: 'network',
  trial: false,
  hosting: false,
  state: 'playing',
  myTurn,
  toAct: [myTurn ? 0 : 1],
  savedAt: 0,
  entries: 120,
});

const home: HomeView = {
  screen: 'home',
  tables: [saved('a', true), saved('b', false)],
  storage: 'persistent',
  offline: false,
  installable: false,
  newVersion: false,
};

const lobby: LobbyView = {
  screen: 'lobby',
  tableId: 'a',
  game: 'puerto-rico',
  options: {},
  places: [
    ...table.seats.slice(0, 3).map(
      ({name, shape, kind}, place) =>
        ({
          place,
          taken: true,
          name,
          shape,
          kind,
          bot: null,
          mine: place === 0,
          host: place === 0,
          link: 'live',
        }) as const,
    ),
    {place: 3, taken: false},
  ],
  hosting: true,
  link: 'https://example.org/#K7MR2X',
  code: 'K7MR2X',
  watchers: [{key: 'W'.repeat(43), name: 'Réka'}],
  asks: false,
  backup: true,
  notReady: null,
  mine: 0,
  canAdd: true,
  canRemove: true,
  knocks: [],
  trouble: null,
};

const at = (width: number, height: number) => ({
  name: `rs-table, ${width} x ${height}`,
  ground: 'page' as const,
  size: [width, height] as const,
  render: () => html`<rs-table style="height:100%" .view=${table} .settings=${settings}></rs-table>`,
});

// Home and lobby lay themselves out by the window, the table by its own width.
// The words must be there before a screen is drawn.
await loadText('en');

registerSpecimens('Screens', [
  {
    name: 'rs-home',
    ground: 'page',
    size: [1280, 800],
    render: () => html`<rs-home .view=${home} .settings=${settings}></rs-home>`,
  },
  {
    name: 'rs-lobby',
    ground: 'page',
    size: [1280, 800],
    render: () => html`<rs-lobby .view=${lobby} .settings=${settings}></rs-lobby>`,
  },
  at(360, 640),
  at(768, 1024),
  at(1280, 800),
]);
