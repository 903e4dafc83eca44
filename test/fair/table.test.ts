/** Whole tables over a mesh that delays, reorders and loses; seats that cheat; a host that shows two branches. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {decodeAck, encodeAck, makeAck} from '../../src/fair/ack.ts';
import {gameIdOf, requestRid} from '../../src/fair/context.ts';
import {mod} from '../../src/fair/group.ts';
import {NO_AUTHOR, sealEntry} from '../../src/fair/record.ts';
import {type Branch, compareBranches, ReleaseGuard} from '../../src/fair/release.ts';
import {encodeRequest, type Request} from '../../src/fair/request.ts';
import {decodeShare, encodeShare} from '../../src/fair/share.ts';
import {decodePass, encodePass} from '../../src/fair/shuffle.ts';
import {fill} from './support/hex.ts';
import {tableOf} from './support/ledger.ts';
import {identity, type Tamper} from './support/peer.ts';
import {Table} from './support/table.ts';

const range = (n: number) => Array.from({length: n}, (_, i) => i);
const DIE: Request = {kind: 'beacon', purpose: 'die', draws: [{kind: 'roll', sides: [6]}]};

describe('a table on a bad network', () => {
  it('sets up, shuffles, deals, opens, steals, shuffles again and outlives a drop-out; all agree (seed mesh-1)', () => {
    const table = new Table({seats: 4, backup: true, seed: 'mesh-1', lossPercent: 25}).setUp();
    const cards = table.shuffle('deck', [], range(6));
    table.request({kind: 'deal', handles: cards.slice(0, 2), to: 1});
    table.act(1, (peer, prev, item) => peer.own.open(prev, item, [cards[0]!]));
    const [stolen] = table.request({kind: 'rekey', handle: cards[1]!, from: 1, to: [2], showOnly: false});
    assert.notEqual(table.peers[2]!.own.face(stolen!), undefined);
    assert.equal(table.peers[0]!.own.face(stolen!), undefined);
    table.request(DIE);
    table.request({kind: 'deal', handles: [cards[2]!], to: 3});
    table.drop([3]).recover(3);
    const again = table.shuffle('deck', [cards[0]!, cards[2]!, cards[3]!]);
    table.request({kind: 'reveal', handles: again});
    assert.ok(table.agreed);
    assert.ok(table.mesh.lost > 20);
    assert.deepEqual(
      table.present.flatMap(peer => peer.blames),
      [],
    );
  });

  it('plays a monopoly: kept cards excluded, the others opened, whatever comes first (seed mesh-2)', () => {
    const table = new Table({seats: 3, seed: 'mesh-2', lossPercent: 20}).setUp();
    const cards = table.shuffle('res', [], [0, 0, 1, 1, 2]);
    table.request({kind: 'deal', handles: cards, to: 2});
    table.request({kind: 'exclude', handles: cards, by: 2, oneOf: [0, 2]});
    const values = cards.map(id => table.host.state.handles.get(id).value);
    assert.deepEqual(
      values.filter(value => value !== null),
      [1, 1],
    );
  });

  it('gets the same cards whatever the network does: only the secrets decide', () => {
    const faces = ['a', 'b', 'c'].map(seed => {
      const table = new Table({seats: 2, seed, lossPercent: 10}).setUp();
      const cards = table.shuffle('deck', [], range(4));
      table.request({kind: 'reveal', handles: cards});
      return cards.map(id => table.host.state.handles.get(id).value);
    });
    assert.deepEqual(faces[1], faces[0]);
    assert.deepEqual(faces[2], faces[0]);
  });
});

describe('a seat that cheats at the table', () => {
  const cheat = (tamper: Tamper) => {
    const table = new Table({seats: 3, seed: 'cheat', cheats: new Map([[1, tamper]])}).setUp();
    const inputs = table.mint('deck', range(3));
    return {table, inputs};
  };

  it('with a wrong share is convicted, and no opening is logged', () => {
    const {table} = cheat((kind, bytes) => {
      if (kind !== 'share') return bytes;
      const share = decodeShare(bytes);
      return encodeShare({...share, s: mod(share.s + 1n)});
    });
    table.host.order('request', encodeRequest(DIE));
    table.deliver();
    assert.equal(table.host.state.pending.size, 1);
    assert.deepEqual(
      table.host.blames.map(({seat, code}) => [seat, code]),
      [[1, 'fair/bad-share']],
    );
  });

  it('with a pass that is no shuffle is convicted, and nobody deals from the pile', () => {
    const {table, inputs} = cheat((kind, bytes) => {
      if (kind !== 'pass') return bytes;
      const pass = decodePass(bytes);
      return encodePass({...pass, f: pass.f.toReversed()});
    });
    const by = [0, 1, 2];
    table.host.order('request', encodeRequest({kind: 'shuffle', deck: 'deck', inputs, by, key: by}));
    table.deliver();
    assert.deepEqual(
      table.host.blames.map(({seat, code}) => [seat, code]),
      [[1, 'fair/bad-shuffle']],
    );
    assert.equal(table.host.state.handles.count, 3);
  });
});

describe('a host that shows two branches', () => {
  it('gets no share for either: acknowledgements of all seats never come together, and it is convicted', () => {
    const table = new Table({seats: 3, seed: 'fork'}).setUp();
    const cards = table.shuffle('deck', [], range(3));
    const {auditor, state} = table.host;
    const branch = (to: number) =>
      sealEntry(
        state.gameId,
        {
          seq: auditor.seq + 1,
          term: 0,
          prev: auditor.head,
          author: NO_AUTHOR,
          kind: 'request',
          payload: encodeRequest({kind: 'deal', handles: [cards[0]!], to}),
        },
        null,
        identity(0).sign,
      );
    const [toTwo, toOne] = [branch(2), branch(1)];
    table.peers[1]!.receive(0, {type: 'entry', bytes: toTwo});
    table.peers[2]!.receive(0, {type: 'entry', bytes: toOne});
    table.deliver();
    for (const peer of table.peers.slice(1)) {
      assert.equal(peer.state.pending.size, 1);
      assert.equal(peer.guard.watermark?.seq ?? 0, 0, 'nothing was released');
    }
    // The branches meet: either device can show both entries.
    table.peers[1]!.receive(2, {type: 'entry', bytes: toOne});
    assert.deepEqual(
      table.peers[1]!.blames.map(({seat, code}) => [seat, code]),
      [[0, 'fair/ordered-twice']],
    );
  });

  it('cannot combine beacon shares of two branches: each branch asks for another point', () => {
    const gameId = gameIdOf(tableOf({seats: 3}));
    assert.notDeepEqual(requestRid(gameId, fill(1)), requestRid(gameId, fill(2)));
  });
});

describe('the guard of a device', () => {
  const setting = tableOf({seats: 3});
  const gameId = gameIdOf(setting);
  const idKeys = setting.seats.map(({idKey}) => idKey);
  const guardOf = (saved?: Uint8Array) => new ReleaseGuard(gameId, idKeys, saved);
  const at = (seq: number, byte: number, term = 0) => ({term, seq, entryHash: fill(byte)});
  const history =
    (...bytes: number[]) =>
    (seq: number) =>
      bytes[seq] === undefined ? undefined : fill(bytes[seq]);
  const acks = (head: ReturnType<typeof at>, seats = [0, 1, 2]) =>
    seats.map(seat => makeAck(identity(seat).sign, gameId, seat, head));

  it('acknowledges one entry in one place', () => {
    const guard = guardOf();
    const sign = identity(0).sign;
    guard.acknowledge(0, at(2, 7), history(1, 2, 7), sign);
    guard.acknowledge(0, at(2, 7), history(1, 2, 7), sign);
    assert.throws(() => guard.acknowledge(0, at(2, 8), history(1, 2, 8), sign), {
      code: 'fair/acknowledged-other',
    });
  });

  it('remembers that after a reload', () => {
    const guard = guardOf();
    guard.acknowledge(0, at(2, 7), history(1, 2, 7), identity(0).sign);
    const again = guardOf(guard.save());
    assert.throws(() => again.acknowledge(0, at(2, 8), history(1, 2, 8), identity(0).sign), {
      code: 'fair/acknowledged-other',
    });
  });

  it('releases nothing without a complete, right certificate for that entry', () => {
    const guard = guardOf();
    const head = at(2, 7);
    const chain = history(1, 2, 7);
    const forged = acks(head).with(1, {...acks(head)[1]!, seat: 2});
    for (const certificate of [
      [],
      acks(head, [0, 1]),
      acks(head, [0, 1, 1]),
      acks(at(2, 8)),
      acks(at(3, 7)),
      forged,
    ])
      assert.throws(() => guard.release(head, certificate, [0, 1, 2], chain), {code: 'fair/not-certified'});
    assert.ok(guard.release(head, acks(head), [0, 1, 2], chain).covers(requestRid(gameId, fill(7))));
    assert.equal(guard.watermark?.seq, 2);
  });

  it('never follows a history without its watermark: no roll-back, no sibling entry, no re-roll', () => {
    const guard = guardOf();
    const head = at(2, 7);
    guard.release(head, acks(head), [0, 1, 2], history(1, 2, 7));
    for (const device of [guard, guardOf(guard.save())]) {
      assert.ok(device.accepts(history(1, 2, 7, 9)));
      assert.equal(device.accepts(history(1, 2)), false);
      assert.equal(device.accepts(history(1, 2, 8)), false);
      for (const term of [0, 1])
        assert.throws(() => device.acknowledge(0, at(2, 8, term), history(1, 2, 8), identity(0).sign), {
          code: 'fair/below-watermark',
        });
      assert.throws(() => device.release(at(2, 8), acks(at(2, 8)), [0, 1, 2], history(1, 2, 8)), {
        code: 'fair/below-watermark',
      });
    }
  });

  it('gives permits for the requests of one entry only', () => {
    const head = at(2, 7);
    const permit = guardOf().release(head, acks(head), [0, 1, 2], history(1, 2, 7));
    assert.equal(permit.covers(requestRid(gameId, fill(8))), false);
  });

  it('knows a forged acknowledgement, and one sent on in another game', () => {
    const ack = makeAck(identity(0).sign, fill(1), 0, at(2, 7));
    assert.deepEqual(decodeAck(encodeAck(ack)), ack);
    assert.throws(() => guardOf().release(at(2, 7), [ack], [0], history(1, 2, 7)), {
      code: 'fair/not-certified',
    });
  });
});

describe('a change of host', () => {
  const chain = (...bytes: number[]) => bytes.map(fill);
  const plain = (...bytes: number[]): Branch => ({hashes: chain(...bytes), certified: null});
  const certified = (seq: number, ...bytes: number[]): Branch => ({
    hashes: chain(...bytes),
    certified: {term: 0, seq, entryHash: fill(bytes[seq]!)},
  });

  it('follows the highest certificate, though another branch is longer', () => {
    assert.ok(compareBranches(certified(2, 1, 2, 3), plain(1, 2, 4, 5, 6)) < 0);
    assert.ok(compareBranches(certified(1, 1, 2, 3), certified(2, 1, 2, 4)) > 0);
  });

  it('follows the longer branch when no certificate tells, then the smaller hash', () => {
    assert.ok(compareBranches(plain(1, 2, 4, 5), plain(1, 2, 3)) < 0);
    assert.ok(compareBranches(plain(1, 2, 3), plain(1, 2, 4)) < 0);
    assert.equal(compareBranches(plain(1, 2), plain(1, 2)), 0);
  });

  it('waits for a seat that holds the only certificate: without it nobody can be asked to acknowledge against it', () => {
    const setting = tableOf({seats: 3});
    const gameId = gameIdOf(setting);
    const guard = new ReleaseGuard(
      gameId,
      setting.seats.map(({idKey}) => idKey),
    );
    const head = {term: 0, seq: 2, entryHash: fill(7)};
    const all = [0, 1, 2].map(seat => makeAck(identity(seat).sign, gameId, seat, head));
    guard.release(head, all, [0, 1, 2], seq => [fill(1), fill(2), fill(7)][seq]);
    // The others went on from entry 1 in the next term. The returning seat refuses, and shows why.
    const other = {term: 1, seq: 2, entryHash: fill(8)};
    assert.throws(() => guard.acknowledge(1, other, seq => chain(1, 2, 8)[seq], identity(1).sign), {
      code: 'fair/below-watermark',
    });
    const [own, theirs] = [{hashes: chain(1, 2, 7), certified: guard.watermark}, plain(1, 2, 8, 9)];
    assert.ok(compareBranches(own, theirs) < 0);
    assert.equal(guard.certificate.length, 3);
  });
});
