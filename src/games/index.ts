/**
 * The only list of games. A new game is its folder and a line here; its screens
 * have their line in `components/games.ts`.
 */
import type {AnyGame, Options} from '../engine/game.ts';
import {catan} from './catan/listing.ts';
import {goofspiel} from './goofspiel/listing.ts';
import type {GameListing} from './listing.ts';
import {portolano} from './portolano/listing.ts';
import {puertoRico} from './puerto-rico/listing.ts';
import {sanJuan} from './san-juan/listing.ts';

/** In the order in which a person is offered them. */
export const GAME_LIST: readonly GameListing[] = [puertoRico, sanJuan, catan, portolano, goofspiel];

/** The game with this id as the list knows it, or null when there is none. */
export const listingOf = (id: string): GameListing | null => GAME_LIST.find(game => game.id === id) ?? null;

/**
 * The rules of the game with this id, or null when there is none.
 * @param options of a table, where they are known: rules that it does not play by may stay away
 */
export const loadGame = async (id: string, options?: Options): Promise<AnyGame | null> =>
  listingOf(id)?.rules(options) ?? null;

/** As `loadGame`, for those who think for a bot. */
export const loadAdvised = async (id: string): Promise<AnyGame | null> => listingOf(id)?.advised() ?? null;
