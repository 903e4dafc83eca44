/** The change of host in larger worlds: every state of most of them, of the others the nearest ones. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {search} from './search.ts';
import {DEEP, LARGE} from './worlds.ts';

/** States of one world: some thousand are looked at in a second. */
const MOST = 150_000;

for (const [what, world] of Object.entries(LARGE))
  test(`the change of host holds: ${what}`, t => {
    const {states, complete, wrong, path} = search(world, MOST);
    assert.equal(wrong, null, path.join('\n'));
    t.diagnostic(`${states} states${complete ? '' : ' so far'}`);
  });

for (const {slip, world, wrong} of DEEP)
  test(`the model finds what is wrong where ${slip}`, t => {
    const found = search(world, MOST);
    assert.match(found.wrong ?? `nothing in ${found.states} states`, wrong, found.path.join('\n'));
    t.diagnostic(`${found.states} states, ${found.path.length} steps: ${found.wrong}`);
  });
