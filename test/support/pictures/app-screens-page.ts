/** Shows one screen, dialog or panel as asked: the page behind `app-screens.mjs`, and tests that go through all of them. */

import {html, render, type TemplateResult} from 'lit';
import type {Code} from '../../../src/base/codes.ts';
import '../../../components/app/app.ts';
import type {Overlay} from '../../../components/open.ts';
import '../../../components/panels/fairness.ts';
import '../../../components/panels/help.ts';
import '../../../components/panels/people.ts';
import '../../../components/panels/talk.ts';
import '../../../components/kit/dialog.ts';
import {rememberStance} from '../../../components/board/stance.ts';
import {deepAll} from '../../../components/kit/deep-focus.ts';
import type {Panel} from '../../../components/table/bar.ts';
import {panelTitle} from '../../../components/table/panels.ts';
import {GAME_LIST} from '../../../src/games/index.ts';
import {gameIds, loadGameText} from '../../../src/games/words.ts';
import {loadText} from '../../../src/i18n/index.ts';
import type {Language} from '../../../src/i18n/language.ts';
import {loadTableWords, type TableWords} from '../../../src/i18n/load.ts';
import type {AppView, NewTableView, TableView} from '../../../src/table/seen/view-model.ts';
import {drawn, until} from '../screen/drawn.ts';
import {knowGames} from '../screen/known-games.ts';
import {
  appView,
  busyTable,
  FINDINGS,
  guestLobby,
  home,
  meetingLobby,
  PAST,
  playing,
  SAVED,
  SCREENS,
} from '../views/app-views.ts';
import {caught, dealtTogether} from '../views/fair-views.ts';
import {openAtTable, TABLES, toEnd} from '../views/table-views.ts';

interface Shot {
  readonly name: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

/** Somebody misbehaves. */
function struck(): TableView {
  const view = playing();
  const problem = (code: Code) => ({code, details: {}});
  const strikes = [
    {seat: 1, problem: problem('net/deletes'), times: 3},
    {seat: null, problem: problem('net/too-many'), times: 12},
  ];
  return {...view, fairness: {...view.fairness, strikes}};
}

const OVERLAYS: readonly Overlay[] = ['settings', 'help', 'join', 'meeting', 'diagnosis'];

interface PanelShot {
  /** Where it opens in the app; its title stands on the dialog. */
  readonly panel: Panel;
  readonly body: (words: TableWords) => TemplateResult;
}

const fairness = (view: TableView): PanelShot => ({
  panel: 'fairness',
  body: () => html`<rs-fairness .view=${view}></rs-fairness>`,
});

const PANELS: Readonly<Record<string, () => PanelShot>> = {
  fairness: () => fairness(playing()),
  'fairness-joint': () => fairness(dealtTogether()),
  'fairness-chance': () => fairness(dealtTogether()),
  'fairness-draws': () => fairness(dealtTogether()),
  'fairness-caught': () => fairness(caught()),
  strikes: () => fairness(struck()),
  talk: () => ({
    panel: 'talk',
    body: words => html`<rs-talk .view=${busyTable()} .words=${words}></rs-talk>`,
  }),
  'talk-end': () => ({
    panel: 'talk',
    body: words => html`<rs-talk .view=${busyTable()} .words=${words}></rs-talk>`,
  }),
  people: () => ({
    panel: 'invite',
    body: words => html`<rs-people .view=${{...busyTable(), canTakeUp: true}} .words=${words}></rs-people>`,
  }),
  'people-end': () => ({
    panel: 'invite',
    body: words => html`<rs-people .view=${{...busyTable(), canTakeUp: true}} .words=${words}></rs-people>`,
  }),
  'help-contents': () => ({
    panel: 'rules',
    body: () => html`<rs-help game="puerto-rico"></rs-help>`,
  }),
  'help-page': () => ({
    panel: 'rules',
    body: () => html`<rs-help game="puerto-rico" topic="captain"></rs-help>`,
  }),
};

const NO_NAME = {
  'lobby-no-name': guestLobby(),
  'lobby-asked-no-name': guestLobby({asked: 3}),
  'home-no-name': home({tables: [], install: 'prompt', storage: 'unknown'}),
  'home-after': home({tables: [], past: PAST}),
  'home-two-no-name': home({tables: SAVED.slice(0, 2)}),
};

/** What a new table can be set for, as the app lists it. */
const newTables = async (): Promise<NewTableView> => ({
  screen: 'new',
  games: await Promise.all(
    GAME_LIST.map(async ({id, seats, options}) => ({id, seats, options: await options()})),
  ),
});

/** New table: what is touched on the form. */
const NEW_TABLES: Readonly<Record<string, (form: ShadowRoot) => void>> = {
  'new-games': () => {},
  'new-seats': form => form.querySelector('rs-seats-form')?.scrollIntoView(),
  'new-here': form => {
    choose(form, 'place', 1);
    form.querySelector('rs-seats-form')?.scrollIntoView({block: 'center'});
  },
  'new-middle': form => choose(form, 'place', 2),
  ...Object.fromEntries(
    gameIds.map((id, at) => [`new-options-${id}`, (form: ShadowRoot) => unfold(form, at)] as const),
  ),
};

const choose = (form: ShadowRoot, name: string, at: number): void =>
  form.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)[at]?.click();

async function unfold(form: ShadowRoot, game: number): Promise<void> {
  choose(form, 'game', game);
  await settle();
  const details = form.querySelector('details');
  if (!details) return;
  details.open = true;
  await settle();
  details.scrollIntoView();
}

export const NAMES = [
  ...Object.keys(SCREENS),
  ...Object.keys(NO_NAME),
  ...Object.keys(NEW_TABLES),
  ...Object.keys(TABLES),
  ...OVERLAYS,
  'settings-end',
  'meeting-end',
  'diagnosis-end',
  ...Object.keys(PANELS),
  'rename',
  'delete',
  'problem',
  'home-told',
  'meeting-met',
];

/** Words that come late would be missing in the picture, or be those of the one before. */
async function fetchWords(language: Language): Promise<void> {
  await Promise.all([loadText(language), ...gameIds.map(id => loadGameText(id, language))]);
}

async function settle(): Promise<void> {
  await document.fonts.ready;
  await drawn(document);
}

async function screenOf(name: string): Promise<AppView['screen']> {
  if (Object.hasOwn(NEW_TABLES, name)) return newTables();
  if (name.startsWith('meeting'))
    return meetingLobby(
      name === 'meeting' ? {met: 0, problem: null} : name === 'meeting-met' ? {problem: null} : {},
    );
  return NO_NAME[name as keyof typeof NO_NAME] ?? SCREENS[name] ?? TABLES[name]?.() ?? home();
}

export async function show({name, language, theme}: Shot): Promise<void> {
  document.body.replaceChildren();
  // Whoever was explained something in one picture would be in the next.
  localStorage.clear();
  if (!name.startsWith('aim-')) knowGames();
  await fetchWords(language);
  const screen = await screenOf(name);
  if (name.startsWith('lobby-middle') && 'tableId' in screen) rememberStance(screen.tableId, 'middle');
  const app = document.createElement('rs-app');
  const view = appView(screen, {
    language,
    theme,
    ...(Object.hasOwn(NO_NAME, name) ? {name: ''} : {}),
  });
  app.view = name === 'problem' ? {...view, problem: {code: 'link/malformed', details: {}}} : view;
  app.diagnose = async told => {
    told(FINDINGS);
    return FINDINGS;
  };
  document.body.append(app);
  // The first of a kind fetches its screen, a table its board.
  const shown = await until(
    () => app.shadowRoot?.querySelector('div > :not(rs-laying)'),
    `the screen of ${name}`,
  );
  await until(() => !shown.shadowRoot?.querySelector('rs-laying'), `the board of ${name}`);
  await settle();
  await openAtTable(name, app);
  const overlay = OVERLAYS.find(known => known === name.replace(/-(?:end|met)$/, ''));
  if (overlay) app.dispatchEvent(new CustomEvent('rs-open', {detail: overlay}));
  const shot = PANELS[name]?.();
  if (shot) await showPanel(name, shot, await loadTableWords(language));
  await settle();
  if (overlay && name.endsWith('-end')) toEnd(deepAll(app.shadowRoot!, 'rs-dialog[open]')[0]);
  const inside = (tag: string) => app.shadowRoot?.querySelector(tag)?.shadowRoot;
  if (name === 'rename' || name === 'delete')
    inside('rs-home')
      ?.querySelector('rs-table-card')
      ?.dispatchEvent(new CustomEvent('rs-ask', {detail: name}));
  if (name === 'home-told') inside('rs-home')?.querySelector<HTMLElement>('[data-about]')?.click();
  if (name.startsWith('install-')) inside('rs-home')?.querySelector<HTMLElement>('[data-install]')?.click();
  if (name === 'lobby-bring') inside('rs-lobby')?.querySelector<HTMLElement>('[data-bring]')?.click();
  const form = inside('rs-new-table');
  if (form && NEW_TABLES[name]) await NEW_TABLES[name](form);
  await settle();
}

async function showPanel(name: string, {panel, body}: PanelShot, words: TableWords): Promise<void> {
  const holder = document.createElement('div');
  document.body.append(holder);
  const heading = panelTitle(panel, words);
  render(html`<rs-dialog open wide heading=${heading}>${body(words)}</rs-dialog>`, holder);
  await settle();
  const dialog = holder.querySelector('rs-dialog')!;
  const fair = holder.querySelector('rs-fairness')?.shadowRoot;
  const part = {
    strikes: fair?.querySelectorAll('section')[2],
    'fairness-chance': fair?.querySelector('rs-fairness-chance'),
    'fairness-draws': fair?.querySelector('rs-fairness-draws'),
  }[name];
  const content = dialog.shadowRoot!.querySelector('.content')!;
  if (part) content.scrollTop += part.getBoundingClientRect().top - content.getBoundingClientRect().top;
  if (name.endsWith('-end')) toEnd(dialog);
}

/** True when the page can be scrolled sideways. */
const tooWide = (): boolean => document.documentElement.scrollWidth > innerWidth;

Object.assign(globalThis, {show, tooWide, NAMES});
