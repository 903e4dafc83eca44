/**
 * A device on which every game was played before. On any other, the first table of a game opens with its aim, over what most
 * tests are about.
 */
import {recall, remember} from '../../../components/board/coach-memory.ts';
import {gameIds} from '../../../src/games/words.ts';

export function knowGames(): void {
  for (const game of gameIds) if (recall(game).wish === 'new') remember(game, {wish: 'off', seen: []});
}
