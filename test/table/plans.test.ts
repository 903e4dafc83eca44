/** Secret plans between devices: until a play is opened on its owner's turn, no other device holds it in any form. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toBase64url, utf8} from '../../src/base/bytes.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {game as portolano} from '../../src/games/portolano/advised.ts';
import type {PortState} from '../../src/games/portolano/state.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = portolano;

/** A text as it looks in the middle of longer bytes in base64url, at each of the three places where it can begin. */
const disguises = (text: string): string[] =>
  [0, 1, 2].map(shift => {
    const inner = toBase64url(utf8(' '.repeat(shift) + text));
    // What mixes with the bytes around it is left out.
    return inner.slice(shift === 0 ? 0 : 4, -4);
  });
const SAIL = [...disguises('"type":"sail"'), '"sail"', 'sail'];

test('portolano: what others sealed is on no other device before it is opened; chests are known to nobody yet', async t => {
  const table = await TestTable.started(2, 'plans', 0, game);
  t.after(() => table.close());
  const state = (i: number): PortState => table.ledger(i).replay.state;
  const told = (i: number): boolean =>
    table.devices[i]!.stored.some(entry => SAIL.some(word => entry.includes(word)));
  const ready = () => table.until(() => table.actor() !== null);
  for (await ready(); state(0).phase !== 'cards'; await ready()) await table.step();
  await table.step();
  await table.until(() => [0, 1].some(i => state(i).sealing.length === 1));
  for (const i of [0, 1]) {
    assert.equal(told(i), false, `device ${i} holds a plan`);
    for (const seat of [0, 1]) assert.equal(table.ledger(i).dealer.faces(seat).size, 0);
  }
  // When the last has sealed, the first to sail opens its play, and everybody has it.
  await table.step();
  await table.until(() => [0, 1].every(i => state(i).phase !== 'cards' && state(i).phase !== 'open'));
  for (const i of [0, 1]) assert.equal(told(i), true, `device ${i} was told`);
  assert.equal(table.ledger().replay.digest, table.ledger(1).replay.digest);
});

test('portolano: who has sealed is asked no more, before anybody else has heard of it', async t => {
  const table = await TestTable.started(2, 'sealed once', 0, game);
  t.after(() => table.close());
  const ready = () => table.until(() => table.actor() !== null);
  for (await ready(); (table.ledger(0).replay.state as PortState).phase !== 'cards'; await ready())
    await table.step();
  await table.until(() => table.view(1).choices.length > 0);
  // Its words reach nobody: as when the host is gone.
  const send = table.net.send.bind(table.net);
  table.net.send = () => undefined;
  const {session} = table.devices[1]!;
  const {head} = table.ledger(1);
  const move = {act: 'move', action: sampleAny(table.view(1).choices, table.rng)} as const;
  await session.act(move);
  assert.equal(table.ledger(1).head, head);
  assert.deepEqual(table.view(1).choices, []);
  // A double tap changes nothing.
  await session.act(move);
  table.net.send = send;
  table.act(1, {act: 'syncNow'});
  await table.until(() => !(table.ledger(0).replay.state as PortState).sealing.includes(1));
  assert.equal(table.view(1).refusal, null);
});
