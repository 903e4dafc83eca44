/** New game at a table between devices: all deal together, nobody sees the hand of another, all end with one digest. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {AnyGame} from '../../../src/engine/game.ts';
import {game as advised} from '../../../src/games/new-game/advised.ts';
import {HAND, type NewGameState} from '../../../src/games/new-game/types.ts';
import {TestTable} from '../../support/table/tables.ts';

const game: AnyGame = advised;

test('new-game: two people on two devices deal together and play to the end', async t => {
  const table = await TestTable.started(2, 'new-game', 0, game);
  t.after(() => table.close());
  const ledgers = table.devices.map(({session}) => session.ledger!);
  await table.until(() => table.actor() !== null);
  /** By device and seat: how many cards of this hand the device knows. What was shown to all is no secret. */
  const known = () =>
    ledgers.map(({dealer, replay}) =>
      // A table of this game has states of this game.
      (replay.state as NewGameState).hands.map(
        (hand, seat) => hand.filter(card => dealer.faces(seat).has(card)).length,
      ),
    );
  // Each learns its own hand when the others have given their parts of it.
  await table.until(() => known().every((sizes, seat) => sizes[seat] === HAND));
  assert.deepEqual(known(), [
    [HAND, 0],
    [0, HAND],
  ]);
  while (ledgers.some(({replay}) => replay.result === null)) {
    await table.until(() => table.actor() !== null || ledgers.every(({replay}) => replay.result !== null));
    if (table.actor() !== null) await table.step();
  }
  assert.equal(ledgers[0]!.replay.digest, ledgers[1]!.replay.digest);
});
