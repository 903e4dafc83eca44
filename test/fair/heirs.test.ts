/** Dice that wait for somebody lost are completed by those who keep shares of her key: the same value, and no key is opened. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {encodeBackup, makeBackup} from '../../src/fair/backup.ts';
import {FairnessBreach} from '../../src/fair/errors.ts';
import {mod} from '../../src/fair/group.ts';
import {encodeChange} from '../../src/fair/members.ts';
import {makeComplaint} from '../../src/fair/setup.ts';
import {encodeShares} from '../../src/fair/share.ts';
import {loadState, saveState} from '../../src/fair/snapshot.ts';
import {Ledger, ledger} from './support/ledger.ts';

const DICE = {kind: 'beacon', purpose: 'die', draws: [{kind: 'roll', sides: [6, 6, 6, 6, 20, 20]}]} as const;
const backed = (seats = 3) => ledger({seats, backup: true, format: 2});

/** The keepers give their parts, in the log. */
function inherit(table: Ledger, rid: Uint8Array, lost: number, keepers: readonly number[]): void {
  for (const seat of keepers)
    table.say(seat, 'heir', rid, table.seats[seat]!.heir(rid, lost, table.permit()));
}

const open = (table: Ledger, rid: Uint8Array, by: readonly number[]) =>
  table.enter(
    'opening',
    encodeShares(
      rid,
      by.map(seat => table.seats[seat]!.share(rid, table.permit())!),
    ),
  );

describe('with back-up', () => {
  it('dice that wait for somebody who is let go keep their name and their value', () => {
    const [one, other] = [backed(), backed()];
    const rid = one.ask(DICE);
    assert.deepEqual(other.ask(DICE), rid);
    const {drawn} = open(other, rid, [0, 1, 2]);
    one.change('drop', 2);
    assert.equal(one.state.request(rid).request.kind, 'beacon', 'they are not given up');
    assert.deepEqual(one.state.redraws, []);
    assert.throws(() => open(one, rid, [0, 1]), {code: 'fair/wrong-senders'});
    inherit(one, rid, 2, [0, 1]);
    const {state} = one;
    assert.deepEqual(saveState(loadState(state.table, state.verify, saveState(state))), saveState(state));
    assert.deepEqual(open(one, rid, [0, 1]).drawn, drawn);
  });

  it('the key itself stays with its seat: back, she gives her part herself, and the next dice take it', () => {
    const table = backed();
    const rid = table.ask(DICE);
    table.change('drop', 2);
    inherit(table, rid, 2, [0]);
    table.change('back', 2, 3);
    assert.equal(table.state.publicKeys.size, 0);
    assert.throws(() => inherit(table, rid, 2, [1]), {code: 'fair/wrong-turn'});
    open(table, rid, [0, 1, 2]);
    assert.throws(() => open(table, table.ask(DICE), [0, 1]), {code: 'fair/wrong-senders'});
  });

  it('one keeper lost as well: nobody can complete them, and they are given up with a trace', () => {
    const table = backed(5);
    table.ask(DICE);
    table.change('drop', 4);
    assert.deepEqual(table.state.redraws, []);
    table.change('drop', 3);
    assert.deepEqual(
      table.state.redraws.map(({kind, seat}) => [kind, seat]),
      [['beacon', 3]],
    );
  });

  it('a keeper goes that was away when they were asked: they are given up as well', () => {
    const table = backed(4);
    table.change('drop', 3);
    table.ask(DICE);
    table.change('back', 3, 1);
    table.change('drop', 2, 1);
    assert.deepEqual(table.state.redraws, [], 'all keepers are here');
    const votes = [0, 1].map(seat => table.vote('drop', 3, seat));
    table.enter('drop', encodeChange(3, table.head, votes), {round: 1});
    assert.deepEqual(
      table.state.redraws.map(({kind, seat}) => [kind, seat]),
      [['beacon', 3]],
    );
    assert.equal(table.state.pending.size, 0);
  });

  it('a false part convicts its keeper, once for all to see; a part said twice, or of who is no keeper, nobody', () => {
    const table = backed();
    const rid = table.ask(DICE);
    table.change('drop', 2);
    const good = table.seats[0]!.heir(rid, 2, table.permit());
    const bad = good.slice();
    bad[bad.length - 2]! ^= 1;
    const evidence = [table.part(0, 'heir', rid, bad)];
    table.say(0, 'heir', rid, bad);
    assert.deepEqual(table.state.convicted, [{seat: 0, rule: 'recovery', code: 'fair/bad-share', evidence}]);
    assert.throws(() => table.say(0, 'heir', rid, bad), FairnessBreach);
    table.say(0, 'heir', rid, good);
    assert.throws(() => table.say(0, 'heir', rid, good), {code: 'fair/wrong-turn'});
    assert.throws(() => table.say(1, 'heir', rid, good.fill(0, good.length - 1)), {code: 'fair/wrong-turn'});
  });

  it('a false back-up of the key of draws convicts who made it, as one of the card key does', () => {
    for (const lied of [true, false]) {
      const table = new Ledger({seats: 3, backup: true, format: 2});
      table.seats.forEach((seat, i) => {
        table.enter('keys', seat.keys(), {author: i});
      });
      const {state, secrets} = table;
      const keepers = new Map([1, 2].map(seat => [seat, state.keysOf(seat)]));
      const made = makeBackup(secrets[0]!, state.gameId, 0, keepers, 2);
      const {draws} = made;
      const ct = new Map(draws!.ct).set(1, mod(draws!.ct.get(1)! + (lied ? 1n : 0n)));
      table.enter('backup', encodeBackup({...made, draws: {...draws!, ct}}), {author: 0});
      const complaint = makeComplaint(state, secrets[1]!, 1, 0, 'draws');
      table.enter('backup-bad', complaint, {author: 1});
      assert.equal(state.failed!.seat, lied ? 0 : 1);
    }
  });
});

describe('by the old rules', () => {
  it('dice are thrown again, and no keeper’s part is known', () => {
    const table = ledger({seats: 3, backup: true});
    const rid = table.ask(DICE);
    table.change('drop', 2);
    assert.throws(() => table.state.request(rid), {code: 'fair/unknown-request'});
  });
});
