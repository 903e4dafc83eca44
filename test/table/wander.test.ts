/** People come and go at any moment, one device lies: no draw twice without a trace, no word missing, nobody honest convicted. */
import {test} from 'node:test';
import {loadGame} from '../../src/games/index.ts';
import {wander} from '../support/wander.ts';

for (const [id, options, backup] of [
  ['puerto-rico', {}, false],
  ['puerto-rico', {newBuildings: true}, true],
] as const)
  test(`${id}${backup ? ', hidden cards, with back-up' : ''}: seats move, drop, return and are stood in for`, async () => {
    const game = (await loadGame(id, options))!;
    const table = await wander({game, options, backup, seed: `wander ${id} ${backup}`, steps: 40});
    table.close();
  });
