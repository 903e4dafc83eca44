/** The page behind `screens.mjs`: shows one table as asked. */
import {pictureOf} from '../../../components/table/share-picture.ts';
import type {RsTable} from '../../../components/table/table.ts';
import type {PrView} from '../../../src/games/puerto-rico/types.ts';
import {MORE_SCREENS, puertoRico} from '../decisions/puerto-rico.ts';
import {choose, emptyPage, frames, showTable, type TableShot, within} from './table-shot.ts';

/** What is opened, told or happens at a decision. */
const EXTRAS = {
  report: 'role',
  staged: 'role',
  island: 'role',
  thing: 'role',
  log: 'role',
  back: 'role',
  chart: 'over',
  poster: 'over',
  hint: 'role',
  hints: 'builder',
  hinted: 'builder',
} as const;

type Extra = keyof typeof EXTRAS;
type Listed = (typeof puertoRico.names)[number];

interface Shot extends TableShot {
  readonly phase: Listed | Extra;
}

const isExtra = (phase: Listed | Extra): phase is Extra => Object.hasOwn(EXTRAS, phase);
const listed = (phase: Listed | Extra): Listed => (isExtra(phase) ? EXTRAS[phase] : phase);

/** Brings the table into a state that only comes by moving on or by a tap. */
async function moveOn(table: RsTable, {phase, seats}: Shot): Promise<void> {
  const all = within(table);
  if (phase === 'poster') {
    await frames(10);
    const words = {game: 'Puerto Rico', headline: 'Bence wins with 52 points', place: (n: number) => `${n}.`};
    const image = new Image();
    image.src = URL.createObjectURL(await pictureOf(table.view, words));
    await image.decode();
    document.body.replaceChildren(image);
    Object.assign(image.style, {display: 'block', maxWidth: '100vw', maxHeight: '100vh'});
  } else if (phase === 'chart') {
    await frames(20);
    all('rs-course')[0]?.scrollIntoView();
    await frames(4);
  } else if (phase === 'report' || phase === 'staged') {
    const played = puertoRico.begin(seats, 'report');
    played.until(({board}) => board.round >= 6 && board.phase === 'captain');
    if (phase === 'staged') played.until(({toAct}) => toAct[0] !== 0);
    table.settings = {...table.settings, motion: phase === 'staged' ? 'normal' : 'off'};
    table.view = played.view;
    await frames(4);
    if (phase === 'staged') played.others();
    else played.until(({board}) => board.phase === 'role').others();
    table.view = played.view;
    if (phase === 'staged') {
      await frames(3);
      // In the middle of it: every piece stands where it is half-way.
      for (const moving of all('.flights .piece, [data-spot]').flatMap(each => each.getAnimations())) {
        const {delay = 0, duration = 0} = moving.effect!.getTiming();
        moving.pause();
        moving.currentTime = delay + Number(duration) * 0.5;
      }
    }
  } else if (phase === 'hint' || phase === 'hints' || phase === 'hinted') {
    table.dispatchEvent(new CustomEvent('rs-hint'));
    const moves = puertoRico.at(EXTRAS[phase], seats).hints();
    table.view = {...table.view, hint: {refusal: null, state: 'told', moves, trouble: null}};
    await frames(20);
    if (phase === 'hinted') all('rs-hint')[0]!.shadowRoot!.querySelectorAll('button')[2]!.click();
  } else if (phase === 'island') {
    const strip = all('rs-pr-strip, rs-pr-opponent')[0];
    strip?.shadowRoot?.querySelector('button')?.click();
  } else if (phase === 'thing') all('[data-help^="building:"]')[2]?.click();
  else if (phase === 'log' || phase === 'back') {
    table.dispatchEvent(new CustomEvent('rs-panel', {detail: 'log'}));
    await frames(12);
    if (phase === 'log') return;
    // What the session answers to the tap; the board of the past is the same here.
    all('rs-scrubber')[0]!.shadowRoot!.querySelectorAll('rs-button')[1]!.click();
    table.view = {...table.view, shownAt: table.view.log.length - 2, choices: []};
  }
  // What is folded beside another decision is pictured open.
  if (phase === 'guests') all('[data-guests]')[0]?.click();
  if (phase === 'credit') {
    const owed = (table.view.board as PrView).more!.payments[0]!.building;
    all(`[data-help="building:${owed}"] [data-choice]`)[0]?.click();
  }
  if (phase === 'small-wharf') all('rs-pr-chips')[0]?.shadowRoot?.querySelector('button')?.click();
  if (phase === 'with-role') all('rs-pr-tab')[0]?.shadowRoot?.querySelector('button')?.click();
  await frames(12);
}

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  await emptyPage(shot);
  const table = await showTable(shot, puertoRico.view(listed(shot.phase), shot.seats));
  await moveOn(table, shot);
  await choose(shot);
}

const expansions: readonly Listed[] = MORE_SCREENS;
Object.assign(globalThis, {
  show,
  phases: [...puertoRico.names.filter(name => !expansions.includes(name)), ...Object.keys(EXTRAS)],
  groups: {expansions},
});
