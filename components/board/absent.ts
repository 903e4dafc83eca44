/** Who is away though the game cannot go on without them: every board and the table say so in the same words. */

import {isolate} from '../../src/i18n/plural.ts';
import type {PeopleWords} from '../../src/i18n/types/people.ts';
import type {SeatView, TableView} from '../../src/table/seen/view-model.ts';

export interface Absent {
  readonly seat: SeatView;
  /** Whole minutes for which nobody on that device has been reached, as far as this one has seen. */
  readonly minutes: number;
}

type Around = Pick<TableView, 'seats' | 'toAct' | 'place' | 'dealing' | 'result' | 'end' | 'trouble'>;

/** The table waits until more devices are here, whichever they are. */
export const tooFew = ({trouble}: Pick<TableView, 'trouble'>): boolean => trouble?.code === 'table/minority';

/** @param since milliseconds since 1970; null for just now */
export const minutesSince = (now: number, since: number | null): number =>
  Math.floor(Math.max(0, now - (since ?? now)) / 60_000);

/** Persons whose devices are not reached and for whom no bot plays. */
export const away = ({seats, place}: Pick<Around, 'seats' | 'place'>): readonly SeatView[] =>
  place === 'network'
    ? seats.filter(({kind, mine, link, standIn}) => kind === 'person' && !mine && link === 'away' && !standIn)
    : [];

/**
 * Without whom nobody, or nothing, can go on: the host, who orders all moves, else somebody who is to act or to draw; of two
 * the other one, where one alone may not go on.
 * @param now milliseconds since 1970
 */
export function absent(table: Around, now: number): Absent | null {
  if (table.result || table.end.ended) return null;
  const gone = away(table);
  const waited = [...table.toAct, ...(table.dealing?.seats ?? [])];
  const seat =
    gone.find(({host}) => host) ?? gone.find(({seat}) => isOneOfTwo(table) || waited.includes(seat));
  return seat ? {seat, minutes: minutesSince(now, seat.awaySince)} : null;
}

/** One is left that may order nothing by itself: whoever is to act, it waits for the other. */
const isOneOfTwo = (table: Around): boolean => tooFew(table) && table.trouble?.details['members'] === 2;

/** By view: the same one is drawn again and again. */
const STALLED = new WeakMap<TableView, TableView>();

/** The table as it is to be played on: while its host is away nothing comes of a choice, so that none is offered. */
export function stalled(table: TableView): TableView {
  const waits = !table.result && table.choices.length > 0 && table.sending === null;
  if (!waits || !away(table).some(({host}) => host)) return table;
  const still = STALLED.get(table) ?? {...table, choices: []};
  STALLED.set(table, still);
  return still;
}

/** That this person is away, and since when. */
export const awaySentence = ({seat, minutes}: Absent, words: PeopleWords): string =>
  (seat.host ? words.awayHost : words.away)(isolate(seat.name), minutes);
