/** Bots go with the table: a whole game under one host after another. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {AnyGame} from '../../src/engine/game.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {Pens} from '../support/table/pens.ts';

const game: AnyGame = bazaar;

test('bots go with the table: a whole game of hidden cards and sealed choices, under one host after another', async t => {
  const pens = await Pens.of('pppb', 'bots go', game);
  t.after(() => pens.close());
  const bot = 3;
  const jointOf = (seat: number) => pens.pen(seat).ledger.dealer.joint!;
  let led = 0;
  for (let i = 0; await pens.step(); i++) {
    assert.ok(i < 300, 'the game comes to its end');
    if (i % 5 !== 4) continue;
    const before = pens.host.seat;
    const next = (before + 1) % 3;
    await pens.lead(next);
    await pens.settle();
    // Who was the host plays them no more, and reads nothing.
    assert.deepEqual([jointOf(before).holds(bot), jointOf(before).faces(bot).size], [false, 0]);
    await pens.bequeath();
    assert.ok(jointOf(next).holds(bot));
    led++;
  }
  assert.ok(pens.over && led > 2);
  assert.ok(pens.agree());
  const {chain, ledger} = pens.host;
  for (const pen of pens.pens) assert.deepEqual(pen.ledger.dealer.joint!.blames, []);
  const verdict = await auditEntries(chain.texts, async () => game, {aside: true});
  assert.ok(verdict.good);
  assert.equal(verdict.digest, ledger.replay.digest);
});
