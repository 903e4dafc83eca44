/** A host that shows two histories at a table that deals together: nobody lets a share out, and the proof is shown. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fromBase64url, toBase64url} from '../../src/base/bytes.ts';
import {expand} from '../../src/engine/choice.ts';
import type {Action} from '../../src/engine/game.ts';
import {encodeAck, makeAck} from '../../src/fair/ack.ts';
import {decodePart} from '../../src/fair/part.ts';
import {hashEntry} from '../../src/log/entry.ts';
import {createSigner} from '../../src/log/sign.ts';
import {signStrict} from '../../src/log/strict-ed25519.ts';
import {bytesOf} from '../../src/table/playing/fact.ts';
import {TestTable} from '../support/table/tables.ts';

/** Two moves of the host after either of which everybody draws; null while there are no such. */
function forkingMoves(table: TestTable): readonly [Action, Action] | null {
  if (table.actor() !== 0) return null;
  const {game, state} = table.ledger().replay;
  const drawn = table
    .view(0)
    .choices.flatMap(choice => [...expand(choice)])
    .filter(action => game.ask(game.apply(state, 0, action)) !== null);
  const [one, other] = drawn;
  return one && other ? [one, other] : null;
}

test('two entries for two guests: no share leaves for either, each waits for the other, and both are shown the proof', async t => {
  const table = await TestTable.started(3, 'two histories, one draw');
  t.after(() => table.close());
  while (!forkingMoves(table)) await table.step();
  await table.quiet();
  const {chain} = table.ledger();
  const {seed} = table.devices[0]!;
  const host = await createSigner(seed);
  const before = chain.head.n;
  const branches = await Promise.all(
    forkingMoves(table)!.map(async payload => {
      const signature = await chain.sign('action', 0, payload, host);
      return chain.seal({kind: 'action', seat: 0, payload, signature}, host);
    }),
  );
  const shares: string[] = [];
  const {send} = table.net;
  table.net.send = (from, to, message) => {
    const {m, type, bytes} = message as {m: string; type?: string; bytes?: string};
    if (m === 'fair' && type === 'part' && decodePart(fromBase64url(bytes!)!).kind === 'share')
      shares.push(from);
    send.call(table.net, from, to, message);
  };
  for (const [i, text] of branches.entries()) {
    const guest = table.ledger(i + 1);
    await guest.offer([text]);
    assert.equal(guest.head, before + 1, 'by itself each entry is right');
    // The host acknowledges to each what it has shown to it.
    const head = {term: 0, seq: before + 1, entryHash: bytesOf(hashEntry(text))};
    const ack = makeAck(bytes => signStrict(seed, bytes), bytesOf(chain.gameId), 0, head);
    await guest.dealer.joint!.receive('ack', toBase64url(encodeAck(ack)));
  }
  await table.until(() => [1, 2].every(i => table.ledger(i).firstBad?.problem.code === 'table/fork'));
  for (const [i, other] of [
    [1, 2],
    [2, 1],
  ] as const) {
    assert.ok(table.ledger(i).dealer.joint!.status!.seats.includes(other), `${i} waits for ${other}`);
    assert.equal(table.ledger(i).firstBad!.n, before + 1);
    assert.equal(table.ledger(i).head, before + 1);
  }
  assert.deepEqual(shares, []);
});
