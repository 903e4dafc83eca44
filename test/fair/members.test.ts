/** Who leaves and who comes back: counted by devices, by their own word, and not for another throw of the dice. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {stateDigest} from '../../src/fair/digest.ts';
import {encodeChange, encodeLeave} from '../../src/fair/members.ts';
import {roundOf} from '../../src/fair/place.ts';
import {seatKeys} from '../../src/fair/seat-secret.ts';
import {fill} from './support/hex.ts';
import {DIE, type Ledger, ledger, refused, signerOf} from './support/ledger.ts';

const drop = (table: Ledger, device: number, voters: readonly number[]) =>
  table.enter(
    'drop',
    encodeChange(
      device,
      table.head,
      voters.map(seat => table.vote('drop', device, seat)),
    ),
  );

describe('a device is dropped by more than half of all', () => {
  const rows: readonly [
    what: string,
    setting: Parameters<typeof ledger>[0],
    device: number,
    voters: number[],
    code: string | null,
  ][] = [
    ['two persons: nobody is dropped', {seats: 2}, 1, [0], 'too-few-voters'],
    ['three: both others have to agree', {seats: 3}, 2, [0], 'too-few-voters'],
    ['three: both others', {seats: 3}, 2, [0, 1], null],
    ['four: two never expel the rest', {seats: 4}, 3, [0, 1], 'too-few-voters'],
    ['four: three others', {seats: 4}, 3, [0, 1, 2], null],
    ['five: two of five', {seats: 5}, 4, [0, 1], 'too-few-voters'],
    ['five: three of five', {seats: 5}, 4, [0, 2, 3], null],
    ['a host with bots is one', {seats: 5, bots: [3, 4]}, 2, [0, 3, 4], 'wrong-voters'],
    ['bots have no vote', {seats: 4, bots: [3]}, 2, [0, 1, 3], 'wrong-voters'],
    ['a host with bots is dropped by both others', {seats: 5, bots: [3, 4]}, 0, [1, 2], null],
    ['its own vote counts nothing', {seats: 3}, 2, [0, 2], 'wrong-voters'],
    ['one vote counts once', {seats: 3}, 2, [0, 0], 'wrong-voters'],
    ['votes stand in order', {seats: 3}, 2, [1, 0], 'wrong-voters'],
    ['a seat is no device', {seats: 4, bots: [3]}, 3, [0, 1, 2], 'unknown-device'],
  ];
  for (const [what, setting, device, voters, code] of rows)
    it(what, () => {
      const table = ledger(setting);
      if (code) refused(table, code, () => drop(table, device, voters));
      else {
        const gone = table.state.seatsOf(device);
        drop(table, device, voters);
        assert.ok(
          gone.every(seat => !table.state.seats[seat]!.active),
          'with all its seats',
        );
      }
    });

  it('over the last entry only, by right signatures', () => {
    const table = ledger({seats: 3});
    refused(table, 'other-entry', () =>
      table.enter('drop', encodeChange(2, fill(1), [table.vote('drop', 2, 0), table.vote('drop', 2, 1)])),
    );
    const stale = table.vote('drop', 2, 1, fill(1));
    refused(table, 'bad-vote', () =>
      table.enter('drop', encodeChange(2, table.head, [table.vote('drop', 2, 0), stale])),
    );
    const borrowed = {...table.vote('drop', 2, 0), seat: 1};
    refused(table, 'bad-vote', () =>
      table.enter('drop', encodeChange(2, table.head, [table.vote('drop', 2, 0), borrowed])),
    );
  });
});

describe('leaving', () => {
  const {x} = seatKeys(fill(3));

  it('is the leaver’s own word, on the last entry', () => {
    const table = ledger({seats: 3});
    const {gameId} = table.state;
    const word = (seat: number, prev = table.head) =>
      encodeLeave(signerOf(seat), gameId, 2, prev, [{seat: 2, x}]);
    refused(table, 'bad-vote', () => table.enter('leave', word(0)));
    const kept = word(2);
    table.request(DIE);
    refused(table, 'other-entry', () => table.enter('leave', kept));
    table.enter('leave', word(2));
    assert.deepEqual(table.state.active, [0, 1]);
  });

  it('is refused while a draw waits for the seat: it is no way to throw again', () => {
    const table = ledger({seats: 3});
    const rid = table.ask(DIE);
    refused(table, 'draw-waits', () => table.leave(2));
    table.answer(rid, table.permit());
    table.leave(2);
  });

  it('takes all seats of the device along, with their own keys', () => {
    const table = ledger({seats: 4, bots: [3]});
    const {gameId} = table.state;
    const only = encodeLeave(signerOf(0), gameId, 0, table.head, [{seat: 0, x: seatKeys(fill(1)).x}]);
    refused(table, 'key-known', () => table.enter('leave', only));
    const wrong = encodeLeave(signerOf(0), gameId, 0, table.head, [
      {seat: 0, x: seatKeys(fill(1)).x},
      {seat: 3, x: 5n},
    ]);
    refused(table, 'not-its-key', () => table.enter('leave', wrong));
    table.leave(0);
    assert.deepEqual(table.state.active, [1, 2]);
  });

  it('of a seat that is away gives up its key, once', () => {
    const table = ledger({seats: 3});
    table.change('drop', 2);
    table.leave(2);
    assert.deepEqual([...table.state.publicKeys.keys()], [2]);
    refused(table, 'key-known', () => table.leave(2));
  });
});

describe('dice', () => {
  it('take no share of a bot, so that a host has none to keep back', () => {
    const table = ledger({seats: 4, bots: [2, 3]});
    const pending = table.state.request(table.ask(DIE));
    assert.deepEqual(pending.by, [0, 1]);
    table.answer(pending.rid, table.permit());
  });
});

describe('coming back', () => {
  it('is signed by all, and happens once a round', () => {
    const table = ledger({seats: 3});
    const back = (voters: readonly number[], round: number) =>
      table.enter(
        'back',
        encodeChange(
          2,
          table.head,
          voters.map(seat => table.vote('back', 2, seat)),
        ),
        {round},
      );
    refused(table, 'active-already', () => back([0, 1, 2], 0));
    table.change('drop', 2);
    refused(table, 'wrong-voters', () => back([0, 1], 3));
    refused(table, 'wrong-voters', () => back([2], 3));
    back([0, 1, 2], 3);
    table.change('drop', 2);
    refused(table, 'too-soon', () => back([0, 1, 2], 3));
    back([0, 1, 2], 4);
    assert.deepEqual(table.state.active, [0, 1, 2]);
  });

  const choice = (table: Ledger, rid: Uint8Array, seat: number) =>
    table.say(seat, 'commit', rid, table.seats[seat]!.commit(rid, Uint8Array.of(seat)));
  const disclosed = (table: Ledger, due: Uint8Array, seats: readonly number[]) => {
    const permit = table.permit();
    const told = seats.map(seat =>
      table.say(seat, 'disclose', due, table.seats[seat]!.disclose(due, Uint8Array.of(seat), permit)),
    );
    return [...told.at(-1)!.disclosed.keys()];
  };

  it('while the others choose, she chooses too', () => {
    const table = ledger({seats: 3});
    table.change('drop', 0);
    const rid = table.ask({kind: 'commit', by: [0, 1, 2]});
    choice(table, rid, 1);
    table.change('back', 0);
    assert.deepEqual(table.state.request(rid).by, [0, 2], 'in the order in which they were asked');
    choice(table, rid, 2);
    assert.equal(table.state.pending.size, 1, 'she is waited for');
    choice(table, rid, 0);
    const due = table.ask({kind: 'disclose', by: [0, 1, 2]});
    assert.deepEqual(disclosed(table, due, [2, 0, 1]).sort(), [0, 1, 2]);
  });

  it('with her choice in already, she is not asked for another', () => {
    const table = ledger({seats: 3});
    const rid = table.ask({kind: 'commit', by: [0, 1, 2]});
    choice(table, rid, 0);
    table.change('drop', 0);
    table.change('back', 0);
    assert.deepEqual(table.state.request(rid).by, [1, 2]);
  });

  it('when the choices stand without hers, nothing of hers is waited for', () => {
    const table = ledger({seats: 3});
    table.change('drop', 0);
    const rid = table.ask({kind: 'commit', by: [0, 1, 2]});
    choice(table, rid, 1);
    choice(table, rid, 2);
    table.change('back', 0);
    const due = table.ask({kind: 'disclose', by: [0, 1, 2]});
    assert.deepEqual(disclosed(table, due, [1, 2]), [1, 2]);
    table.ask({kind: 'disclose', by: [0]});
    assert.equal(table.state.pending.size, 0, 'asked alone, it is answered at once');
  });
});

describe('a round', () => {
  it('is 64 entries where a game counts none', () => {
    assert.deepEqual(
      [0, 63, 64, 200].map(seq => roundOf({term: 0, seq, entryHash: fill(1), prev: fill(0)})),
      [0, 0, 1, 3],
    );
    assert.equal(roundOf({term: 0, seq: 200, entryHash: fill(1), prev: fill(0), round: 2}), 2);
  });
});

describe('the digest of the state', () => {
  const changes: readonly [what: string, change: (table: Ledger) => void][] = [
    ['a commitment', table => table.commit(new Map([[0, Uint8Array.of(1)]]))],
    ['which commitment it is', table => table.commit(new Map([[0, Uint8Array.of(2)]]))],
    [
      'a deck',
      table => table.ask({kind: 'shuffle', deck: 'd', inputs: [], mint: [1], by: [0, 1, 2], key: [0, 1, 2]}),
    ],
    [
      'its cards',
      table => table.ask({kind: 'shuffle', deck: 'd', inputs: [], mint: [2], by: [0, 1, 2], key: [0, 1, 2]}),
    ],
    ['host and term', table => table.takeOver(1)],
    ['what is asked', table => table.ask(DIE)],
    ['a drop', table => table.change('drop', 2)],
  ];
  it('covers what a later entry can depend on', () => {
    const digests = changes.map(([, change]) => {
      const table = ledger({seats: 3});
      change(table);
      return stateDigest(table.state).join();
    });
    const other = stateDigest(ledger({seats: 3, backup: true}).state).join();
    const all = [...digests, other, stateDigest(ledger({seats: 3}).state).join()];
    assert.equal(new Set(all).size, all.length, 'back-ups as well');
  });
});
