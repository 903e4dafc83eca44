/** A table whose devices deal together: hands, sealed bids and what is shown, with nobody trusted. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {AnyGame} from '../../src/engine/game.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;

test('two devices shuffle, deal, drop and bid together; each knows its own cards and no other', async t => {
  const table = await TestTable.started(2, 'joint', 0, game);
  t.after(() => table.close());
  // Both drop a card and seal a bid; then the bids are opened and the card that was bid for is dealt.
  for (let i = 0; i < 4; i++) await table.step();
  const ledgers = table.devices.map(({session}) => session.ledger!);
  await table.until(() => ledgers.every(({replay}) => replay.state.phase === 'trade'));
  assert.equal(ledgers[0]!.replay.digest, ledgers[1]!.replay.digest);
  const [first, second] = ledgers;
  for (const [seat, own, other] of [
    [0, first!, second!],
    [1, second!, first!],
  ] as const) {
    const hand: number[] = own.replay.state.hands[seat];
    assert.ok(
      hand.every(card => own.dealer.faces(seat).has(card)),
      'the own hand is known',
    );
    assert.equal(other.dealer.faces(seat).size, 0, 'on another device nothing is known of it');
  }
  const kinds = new Set(first!.chain.entries.map(({kind}) => kind));
  assert.deepEqual([...kinds].sort(), ['action', 'dealt', 'fair', 'header']);

  // The fairness screen tells of each draw what it was and whose proved parts made it.
  const {draws, blames} = table.view(1).fairness;
  assert.deepEqual(blames, []);
  assert.deepEqual(
    draws.slice(0, 5).map(({kind, cards, of, by}) => [kind, cards, of, by]),
    [
      ['shuffle', 20, null, [0, 1]],
      ['deal', 4, 0, [1]],
      ['deal', 4, 1, [0]],
      ['shuffle', 4, 0, [0]],
      ['shuffle', 4, 1, [1]],
    ],
  );
  assert.deepEqual(table.view(0).fairness.draws, draws);

  // And checks everything again, as somebody would who was not there.
  await table.devices[1]!.session.act({act: 'recheck'});
  const {state, proved} = table.view(1).fairness.recheck;
  assert.deepEqual([state, proved?.deal], ['good', 3]);
});

test('a device that reloads in the middle knows its hand again, and the table goes on', async t => {
  const table = await TestTable.started(2, 'joint-reload', 0, game);
  t.after(() => table.close());
  const known = () => {
    const {replay, dealer} = table.ledger(1);
    const hand: number[] = replay.state.hands[1];
    return hand.map(card => dealer.faces(1).get(card));
  };
  await table.until(() => table.ledger(1).replay.state.phase === 'drop' && !known().includes(undefined));
  const before = known();
  assert.equal(before.length, 4);
  table.devices[1]!.session.close();
  await table.open(1);
  await table.until(() => table.devices[1]!.session.ledger !== null && !known().includes(undefined));
  assert.deepEqual(known(), before);
  for (let i = 0; i < 3; i++) await table.step();
});
