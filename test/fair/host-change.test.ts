/** What a device may promise, vote for and let out where the host changes, and what it remembers of it. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {concat} from '../../src/base/bytes.ts';
import {encodeAck, makeAck} from '../../src/fair/ack.ts';
import {u32} from '../../src/fair/hash.ts';
import {AckBook, type ReleaseGuard} from '../../src/fair/release.ts';
import type {Head} from '../../src/fair/state.ts';
import {Branch, guardOn} from './support/branch.ts';
import {fill, hex} from './support/hex.ts';
import {DIE, ledger, refused} from './support/ledger.ts';
import {signerOf} from './support/log.ts';

const sign = signerOf(0);
const acks = (guard: ReleaseGuard, on: Branch) => guard.acknowledge(0, on.history, DIE, sign);
const lets = (guard: ReleaseGuard, on: Branch) => guard.release(on.state.head, on.acks(), on.history);
/** A vote on the head of a branch. */
const ballotOn = ({state}: Branch, term: number): Head => ({...state.head, term});
const code = (name: string) => ({code: `fair/${name}`});

describe('host change, promises', () => {
  it('P1: within a term they lie on one line, also of a later term', () => {
    const guard = guardOn(new Branch());
    const one = new Branch(7).led(1, 8).asks(DIE);
    const here = guardOn(one, guard);
    acks(here, one);
    const other = new Branch(7).led(1, 9).asks(DIE);
    assert.throws(() => acks(guardOn(other, here), other), code('acknowledged-other'));
  });

  it('P2: below the floor nothing is promised, and what stands on a lead of it is', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    guard.elect(ballotOn(branch, 3), branch.history);
    for (const device of [guard, guardOn(branch, guard)]) {
      assert.equal(device.floor, 3);
      assert.throws(() => acks(device, branch), code('below-floor'));
      assert.throws(() => device.vote(0, 'drop', 2, branch.history, sign), code('below-floor'));
      assert.throws(() => device.promise(branch.history), code('below-floor'));
      const lower = new Branch(7).led(2, 8).asks(DIE);
      assert.throws(() => acks(guardOn(lower, device), lower), code('below-floor'));
      const led = new Branch(7).led(3, 8, 1).asks(DIE);
      assert.ok(acks(guardOn(led, device), led));
    }
  });

  it('P2: taking part in what was promised before goes on, since nobody can take it back', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    acks(guard, branch);
    guard.elect(ballotOn(branch, 1), branch.history);
    assert.ok(lets(guard, branch));
  });

  it('P3: in a later term the last promise binds no more, after a reload as well; in its own it does', () => {
    const tail = new Branch(7, 9).asks(DIE);
    const guard = guardOn(tail);
    acks(guard, tail);
    const same = new Branch(7, 8).asks(DIE);
    assert.throws(() => acks(guardOn(same, guard), same), code('acknowledged-other'));
    const later = new Branch(7).led(1, 8).asks(DIE);
    const there = guardOn(later, guard);
    assert.ok(acks(there, later));
    assert.ok(lets(guardOn(later, there), later));
    // And it is back to its own word now.
    assert.throws(() => acks(guardOn(tail, there), tail), code('acknowledged-other'));
  });

  it('P3: the watermark binds in every term', () => {
    const tail = new Branch(7, 9).asks(DIE);
    const guard = guardOn(tail);
    acks(guard, tail);
    lets(guard, tail);
    const later = new Branch(7).led(1, 8).asks(DIE);
    const there = guardOn(later, guard);
    assert.equal(there.accepts(later.history), false);
    assert.throws(() => acks(there, later), code('below-watermark'));
    assert.throws(() => there.elect(ballotOn(later, 2), later.history), code('below-watermark'));
    const on = new Branch(7, 9).led(1, 8).asks(DIE);
    assert.ok(acks(guardOn(on, guard), on));
  });

  it('P3: nothing is let out on a branch once another one was promised in a later term', () => {
    const one = new Branch(7).asks(DIE);
    const guard = guardOn(one);
    acks(guard, one);
    const later = new Branch().led(1, 8).asks(DIE);
    const there = guardOn(later, guard);
    acks(there, later);
    assert.throws(() => lets(guardOn(one, there), one), code('acknowledged-other'));
  });

  it('P4: a lead asks again under the same name, and a permit of before answers nothing', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    const [rid, asked] = [...branch.state.pending][0]!;
    acks(guard, branch);
    const permit = lets(guard, branch);
    assert.ok(permit.covers(asked));
    branch.led(1, 8);
    const [again, renewed] = [...branch.state.pending][0]!;
    assert.equal(again, rid);
    assert.equal(renewed.since, branch.state.head.seq);
    assert.equal(permit.covers(renewed), false);
    assert.ok(acks(guard, branch));
    assert.ok(lets(guard, branch).covers(renewed));
  });

  it('P6: a certificate is of one term', () => {
    const branch = new Branch(7).asks(DIE);
    const {head: asking} = branch.state;
    branch.led(1, 8);
    const guard = guardOn(branch);
    assert.throws(() => guard.acknowledge(0, branch.history, DIE, sign, asking), code('wrong-term'));
    acks(guard, branch);
    const mixed = branch.acks().with(1, makeAck(signerOf(1), branch.state.gameId, 1, asking));
    assert.throws(() => guard.release(branch.state.head, mixed, branch.history), code('not-certified'));
  });
});

describe('host change, votes', () => {
  it('V1: for the own last entry alone, in a term above all it knows of', () => {
    const branch = new Branch(7, 8).led(2, 9);
    const guard = guardOn(branch);
    const {head} = branch.state;
    const wrong: readonly (readonly [Head, string])[] = [
      [{...head, term: 2}, 'voted-other'],
      [{...head, term: 1}, 'voted-other'],
      [{...head, term: 3, seq: head.seq - 1}, 'other-entry'],
      [{...head, term: 3, seq: head.seq + 1}, 'other-entry'],
      [{...head, term: 3, entryHash: fill(7)}, 'other-entry'],
    ];
    const before = hex(guard.save());
    for (const [ballot, why] of wrong) assert.throws(() => guard.elect(ballot, branch.history), code(why));
    assert.equal(hex(guard.save()), before);
    guard.elect({...head, term: 3}, branch.history);
  });

  it('V1: not on a history that lacks its last promise of that term', () => {
    const tail = new Branch(7, 9).asks(DIE);
    const guard = guardOn(tail);
    acks(guard, tail);
    const short = new Branch(7);
    assert.throws(
      () => guardOn(short, guard).elect(ballotOn(short, 1), short.history),
      code('acknowledged-other'),
    );
    const later = new Branch(7).led(1, 8);
    guardOn(later, guard).elect(ballotOn(later, 2), later.history);
  });

  it('V3: once in a term; asked again for the same it says the same, also after a reload and further on', () => {
    const branch = new Branch(7);
    const guard = guardOn(branch);
    const ballot = ballotOn(branch, 5);
    guard.elect(ballot, branch.history);
    const saved = hex(guard.save());
    for (const device of [guard, guardOn(branch, guard)]) {
      device.elect(ballot, branch.history);
      assert.equal(hex(device.save()), saved);
      const grown = new Branch(7, 8);
      const there = guardOn(grown, device);
      there.elect(ballot, grown.history);
      for (const term of [1, 4, 5])
        assert.throws(() => there.elect(ballotOn(grown, term), grown.history), code('voted-other'));
      there.elect(ballotOn(grown, 6), grown.history);
      // What it had said before it says no more: the later vote is the one that counts.
      assert.throws(() => there.elect(ballot, grown.history), code('voted-other'));
    }
  });

  it('V4: a term that is over for a device is no term to vote for or to promise in', () => {
    const branch = new Branch(7).led(2, 8).asks(DIE);
    const guard = guardOn(branch);
    guard.close(2);
    assert.equal(guardOn(branch, guard).floor, 3);
    assert.throws(() => acks(guard, branch), code('below-floor'));
    assert.throws(() => guard.elect(ballotOn(branch, 3), branch.history), code('voted-other'));
    guard.elect(ballotOn(branch, 4), branch.history);
    guard.close(1);
    assert.equal(guard.floor, 4);
  });

  it('what a device remembers that never voted is written as ever, and is read as ever', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    assert.equal(hex(guard.save()), '000000');
    acks(guard, branch);
    const {term, seq, entryHash} = branch.state.head;
    assert.equal(
      hex(guard.save()),
      hex(concat(Uint8Array.of(1), u32(term), u32(seq), entryHash, Uint8Array.of(0, 0))),
    );
    guard.elect(ballotOn(branch, 9), branch.history);
    assert.equal(guard.save()[0], 2);
    for (const bytes of [Uint8Array.of(2), Uint8Array.of(3, 0, 0), guard.save().subarray(0, -1)])
      assert.throws(() => guardOn(branch, {save: () => bytes} as ReleaseGuard));
  });
});

describe('host change, the state', () => {
  it('leaves the bots with the device that has their secrets, and keeps who is host over a snapshot', () => {
    const table = ledger({seats: 4, bots: [3]});
    table.takeOver(2);
    const {state} = table;
    assert.equal(state.host, 2);
    assert.deepEqual(state.seatsOf(0), [0, 3]);
    // Whoever else goes, host or not, takes no bot along; the first host does.
    table.change('drop', 1);
    assert.deepEqual(state.active, [0, 2, 3]);
  });

  it('opens the bots of the first host when it is gone: by back-up, or by its own word', () => {
    const lost = ledger({seats: 4, bots: [3], backup: true, format: 2});
    lost.takeOver(1);
    lost.change('drop', 0);
    lost.recover(0);
    const left = ledger({seats: 4, bots: [3], format: 2});
    left.takeOver(1);
    left.leave(0);
    for (const {state} of [lost, left]) assert.deepEqual([...state.publicKeys.keys()], [0, 3]);
  });

  it('refuses a host that is gone, is a bot, or is nobody, and a term that is not later', () => {
    const table = ledger({seats: 4, bots: [3]});
    table.change('drop', 1);
    const {head} = table.state;
    refused(table, 'not-active', () => table.takeOver(1));
    refused(table, 'not-active', () => table.takeOver(3));
    for (const [term, ok] of [
      [head.term, false],
      [head.term + 1, true],
      [head.term + 40, true],
    ] as const) {
      const branch = new Branch(7);
      const leads = () => branch.led(term, 8, 1);
      if (ok) leads();
      else assert.throws(leads, code('wrong-term'));
    }
  });

  it('keeps acknowledgements of a host on the way, and so many at most', () => {
    const branch = new Branch(7).asks(DIE);
    const book = new AckBook(branch.state);
    const {gameId, head} = branch.state;
    const ahead = (term: number) =>
      makeAck(signerOf(1), gameId, 1, {term, seq: head.seq + 1, entryHash: fill(8)});
    // A liar invents terms; the others are kept for it no more.
    for (let term = 2; term < 60; term++) book.add(ahead(term));
    book.add(makeAck(signerOf(2), gameId, 2, {term: 1, seq: head.seq + 1, entryHash: fill(8)}));
    book.add(makeAck(signerOf(1), gameId, 1, head));
    assert.deepEqual(book.missing(head), [0, 2]);
    branch.led(1, 8);
    assert.deepEqual(book.missing(branch.state.head), [0, 1]);
    book.add(ahead(1));
    assert.deepEqual(book.missing(branch.state.head), [0]);
    assert.equal(encodeAck(ahead(1)).length, 105);
  });
});
