/** The page behind `screens.mjs --game san-juan`: shows one table as asked. */
import {deepAll} from '../../../components/kit/deep-focus.ts';
import type {PhaseName, SjView} from '../../../src/games/san-juan/types.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {nothingToBuild, PHASES, type PlayedTable, phaseTable, tableAt} from '../decisions/san-juan.ts';
import {choose, emptyPage, frames, showTable, type TableShot} from './table-shot.ts';

/** Besides the phases: what others do, what lies over the table, and hands of a size or kind of their own. */
const EXTRAS = [
  'waiting',
  'curtain',
  'curtain-long',
  'city',
  'thing',
  'large',
  'crane',
  'archive',
  'goods',
  'twelve',
  'discard',
  'nothing',
] as const;

interface Shot extends TableShot {
  readonly phase: PhaseName | (typeof EXTRAS)[number];
}

const cache = new Map<string, TableView>();

function played({phase, seats}: Shot): PlayedTable {
  switch (phase) {
    case 'waiting':
      return phaseTable('pick', seats).until(({toAct}) => !toAct.includes(0));
    case 'large':
      return tableAt('builder', {seats, where: ({hand}) => hand.length >= 10});
    case 'archive':
      return tableAt('keep', {seats, where: ({hand, drawn}) => hand.length > 3 && drawn.length > 3});
    case 'goods':
      return tableAt('builder', {
        seats,
        where: ({hand}) => hand.some(({sites}) => (sites[0]?.goods.length ?? 0) > 1),
      });
    case 'nothing':
      return nothingToBuild(seats);
    case 'crane':
      return tableAt('builder', {seats, where: ({hand}) => hand.some(({sites}) => sites.length > 4)});
    case 'twelve':
      return tableAt('builder', {
        seats,
        where: ({hand}) => hand.some(({sites}) => sites[0]?.proposal?.pay.length === 3),
      });
    case 'discard':
      return tableAt('handLimit', {seats, where: ({task}) => (task?.most ?? 0) > 3});
    case 'curtain':
    case 'curtain-long':
      // Others have built or not, and one more comes after.
      return tableAt('builder', {
        seats,
        where: ({chooser, players}) => chooser === 0 && players.every(({cards}) => cards > 3),
      }).until(({toAct, board: {next}}) => toAct[0] !== 0 && next.length < 2);
    case 'city':
    case 'thing':
      return phaseTable('pick', seats);
    default:
      return phaseTable(phase, seats);
  }
}

/** As many cards as stand on a phone without scrolling. */
function withTwelve(view: TableView): TableView {
  const board = view.board as SjView;
  const hand = Array.from({length: 12}, (_, i) => ({
    ...board.hand[i % board.hand.length]!,
    ...(i < board.hand.length ? {} : {handle: 1000 + i}),
  }));
  return {...view, board: {...board, hand, handOrder: hand.map(({handle}) => handle)}};
}

function viewFor(shot: Shot): TableView {
  const key = `${shot.phase} ${shot.seats}`;
  let view = cache.get(key);
  if (!view) {
    const table = played(shot);
    view = shot.phase.startsWith('curtain') ? table.handed() : table.view;
    if (shot.phase === 'twelve') view = withTwelve(view);
    if (shot.phase === 'curtain-long')
      view = {
        ...view,
        seats: view.seats.map(seat => ({...seat, name: `${seat.name} Wierzchosławińska`.slice(0, 20)})),
      };
    cache.set(key, view);
  }
  return view;
}

/** Puts a table on the page and waits until it is drawn. */
async function show(shot: Shot): Promise<void> {
  await emptyPage(shot);
  const table = await showTable(shot, viewFor(shot));
  const all = (selector: string) => deepAll(table.renderRoot as ShadowRoot, selector);
  if (shot.phase === 'city')
    all('rs-sj-strip, rs-sj-opponent')[0]?.shadowRoot?.querySelector('button')?.click();
  if (shot.phase === 'thing') all('[data-help^="building:"]')[2]?.click();
  await frames(4);
  await choose(shot);
}

Object.assign(globalThis, {show, phases: [...PHASES, 'over', ...EXTRAS]});
