/** Longest road against a plain enumeration of all trails, on random networks built edge by edge. */
import assert from 'node:assert/strict';
import type {Rng} from '../../../../src/base/rng.ts';
import {CORNERS, EDGES} from '../../../../src/games/catan/data/island.ts';
import type {CatState} from '../../../../src/games/catan/state.ts';
import {longestTrail, trailThrough} from '../../../../src/games/catan/trails.ts';

/** Every walk from every corner, an edge at most once, told in the plainest way there is. */
export function enumerate(edges: readonly number[], blocked: ReadonlySet<number>): number {
  const go = (at: number, left: readonly number[], first: boolean): number => {
    if (!first && blocked.has(at)) return 0;
    const ways = left.filter(edge => EDGES[edge]!.includes(at));
    return Math.max(
      0,
      ...ways.map(edge => {
        const [a, b] = EDGES[edge]!;
        const rest = left.filter(other => other !== edge);
        return 1 + go(a === at ? b : a, rest, false);
      }),
    );
  };
  return Math.max(0, ...CORNERS.map((_, corner) => go(corner, edges, true)));
}

/** Up to fifteen roads that grow from one place, a few opponents on the way. @throws AssertionError where they differ */
export function tryOne(rng: Rng): void {
  const corners = CORNERS.map(() => (rng.below(12) === 0 ? 1 : -1));
  const roads = EDGES.map(() => -1);
  // The functions look at roads and corners alone.
  const state = {roads, corners} as unknown as CatState;
  const own: number[] = [rng.below(EDGES.length)];
  roads[own[0]!] = 0;
  let longest = 1;
  const size = 2 + rng.below(12);
  for (let tries = 0; own.length < size && tries < 60; tries++) {
    const [a, b] = EDGES[own[rng.below(own.length)]!]!;
    const from = rng.below(2) === 0 ? a : b;
    const next = EDGES.findIndex((edge, i) => roads[i] === -1 && edge.includes(from) && rng.below(2) === 0);
    if (next < 0) continue;
    roads[next] = 0;
    own.push(next);
    longest = Math.max(longest, trailThrough(state, 0, next));
  }
  const blocked = new Set(corners.flatMap((owner, corner) => (owner === -1 ? [] : [corner])));
  const want = enumerate(own, blocked);
  assert.equal(longestTrail(state, 0), want, `roads ${own}, opponents ${[...blocked]}`);
  assert.equal(longest, want, `built one by one: ${own}, opponents ${[...blocked]}`);
}
