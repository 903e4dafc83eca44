/** Somebody has said no to what another one proposed: told once to all others, as the log has it. */
import type {Seat} from '../../src/engine/game.ts';
import {isolate} from '../../src/i18n/plural.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';

export interface Refusal {
  /** Its entry. */
  readonly n: number;
  readonly icon: string;
  readonly said: string;
}

/** The last one; null where everybody here knows it, and once somebody has moved since. */
export function refusalIn({log, seats}: TableView, words: TableWords): Refusal | null {
  const at = log.findLastIndex(
    ({table}) => (table?.type === 'answerBack' || table?.type === 'answerStandIn') && !table.yes,
  );
  const item = log[at];
  if (!item || item.seat === null || seats[item.seat]?.mine) return null;
  if (log.slice(at + 1).some(({kind}) => kind === 'action')) return null;
  const nameOf = (seat: Seat): string => isolate(seats[seat]?.name ?? '');
  const {n, seat} = item;
  if (item.table?.type === 'answerBack') return {n, icon: 'undo', said: words.refused(nameOf(seat))};
  const wish = log.slice(0, at).findLast(({table}) => table?.type === 'standIn');
  // Who asked and wants it no more has refused nobody.
  if (wish?.table?.type !== 'standIn' || wish.seat === seat) return null;
  return {n, icon: 'bot', said: words.people.standInRefused(nameOf(seat), nameOf(wish.table.seat))};
}
