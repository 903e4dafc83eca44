/** Entries of the log as sentences in the reader's language. */
import type {GameText} from '../../src/i18n/games.ts';
import {gameName} from '../../src/i18n/games.ts';
import type {AppText} from '../../src/i18n/index.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {numberIn, textIn} from '../../src/i18n/problem.ts';
import type {LogItem, TableView} from '../../src/table/view-model.ts';

/** The name of a seat as it stands in sentences. */
export const nameOf =
  (view: TableView) =>
  (seat: number): string =>
    isolate(view.seats[seat]?.name ?? String(seat + 1));

/** The sentences of an entry; empty when it has nothing to tell (a private answer, an event of a newer version). */
export function sentencesOf(item: LogItem, view: TableView, words: AppText, game: GameText | null): string[] {
  const told = game ? item.events.map(event => game.event(event, nameOf(view))).filter(Boolean) : [];
  if (item.kind === 'header') return [words.log.start(game?.name ?? gameName(view.game)), ...told];
  if (item.kind === 'table' && item.table) return [factOf(item.table, view, words), ...told];
  return told;
}

function factOf(table: NonNullable<LogItem['table']>, view: TableView, {log}: AppText): string {
  const name = nameOf(view)(numberIn(table, 'seat'));
  const to = numberIn(table, 'to');
  switch (textIn(table, 'type')) {
    case 'takeBack':
      return log.facts.takeBack(name, to);
    case 'takeBackAsked':
      return log.facts.takeBackAsked(name, to);
    case 'takeBackAgreed':
      return log.facts.takeBackAgreed(name);
    case 'takeBackRefused':
      return log.facts.takeBackRefused(name);
    default:
      return log.facts.other;
  }
}
