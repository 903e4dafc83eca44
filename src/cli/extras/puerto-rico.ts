/** Puerto Rico for the command line: its words, and what no step may lose or make. */
import {brokenLaw} from '../../games/puerto-rico/laws.ts';
import type {PrState} from '../../games/puerto-rico/state.ts';
import {text} from '../../games/puerto-rico/text/en.ts';
import {BUILDINGS, GOODS, ROLES, TILES} from '../../games/puerto-rico/types.ts';
import type {GameExtras, Vocabulary} from '../game-extras.ts';

const named = <T extends string>(ids: readonly T[], name: (id: T) => string) =>
  Object.fromEntries(ids.map(id => [id, name(id)]));

const vocabulary: Vocabulary = {
  goods: named(GOODS, id => text.goods[id]),
  tiles: named(TILES, id => text.tiles[id]),
  roles: named(ROLES, id => text.roles[id].name),
  buildings: named(BUILDINGS, id => text.buildings[id].name),
};

export const extras: GameExtras = {
  vocabulary,
  // Only states of this game are given to its law.
  law: state => brokenLaw(state as PrState),
};
