import {BadMessage} from '../../base/bad-message.ts';
import {loadModule} from '../../base/load-module.ts';
import type {AnyGame, Options} from '../../engine/game.ts';
import {loadGame} from '../../games/index.ts';

/** The rules of a game by its id, for a table with these options where they are known. @throws BadMessage table/unknown-game, app/module-missing */
export async function requireGame(id: string, options?: Options): Promise<AnyGame> {
  const game = await loadModule(() => loadGame(id, options));
  if (!game) throw new BadMessage('table/unknown-game', {game: id.slice(0, 40)});
  return game;
}
