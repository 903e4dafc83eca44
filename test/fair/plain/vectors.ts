/** For each file under test/vectors/fair, the `out` that follows from an `in` (its README). */
import {ed25519} from '@noble/curves/ed25519.js';
import {certificateHolds, writeAck} from './ack.ts';
import {makeBackup, readBackup, unmask, writeBackup} from './backup.ts';
import {beaconPoint, beaconValue, beaconWords, draws, permutation, uniform} from './beacon.ts';
import {botSecret, botSeed, boxOf, writeBotBackup} from './bots.ts';
import {hex, join, lp, Refused, unhex} from './bytes.ts';
import {commitment, writeCommit, writeDisclose} from './commit.ts';
import {
  actionRid,
  type Context,
  ctx,
  type KeyPair,
  requestRid,
  resultDigest,
  salt,
  seatKey,
  setupRid,
} from './context.ts';
import {proveMember, writeMember} from './exclude.ts';
import {type Ciphertext, G, H32, H64, mul, P, type Point, pt, readPoint, readScalar, sc} from './group.ts';
import {Life} from './life.ts';
import {log} from './log.ts';
import {writePart} from './part.ts';
import {provePossession, writeSeatKeys} from './possession.ts';
import type {Kind, Request} from './record.ts';
import {recoverKey, writeRecover} from './recovery.ts';
import {proveRekey, writeRekey} from './rekey.ts';
import {proveShare, writeOpening, writeShare} from './share.ts';
import {proveShuffle, writePass} from './shuffle.ts';
import {shuffleChallenges} from './shuffle-verify.ts';
import {T} from './transcript.ts';

type Hex = string;
type Pair = [Hex, Hex];

interface At {
  seatSecret: Hex;
  gameId: Hex;
  rid: Hex;
  seat: number;
  item: number;
}

const contextOf = ({gameId, rid, seat, item}: At): Context => ({
  gameId: unhex(gameId),
  rid: unhex(rid),
  seat,
  item,
});
const pointOf = (text: Hex): Point => readPoint(unhex(text));
const ciphertextOf = ([a, b]: Pair): Ciphertext => ({a: pointOf(a), b: pointOf(b)});
const hexPoint = (point: Point): Hex => hex(pt(point));
const hexScalar = (k: bigint): Hex => hex(sc(k));
const hexPair = ({a, b}: Ciphertext): Pair => [hexPoint(a), hexPoint(b)];
const hexProof = ({c, s}: {c: bigint; s: bigint}) => ({c: hexScalar(c), s: hexScalar(s)});
const times = <X>(count: number, draw: () => X): X[] => Array.from({length: count}, draw);

function hash({label, parts}: {label: string; parts: Hex[]}) {
  return {H64: hex(H64(label, ...parts.map(unhex))), H32: hex(H32(label, ...parts.map(unhex)))};
}

function group({label, parts}: {label: string; parts: Hex[]}) {
  return {point: hexPoint(P(label, ...parts.map(unhex)))};
}

interface NamesIn {
  gameId: Hex;
  entryHash: Hex;
  seat: number;
}

/** Three shapes share this file; each is told by what it is given. */
function context(given: NamesIn | Omit<At, 'seatSecret'> | {gameId: Hex; headHash: Hex; stateHash: Hex}) {
  const gameId = unhex(given.gameId);
  if ('entryHash' in given) {
    const entryHash = unhex(given.entryHash);
    return {
      request0: hex(requestRid(gameId, entryHash, 0)),
      request1: hex(requestRid(gameId, entryHash, 1)),
      action: hex(actionRid(gameId, entryHash, given.seat)),
      setup: hex(setupRid(gameId)),
    };
  }
  if ('headHash' in given)
    return {result: hex(resultDigest(gameId, unhex(given.headHash), unhex(given.stateHash)))};
  return {ctx: hex(ctx(contextOf({...given, seatSecret: ''})))};
}

type Step = {add: [string, Hex]} | {challenge: string} | {weights: [string, number]};

function transcript({name, steps}: {name: string; steps: Step[]}) {
  const t = new T(name);
  const digest = () => hex(t.digest('check'));
  const start = digest();
  const after = steps.map(step => {
    if ('add' in step) {
      t.add(step.add[0], unhex(step.add[1]));
      return {digest: digest()};
    }
    const drawn =
      'challenge' in step
        ? hexScalar(t.challenge(step.challenge))
        : t.weights(...step.weights).map(weight => hexScalar(weight));
    return {digest: digest(), drawn};
  });
  return {start, steps: after};
}

function keys(given: {seatSecret: Hex; gameId: Hex; seat: number}) {
  const [seatSecret, gameId, seat] = [unhex(given.seatSecret), unhex(given.gameId), given.seat];
  const beacon = seatKey('beacon', seatSecret);
  const card = seatKey('card', seatSecret);
  const proof = (item: number, pair: KeyPair) =>
    hexProof(provePossession({gameId, rid: setupRid(gameId), seat, item}, seatSecret, pair));
  return {
    b: hexScalar(beacon.secret),
    B: hexPoint(beacon.key),
    x: hexScalar(card.secret),
    Y: hexPoint(card.key),
    popB: proof(0, beacon),
    popY: proof(1, card),
    message: hex(writeSeatKeys(gameId, seat, seatSecret)),
  };
}

function share(given: At & {key: 'beacon' | 'card'; points: Hex[]}) {
  const at = contextOf(given);
  const secret = unhex(given.seatSecret);
  const proof = proveShare(at, secret, seatKey(given.key, secret), given.points.map(pointOf));
  return {D: proof.D.map(hexPoint), ...hexProof(proof), message: hex(writeShare(at, proof))};
}

function beacon(given: {gameId: Hex; entryHash: Hex; i: number; seatSecrets: Hex[]}) {
  const gameId = unhex(given.gameId);
  const rid = requestRid(gameId, unhex(given.entryHash), given.i);
  const point = beaconPoint(gameId, rid);
  const shares = given.seatSecrets.map((text, seat) => {
    const secret = unhex(text);
    return {
      seat,
      share: proveShare({gameId, rid, seat, item: 0}, secret, seatKey('beacon', secret), [point]),
    };
  });
  const value = beaconValue(
    gameId,
    rid,
    shares.map(each => each.share.D[0]!),
  );
  const words = beaconWords(value);
  const dice = beaconWords(value);
  return {
    rid: hex(rid),
    point: hexPoint(point),
    shares: shares.map(each => hex(writeShare({gameId, rid, seat: each.seat, item: 0}, each.share))),
    opening: hex(writeOpening(rid, shares)),
    value: hex(value),
    words: times(16, () => words.next()),
    uniform6: times(16, () => uniform(dice, 6)),
    permutation52: permutation(beaconWords(value), 52),
    pick: draws(beaconWords(value), 10, 10),
  };
}

function shuffle(given: At & {pass: number; K: Hex; inputs: Pair[]}) {
  const at = contextOf(given);
  const K = pointOf(given.K);
  const e = given.inputs.map(ciphertextOf);
  const {pi, rho, argument} = proveShuffle(at, unhex(given.seatSecret), given.pass, K, e);
  const {u, U, x, z} = shuffleChallenges(at, given.pass, K, e, argument);
  return {
    pi,
    rho: rho.map(hexScalar),
    f: argument.f.map(hexPair),
    c: argument.c.map(hexPoint),
    u: u.map(hexScalar),
    U: hexScalar(U),
    x: hexScalar(x),
    z: z.map(hexScalar),
    message: hex(writePass(at, given.pass, argument)),
  };
}

function rekey(given: At & {A: Hex; B: Hex; e: Pair; handle: number}) {
  const at = contextOf(given);
  const secret = unhex(given.seatSecret);
  const proof = proveRekey(at, secret, seatKey('card', secret), pointOf(given.B), ciphertextOf(given.e));
  return {
    f: hexPair(proof.f),
    c: hexScalar(proof.c),
    sx: hexScalar(proof.sx),
    sr: hexScalar(proof.sr),
    message: hex(writeRekey(at, given.handle, proof)),
  };
}

function exclude(given: At & {e: Pair; M: Hex[]; own: number; handle: number}) {
  const at = contextOf(given);
  const secret = unhex(given.seatSecret);
  const [e, M] = [ciphertextOf(given.e), given.M.map(pointOf)];
  const parts = proveMember(at, secret, seatKey('card', secret), e, M, given.own);
  return {parts: parts.map(hexProof), message: hex(writeMember(at, given.handle, parts))};
}

function backup({gameId: game, seatSecrets, lost}: {gameId: Hex; seatSecrets: Hex[]; lost: number}) {
  const gameId = unhex(game);
  const secrets = seatSecrets.map(unhex);
  const pairs = secrets.map(secret => seatKey('card', secret));
  const messages = secrets.map((secret, j) =>
    writeBackup(
      makeBackup(
        gameId,
        j,
        secret,
        [...secrets.keys()].filter(m => m !== j),
        pairs.map(pair => pair.key),
      ),
    ),
  );
  const keepersOf = (j: number) => [...secrets.keys()].filter(m => m !== j);
  const unmasked = messages.map((message, j) =>
    keepersOf(j).map(m => ({
      m,
      s: unmask(gameId, keepersOf(j), m, pairs[m]!.secret, readBackup(keepersOf, message)),
    })),
  );
  const recover = unmasked[lost]!.map(({m, s}) => writeRecover(lost, m, s));
  return {
    messages: messages.map(hex),
    shares: unmasked.map(list => list.map(({s}) => hexScalar(s))),
    recover: recover.map(hex),
    x: hexScalar(recoverKey(recover)),
  };
}

interface BotIn {
  root: Hex;
  gameId: Hex;
  rid: Hex;
  seat: number;
  keepers: number[];
  keepersSecrets: Hex[];
  choice: Hex;
}

function bots(given: BotIn) {
  const {seat} = given;
  const [root, gameId, rid, choice] = [given.root, given.gameId, given.rid, given.choice].map(unhex) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const secret = botSecret(root);
  const x = readScalar(root);
  const keepers = given.keepers.map((m, i) => {
    const [Y, B] = (['card', 'beacon'] as const).map(of => seatKey(of, unhex(given.keepersSecrets[i]!)).key);
    return {m, Y: Y!, B: B!};
  });
  const C = commitment(gameId, rid, seat, choice, salt(secret, gameId, rid));
  const box = boxOf(secret, rid, C, choice);
  return {
    secret: hex(secret),
    idKey: hex(ed25519.getPublicKey(botSeed(root))),
    keys: hex(writeSeatKeys(gameId, seat, secret, {secret: x, key: mul(x, G)})),
    backup: hex(writeBotBackup(gameId, seat, secret, x, keepers)),
    box: hex(box),
    commit: hex(join(writeCommit(seat, rid, C), lp(box))),
  };
}

function commit(given: Omit<At, 'item'> & {choice: Hex}) {
  const {gameId, rid, seat} = contextOf({...given, item: 0});
  const choice = unhex(given.choice);
  const grain = salt(unhex(given.seatSecret), gameId, rid);
  const C = commitment(gameId, rid, seat, choice, grain);
  return {
    salt: hex(grain),
    C: hex(C),
    commit: hex(writeCommit(seat, rid, C)),
    disclose: hex(writeDisclose(seat, rid, grain, choice)),
  };
}

function ack(given: {idSeed: Hex; gameId: Hex; seat: number; term: number; seq: number; entryHash: Hex}) {
  const {term, seq, seat} = given;
  const seed = unhex(given.idSeed);
  const position = {term, seq, entryHash: unhex(given.entryHash)};
  return {
    idKey: hex(ed25519.getPublicKey(seed)),
    message: hex(writeAck(seed, unhex(given.gameId), seat, position)),
  };
}

interface PartIn extends At {
  idSeed: Hex;
  kind: number;
  head: Hex;
  bytes: Hex;
}

function part(given: PartIn) {
  const {gameId, rid, seat} = contextOf(given);
  const said = {seat, kind: given.kind, rid, head: unhex(given.head), bytes: unhex(given.bytes)};
  return {message: hex(writePart(unhex(given.idSeed), gameId, said))};
}

interface EntryIn {
  kind: string;
  payload: Hex;
  hash: Hex;
  asks: Request | null;
  author?: number;
  round?: number;
}

interface RecordIn {
  table: {
    gameId: Hex;
    head: Hex;
    format?: number;
    backup: boolean;
    host: number;
    seats: {idKey: Hex; device: number; bot: boolean}[];
  };
  entries: EntryIn[];
}

const entryOf = ({kind, payload, hash, ...rest}: EntryIn) => ({
  ...rest,
  ...{kind: kind as Kind, payload: unhex(payload), hash: unhex(hash)},
});

function followed({table, entries}: RecordIn): Life {
  const played = new Life({
    ...{gameId: unhex(table.gameId), head: unhex(table.head), backup: table.backup, host: table.host},
    format: table.format ?? 1,
    seats: table.seats.map(({idKey, device, bot}) => ({idKey: unhex(idKey), device, bot})),
  });
  for (const entry of entries) played.follow(entryOf(entry));
  return played;
}

/** Not the hashes of the state: this implementation keeps no reservations. */
function life({seatSecrets, ...record}: RecordIn & {seatSecrets: Hex[]}) {
  const played = followed(record);
  const secrets = seatSecrets.map((secret, seat) => new Map([[seat, seatKey('card', unhex(secret)).secret]]));
  return {
    term: played.term,
    host: played.host,
    active: played.active,
    failed: played.failed,
    ...(played.convicted.length > 0 ? {convicted: played.convicted} : {}),
    drawn: played.drawn,
    redraws: played.redraws,
    disclosed: played.choices.disclosed.map(([seat, choice]) => [seat, hex(choice)]),
    handles: played.handles.map(handle =>
      handle.dead
        ? {id: handle.id, status: 'dead'}
        : {
            id: handle.id,
            deck: handle.deck,
            ...{a: hexPoint(handle.a), b: hexPoint(handle.b)},
            key: handle.key,
            D: [...handle.D].sort(([one], [other]) => one - other).map(([seat, D]) => [seat, hexPoint(D)]),
            status: played.status(handle),
            value: handle.value,
            faces: secrets.map(own => played.face(handle, own)),
          },
    ),
  };
}

/** Not the codes: this implementation has its own words for what is wrong. */
function seats({next, ...record}: RecordIn & {next: Omit<EntryIn, 'hash' | 'asks'>}) {
  const played = followed(record);
  try {
    played.follow(entryOf({...next, hash: '00'.repeat(32), asks: null}));
    return {refused: false};
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return {refused: true};
  }
}

interface CertificateIn {
  gameId: Hex;
  signers: {seat: number; idKey: Hex}[];
  head: {term: number; seq: number; entryHash: Hex};
  certificate: Hex;
}

/** `u8 k, k × ack`: one of each who is active, for this entry. */
function certificate({gameId, signers, head, certificate}: CertificateIn) {
  const bytes = unhex(certificate);
  const acks = Array.from({length: bytes[0]!}, (_, i) => bytes.slice(1 + 105 * i, 106 + 105 * i));
  const position = {term: head.term, seq: head.seq, entryHash: unhex(head.entryHash)};
  const active = signers.map(({seat, idKey}) => ({seat, idKey: unhex(idKey)}));
  const complete = certificateHolds(unhex(gameId), active, position, acks);
  return {complete};
}

/** By file name without its ending. */
export const outOf: Readonly<Record<string, (given: never) => object>> = {
  hash,
  group,
  context,
  transcript,
  keys,
  share,
  beacon,
  shuffle,
  rekey,
  exclude,
  backup,
  bots,
  commit,
  ack,
  part,
  life,
  seats,
  certificate,
  log,
};
