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
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {Report} from '../board/painter.ts';
import {lastStretch} from '../board/report.ts';

interface Gain {
  goods: number[];
  doubloons: number;
  points: number;
  lost: number[];
}

const nothing = (): Gain => ({goods: [0, 0, 0, 0, 0], doubloons: 0, points: 0, lost: [0, 0, 0, 0, 0]});

const REPORTED: readonly Role[] = ['craftsman', 'trader', 'captain'];

type TookRole = Extract<PrEvent, {type: 'tookRole'}>;
const tookRole = (event: PrEvent): event is TookRole => event.type === 'tookRole';

function add(to: number[], counts: GoodCounts): void {
  for (const [i, count] of counts.entries()) to[i]! += count;
}

export function reportOf(text: PrText, table: TableView): Report | null {
  // Reports are asked for tables of Puerto Rico only.
  const {phase} = table.board as PrView;
  const ended = lastStretch(table, tookRole, phase !== 'role' && phase !== 'over');
  if (!ended || !REPORTED.includes(ended.opening.role)) return null;
  const gains = new Map<Seat, Gain>(table.seats.map(({seat}) => [seat, nothing()]));
  for (const event of ended.events) count(gains, event);
  const lines = [...gains].flatMap(([seat, gain]) => {
    const said = say(text, gain);
    return said ? [{seat, said}] : [];
  });
  return lines.length > 0 ? {n: ended.n, title: text.reports[ended.opening.role], lines} : null;
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
