/** The ids of Catan with their English names. */
import type {Vocabulary} from '../listing.ts';
import {text} from './text/en/text.ts';
import {CARDS, HARBOURS, PIECES, RESOURCES, TERRAINS} from './types.ts';

const named = <T extends string>(ids: readonly T[], name: (id: T) => string) =>
  Object.fromEntries(ids.map(id => [id, name(id)]));

export const vocabulary: Vocabulary = {
  resources: named(RESOURCES, id => text.resources[id]),
  terrains: named(TERRAINS, id => text.terrains[id]),
  harbours: named(HARBOURS, id => text.harbours[id]),
  pieces: named(PIECES, id => text.pieces[id]),
  cards: named(CARDS, id => text.development[id].name),
};
