/** The phase that has just ended, read off the log: for the report on who got what. */
import type {GameEvent} from '../../src/engine/game.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';

/** A stretch of the log that begins with one of its events. */
export interface Stretch<E extends GameEvent, O extends E> {
  /** Entry in which it began: tells stretches apart. */
  readonly n: number;
  /** The event that opened it. */
  readonly opening: O;
  /** What happened in it. */
  readonly events: readonly E[];
}

/**
 * The newest stretch that has ended; null when there is none.
 * @param opens whether an event opens a stretch
 * @param running the last one that was opened still goes on
 */
export function lastStretch<E extends GameEvent, O extends E>(
  table: TableView,
  opens: (event: E) => event is O,
  running: boolean,
): Stretch<E, O> | null {
  // Every event of a table is one of its own game.
  const told = table.log
    .filter(item => !item.undone)
    .flatMap(({n, events}) => events.map(event => ({n, event: event as E})));
  const starts = told.flatMap(({event}, i) => (opens(event) ? [i] : []));
  const from = starts.at(running ? -2 : -1);
  const first = from === undefined ? undefined : told[from];
  if (from === undefined || !first || !opens(first.event)) return null;
  const events = told.slice(from + 1, running ? starts.at(-1) : undefined).map(({event}) => event);
  return {n: first.n, opening: first.event, events};
}
