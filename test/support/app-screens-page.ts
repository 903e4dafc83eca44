/** The page behind `app-screens.mjs`: shows one screen, dialog or panel as asked. */
import {html, render, type TemplateResult} from 'lit';
import '../../components/app/app.ts';
import type {Overlay} from '../../components/app/overlay.ts';
import '../../components/app/fairness.ts';
import '../../components/app/help.ts';
import '../../components/app/log.ts';
import '../../components/app/people.ts';
import '../../components/app/talk.ts';
import '../../components/kit/dialog.ts';
import {gameIds, loadGameText} from '../../src/i18n/games.ts';
import {loadText} from '../../src/i18n/index.ts';
import type {Language} from '../../src/i18n/language.ts';
import {loadTableWords, type TableWords} from '../../src/i18n/table/index.ts';
import type {TableView} from '../../src/table/view-model.ts';
import {appView, busyTable, guestLobby, home, playing, SCREENS} from './app-views.ts';
import {drawn} from './drawn.ts';
import {caught, dealtTogether} from './fair-views.ts';

interface Shot {
  readonly name: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

/** Somebody misbehaves. */
function struck(): TableView {
  const view = playing();
  const problem = (code: string) => ({code, details: {}});
  const strikes = [
    {seat: 1, problem: problem('net/deletes'), times: 3},
    {seat: null, problem: problem('net/too-many'), times: 12},
  ];
  return {...view, fairness: {...view.fairness, strikes}};
}

const OVERLAYS: readonly Overlay[] = ['settings', 'help', 'join'];

const PANELS: Readonly<Record<string, (words: TableWords) => TemplateResult>> = {
  log: () => html`<rs-log .view=${playing()}></rs-log>`,
  fairness: () => html`<rs-fairness .view=${playing()}></rs-fairness>`,
  'fairness-joint': () => html`<rs-fairness .view=${dealtTogether()}></rs-fairness>`,
  'fairness-chance': () => html`<rs-fairness .view=${dealtTogether()}></rs-fairness>`,
  'fairness-draws': () => html`<rs-fairness .view=${dealtTogether()}></rs-fairness>`,
  'fairness-caught': () => html`<rs-fairness .view=${caught()}></rs-fairness>`,
  strikes: () => html`<rs-fairness .view=${struck()}></rs-fairness>`,
  talk: words => html`<rs-talk .view=${busyTable()} .words=${words}></rs-talk>`,
  people: words => html`<rs-people .view=${{...busyTable(), canTakeUp: true}} .words=${words}></rs-people>`,
  'help-page': () => html`<rs-help game="puerto-rico" topic="captain"></rs-help>`,
};

const NO_NAME = {'lobby-no-name': guestLobby()};

export const NAMES = [
  ...Object.keys(SCREENS),
  ...Object.keys(NO_NAME),
  ...OVERLAYS,
  ...Object.keys(PANELS),
  'rename',
  'delete',
  'problem',
  'new-options',
];

/** Words that come late would be missing in the picture, or be those of the one before. */
async function fetchWords(language: Language): Promise<void> {
  await Promise.all([loadText(language), ...gameIds.map(id => loadGameText(id, language))]);
}

async function settle(): Promise<void> {
  await document.fonts.ready;
  await drawn(document);
}

async function show({name, language, theme}: Shot): Promise<void> {
  document.body.replaceChildren();
  await fetchWords(language);
  const app = document.createElement('rs-app');
  const noName = NO_NAME[name as keyof typeof NO_NAME];
  const screen = noName ?? SCREENS[name] ?? (name === 'new-options' ? SCREENS.new! : home());
  const view = appView(screen, {language, theme, ...(noName ? {name: ''} : {})});
  app.view = name === 'problem' ? {...view, problem: {code: 'link/malformed', details: {}}} : view;
  document.body.append(app);
  await settle();
  const overlay = OVERLAYS.find(known => known === name);
  if (overlay) app.dispatchEvent(new CustomEvent('rs-open', {detail: overlay}));
  const panel = PANELS[name];
  if (panel) {
    const holder = document.createElement('div');
    document.body.append(holder);
    render(
      html`<rs-dialog open wide heading=${name}>${panel(await loadTableWords(language))}</rs-dialog>`,
      holder,
    );
    await settle();
    const within = holder.querySelector('rs-fairness')?.shadowRoot;
    const part = {
      strikes: within?.querySelectorAll('section')[2],
      'fairness-chance': within?.querySelector('rs-fairness-chance'),
      'fairness-draws': within?.querySelector('rs-fairness-draws'),
    }[name];
    part?.scrollIntoView();
  }
  const within = (tag: string) => app.shadowRoot?.querySelector(tag)?.shadowRoot;
  if (name === 'rename' || name === 'delete') {
    await settle();
    within('rs-home')
      ?.querySelector('rs-table-card')
      ?.dispatchEvent(new CustomEvent('rs-ask', {detail: name}));
  }
  if (name === 'new-options') {
    await settle();
    const details = within('rs-new-table')?.querySelector('details');
    if (details) details.open = true;
    await settle();
    details?.scrollIntoView();
  }
  await settle();
}

/** True when the page can be scrolled sideways. */
const tooWide = (): boolean => document.documentElement.scrollWidth > innerWidth;

Object.assign(globalThis, {show, tooWide, NAMES});
