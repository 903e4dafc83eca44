/** The page behind `screens.mjs --game san-juan`: shows one table as asked. */
import {installTokens} from '../../components/kit/tokens.ts';
import {deepAll} from '../../components/table/deep-focus.ts';
import '../../components/table/table.ts';
import type {PhaseName} from '../../src/games/san-juan/types.ts';
import {loadText} from '../../src/i18n/index.ts';
import type {Language} from '../../src/i18n/language.ts';
import type {TableView} from '../../src/table/view-model.ts';
import {type PlayedTable, phaseTable, SETTINGS, tableAt} from './sj-views.ts';

interface Shot {
  readonly phase: PhaseName | 'waiting' | 'curtain' | 'city' | 'thing' | 'large' | 'crane';
  readonly seats: number;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** Number of the card to choose before the picture, from 0; -1 for none. */
  readonly choose: number;
  /** Text size of the device in per cent. */
  readonly text: number;
}

const cache = new Map<string, TableView>();

function played({phase, seats}: Shot): PlayedTable {
  switch (phase) {
    case 'waiting':
      return phaseTable('pick', seats).until(({toAct}) => !toAct.includes(0));
    case 'large':
      return tableAt('builder', {seats, where: ({hand}) => hand.length >= 10});
    case 'crane':
      return tableAt('builder', {seats, where: ({hand}) => hand.some(({sites}) => sites.length > 4)});
    case 'curtain':
    case 'city':
    case 'thing':
      return phaseTable('pick', seats);
    default:
      return phaseTable(phase, seats);
  }
}

function viewFor(shot: Shot): TableView {
  const key = `${shot.phase} ${shot.seats}`;
  let view = cache.get(key);
  if (!view) {
    view = played(shot).view;
    if (shot.phase === 'curtain') view = {...view, curtain: 2, viewer: null, choices: []};
    cache.set(key, view);
  }
  return view;
}

const frames = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(resolve => requestAnimationFrame(resolve));
};

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  sessionStorage.clear();
  document.documentElement.dataset.theme = shot.theme;
  document.documentElement.dataset.motion = 'off';
  document.documentElement.lang = shot.language;
  document.documentElement.style.fontSize = `${shot.text}%`;
  await loadText(shot.language);
  document.body.replaceChildren();
  const table = document.createElement('rs-table');
  table.settings = {...SETTINGS, language: shot.language};
  table.view = viewFor(shot);
  document.body.append(table);
  await document.fonts.ready;
  await frames(8);
  const all = (selector: string) => deepAll(table.renderRoot as ShadowRoot, selector);
  if (shot.phase === 'city')
    all('rs-sj-strip, rs-sj-opponent')[0]?.shadowRoot?.querySelector('button')?.click();
  if (shot.phase === 'thing') all('[data-help^="building:"]')[2]?.click();
  await frames(4);
  if (shot.choose >= 0) {
    dispatchEvent(new KeyboardEvent('keydown', {key: String(shot.choose + 1)}));
    await frames(6);
  }
}

installTokens();
Object.assign(globalThis, {show});
