/** The same as `wander.test.ts`, whole games of every kind. */
import {randomBytes} from 'node:crypto';
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {Wander} from '../support/wander.ts';
import {wanderingOf} from '../support/wandering.ts';

const run = randomBytes(3).toString('hex');
const [only, ...words] = (process.env.ROADSTEAD_WANDER ?? '').split(' ');
const seeds =
  words.length > 0
    ? [words.join(' ')]
    : Array.from({length: Number(process.env.ROADSTEAD_WANDERS ?? 6)}, (_, i) => `${run}-${i}`);

for (const listing of GAME_LIST.filter(({id}) => !only || id === only))
  for (const seed of seeds)
    test(`${listing.id} ${seed}`, async t => {
      const {summary} = await Wander.through(await wanderingOf(listing, seed, true));
      t.diagnostic(summary);
    });
