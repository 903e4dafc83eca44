/** A whole life of handles as one vector: the entries of a three-seat table, and every handle at its end. */
import {encodePoint} from '../../../src/fair/group.ts';
import {statusOf} from '../../../src/fair/handle.ts';
import {decodeEntry} from '../../../src/fair/record.ts';
import {STEPS} from '../../../src/fair/step.ts';
import {hex} from './hex.ts';
import {ledger} from './ledger.ts';

export function life() {
  const table = ledger({seats: 3, backup: true});
  const open = table.mint('sj/deck', [0, 1, 2, 3, 4, 5]);
  const cards = table.shuffle('sj/deck', open);
  const [first, second, third, fourth] = cards as [number, number, number, number];
  table.request({kind: 'deal', handles: [first, second, third], to: 1});
  const owner = table.seats[1]!;
  table.act(1, (prev, item) => owner.open(prev, item, [first]));
  const blinded = table.act(1, (prev, item) => owner.blind(prev, item, 'sj/deck', [second, third])).fresh;
  const [given] = table.act(
    1,
    (prev, item) => owner.handOn(prev, item, blinded[0]!, [2]),
    (prev, item) => owner.handOn(prev, item, blinded[1]!, [0, 1, 2]),
  ).fresh;
  table.request({kind: 'exclude', handles: [given!], by: 2, oneOf: [0, 1, 2, 3, 4, 5]});
  table.request({kind: 'reveal', handles: [fourth]});
  const returned = given! + 1;
  const again = table.shuffle('sj/deck', [first, returned, fourth]);
  table.request({kind: 'deal', handles: [again[0]!], to: 0});
  table.change('drop', [2]);
  table.recover(2);
  const known = table.state.publicKeys;
  return [
    {
      name: 'deal, open, blind, re-key, exclude, reveal, re-shuffle, deal, drop, recover',
      in: {
        seatSecrets: table.secrets.map(hex),
        table: hex(table.table),
        entries: table.entries.map(bytes => ({
          kind: STEPS.indexOf(decodeEntry(bytes).kind),
          bytes: hex(bytes),
        })),
      },
      out: {
        gameId: hex(table.state.gameId),
        hashes: table.hashes.map(hex),
        handles: Array.from(table.state.handles.all(), handle => ({
          id: handle.id,
          deck: handle.deck,
          a: hex(encodePoint(handle.a)),
          b: hex(encodePoint(handle.b)),
          key: handle.key,
          D: [...handle.shares].sort(([p], [q]) => p - q).map(([seat, D]) => [seat, hex(encodePoint(D))]),
          status: statusOf(handle, known),
          value: handle.value,
          // What each seat can read at the end.
          faces: table.seats.map(seat => seat.face(handle.id) ?? null),
        })),
        stateHash: hex(table.state.digest()),
      },
    },
  ];
}
