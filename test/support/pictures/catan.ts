/** The page behind `screens.mjs --game catan`: shows one table as asked. */
import {deepAll} from '../../../components/kit/deep-focus.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {CAT_SCENES, type CatScene, catanScene} from '../decisions/catan.ts';
import {emptyPage, frames, showTable, type TableShot} from './table-shot.ts';

interface Shot extends TableShot {
  /** A scene, and what is tapped before the picture: `main>build` */
  readonly phase: string;
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
  const [scene] = phase.split('>') as [CatScene | 'curtain'];
  const key = `${scene} ${seats}`;
  const view =
    cache.get(key) ??
    (scene === 'curtain'
      ? catanScene('main', seats)
          .until(({toAct}) => !toAct.includes(0))
          .handed()
      : catanScene(scene, seats).view);
  cache.set(key, view);
  return view;
}

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  await emptyPage(shot);
  const table = await showTable(shot, viewFor(shot));
  if (!shot.phase.startsWith('curtain')) await customElements.whenDefined('rs-cat-trade');
  await frames(2);
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

Object.assign(globalThis, {show, phases: [...CAT_SCENES, 'curtain']});
