/** Whole lives of handles, beacons, choices and seats, as an honest table plays them. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {waitsFor} from '../../src/fair/asked.ts';
import {audit} from '../../src/fair/audit.ts';
import {stateDigest} from '../../src/fair/digest.ts';
import {statusOf} from '../../src/fair/handle.ts';
import {encodeShares} from '../../src/fair/share.ts';
import {DIE, type Ledger, ledger} from './support/ledger.ts';
import {Reader} from './support/log.ts';

const range = (n: number) => Array.from({length: n}, (_, i) => i);
const sorted = (values: Iterable<number | undefined>) => [...values].sort((a, b) => a! - b!);

/** A pile of `n` cards that everybody shuffled. */
const pile = (table: Ledger, n: number) => table.shuffle('deck', [], range(n));
const status = (table: Ledger, id: number) => statusOf(table.state.handles.get(id), table.state.publicKeys);

describe('a table that plays fair', () => {
  it('deals: the receiver reads its cards, nobody else does, and no card comes twice', () => {
    const table = ledger({seats: 3});
    const cards = pile(table, 6);
    assert.deepEqual(
      cards.map(id => table.seats[0]!.face(id)),
      cards.map(() => undefined),
    );
    const claims = table.request({kind: 'deal', handles: cards.slice(0, 2), to: 1});
    assert.deepEqual(
      [...claims.dealt],
      [
        [cards[0], 1],
        [cards[1], 1],
      ],
    );
    assert.equal(status(table, cards[0]!), 'held');
    assert.equal(table.seats[0]!.face(cards[0]!), undefined);
    assert.equal(table.seats[2]!.face(cards[0]!), undefined);
    table.request({kind: 'deal', handles: cards.slice(2), to: 0});
    const seen = [
      ...cards.slice(0, 2).map(id => table.seats[1]!.face(id)),
      ...cards.slice(2).map(id => table.seats[0]!.face(id)),
    ];
    assert.deepEqual(sorted(seen), range(6));
  });

  it('opens: the value shown is the value its holder read', () => {
    const table = ledger({seats: 3});
    const [card] = pile(table, 4);
    table.request({kind: 'deal', handles: [card!], to: 2});
    const value = table.seats[2]!.face(card!);
    const claims = table.act(2, (prev, item) => table.seats[2]!.open(prev, item, [card!]));
    assert.deepEqual([...claims.opened], [[card, value]]);
    assert.equal(status(table, card!), 'open');
    assert.equal(table.seats[0]!.face(card!), value);
  });

  it('reveals: sealed cards by all, held ones by their owners, in one opening', () => {
    const table = ledger({seats: 3});
    const cards = pile(table, 4);
    table.request({kind: 'deal', handles: [cards[0]!], to: 1});
    const claims = table.request({kind: 'reveal', handles: cards});
    assert.deepEqual(sorted(claims.opened.values()), range(4));
  });

  it('shuffles discards again: open, held and sealed ones, and the new pile is complete', () => {
    const table = ledger({seats: 3});
    const cards = pile(table, 5);
    table.request({kind: 'deal', handles: [cards[0]!, cards[1]!], to: 1});
    table.act(1, (prev, item) => table.seats[1]!.open(prev, item, [cards[0]!]));
    const again = table.shuffle('deck', cards);
    assert.equal(status(table, cards[1]!), 'dead');
    const claims = table.request({kind: 'reveal', handles: again});
    assert.deepEqual(sorted(claims.opened.values()), range(5));
  });

  it('blinds: the holder keeps its cards, under handles without history, and can still open them', () => {
    const table = ledger({seats: 2});
    const cards = pile(table, 5);
    table.request({kind: 'deal', handles: cards.slice(0, 3), to: 0});
    const before = cards.slice(0, 3).map(id => table.seats[0]!.face(id));
    const {fresh} = table.act(0, (prev, item) =>
      table.seats[0]!.blind(prev, item, 'deck', cards.slice(0, 3)),
    );
    assert.deepEqual(sorted(fresh.map(id => table.seats[0]!.face(id))), sorted(before));
    assert.equal(table.seats[1]!.face(fresh[0]!), undefined);
    const claims = table.act(0, (prev, item) => table.seats[0]!.open(prev, item, fresh));
    assert.deepEqual(sorted(claims.opened.values()), sorted(before));
  });

  it('hands a card on: to one seat, to the common pile, and shows one without giving it', () => {
    const table = ledger({seats: 3});
    const cards = pile(table, 4);
    table.request({kind: 'deal', handles: cards.slice(0, 3), to: 0});
    const faces = cards.map(id => table.seats[0]!.face(id));
    const seat = table.seats[0]!;
    const {fresh} = table.act(
      0,
      (prev, item) => seat.handOn(prev, item, cards[0]!, [1]),
      (prev, item) => seat.handOn(prev, item, cards[1]!, [0, 1, 2]),
      (prev, item) => seat.handOn(prev, item, cards[2]!, [2], true),
    );
    const [given, returned, shown] = fresh as [number, number, number];
    assert.equal(table.seats[1]!.face(given), faces[0]);
    assert.equal(table.seats[2]!.face(given), undefined);
    assert.equal(status(table, returned), 'sealed');
    assert.equal(seat.face(returned), undefined);
    assert.equal(table.seats[2]!.face(shown), faces[2]);
    assert.equal(seat.face(cards[2]!), faces[2]);
    const again = table.shuffle('deck', [returned, cards[3]!]);
    const claims = table.request({kind: 'reveal', handles: again});
    assert.ok([...claims.opened.values()].includes(faces[1]!));
  });

  it('steals: the thief reads a card drawn by the beacon, the victim knows which, the third does not', () => {
    const table = ledger({seats: 3});
    const cards = pile(table, 5);
    table.request({kind: 'deal', handles: cards.slice(0, 4), to: 1});
    const hand = table.request({
      kind: 'shuffle',
      deck: 'deck',
      inputs: cards.slice(0, 4),
      mint: [],
      by: [1],
      key: [1],
    }).fresh;
    const {drawn} = table.request({
      kind: 'beacon',
      purpose: 'steal',
      draws: [{kind: 'pick', from: 4, count: 1}],
    });
    const stolen = hand[drawn![0]![0]!]!;
    const face = table.seats[1]!.face(stolen);
    const {fresh} = table.request({kind: 'rekey', handle: stolen, from: 1, to: [2], showOnly: false});
    assert.equal(table.seats[2]!.face(fresh[0]!), face);
    assert.equal(table.seats[0]!.face(fresh[0]!), undefined);
    const claims = table.act(2, (prev, item) => table.seats[2]!.open(prev, item, [fresh[0]!]));
    assert.equal(claims.opened.get(fresh[0]!), face);
  });

  it('excludes: kept cards are proved to be none of the type, the others are opened', () => {
    const table = ledger({seats: 2});
    const cards = table.shuffle('res', [], [0, 1, 1, 2, 3, 4]);
    table.request({kind: 'deal', handles: cards, to: 0});
    const claims = table.request({kind: 'exclude', handles: cards, by: 0, oneOf: [0, 2, 3, 4]});
    assert.equal(claims.excluded.size, 4);
    assert.deepEqual([...claims.opened.values()], [1, 1]);
  });

  it('chooses at the same time: all commit, then all disclose', () => {
    const table = ledger({seats: 3});
    const choices = new Map([0, 1, 2].map(seat => [seat, Uint8Array.of(seat, 7)]));
    assert.deepEqual(table.choose(choices), choices);
  });

  it('goes on after a drop-out: same cards, open hand, new beacons without the seat', () => {
    const table = ledger({seats: 4, backup: true});
    const cards = pile(table, 6);
    table.request({kind: 'deal', handles: [cards[0]!], to: 3});
    const face = table.seats[3]!.face(cards[0]!);
    const rid = table.ask({kind: 'deal', handles: [cards[1]!], to: 0});
    const beacon = table.ask(DIE);
    const {cancelled} = table.change('drop', 3);
    assert.equal(cancelled.length, 1);
    assert.throws(() => table.state.request(beacon), {code: 'fair/unknown-request'});
    const last = table.recover(3).at(-1)!;
    assert.equal(last.opened.get(cards[0]!), face);
    assert.equal(table.answer(rid, table.permit()).dealt.get(cards[1]!), 0);
    assert.notEqual(table.seats[0]!.face(cards[1]!), undefined);
    const {drawn} = table.request(DIE);
    assert.equal(drawn!.length, 1);
    const again = table.shuffle('deck', cards);
    const claims = table.request({kind: 'reveal', handles: again});
    assert.deepEqual(sorted(claims.opened.values()), range(6));
  });

  it('survives a cascade of two drop-outs, and takes a seat back with an open hand', () => {
    const table = ledger({seats: 4, backup: true});
    const cards = pile(table, 5);
    table.change('drop', 3);
    table.recover(3);
    table.change('drop', 1);
    table.recover(1);
    assert.deepEqual([...table.state.publicKeys.keys()], [1, 3]);
    const claims = table.request({kind: 'reveal', handles: cards});
    assert.deepEqual(sorted(claims.opened.values()), range(5));
    table.change('back', 1);
    assert.deepEqual(table.state.active, [0, 1, 2]);
    const again = table.shuffle('deck', cards);
    assert.deepEqual(table.state.handles.get(again[0]!).key, [0, 2], 'a key that is public hides nothing');
    const dealt = table.request({kind: 'deal', handles: [again[0]!], to: 0});
    assert.equal(dealt.dealt.get(again[0]!), 0);
  });

  it('shuffles again after a return: cards locked meanwhile get the layer of the seat that was away', () => {
    const table = ledger({seats: 4});
    const cards = pile(table, 4);
    table.request({kind: 'reveal', handles: cards});
    table.change('drop', 3);
    const without = table.shuffle('deck', cards);
    assert.deepEqual(table.state.handles.get(without[0]!).key, [0, 1, 2]);
    table.change('back', 3);
    const by = range(4);
    const rid = table.ask({kind: 'shuffle', deck: 'deck', inputs: without, mint: [9], by, key: by});
    assert.throws(() => table.seats[0]!.pass(rid), {code: 'fair/wrong-turn'});
    const again = table.answer(rid, table.permit()).fresh;
    assert.deepEqual(table.state.handles.get(again[0]!).key, by);
    const claims = table.request({kind: 'reveal', handles: again});
    assert.deepEqual(sorted(claims.opened.values()), [...range(4), 9]);
  });

  it('takes cards of a hand into the pile as they are, blinded or handed on: all others add their layers', () => {
    const table = ledger({seats: 3});
    const cards = pile(table, 4);
    table.request({kind: 'deal', handles: cards.slice(0, 3), to: 1});
    const hand = table.request({
      ...{kind: 'shuffle', deck: 'deck', inputs: cards.slice(0, 3), mint: [], by: [1], key: [1]},
    } as const).fresh;
    const again = table.shuffle('deck', [...hand, cards[3]!]);
    assert.equal(table.seats[1]!.face(again[0]!), undefined);
    const claims = table.request({kind: 'reveal', handles: again});
    assert.deepEqual(sorted(claims.opened.values()), range(4));
  });

  it('goes on with the hand of a seat that is gone: it lies open, and needs nobody', () => {
    const table = ledger({seats: 3, backup: true});
    const cards = pile(table, 6);
    table.request({kind: 'deal', handles: cards.slice(0, 4), to: 2});
    table.change('drop', 2);
    // What was asked of it waits for its key.
    table.ask({kind: 'shuffle', deck: 'deck', inputs: cards.slice(0, 2), mint: [], by: [2], key: [2]});
    assert.equal(table.state.pending.size, 1);
    const {fresh, answered} = table.recover(2).at(-1)!;
    assert.equal(answered.length, 1);
    const hand = [...fresh, ...cards.slice(2, 4)];
    const values = hand.map(id => table.state.handles.get(id).value!);
    const given = table.request({kind: 'rekey', handle: hand[0]!, from: 2, to: [0], showOnly: false});
    assert.equal(table.state.handles.get(given.fresh[0]!).value, values[0]);
    const claims = table.request({kind: 'exclude', handles: hand.slice(1), by: 2, oneOf: values.slice(1, 3)});
    assert.deepEqual([...claims.excluded.keys()], hand.slice(1, 3));
    assert.deepEqual([...claims.opened], [[hand[3], values[3]]]);
    // What is dealt to it lies open as well.
    const dealt = table.request({kind: 'deal', handles: [cards[4]!], to: 2});
    assert.equal(dealt.opened.size, 1);
    assert.deepEqual([...table.request({kind: 'commit', by: [2]}).answered[0]!.commitments!], []);
  });

  it('hands a card on to a seat that is away: it reads it when it is back', () => {
    const table = ledger({seats: 3});
    const cards = pile(table, 3);
    table.request({kind: 'deal', handles: [cards[0]!], to: 0});
    const face = table.seats[0]!.face(cards[0]!);
    table.change('drop', 2);
    const {fresh} = table.request({kind: 'rekey', handle: cards[0]!, from: 0, to: [2], showOnly: false});
    assert.equal(table.seats[2]!.face(fresh[0]!), face);
  });

  it('pauses when two seats vanish at the same moment, and goes on when one gives its key', () => {
    const table = ledger({seats: 5, backup: true});
    const cards = pile(table, 3);
    table.change('drop', 3);
    table.change('drop', 4);
    table.recover(3);
    table.recover(4);
    assert.equal(table.state.publicKeys.size, 0);
    const rid = table.ask({kind: 'reveal', handles: cards});
    const permit = table.permit();
    const here = table.shares(rid, permit).filter(({seat}) => seat < 3);
    assert.throws(() => table.enter('opening', encodeShares(rid, here)), {code: 'fair/wrong-senders'});
    table.leave(4);
    assert.deepEqual([...table.state.publicKeys.keys()], [3, 4]);
    const {opened} = table.enter('opening', encodeShares(rid, here));
    assert.deepEqual(sorted(opened.values()), range(3));
  });

  it('lets a device leave politely, with all its seats: it publishes its card keys, no vote', () => {
    const table = ledger({seats: 3, bots: [2]});
    const cards = pile(table, 3);
    table.leave(0);
    assert.deepEqual(table.state.active, [1]);
    assert.notEqual(table.seats[1]!.face(cards[0]!), undefined);
  });

  it('plays with bots: they hold cards, and have no share in dice, shuffles or the back-up', () => {
    const table = ledger({seats: 5, backup: true, bots: [3, 4]});
    const cards = pile(table, 4);
    const {rid, by} = table.state.request(table.ask(DIE));
    assert.deepEqual(by, [0, 1, 2]);
    table.answer(rid, table.permit());
    table.request({kind: 'deal', handles: [cards[0]!], to: 4});
    const face = table.seats[4]!.face(cards[0]!);
    assert.notEqual(face, undefined);
    assert.equal(table.seats[0]!.face(cards[0]!), undefined);
    table.change('drop', 0);
    assert.deepEqual(table.state.active, [1, 2]);
    const opened = table.recover(0).flatMap(claims => [...claims.opened]);
    assert.deepEqual(opened, [[cards[0], face]], 'bots keep nothing, so that they do not take it with them');
  });

  it('leaves a log that a stranger can audit', () => {
    const table = ledger({seats: 3, backup: true});
    const cards = pile(table, 4);
    table.request({kind: 'deal', handles: cards.slice(0, 2), to: 1});
    table.change('drop', 1);
    table.recover(1);
    const verdict = audit(table.texts, new Reader());
    assert.ok(verdict.good, JSON.stringify(verdict));
    assert.equal(verdict.entries, table.entries.length);
    assert.deepEqual(verdict.stateHash, stateDigest(table.state));
  });
});

describe('a pile that lacks a layer of somebody who is gone', () => {
  const ALL = [0, 1, 2];
  const asking = (inputs: readonly number[]) =>
    ({kind: 'shuffle', deck: 'deck', inputs, mint: [], by: ALL, key: ALL}) as const;

  /** Seat 2 is gone, her card is in the pile beside one that seat 1 has blinded. @returns name of the shuffle */
  function gone(backup: boolean): readonly [Ledger, Uint8Array] {
    const table = ledger({seats: 3, backup, format: 2});
    const [hers, other] = pile(table, 4);
    table.request({kind: 'deal', handles: [hers!], to: 2});
    table.request({kind: 'deal', handles: [other!], to: 1});
    const {fresh} = table.request({...asking([other!]), by: [1], key: [1]});
    table.change('drop', 2);
    return [table, table.ask(asking([hers!, ...fresh]))];
  }

  for (const [name, backup, tell] of [
    ['her keepers told her key', true, (table: Ledger) => table.recover(2)],
    ['she gave her key away', false, (table: Ledger) => void table.leave(2)],
  ] as const)
    it(`waits for nobody but those who are here once ${name}`, () => {
      const [table, rid] = gone(backup);
      assert.deepEqual(waitsFor(table.state, table.state.request(rid)), [0, 2]);
      tell(table);
      assert.deepEqual(waitsFor(table.state, table.state.request(rid)), [0]);
      const fresh = table.answer(rid, table.permit()).fresh;
      table.request({kind: 'reveal', handles: [...fresh]});
      const faces = fresh.map(id => table.seats[0]!.face(id));
      assert.equal(new Set(faces).size, 2);
      assert.ok(!faces.includes(undefined));
    });
});
