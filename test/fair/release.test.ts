/** What a device may promise and let out, and what it remembers for it. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {decodeAck, encodeAck, makeAck} from '../../src/fair/ack.ts';
import type {Request} from '../../src/fair/request.ts';
import {Branch, guardOn} from './support/branch.ts';
import {fill} from './support/hex.ts';
import {DIE} from './support/ledger.ts';
import {signerOf} from './support/log.ts';

const sign = signerOf(0);

describe('the guard of a device', () => {
  it('acknowledges only what its own engine asks', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    const others: (Request | null)[] = [
      null,
      {...DIE, purpose: 'again'},
      {kind: 'deal', handles: [0], to: 1},
      {kind: 'beacon', purpose: 'die', draws: [{kind: 'roll', sides: [6, 6]}]},
    ];
    for (const other of others)
      assert.throws(() => guard.acknowledge(0, branch.history, other, sign), {code: 'fair/not-asked'});
    assert.ok(guard.acknowledge(0, branch.history, {...DIE}, sign));
    // A host that has a second question asked beside it: ten rolls, one of which is used.
    branch.asks(DIE);
    assert.throws(() => guard.acknowledge(0, branch.history, DIE, sign), {code: 'fair/not-asked'});
  });

  it('acknowledges one entry in one place, also after a reload', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    guard.acknowledge(0, branch.history, DIE, sign);
    guard.acknowledge(0, branch.history, DIE, sign);
    const sibling = new Branch(8).asks(DIE);
    assert.throws(() => guardOn(sibling, guard).acknowledge(0, sibling.history, DIE, sign), {
      code: 'fair/acknowledged-other',
    });
  });

  it('promises along one line: what it acknowledged is under all that it acknowledges later', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    guard.acknowledge(0, branch.history, DIE, sign);
    // A longer branch without that entry, though nothing was released for it.
    const other = new Branch(8, 9).asks(DIE);
    assert.throws(() => guardOn(other, guard).acknowledge(0, other.history, DIE, sign), {
      code: 'fair/acknowledged-other',
    });
    const on = new Branch(7, 9).asks(DIE);
    assert.ok(guardOn(on, guard).acknowledge(0, on.history, DIE, sign));
  });

  it('acknowledges what its last promise stands on, and not what stands beside it', () => {
    const branch = new Branch(7).asks(DIE);
    const {head: asking} = branch.state;
    branch.grow(9);
    const guard = guardOn(branch);
    guard.vote(0, 'drop', 2, branch.history, sign);
    assert.deepEqual(guard.acknowledge(0, branch.history, DIE, sign, asking).entryHash, asking.entryHash);
    // It still holds itself to the later one.
    const back = new Branch(7).asks(DIE);
    assert.throws(() => guardOn(back, guard).acknowledge(0, back.history, DIE, sign), {
      code: 'fair/acknowledged-other',
    });
    const beside = {...asking, entryHash: fill(8)};
    assert.throws(() => guard.acknowledge(0, branch.history, DIE, sign, beside), {
      code: 'fair/below-watermark',
    });
  });

  it('releases only on the line that it promised last', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    const {head} = branch.state;
    const certificate = branch.acks();
    assert.throws(() => guard.release(head, certificate, branch.history), {code: 'fair/acknowledged-other'});
    guard.acknowledge(0, branch.history, DIE, sign);
    const on = new Branch(7, 9).asks(DIE);
    const later = guardOn(on, guard);
    later.acknowledge(0, on.history, DIE, sign);
    // It went on with another entry after 7: what was asked after 7 on a branch that ends elsewhere gets nothing.
    const elsewhere = new Branch(7, 8);
    assert.throws(() => guardOn(elsewhere, later).release(head, certificate, elsewhere.history), {
      code: 'fair/acknowledged-other',
    });
  });

  it('votes only on that line, and a vote is a promise', () => {
    const branch = new Branch(7);
    const guard = guardOn(branch);
    guard.vote(0, 'drop', 2, branch.history, sign);
    const sibling = new Branch(8).asks(DIE);
    const there = guardOn(sibling, guard);
    assert.throws(() => there.acknowledge(0, sibling.history, DIE, sign), {code: 'fair/acknowledged-other'});
    assert.throws(() => there.vote(0, 'drop', 1, sibling.history, sign), {code: 'fair/acknowledged-other'});
  });

  it('releases nothing without a complete, right certificate for that entry', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    guard.acknowledge(0, branch.history, DIE, sign);
    const {head} = branch.state;
    const all = branch.acks();
    const forged = all.with(1, {...all[1]!, seat: 2});
    for (const certificate of [
      [],
      branch.acks([0, 1]),
      branch.acks([0, 1, 1]),
      branch.acks([0, 1, 2], {...head, entryHash: fill(8)}),
      branch.acks([0, 1, 2], {...head, seq: head.seq + 1}),
      forged,
    ])
      assert.throws(() => guard.release(head, certificate, branch.history), {code: 'fair/not-certified'});
    const [pending] = branch.state.pending.values();
    assert.ok(guard.release(head, all, branch.history).covers(pending!));
    assert.equal(guard.watermark?.seq, head.seq);
  });

  it('never follows a history without its watermark: no roll-back, no sibling entry, no re-roll', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    guard.acknowledge(0, branch.history, DIE, sign);
    guard.release(branch.state.head, branch.acks(), branch.history);
    for (const device of [guard, guardOn(branch, guard)]) {
      assert.ok(device.accepts(new Branch(7, 9).history));
      assert.equal(device.accepts(new Branch().history), false);
      const sibling = new Branch(8).asks(DIE);
      assert.equal(device.accepts(sibling.history), false);
      const there = guardOn(sibling, device);
      assert.throws(() => there.acknowledge(0, sibling.history, DIE, sign), {code: 'fair/below-watermark'});
      assert.throws(() => there.release(sibling.state.head, sibling.acks(), sibling.history), {
        code: 'fair/below-watermark',
      });
    }
  });

  it('gives permits for what was pending then, and for nothing later', () => {
    const branch = new Branch(7).asks(DIE);
    const guard = guardOn(branch);
    guard.acknowledge(0, branch.history, DIE, sign);
    const permit = guard.release(branch.state.head, branch.acks(), branch.history);
    const later = new Branch(7, 9).asks(DIE);
    const [pending] = later.state.pending.values();
    assert.equal(permit.covers(pending!), false);
  });

  it('knows a forged acknowledgement, and one sent on in another game', () => {
    const branch = new Branch(7).asks(DIE);
    const ack = makeAck(sign, fill(1), 0, branch.state.head);
    assert.deepEqual(decodeAck(encodeAck(ack)), ack);
    const guard = guardOn(branch);
    assert.throws(() => guard.release(branch.state.head, [ack, ...branch.acks([1, 2])], branch.history), {
      code: 'fair/not-certified',
    });
  });
});
