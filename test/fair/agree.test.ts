/**
 * The library against the second implementation in `plain/`, which was written from the protocol text alone: the same
 * vectors, the same bytes in random transcripts, the same refusals. `agree-bytes.test.ts` is about reading alone.
 */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {ed25519} from '@noble/curves/ed25519.js';
import * as libAck from '../../src/fair/ack.ts';
import * as libBackup from '../../src/fair/backup.ts';
import {FairError} from '../../src/fair/errors.ts';
import * as libExclude from '../../src/fair/exclude.ts';
import * as libPossession from '../../src/fair/possession.ts';
import * as libRekey from '../../src/fair/rekey.ts';
import * as libShare from '../../src/fair/share.ts';
import {decodePass, encodePass} from '../../src/fair/shuffle.ts';
import {provePass} from '../../src/fair/shuffle-prove.ts';
import {verifyPass} from '../../src/fair/shuffle-verify.ts';
import {verifyStrict} from '../../src/log/strict-ed25519.ts';
import * as plainAck from './plain/ack.ts';
import * as plainBackup from './plain/backup.ts';
import {int, join, Refused, u8, u16} from './plain/bytes.ts';
import {type Context, cardPoint, type KeyPair, seatKey, setupRid} from './plain/context.ts';
import * as plainExclude from './plain/exclude.ts';
import {add, type Ciphertext, l, mul, O, type Point, pt, sc} from './plain/group.ts';
import {lookUp, open, plaintext, strip} from './plain/handle.ts';
import * as plainPossession from './plain/possession.ts';
import * as plainRekey from './plain/rekey.ts';
import * as plainShare from './plain/share.ts';
import {proveShuffle, readPass, writePass} from './plain/shuffle.ts';
import {passMessageHolds} from './plain/shuffle-verify.ts';
import {outOf} from './plain/vectors.ts';
import {Chance} from './support/chance.ts';
import {transcriptTests, verdict} from './support/transcripts.ts';
import {vectorFiles} from './support/vectors.ts';

// ---- vectors ------------------------------------------------------------------------------------------------------

const FOLDER = 'test/vectors/fair';

interface Vector {
  readonly name: string;
  readonly in: object;
  readonly out: object;
}

const committed = (file: string): Vector[] => JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8'));

const fromLibrary = await vectorFiles();

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
      // The second implementation does not compute the hash of the state, and has its own words for what it refuses.
      const {stateHashes: _, code: __, ...spelled} = out as {stateHashes?: string[]; code?: string | null};
      assert.deepEqual(plain(given as never), spelled, name);
    }
  });
// ---- random transcripts -------------------------------------------------------------------------------------------

// The whole 1,000 are a long test.
transcriptTests(1 / 8);

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
