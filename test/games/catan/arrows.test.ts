/** Arrows over the island: which legal place each of them leads to. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Place, pointOf} from '../../../components/catan/geometry.ts';
import {type Step, stepsAmong, WAYS, type Way} from '../../../components/catan/toward.ts';
import {seededRng} from '../../../src/base/rng.ts';
import {CENTRES, CORNERS, EDGES} from '../../../src/games/catan/data/island.ts';
import {catan} from '../../support/decisions/catan.ts';

const ALL: Readonly<Record<Place, number>> = {
  corner: CORNERS.length,
  edge: EDGES.length,
  hex: CENTRES.length,
};
const KINDS = Object.keys(ALL) as Place[];
const OPPOSITE: Readonly<Record<Way, Way>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
};

const numbers = (count: number): number[] => Array.from({length: count}, (_, at) => at);
const stepsOf = (kind: Place, places: readonly number[]): Step =>
  stepsAmong(places.map(at => pointOf(kind, at)));

/** Places to which no way leads from some other one. */
function unreached(kind: Place, places: readonly number[]): number[] {
  const step = stepsOf(kind, places);
  const next = places.map((_, from) => WAYS.map(way => step(from, way)));
  const missed = new Set<number>();
  for (const from of places.keys()) {
    const seen = new Set([from]);
    for (const at of seen) for (const to of next[at]!) if (to !== null) seen.add(to);
    for (const [at, place] of places.entries()) if (!seen.has(at)) missed.add(place);
  }
  return [...missed];
}

test('from each legal place arrows reach each other one, in a whole game', () => {
  let looked = 0;
  const played = catan.begin(4, 'arrows');
  while (!played.over) {
    const {builds, phase, robberTargets, spots} = played.board;
    const sets: readonly (readonly [Place, readonly number[]])[] = [
      ['hex', robberTargets.map(({hex}) => hex)],
      ...builds.map(({piece, spots: at}) => [piece === 'road' ? 'edge' : 'corner', at] as const),
      [phase === 'foundSettlement' ? 'corner' : 'edge', spots.map(({at}) => at)],
    ];
    for (const [kind, places] of sets)
      if (places.length > 1) {
        looked++;
        assert.deepEqual(unreached(kind, places), [], `${kind} ${places}`);
      }
    played.step();
  }
  assert.ok(looked > 50, `${looked}`);
});

test('from each place of any few arrows reach each other one, wherever they lie', () => {
  const rng = seededRng('arrows');
  for (let i = 0; i < 1500; i++) {
    const kind = KINDS[i % KINDS.length]!;
    const one = 1 + rng.below(12);
    const places = numbers(ALL[kind]).filter(() => rng.below(one) === 0);
    assert.deepEqual(unreached(kind, places), [], `${kind} ${places}`);
  }
});

test('an arrow leads its own way, and to a neighbour where one is there', () => {
  for (const kind of KINDS) {
    const places = numbers(ALL[kind]);
    const step = stepsOf(kind, places);
    for (const from of places) {
      const [x, y] = pointOf(kind, from);
      for (const way of WAYS) {
        const to = step(from, way);
        if (to === null) continue;
        const [tx, ty] = pointOf(kind, to);
        const along = {ArrowLeft: x - tx, ArrowRight: tx - x, ArrowUp: y - ty, ArrowDown: ty - y}[way];
        assert.ok(along > 1, `${kind} ${from} ${way}`);
      }
    }
  }
  const corners = stepsOf('corner', numbers(ALL.corner));
  const [top] = numbers(ALL.corner).filter(at => CORNERS[at]!.x === 0 && CORNERS[at]!.y === -2);
  const at = (way: Way) => CORNERS[corners(top!, way)!];
  assert.deepEqual(at('ArrowRight'), {x: 1, y: -1}, 'along the side of the hex');
  assert.deepEqual(at('ArrowLeft'), {x: -1, y: -1});
  assert.deepEqual(at('ArrowUp'), {x: 0, y: -4}, 'along the road to the north');
  assert.deepEqual(at('ArrowDown'), {x: 0, y: 2}, 'over the hex');
});

test('the opposite arrow leads back where the island looks the same both ways', () => {
  for (const kind of KINDS) {
    const places = numbers(ALL[kind]);
    const step = stepsOf(kind, places);
    const mirror = (at: number) => {
      const [x, y] = pointOf(kind, at);
      return places.find(other => {
        const [ox, oy] = pointOf(kind, other);
        return Math.hypot(ox + x, oy + y) < 1;
      })!;
    };
    for (const from of places)
      for (const way of WAYS) {
        // Half a turn of the island changes nothing.
        const to = step(from, way);
        assert.equal(
          step(mirror(from), OPPOSITE[way]),
          to === null ? null : mirror(to),
          `${kind} ${from} ${way}`,
        );
        // At the coast an arrow goes on to whatever lies that way; of two that lie alike, as roads do, one is taken.
        const isInland = (place: number | null) =>
          place !== null && Math.hypot(...pointOf(kind, place)) < 280;
        if (kind !== 'edge' && isInland(from) && isInland(to))
          assert.equal(step(to!, OPPOSITE[way]), from, `${kind} ${from} ${way}`);
      }
  }
});
