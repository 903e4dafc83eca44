/** The names and texts of games, for screens that know no single one. */
import {loadModule} from '../base/load-module.ts';
import type {Options} from '../engine/game.ts';
import type {Coach} from '../i18n/game-coach.ts';
import type {HintText} from '../i18n/game-hints.ts';
import type {GameText} from '../i18n/game-text.ts';
import type {Language} from '../i18n/language.ts';
import {GAME_LIST, listingOf} from './index.ts';

/** Ids of all games, in the order in which a person is offered them. */
export const gameIds: readonly string[] = GAME_LIST.map(({id}) => id);

/** The game's name before its texts are loaded; the id itself for an unknown game. */
export const gameName = (id: string): string => listingOf(id)?.name ?? id;

export const gameSymbol = (id: string): string => listingOf(id)?.symbol ?? 'play';

/** What one does in the game, in a line; empty for an unknown game. */
export const gameLine = (id: string, language: Language): string => listingOf(id)?.line[language] ?? '';

/** About how many minutes a game takes; null for an unknown game. */
export const gameMinutes = (id: string, seats: number, options?: Options): number | null =>
  listingOf(id)?.minutes(seats, options) ?? null;

/** For how many it is, and the minutes that it takes with the fewest and with the most; null for an unknown game. */
export function gameFrame(id: string) {
  const game = listingOf(id);
  if (!game) return null;
  const {min, max} = game.seats;
  return {seats: [min, max], minutes: [game.minutes(min), game.minutes(max)]} as const;
}

/**
 * Loads the texts of a game.
 * @param options of a table, where they are known: words of what it does not play by may stay away
 * @returns null for a game that this version does not know
 */
export const loadGameText = (id: string, language: Language, options?: Options): Promise<GameText | null> =>
  loadModule(async () => listingOf(id)?.text(language, options) ?? null);

/** Whether it makes a difference where one sits. */
export const isOrdered = (id: string): boolean => !listingOf(id)?.unordered;

/** Whether the game has a coach. */
export const isCoached = (id: string): boolean => listingOf(id)?.coach !== undefined;

/** Loads the coach of a game. @returns null for a game that has none */
export const loadCoach = (id: string, language: Language): Promise<Coach | null> =>
  loadModule(async () => listingOf(id)?.coach?.(language) ?? null);

/** Loads what a game says of the moves in a hint. @returns null for a game that has no words of its own */
export const loadGameHints = (id: string, language: Language): Promise<HintText | null> =>
  loadModule(async () => listingOf(id)?.hints?.(language) ?? null);
