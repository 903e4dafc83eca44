/** The panels of the menu; the log is a sheet (`log-sheet.ts`), the others are dialogs. Their elements are loaded when one is opened for the first time. */
import {html, nothing, type TemplateResult} from 'lit';
import {loadModule} from '../../src/base/load-module.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {withWords} from '../text.ts';
import type {Panel} from './bar.ts';

export const LOADERS: Partial<Record<Panel, () => Promise<unknown>>> = {
  log: withWords('panels', () => import('./log-sheet.ts')),
  rules: withWords('panels', () => import('../panels/help.ts')),
  fairness: withWords('panels', () => import('../panels/fairness.ts')),
  invite: withWords('panels', () => import('../panels/people.ts')),
  sync: withWords('panels', () => import('../panels/copies.ts')),
  talk: () => import('../panels/talk.ts'),
};

/** Loads what a panel needs; it upgrades in place when it is there. */
export async function loadPanel(panel: Panel): Promise<void> {
  const load = LOADERS[panel];
  if (load) await loadModule(load);
}

/** @param page a page of the rules, for `rules`; empty for the list of all */
export function panelBody(
  panel: Panel,
  page: string,
  view: TableView,
  words: TableWords,
): TemplateResult | typeof nothing {
  switch (panel) {
    case 'fairness':
      return html`<rs-fairness .view=${view}></rs-fairness>`;
    case 'rules':
      return html`<rs-help .topic=${page} .game=${view.game}></rs-help>`;
    case 'invite':
      return html`<rs-people .view=${view} .words=${words}></rs-people>`;
    case 'sync':
      return html`<rs-copies .view=${view} label=${words.syncNow} asked></rs-copies>`;
    case 'talk':
      return html`<rs-talk .view=${view} .words=${words}></rs-talk>`;
    default:
      return nothing;
  }
}

/** Heading of a panel's dialog. */
export function panelTitle(panel: Panel, words: TableWords): string {
  const titles: Partial<Record<Panel, string>> = {
    rules: words.rules,
    fairness: words.fairness,
    invite: words.invite,
    sync: words.syncNow,
    talk: words.people.talk,
  };
  return titles[panel] ?? '';
}
