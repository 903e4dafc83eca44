/** The report on a phase that has just ended: who got what, after production, trade and shipping. */
import type {Seat} from '../../src/engine/game.ts';
import type {PrText} from '../../src/games/puerto-rico/text/index.ts';
import {
  GOODS,
  type GoodCounts,
  type PrEvent,
  type PrView,
  type Role,
} from '../../src/games/puerto-rico/types.ts';
import type {TableView} from '../../src/table/view-model.ts';
import type {Report} from '../table/painter.ts';

interface Gain {
  goods: number[];
  doubloons: number;
  points: number;
  lost: number[];
}

const nothing = (): Gain => ({goods: [0, 0, 0, 0, 0], doubloons: 0, points: 0, lost: [0, 0, 0, 0, 0]});

const REPORTED: readonly Role[] = ['craftsman', 'trader', 'captain'];

interface Phase {
  /** Entry in which its role was taken. */
  readonly n: number;
  readonly role: Role;
  readonly events: readonly PrEvent[];
}

/** The newest finished phase; null when there is none, or when it is none that is reported. */
function finished(table: TableView): Phase | null {
  // Every event of a table of Puerto Rico is one of Puerto Rico.
  const told = table.log
    .filter(item => !item.undone)
    .flatMap(({n, events}) => events.map(event => ({n, event: event as PrEvent})));
  const starts = told.flatMap(({event}, i) => (event.type === 'tookRole' ? [i] : []));
  const {phase} = table.board as PrView;
  const running = phase !== 'role' && phase !== 'over';
  const from = starts.at(running ? -2 : -1);
  const opening = from === undefined ? undefined : told[from];
  if (from === undefined || opening?.event.type !== 'tookRole') return null;
  if (!REPORTED.includes(opening.event.role)) return null;
  const events = told.slice(from + 1, running ? starts.at(-1) : undefined).map(({event}) => event);
  return {n: opening.n, role: opening.event.role, events};
}

function add(to: number[], counts: GoodCounts): void {
  for (const [i, count] of counts.entries()) to[i]! += count;
}

export function reportOf(text: PrText, table: TableView): Report | null {
  const phase = finished(table);
  if (!phase) return null;
  const gains = new Map<Seat, Gain>(table.seats.map(({seat}) => [seat, nothing()]));
  for (const event of phase.events) count(gains, event);
  const lines = [...gains].flatMap(([seat, gain]) => {
    const said = say(text, gain);
    return said ? [{seat, said}] : [];
  });
  return lines.length > 0 ? {n: phase.n, title: text.reports[phase.role], lines} : null;
}

function count(gains: Map<Seat, Gain>, event: PrEvent): void {
  const gain = 'seat' in event && event.seat !== null ? gains.get(event.seat) : undefined;
  if (!gain) return;
  if (event.type === 'produced') add(gain.goods, event.goods);
  else if (event.type === 'tookGood') gain.goods[GOODS.indexOf(event.good)]! += 1;
  else if (event.type === 'factoryPaid' || event.type === 'sold') gain.doubloons += event.doubloons;
  else if (event.type === 'loaded') gain.points += event.points;
  else if (event.type === 'stored') add(gain.lost, event.lost);
}

function say(text: PrText, {goods, doubloons, points, lost}: Gain): string {
  // Each list has one count per good, as made above.
  const list = (counts: number[]) => text.goodsList(counts as unknown as GoodCounts);
  return [
    ...(goods.some(Boolean) ? [list(goods)] : []),
    ...(doubloons ? [text.count.doubloons(doubloons)] : []),
    ...(points ? [text.count.points(points)] : []),
    ...(lost.some(Boolean) ? [`${text.terms.spoils}: ${list(lost)}`] : []),
  ].join(' · ');
}
