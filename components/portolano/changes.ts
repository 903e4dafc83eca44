/** What others have changed where the viewer was sailing to, since the plan was sealed: said when it is too late to mend it. */
import type {Seat} from '../../src/engine/game.ts';
import {CANNON, GOODS} from '../../src/games/portolano/data.ts';
import type {PortEvent} from '../../src/games/portolano/types.ts';
import type {CellView, PortView} from '../../src/games/portolano/view.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {nameOf} from '../board/seats.ts';
import type {Step} from './film.ts';
import type {PortModel} from './model.ts';

export type Change =
  /** The tile has turned over, because this ship, or the pirate (null), has left it. */
  | {readonly what: 'turned'; readonly by: Seat | null}
  /** Slots of the harbour are filled; `goods` as in `Filling`. */
  | {readonly what: 'filled'; readonly by: Seat; readonly goods: readonly number[]}
  /** Another harbour lies there now. */
  | {readonly what: 'harbour'; readonly by: Seat | null}
  /** The last of what the tile offers was taken: a good, or a cannon. */
  | {readonly what: 'gone'; readonly by: Seat; readonly item: number};

/** Every board of Portolano shows a table of its own game, and so does every event. */
const boardOf = ({board}: TableView): PortView => board as PortView;
const usedUp = ({rows, cannons}: PortView, item: number): boolean =>
  item === CANNON ? cannons === 0 : rows[item]!.length === 0;

/** Changes by others on a cell between the viewer's seal and the opening of the plan. */
export function changesAt(table: TableView, at: number): readonly Change[] {
  const {log, viewer} = table;
  if (viewer === null) return [];
  const events = log.filter(({undone}) => !undone).flatMap(item => item.events as readonly PortEvent[]);
  const sealed = events.findLastIndex(event => event.type === 'sealed' && event.seat === viewer);
  if (sealed < 0) return [];
  const opened = events.findIndex(
    (event, i) => i > sealed && event.type === 'opened' && event.seat === viewer,
  );
  const between = events.slice(sealed + 1, opened < 0 ? undefined : opened);
  const changes: Change[] = [];
  let by: Seat | null = null;
  for (const event of between) {
    if (event.type === 'pirateMoved') by = null;
    else if ('seat' in event) by = event.seat;
    if (by === viewer) continue;
    if (event.type === 'flipped' && event.cell === at) changes.push({what: 'turned', by});
    else if (event.type === 'harbour' && event.cell === at) changes.push({what: 'harbour', by});
    else if (event.type === 'unloaded' && event.cell === at)
      changes.push({
        what: 'filled',
        by: event.seat,
        goods: event.filling.filter(good => good >= 0 && good < 5),
      });
  }
  // A tile that has turned over twice shows the face that was planned for.
  const turns = changes.filter(({what}) => what === 'turned').length;
  const kept = turns % 2 === 0 ? changes.filter(({what}) => what !== 'turned') : changes;
  return [...kept, ...goneAt(boardOf(table), at, between)];
}

/** What the tile offers and nobody can have any more, since somebody took the last of it (PORT-SEA-3, PORT-SEA-4). */
function goneAt(board: PortView, at: number, between: readonly PortEvent[]): Change[] {
  const offered = board.cells[at]!.sea?.now.items ?? [];
  return offered.flatMap((item): Change[] => {
    const last = between.findLast(event => event.type === 'picked' && event.item === item);
    return last?.type === 'picked' && usedUp(board, item) ? [{what: 'gone', by: last.seat, item}] : [];
  });
}

/** What came between, told with the step of the film that ends the viewer's own course; nothing with others. */
export function surprises(model: PortModel, step: Step): readonly string[] {
  const {table, film} = model;
  const {main} = step;
  const own = table.viewer === null ? null : boardOf(table).ships[table.viewer]!;
  if (main.type !== 'sailed' || main.drift || main.seat !== own?.seat || main.to !== own.cell) return [];
  const last = film?.steps.findLast(each => each.main.type === 'sailed' && each.main.seat === own.seat);
  if (last !== step) return [];
  const cell = boardOf(table).cells[main.to]!;
  // Joined to the sentences of the events, which have no full stop.
  return changesAt(table, main.to).map(change => saidOf(model, change, cell).replace(/\.$/, ''));
}

/** A change in words. @param cell as it is now */
export function saidOf(model: PortModel, change: Change, cell: CellView): string {
  const {words, text} = model;
  const by = change.by === null ? null : nameOf(model)(change.by);
  switch (change.what) {
    case 'turned':
      return words.changed.turned(by, text.actions[cell.sea?.now.action ?? 'coin'].name);
    case 'filled':
      return words.changed.filled(
        by ?? '',
        change.goods.map(good => text.goods[GOODS[Math.min(good, 3)]!]),
      );
    case 'harbour':
      return words.changed.harbour(by);
    case 'gone':
      return words.changed.gone(
        by ?? '',
        change.item === CANNON ? words.cannon : text.goods[GOODS[change.item]!],
      );
  }
}
