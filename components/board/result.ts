/** The end of a game in words: who won, by what. */
import type {TableView} from '../../src/table/seen/view-model.ts';
import type {ResultWords} from './painter.ts';
import {nameOf} from './seats.ts';

/** What a game says of its end. */
export interface EndWords {
  readonly winner: (name: string, points: number) => string;
  readonly shared: (names: readonly string[], points: number) => string;
  /** Why the first place stands before the second with equal points. */
  readonly tieBreak: (name: string, tieBreak: number) => string;
  readonly tieBreakColumn: string;
  /** Sources of points by the ids of `SeatScore.parts`, and `total`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** @param ending why the game has ended, without a full stop; null where the headline says it */
export function resultWords(words: EndWords, table: TableView, ending: string | null): ResultWords {
  const {result} = table;
  const name = nameOf({table});
  const [first = [], second = []] = result?.ranking ?? [];
  const best = result?.scores.find(({seat}) => seat === first[0]);
  const winner = name(first[0] ?? 0);
  const points = best?.total ?? 0;
  const tied = result?.decidedBy === 'tieBreak' && second.length > 0;
  return {
    headline: first.length > 1 ? words.shared(first.map(name), points) : words.winner(winner, points),
    ending,
    tieBreak: tied ? words.tieBreak(winner, best?.tieBreak ?? 0) : null,
    tieBreakColumn: words.tieBreakColumn,
    part: id => words.parts[id] ?? id,
    total: words.parts.total ?? '',
  };
}
