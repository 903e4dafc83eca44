/** How a finished game went: its standings, round by round, and the last change of the lead. */
import type {Seat, Standing} from '../../engine/game.ts';
import type {Replay} from '../../engine/replay.ts';
import type {Decider} from '../seen/view-model.ts';

/** The points after an entry. */
interface Stood {
  readonly n: number;
  readonly standing: Standing;
}

/** The standings after each entry, without those that were taken back. Empty while the game lasts, or where it tells none. */
function lineOf(replay: Replay): readonly Stood[] {
  const {standing} = replay.game;
  if (!standing || !replay.result) return [];
  const line: Stood[] = [];
  let n = 0;
  for (const state of replay.states()) {
    const {position} = replay.items[n]!;
    if (typeof position === 'object') while (line.length > 0 && line.at(-1)!.n > position.backTo) line.pop();
    else if (position === 'step') line.push({n, standing: standing(state)});
    n++;
  }
  return line;
}

/** The points at the end of each round, in order; what was taken back does not count. Empty for a game that tells none. */
export function courseOf(replay: Replay): readonly Standing[] {
  const rounds: Standing[] = [];
  for (const {standing} of lineOf(replay)) {
    if (rounds.at(-1)?.round === standing.round) rounds.pop();
    rounds.push(standing);
  }
  return rounds;
}

/** At most so many of these, spread evenly; the first and the last are among them. @param most two or more */
export const thinned = <T>(rows: readonly T[], most: number): T[] =>
  rows.length <= most
    ? [...rows]
    : Array.from({length: most}, (_, i) => rows[Math.round((i * (rows.length - 1)) / (most - 1))]!);

/** What decided a game; null while it lasts, and for one that tells no standings. */
export function deciderOf(replay: Replay): Decider | null {
  const first = replay.result?.ranking[0];
  return first ? deciderIn(lineOf(replay), first) : null;
}

/** @param first who has won: one seat, or those that share the victory */
export function deciderIn(line: readonly Stood[], first: readonly Seat[]): Decider | null {
  const last = line.at(-1);
  if (!last || first.length === 0) return null;
  const leading = aheadOf(last.standing.points);
  const [winner] = first as [Seat];
  // Who wins with the most points went ahead at some time. Else several were level in the end, or the winner was even behind.
  if (leading.length === 1 && leading[0] === winner) return tookTheLead(line, winner);
  return leading.length > 1 ? drewLevel(line, leading) : null;
}

/** So many turning points are told: more would be a log. */
const MOST_TURNS = 3;

/**
 * The times that another seat went ahead alone than the one before, in the order in which they came. Of many the last one,
 * and those after which the lead was kept longest, by entries.
 */
export function turnsIn(line: readonly Stood[]): readonly Decider[] {
  const changes: Decider[] = [];
  let leader: Seat | null = null;
  for (const [i, stood] of line.entries()) {
    const [first, ...level] = aheadOf(stood.standing.points);
    if (first === undefined || level.length > 0 || first === leader) continue;
    // Who is ahead in the beginning has passed nobody.
    if (leader !== null) changes.push(changeOf(line[i - 1]!.standing, stood, first));
    leader = first;
  }
  const kept = changes.map((change, i) => ({
    change,
    for: (changes[i + 1]?.n ?? Number.POSITIVE_INFINITY) - change.n,
  }));
  return kept
    .sort((a, b) => b.for - a.for)
    .slice(0, MOST_TURNS)
    .map(({change}) => change)
    .sort((a, b) => a.n - b.n);
}

/** The turning points of a game; none while it lasts, or where it tells no standings. */
export const turnsOf = (replay: Replay): readonly Decider[] => turnsIn(lineOf(replay));

/** The last time that the winner had no longer as few points as another, and had more than all. */
function tookTheLead(line: readonly Stood[], winner: Seat): Decider {
  const at = line.findLastIndex(({standing: {points}}) => {
    const leading = aheadOf(points);
    return leading.length > 1 || leading[0] !== winner;
  });
  if (at >= 0) return changeOf(line[at]!.standing, line[at + 1]!, winner);
  const [{standing, n}] = line as [Stood];
  return {kind: 'throughout', seat: winner, over: [], round: standing.round, n, part: null};
}

/** How a seat came to be ahead alone with this entry. */
function changeOf(before: Standing, {n, standing: after}: Stood, winner: Seat): Decider {
  const over = aheadOf(before.points).filter(seat => seat !== winner);
  const moved = {over, round: after.round, n};
  if (after.points[winner]! > before.points[winner]!)
    return {kind: 'ahead', seat: winner, ...moved, part: changed(before, after, winner, 1)};
  const fallen = over.reduce((a, b) => (lost(before, after, b) > lost(before, after, a) ? b : a));
  return {kind: 'fell', seat: fallen, ...moved, over: [winner], part: changed(before, after, fallen, -1)};
}

/** The last time that those who were level in the end had not been. */
function drewLevel(line: readonly Stood[], level: readonly Seat[]): Decider | null {
  const isLevel = ({points}: Standing) => aheadOf(points).join() === level.join();
  const at = line.findLastIndex(({standing}) => !isLevel(standing));
  if (at < 0) return null;
  const {standing: before} = line[at]!;
  const {standing: after, n} = line[at + 1]!;
  const risen = level.reduce((a, b) => (lost(before, after, b) < lost(before, after, a) ? b : a));
  // Somebody who was ahead alone fell back to the others: nobody drew level.
  if (lost(before, after, risen) >= 0) return null;
  const over = level.filter(seat => seat !== risen);
  return {kind: 'level', seat: risen, over, round: after.round, n, part: changed(before, after, risen, 1)};
}

/** Those with the most points, ascending. */
function aheadOf(points: readonly number[]): Seat[] {
  const most = Math.max(...points);
  return points.flatMap((each, seat) => (each === most ? [seat] : []));
}

const lost = (before: Standing, after: Standing, seat: Seat): number =>
  before.points[seat]! - after.points[seat]!;

/** The source that brought (1) or cost (-1) a seat the most; null where none did. */
function changed(before: Standing, after: Standing, seat: Seat, sign: 1 | -1): string | null {
  const now = after.parts?.[seat] ?? {};
  const then = before.parts?.[seat] ?? {};
  let best: string | null = null;
  let most = 0;
  for (const [part, points] of Object.entries(now)) {
    const by = sign * (points - (then[part] ?? 0));
    if (by > most) [best, most] = [part, by];
  }
  return best;
}
