/** The only list of games: what the form of a new table needs at once, the rules themselves on demand. */
import type {AnyGame, OptionField} from '../engine/game.ts';
import {PR_OPTIONS, PR_SEATS} from './puerto-rico/options.ts';

/** What can be known of a game without loading it. */
export interface GameMeta {
  readonly id: string;
  readonly seats: {readonly min: number; readonly max: number};
  readonly options: readonly OptionField[];
}

export const GAME_LIST: readonly GameMeta[] = [{id: 'puerto-rico', seats: PR_SEATS, options: PR_OPTIONS}];

/** Loads the rules of a game, by id. */
export const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'puerto-rico': async () => (await import('./puerto-rico/index.ts')).game,
};

/** The same with the advice that bots take, which is no part of the rules. */
const ADVISED: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'puerto-rico': async () => (await import('./puerto-rico/advised.ts')).game,
};

/** The game with this id, or null when there is none. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(GAMES, id) ? GAMES[id]!() : null;
}

/** As `loadGame`, for those who think for a bot. */
export async function loadAdvised(id: string): Promise<AnyGame | null> {
  return Object.hasOwn(ADVISED, id) ? ADVISED[id]!() : loadGame(id);
}
