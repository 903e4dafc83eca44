import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {commandLine, drive, withoutPython} from './python.ts';

commandLine();

for (const {id, seats} of GAME_LIST)
  test(`${id}: Python drives 1,000 random games; digests as of simulate`, {
    skip: withoutPython,
  }, async t => {
    t.diagnostic(await drive(id, seats.max, 1000));
  });
