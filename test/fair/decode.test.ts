/** Bad input: every decoder refuses it by a code that names the field, and nothing throws anything else. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {utf8} from '../../src/base/bytes.ts';
import {type Rng, seededRng} from '../../src/base/rng.ts';
import {decodeAck, decodeCertificate, encodeAck, encodeCertificate, makeAck} from '../../src/fair/ack.ts';
import {decodeAction, encodeAction} from '../../src/fair/action.ts';
import {audit} from '../../src/fair/audit.ts';
import {
  decodeBackup,
  decodeRecovery,
  encodeBackup,
  encodeRecovery,
  makeBackup,
} from '../../src/fair/backup.ts';
import {
  decodeCommitment,
  decodeDisclosure,
  encodeCommitment,
  encodeDisclosure,
  makeCommitment,
} from '../../src/fair/commit.ts';
import {stateDigest} from '../../src/fair/digest.ts';
import {FairError} from '../../src/fair/errors.ts';
import {decodeExclusion, encodeExclusion, proveExclusion} from '../../src/fair/exclude.ts';
import {decodePoint, decodeScalar, encodePoint, G, ORDER} from '../../src/fair/group.ts';
import {decodePart, encodePart, signPart} from '../../src/fair/part.ts';
import {decodeKeys, encodeKeys, makeKeys} from '../../src/fair/possession.ts';
import {decodeRekey, encodeRekey, proveRekey} from '../../src/fair/rekey.ts';
import {ReleaseGuard} from '../../src/fair/release.ts';
import {seatKeys} from '../../src/fair/seat-secret.ts';
import {decodeShare, decodeShares, encodeShare, encodeShares, proveShare} from '../../src/fair/share.ts';
import {decodePass, encodePass} from '../../src/fair/shuffle.ts';
import {provePass} from '../../src/fair/shuffle-prove.ts';
import {STEPS, step} from '../../src/fair/step.ts';
import {fill} from './support/hex.ts';
import {ledger} from './support/ledger.ts';
import {bodyOf, bytesOf, Reader} from './support/log.ts';
import {CONTEXT, cardPoint, K, pile, SECRET} from './support/pile.ts';

const own = seatKeys(SECRET);
const share = proveShare(SECRET, own.x, own.Y, [cardPoint(0), cardPoint(1)], CONTEXT);
const made = makeCommitment(SECRET, fill(2), fill(3), 0, Uint8Array.of(1, 2, 3));
const ack = makeAck(() => new Uint8Array(64), fill(2), 0, {term: 0, seq: 1, entryHash: fill(3)});

const part = encodePart(
  signPart(() => new Uint8Array(64), fill(2), {
    ...{seat: 0, kind: 'share', rid: fill(3), head: fill(4), bytes: new Uint8Array()},
  }),
);

interface Codec {
  readonly bytes: Uint8Array;
  readonly decode: (bytes: Uint8Array) => unknown;
  /** Offset of a point, of a scalar and of a key in it, and the names they are refused under. */
  readonly point?: readonly [number, string];
  readonly scalar?: readonly [number, string];
  readonly key?: readonly [number, string];
}

const CODECS: Record<string, Codec> = {
  keys: {
    bytes: encodeKeys(makeKeys(SECRET, fill(2), 0)),
    decode: decodeKeys,
    point: [1, 'B'],
    scalar: [33, 'popB.c'],
    key: [97, 'Y'],
  },
  share: {bytes: encodeShare(share), decode: decodeShare, point: [35, 'D'], scalar: [99, 'c']},
  opening: {
    bytes: encodeShares(share.rid, [share]),
    decode: bytes => decodeShares(bytes, new Map([[0, 2]])),
    point: [34, 'D'],
    scalar: [98, 'c'],
  },
  pass: {
    bytes: encodePass(provePass(SECRET, pile(3), K, CONTEXT, 0).pass),
    decode: decodePass,
    point: [36, 'f.a'],
    scalar: [36 + 5 * 3 * 32 + 160, 's'],
  },
  rekey: {
    bytes: encodeRekey(proveRekey(SECRET, own.x, own.Y, K, pile(1, own.Y)[0]!, 1, CONTEXT)),
    decode: decodeRekey,
    point: [37, 'a'],
    scalar: [101, 'c'],
  },
  exclusion: {
    bytes: encodeExclusion(
      proveExclusion(SECRET, own.x, own.Y, pile(1, own.Y)[0]!, [0, 1].map(cardPoint), 0, 1, CONTEXT),
    ),
    decode: decodeExclusion,
    scalar: [38, 'c'],
  },
  commit: {bytes: encodeCommitment(made.commitment), decode: decodeCommitment},
  disclose: {bytes: encodeDisclosure(made.disclosure), decode: decodeDisclosure},
  backup: {
    bytes: encodeBackup(
      makeBackup(SECRET, fill(2), 0, new Map([2, 3].map(byte => [byte - 1, seatKeys(fill(byte))]))),
    ),
    decode: bytes => decodeBackup(bytes, () => [1, 2]),
    point: [33, 'A'],
    scalar: [65, 'ct'],
    key: [1, 'E'],
  },
  recover: {bytes: encodeRecovery({lost: 0, seat: 1, s: 7n}), decode: decodeRecovery, scalar: [2, 's']},
  ack: {bytes: encodeAck(ack), decode: decodeAck},
  part: {bytes: part, decode: decodePart},
  certificate: {bytes: encodeCertificate([ack, ack]), decode: decodeCertificate},
  action: {
    bytes: encodeAction({
      seat: 0,
      attachments: [
        {type: 'open', handles: [1], message: encodeShare(share)},
        {type: 'exclude', oneOf: [1, 2], message: new Uint8Array(3)},
      ],
    }),
    decode: decodeAction,
  },
};

/** A refusal of this library. @returns its code, or null when nothing was refused */
function refusal(run: () => unknown): FairError | null {
  try {
    run();
    return null;
  } catch (error) {
    assert.ok(error instanceof FairError, `${error}`);
    return error;
  }
}

const withField = (bytes: Uint8Array, at: number, field: Uint8Array): Uint8Array => {
  const copy = bytes.slice();
  copy.set(field, at);
  return copy;
};

/** p - 1 and p, the field's prime, little-endian: a negative and a non-canonical encoding. */
const P_MINUS_1 = Uint8Array.from([0xec, ...new Array(30).fill(0xff), 0x7f]);
const PRIME = Uint8Array.from([0xed, ...new Array(30).fill(0xff), 0x7f]);
const ORDER_BYTES = Uint8Array.from({length: 32}, (_, i) => Number((ORDER >> BigInt(8 * i)) & 255n));

describe('points and scalars', () => {
  it('points that are not canonical, negative, or no square are refused', () => {
    // RFC 9496, appendix A.3: non-canonical, negative, non-square, negative x y, s = -1.
    const bad = [
      '00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
      'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
      'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
      '0100000000000000000000000000000000000000000000000000000000000000',
      '01ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
      '26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371',
      '4eac077a713c57b4f4397629a4145982c661f48044dd3f96427d40b147d9742f',
      '3eb858e78f5a7254d8c9731174a94f76755fd3941c0ac93735c07ba14579630e',
      'a45fdc55c76448c049a1ab33f17023edfb2be3581e9c7aade8a6125215e04220',
      'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    ];
    for (const text of bad) {
      const error = refusal(() => decodePoint(Uint8Array.from(Buffer.from(text, 'hex')), 'P'));
      assert.equal(error?.code, 'fair/bad-point', text);
      assert.equal(error?.details.field, 'P');
    }
    assert.ok(decodePoint(encodePoint(G), 'P').equals(G));
  });

  it('scalars that are not below the order are refused', () => {
    assert.equal(refusal(() => decodeScalar(ORDER_BYTES, 's'))?.code, 'fair/bad-scalar');
    assert.equal(refusal(() => decodeScalar(new Uint8Array(32).fill(255), 's'))?.code, 'fair/bad-scalar');
    assert.equal(
      decodeScalar(
        withField(
          ORDER_BYTES,
          0,
          ORDER_BYTES.slice(0, 1).map(b => b - 1),
        ),
        's',
      ),
      ORDER - 1n,
    );
  });

  it('other lengths than 32 are refused', () => {
    for (const length of [0, 31, 33]) {
      assert.equal(refusal(() => decodePoint(new Uint8Array(length), 'P'))?.code, 'fair/bad-length');
      assert.equal(refusal(() => decodeScalar(new Uint8Array(length), 's'))?.code, 'fair/bad-length');
    }
  });
});

for (const [name, {bytes, decode, point, scalar, key}] of Object.entries(CODECS)) {
  describe(`the decoder of ${name}`, () => {
    it('takes what the encoder gives', () =>
      assert.equal(
        refusal(() => decode(bytes)),
        null,
      ));

    it('refuses every shorter message', () => {
      for (let length = 0; length < bytes.length; length++) {
        const error = refusal(() => decode(bytes.subarray(0, length)));
        assert.ok(error, `${length} bytes`);
        assert.ok(error.details.field, error.message);
      }
    });

    it('refuses trailing bytes', () => {
      const longer = Uint8Array.from([...bytes, 0]);
      assert.match(refusal(() => decode(longer))?.code ?? '', /fair\/(trailing-bytes|bad-length)/);
    });

    for (const [kind, place, fields, code] of [
      ['a point that is none', point, [P_MINUS_1, PRIME], 'fair/bad-point'],
      ['a scalar that is not below the order', scalar, [ORDER_BYTES], 'fair/bad-scalar'],
      ['the identity as a key', key, [new Uint8Array(32)], 'fair/identity'],
    ] as const) {
      if (!place) continue;
      it(`refuses ${kind}, and names the field`, () => {
        for (const field of fields) {
          const error = refusal(() => decode(withField(bytes, place[0], field)));
          assert.equal(error?.code, code);
          assert.equal(error?.details.field, place[1]);
        }
      });
    }
  });
}

/** Cut, doubled, spliced, flipped: bytes that were once a message. */
function mangle(rng: Rng, bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  for (let i = rng.below(4); i >= 0; i--) if (copy.length > 0) copy[rng.below(copy.length)] = rng.below(256);
  switch (rng.below(5)) {
    case 0:
      return copy.slice(0, rng.below(copy.length + 1));
    case 1:
      return Uint8Array.from([...copy, ...copy.slice(0, rng.below(40))]);
    case 2:
      return Uint8Array.from({length: rng.below(300)}, () => rng.below(256));
    default:
      return copy;
  }
}

describe('fuzz', () => {
  it('no decoder throws anything but its own errors (seed 1, 400 messages each)', () => {
    const rng = seededRng(1);
    for (const {bytes, decode} of Object.values(CODECS))
      for (let run = 0; run < 400; run++) refusal(() => decode(mangle(rng, bytes)));
  });

  it('huge counts do not make a decoder allocate or loop', () => {
    const start = process.memoryUsage().arrayBuffers;
    for (const {bytes, decode} of Object.values(CODECS)) {
      for (let at = 0; at < Math.min(bytes.length, 80); at++)
        refusal(() => decode(withField(bytes, at, new Uint8Array(Math.min(4, bytes.length - at)).fill(255))));
    }
    for (const length of [4, 40, 200]) refusal(() => decodePart(new Uint8Array(length).fill(255)));
    assert.ok(process.memoryUsage().arrayBuffers - start < 50_000_000);
  });

  it('no entry makes the state machine throw anything else, or leaves a trace when refused (seed 2)', () => {
    const rng = seededRng(2);
    const table = ledger({seats: 3, backup: true});
    const cards = table.shuffle('deck', [], [0, 1, 2]);
    const rid = table.ask({kind: 'deal', handles: [cards[0]!], to: 0});
    table.ask({kind: 'commit', by: [0, 1, 2]});
    const payloads = [
      ...Object.values(CODECS).map(({bytes}) => bytes),
      ...Object.values(CODECS).map(({bytes}) => table.part(1, 'pass', rid, bytes)),
      ...table.entries.flatMap(text => {
        const {a} = bodyOf(text).line;
        return typeof a === 'string' ? [bytesOf(a)] : [];
      }),
    ];
    let digest = stateDigest(table.state);
    let refusals = 0;
    for (let run = 0; run < 1500; run++) {
      const kind = STEPS[rng.below(STEPS.length)]!;
      const payload = mangle(rng, payloads[rng.below(payloads.length)]!);
      const {head} = table.state;
      const place = {...head, seq: head.seq + 1, entryHash: fill(rng.below(256)), prev: head.entryHash};
      if (kind === 'host') place.term++;
      if (refusal(() => step(table.state, {kind, payload, author: rng.below(3)}, place))) {
        refusals++;
        assert.deepEqual(stateDigest(table.state), digest, `run ${run}`);
      } else digest = stateDigest(table.state); // by chance a message that is right
    }
    assert.ok(refusals > 1000);
  });

  it('no log makes the audit throw (seed 3)', () => {
    const rng = seededRng(3);
    const {texts} = ledger({seats: 2});
    for (let run = 0; run < 150; run++) {
      const at = 1 + rng.below(texts.length - 1);
      const mangled = new TextDecoder().decode(mangle(rng, utf8(texts[at]!)));
      const verdict = audit(texts.with(at, mangled), new Reader());
      if (!verdict.good) assert.match(verdict.code, /^(fair|log)\//);
    }
  });

  it('no stored guard throws anything else (seed 4)', () => {
    const rng = seededRng(4);
    const {state} = ledger({seats: 2});
    for (let run = 0; run < 100; run++)
      refusal(() => new ReleaseGuard(state, mangle(rng, CODECS.certificate!.bytes)));
  });
});
