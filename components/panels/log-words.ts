/** Entries of the log as sentences in the reader's language. */

import {gameName} from '../../src/games/words.ts';
import type {GameText} from '../../src/i18n/game-text.ts';
import type {AppText} from '../../src/i18n/index.ts';
import {isolate} from '../../src/i18n/plural.ts';
import type {LogItem, TableView} from '../../src/table/seen/view-model.ts';

/** The name of a seat as it stands in sentences. */
export const nameOf =
  (view: TableView) =>
  (seat: number): string =>
    isolate(view.seats[seat]?.name ?? String(seat + 1));

/** The sentences of an entry; empty when it has nothing to tell (a private answer, an event of a newer version). */
export function sentencesOf(item: LogItem, view: TableView, words: AppText, game: GameText | null): string[] {
  const {fairness} = words;
  const again = view.fairness.redraws
    .filter(({n}) => n === item.n)
    .map(({kind, seat}) => (kind === 'beacon' ? fairness.redrawn : fairness.reshuffled)(nameOf(view)(seat)));
  const events = game ? item.events.map(event => game.event(event, nameOf(view))).filter(Boolean) : [];
  const told = [...events, ...again];
  if (item.kind === 'header') return [words.log.start(game?.name ?? gameName(view.game)), ...told];
  if (item.kind === 'lead') return [words.log.facts.lead(nameOf(view)(item.seat ?? 0)), ...told];
  if (item.kind === 'table' && item.table)
    return [factOf(item, item.table, view, words), ...told].filter(Boolean);
  return told;
}

function factOf(
  item: LogItem,
  fact: NonNullable<LogItem['table']>,
  view: TableView,
  {log: {facts}}: AppText,
): string {
  const name = nameOf(view)(item.seat ?? 0);
  switch (fact.type) {
    case 'askBack':
      return wasFree(item.n, fact.to, view)
        ? facts.takeBack(name, fact.to)
        : facts.takeBackAsked(name, fact.to);
    case 'answerBack':
      return fact.yes ? facts.takeBackAgreed(name) : facts.takeBackRefused(name);
    case 'withdrawBack':
      return facts.withdrawn(name);
    case 'seatKey':
      return facts.seatKey(nameOf(view)(fact.seat));
    case 'name':
      return facts.renamed(isolate(fact.name));
    case 'standIn':
      return facts.standInAsked(name, nameOf(view)(fact.seat));
    case 'answerStandIn':
      return fact.yes ? facts.standInAgreed(name) : facts.standInRefused(name);
    case 'leave':
      return facts.left(name);
    case 'takeBackSeat':
      return facts.seatBack(name);
    // Nobody sees a difference.
    case 'counted':
      return '';
  }
}

/** A take-back that nobody had to agree to: what it took back is undone, and no answer followed. */
function wasFree(n: number, to: number, {log}: TableView): boolean {
  const following = log.find(item => item.n > n);
  if (following?.table?.type === 'answerBack') return false;
  return log.every(item => item.n <= to || item.n >= n || item.undone || item.kind === 'table');
}
