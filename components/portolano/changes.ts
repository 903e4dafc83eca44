/** What others have changed where the viewer was sailing to, since the plan was sealed: said when it is too late to mend it. */
import type {Seat} from '../../src/engine/game.ts';
import {GOODS} from '../../src/games/portolano/data.ts';
import type {PortEvent} from '../../src/games/portolano/types.ts';
import type {TableView} from '../../src/table/view-model.ts';
import {nameOf} from '../board/seats.ts';
import {here, type PortModel} from './model.ts';

export type Change =
  /** The tile has turned over, because this ship, or the pirate (null), has left it. */
  | {readonly what: 'turned'; readonly by: Seat | null}
  /** Slots of the harbour are filled; `goods` as in `Filling`. */
  | {readonly what: 'filled'; readonly by: Seat; readonly goods: readonly number[]}
  /** Another harbour lies there now. */
  | {readonly what: 'harbour'; readonly by: Seat | null}
  /** A row of the supply is used up. */
  | {readonly what: 'row'; readonly by: Seat | null; readonly row: number};

/** Changes by others on a cell between the viewer's seal and the opening of the plan. */
export function changesAt({log, viewer}: TableView, cell: number): readonly Change[] {
  if (viewer === null) return [];
  // Every event of a table is one of its own game.
  const events = log.filter(({undone}) => !undone).flatMap(item => item.events as readonly PortEvent[]);
  const sealed = events.findLastIndex(event => event.type === 'sealed' && event.seat === viewer);
  if (sealed < 0) return [];
  const opened = events.findIndex(
    (event, i) => i > sealed && event.type === 'opened' && event.seat === viewer,
  );
  const changes: Change[] = [];
  let by: Seat | null = null;
  for (const event of events.slice(sealed + 1, opened < 0 ? undefined : opened)) {
    if (event.type === 'pirateMoved') by = null;
    else if ('seat' in event) by = event.seat;
    if (by === viewer) continue;
    if (event.type === 'flipped' && event.cell === cell) changes.push({what: 'turned', by});
    else if (event.type === 'harbour' && event.cell === cell) changes.push({what: 'harbour', by});
    else if (event.type === 'rowEmpty') changes.push({what: 'row', by, row: event.row});
    else if (event.type === 'unloaded' && event.cell === cell)
      changes.push({
        what: 'filled',
        by: event.seat,
        goods: event.filling.filter(good => good >= 0 && good < 5),
      });
  }
  // A tile that has turned over twice shows the face that was planned for.
  const turns = changes.filter(({what}) => what === 'turned').length;
  return turns % 2 === 0 ? changes.filter(({what}) => what !== 'turned') : changes;
}

/** A change in words. */
export function saidOf(model: PortModel, change: Change): string {
  const {words, text} = model;
  const by = change.by === null ? null : nameOf(model)(change.by);
  switch (change.what) {
    case 'turned':
      return words.changed.turned(by, text.actions[here(model)?.sea?.now.action ?? 'coin'].name);
    case 'filled':
      return words.changed.filled(
        by ?? '',
        change.goods.map(good => text.goods[GOODS[Math.min(good, 3)]!]),
      );
    case 'harbour':
      return words.changed.harbour(by);
    case 'row':
      return words.changed.row(by, text.goods[GOODS[change.row]!]);
  }
}
