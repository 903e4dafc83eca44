/** Whole lives of tables as vectors: the entries of each, and all that is known at its end. */
import {Auditor} from '../../../src/fair/audit.ts';
import {encodeBackup, encodeCardKey, makeBackup} from '../../../src/fair/backup.ts';
import {encodePoint, mod} from '../../../src/fair/group.ts';
import {statusOf} from '../../../src/fair/handle.ts';
import {decodeEntry} from '../../../src/fair/record.ts';
import {seatKeys} from '../../../src/fair/seat-secret.ts';
import {encodeDisclose, STEPS} from '../../../src/fair/step.ts';
import {hex} from './hex.ts';
import {Ledger, ledger} from './ledger.ts';

export const life = () => [
  vectorOf('deal, open, blind, re-key, exclude, reveal, re-shuffle, deal, drop, recover', cards()),
  vectorOf('beacon, show, hand on, exclude by action, choices, drop, take over, return, leave', table()),
  vectorOf('a bad back-up and a complaint', complaint(true)),
  vectorOf('a good back-up and a complaint', complaint(false)),
];

function vectorOf(name: string, played: Ledger) {
  const known = played.state.publicKeys;
  // Followed once more, for what each entry settled.
  const auditor = new Auditor(played.table);
  const claims = played.entries.map(bytes => auditor.next(bytes));
  return {
    name,
    in: {
      seatSecrets: played.secrets.map(hex),
      table: hex(played.table),
      entries: played.entries.map(bytes => ({
        kind: STEPS.indexOf(decodeEntry(bytes).kind),
        bytes: hex(bytes),
      })),
    },
    out: {
      gameId: hex(played.state.gameId),
      term: auditor.term,
      host: auditor.host,
      active: played.state.active,
      failed: played.state.failed?.seat ?? null,
      drawn: claims.flatMap(({drawn}) => drawn ?? []),
      disclosed: claims.flatMap(({disclosed}) => [...disclosed].map(([seat, choice]) => [seat, hex(choice)])),
      hashes: played.hashes.map(hex),
      handles: Array.from(played.state.handles.all(), handle => ({
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
      })),
      stateHash: hex(played.state.digest()),
    },
  };
}

/** Every way of a card. */
function cards(): Ledger {
  const played = ledger({seats: 3, backup: true});
  const open = played.mint('sj/deck', [0, 1, 2, 3, 4, 5]);
  const pile = played.shuffle('sj/deck', open);
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
  played.change('drop', [2]);
  played.recover(2);
  return played;
}

/** Everything else that a table does: all other requests, attachments and entries. */
function table(): Ledger {
  const played = ledger({seats: 3, backup: true});
  const dice = {
    kind: 'beacon',
    purpose: 'dice',
    draws: [
      {kind: 'roll', sides: [6, 6, 20]},
      {kind: 'pick', from: 5, count: 2},
    ],
  } as const;
  played.request(dice);
  const [kept, given] = played.shuffle('sj/deck', [], [0, 1, 2]);
  played.request({kind: 'deal', handles: [kept!, given!], to: 0});
  played.request({kind: 'rekey', handle: kept!, from: 0, to: [1], showOnly: true});
  played.request({kind: 'rekey', handle: given!, from: 0, to: [2], showOnly: false});
  played.act(0, (prev, item) => played.seats[0]!.exclude(prev, item, kept!, [0, 1, 2]));
  played.choose(new Map([0, 1, 2].map(seat => [seat, Uint8Array.of(seat, 7)])));
  // The dice are cancelled when a seat that owes a share leaves, and its choice is no longer waited for.
  played.ask(dice);
  const commit = played.ask({kind: 'commit', by: [0, 1, 2]});
  const made = [0, 1].map(seat => played.seats[seat]!.commit(commit, Uint8Array.of(seat, 9)));
  made.forEach((one, seat) => {
    played.enter('commit', one.commit, seat);
  });
  played.change('drop', [2]);
  const disclose = played.ask({kind: 'disclose', by: [0, 1]});
  played.enter('disclose', encodeDisclose(disclose, made[1]!.disclose), 1);
  played.enter('disclose', encodeDisclose(disclose, made[0]!.disclose), 0);
  played.takeOver(1);
  played.change('back', [2]);
  played.request(dice);
  played.enter('card-key', encodeCardKey({seat: 0, x: seatKeys(played.secrets[0]!).x}));
  return played;
}

/** Seat 1 complains of the back-up of seat 0: one of the two has lied. */
function complaint(lied: boolean): Ledger {
  const played = new Ledger({seats: 3, backup: true});
  played.seats.forEach((seat, i) => {
    played.enter('keys', seat.keys(), i);
  });
  const Y = played.seats.map((_, seat) => played.state.keysOf(seat).Y);
  const good = makeBackup(played.secrets[0]!, played.state.gameId, 0, Y);
  const given = lied ? {...good, ct: [mod(good.ct[0]! + 1n), good.ct[1]!]} : good;
  played.enter('backup', encodeBackup(given), 0);
  played.enter('backup-bad', played.seats[1]!.complain(0), 1);
  return played;
}
