/** A move that the log has lost: its person hears of it, and makes it again or not. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {expand} from '../../src/engine/choice.ts';
import {createSigner} from '../../src/log/sign.ts';
import type {Ledger} from '../../src/table/playing/ledger.ts';
import {OwnMoves, type Said} from '../../src/table/playing/own-moves.ts';
import {TestTable} from '../support/table/tables.ts';

/** The moves of the first guest, and what they tell the host. */
async function guestMoves(table: TestTable, ledger: Ledger) {
  const told: unknown[] = [];
  const moves = new OwnMoves(ledger, () => [1], {
    signer: await createSigner(table.devices[1]!.seed),
    host: () => null,
    outside: {tellHost: message => told.push(message), tellAll: () => undefined},
    changing: true,
    changed: () => undefined,
  });
  return {moves, told};
}

/** A guest at turn whose move stood in a log that this one took the place of, in another state. */
async function lostMove(seed: string) {
  const table = await TestTable.started(3, seed);
  while (!table.ledger(1).replay.toAct.includes(1)) await table.step();
  await table.quiet();
  const ledger = table.ledger(1);
  const {moves, told} = await guestMoves(table, ledger);
  const [action] = table.view(1).choices.flatMap(choice => [...expand(choice)].slice(0, 1));
  assert.ok(action);
  const said = {
    kind: 'action',
    seat: 1,
    payload: action,
    action,
    basis: 1,
    hash: 'another',
    digest: 'another',
  };
  moves.sayAgain([{...said, proposal: {...said, signature: 'its'}}] as unknown as Said);
  return {table, moves, told, action};
}

test('it is told until it is decided, though other entries come in; then it goes out once more', async () => {
  const {table, moves, told, action} = await lostMove('lost');
  assert.equal(moves.refusal?.code, 'table/move-lost');
  moves.advanced();
  assert.equal(moves.refusal?.code, 'table/move-lost');
  assert.deepEqual(told, []);
  await moves.moveAgain(true);
  assert.equal(moves.refusal, null);
  assert.deepEqual(moves.sending, action);
  assert.equal(told.length, 1);
  table.close();
});

test('who does not want it any more puts it away, and nothing goes out', async () => {
  const {table, moves, told} = await lostMove('left');
  await moves.moveAgain(false);
  assert.equal(moves.refusal, null);
  await moves.moveAgain(true);
  assert.equal(moves.sending, null);
  assert.deepEqual(told, []);
  table.close();
});

test('a move whose proofs take until another question is asked answers none: it is told, and not sent', async t => {
  const table = await TestTable.started(3, 'proofs');
  t.after(() => table.close());
  while (!table.ledger(1).replay.toAct.includes(1)) await table.step();
  await table.quiet();
  const ledger = table.ledger(1);
  const {replay} = ledger;
  let proved = (_: string) => {};
  const proofs = new Promise<string>(resolve => {
    proved = resolve;
  });
  // A move that shows a hidden card.
  const shows = {...replay.game, openings: () => [{handle: 1, face: 0}]};
  const slow = withs(ledger, {
    dealer: withs(ledger.dealer, {joint: {attach: () => proofs}}),
    replay: withs(replay, {game: shows}),
  });
  const {moves, told} = await guestMoves(table, slow);
  const [action] = table.view(1).choices.flatMap(choice => [...expand(choice)].slice(0, 1));
  const moved = moves.move(action!, null);
  assert.equal(moves.sending, action, 'it is shown as on its way');
  const before = replay.decisionOf(1);
  while (replay.decisionOf(1) === before) await table.step();
  await table.quiet();
  proved('');
  await moved;
  assert.deepEqual([moves.sending, moves.refusal?.code, told], [null, 'engine/stale', []]);
});

/** The same thing, other in these. */
const withs = <T extends object>(thing: T, other: {readonly [K in keyof T]?: unknown}): T =>
  new Proxy(thing, {
    get: (_, key) => {
      const value = key in other ? other[key as keyof T] : Reflect.get(thing, key, thing);
      return typeof value === 'function' ? value.bind(thing) : value;
    },
  });
