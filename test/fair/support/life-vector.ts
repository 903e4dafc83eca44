/** Whole lives of tables as vectors: the entries of each, and all that is known at its end. */
import {fromBase64url} from '../../../src/base/bytes.ts';
import {decodeRecovery, encodeBackup, encodeRecovery, makeBackup} from '../../../src/fair/backup.ts';
import {stateDigest} from '../../../src/fair/digest.ts';
import {encodePoint, mod} from '../../../src/fair/group.ts';
import {statusOf} from '../../../src/fair/handle.ts';
import {makeComplaint} from '../../../src/fair/setup.ts';
import {encodeShares} from '../../../src/fair/share.ts';
import {hex} from './hex.ts';
import {Ledger, ledger} from './ledger.ts';
import {bodyOf} from './log.ts';

export const life = () => [
  vectorOf('deal, open, blind, re-key, exclude, reveal, re-shuffle, deal, drop, recover', cards()),
  vectorOf('beacon, show, hand on, choices, drop, take over, return, widen, leave', table()),
  vectorOf('a seat goes on from another device: dice asked again, new keys, a shuffle under them', moved()),
  vectorOf(
    'format 2: a seat moves by consent and by its own word; dice and a shuffle are given up',
    moved2(),
  ),
  vectorOf('format 2: with back-up, the keepers complete the dice of who is let go', completed()),
  vectorOf(
    'format 2: two cards looked at, one of them off the list; an open hand answers by itself',
    open2(),
  ),
  vectorOf(
    'format 2: two keepers that lie about a lost seat, and one that confirmed a bad back-up',
    keepers(),
  ),
  vectorOf('format 2: with back-up, a pile lacks a layer of who is let go: her keepers put it on', widened()),
  vectorOf('bots: no share in dice, shuffles and back-up', bots()),
  vectorOf('a bad back-up and a complaint', complaint(true)),
  vectorOf('a good back-up and a complaint', complaint(false)),
];

function vectorOf(name: string, played: Ledger) {
  const {state, header} = played;
  const known = state.publicKeys;
  // Followed once more, for what each entry settled.
  const again = new Ledger({...JSON.parse(header), seats: state.seats.length, bots: botsOf(played)});
  const after = played.entries.map(text => {
    const claims = again.take(text);
    return {claims, stateHash: hex(stateDigest(again.state))};
  });
  const claims = after.map(one => one.claims);
  return {
    name,
    in: {seatSecrets: played.secrets.map(hex), ...recordOf(played)},
    out: {
      term: state.head.term,
      host: state.host,
      active: state.active,
      failed: state.failed?.seat ?? null,
      ...(state.convicted.length > 0 ? {convicted: state.convicted.map(({seat}) => seat)} : {}),
      drawn: claims.flatMap(({drawn}) => drawn ?? []),
      // The entry that completes a request tells all choices again; the newest stands last.
      disclosed: claims.flatMap(({disclosed}) =>
        [...disclosed].slice(-1).map(([seat, choice]) => [seat, hex(choice)]),
      ),
      handles: Array.from(state.handles.all(), handle =>
        handle.life === 'dead'
          ? {id: handle.id, status: 'dead'}
          : {
              id: handle.id,
              deck: handle.deck,
              a: hex(encodePoint(handle.a)),
              b: hex(encodePoint(handle.b)),
              key: handle.key,
              D: [...handle.shares].sort(([p], [q]) => p - q).map(([seat, D]) => [seat, hex(encodePoint(D))]),
              status: statusOf(handle, known),
              value: handle.value,
              // What each seat can read at the end.
              faces: played.seats.map(seat => seat.face(handle.id) ?? null),
            },
      ),
      redraws: state.redraws.map(({rid, ...rest}) => ({...rest, rid: hex(rid)})),
      /** After each entry. */
      stateHashes: after.map(({stateHash}) => stateHash),
    },
  };
}

/** What was known of a table before anything was dealt, and its entries. */
export const recordOf = ({state: {table, gameId}, texts, hashes}: Ledger) => ({
  table: {
    gameId: hex(gameId),
    head: hex(table.entryHash),
    ...(table.format === 1 ? {} : {format: table.format}),
    backup: table.backup,
    host: table.host,
    seats: table.seats.map(({idKey, device, bot}) => ({idKey: hex(idKey), device, bot})),
  },
  entries: texts.slice(1).map((text, i) => ({...entryOf(text), hash: hex(hashes[i + 1]!)})),
});

/** An entry, but for its hash. */
export function entryOf(text: string) {
  const {k, a, s, round} = bodyOf(text).line;
  const bytes = typeof a === 'string' ? fromBase64url(a)! : new Uint8Array();
  return {
    kind: k,
    payload: hex(bytes),
    asks: k === 'ask' ? a : null,
    // Of all others the payload says whose they are, or it does not matter.
    ...(k === 'reseat' ? {author: s} : {}),
    ...(round > 0 ? {round} : {}),
  };
}

const botsOf = ({state}: Ledger) => state.seats.flatMap(({bot}, seat) => (bot ? [seat] : []));

export const DICE = {
  kind: 'beacon',
  purpose: 'dice',
  draws: [
    {kind: 'roll', sides: [6, 6, 20]},
    {kind: 'pick', from: 5, count: 2},
  ],
} as const;

/** Every way of a card. */
function cards(): Ledger {
  const played = ledger({seats: 3, backup: true});
  const pile = played.shuffle('sj/deck', [], [0, 1, 2, 3, 4, 5]);
  const [first, second, third, fourth] = pile as [number, number, number, number];
  played.request({kind: 'deal', handles: [first, second, third], to: 1});
  const owner = played.seats[1]!;
  played.act(1, (prev, item) => owner.open(prev, item, [first]));
  const blinded = played.act(1, (prev, item) => owner.blind(prev, item, 'sj/deck', [second, third])).fresh;
  const [given] = played.act(
    1,
    (prev, item) => owner.handOn(prev, item, blinded[0]!, [2]),
    (prev, item) => owner.handOn(prev, item, blinded[1]!, [0, 1, 2]),
  ).fresh;
  played.request({kind: 'exclude', handles: [given!], by: 2, oneOf: [0, 1, 2, 3, 4, 5]});
  played.request({kind: 'reveal', handles: [fourth]});
  const returned = given! + 1;
  const again = played.shuffle('sj/deck', [first, returned, fourth]);
  played.request({kind: 'deal', handles: [again[0]!], to: 0});
  played.change('drop', 2);
  played.recover(2);
  return played;
}

/** Everything else that a table does: all other requests, attachments and entries. */
function table(): Ledger {
  const played = ledger({seats: 3, backup: true});
  played.request(DICE);
  const [kept, given] = played.shuffle('sj/deck', [], [0, 1, 2]);
  played.request({kind: 'deal', handles: [kept!, given!], to: 0});
  played.request({kind: 'rekey', handle: kept!, from: 0, to: [1], showOnly: true});
  played.request({kind: 'rekey', handle: given!, from: 0, to: [2], showOnly: false});
  played.act(0, (prev, item) => played.seats[0]!.exclude(prev, item, kept!, [0, 1, 2]));
  played.choose(new Map([0, 1, 2].map(seat => [seat, Uint8Array.of(seat, 7)])));
  // The dice are cancelled when a seat that owes a share leaves, and its choice is no longer waited for.
  played.ask(DICE);
  const commit = played.ask({kind: 'commit', by: [0, 1, 2]});
  const choices = [0, 1].map(seat => Uint8Array.of(seat, 9));
  choices.forEach((choice, seat) => {
    played.say(seat, 'commit', commit, played.seats[seat]!.commit(commit, choice));
  });
  played.change('drop', 2);
  const disclose = played.ask({kind: 'disclose', by: [0, 1, 2]});
  const permit = played.permit();
  for (const seat of [1, 0])
    played.say(seat, 'disclose', disclose, played.seats[seat]!.disclose(disclose, choices[seat]!, permit));
  const without = played.shuffle('sj/deck', [], [3, 4]);
  played.takeOver(1);
  played.change('back', 2);
  played.shuffle('sj/deck', without, [5]);
  played.request(DICE);
  played.leave(0);
  return played;
}

function moved(): Ledger {
  const played = ledger({seats: 3});
  played.request(DICE);
  // Cancelled: the old device alone could have answered.
  played.ask(DICE);
  played.reseat(2);
  played.rekeyed(2);
  played.request(DICE);
  const [card] = played.shuffle('sj/deck', [], [0, 1, 2]);
  played.request({kind: 'deal', handles: [card!], to: 2});
  return played;
}

function moved2(): Ledger {
  const played = ledger({seats: 3, format: 2});
  played.ask(DICE);
  played.reseat(2, [0, 1], 4);
  played.rekeyed(2);
  played.request(DICE);
  const all = [0, 1, 2];
  const rid = played.ask({kind: 'shuffle', deck: 'sj/deck', inputs: [], mint: all, by: all, key: all});
  played.say(0, 'pass', rid, played.seats[0]!.pass(rid));
  played.reseat(2, [0, 1], 5);
  played.rekeyed(2);
  played.reseat(2, [], 5);
  played.rekeyed(2);
  played.request(DICE);
  return played;
}

function completed(): Ledger {
  const played = ledger({seats: 4, backup: true, format: 2});
  const rid = played.ask(DICE);
  played.change('drop', 3);
  for (const seat of [0, 1, 2])
    played.say(seat, 'heir', rid, played.seats[seat]!.heir(rid, 3, played.permit()));
  const shares = [0, 1, 2].map(seat => played.seats[seat]!.share(rid, played.permit())!);
  played.enter('opening', encodeShares(rid, shares));
  played.recover(3);
  played.change('back', 3, 2);
  played.request(DICE);
  return played;
}

/** A card that seat 2 holds goes back into the pile with one that was blinded by another, after she is let go. */
function widened(): Ledger {
  const played = ledger({seats: 3, backup: true, format: 2});
  const [hers, other, ...rest] = played.shuffle('sj/deck', [], [0, 1, 2, 3]);
  played.request({kind: 'deal', handles: [hers!], to: 2});
  played.request({kind: 'deal', handles: [other!], to: 1});
  const {fresh} = played.request({
    ...{kind: 'shuffle', deck: 'sj/deck', inputs: [other!], mint: [], by: [1], key: [1]},
  });
  played.change('drop', 2);
  const all = [0, 1, 2];
  const rid = played.ask({
    ...{kind: 'shuffle', deck: 'sj/deck', inputs: [hers!, ...fresh, ...rest], mint: [], by: all, key: all},
  });
  played.say(0, 'widening', rid, played.seats[0]!.widening(rid, played.permit()));
  played.recover(2);
  played.answer(rid, played.permit());
  return played;
}

/** What is asked of a hand that everybody can read, and of nobody. */
function open2(): Ledger {
  const played = ledger({seats: 3, format: 2});
  const pile = played.shuffle('sj/deck', [], [0, 1, 2, 3, 4, 5]);
  const [hand, held] = [pile.slice(0, 2), pile.slice(2, 4)];
  played.request({kind: 'deal', handles: hand, to: 2});
  played.request({kind: 'deal', handles: held, to: 1});
  const [listed, other] = held.map(id => played.seats[1]!.face(id)!);
  const oneOf = [0, 1, 2, 3, 4, 5].filter(face => face !== other && face <= Math.max(listed!, 3));
  played.request({kind: 'exclude', handles: [held[1]!, held[0]!], by: 1, oneOf});
  // A card of its hand and one that comes into the game, under its key alone.
  const [own] = played.request({
    ...{kind: 'shuffle', deck: 'sj/deck', inputs: [held[0]!], mint: [8], by: [1], key: [1]},
  }).fresh;
  played.leave(2);
  played.request({kind: 'deal', handles: [pile[4]!], to: 2});
  const fresh = played.request({
    ...{kind: 'shuffle', deck: 'sj/deck', inputs: hand, mint: [9], by: [2], key: [2]},
  }).fresh;
  played.request({kind: 'exclude', handles: fresh, by: 2, oneOf: [9]});
  const [given] = played.request({kind: 'rekey', handle: fresh[0]!, from: 2, to: [0], showOnly: false}).fresh;
  played.ask({kind: 'commit', by: [2]});
  played.change('back', 2, 3);
  played.request({
    ...{kind: 'shuffle', deck: 'sj/deck', inputs: [own!, given!, pile[5]!], mint: []},
    ...{by: [0, 1, 2], key: [0, 1, 2]},
  });
  played.request(DICE);
  return played;
}

/** Seat 3 shares out its card key falsely, for its friend 2, which confirms it. */
function keepers(): Ledger {
  const played = new Ledger({seats: 4, backup: true, format: 2});
  const {state, secrets, seats} = played;
  seats.forEach((seat, i) => {
    played.enter('keys', seat.keys(), {author: i});
  });
  seats.forEach((seat, i) => {
    if (i < 3) played.enter('backup', seat.backup(), {author: i});
  });
  const good = makeBackup(secrets[3]!, state.gameId, 3, new Map([0, 1, 2].map(i => [i, state.keysOf(i)])), 2);
  const ct = new Map(good.ct).set(2, mod(good.ct.get(2)! + 1n));
  played.enter('backup', encodeBackup({...good, ct}), {author: 3});
  for (const seat of state.devices) played.enter('backup-ok', Uint8Array.of(seat), {author: seat});
  const rid = played.ask(DICE);
  played.change('drop', 3);
  const permit = played.permit();
  const part = (seat: number) => seats[seat]!.heir(rid, 3, permit);
  // A part that fails convicts, and is given rightly after that; so does a share of the card key.
  played.say(
    1,
    'heir',
    rid,
    part(1).map((byte, i, {length}) => (i === length - 2 ? byte ^ 1 : byte)),
  );
  for (const seat of [0, 1, 2]) played.say(seat, 'heir', rid, part(seat));
  played.enter(
    'opening',
    encodeShares(
      rid,
      [0, 1, 2].map(seat => seats[seat]!.share(rid, permit)!),
    ),
  );
  const {s} = decodeRecovery(seats[0]!.recover(3, permit));
  played.enter('recover', encodeRecovery({lost: 3, seat: 0, s: mod(s + 1n)}), {author: 0});
  played.enter('recover', encodeRecovery({lost: 3, seat: 0, s}), {author: 0});
  played.leave(2);
  return played;
}

function bots(): Ledger {
  const played = ledger({seats: 4, backup: true, bots: [3]});
  played.request(DICE);
  const pile = played.shuffle('sj/deck', [], [0, 1, 2, 3]);
  played.request({kind: 'deal', handles: pile.slice(0, 2), to: 3});
  played.request({kind: 'shuffle', deck: 'sj/deck', inputs: pile.slice(0, 2), mint: [], by: [3], key: [3]});
  played.change('drop', 0);
  played.recover(0);
  return played;
}

/** Seat 1 complains of the back-up of seat 0: one of the two has lied. */
function complaint(lied: boolean): Ledger {
  const played = new Ledger({seats: 3, backup: true});
  played.seats.forEach((seat, i) => {
    played.enter('keys', seat.keys(), {author: i});
  });
  const keepers = new Map([1, 2].map(seat => [seat, played.state.keysOf(seat)]));
  const good = makeBackup(played.secrets[0]!, played.state.gameId, 0, keepers);
  const ct = lied ? new Map(good.ct).set(1, mod(good.ct.get(1)! + 1n)) : good.ct;
  played.enter('backup', encodeBackup({...good, ct}), {author: 0});
  played.enter('backup-bad', makeComplaint(played.state, played.secrets[1]!, 1, 0), {author: 1});
  return played;
}
