/** Every lie that a shuffler could tell, and the equation that catches it. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {encodePoint, encodeScalar, G, invert, mod, type Point, times} from '../../src/fair/group.ts';
import {
  type Ciphertext,
  decodePass,
  encodePass,
  type Pass,
  passLength,
  type ShuffleProof,
} from '../../src/fair/shuffle.ts';
import {provePass} from '../../src/fair/shuffle-prove.ts';
import {brokenEquations, verifyPass} from '../../src/fair/shuffle-verify.ts';
import {CONTEXT, cardPoint, K, lyingPass, matrixPass, outputs, pile, SECRET} from './support/pile.ts';

const N = 4;
const inputs = pile(N);
const {pass: honest} = provePass(SECRET, inputs, K, CONTEXT, 0);
const PI = [2, 0, 3, 1];
const RHO = [11n, 12n, 13n, 14n];

const holds = (pass: Pass, on = inputs, key: Point = K, context = CONTEXT) =>
  verifyPass(pass, on, key, context);
const broken = (pass: Pass) => brokenEquations(pass, inputs, K, CONTEXT);
const withProof = (change: Partial<ShuffleProof>): Pass => ({...honest, proof: {...honest.proof, ...change}});

describe('a shuffler that tells the truth', () => {
  it('is believed, after the wire too, for 1, 2, 3, 4 and 30 cards', () => {
    for (const n of [1, 2, 3, 4, 30]) {
      const cards = pile(n);
      const {pass} = provePass(SECRET, cards, K, CONTEXT, 0);
      const bytes = encodePass(pass);
      assert.equal(bytes.length, passLength(n));
      assert.ok(holds(decodePass(bytes), cards));
      assert.deepEqual(brokenEquations(pass, cards, K, CONTEXT), []);
    }
  });

  it('repeats the same bytes after a reload, and others for another pile', () => {
    const again = provePass(SECRET, inputs, K, CONTEXT, 0);
    assert.deepEqual(encodePass(again.pass), encodePass(honest));
    const other = provePass(SECRET, pile(N, K, 1), K, CONTEXT, 0);
    assert.notDeepEqual(other.pass.proof.c, honest.proof.c);
  });
});

describe('a shuffler that lies', () => {
  it('alters one point of the proof: every one of them is noticed', () => {
    for (const part of ['c', 'C', 'th', 't'] as const) {
      honest.proof[part].forEach((point, i) => {
        const altered = honest.proof[part].with(i, point.add(G));
        assert.equal(holds(withProof({[part]: altered})), false, `${part} ${i}`);
      });
    }
  });

  it('alters one scalar of the proof: every one of them is noticed', () => {
    for (const part of ['s', 'sh', 'sp'] as const) {
      honest.proof[part].forEach((scalar, i) => {
        const altered = honest.proof[part].with(i, mod(scalar + 1n));
        assert.equal(holds(withProof({[part]: altered})), false, `${part} ${i}`);
      });
    }
  });

  it('alters one output after the proof', () => {
    for (let i = 0; i < N; i++) {
      for (const part of ['a', 'b'] as const) {
        const card = {...honest.f[i]!, [part]: honest.f[i]![part].add(G)};
        assert.equal(holds({...honest, f: honest.f.with(i, card)}), false);
      }
    }
  });

  it('swaps two outputs after the proof', () => {
    const [first, second, ...rest] = honest.f;
    assert.equal(holds({...honest, f: [second!, first!, ...rest]}), false);
  });

  it('proves it for inputs in another order, or with one doubled', () => {
    assert.equal(holds(honest, [...inputs].reverse()), false);
    assert.equal(holds(honest, [inputs[0]!, inputs[0]!, inputs[2]!, inputs[3]!]), false);
  });

  it('puts one card out twice and loses another, whatever it commits to (E2, E4, E5)', () => {
    const pi = [0, 0, 2, 3];
    const pass = lyingPass(inputs, outputs(inputs, pi, RHO), pi, RHO);
    assert.deepEqual(broken(pass), ['E2', 'E4', 'E5']);
    assert.equal(holds(pass), false);
  });

  it('mixes cards by a matrix whose rows add up to one: only the product gives it away (E2)', () => {
    // f_0 = 2 e_0, f_1 = e_1 - e_0, and u'_0 = (u_0 + u_1) / 2, u'_1 = u_1: all linear equations hold.
    const half = invert(2n);
    const [e0, e1] = inputs as [Ciphertext, Ciphertext];
    const mixed = [
      {a: e0.a.add(e0.a), b: e0.b.add(e0.b)},
      {a: e1.a.subtract(e0.a), b: e1.b.subtract(e0.b)},
    ];
    const A = [
      [half, half, 0n, 0n],
      [0n, 1n, 0n, 0n],
      [0n, 0n, 1n, 0n],
      [0n, 0n, 0n, 1n],
    ];
    const f = outputs([...mixed, ...inputs.slice(2)], [0, 1, 2, 3], RHO);
    const pass = matrixPass(inputs, f, A, RHO);
    assert.deepEqual(broken(pass), ['E2']);
    assert.equal(holds(pass), false);
  });

  it('scales two cards so that the product stays: only the sum of the commitments gives it away (E1)', () => {
    // f_0 = 2 e_0, f_1 = e_1 / 2, and u'_0 = u_0 / 2, u'_1 = 2 u_1: the product of the u' is that of the u.
    const half = invert(2n);
    const scale = ({a, b}: Ciphertext, by: bigint) => ({a: times(a, by), b: times(b, by)});
    const scaled = [scale(inputs[0]!, 2n), scale(inputs[1]!, half), inputs[2]!, inputs[3]!];
    const A = [
      [half, 0n, 0n, 0n],
      [0n, 2n, 0n, 0n],
      [0n, 0n, 1n, 0n],
      [0n, 0n, 0n, 1n],
    ];
    const pass = matrixPass(inputs, outputs(scaled, [0, 1, 2, 3], RHO), A, RHO);
    assert.deepEqual(broken(pass), ['E1']);
    assert.equal(holds(pass), false);
  });

  it('puts one card out twice behind an honest permutation (E4, E5)', () => {
    const f = outputs(inputs, [0, 0, 2, 3], RHO);
    assert.deepEqual(broken(lyingPass(inputs, f, [0, 1, 2, 3], RHO)), ['E4', 'E5']);
  });

  it("plants a card of somebody's hand in the pile (E4, E5)", () => {
    const foreign = pile(1, K, 77)[0]!;
    const f = outputs(inputs, PI, RHO).with(0, {
      a: foreign.a.add(times(G, 5n)),
      b: foreign.b.add(times(K, 5n)),
    });
    const pass = lyingPass(inputs, f, PI, RHO);
    assert.deepEqual(broken(pass), ['E4', 'E5']);
    assert.equal(holds(pass), false);
  });

  it('doubles a plaintext: b + M instead of b (E5)', () => {
    const f = outputs(inputs, PI, RHO);
    const pass = lyingPass(inputs, f.with(1, {a: f[1]!.a, b: f[1]!.b.add(cardPoint(0))}), PI, RHO);
    assert.deepEqual(broken(pass), ['E5']);
    assert.equal(holds(pass), false);
  });

  it('merges two outputs: shifts one up by what the other goes down (E4, E5)', () => {
    const f = outputs(inputs, PI, RHO);
    const up = {a: f[0]!.a.add(f[1]!.a), b: f[0]!.b.add(f[1]!.b)};
    const down = {a: f[1]!.a.subtract(f[1]!.a), b: f[1]!.b.subtract(f[1]!.b)};
    const pass = lyingPass(inputs, [up, down, f[2]!, f[3]!], PI, RHO);
    assert.deepEqual(broken(pass), ['E4', 'E5']);
    assert.equal(holds(pass), false);
  });

  it('shifts the first component alone, so that a share would open something else (E4)', () => {
    const f = outputs(inputs, PI, RHO);
    const pass = lyingPass(inputs, f.with(2, {a: f[2]!.a.add(times(G, 9n)), b: f[2]!.b}), PI, RHO);
    assert.deepEqual(broken(pass), ['E4']);
    assert.equal(holds(pass), false);
  });

  it('claims other randomness than it used (E4, E5)', () => {
    const pass = lyingPass(inputs, outputs(inputs, PI, RHO), PI, RHO.with(3, 15n));
    assert.deepEqual(broken(pass), ['E4', 'E5']);
  });

  it('locks under another key, or shows the pass for another key', () => {
    const other = K.add(G);
    const wrong = outputs(inputs, PI, RHO).map(({a, b}, i) => ({a, b: b.add(times(G, RHO[i]!))}));
    assert.deepEqual(broken(lyingPass(inputs, wrong, PI, RHO)), ['E5']);
    assert.equal(holds(honest, inputs, other), false);
  });

  it('replays the pass in another game, request, seat or place', () => {
    const bytes = new Uint8Array(32);
    for (const context of [
      {...CONTEXT, gameId: bytes},
      {...CONTEXT, rid: bytes},
      {...CONTEXT, seat: 1},
      {...CONTEXT, item: 1},
    ])
      assert.equal(holds({...honest, seat: context.seat, rid: context.rid}, inputs, K, context), false);
    assert.equal(holds(honest, inputs, K, {...CONTEXT, rid: bytes}), false);
    assert.equal(holds(honest, inputs, K, {...CONTEXT, seat: 1}), false);
  });

  it('sends lists that are too short or too long', () => {
    for (const part of ['c', 'C', 'th', 't', 's', 'sh', 'sp'] as const) {
      assert.equal(holds(withProof({[part]: honest.proof[part].slice(1)})), false, part);
      assert.equal(
        holds(withProof({[part]: [...honest.proof[part], ...honest.proof[part].slice(0, 1)]})),
        false,
      );
    }
    assert.equal(holds({...honest, f: honest.f.slice(1)}), false);
    assert.equal(holds(honest, inputs.slice(1)), false);
    assert.equal(holds(honest, []), false);
  });

  it('shows the proof of its pass before this one', () => {
    const {pass: next} = provePass(SECRET, honest.f, K, CONTEXT, 1);
    assert.ok(verifyPass(next, honest.f, K, CONTEXT));
    assert.equal(verifyPass({...next, proof: honest.proof}, honest.f, K, CONTEXT), false);
  });
});

describe('checking all equations at once', () => {
  it('gives the verdict of checking one by one, on 60 passes with bytes altered at random (seed 7)', () => {
    const rng = seededRng(7);
    const bytes = encodePass(honest);
    let refused = 0;
    for (let run = 0; run < 60; run++) {
      const altered = bytes.slice();
      const field = 36 + 32 * rng.below((bytes.length - 36) / 32);
      // A valid encoding in another place, so that it gets past the decoder.
      const fresh =
        field < 36 + 32 * (5 * N + 5) ? encodePoint(times(G, BigInt(run + 5))) : encodeScalar(BigInt(run));
      if (rng.below(4) > 0) altered.set(fresh, field);
      const pass = decodePass(altered);
      const one = brokenEquations(pass, inputs, K, CONTEXT).length === 0;
      assert.equal(holds(pass), one, `run ${run}`);
      if (!one) refused++;
    }
    assert.ok(refused > 30 && refused < 60);
  });
});
