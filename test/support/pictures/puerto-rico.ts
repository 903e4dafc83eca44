/** The page behind `screens.mjs`: shows one table as asked. */
import {deepAll} from '../../../components/kit/deep-focus.ts';
import {pictureOf} from '../../../components/table/share-picture.ts';
import type {RsTable} from '../../../components/table/table.ts';
import type {PhaseName, PrView} from '../../../src/games/puerto-rico/types.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {
  MORE_SCREENS,
  type MoreScreen,
  moreTable,
  PHASES,
  PlayedTable,
  phaseTable,
  sixLoads,
  tableAt,
} from '../decisions/puerto-rico.ts';
import {choose, emptyPage, frames, showTable, type TableShot} from './table-shot.ts';

/** Besides the phases: what lies over the table or between bar and board. */
const EXTRAS = [
  'waiting',
  'curtain',
  'report',
  'staged',
  'banners',
  'island',
  'thing',
  'log',
  'back',
  'trial',
  'late',
  'loads',
  'chart',
  'poster',
  'hint',
  'hints',
  'hinted',
] as const;

/** Decisions at which a hint is pictured: the roles, what to build, and there with its last move taken. */
const HINTED: Readonly<Record<string, PhaseName>> = {hint: 'role', hints: 'builder', hinted: 'builder'};

interface Shot extends TableShot {
  readonly phase: PhaseName | (typeof EXTRAS)[number] | MoreScreen;
}

/** Full cities, large buildings. */
const lateTable = (seats: number): PlayedTable =>
  tableAt('mayor', {
    seats,
    round: 12,
    where: ({players}) => players.some(player => player.largeBuildings > 0) && players[0]!.freeCity < 5,
  });

const cache = new Map<string, TableView>();

function viewFor({phase, seats}: Shot): TableView {
  const key = `${phase} ${seats}`;
  const known = cache.get(key);
  if (known) return known;
  if (Object.hasOwn(MORE_SCREENS, phase)) {
    const {view} = moreTable(phase as MoreScreen, seats);
    cache.set(key, view);
    return view;
  }
  const ended = phase === 'chart' || phase === 'poster';
  const other = EXTRAS.find(extra => extra === phase) ? 'role' : (phase as PhaseName);
  const named = ended ? 'over' : (HINTED[phase] ?? other);
  const table =
    phase === 'late' ? lateTable(seats) : phase === 'loads' ? sixLoads(seats) : phaseTable(named, seats);
  let {view} = table;
  if (phase === 'waiting') {
    table.step();
    table.until(({toAct}) => toAct[0] !== 0);
    view = table.view;
  }
  if (named === 'over') view = {...view, course: table.course};
  if (phase === 'banners') {
    const asked = {by: 1, to: 3, moves: 1, mayAnswer: true, mine: false, waiting: [0, 2]};
    const board = {...(view.board as object), endFlags: ['points']};
    view = {...view, board, takeBack: {...view.takeBack, asked}};
  }
  if (phase === 'trial') view = {...view, trial: true};
  if (phase === 'curtain') view = table.until(({toAct}) => toAct[0] === Math.min(2, seats - 1)).handed();
  cache.set(key, view);
  return view;
}

/** Brings the table into a state that only comes by moving on or by a tap. */
async function moveOn(table: RsTable, {phase, seats}: Shot): Promise<void> {
  const all = (selector: string) => deepAll(table.renderRoot as ShadowRoot, selector);
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
    const played = new PlayedTable(seats, 'report');
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
  } else if (HINTED[phase]) {
    table.dispatchEvent(new CustomEvent('rs-hint'));
    const moves = phaseTable(HINTED[phase], seats).hints();
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
  const table = await showTable(shot, viewFor(shot));
  await moveOn(table, shot);
  await choose(shot);
}

Object.assign(globalThis, {
  show,
  phases: [...PHASES, 'over', ...EXTRAS],
  groups: {expansions: Object.keys(MORE_SCREENS)},
});
