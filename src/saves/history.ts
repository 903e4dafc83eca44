/**
 * Finished games, on this device only. Keys: `h/<table id>`. They stay when their table is deleted. A value of another
 * version is refused and left as it is.
 */
import * as v from 'valibot';
import {BadMessage} from '../base/bad-message.ts';
import {keysIn} from './records.ts';
import {transact} from './store.ts';

const VERSION = 1;
/** Finished games that are read; nobody plays more. */
const MOST = 5000;

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(natural, v.maxValue(7));
const points = v.pipe(v.number(), v.safeInteger());
/** Rows of a course that are kept: as many as a small drawing can show. */
export const COURSE_ROWS = 40;
/** Of the JSON of which a picture of the last board is drawn; what is longer is not kept. */
export const MINIATURE_LENGTH = 4096;

const FinishedSchema = v.pipe(
  v.object({
    version: v.literal(VERSION),
    /** Of its table. */
    id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    /** Milliseconds since 1970, UTC. */
    endedAt: natural,
    place: v.picklist(['here', 'network']),
    seats: v.pipe(
      v.array(
        v.object({
          name: v.pipe(v.string(), v.maxLength(48)),
          kind: v.picklist(['person', 'bot']),
          /** Games that ended before it was kept have none. */
          shape: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/))),
        }),
      ),
      v.minLength(2),
      v.maxLength(8),
    ),
    /** Points by seat. */
    totals: v.pipe(v.array(points), v.maxLength(8)),
    /** Points by seat, from the first round to the last: a selection in long games, none in those that ended before it was kept. */
    course: v.optional(v.pipe(v.array(v.pipe(v.array(points), v.maxLength(8))), v.maxLength(COURSE_ROWS))),
    /** The round of each of those rows: not every game begins with the first. Not told by earlier versions. */
    rounds: v.optional(v.pipe(v.array(natural), v.maxLength(COURSE_ROWS))),
    /** JSON of which the game draws its last board (`Game.miniature`); left out where none was kept. */
    board: v.optional(v.pipe(v.string(), v.maxLength(MINIATURE_LENGTH))),
    /** Seats in groups, best group first. */
    ranking: v.pipe(v.array(v.pipe(v.array(seat), v.maxLength(8))), v.maxLength(8)),
    /** It was ended before its end: by whose absence; null where all wanted it. Nobody has won then. */
    ended: v.optional(v.object({without: v.nullable(seat)})),
    /** Seats of this device. */
    mine: v.pipe(v.array(seat), v.maxLength(8)),
  }),
  v.check(
    ({seats, totals, ranking, ended, course = [], rounds}) =>
      totals.length === seats.length &&
      (ended?.without ?? 0) < seats.length &&
      course.every(row => row.length === seats.length) &&
      (rounds === undefined || rounds.length === course.length) &&
      ranking.flat().every(ranked => ranked < seats.length),
  ),
);

export type Finished = Omit<v.InferOutput<typeof FinishedSchema>, 'version'>;

const keyOf = (id: string) => `h/${id}`;

/** @throws BadMessage history/other-version, history/damaged; `details.key` says where */
export function readFinished(key: string, value: unknown): Finished {
  const other = (value as {version?: unknown} | null | undefined)?.version;
  if (typeof other === 'number' && other !== VERSION)
    throw new BadMessage('history/other-version', {key, version: other});
  const parsed = v.safeParse(FinishedSchema, value);
  if (!parsed.success) throw new BadMessage('history/damaged', {key});
  const {version: _, ...finished} = parsed.output;
  return finished;
}

/** Stores a game that has ended; the first time counts, unless it was ended before its end and went on after all. */
export const putFinished = (finished: Finished): Promise<void> =>
  transact('readwrite', async store => {
    const key = keyOf(finished.id);
    const before = v.safeParse(FinishedSchema, await store.get(key));
    const isEarly = before.success && before.output.ended !== undefined;
    if (isEarly || !(await store.has(key))) store.put(key, {version: VERSION, ...finished});
  });

export const removeFinished = (id: string): Promise<void> =>
  transact('readwrite', async store => {
    store.delete(keyOf(id));
  });

/** Which of these tables are among the finished games. */
export const finishedAmong = (ids: readonly string[]): Promise<readonly string[]> =>
  transact('readonly', async store => {
    const kept = await Promise.all(ids.map(id => store.has(keyOf(id))));
    return ids.filter((_, at) => kept[at]);
  });

/** Those of these games that can be read, newest first. */
export const finishedGames = (ids: readonly string[]): Promise<readonly Finished[]> =>
  transact('readonly', async store => {
    const kept = await Promise.all(ids.map(id => store.get(keyOf(id))));
    return kept
      .flatMap(value => {
        const parsed = v.safeParse(FinishedSchema, value);
        return parsed.success ? [parsed.output] : [];
      })
      .sort((a, b) => b.endedAt - a.endedAt);
  });

/** Newest first, and the first reason why one cannot be read; that one stays stored. */
export async function listFinished(): Promise<{games: Finished[]; problem: BadMessage | null}> {
  const stored = await transact('readonly', store => store.all(keysIn('h'), MOST));
  let problem: BadMessage | null = null;
  const games = stored.flatMap(([key, value]) => {
    try {
      return [readFinished(key, value)];
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
      problem ??= error;
      return [];
    }
  });
  return {games: games.sort((a, b) => b.endedAt - a.endedAt), problem};
}
