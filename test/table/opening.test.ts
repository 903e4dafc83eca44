/** Whoever has just sat down among bots wants to begin: what they do before is told quickly. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sampleAny} from '../../src/engine/choice.ts';
import {game} from '../../src/games/san-juan/advised.ts';
import {OneDevice} from '../support/table/one-device.ts';

test('bots that begin wait less than those who follow a decision of the person', async () => {
  let begun = 0;
  for (let seed = 0; seed < 8; seed++) {
    const device = await OneDevice.started(game, 3, `opening ${seed}`, ['greedy', 'greedy']);
    await device.waiting();
    const before = device.openings.length;
    if (before > 0) begun++;
    assert.ok(!device.openings.includes(false), 'before the first decision');
    while (!device.over && device.openings.length === before) {
      const {head} = device.session.ledger!;
      device.session.act({act: 'move', action: sampleAny(device.view.choices, device.rng)});
      await device.until(() => device.session.ledger!.head > head && device.view.sending === null);
      await device.waiting();
    }
    assert.ok(!device.openings.slice(before).includes(true), 'after it');
    device.session.close();
  }
  assert.ok(begun > 0, 'a bot has begun at one of the tables');
});
