/** What has happened in a round, read off the log: each role with who took it, and what it brought each seat. */
import type {Seat} from '../../src/engine/game.ts';
import type {Building, Role, SjEvent} from '../../src/games/san-juan/types.ts';
import type {SjModel} from './model.ts';

/** What one seat has of a role. */
export interface Deed {
  readonly seat: Seat;
  readonly built: readonly Building[];
  readonly goods: number;
  readonly cards: number;
  /** `waits`: it has not come to this seat yet; `acts`: it decides now. */
  readonly state: 'done' | 'acts' | 'waits';
  /** The same in the sentences of the log. */
  readonly said: readonly string[];
}

export interface Turn {
  readonly role: Role;
  readonly by: Seat;
  readonly running: boolean;
  readonly deeds: readonly Deed[];
}

/** Roles of this round, the newest first; of the last one as long as nobody has taken any. */
export function turnsOf(model: SjModel): readonly Turn[] {
  const {table, view} = model;
  // Every event of this table is one of San Juan's.
  const told = table.log
    .filter(item => !item.undone)
    .flatMap(({events}) => events.map(event => event as SjEvent));
  const ends = told.flatMap(({type}, i) => (type === 'roundEnded' ? [i] : []));
  const since = (end: number | undefined) => told.slice(end === undefined ? 0 : end + 1);
  const now = since(ends.at(-1));
  const round = now.some(({type}) => type === 'tookRole') ? now : since(ends.at(-2));
  const starts = round.flatMap((event, i) => (event.type === 'tookRole' ? [{event, i}] : []));
  return starts
    .map(({event, i}, at) => {
      const last = at === starts.length - 1;
      const running = last && round === now && view.role === event.role;
      return turnOf(model, event, round.slice(i + 1, starts[at + 1]?.i), running);
    })
    .reverse();
}

type TookRole = Extract<SjEvent, {type: 'tookRole'}>;

function turnOf(
  model: SjModel,
  {role, seat: by}: TookRole,
  events: readonly SjEvent[],
  running: boolean,
): Turn {
  const {table, view, sentence} = model;
  const order = Array.from({length: view.seats}, (_, i) => (by + i) % view.seats);
  const acting = running ? order.findIndex(seat => table.toAct.includes(seat)) : -1;
  const deeds = order.map((seat, at): Deed => {
    const own = events.filter(event => 'seat' in event && event.seat === seat && !BETWEEN.has(event.type));
    const sum = (of: (event: SjEvent) => number) => own.reduce((all, event) => all + of(event), 0);
    return {
      seat,
      built: own.flatMap(event => (event.type === 'built' ? [event.building] : [])),
      goods: sum(event => (event.type === 'produced' ? event.goods.length : 0)),
      cards: sum(cardsOf),
      state: acting >= 0 && at > acting ? 'waits' : at === acting ? 'acts' : 'done',
      said: own.map(event => sentence(event, table)).filter(Boolean),
    };
  });
  // Of the prospector the others have nothing.
  return {role, by, running, deeds: role === 'prospector' ? deeds.slice(0, 1) : deeds};
}

/** What belongs to no role. */
const BETWEEN: ReadonlySet<SjEvent['type']> = new Set(['tucked', 'discarded', 'cityFull']);

/** Cards that stay in the hand. */
function cardsOf(event: SjEvent): number {
  if (event.type === 'kept') return event.cards;
  if (event.type === 'mined') return event.building ? 1 : 0;
  return event.type === 'drew' && event.source !== 'councillor' ? event.cards : 0;
}
