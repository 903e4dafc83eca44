/** The names and texts of games, for screens that know no single one. */
import {GAME_LIST, listingOf} from '../games/index.ts';
import type {GameText} from './game-text.ts';
import type {Language} from './language.ts';

/** Ids of all games, in the order in which a person is offered them. */
export const gameIds: readonly string[] = GAME_LIST.map(({id}) => id);

/** The game's name before its texts are loaded; the id itself for an unknown game. */
export const gameName = (id: string): string => listingOf(id)?.name ?? id;

export const gameSymbol = (id: string): string => listingOf(id)?.symbol ?? 'play';

/** Loads the texts of a game. @returns null for a game that this version does not know */
export const loadGameText = async (id: string, language: Language): Promise<GameText | null> =>
  listingOf(id)?.text(language) ?? null;
