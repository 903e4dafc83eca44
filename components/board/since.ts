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
      .map(event => ({seat: actor(event) ?? item.seat, said: sentence(event, table)}))
      .filter(({said}) => said !== ''),
  );

/** Whose event it is; null for one that concerns nobody or all. */
export const actor = (event: GameEvent & {readonly seat?: unknown}): Seat | null =>
  typeof event.seat === 'number' ? event.seat : null;

/** Number of the newest entry; 0 for an empty log. */
export const newest = ({log}: TableView): number => log.at(-1)?.n ?? 0;

/** True when the newest entries hold an action of a seat that is not played at this device's turn. */
export const byOthers = (items: readonly LogItem[], viewer: Seat | null): boolean =>
  items.some(item => item.kind === 'action' && item.seat !== viewer);
