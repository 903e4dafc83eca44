/** Every other lie that a seat could tell to the verifiers of proofs, and one about each statement. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  decodeBackup,
  encodeBackup,
  isShareOf,
  makeBackup,
  recoverKey,
  unmask,
} from '../../src/fair/backup.ts';
import {beaconPoint} from '../../src/fair/beacon.ts';
import {makeCommitment, verifyDisclosure} from '../../src/fair/commit.ts';
import {FairnessBreach} from '../../src/fair/errors.ts';
import {proveExclusion, verifyExclusion} from '../../src/fair/exclude.ts';
import {G, mod, times} from '../../src/fair/group.ts';
import {checkKeys, makeKeys, provePossession, verifyPossession} from '../../src/fair/possession.ts';
import {proveRekey, verifyRekey} from '../../src/fair/rekey.ts';
import {seatKeys} from '../../src/fair/seat-secret.ts';
import {proveShare, type Share, verifyShare} from '../../src/fair/share.ts';
import {fill} from './support/hex.ts';
import {CONTEXT, cardPoint, pile, SECRET} from './support/pile.ts';

const own = seatKeys(SECRET);
const other = seatKeys(fill(2));
/** The same place in another game, request, seat, and at another item. */
const ELSEWHERE = [
  {...CONTEXT, gameId: fill(9)},
  {...CONTEXT, rid: fill(9)},
  {...CONTEXT, seat: 1},
  {...CONTEXT, item: 1},
];

describe('possession of a key', () => {
  const proof = provePossession(SECRET, own.x, own.Y, CONTEXT);

  it('is proved', () => assert.ok(verifyPossession(proof, own.Y, CONTEXT)));

  it('a proof of another game, request, seat or item is refused', () => {
    for (const context of ELSEWHERE) assert.equal(verifyPossession(proof, own.Y, context), false);
  });

  it('a proof for another key is refused', () =>
    assert.equal(verifyPossession(proof, other.Y, CONTEXT), false));

  it('a rogue key a G - Y_other, which would cancel another seat, cannot be proved', () => {
    const rogue = times(G, 5n).subtract(other.Y);
    assert.equal(verifyPossession(provePossession(SECRET, 5n, rogue, CONTEXT), rogue, CONTEXT), false);
  });

  it('a seat that copies a key together with its proof is refused, twice over', () => {
    const gameId = fill(2);
    const message = makeKeys(SECRET, gameId, 0);
    const copy = {...message, seat: 1};
    assert.throws(() => checkKeys(copy, gameId, [message]), {code: 'fair/equal-keys'});
    assert.throws(() => checkKeys(copy, gameId, []), FairnessBreach);
  });

  it('one key for both purposes is refused', () => {
    const message = makeKeys(SECRET, fill(2), 0);
    const same = {...message, Y: message.B, popY: message.popB};
    assert.throws(() => checkKeys(same, fill(2), []), {code: 'fair/equal-keys'});
  });
});

describe('shares', () => {
  const P = [0, 1, 2].map(cardPoint);
  const share = proveShare(SECRET, own.x, own.Y, P, CONTEXT);
  const holds = (changed: Partial<Share>, Y = own.Y, points = P, context = CONTEXT) =>
    verifyShare({...share, ...changed}, Y, points, context);
  const [first, second, third] = share.D as [(typeof share.D)[0], (typeof share.D)[0], (typeof share.D)[0]];

  it('of one and of several points are proved', () => {
    assert.ok(holds({}));
    const one = proveShare(SECRET, own.x, own.Y, P.slice(0, 1), CONTEXT);
    assert.ok(verifyShare(one, own.Y, P.slice(0, 1), CONTEXT));
  });

  it('replayed in another game, request, seat or item are refused', () => {
    for (const context of ELSEWHERE)
      assert.equal(holds({seat: context.seat, rid: context.rid}, own.Y, P, context), false);
  });

  it('sent under another name of request or seat are refused', () => {
    assert.equal(holds({rid: fill(9)}), false);
    assert.equal(holds({seat: 1}), false);
  });

  it('under another key are refused: the beacon key does not open cards', () => {
    assert.equal(holds({}, other.Y), false);
    const beacon = proveShare(SECRET, own.b, own.B, P, CONTEXT);
    assert.equal(verifyShare(beacon, own.Y, P, CONTEXT), false);
  });

  it('of the card key do not answer a beacon', () => {
    const point = [beaconPoint(CONTEXT.gameId, CONTEXT.rid)];
    const card = proveShare(SECRET, own.x, own.Y, point, CONTEXT);
    assert.equal(verifyShare(card, own.B, point, CONTEXT), false);
  });

  it('in another order are refused, whether D or P is swapped', () => {
    assert.equal(holds({D: [second, first, third]}), false);
    assert.equal(holds({}, own.Y, [P[1]!, P[0]!, P[2]!]), false);
  });

  it('with one altered D are refused', () => {
    share.D.forEach((point, i) => {
      assert.equal(holds({D: share.D.with(i, point.add(G))}), false);
    });
  });

  it('with errors that cancel in a plain sum are refused', () =>
    assert.equal(holds({D: [first.add(G), second.subtract(G), third]}), false));

  it('with an altered c or s are refused', () => {
    assert.equal(holds({c: mod(share.c + 1n)}), false);
    assert.equal(holds({s: mod(share.s + 1n)}), false);
  });

  it('for fewer points than asked are refused', () => {
    assert.equal(holds({D: share.D.slice(1)}), false);
    assert.equal(holds({}, own.Y, P.slice(1)), false);
    assert.equal(holds({D: []}, own.Y, []), false);
  });

  it('made with another key than announced cannot be proved', () => {
    const lie = proveShare(SECRET, own.x + 1n, own.Y, P, CONTEXT);
    assert.equal(verifyShare(lie, own.Y, P, CONTEXT), false);
  });
});

describe('re-key', () => {
  const e = pile(1, own.Y)[0]!;
  const rekey = proveRekey(SECRET, own.x, own.Y, other.Y, e, 5, CONTEXT);
  const holds = (changed: Partial<typeof rekey>, context = CONTEXT) =>
    verifyRekey({...rekey, ...changed}, own.Y, other.Y, e, context);

  it('is proved, and the receiver reads the same card', () => {
    assert.ok(holds({}));
    assert.ok(rekey.f.b.subtract(times(rekey.f.a, other.x)).equals(cardPoint(0)));
  });

  it('of another card is refused', () =>
    assert.equal(verifyRekey(rekey, own.Y, other.Y, pile(2, own.Y)[1]!, CONTEXT), false));

  it('that swaps the card for another is refused', () =>
    assert.equal(holds({f: {a: rekey.f.a, b: rekey.f.b.add(cardPoint(1)).subtract(cardPoint(0))}}), false));

  it('to another recipient, or by another owner, is refused', () => {
    assert.equal(verifyRekey(rekey, own.Y, own.Y, e, CONTEXT), false);
    assert.equal(verifyRekey(rekey, other.Y, other.Y, e, CONTEXT), false);
  });

  it('with an altered output or scalar is refused', () => {
    assert.equal(holds({f: {a: rekey.f.a.add(G), b: rekey.f.b}}), false);
    for (const part of ['c', 'sx', 'sr'] as const)
      assert.equal(holds({[part]: mod(rekey[part] + 1n)}), false);
  });

  it('replayed elsewhere is refused', () => {
    for (const context of ELSEWHERE)
      assert.equal(holds({seat: context.seat, rid: context.rid}, context), false);
    assert.equal(holds({rid: fill(9)}), false);
  });

  it('of a card that the sender cannot open is not provable', () => {
    const foreign = pile(1, other.Y)[0]!;
    const lie = proveRekey(SECRET, own.x + 1n, own.Y, other.Y, foreign, 5, CONTEXT);
    assert.equal(verifyRekey(lie, own.Y, other.Y, foreign, CONTEXT), false);
  });
});

describe('exclusion', () => {
  const M = [0, 1, 2, 3].map(cardPoint);
  const e = pile(4, own.Y)[2]!;
  const exclusion = proveExclusion(SECRET, own.x, own.Y, e, M, 2, 5, CONTEXT);
  const holds = (changed: Partial<typeof exclusion>, list = M, context = CONTEXT) =>
    verifyExclusion({...exclusion, ...changed}, own.Y, e, list, context);

  it('is proved, whichever card it is', () => {
    for (const at of [0, 1, 2, 3]) {
      const card = pile(4, own.Y)[at]!;
      const proof = proveExclusion(SECRET, own.x, own.Y, card, M, at, 5, CONTEXT);
      assert.ok(verifyExclusion(proof, own.Y, card, M, CONTEXT));
    }
  });

  it('of a card that is not on the list cannot be proved', () => {
    const list = M.slice(0, 2);
    for (const at of [0, 1]) {
      const lie = proveExclusion(SECRET, own.x, own.Y, e, list, at, 5, CONTEXT);
      assert.equal(verifyExclusion(lie, own.Y, e, list, CONTEXT), false);
    }
  });

  it('from a shorter, longer or reordered list is refused', () => {
    assert.equal(holds({}, M.slice(0, 3)), false);
    assert.equal(holds({parts: exclusion.parts.slice(0, 3)}, M.slice(0, 3)), false);
    assert.equal(holds({}, [...M, cardPoint(9)]), false);
    assert.equal(holds({}, [M[1]!, M[0]!, M[2]!, M[3]!]), false);
    assert.equal(holds({parts: []}, []), false);
  });

  it('with an altered part is refused', () => {
    exclusion.parts.forEach((part, i) => {
      assert.equal(holds({parts: exclusion.parts.with(i, {...part, s: mod(part.s + 1n)})}), false);
      assert.equal(holds({parts: exclusion.parts.with(i, {...part, c: mod(part.c + 1n)})}), false);
    });
  });

  it('replayed elsewhere, or for another card, is refused', () => {
    for (const context of ELSEWHERE)
      assert.equal(holds({seat: context.seat, rid: context.rid}, M, context), false);
    assert.equal(verifyExclusion(exclusion, own.Y, pile(4, own.Y)[1]!, M, CONTEXT), false);
  });
});

describe('commitments', () => {
  const gameId = fill(2);
  const {commitment, disclosure} = makeCommitment(SECRET, gameId, fill(3), 1, Uint8Array.of(7));
  const holds = (changed: Partial<typeof disclosure>, game = gameId) =>
    verifyDisclosure(game, {...disclosure, ...changed}, commitment);

  it('hold for what was chosen', () => assert.ok(holds({})));

  it('are not met by another choice, salt, seat, request or game', () => {
    assert.equal(holds({choice: Uint8Array.of(8)}), false);
    assert.equal(holds({choice: Uint8Array.of(7, 0)}), false);
    assert.equal(holds({salt: fill(1)}), false);
    assert.equal(holds({seat: 2}), false);
    assert.equal(holds({rid: fill(4)}), false);
    assert.equal(holds({}, fill(3)), false);
  });

  it('of equal choices in two requests look different', () => {
    const next = makeCommitment(SECRET, gameId, fill(4), 1, Uint8Array.of(7));
    assert.notDeepEqual(next.commitment.C, commitment.C);
  });
});

describe('back-ups', () => {
  const gameId = fill(2);
  for (const n of [3, 4, 5]) {
    const secrets = Array.from({length: n}, (_, i) => fill(i + 1));
    const keys = secrets.map(seatKeys);
    const Y = keys.map(key => key.Y);
    const others = secrets.flatMap((_, m) => (m === 0 ? [] : [m]));
    const backup = makeBackup(secrets[0]!, gameId, 0, new Map(others.map(m => [m, keys[m]!])));
    const shareOf = (m: number) => unmask(backup, gameId, m, times(backup.E, keys[m]!.x));
    const shares = new Map(others.map(m => [m, shareOf(m)]));

    it(`of ${n} seats: every share checks, and all others together recover the key`, () => {
      for (const [m, s] of shares) assert.ok(isShareOf(backup, Y[0]!, m, s));
      assert.equal(recoverKey(shares), keys[0]!.x);
    });

    it(`of ${n} seats: one share fewer gives another key`, () => {
      const fewer = new Map([...shares].slice(1));
      assert.notEqual(recoverKey(fewer), keys[0]!.x);
    });

    it(`of ${n} seats: a bad share, one for another seat, or of another polynomial is refused`, () => {
      assert.equal(isShareOf(backup, Y[0]!, 1, mod(shares.get(1)! + 1n)), false);
      assert.equal(isShareOf(backup, Y[0]!, 2, shares.get(1)!), false);
      const bent = decodeBackup(
        encodeBackup({...backup, A: [backup.A[0]!.add(G), ...backup.A.slice(1)]}),
        () => others,
      );
      assert.equal(isShareOf(bent, Y[0]!, 1, shares.get(1)!), false);
    });

    it(`of ${n} seats: a seat cannot unmask another's share`, () => {
      const stolen = unmask(backup, gameId, 1, times(backup.E, keys[2]!.x));
      assert.equal(isShareOf(backup, Y[0]!, 1, stolen), false);
    });
  }
});
