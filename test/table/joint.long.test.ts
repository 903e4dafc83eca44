/** Whole card games dealt together, with bots as well. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {AnyGame} from '../../src/engine/game.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;

for (const [seats, bots] of [
  [2, 0],
  [3, 0],
  [4, 2],
] as const)
  test(`${seats} seats, ${bots} of them bots, deal a whole card game together; the digests agree`, async () => {
    const table = await TestTable.started(seats, `joint-${seats}`, bots, game);
    while (!table.over()) await table.step();
    const ledgers = table.devices.map(({session}) => session.ledger!);
    assert.equal(new Set(ledgers.map(({replay}) => replay.digest)).size, 1);
    for (const {firstBad} of ledgers) assert.equal(firstBad, null);
    table.close();
  });
