/** The same as `wander.test.ts`, whole games of every kind; all that can happen has happened at some table. */
import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {KINDS, listed, Wander} from '../support/table/wander.ts';
import {wanderingOf} from '../support/table/wandering.ts';

const run = randomBytes(3).toString('hex');
const [only, ...words] = (process.env.ROADSTEAD_WANDER ?? '').split(' ');
const seeds =
  words.length > 0
    ? [words.join(' ')]
    : Array.from({length: Number(process.env.ROADSTEAD_WANDERS ?? 6)}, (_, i) => `${run}-${i}`);
const totals = new Map<string, number>();

for (const seed of seeds)
  for (const listing of GAME_LIST.filter(({id}) => !only || id === only))
    test(`${listing.id} ${seed}`, async t => {
      const {summary, counts} = await Wander.through(await wanderingOf(listing, seed, true));
      t.diagnostic(summary);
      for (const [name, count] of counts) totals.set(name, (totals.get(name) ?? 0) + count);
    });

test('everything that can happen has happened at some table', {skip: words.length > 0}, t => {
  t.diagnostic(`${seeds.length} seeds: ${listed(totals)}`);
  assert.deepEqual(
    KINDS.filter(name => !totals.get(name)),
    [],
  );
});
