/** Random transcripts of every proof and message: made, and judged, by the library and by the second implementation. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ed25519} from '@noble/curves/ed25519.js';
import * as libAck from '../../../src/fair/ack.ts';
import * as libBackup from '../../../src/fair/backup.ts';
import * as libBeacon from '../../../src/fair/beacon.ts';
import * as libCommit from '../../../src/fair/commit.ts';
import {FairError} from '../../../src/fair/errors.ts';
import * as libExclude from '../../../src/fair/exclude.ts';
import {decodeScalar} from '../../../src/fair/group.ts';
import * as libPossession from '../../../src/fair/possession.ts';
import * as libRekey from '../../../src/fair/rekey.ts';
import {seatKeys} from '../../../src/fair/seat-secret.ts';
import * as libShare from '../../../src/fair/share.ts';
import {decodePass, encodePass} from '../../../src/fair/shuffle.ts';
import {provePass} from '../../../src/fair/shuffle-prove.ts';
import {verifyPass} from '../../../src/fair/shuffle-verify.ts';
import {verifyStrict} from '../../../src/log/strict-ed25519.ts';
import * as plainAck from '../plain/ack.ts';
import * as plainBackup from '../plain/backup.ts';
import * as plainBeacon from '../plain/beacon.ts';
import {hex, join, Refused} from '../plain/bytes.ts';
import * as plainCommit from '../plain/commit.ts';
import {cardPoint, requestRid, salt, seatKey} from '../plain/context.ts';
import * as plainExclude from '../plain/exclude.ts';
import {add, G, mul, readScalar, sc} from '../plain/group.ts';
import {open} from '../plain/handle.ts';
import * as plainPossession from '../plain/possession.ts';
import * as plainRecovery from '../plain/recovery.ts';
import * as plainRekey from '../plain/rekey.ts';
import * as plainShare from '../plain/share.ts';
import {proveShuffle, writePass} from '../plain/shuffle.ts';
import {passMessageHolds} from '../plain/shuffle-verify.ts';
import {Chance} from './chance.ts';

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
      return libShare.encodeShares(rid, made);
    },
    plain: () => plainShare.writeOpening(rid, shares),
    libraryAccepts: (message, table) =>
      libShare
        .decodeShares(message, senders)
        .every(each => libShare.verifyShare(each, keys[each.seat]!, [point], at(each.seat, table))),
    plainAccepts: (message, table) => {
      const read = plainShare.readOpening(message, 1);
      if (hex(read.rid) !== hex(rid) || read.shares.length !== keys.length) return false;
      return read.shares.every(
        ({seat, share}, i) => seat === i && plainShare.shareHolds(at(seat, table), keys[i]!, [point], share),
      );
    },
    conclusions: () => {
      const opening = libShare.decodeShares(plainShare.writeOpening(rid, shares), senders);
      const value = libBeacon.beaconValue(
        gameId,
        rid,
        opening.map(({D}) => D[0]!),
      );
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
      const made = libBackup.makeBackup(
        secrets[lost]!,
        gameId,
        lost,
        new Map(rest.map(m => [m, {Y: Y[m]!, B: Y[m]!}])),
      );
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
export function verdict(accepts: () => boolean, Refusal: typeof FairError | typeof Refused): Verdict {
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

/** Both make the same bytes, accept them, and refuse what was changed. @throws AssertionError where they differ */
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

/** How many of each kind a whole run makes: 1,000 in all. */
export const TRANSCRIPTS: readonly [kind: string, count: number, make: (chance: Chance) => Transcript][] = [
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

/** @param part so many of each kind, at least one, out of a whole run's */
export function transcriptTests(part: number): void {
  for (const [kind, whole, make] of TRANSCRIPTS) {
    const count = Math.ceil(whole * part);
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
  }
}
