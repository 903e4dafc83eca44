/** The same as `wander.test.ts`, with every game, for longer and more often. */
import {test} from 'node:test';
import {loadGame} from '../../src/games/index.ts';
import {wander} from '../support/wander.ts';

const ROWS = [
  ['puerto-rico', {}, false],
  ['puerto-rico', {newBuildings: true}, true],
  ['puerto-rico', {newBuildings: true}, false],
  ['san-juan', {}, true],
  ['san-juan', {}, false],
  ['catan', {}, true],
  ['catan', {}, false],
  ['portolano', {}, true],
  ['portolano', {}, false],
] as const;

for (const [id, options, backup] of ROWS)
  for (let seed = 0; seed < 6; seed++)
    test(`${id}, ${JSON.stringify(options)}, back-up ${backup}, ${seed}: seats move, drop, return and are stood in for`, async () => {
      const game = (await loadGame(id, options))!;
      const table = await wander({game, options, backup, seed: `wander ${id} ${backup} ${seed}`, steps: 150});
      table.close();
    });
