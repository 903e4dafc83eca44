/** The page behind `screens.mjs`: shows one table as asked. */
import {installTokens} from '../../components/kit/tokens.ts';
import '../../components/table/table.ts';
import type {PhaseName} from '../../src/games/puerto-rico/types.ts';
import {loadText} from '../../src/i18n/index.ts';
import type {Language, TableView} from '../../src/table/view-model.ts';
import {phaseTable, SETTINGS} from './pr-views.ts';

interface Shot {
  readonly phase: PhaseName | 'waiting' | 'curtain' | 'watch';
  readonly seats: number;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** Number of the action card to choose before the picture, from 0; -1 for none. */
  readonly choose: number;
  /** Text size of the device in per cent. */
  readonly text: number;
}

const cache = new Map<string, TableView>();

function viewFor({phase, seats}: Shot): TableView {
  const key = `${phase} ${seats}`;
  const known = cache.get(key);
  if (known) return known;
  const named = phase === 'waiting' || phase === 'curtain' || phase === 'watch' ? 'role' : phase;
  const table = phaseTable(named, seats);
  let {view} = table;
  if (phase === 'waiting') {
    table.step();
    table.until(({toAct}) => toAct[0] !== 0);
    view = table.view;
  }
  if (phase === 'curtain') view = {...view, curtain: 2, viewer: null, choices: []};
  cache.set(key, view);
  return view;
}

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
  for (let i = 0; i < 6; i++) await new Promise(resolve => requestAnimationFrame(resolve));
  if (shot.choose >= 0) {
    dispatchEvent(new KeyboardEvent('keydown', {key: String(shot.choose + 1)}));
    for (let i = 0; i < 4; i++) await new Promise(resolve => requestAnimationFrame(resolve));
  }
}

installTokens();
Object.assign(globalThis, {show});
