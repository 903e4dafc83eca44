/** The report on a phase that has just ended: who got what, after production, trade and shipping. */
import type {Seat} from '../../src/engine/game.ts';
import type {PrText} from '../../src/games/puerto-rico/text/index.ts';
import type {GoodCounts, PrEvent, Role} from '../../src/games/puerto-rico/types.ts';
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

/** Events of the newest finished phase; null while it runs or when it is none that is reported. */
function finished(
  events: readonly PrEvent[],
): {readonly role: Role; readonly events: readonly PrEvent[]} | null {
  const starts = events.flatMap((event, i) => (event.type === 'tookRole' ? [i] : []));
  const last = starts.at(-1);
  if (last === undefined) return null;
  const ended = events.slice(last).some(event => event.type === 'roundEnded' || event.type === 'gameEnded');
  const from = ended ? last : starts.at(-2);
  if (from === undefined) return null;
  const opening = events[from]!;
  if (opening.type !== 'tookRole' || !REPORTED.includes(opening.role)) return null;
  return {role: opening.role, events: events.slice(from + 1, ended ? undefined : last)};
}

function add(to: number[], counts: GoodCounts): void {
  for (const [i, count] of counts.entries()) to[i]! += count;
}

/** @param events everything that happened up to now, at least from the start of the phase */
export function reportOf(text: PrText, events: readonly PrEvent[], table: TableView): Report | null {
  const phase = finished(events);
  if (!phase) return null;
  const gains = new Map<Seat, Gain>(table.seats.map(({seat}) => [seat, nothing()]));
  for (const event of phase.events) count(gains, event);
  const lines = [...gains].flatMap(([seat, gain]) => {
    const said = say(text, gain);
    return said ? [{seat, said}] : [];
  });
  return lines.length > 0 ? {title: text.reports[phase.role], lines} : null;
}

function count(gains: Map<Seat, Gain>, event: PrEvent): void {
  const gain = 'seat' in event && event.seat !== null ? gains.get(event.seat) : undefined;
  if (!gain) return;
  if (event.type === 'produced') add(gain.goods, event.goods);
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
