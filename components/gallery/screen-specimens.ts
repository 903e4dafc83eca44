/** The way to a table; the tables themselves are shown by the games. */
import {html} from 'lit';
import {loadText} from '../../src/i18n/index.ts';
import type {HomeView, LobbyView} from '../../src/table/seen/view-model.ts';
import '../app/home.ts';
import '../app/lobby.ts';
import {GAME, PEOPLE, saved} from './people.ts';
import {settings} from './settings.ts';
import {registerSpecimens} from './specimens.ts';

const home: HomeView = {
  screen: 'home',
  tables: [saved({myTurn: true, toAct: [0]}), saved({id: 'b'})],
  storage: 'persistent',
  offline: false,
  install: 'none',
  newVersion: false,
};

const lobby: LobbyView = {
  screen: 'lobby',
  tableId: 'a',
  game: GAME,
  options: {},
  places: [
    ...PEOPLE.slice(0, 3).map(
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
  agreeable: false,
  from: null,
};

// Home and lobby lay themselves out by the window.
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
]);
