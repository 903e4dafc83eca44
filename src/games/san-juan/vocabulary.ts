/** The ids of San Juan with their English names. */
import type {Vocabulary} from '../listing.ts';
import {text} from './text/en/text.ts';
import {BUILDINGS, GOODS, ROLES} from './types.ts';

const named = <T extends string>(ids: readonly T[], name: (id: T) => string) =>
  Object.fromEntries(ids.map(id => [id, name(id)]));

export const vocabulary: Vocabulary = {
  goods: named(GOODS, id => text.goods[id]),
  roles: named(ROLES, id => text.roles[id].name),
  buildings: named(BUILDINGS, id => text.buildings[id].name),
};
