/** A page that is pictured: one table on it, drawn as asked. */

import {deepAll} from '../../../components/kit/deep-focus.ts';
import {installTokens} from '../../../components/kit/tokens.ts';
import '../../../components/table/table.ts';
import type {RsTable} from '../../../components/table/table.ts';
import {loadText} from '../../../src/i18n/index.ts';
import type {Language} from '../../../src/i18n/language.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {SETTINGS} from '../decisions/played.ts';
import {drawn, until} from '../screen/drawn.ts';

installTokens();

/** What every picture of a table is asked with. */
export interface TableShot {
  readonly seats: number;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** Number of the choice to take before the picture, from 0; -1 for none. */
  readonly choose: number;
  /** Text size of the device in per cent. */
  readonly text: number;
  /** The log is open. */
  readonly log: boolean;
}

export const frames = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(resolve => requestAnimationFrame(resolve));
};

/** An empty page in this language, theme and size of text. */
export async function emptyPage({language, theme, text}: TableShot): Promise<void> {
  sessionStorage.clear();
  const {documentElement: page} = document;
  Object.assign(page.dataset, {theme, motion: 'off'});
  page.lang = language;
  page.style.fontSize = `${text}%`;
  await loadText(language);
  document.body.replaceChildren();
}

/** Puts a table on the empty page, and waits until it is drawn. */
export async function showTable(
  {language, log}: TableShot,
  view: TableView,
  motion: 'off' | 'normal' = 'off',
): Promise<RsTable> {
  const table = document.createElement('rs-table');
  table.settings = {...SETTINGS, language, motion};
  table.view = view;
  document.body.append(table);
  await document.fonts.ready;
  // The board and its words are loaded when a table needs them.
  await until(() => deepAll(table.renderRoot as ShadowRoot, 'rs-quay, rs-curtain')[0], 'the board');
  // Behind it comes what opens over it.
  await until(() => table.renderRoot.querySelector('rs-dialog, rs-curtain'), 'what opens over it');
  if (log) {
    table.dispatchEvent(new CustomEvent('rs-panel', {detail: 'log'}));
    await until(() => table.renderRoot.querySelector('rs-log-sheet'), 'the log');
  }
  await drawn(table);
  return table;
}

/** Finds what the table shows, in whatever part of it. */
export const within =
  (table: RsTable) =>
  (selector: string): HTMLElement[] =>
    deepAll(table.renderRoot as ShadowRoot, selector);

export async function press(key: string): Promise<void> {
  dispatchEvent(new KeyboardEvent('keydown', {key}));
  await frames(6);
}

/** Takes the choice that is asked for, as its number key does. */
export async function choose({choose: at}: TableShot): Promise<void> {
  if (at >= 0) await press(String(at + 1));
}
