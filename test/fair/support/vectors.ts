/**
 * The test vectors, computed by this implementation. The committed files in test/vectors/fair must come out byte for
 * byte; `test/vectors/fair/README.md` tells what each field is.
 */
import {ed25519} from '@noble/curves/ed25519.js';
import {encodeAck, makeAck} from '../../../src/fair/ack.ts';
import {
  type Backup,
  encodeBackup,
  encodeRecovery,
  makeBackup,
  recoverKey,
  unmask,
} from '../../../src/fair/backup.ts';
import {beaconPoint, beaconValue, beaconWords} from '../../../src/fair/beacon.ts';
import {boxOf, encodeBoxed} from '../../../src/fair/box.ts';
import {encodeCommitment, encodeDisclosure, makeCommitment} from '../../../src/fair/commit.ts';
import {
  actionRid,
  type Context,
  contextBytes,
  requestRid,
  resultDigest,
  setupRid,
} from '../../../src/fair/context.ts';
import {encodeExclusion, proveExclusion} from '../../../src/fair/exclude.ts';
import {
  encodePoint,
  encodeScalar,
  G,
  hashToPoint,
  O,
  type Point,
  sum,
  times,
} from '../../../src/fair/group.ts';
import {H32, H64, u32} from '../../../src/fair/hash.ts';
import {encodePart, PARTS, signPart} from '../../../src/fair/part.ts';
import {encodeKeys, makeKeys} from '../../../src/fair/possession.ts';
import {encodeRekey, proveRekey} from '../../../src/fair/rekey.ts';
import {Nonces, rooted, seatKeys} from '../../../src/fair/seat-secret.ts';
import {encodeShare, encodeShares, proveShare} from '../../../src/fair/share.ts';
import {type Ciphertext, encodePass, inputTranscript} from '../../../src/fair/shuffle.ts';
import {provePass} from '../../../src/fair/shuffle-prove.ts';
import {challengesOf} from '../../../src/fair/shuffle-verify.ts';
import {Transcript} from '../../../src/fair/transcript.ts';
import {rootSeed} from '../../../src/table/playing/joint/bot-key.ts';
import {fill, hex} from './hex.ts';
import {life} from './life-vector.ts';
import {log} from './log-vector.ts';
import {certificate, seats} from './seat-vector.ts';

interface Vector {
  readonly name: string;
  readonly in: object;
  readonly out: object;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const pt = (point: Point) => hex(encodePoint(point));
const sc = (s: bigint) => hex(encodeScalar(s));
const card = ({a, b}: Ciphertext) => [pt(a), pt(b)];

const GAME = fill(2);
const ENTRY = fill(3);
const RID = requestRid(GAME, ENTRY);
const at = (seat: number, item = 0): Context => ({gameId: GAME, rid: RID, seat, item});
const where = ({gameId, rid, seat, item}: Context) => ({gameId: hex(gameId), rid: hex(rid), seat, item});
const cardPoint = (v: number) => hashToPoint('card-point', GAME, 'sj/deck', u32(v));

function group(): Vector[] {
  const point = (label: string, ...parts: Uint8Array[]): Vector => ({
    name: `P(${label})`,
    in: {label, parts: parts.map(hex)},
    out: {point: pt(hashToPoint(label, ...parts))},
  });
  return [
    point('pedersen', utf8('H')),
    ...[0, 1, 2, 3].map(i => point('pedersen', utf8('h'), u32(i))),
    ...[0, 1, 109].map(v => point('card-point', GAME, utf8('sj/deck'), u32(v))),
    point('card-point', GAME, utf8('catan/dev'), u32(24)),
    point('beacon-point', GAME, RID),
  ];
}

function hash(): Vector[] {
  const one = (label: string, ...parts: Uint8Array[]): Vector => ({
    name: `H64(${label}) of ${parts.length} parts`,
    in: {label, parts: parts.map(hex)},
    out: {H64: hex(H64(label, ...parts)), H32: hex(H32(label, ...parts))},
  });
  return [
    one('empty'),
    one('one', utf8('a')),
    one('two', utf8('a'), utf8('b')),
    one('joined', utf8('ab'), utf8('')),
  ];
}

function context(): Vector[] {
  return [
    {
      name: 'rids',
      in: {gameId: hex(GAME), entryHash: hex(ENTRY), seat: 2},
      out: {
        request0: hex(RID),
        request1: hex(requestRid(GAME, ENTRY, 1)),
        action: hex(actionRid(GAME, ENTRY, 2)),
        setup: hex(setupRid(GAME)),
      },
    },
    {name: 'ctx', in: where(at(3, 258)), out: {ctx: hex(contextBytes(at(3, 258)))}},
    {
      name: 'result',
      in: {gameId: hex(GAME), headHash: hex(fill(5)), stateHash: hex(fill(6))},
      out: {result: hex(resultDigest(GAME, fill(5), fill(6)))},
    },
  ];
}

type Step =
  | {readonly add: readonly [string, string]}
  | {readonly challenge: string}
  | {readonly weights: readonly [string, number]};

function transcript(): Vector[] {
  const steps: Step[] = [
    {add: ['ctx', hex(contextBytes(at(0)))]},
    {add: ['Y', pt(times(G, 7n))]},
    {add: ['n', hex(u32(2))]},
    {add: ['empty', '']},
    {weights: ['w', 6]},
    {challenge: 'c'},
    {add: ['after', '00']},
  ];
  const T = new Transcript('share');
  const out = steps.map(step => {
    let drawn: string | string[] | null = null;
    if ('add' in step) T.add(step.add[0], Uint8Array.from(Buffer.from(step.add[1], 'hex')));
    else if ('challenge' in step) drawn = sc(T.challenge(step.challenge));
    else drawn = T.weights(...step.weights).map(sc);
    return {digest: hex(T.digest('check')), ...(drawn === null ? {} : {drawn})};
  });
  return [
    {
      name: 'share',
      in: {name: 'share', steps},
      out: {start: hex(new Transcript('share').digest('check')), steps: out},
    },
  ];
}

function keys(): Vector[] {
  return [0, 1, 2].map(seat => {
    const secret = fill(1 + seat);
    const {b, B, x, Y} = seatKeys(secret);
    const message = makeKeys(secret, GAME, seat);
    const pop = ({c, s}: {c: bigint; s: bigint}) => ({c: sc(c), s: sc(s)});
    return {
      name: `seat ${seat}`,
      in: {seatSecret: hex(secret), gameId: hex(GAME), seat},
      out: {
        b: sc(b),
        B: pt(B),
        x: sc(x),
        Y: pt(Y),
        popB: pop(message.popB),
        popY: pop(message.popY),
        message: hex(encodeKeys(message)),
      },
    };
  });
}

function share(): Vector[] {
  const secret = fill(1);
  const {b, B, x, Y} = seatKeys(secret);
  const make = (name: string, key: 'beacon' | 'card', points: readonly Point[], item: number): Vector => {
    const [k, K] = key === 'beacon' ? [b, B] : [x, Y];
    const made = proveShare(secret, k, K, points, at(0, item));
    return {
      name,
      in: {seatSecret: hex(secret), key, ...where(at(0, item)), points: points.map(pt)},
      out: {D: made.D.map(pt), c: sc(made.c), s: sc(made.s), message: hex(encodeShare(made))},
    };
  };
  const points = (m: number) => Array.from({length: m}, (_, i) => cardPoint(i));
  return [
    make('beacon, one point', 'beacon', [beaconPoint(GAME, RID)], 0),
    make('card, one point', 'card', points(1), 0),
    make('card, two points', 'card', points(2), 1),
    make('card, five points', 'card', points(5), 2),
    make('card, the identity among three', 'card', [cardPoint(0), O, cardPoint(1)], 0),
  ];
}

function beacon(): Vector[] {
  return [[1], [1, 2, 3]].map(bytes => {
    const secrets = bytes.map(fill);
    const point = beaconPoint(GAME, RID);
    const shares = secrets.map((secret, seat) => {
      const {b, B} = seatKeys(secret);
      return proveShare(secret, b, B, [point], at(seat));
    });
    const value = beaconValue(
      GAME,
      RID,
      shares.map(({D}) => D[0]!),
    );
    const words = beaconWords(value);
    const dice = beaconWords(value);
    return {
      name: `${secrets.length} seats`,
      in: {gameId: hex(GAME), entryHash: hex(ENTRY), i: 0, seatSecrets: secrets.map(hex)},
      out: {
        rid: hex(RID),
        point: pt(point),
        shares: shares.map(one => hex(encodeShare(one))),
        opening: hex(encodeShares(RID, shares)),
        value: hex(value),
        words: Array.from({length: 16}, () => words.next()),
        uniform6: Array.from({length: 16}, () => dice.uniform(6)),
        permutation52: beaconWords(value).permutation(52),
        pick: beaconWords(value).pick(10, 10),
      },
    };
  });
}

/** `(i+1) G` as a, card i locked under K as b: any ciphertexts will do. */
const pile = (count: number, K: Point): Ciphertext[] =>
  Array.from({length: count}, (_, i) => ({
    a: times(G, BigInt(i + 1)),
    b: cardPoint(i).add(times(K, BigInt(i + 1))),
  }));

function shuffle(): Vector[] {
  const secret = fill(1);
  const K = sum([1, 2, 3].map(byte => seatKeys(fill(byte)).Y));
  return [1, 2, 3, 25].map(N => {
    const inputs = pile(N, K);
    const {pass, pi} = provePass(secret, inputs, K, at(0), 0);
    const nonces = new Nonces(secret, inputTranscript(at(0), 0, K, inputs));
    const {u, U, x, z} = challengesOf(pass, inputs, K, at(0));
    return {
      name: `N = ${N}`,
      in: {seatSecret: hex(secret), ...where(at(0)), pass: 0, K: pt(K), inputs: inputs.map(card)},
      out: {
        pi,
        rho: nonces.take(N).map(sc),
        f: pass.f.map(card),
        c: pass.proof.c.map(pt),
        u: u.map(sc),
        U: sc(U),
        x: sc(x),
        z: z.map(sc),
        message: hex(encodePass(pass)),
      },
    };
  });
}

function rekey(): Vector[] {
  const secret = fill(1);
  const {x, Y} = seatKeys(secret);
  return [seatKeys(fill(2)).Y, sum([1, 2, 3].map(byte => seatKeys(fill(byte)).Y))].map((B, i) => {
    const e = pile(3, Y)[2]!;
    const made = proveRekey(secret, x, Y, B, e, 17, at(0));
    return {
      name: i === 0 ? 'to one seat' : 'to all seats',
      in: {seatSecret: hex(secret), ...where(at(0)), A: pt(Y), B: pt(B), e: card(e), handle: 17},
      out: {
        f: card(made.f),
        c: sc(made.c),
        sx: sc(made.sx),
        sr: sc(made.sr),
        message: hex(encodeRekey(made)),
      },
    };
  });
}

function exclude(): Vector[] {
  const secret = fill(1);
  const {x, Y} = seatKeys(secret);
  return [
    [2, 0],
    [2, 1],
    [4, 2],
  ].map(([q, own]) => {
    const M = Array.from({length: q!}, (_, i) => cardPoint(i));
    const e = pile(q!, Y)[own!]!;
    const made = proveExclusion(secret, x, Y, e, M, own!, 5, at(0));
    return {
      name: `q = ${q}, the card is number ${own}`,
      in: {seatSecret: hex(secret), ...where(at(0)), e: card(e), M: M.map(pt), own, handle: 5},
      out: {
        parts: made.parts.map(part => ({c: sc(part.c), s: sc(part.s)})),
        message: hex(encodeExclusion(made)),
      },
    };
  });
}

function backup(): Vector[] {
  return [3, 4, 5].map(n => {
    const secrets = Array.from({length: n}, (_, i) => fill(i + 1));
    const all = secrets.map(seatKeys);
    const othersThan = (j: number) => secrets.flatMap((_, m) => (m === j ? [] : [m]));
    const made = secrets.map((secret, j) =>
      makeBackup(secret, GAME, j, new Map(othersThan(j).map(m => [m, all[m]!]))),
    );
    const shareOf = (one: Backup, m: number) => unmask(one, GAME, m, times(one.E, all[m]!.x));
    const lost = 1;
    const shares = new Map(othersThan(lost).map(m => [m, shareOf(made[lost]!, m)]));
    return {
      name: `${n} seats`,
      in: {gameId: hex(GAME), seatSecrets: secrets.map(hex), lost},
      out: {
        messages: made.map(one => hex(encodeBackup(one))),
        // For each sender the shares of all other seats, ascending.
        shares: made.map(one => othersThan(one.seat).map(m => sc(shareOf(one, m)))),
        recover: [...shares].map(([seat, s]) => hex(encodeRecovery({lost, seat, s}))),
        x: sc(recoverKey(shares)),
      },
    };
  });
}

function commit(): Vector[] {
  return ['', 'attack', 'ż'].map(choice => {
    const secret = fill(1);
    const {commitment, disclosure} = makeCommitment(secret, GAME, RID, 1, utf8(choice));
    return {
      name: `choice of ${utf8(choice).length} bytes`,
      in: {seatSecret: hex(secret), gameId: hex(GAME), rid: hex(RID), seat: 1, choice: hex(utf8(choice))},
      out: {
        salt: hex(disclosure.salt),
        C: hex(commitment.C),
        commit: hex(encodeCommitment(commitment)),
        disclose: hex(encodeDisclosure(disclosure)),
      },
    };
  });
}

/** A bot with heirs, with one keeper and with two. */
function bots(): Vector[] {
  const root = encodeScalar(258n);
  const {secret, keys} = rooted(root);
  return [[0], [0, 2]].map(keepers => {
    const seat = 1;
    const secrets = keepers.map(keeper => fill(keeper + 1));
    const keepersKeys = new Map(keepers.map((keeper, i) => [keeper, seatKeys(secrets[i]!)]));
    const choice = utf8('a choice that takes more than one block of the stream that hides it, padded  ');
    const {commitment} = makeCommitment(secret, GAME, RID, seat, choice);
    const box = boxOf(secret, commitment, choice);
    return {
      name: `kept by ${keepers.length}`,
      in: {
        ...{root: hex(root), gameId: hex(GAME), rid: hex(RID), seat, keepers},
        ...{keepersSecrets: secrets.map(hex), choice: hex(choice)},
      },
      out: {
        secret: hex(secret),
        idKey: hex(ed25519.getPublicKey(rootSeed(root))),
        keys: hex(encodeKeys(makeKeys(secret, GAME, seat, keys))),
        backup: hex(encodeBackup(makeBackup(secret, GAME, seat, keepersKeys, 2, keys))),
        box: hex(box),
        commit: hex(encodeBoxed({commitment, box})),
      },
    };
  });
}

function ack(): Vector[] {
  const seed = fill(9);
  const head = {term: 1, seq: 258, entryHash: ENTRY};
  const made = makeAck(bytes => ed25519.sign(bytes, seed), GAME, 2, head);
  return [
    {
      name: 'ack',
      in: {idSeed: hex(seed), gameId: hex(GAME), seat: 2, term: 1, seq: 258, entryHash: hex(ENTRY)},
      out: {idKey: hex(ed25519.getPublicKey(seed)), message: hex(encodeAck(made))},
    },
  ];
}

function part(): Vector[] {
  const seed = fill(9);
  return PARTS.map((kind, i) => {
    const bytes = utf8(`the bytes of a ${kind}`);
    const made = signPart(bytes => ed25519.sign(bytes, seed), GAME, {
      seat: 2,
      kind,
      rid: RID,
      head: ENTRY,
      bytes,
    });
    return {
      name: kind,
      in: {
        ...{idSeed: hex(seed), gameId: hex(GAME), rid: hex(RID), seat: 2, kind: i},
        ...{head: hex(ENTRY), bytes: hex(bytes)},
      },
      out: {message: hex(encodePart(made))},
    };
  });
}

/** File name without ending, to its content. */
export const vectorFiles = async (): Promise<Record<string, Vector[]>> => ({
  bots: bots(),
  group: group(),
  hash: hash(),
  context: context(),
  transcript: transcript(),
  keys: keys(),
  share: share(),
  beacon: beacon(),
  shuffle: shuffle(),
  rekey: rekey(),
  exclude: exclude(),
  backup: backup(),
  commit: commit(),
  ack: ack(),
  part: part(),
  life: life(),
  seats: seats(),
  certificate: certificate(),
  log: await log(),
});
