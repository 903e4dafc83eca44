/** One peer's copy of a table, fed by hand. */
import assert from 'node:assert/strict';
import {type TestContext, test} from 'node:test';
import {newSecrets} from '../../src/table/playing/dealer.ts';
import {DeviceDealer} from '../../src/table/playing/device-dealer.ts';
import {Ledger} from '../../src/table/playing/ledger.ts';
import {playOut, testTable} from '../support/log/log-kit.ts';

const {chain, game} = await playOut(await testTable('ppb'));
const [header, ...rest] = chain.texts;

/** A copy that knows entry 0, and what it has stored. */
async function copy() {
  const stored: string[] = [];
  const ledger = await Ledger.begin(header!, game, {
    store: {
      async append(n, text) {
        stored[n] = text;
      },
      goOver: () => Promise.reject(new Error('nobody goes over')),
    },
    dealer: () => new DeviceDealer(newSecrets(), async () => undefined),
    audit: () => Promise.reject(new Error('nothing is carried here')),
    now: () => 0,
    elapsed: () => 0,
  });
  return {ledger, stored};
}

/** How often each of these texts was read from here on. */
function readings(t: TestContext, texts: readonly string[]) {
  const {mock} = t.mock.method(JSON, 'parse');
  return () => texts.map(text => mock.calls.filter(call => call.arguments[0] === text).length);
}

for (const [what, order] of [
  ['in their order', rest],
  ['the last one first', rest.toReversed()],
] as const)
  test(`entries that come ${what} are stored and folded, and each is decoded once`, async t => {
    const {ledger, stored} = await copy();
    const read = readings(t, rest);
    await ledger.offer(order);
    assert.deepEqual(stored, chain.texts);
    assert.deepEqual(ledger.chain.hashes, chain.hashes);
    assert.deepEqual(
      read(),
      rest.map(() => 1),
    );
  });
