/** The turns of a round as steps of a film: what belongs together is one step, told in one or two sentences. */
import type {GameEvent, Seat} from '../../src/engine/game.ts';
import type {PortEvent} from '../../src/games/portolano/types.ts';
import type {LogItem} from '../../src/table/seen/view-model.ts';
import type {Step} from './film.ts';

type Kind = PortEvent['type'];

/** What is not shown: it is on the board already, or it is somebody's secret still. */
const QUIET: ReadonlySet<Kind> = new Set([
  'setUp',
  'stern',
  'sealed',
  'round',
  'piratePlaced',
  'placed',
  'chestsOpened',
]);
/** What follows from the event before it and is one step with it. */
const FOLLOWS: ReadonlySet<Kind> = new Set(['flipped', 'markerLost', 'rowEmpty', 'harbour', 'refilled']);
/** What leads to the event behind it. */
const LEADS: ReadonlySet<Kind> = new Set(['opened', 'mutiny']);

/** Every event of a table is one of its own game. */
const eventsOf = (item: LogItem): readonly PortEvent[] => item.events as readonly (GameEvent & PortEvent)[];

/** The steps of so many entries; those that the viewer made at the table are left out. */
export function stepsOf(items: readonly LogItem[], viewer: Seat | null): Step[] {
  const steps: {n: number; main: PortEvent; events: PortEvent[]; seat: Seat | null}[] = [];
  let leading: PortEvent[] = [];
  for (const item of items) {
    if (item.undone || (item.kind === 'action' && item.seat === viewer)) continue;
    for (const event of eventsOf(item)) {
      if (QUIET.has(event.type)) continue;
      const last = steps.at(-1);
      if (LEADS.has(event.type) && !isAtRoundStart(event)) leading.push(event);
      else if (FOLLOWS.has(event.type) && last) last.events.push(event);
      else {
        steps.push({
          n: item.n,
          main: event,
          events: [...leading, event],
          seat: 'seat' in event ? event.seat : null,
        });
        leading = [];
      }
    }
  }
  return steps;
}

/** A crew without rum mutinies before anybody sails; that is a step of its own. */
const isAtRoundStart = (event: PortEvent): boolean => event.type === 'mutiny' && !event.shortage;
