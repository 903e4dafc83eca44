/** The ids of Portolano with their English names. */
import type {Vocabulary} from '../listing.ts';
import {text} from './text/en/text.ts';

const names = (of: Readonly<Record<string, {readonly name: string}>>) =>
  Object.fromEntries(Object.entries(of).map(([id, {name}]) => [id, name]));

export const vocabulary: Vocabulary = {
  goods: {...text.goods},
  actions: names(text.actions),
  upgrades: names(text.upgrades),
  sterns: names(text.sterns),
  missions: names(text.missions),
};
