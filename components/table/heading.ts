/** What the bar says: as the game words it, but where that would not be true. */
import {isolate} from '../../src/i18n/plural.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {absent} from '../board/absent.ts';
import type {Heading, Size} from '../board/painter.ts';

/**
 * Nobody has a turn where the game is over, nor while somebody is missed without whom it does not go on. Who may go on has a
 * turn all the same.
 */
export function headingOf(
  view: TableView,
  {picture, title, line}: Heading,
  words: TableWords,
  size: Size,
  now = Date.now(),
): Heading {
  const instead = insteadOf(view, words, now);
  if (instead === null) return {picture, title, line};
  // A wide bar without a picture has no title: its line says first whose turn it is.
  const isWhole = size === 'wide' && picture === null;
  const parts = line.split(' · ').filter(part => part !== words.yourTurn && part !== instead);
  const rest = isWhole && parts.length > 1 ? parts.slice(1) : parts;
  return {picture, title: instead, line: (isWhole ? [instead, ...rest] : rest).join(' · ')};
}

function insteadOf(view: TableView, words: TableWords, now: number): string | null {
  if (view.shownAt !== null) return null;
  if (view.result || view.end.ended) return words.resultTitle;
  const gone = absent(view, now);
  if (!gone || (view.choices.length > 0 && !gone.seat.host)) return null;
  return words.waitingFor([isolate(gone.seat.name)]);
}
