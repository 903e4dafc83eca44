import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Replay} from '../../src/engine/replay.ts';
import {Chain} from '../../src/log/chain.ts';
import {asFact, playOut, testTable} from '../support/log-kit.ts';

test('a game that was played is taken by another chain, entry by entry, and folds to the same digest', async () => {
  const {chain, replay, game} = await playOut(await testTable('ppb'));
  const other = new Chain(chain.texts[0]!);
  await other.checkSignatures(other.entries[0]!);
  for (const text of chain.texts.slice(1)) await other.append(text);
  assert.deepEqual(other.head, chain.head);
  const again = new Replay(game, other.header);
  for (const entry of other.entries.slice(1)) again.fold(asFact(entry));
  assert.equal(again.digest, replay.digest);
  assert.deepEqual(again.result, replay.result);
});
