/** The change of host, looked at in every state of a few small worlds; the large ones wait for the long run. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {search} from './search.ts';
import {BROKEN, NOT_PROMISED, SMALL} from './worlds.ts';

for (const [what, world] of Object.entries(SMALL))
  test(`the change of host holds: ${what}`, t => {
    const {states, complete, wrong, path} = search(world);
    assert.equal(wrong, null, path.join('\n'));
    assert.ok(complete);
    t.diagnostic(`${states} states`);
  });

for (const {slip, world, wrong} of BROKEN)
  test(`the model finds what is wrong where ${slip}`, t => {
    const found = search(world);
    assert.match(found.wrong ?? `nothing in ${found.states} states`, wrong, found.path.join('\n'));
    t.diagnostic(`${found.states} states, ${found.path.length} steps: ${found.wrong}`);
  });

for (const [what, {world, wrong}] of Object.entries(NOT_PROMISED))
  test(`not promised: ${what}`, () => {
    assert.match(search(world).wrong ?? 'nothing', wrong);
  });
