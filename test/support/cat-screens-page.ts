/** The page behind `screens.mjs --game catan`: shows one table as asked. */
import {installTokens} from '../../components/kit/tokens.ts';
import {deepAll} from '../../components/table/deep-focus.ts';
import '../../components/table/table.ts';
import {loadText} from '../../src/i18n/index.ts';
import type {Language} from '../../src/i18n/language.ts';
import type {TableView} from '../../src/table/view-model.ts';
import {CAT_SCENES, type CatScene, catanScene} from './cat-views.ts';
import {SETTINGS} from './pr-views.ts';

interface Shot {
  /** A scene, and what is tapped before the picture: `main>build` */
  readonly phase: string;
  readonly seats: number;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly text: number;
}

/** What is tapped first, by the name behind `>`. */
const TAPS: Readonly<Record<string, readonly string[]>> = {
  spot: ['.target'],
  next: ['[data-key=ArrowRight]'],
  sure: ['[data-sure]'],
  near: ['.corner button'],
  victim: ['.two [data-choice]'],
  cards: ['[data-cards]'],
  road: ['[data-help="cost:road"]'],
  settle: ['[data-help="cost:settlement"]'],
  city: ['[data-help="cost:city"]'],
  trade: ['[data-trade]'],
  draft: ['[data-trade]', '.hand button:not([disabled])', '.wants button:not([disabled])'],
  item: ['button.seat'],
  rolls: ['[data-rolls]'],
  costs: ['[data-costs]'],
  list: ['[data-list]'],
  suggest: ['[data-key=s]'],
  seat: ['rs-cat-strip button, rs-cat-seats button'],
  card: ['[data-card]'],
};

const cache = new Map<string, TableView>();

function viewFor({phase, seats}: Shot): TableView {
  const [scene] = phase.split('>') as [CatScene];
  const key = `${scene} ${seats}`;
  const view = cache.get(key) ?? catanScene(scene, seats).view;
  cache.set(key, view);
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
  for (const name of shot.phase.split('>').slice(1))
    for (const selector of TAPS[name] ?? [name]) {
      const found = deepAll(table.renderRoot as ShadowRoot, selector);
      const at = found[name === 'spot' ? found.length >> 1 : 0];
      if (!at) throw new Error(`nothing matches ${selector}`);
      const {left, top, width, height} = at.getBoundingClientRect();
      at.dispatchEvent(
        new MouseEvent('click', {
          bubbles: true,
          composed: true,
          cancelable: true,
          detail: 1,
          clientX: left + width / 2,
          clientY: top + height / 2,
        }),
      );
      await frames(4);
    }
  await frames(4);
}

installTokens();
Object.assign(globalThis, {show, scenes: CAT_SCENES});
