/**
 * The question line while all devices deal together: who shuffles and how far, for whose device everybody waits,
 * or that it ended before it began.
 */

import {isolate} from '../../src/i18n/plural.ts';
import type {DealingWords} from '../../src/i18n/types/dealing.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {minutesSince} from './absent.ts';

/**
 * @param now milliseconds since 1970
 * @returns null where nobody else is waited for: then the game says what is drawn
 */
export function dealingLine(
  {dealing, seats}: Pick<TableView, 'dealing' | 'seats'>,
  words: DealingWords,
  now: number,
): {readonly question: string; readonly sub: string} | null {
  if (!dealing) return null;
  if (dealing.kind === 'failed') return {question: words.failed, sub: words.failedHint};
  const waited = dealing.seats.flatMap(seat => seats[seat] ?? []);
  const others = waited.filter(({mine}) => !mine);
  const names = others.map(({name}) => isolate(name));
  const away = others.find(({link}) => link === 'away');
  if (away) {
    const sub = words.away(isolate(away.name), minutesSince(now, away.awaySince));
    return {question: words.waits(names), sub};
  }
  if (dealing.kind === 'set-up') return {question: words.setUp, sub: dealing.late ? words.waits(names) : ''};
  if (dealing.passes) {
    const {done, of} = dealing.passes;
    const sub = dealing.late && others.length > 0 ? words.silent : words.pass(done + 1, of);
    return {question: others.length > 0 ? words.shuffles(names[0]!) : words.youShuffle, sub};
  }
  return dealing.late && others.length > 0 ? {question: words.waits(names), sub: words.silent} : null;
}
