/**
 * What no change of host takes away any more. An entry is *confirmed* when more than half of the members have it on their disk,
 * on a line that ends in the present term, and take part in no earlier one: of the voters for every later host one has it
 * then, and votes for nothing that lacks it. It is what a device finds out for itself, out of what the others tell of their
 * logs; it is shown, and waited for where members change and where a game ends.
 *
 * A device whose disk takes nothing says so, and does not count: what its page alone has is gone with it. Only where those that
 * keep what they take in cannot be more than half, all count, as long as their pages live.
 */
import type {Chain} from '../../log/chain.ts';

/** What a member tells of its own log; its own device's report counts as any other's. */
export interface Report {
  readonly seat: number;
  /** Number and hash of its last entry. */
  readonly n: number;
  readonly hash: string;
  /** Term of that entry. */
  readonly t: number;
  /** Below this term it acknowledges nothing. */
  readonly floor: number;
  /** False: its disk takes nothing. */
  readonly keeps?: false | undefined;
}

/** Those of the members whose word counts. @param forgets whether the disk of a member's device takes nothing */
export function counting(members: readonly number[], forgets: (seat: number) => boolean): readonly number[] {
  const keeping = members.filter(seat => !forgets(seat));
  return 2 * keeping.length > members.length ? keeping : members;
}

/**
 * Number of the last entry that is confirmed in the present term; null where none of it is.
 * @param reports the latest of each seat
 */
export function confirmedIn(chain: Chain, reports: Iterable<Report>): number | null {
  const {term, leadN, head} = chain;
  const stored = new Map<number, number>();
  const forgetful = new Set<number>();
  for (const {seat, n, hash, t, floor, keeps} of reports) {
    if (keeps === false) forgetful.add(seat);
    if (t === term && floor <= term && chain.hashes[n] === hash) stored.set(seat, n);
  }
  // Whose word counts depends on the entry: below a change of members other majorities hold.
  const numbers = [...stored.values(), ...chain.book.memberChanges.map(n => n - 1)];
  const isConfirmed = (n: number) => {
    const members = chain.book.membersAt(n + 1);
    const those = counting(members, seat => forgetful.has(seat));
    return 2 * those.filter(seat => (stored.get(seat) ?? -1) >= n).length > members.length;
  };
  const found = numbers.filter(n => n >= leadN && n <= head.n).filter(isConfirmed);
  return found.length === 0 ? null : Math.max(...found);
}
