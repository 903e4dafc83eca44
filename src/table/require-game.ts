import {BadMessage} from '../base/bad-message.ts';
import {loadPart} from '../base/load-part.ts';
import type {AnyGame} from '../engine/game.ts';
import {loadGame} from '../games/index.ts';

/** The rules of a game by its id. @throws BadMessage table/unknown-game, app/part-missing */
export async function requireGame(id: string): Promise<AnyGame> {
  const game = await loadPart(() => loadGame(id));
  if (!game) throw new BadMessage('table/unknown-game', {game: id.slice(0, 40)});
  return game;
}
