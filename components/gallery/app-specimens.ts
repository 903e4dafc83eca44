/** The parts of the app's screens that stand alone; the screens themselves are pictured by test/support/pictures/app-screens.mjs. */
import {html} from 'lit';
import type {Chart} from '../../src/base/evenness.ts';
import {gameIds, gameName} from '../../src/games/words.ts';
import {loadText} from '../../src/i18n/index.ts';
import type {LobbyPlace, SavedTable} from '../../src/table/seen/view-model.ts';
import '../panels/chance-chart.ts';
import '../panels/invite.ts';
import '../app/joining.ts';
import '../app/lobby-seat.ts';
import '../panels/scrubber.ts';
import '../app/select.ts';
import '../app/shape-picker.ts';
import '../app/table-card.ts';
import {settings} from './settings.ts';
import {registerSpecimens} from './specimens.ts';

/** Any game will do. */
const GAME = gameIds[0]!;

const PEOPLE = [
  {name: 'Dóra', shape: 'disc', kind: 'person'},
  {name: 'Krzysztof', shape: 'triangle', kind: 'person'},
  {name: 'Zsófia', shape: 'diamond', kind: 'person'},
  {name: 'Bence', shape: 'square', kind: 'person'},
] as const satisfies SavedTable['seats'];

/** A table between devices that was left in the middle of a game. */
const saved = (change: Partial<SavedTable> = {}): SavedTable => ({
  id: 'a',
  game: GAME,
  name: '',
  seats: PEOPLE,
  place: 'network',
  trial: false,
  hosting: false,
  state: 'playing',
  myTurn: false,
  toAct: [1],
  savedAt: 0,
  round: 9,
  ...change,
});

/** Two dice, rolled 36 times. */
const DICE: Chart = {
  first: 2,
  counts: [0, 3, 2, 5, 4, 7, 6, 3, 4, 1, 1],
  expected: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
};

const dora: LobbyPlace = {
  place: 0,
  taken: true,
  name: 'Dóra',
  shape: 'disc',
  kind: 'person',
  bot: null,
  mine: true,
  host: true,
  beside: null,
  link: 'self',
};

await loadText('en');

registerSpecimens('App', [
  {
    name: 'rs-table-card: waits for me, waits for others',
    ground: 'quay',
    size: [360, 180],
    render: () => html`<div class="l-grid l-gap-8">
      <rs-table-card .table=${saved({myTurn: true, toAct: [0]})}></rs-table-card>
      <rs-table-card .table=${saved({name: 'Friday evening'})}></rs-table-card>
    </div>`,
  },
  {
    name: 'rs-lobby-seat: mine, connecting, free',
    ground: 'sand',
    size: [360, 200],
    render: () => html`<rs-lobby-seat .place=${dora} hosting seated named></rs-lobby-seat>
      <rs-lobby-seat
        .place=${{...dora, place: 1, name: 'Krzysztof', shape: 'triangle', mine: false, host: false, link: 'connecting'}}
        hosting
      ></rs-lobby-seat>
      <rs-lobby-seat .place=${{place: 2, taken: false}} hosting seated named></rs-lobby-seat>`,
  },
  {
    name: 'rs-invite',
    ground: 'sand',
    size: [420, 230],
    render: () =>
      html`<rs-invite link="https://example.org/#t=K7MR2X.9rBq3yYxT0aXgQ" code="K7MR2X" game=${gameName(GAME)}></rs-invite>`,
  },
  {
    name: 'rs-joining: no way through',
    ground: 'page',
    size: [360, 640],
    render: () =>
      html`<rs-joining
        .view=${{screen: 'joining', game: '', step: 'failed', seconds: 20, trouble: 'noPath'}}
        .settings=${settings}
      ></rs-joining>`,
  },
  {
    name: 'rs-shape-picker',
    ground: 'sand',
    render: () => html`<rs-shape-picker shape="triangle" name="Krzysztof"></rs-shape-picker>`,
  },
  {
    name: 'rs-select',
    ground: 'sand',
    render: () =>
      html`<rs-select
        label="Who sits on seat 2"
        value="greedy"
        .options=${[{value: 'person', label: 'Person'}, {value: 'greedy', label: 'Normal bot'}]}
      ></rs-select>`,
  },
  {
    name: 'rs-scrubber',
    ground: 'sand',
    size: [360, 100],
    render: () => html`<rs-scrubber .at=${37} .last=${122}></rs-scrubber>`,
  },
  {
    name: 'rs-chance-chart',
    ground: 'sand',
    size: [360, 220],
    render: () => html`<rs-chance-chart .chart=${DICE}></rs-chance-chart>`,
  },
]);
