/** The ids of Puerto Rico with their English names. */
import type {Vocabulary} from '../listing.ts';
import {full as text} from './text/en/expansions/full.ts';
import {BUILDINGS, GOODS, ROLES, TILES} from './types.ts';

const named = <T extends string>(ids: readonly T[], name: (id: T) => string) =>
  Object.fromEntries(ids.map(id => [id, name(id)]));

export const vocabulary: Vocabulary = {
  goods: named(GOODS, id => text.goods[id]),
  tiles: named(TILES, id => text.tiles[id]),
  roles: named(ROLES, id => text.roles[id].name),
  buildings: named(BUILDINGS, id => text.buildings[id].name),
};
