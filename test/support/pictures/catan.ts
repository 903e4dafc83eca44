/** The page behind `screens.mjs --game catan`: shows one table as asked. */
import {type CatDecision, catan} from '../decisions/catan.ts';
import {emptyPage, frames, showTable, type TableShot, within} from './table-shot.ts';

interface Shot extends TableShot {
  /** A decision, and what is tapped before the picture: `main>build` */
  readonly phase: string;
}

/** What is tapped first, by the name behind `>`. */
const TAPS: Readonly<Record<string, readonly string[]>> = {
  spot: ['.target'],
  next: ['[data-step=next]'],
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

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  await emptyPage(shot);
  const [decision, ...taps] = shot.phase.split('>') as [CatDecision, ...string[]];
  const table = await showTable(shot, catan.view(decision, shot.seats));
  if (decision !== 'curtain') await customElements.whenDefined('rs-cat-trade');
  await frames(2);
  for (const name of taps)
    for (const selector of TAPS[name] ?? [name]) {
      const found = within(table)(selector);
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

Object.assign(globalThis, {show, phases: catan.names});
