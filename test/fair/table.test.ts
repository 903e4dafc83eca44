/** Whole tables of joint dealers on a mesh that delays, reorders and loses; cheats, forks, reloads, drop-outs. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {encodeAck, makeAck} from '../../src/fair/ack.ts';
import {FairError} from '../../src/fair/errors.ts';
import {mod} from '../../src/fair/group.ts';
import {Inbox} from '../../src/fair/inbox.ts';
import {decodePart, encodePart, type Part, type PartKind, signPart} from '../../src/fair/part.ts';
import {AckBook} from '../../src/fair/release.ts';
import {decodeShare, encodeShare} from '../../src/fair/share.ts';
import {decodePass, encodePass} from '../../src/fair/shuffle.ts';
import {fill} from './support/hex.ts';
import {DIE} from './support/ledger.ts';
import {signerOf} from './support/log.ts';
import {Table, type Tamper} from './support/table.ts';

const range = (n: number) => Array.from({length: n}, (_, i) => i);
const sorted = (values: Iterable<number | undefined | null>) => [...values].sort((a, b) => a! - b!);

describe('a table of joint dealers on a bad mesh', () => {
  it('plays: dice, a deck, deals, openings, blinding, a steal, choices, a drop-out with recovery (seed mesh-1)', () => {
    const table = new Table({seats: 4, backup: true, seed: 'mesh-1', lossPercent: 15}).setUp();
    table.request(DIE);
    const cards = table.shuffle('deck', [], range(12));
    for (const seat of range(4))
      table.request({kind: 'deal', handles: cards.slice(2 * seat, 2 * seat + 2), to: seat});
    assert.deepEqual(
      sorted(range(4).flatMap(seat => [...table.devices[seat]!.dealer.faces(seat).values()])).length,
      8,
    );
    const face = table.face(1, cards[2]!)!;
    table.act(1, {type: 'open', handles: [cards[2]!]});
    assert.equal(table.host.state.handles.get(cards[2]!).value, face);
    const hand = table.act(2, {type: 'blind', deck: 'deck', handles: cards.slice(4, 6)});
    table.request(DIE);
    const [stolen] = table.request({kind: 'rekey', handle: hand[0]!, from: 2, to: [3], showOnly: false});
    assert.notEqual(table.face(3, stolen!), undefined);
    assert.equal(table.face(0, stolen!), undefined);
    table.ask({kind: 'commit', by: [0, 1, 2, 3]});
    table.deliver();
    for (const seat of range(4))
      table
        .until(() => table.devices[seat]!.state.pending.size === 1)
        .devices[seat]!.choose(seat, Uint8Array.of(seat, 7));
    table.settle();
    table.request({kind: 'disclose', by: [0, 1, 2, 3]});
    assert.deepEqual([...table.host.lastClaims!.disclosed.keys()].sort(), range(4));
    table.silence(3);
    table.ask(DIE).deliver();
    for (const seat of range(3)) table.devices[seat]!.vote(3, 'drop');
    table.until(() => table.host.state.publicKeys.size === 1 && table.host.state.pending.size === 0);
    const again = table.shuffle('deck', [cards[2]!, hand[1]!, ...cards.slice(8)]);
    table.request({kind: 'reveal', handles: again});
    assert.ok(table.mesh.lost > 20);
    assert.deepEqual(
      table.present.flatMap(({blames}) => blames),
      [],
    );
  });

  it('plays with bots, on the device of the host', () => {
    const table = new Table({seats: 4, backup: false, seed: 'bots', lossPercent: 10, bots: [2, 3]}).setUp();
    const cards = table.shuffle('deck', [], range(6));
    table.request({kind: 'deal', handles: cards.slice(0, 2), to: 3});
    assert.notEqual(table.face(3, cards[0]!), undefined);
    assert.equal(table.face(1, cards[0]!), undefined);
    table.request(DIE);
  });

  it('gets the same cards whatever the network does: only the secrets decide', () => {
    const values = ['a', 'b'].map(seed => {
      const table = new Table({seats: 2, seed, lossPercent: 10}).setUp();
      const cards = table.shuffle('deck', [], range(4));
      table.request({kind: 'reveal', handles: cards});
      return cards.map(id => table.host.state.handles.get(id).value);
    });
    assert.deepEqual(values[1], values[0]);
  });

  // No card of kinds 3 and 4 has come into the deck: only what was stolen does.
  it('plays a monopoly: kept cards excluded, the others opened, whatever comes first (seed mesh-2)', () => {
    const table = new Table({seats: 3, seed: 'mesh-2', lossPercent: 20}).setUp();
    const cards = table.shuffle('res', [], [0, 0, 1, 1, 2]);
    table.request({kind: 'deal', handles: cards, to: 2});
    table.request({kind: 'exclude', handles: cards, by: 2, oneOf: [0, 2, 3, 4]});
    const values = cards.map(id => table.host.state.handles.get(id).value);
    assert.deepEqual(
      values.filter(value => value !== null),
      [1, 1],
    );
  });

  it('takes a seat back: the next shuffle works, with the layer of the seat on all cards', () => {
    const table = new Table({seats: 3, seed: 'return', lossPercent: 10}).setUp();
    const cards = table.shuffle('deck', [], range(3));
    table.request({kind: 'reveal', handles: cards});
    table.silence(2);
    for (const seat of [0, 1]) table.devices[seat]!.vote(2, 'drop');
    table.until(() => table.host.state.active.length === 2);
    const without = table.shuffle('deck', cards);
    table.wake(2).until(() => true);
    for (const seat of range(3)) table.devices[seat]!.vote(2, 'back');
    table.until(() => table.host.state.active.length === 3);
    const again = table.shuffle('deck', without);
    assert.deepEqual(table.host.state.handles.get(again[0]!).key, [0, 1, 2]);
  });

  it('lets a device leave by its own word, and goes on with its hand open', () => {
    const table = new Table({seats: 3, seed: 'leave', lossPercent: 10}).setUp();
    const cards = table.shuffle('deck', [], range(3));
    table.request({kind: 'deal', handles: [cards[0]!], to: 2});
    table.devices[2]!.leave();
    table.until(() => table.host.state.active.length === 2);
    assert.notEqual(table.host.state.handles.get(cards[0]!).value, null);
    table.request({kind: 'reveal', handles: [cards[1]!]});
  });

  it('waits for a silent seat, says for whom and since when, and goes on when it is back', () => {
    const table = new Table({seats: 3, seed: 'silent'}).setUp();
    table.silence(1);
    table.ask(DIE).deliver();
    const {seq} = table.host.state.head;
    assert.deepEqual(table.host.dealer.status, {
      ...{kind: 'beacon', since: seq, seats: [1], by: [0, 1, 2]},
      passes: null,
    });
    table.wake(1).settle();
    assert.equal(table.host.dealer.status, null);
  });

  it('tells how far a shuffle is, and whose turn it has', () => {
    const table = new Table({seats: 3, seed: 'turn'}).setUp();
    table.silence(1);
    table
      .ask({kind: 'shuffle', deck: 'deck', inputs: [], mint: range(3), by: range(3), key: range(3)})
      .deliver();
    const {kind, seats, passes} = table.host.dealer.status!;
    assert.deepEqual([kind, seats, passes], ['shuffle', [1], {done: 1, of: 3}]);
  });
});

describe('a device that starts again', () => {
  const ways = [
    ['from its log', false],
    ['from a snapshot', true],
  ] as const;
  for (const [way, snapshot] of ways)
    it(`${way} goes on in the middle of a shuffle, a deal, a choice and a vote`, () => {
      const table = new Table({seats: 3, seed: `again ${way}`, backup: true}).setUp();
      const restart = () => {
        for (const device of table.present) {
          device.save();
          device.start(snapshot);
        }
      };
      table.silence(2);
      table
        .ask({kind: 'shuffle', deck: 'deck', inputs: [], mint: range(5), by: range(3), key: range(3)})
        .deliver();
      restart();
      table.wake(2).settle();
      const cards = range(5);
      table.silence(1);
      table.ask({kind: 'deal', handles: [cards[0]!], to: 0}).deliver();
      restart();
      table.wake(1).settle();
      const face = table.face(0, cards[0]!);
      assert.notEqual(face, undefined);
      table.ask({kind: 'commit', by: range(3)}).deliver();
      table.devices[1]!.choose(1, Uint8Array.of(9));
      restart();
      for (const seat of [0, 2]) table.devices[seat]!.choose(seat, Uint8Array.of(seat));
      table.settle();
      restart();
      table.request({kind: 'disclose', by: range(3)});
      assert.deepEqual(table.host.lastClaims!.disclosed.get(1), Uint8Array.of(9));
      table.silence(2);
      table.devices[1]!.vote(2, 'drop');
      table.deliver();
      restart();
      for (const seat of [0, 1]) table.devices[seat]!.vote(2, 'drop');
      table.until(() => table.host.state.publicKeys.size === 1);
      assert.equal(table.face(0, cards[0]!), face);
    });

  it('with a damaged snapshot refuses it', () => {
    const table = new Table({seats: 2, seed: 'damage'}).setUp();
    table.shuffle('deck', [], range(3));
    const [device] = table.devices;
    device!.save();
    const {snapshot} = device!;
    for (const at of [10, 50, 200, snapshot!.length - 5]) {
      device!.snapshot = snapshot!.with(at, snapshot![at]! ^ 1);
      assert.throws(() => device!.start(true), FairError);
    }
  });
});

/** A device that changes its parts of one kind, and signs the change. */
const lying =
  (kind: PartKind, change: (bytes: Uint8Array) => Uint8Array): Tamper =>
  message => {
    if (message.type !== 'part') return message;
    const part = decodePart(message.bytes);
    if (part.kind !== kind) return message;
    const {gameId} = new Table({seats: 3, seed: ''}).devices[0]!.state;
    const lie = signPart(signerOf(part.seat), gameId, {...part, bytes: change(part.bytes)});
    return {...message, bytes: encodePart(lie)};
  };

describe('a seat that cheats at the table', () => {
  const rows: readonly [
    lie: string,
    kind: PartKind,
    code: string,
    change: (bytes: Uint8Array) => Uint8Array,
  ][] = [
    [
      'with a wrong share of the dice',
      'share',
      'fair/bad-share',
      bytes => {
        const share = decodeShare(bytes);
        return encodeShare({...share, s: mod(share.s + 1n)});
      },
    ],
    [
      'with a pass that is no shuffle',
      'pass',
      'fair/bad-shuffle',
      bytes => {
        const pass = decodePass(bytes);
        return encodePass({...pass, f: pass.f.toReversed()});
      },
    ],
    ['with bytes that are no message', 'pass', 'fair/bad-length', bytes => bytes.slice(0, -1)],
  ];
  for (const [lie, kind, code, change] of rows)
    it(`${lie} is convicted by its own signature, and nothing of it is sealed`, () => {
      const table = new Table({seats: 3, seed: 'cheat', cheats: new Map([[1, lying(kind, change)]])}).setUp();
      if (kind === 'share') table.ask(DIE).deliver();
      else
        table
          .ask({kind: 'shuffle', deck: 'deck', inputs: [], mint: range(3), by: range(3), key: range(3)})
          .deliver();
      assert.equal(table.host.state.pending.size, 1);
      assert.deepEqual(
        table.host.blames.map(blame => [blame.seat, blame.code]),
        [[1, code]],
      );
      assert.deepEqual(table.devices[2]!.refused, []);
    });

  it('under another seat’s number convicts nobody', () => {
    const table = new Table({seats: 3, seed: 'frame'}).setUp();
    const rid = table.host.state.gameId;
    const {gameId, head} = table.host.state;
    const framed = {seat: 1, kind: 'share', rid, head: head.entryHash, bytes: fill(1)} as const;
    const message = encodePart(signPart(signerOf(2), gameId, framed));
    assert.equal(table.host.dealer.receive({type: 'part', bytes: message}), 'fair/bad-part');
    assert.deepEqual(table.host.dealer.outbox().blames, []);
  });

  it('under a false signature is believed where its proof holds, and else convicts nobody', () => {
    const spoilt =
      (bytes: (part: Part) => Uint8Array): Tamper =>
      message => {
        if (message.type !== 'part') return message;
        const part = decodePart(message.bytes);
        if (part.kind !== 'share') return message;
        return {
          ...message,
          bytes: encodePart({...part, bytes: bytes(part), signature: new Uint8Array(64).fill(1)}),
        };
      };
    const right = new Table({seats: 3, seed: 'right', cheats: new Map([[1, spoilt(({bytes}) => bytes)]])});
    right.setUp().request(DIE);
    assert.deepEqual(
      right.devices.flatMap(({blames, refused}) => [...blames, ...refused]),
      [],
    );
    const wrong = new Table({seats: 3, seed: 'wrong', cheats: new Map([[1, spoilt(() => fill(1))]])});
    assert.throws(() => wrong.setUp().request(DIE), /stuck/);
    assert.deepEqual(
      wrong.devices.flatMap(({blames, refused}) => [...blames, ...refused]),
      [],
    );
  });

  it('as a host, that seals what it should have looked at, is convicted as the one who sealed it', () => {
    const table = new Table({seats: 3, seed: 'sealer'}).setUp();
    table.silence(1);
    table.ask(DIE).deliver();
    const [pending] = table.host.state.pending.values();
    const garbage = encodePart(
      signPart(signerOf(2), table.host.state.gameId, {
        ...{seat: 1, kind: 'pass', rid: pending!.rid, head: table.host.head, bytes: fill(1)},
      }),
    );
    table.devices[2]!.take(table.host.seal('part', garbage));
    assert.deepEqual(
      table.devices[2]!.blames.map(({seat, rule, code}) => [seat, rule, code]),
      [[0, 'ordering', 'fair/bad-part']],
    );
  });

  it('by a flood pushes out nothing but its own', () => {
    const inbox = new Inbox(3);
    const part = (seat: number, byte: number, length = 10): Part => ({
      ...{seat, kind: 'share', rid: fill(1), head: fill(2), signature: new Uint8Array(64).fill(byte)},
      bytes: new Uint8Array(length),
    });
    inbox.add(part(0, 1));
    for (let i = 0; i < 250; i++) inbox.add(part(1, i));
    for (let i = 0; i < 50; i++) inbox.add(part(2, i, 40_000));
    assert.equal(inbox.count(0), 1);
    assert.ok(inbox.count(1) <= 64 && inbox.count(2) <= 8);
    const {state} = new Table({seats: 2, seed: ''}).devices[0]!;
    const book = new AckBook(state);
    const ack = (seat: number, seq: number) =>
      makeAck(signerOf(seat), state.gameId, seat, {term: 0, seq, entryHash: fill(1)});
    book.add(ack(0, 1));
    for (let seq = 1; seq < 100; seq++) book.add(ack(1, seq));
    assert.deepEqual(book.missing({term: 0, seq: 1, entryHash: fill(1)}), [], 'not even its own are gone');
  });

  it('by acknowledgements of ever other entries makes nobody forget the one that convicts it', () => {
    const {state} = new Table({seats: 2, seed: ''}).devices[0]!;
    const book = new AckBook(state);
    const ack = (seq: number, byte: number, term = 0) =>
      makeAck(signerOf(1), state.gameId, 1, {term, seq, entryHash: fill(byte)});
    book.add(ack(1, 1));
    for (let seq = 2; seq < 200; seq++) for (const term of [0, 1, 7]) book.add(ack(seq, 1, term));
    assert.throws(() => book.add(ack(1, 2)), {code: 'fair/equivocation'});
  });
});

describe('a host that shows two branches', () => {
  it('gets no share for either: acknowledgements of all never come together', () => {
    const table = new Table({seats: 3, seed: 'fork'}).setUp();
    const cards = table.shuffle('deck', [], range(3));
    const {gameId} = table.host.state;
    const sent = table.devices.map(device => device.sent.length);
    const branches = [1, 2].map(seat => ({
      seat,
      text: table.host.seal('ask', {kind: 'deal', handles: [cards[0]!], to: 3 - seat}),
    }));
    for (const {seat, text} of branches) {
      const device = table.devices[seat]!;
      device.receive(0, {type: 'entry', text});
      // The host acknowledges to each what it shows to it.
      const bytes = encodeAck(makeAck(signerOf(0), gameId, 0, device.state.head));
      device.receive(0, {type: 'fair', message: {type: 'ack', bytes}});
    }
    for (let round = 0; round < 5; round++) {
      for (const device of table.devices) device.nudge();
      table.deliver();
    }
    table.devices.forEach((device, seat) => {
      const shares = device.sent.slice(sent[seat]).filter(({bytes}) => decodable(bytes)?.kind === 'share');
      assert.deepEqual(shares, [], `seat ${seat} let nothing out`);
    });
    for (const seat of [1, 2])
      assert.deepEqual(table.devices[seat]!.dealer.status?.seats, [3 - seat], 'each waits for the other');
  });

  it('that signs both itself is convicted by its two acknowledgements', () => {
    const table = new Table({seats: 3, seed: 'twice'}).setUp();
    const {gameId, head} = table.host.state;
    const ack = (byte: number) =>
      encodeAck(makeAck(signerOf(0), gameId, 0, {term: 0, seq: head.seq + 1, entryHash: fill(byte)}));
    const [, device] = table.devices;
    assert.equal(device!.dealer.receive({type: 'ack', bytes: ack(1)}), null);
    assert.equal(device!.dealer.receive({type: 'ack', bytes: ack(2)}), 'fair/equivocation');
    assert.deepEqual(
      device!.dealer.outbox().blames.map(({seat, rule}) => [seat, rule]),
      [[0, 'acknowledgement']],
    );
  });
});

function decodable(bytes: Uint8Array): Part | null {
  try {
    return decodePart(bytes);
  } catch {
    return null;
  }
}
