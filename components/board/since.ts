/** What happened at a table lately, as events: for the strip, the report, the staged move and the live region. */
import type {GameEvent, Seat} from '../../src/engine/game.ts';
import type {LogItem, TableView} from '../../src/table/seen/view-model.ts';
import type {Painting, Told} from './painter.ts';

const counts = (item: LogItem): boolean => !item.undone && item.events.length > 0;

const isMove = ({kind, undone}: LogItem): boolean => !undone && (kind === 'action' || kind === 'seal');

const ownMove = (log: readonly LogItem[], viewer: Seat | null): number =>
  log.findLastIndex(item => item.seat === viewer && isMove(item));

/** True when somebody else has moved since the viewer's last move. */
export const othersMoved = ({log, viewer}: TableView): boolean =>
  log.slice(ownMove(log, viewer) + 1).some(item => isMove(item) && item.seat !== viewer);

/**
 * Entries after the viewer's last move: what a person has missed. A move counts although nothing is told of it: what it asks
 * for, such as a roll, is told by the answer.
 * @param turns for a watcher, who has no action of his own: whether an event opens a turn; the newest turn is what he
 *   gets. Without it he gets nothing.
 */
export function sinceOwnMove(
  {log, viewer}: TableView,
  turns?: (event: GameEvent) => boolean,
): readonly LogItem[] {
  if (viewer !== null) return log.slice(ownMove(log, viewer) + 1).filter(counts);
  const items = log.filter(counts);
  return turns
    ? items.slice(
        Math.max(
          0,
          items.findLastIndex(({events}) => events.some(turns)),
        ),
      )
    : [];
}

/** The same with the viewer's own last move: what is shown until the viewer moves again. */
export const fromOwnMove = (table: TableView, turns: (event: GameEvent) => boolean): readonly LogItem[] =>
  table.viewer === null
    ? sinceOwnMove(table, turns)
    : table.log.slice(Math.max(0, ownMove(table.log, table.viewer))).filter(counts);

/** Entries that were not there before entry `n` (exclusive). */
export const after = ({log}: TableView, n: number): readonly LogItem[] =>
  log.filter(item => item.n > n && counts(item));

export const eventsOf = (items: readonly LogItem[]): readonly GameEvent[] =>
  items.flatMap(item => item.events);

/** The sentences of these entries, oldest first, each with whose it is. */
export const toldOf = (
  items: readonly LogItem[],
  table: TableView,
  sentence: Painting['sentence'],
): readonly Told[] =>
  items.flatMap(item =>
    item.events
      .map(event => ({seat: actor(event), said: sentence(event, table)}))
      .filter(({said}) => said !== ''),
  );

/** A move of somebody else, with the sentences of all that it brought; none of them is empty. */
export interface Move {
  readonly seat: Seat;
  readonly said: readonly [string, ...string[]];
}

/**
 * The moves of others since the own one, oldest first: what is told of them and counted, in plain sight and in the list of all.
 * What a deck gave is told with what asked for it. What was dealt before the first of them, and what befell the viewer by the own
 * move, is told on the board.
 */
export function movesSince(
  table: TableView,
  {sentence, retells}: Pick<Painting, 'sentence' | 'retells'>,
): readonly Move[] {
  const moves: {readonly seat: Seat; readonly said: [string, ...string[]]}[] = [];
  const {log, viewer} = table;
  const own = ownMove(log, viewer);
  const begun = log.findIndex((item, at) => at > own && isMove(item) && item.seat !== viewer);
  // Where plans are opened, what others do then is no move of theirs.
  const from = retells && own >= 0 ? own + 1 : begun;
  if (from < 0) return moves;
  for (const {kind, seat, events} of log.slice(from).filter(counts)) {
    const told = events.map(event => ({by: actor(event), said: sentence(event, table)}));
    const [first, ...more] = told.filter(({said}) => said !== '');
    if (first === undefined) continue;
    // Whoever ends a turn is told by whose the next one is.
    const whose = first.by ?? seat;
    const last = moves.at(-1);
    const said = more.map(each => each.said);
    const brought = whose === null || whose === table.viewer || (kind !== 'action' && whose === last?.seat);
    if (!brought) moves.push({seat: whose, said: [first.said, ...said]});
    else last?.said.push(first.said, ...said);
  }
  return moves;
}

/**
 * Whose event it is: who is named first in its sentence; null for one that concerns nobody or several alike. An answer is that
 * of whoever gave it, and not of whom it was given to.
 */
export function actor({by, seat, governor, start}: GameEvent & Whose): Seat | null {
  return [by, seat, governor, start].find(each => typeof each === 'number') ?? null;
}

type Whose = {readonly [field in 'by' | 'seat' | 'governor' | 'start']?: unknown};

/** Number of the newest entry; 0 for an empty log. */
export const newest = ({log}: TableView): number => log.at(-1)?.n ?? 0;

/** True when the newest entries hold an action of a seat that is not played at this device's turn. */
export const byOthers = (items: readonly LogItem[], viewer: Seat | null): boolean =>
  items.some(item => item.kind === 'action' && item.seat !== viewer);
