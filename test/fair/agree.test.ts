/**
 * The library against the second implementation in `plain/`, which was written from the protocol text alone: the same
 * vectors, the same bytes in random transcripts, the same refusals. `agree-bytes.test.ts` is about reading alone.
 */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {ed25519} from '@noble/curves/ed25519.js';
import {seededRng} from '../../src/base/rng.ts';
import * as libAck from '../../src/fair/ack.ts';
import * as libBackup from '../../src/fair/backup.ts';
import * as libBeacon from '../../src/fair/beacon.ts';
import * as libCommit from '../../src/fair/commit.ts';
import {FairError} from '../../src/fair/errors.ts';
import * as libExclude from '../../src/fair/exclude.ts';
import {decodeScalar} from '../../src/fair/group.ts';
import * as libPossession from '../../src/fair/possession.ts';
import * as libRekey from '../../src/fair/rekey.ts';
import {seatKeys} from '../../src/fair/seat-secret.ts';
import * as libShare from '../../src/fair/share.ts';
import {decodePass, encodePass} from '../../src/fair/shuffle.ts';
import {provePass} from '../../src/fair/shuffle-prove.ts';
import {verifyPass} from '../../src/fair/shuffle-verify.ts';
import {verifyStrict} from '../../src/log/strict-ed25519.ts';
import * as plainAck from './plain/ack.ts';
import * as plainBackup from './plain/backup.ts';
import * as plainBeacon from './plain/beacon.ts';
import {hex, int, join, Refused, u8, u16} from './plain/bytes.ts';
import * as plainCommit from './plain/commit.ts';
import {type Context, cardPoint, type KeyPair, requestRid, salt, seatKey, setupRid} from './plain/context.ts';
import * as plainExclude from './plain/exclude.ts';
import {add, type Ciphertext, G, H64, l, mul, O, type Point, pt, readScalar, S, sc} from './plain/group.ts';
import {lookUp, open, plaintext, strip} from './plain/handle.ts';
import * as plainPossession from './plain/possession.ts';
import * as plainRecovery from './plain/recovery.ts';
import * as plainRekey from './plain/rekey.ts';
import * as plainShare from './plain/share.ts';
import {proveShuffle, readPass, writePass} from './plain/shuffle.ts';
import {passMessageHolds} from './plain/shuffle-verify.ts';
import {outOf} from './plain/vectors.ts';
import {vectorFiles} from './support/vectors.ts';

// ---- vectors ------------------------------------------------------------------------------------------------------

const FOLDER = 'test/vectors/fair';

interface Vector {
  readonly name: string;
  readonly in: object;
  readonly out: object;
}

const committed = (file: string): Vector[] => JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8'));

const fromLibrary = vectorFiles();

test('both implementations know every file of vectors', () => {
  const files = readdirSync(FOLDER).filter(file => file.endsWith('.json'));
  const names = files.map(file => file.slice(0, -'.json'.length)).sort();
  assert.deepEqual(Object.keys(outOf).sort(), names);
  assert.deepEqual(Object.keys(fromLibrary).sort(), names);
});

for (const [name, plain] of Object.entries(outOf))
  test(`both implementations compute the vectors of ${name}`, () => {
    const vectors = committed(name);
    assert.ok(vectors.length > 0);
    assert.deepEqual(JSON.parse(JSON.stringify(fromLibrary[name])), vectors);
    for (const {name, in: given, out} of vectors) {
      // The hash of the state is the library's own: the protocol text does not spell its bytes.
      const {stateHash: _, ...spelled} = out as {stateHash?: string};
      assert.deepEqual(plain(given as never), spelled, name);
    }
  });

// ---- random transcripts -------------------------------------------------------------------------------------------

/** One message (or the few that belong together) and who accepts it, at the table of this name. */
interface Transcript {
  readonly gameId: Uint8Array;
  library(): Uint8Array;
  plain(): Uint8Array;
  libraryAccepts(message: Uint8Array, gameId: Uint8Array): boolean;
  plainAccepts(message: Uint8Array, gameId: Uint8Array): boolean;
  /** What both conclude from it. */
  conclusions?(): [library: unknown, plain: unknown];
}

class Chance {
  private readonly rng;

  constructor(seed: string) {
    this.rng = seededRng(seed);
  }

  below = (n: number): number => this.rng.below(n);
  bytes = (n: number): Uint8Array => Uint8Array.from({length: n}, () => this.below(256));
  list = <X>(n: number, make: (i: number) => X): X[] => Array.from({length: n}, (_, i) => make(i));
  scalar = (): bigint => S(H64('agree', this.bytes(16)));
  point = (): Point => mul(this.scalar(), G);
  ciphertext = (): Ciphertext => ({a: this.point(), b: this.point()});

  /** A seat that proves something, and where. */
  prover() {
    const context: Context = {
      gameId: this.bytes(32),
      rid: this.bytes(32),
      seat: this.below(6),
      item: this.below(3) === 0 ? this.below(65536) : 0,
    };
    const secret = this.bytes(32);
    return {context, secret, card: seatKey('card', secret), beacon: seatKey('beacon', secret)};
  }

  /** One byte, whichever, is another. */
  mutated(message: Uint8Array): Uint8Array {
    const at = this.below(message.length);
    const copy = message.slice();
    copy[at] = copy[at]! ^ (1 + this.below(255));
    return copy;
  }
}

function possession(chance: Chance): Transcript {
  const {context, secret} = chance.prover();
  const {gameId} = context;
  // The other seats stand already; the seat of the transcript joins as the last one.
  const before = chance.list(chance.below(2), i =>
    plainPossession.writeSeatKeys(gameId, i, chance.bytes(32)),
  );
  const seat = before.length;
  return {
    gameId,
    library: () => libPossession.encodeKeys(libPossession.makeKeys(secret, gameId, seat)),
    plain: () => plainPossession.writeSeatKeys(gameId, seat, secret),
    libraryAccepts: (message, table) => {
      const read = libPossession.decodeKeys(message);
      libPossession.checkKeys(read, table, before.map(libPossession.decodeKeys));
      return read.seat === seat;
    },
    plainAccepts: (message, table) => plainPossession.seatKeysHold(table, [...before, message]),
  };
}

function share(chance: Chance): Transcript {
  const {context, secret, card, beacon} = chance.prover();
  const pair = chance.below(2) === 0 ? card : beacon;
  const P = chance.list([1, 1, 2, 3, 5][chance.below(5)]!, chance.point);
  return {
    gameId: context.gameId,
    library: () => libShare.encodeShare(libShare.proveShare(secret, pair.secret, pair.key, P, context)),
    plain: () => plainShare.writeShare(context, plainShare.proveShare(context, secret, pair, P)),
    libraryAccepts: (message, gameId) =>
      libShare.verifyShare(libShare.decodeShare(message), pair.key, P, {...context, gameId}),
    plainAccepts: (message, gameId) =>
      plainShare.shareMessageHolds({...context, gameId}, pair.key, P, message),
  };
}

function beacon(chance: Chance): Transcript {
  const [gameId, entryHash] = [chance.bytes(32), chance.bytes(32)];
  const rid = requestRid(gameId, entryHash, chance.below(3));
  const point = plainBeacon.beaconPoint(gameId, rid);
  const secrets = chance.list(1 + chance.below(3), () => chance.bytes(32));
  const at = (seat: number, table = gameId) => ({gameId: table, rid, seat, item: 0});
  const keys = secrets.map(secret => seatKey('beacon', secret).key);
  const senders = new Map(secrets.map((_, seat) => [seat, 1]));
  const [sides, from] = [2 + chance.below(30), 2 + chance.below(40)];
  const count = 1 + chance.below(from);
  const shares = secrets.map((secret, seat) => ({
    seat,
    share: plainShare.proveShare(at(seat), secret, seatKey('beacon', secret), [point]),
  }));
  return {
    gameId,
    library: () => {
      const P = [libBeacon.beaconPoint(gameId, rid)];
      const made = secrets.map((secret, seat) => {
        const {b, B} = seatKeys(secret);
        return libShare.proveShare(secret, b, B, P, at(seat));
      });
      return libShare.encodeOpening(rid, made);
    },
    plain: () => plainShare.writeOpening(rid, shares),
    libraryAccepts: (message, table) =>
      libShare
        .decodeOpening(message, senders)
        .every(each => libShare.verifyShare(each, keys[each.seat]!, [point], at(each.seat, table))),
    plainAccepts: (message, table) => {
      const read = plainShare.readOpening(message, 1);
      if (hex(read.rid) !== hex(rid) || read.shares.length !== keys.length) return false;
      return read.shares.every(
        ({seat, share}, i) => seat === i && plainShare.shareHolds(at(seat, table), keys[i]!, [point], share),
      );
    },
    conclusions: () => {
      const opening = libShare.decodeOpening(plainShare.writeOpening(rid, shares), senders);
      const value = libBeacon.beaconValue(gameId, rid, opening);
      const libraryDraws = libBeacon.drawAll(libBeacon.beaconWords(value), [
        {kind: 'roll', sides: [sides, 6, 6]},
        {kind: 'pick', from, count},
      ]);
      const plainValue = plainBeacon.beaconValue(
        gameId,
        rid,
        shares.map(each => each.share.D[0]!),
      );
      const words = plainBeacon.beaconWords(plainValue);
      const rolled = [sides, 6, 6].map(m => plainBeacon.uniform(words, m) + 1);
      return [
        {value, drawn: libraryDraws},
        {value: plainValue, drawn: [rolled, plainBeacon.draws(words, from, count)]},
      ];
    },
  };
}

function rekey(chance: Chance): Transcript {
  const {context, secret, card} = chance.prover();
  const e = chance.ciphertext();
  const B = add(...chance.list(1 + chance.below(3), chance.point));
  const handle = chance.below(2 ** 32);
  const made = () => plainRekey.proveRekey(context, secret, card, B, e);
  return {
    gameId: context.gameId,
    library: () =>
      libRekey.encodeRekey(libRekey.proveRekey(secret, card.secret, card.key, B, e, handle, context)),
    plain: () => plainRekey.writeRekey(context, handle, made()),
    libraryAccepts: (message, gameId) => {
      const read = libRekey.decodeRekey(message);
      return read.handle === handle && libRekey.verifyRekey(read, card.key, B, e, {...context, gameId});
    },
    plainAccepts: (message, gameId) =>
      plainRekey.rekeyMessageHolds({...context, gameId}, handle, card.key, B, e, message),
  };
}

function exclusion(chance: Chance): Transcript {
  const {context, secret, card} = chance.prover();
  const M = chance.list(1 + chance.below(4), v => cardPoint(context.gameId, 'catan/resource', v));
  const own = chance.below(M.length);
  const a = chance.point();
  const e = {a, b: add(M[own]!, mul(card.secret, a))};
  const handle = chance.below(2 ** 32);
  return {
    gameId: context.gameId,
    library: () =>
      libExclude.encodeExclusion(
        libExclude.proveExclusion(secret, card.secret, card.key, e, M, own, handle, context),
      ),
    plain: () =>
      plainExclude.writeMember(context, handle, plainExclude.proveMember(context, secret, card, e, M, own)),
    libraryAccepts: (message, gameId) => {
      const read = libExclude.decodeExclusion(message);
      return read.handle === handle && libExclude.verifyExclusion(read, card.key, e, M, {...context, gameId});
    },
    plainAccepts: (message, gameId) =>
      plainExclude.memberMessageHolds({...context, gameId}, handle, card.key, e, M, message),
  };
}

function shuffle(chance: Chance): Transcript {
  const {context, secret} = chance.prover();
  const K = add(...chance.list(1 + chance.below(4), chance.point));
  const e = chance.list(1 + chance.below(5), () =>
    chance.below(4) === 0 ? open(chance.point()) : chance.ciphertext(),
  );
  const pass = chance.below(6);
  return {
    gameId: context.gameId,
    library: () => encodePass(provePass(secret, e, K, context, pass).pass),
    plain: () => writePass(context, pass, proveShuffle(context, secret, pass, K, e).argument),
    libraryAccepts: (message, gameId) => {
      const read = decodePass(message);
      return read.pass === pass && verifyPass(read, e, K, {...context, gameId});
    },
    plainAccepts: (message, gameId) => passMessageHolds({...context, gameId}, pass, K, e, message),
    conclusions: () => [
      provePass(secret, e, K, context, pass).pi,
      proveShuffle(context, secret, pass, K, e).pi,
    ],
  };
}

/** A commitment and its disclosure, one after the other. */
function commitment(chance: Chance): Transcript {
  const {context, secret} = chance.prover();
  const {gameId, rid, seat} = context;
  const choice = chance.bytes(chance.below(40));
  const LENGTH = 65;
  return {
    gameId,
    library: () => {
      const made = libCommit.makeCommitment(secret, gameId, rid, seat, choice);
      return join(libCommit.encodeCommitment(made.commitment), libCommit.encodeDisclosure(made.disclosure));
    },
    plain: () => {
      const grain = salt(secret, gameId, rid);
      const C = plainCommit.commitment(gameId, rid, seat, choice, grain);
      return join(plainCommit.writeCommit(seat, rid, C), plainCommit.writeDisclose(seat, rid, grain, choice));
    },
    libraryAccepts: (message, table) =>
      libCommit.verifyDisclosure(
        table,
        libCommit.decodeDisclosure(message.slice(LENGTH)),
        libCommit.decodeCommitment(message.slice(0, LENGTH)),
      ),
    plainAccepts: (message, table) =>
      plainCommit.disclosureHolds(table, message.slice(0, LENGTH), message.slice(LENGTH)),
  };
}

/** One seat's back-up, the shares of all others when it is lost, and its recovered card key. */
function backup(chance: Chance): Transcript {
  const gameId = chance.bytes(32);
  const secrets = chance.list(3 + chance.below(3), () => chance.bytes(32));
  const pairs = secrets.map(secret => seatKey('card', secret));
  const Y = pairs.map(pair => pair.key);
  const n = secrets.length;
  const lost = chance.below(n);
  const rest = [...secrets.keys()].filter(m => m !== lost);
  const parts = (message: Uint8Array) => {
    const length = 1 + 32 * (1 + (n - 2) + (n - 1));
    const end = length + 34 * (n - 1);
    return {
      backup: message.slice(0, length),
      recover: rest.map((_, i) => message.slice(length + 34 * i, length + 34 * (i + 1))),
      x: message.slice(end),
    };
  };
  return {
    gameId,
    library: () => {
      const made = libBackup.makeBackup(secrets[lost]!, gameId, lost, new Map(rest.map(m => [m, Y[m]!])));
      const shares = rest.map(seat => ({
        lost,
        seat,
        s: libBackup.unmask(made, gameId, seat, mul(pairs[seat]!.secret, made.E)),
      }));
      const x = libBackup.recoverKey(new Map(shares.map(({seat, s}) => [seat, s])));
      return join(libBackup.encodeBackup(made), ...shares.map(libBackup.encodeRecovery), sc(x));
    },
    plain: () => {
      const made = plainBackup.makeBackup(gameId, lost, secrets[lost]!, rest, Y);
      const recover = rest.map(m =>
        plainRecovery.writeRecover(lost, m, plainBackup.unmask(gameId, rest, m, pairs[m]!.secret, made)),
      );
      return join(plainBackup.writeBackup(made), ...recover, sc(plainRecovery.recoverKey(recover)));
    },
    libraryAccepts: (message, table) => {
      const {backup, recover, x} = parts(message);
      const read = libBackup.decodeBackup(backup, seat => (seat === lost ? rest : [0]));
      const holds = (m: number, s: bigint) => libBackup.isShareOf(read, Y[lost]!, m, s);
      if (read.seat !== lost || !mul(decodeScalar(x, 'x'), G).equals(Y[lost]!)) return false;
      return rest.every((m, i) => {
        const share = libBackup.decodeRecovery(recover[i]!);
        if (share.lost !== lost || share.seat !== m || !holds(m, share.s)) return false;
        return holds(m, libBackup.unmask(read, table, m, mul(pairs[m]!.secret, read.E)));
      });
    },
    plainAccepts: (message, table) => {
      const {backup, recover, x} = parts(message);
      const read = plainBackup.readBackup(seat => (seat === lost ? rest : []), backup);
      if (read.seat !== lost || !mul(readScalar(x), G).equals(Y[lost]!)) return false;
      return rest.every(
        (m, i) =>
          plainRecovery.recoverHolds(lost, m, Y[lost]!, read.A, recover[i]!) &&
          plainBackup.backupShareHolds(
            Y[lost]!,
            read.A,
            m,
            plainBackup.unmask(table, rest, m, pairs[m]!.secret, read),
          ),
      );
    },
  };
}

/** The acknowledgements of all seats for one entry. */
function certificate(chance: Chance): Transcript {
  const gameId = chance.bytes(32);
  const seeds = chance.list(1 + chance.below(3), () => chance.bytes(32));
  const idKeys = seeds.map(seed => ed25519.getPublicKey(seed));
  const place = {term: chance.below(5), seq: chance.below(2 ** 32), entryHash: chance.bytes(32)};
  const acks = (message: Uint8Array) =>
    seeds.map((_, i) => message.slice(105 * i, i + 1 < seeds.length ? 105 * (i + 1) : message.length));
  const seats = [...seeds.keys()];
  return {
    gameId,
    library: () =>
      join(
        ...seeds.map((seed, seat) =>
          libAck.encodeAck(libAck.makeAck(bytes => ed25519.sign(bytes, seed), gameId, seat, place)),
        ),
      ),
    plain: () => join(...seeds.map((seed, seat) => plainAck.writeAck(seed, gameId, seat, place))),
    libraryAccepts: (message, table) =>
      libAck.isCertified(acks(message).map(libAck.decodeAck), place, {
        ...{persons: seats, gameId: table, verify: verifyStrict},
        seats: idKeys.map(idKey => ({idKey})),
      }),
    plainAccepts: (message, table) =>
      plainAck.certificateHolds(
        table,
        seats.map(seat => ({seat, idKey: idKeys[seat]!})),
        place,
        acks(message),
      ),
  };
}

type Verdict = 'accepted' | 'not a message' | 'a false one';

/** Anything that is thrown, except an implementation's own refusal, fails the test. */
function verdict(accepts: () => boolean, Refusal: typeof FairError | typeof Refused): Verdict {
  try {
    return accepts() ? 'accepted' : 'a false one';
  } catch (error) {
    if (error instanceof Refusal) return 'not a message';
    throw error;
  }
}

/** @returns what the second implementation has against it */
function bothRefuse(what: string, transcript: Transcript, message: Uint8Array, gameId = transcript.gameId) {
  const library = verdict(() => transcript.libraryAccepts(message, gameId), FairError);
  const plain = verdict(() => transcript.plainAccepts(message, gameId), Refused);
  assert.notEqual(library, 'accepted', `the library refuses ${what}`);
  assert.notEqual(plain, 'accepted', `the second implementation refuses ${what}`);
  return plain;
}

/** Tries at most, until a mutated message can be read and the equations have to refuse it. */
const MUTATIONS = 8;

function agree(transcript: Transcript, chance: Chance): void {
  const {gameId} = transcript;
  const message = transcript.library();
  assert.equal(hex(transcript.plain()), hex(message), 'both prove the same bytes');
  assert.equal(
    verdict(() => transcript.libraryAccepts(message, gameId), FairError),
    'accepted',
  );
  assert.equal(
    verdict(() => transcript.plainAccepts(message, gameId), Refused),
    'accepted',
  );
  if (transcript.conclusions) {
    const [library, plain] = transcript.conclusions();
    assert.deepEqual(library, plain);
  }
  bothRefuse('a message cut short', transcript, message.slice(0, -1));
  bothRefuse('a trailing byte', transcript, join(message, chance.bytes(1)));
  bothRefuse('the message at another table', transcript, message, chance.bytes(32));
  for (let i = 0; i < MUTATIONS; i++)
    if (bothRefuse('a mutated byte', transcript, chance.mutated(message)) === 'a false one') break;
}

const TRANSCRIPTS: readonly [kind: string, count: number, make: (chance: Chance) => Transcript][] = [
  ['keys with proofs of possession', 120, possession],
  ['shares', 230, share],
  ['beacons', 200, beacon],
  ['re-keys', 150, rekey],
  ['exclusions', 100, exclusion],
  ['commitments', 100, commitment],
  ['acknowledgements', 50, certificate],
  ['back-ups with recovery', 20, backup],
  ['shuffles', 30, shuffle],
];

test('the random transcripts are 1,000', () => {
  assert.equal(
    TRANSCRIPTS.reduce((total, [, count]) => total + count, 0),
    1000,
  );
});

for (const [kind, count, make] of TRANSCRIPTS)
  test(`${count} random transcripts of ${kind}: the same bytes, accepted by both, mutated refused by both`, () => {
    for (let i = 0; i < count; i++) {
      const seed = `agree ${kind} ${i}`;
      const chance = new Chance(seed);
      try {
        agree(make(chance), chance);
      } catch (error) {
        throw new Error(`transcript with the seed "${seed}"`, {cause: error});
      }
    }
  });

// ---- edges --------------------------------------------------------------------------------------------------------

/** Both judge the message alike. */
function bothSay(accepted: boolean, what: string, library: () => boolean, plain: () => boolean): void {
  assert.equal(verdict(library, FairError) === 'accepted', accepted, `the library: ${what}`);
  assert.equal(verdict(plain, Refused) === 'accepted', accepted, `the second implementation: ${what}`);
}

test('both judge keys at the edge alike: identity, the same key twice, in one seat or in two', () => {
  const chance = new Chance('agree edges keys');
  const gameId = chance.bytes(32);
  const rid = setupRid(gameId);
  const secret = chance.bytes(32);
  const first = chance.bytes(32);
  const before = plainPossession.writeSeatKeys(gameId, 0, first);
  const own = {beacon: seatKey('beacon', secret), card: seatKey('card', secret)};
  const nothing = {secret: 0n, key: O};
  const keys = (beacon: KeyPair, card: KeyPair) => {
    const part = (pair: KeyPair, item: number) => {
      const proof = plainPossession.provePossession({gameId, rid, seat: 1, item}, secret, pair);
      return join(pt(pair.key), sc(proof.c), sc(proof.s));
    };
    return join(u8(1), part(beacon, 0), part(card, 1));
  };
  const say = (accepted: boolean, what: string, message: Uint8Array) =>
    bothSay(
      accepted,
      what,
      () => {
        libPossession.checkKeys(libPossession.decodeKeys(message), gameId, [
          libPossession.decodeKeys(before),
        ]);
        return true;
      },
      () => plainPossession.seatKeysHold(gameId, [before, message]),
    );
  say(true, 'two keys of its own', keys(own.beacon, own.card));
  say(false, 'beacon key O', keys(nothing, own.card));
  say(false, 'card key O', keys(own.beacon, nothing));
  say(false, 'one key for both', keys(own.card, own.card));
  say(false, 'the beacon key of another seat', keys(seatKey('beacon', first), own.card));
  say(false, 'the card key of another seat as beacon key', keys(seatKey('card', first), own.card));
});

test('both judge shares at the edge alike: identity points, no points, s + l, another item', () => {
  const chance = new Chance('agree edges shares');
  const {context, secret, card} = chance.prover();
  const say = (accepted: boolean, what: string, message: Uint8Array, P: Point[], at = context) =>
    bothSay(
      accepted,
      what,
      () => libShare.verifyShare(libShare.decodeShare(message), card.key, P, at),
      () => plainShare.shareMessageHolds(at, card.key, P, message),
    );
  const point = chance.point();
  for (const P of [[O], [O, O], [point, O], [point, point]]) {
    const message = plainShare.writeShare(context, plainShare.proveShare(context, secret, card, P));
    say(true, `${P.length} points, some O or equal`, message, P);
    say(false, 'another item', message, P, {...context, item: context.item + 1});
    const s = int(message.slice(-32)) + l;
    const shifted = Uint8Array.from({length: 32}, (_, i) => Number((s >> BigInt(8 * i)) & 255n));
    say(false, 's + l', join(message.slice(0, -32), shifted), P);
  }
  const none = join(u8(context.seat), context.rid, u16(0), sc(1n), sc(1n));
  say(false, 'no points', none, []);
  say(false, 'more points announced than sent', join(none.slice(0, 33), u16(65535), none.slice(35)), []);
});

test('both judge lists at the edge alike: empty, a lie, the card twice, an open card', () => {
  const chance = new Chance('agree edges exclusion');
  const {context, secret, card} = chance.prover();
  const [one, two, three] = chance.list(3, v => cardPoint(context.gameId, 'catan/resource', v)) as [
    Point,
    Point,
    Point,
  ];
  const a = chance.point();
  const e = {a, b: add(one, mul(card.secret, a))};
  const say = (accepted: boolean, what: string, of: Ciphertext, M: Point[], own: number) => {
    const parts = M.length > 0 ? plainExclude.proveMember(context, secret, card, of, M, own) : [];
    const message = plainExclude.writeMember(context, 7, parts);
    bothSay(
      accepted,
      what,
      () => libExclude.verifyExclusion(libExclude.decodeExclusion(message), card.key, of, M, context),
      () => plainExclude.memberMessageHolds(context, 7, card.key, of, M, message),
    );
  };
  say(true, 'the card is second', e, [two, one, three], 1);
  say(false, 'a lie about which', e, [one, two, three], 1);
  say(false, 'the card is not listed', e, [two, three], 0);
  say(false, 'empty', e, [], 0);
  say(true, 'the card twice', e, [one, one], 1);
  say(true, 'an open card', open(one), [one, two], 0);
});

test('both judge shuffles at the edge alike: no cards, all open and equal, outputs of another pass', () => {
  const chance = new Chance('agree edges shuffle');
  const {context, secret} = chance.prover();
  const K = chance.point();
  const M = chance.point();
  const say = (accepted: boolean, what: string, e: Ciphertext[], message: Uint8Array) =>
    bothSay(
      accepted,
      what,
      () => verifyPass(decodePass(message), e, K, context),
      () => passMessageHolds(context, 0, K, e, message),
    );
  const made = (e: Ciphertext[]) => writePass(context, 0, proveShuffle(context, secret, 0, K, e).argument);
  const equal = [open(M), open(M), {a: O, b: O}];
  say(true, 'open cards, two equal, one O', equal, made(equal));
  say(false, 'proved for other inputs', equal, made([open(M), open(M), open(M)]));
  say(false, 'proved for the inputs in another order', [equal[2]!, equal[0]!, equal[1]!], made(equal));
  const none = join(
    u8(context.seat),
    context.rid,
    u8(0),
    u16(0),
    ...chance.list(5, () => pt(O)),
    ...chance.list(4, () => sc(0n)),
  );
  say(false, 'no cards', [], none);
});

// ---- one table of both --------------------------------------------------------------------------------------------

test('a seat that runs the library and one that runs the second implementation play one deck together', () => {
  const chance = new Chance('agree one table');
  const gameId = chance.bytes(32);
  const secrets = chance.list(2, () => chance.bytes(32));
  const [one, two] = secrets.map(secret => seatKey('card', secret)) as [KeyPair, KeyPair];
  const K = plainPossession.jointKey([one.key, two.key]);
  const deck = chance.list(4, v => cardPoint(gameId, 'sj/deck', v));
  const at = (seat: number): Context => ({gameId, rid: chance.bytes(32), seat, item: 0});

  // Seat 0 shuffles with the library, seat 1 after it with the second implementation; each believes the other's proof.
  const minted = deck.map(open);
  const first = at(0);
  const firstPass = encodePass(provePass(secrets[0]!, minted, K, first, 0).pass);
  assert.ok(passMessageHolds(first, 0, K, minted, firstPass));
  const between = readPass(firstPass).argument.f;
  const second = at(1);
  const secondPass = writePass(second, 1, proveShuffle(second, secrets[1]!, 1, K, between).argument);
  const read = decodePass(secondPass);
  assert.ok(verifyPass(read, between, K, second));
  const pile = read.f;

  // Seat 0 deals the top card to seat 1, which reads it.
  const top = pile[0]!;
  const deal = at(0);
  const given = libShare.proveShare(secrets[0]!, one.secret, one.key, [top.a], deal);
  assert.ok(plainShare.shareMessageHolds(deal, one.key, [top.a], libShare.encodeShare(given)));
  const held = strip(top, [...given.D]);
  const face = lookUp(plaintext(held, [mul(two.secret, held.a)]), deck);
  assert.ok(face >= 0, 'the face is a card of the deck');

  // Seat 1 hands it on to seat 0, face down; seat 0 turns it up and seat 1 sees that it is the same card.
  const hand = at(1);
  const passed = plainRekey.proveRekey(hand, secrets[1]!, two, one.key, held);
  const taken = libRekey.decodeRekey(plainRekey.writeRekey(hand, 0, passed));
  assert.ok(libRekey.verifyRekey(taken, two.key, one.key, held, hand));
  const turn = at(0);
  const opened = libShare.proveShare(secrets[0]!, one.secret, one.key, [taken.f.a], turn);
  assert.ok(plainShare.shareMessageHolds(turn, one.key, [taken.f.a], libShare.encodeShare(opened)));
  assert.equal(lookUp(plaintext(passed.f, [...opened.D]), deck), face);

  // Both turn up the rest of the pile: each card once.
  const rest = pile.slice(1);
  const points = rest.map(card => card.a);
  const [left, right] = [at(0), at(1)];
  const mine = libShare.proveShare(secrets[0]!, one.secret, one.key, points, left);
  const theirs = plainShare.proveShare(right, secrets[1]!, two, points);
  assert.ok(plainShare.shareMessageHolds(left, one.key, points, libShare.encodeShare(mine)));
  const message = plainShare.writeShare(right, theirs);
  assert.ok(libShare.verifyShare(libShare.decodeShare(message), two.key, points, right));
  const faces = rest.map((card, i) => lookUp(plaintext(card, [mine.D[i]!, theirs.D[i]!]), deck));
  assert.deepEqual([face, ...faces].sort(), [0, 1, 2, 3]);
});

test('both convict a seat that acknowledges two entries in one place, and no other', () => {
  const chance = new Chance('agree equivocation');
  const [gameId, seed] = [chance.bytes(32), chance.bytes(32)];
  const idKey = ed25519.getPublicKey(seed);
  const ack = (term: number, seq: number, fill: number) =>
    plainAck.writeAck(seed, gameId, 2, {term, seq, entryHash: new Uint8Array(32).fill(fill)});
  const say = (guilty: boolean, one: Uint8Array, two: Uint8Array) => {
    assert.equal(plainAck.equivocates(gameId, 2, idKey, one, two), guilty);
    const breach = libAck.equivocation(
      ...([libAck.decodeAck(one), libAck.decodeAck(two)] as const),
      gameId,
      idKey,
      verifyStrict,
    );
    assert.equal(breach !== null, guilty);
  };
  say(true, ack(1, 7, 1), ack(1, 7, 2));
  say(false, ack(1, 7, 1), ack(1, 7, 1));
  say(false, ack(1, 7, 1), ack(1, 8, 2));
  say(false, ack(1, 7, 1), ack(2, 7, 2));
  const forged = ack(1, 7, 2);
  forged[104] = forged[104]! ^ 1;
  say(false, ack(1, 7, 1), forged);
});

test('both find out who lied about a back-up: the sender, or the one who complains', () => {
  const chance = new Chance('agree complaint');
  const gameId = chance.bytes(32);
  const secrets = chance.list(4, () => chance.bytes(32));
  const pairs = secrets.map(secret => seatKey('card', secret));
  const Y = pairs.map(pair => pair.key);
  const [sender, complainer] = [1, 3];
  const right = plainBackup.makeBackup(gameId, sender, secrets[sender]!, [0, 2, 3], Y);
  // Seats 0, 2, 3: the last one's share is wrong.
  const wrong = {...right, ct: right.ct.map((ct, i) => (i === 2 ? (ct + 1n) % l : ct))};
  for (const [made, senderLied] of [
    [right, false],
    [wrong, true],
  ] as const) {
    const shared = mul(pairs[complainer]!.secret, made.E);
    const decoded = libBackup.decodeBackup(plainBackup.writeBackup(made), () => [0, 2, 3]);
    const s = libBackup.unmask(decoded, gameId, complainer, shared);
    assert.equal(!libBackup.isShareOf(decoded, Y[sender]!, complainer, s), senderLied);
    assert.equal(
      plainBackup.complaintHolds(gameId, [0, 2, 3], complainer, shared, made, Y[sender]!),
      senderLied,
    );
  }
});
