/** People come and go at any moment, one device lies: no draw twice without a trace, no word missing, nobody honest convicted. */
import {randomBytes} from 'node:crypto';
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {Wander} from '../support/table/wander.ts';
import {wanderingOf} from '../support/table/wandering.ts';

const [only, ...words] = (process.env.ROADSTEAD_WANDER ?? '').split(' ');
const seed = words.join(' ') || randomBytes(3).toString('hex');

for (const listing of GAME_LIST.filter(({id}) => !only || id === only))
  test(`${listing.id}: seats move, drop, return and are stood in for (ROADSTEAD_WANDER='${listing.id} ${seed}' once more)`, async t => {
    const {summary} = await Wander.through(await wanderingOf(listing, seed, false));
    t.diagnostic(summary);
  });
