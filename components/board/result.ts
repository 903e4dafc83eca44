/** The end of a game in words: who won, by what, and when that was decided. */
import type {GameEvent, Seat} from '../../src/engine/game.ts';
import type {DecidedWords} from '../../src/i18n/types/table.ts';
import type {Decider, TableView} from '../../src/table/seen/view-model.ts';
import type {ResultWords} from './painter.ts';

/** What a game says of its end. */
export interface EndWords {
  readonly winner: (name: string, points: number) => string;
  readonly shared: (names: readonly string[], points: number) => string;
  /** Why the first place stands before the second with equal points. */
  readonly tieBreak: (name: string, tieBreak: number) => string;
  readonly tieBreakColumn: string;
  /** Sources of points by the ids of `SeatScore.parts`, and `total`. */
  readonly parts: Readonly<Record<string, string>>;
  /** "in round 9", in the middle of a sentence. */
  readonly when: (round: number) => string;
  /**
   * What a seat did whose points of a source have grown, as it stands in `DecidedWords`: "by building the harbour". `events` are
   * those of the entry that brought the most of them.
   */
  readonly gain?: (part: string, events: readonly GameEvent[], seat: Seat) => string | null;
  /** What befell a seat whose points of a source have become fewer: "lost the longest road". */
  readonly loss?: (part: string) => string | null;
}

const nameIn =
  ({seats}: TableView) =>
  (seat: Seat): string =>
    seats[seat]?.name ?? `${seat + 1}`;

/** Of a game that has one way of saying how points of each source come and go, whatever happened. */
export const changes = ({
  gains,
  losses,
}: {
  readonly gains: Readonly<Record<string, string>>;
  readonly losses: Readonly<Record<string, string>>;
}): Pick<EndWords, 'gain' | 'loss'> => ({
  gain: part => gains[part] ?? null,
  loss: part => losses[part] ?? null,
});

/** @param ending why the game has ended, without a full stop; null where the headline says it */
export function resultWords(
  words: EndWords,
  table: TableView,
  ending: string | null,
  spoils: readonly string[] = [],
): ResultWords {
  const {result} = table;
  const name = nameIn(table);
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
    spoils,
    when: words.when,
    gain: words.gain ?? (() => null),
    loss: words.loss ?? (() => null),
  };
}

/** So many are named who were passed; more are everybody. */
const MOST_NAMED = 2;

/** What decided the game, in one sentence; null before that is known, and where there is nothing to tell. */
export function decidedSentence(words: DecidedWords, game: ResultWords, table: TableView): string | null {
  const {decider} = table;
  return decider && sentenceOf(decider, words, game, table);
}

/** A turning point in one sentence: whoever was ahead then need not have stayed there. */
export const turnSentence = (
  turn: Decider,
  words: DecidedWords,
  game: ResultWords,
  table: TableView,
): string => sentenceOf(turn, {...words, ahead: words.passed, fell: words.lostLead}, game, table);

function sentenceOf(
  {kind, seat, over, round, n, part}: Decider,
  words: DecidedWords,
  game: ResultWords,
  table: TableView,
): string {
  const name = nameIn(table);
  const gain = () => part && game.gain(part, table.log.find(item => item.n === n)?.events ?? [], seat);
  const passed = over.length > MOST_NAMED ? [] : over.map(name);
  const when = game.when(round);
  if (kind === 'ahead') return words.ahead(name(seat), passed, when, gain());
  if (kind === 'fell') return words.fell(name(seat), name(over[0]!), when, part && game.loss(part));
  return kind === 'level' ? words.level(name(seat), when, gain()) : words.throughout(name(seat));
}

/**
 * Before which entry the reader would do otherwise, to change what an entry has brought: before the own last move up to it, as
 * the others move for themselves. Without one, before the entry itself.
 */
export function beforeOwnMove({log, seats}: TableView, n: number): number {
  const own = log.findLast(
    item =>
      item.n <= n &&
      !item.undone &&
      (item.kind === 'action' || item.kind === 'seal') &&
      item.seat !== null &&
      seats[item.seat]?.mine === true,
  );
  return (own?.n ?? n) - 1;
}
