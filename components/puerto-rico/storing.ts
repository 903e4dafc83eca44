/** The draft of a storage (PR-STORE-2..4): every tap moves to the nearest choice on offer. */
import {sum} from '../../src/base/sum.ts';
import {GOODS, type Good, type PrAction} from '../../src/games/puerto-rico/types.ts';

export type StoreAction = Extract<PrAction, {type: 'store'}>;
/** What happens to the barrels of one kind. */
export type Fate = 'all' | 'one' | 'spoils';

/** `one` also stands for several single tokens of the kind. */
export const fateOf = (action: StoreAction, good: Good): Fate =>
  action.kinds.includes(good) ? 'all' : action.singles.includes(good) ? 'one' : 'spoils';

/** How many tokens of each good, of those owned, an action keeps. */
export const keptOf = (action: StoreAction, owned: readonly number[]): number[] =>
  GOODS.map((good, i) =>
    action.kinds.includes(good)
      ? (owned[i] ?? 0)
      : Math.min(owned[i] ?? 0, action.singles.filter(single => single === good).length),
  );

/**
 * The offered storage that gives `good` the wanted fate and changes as few other kinds as possible; among those the
 * one that keeps most barrels. Null when no offer does.
 */
export function withFate(
  offers: readonly StoreAction[],
  now: StoreAction,
  owned: readonly number[],
  good: Good,
  fate: Fate,
): StoreAction | null {
  const changes = (offer: StoreAction) =>
    GOODS.filter(other => other !== good && fateOf(offer, other) !== fateOf(now, other)).length;
  const kept = (offer: StoreAction) => sum(keptOf(offer, owned));
  return (
    offers
      .filter(offer => fateOf(offer, good) === fate)
      .sort((a, b) => changes(a) - changes(b) || kept(b) - kept(a))[0] ?? null
  );
}

/** The offer that keeps the most valuable barrels: the preset. Later goods of `GOODS` sell dearer. */
export function preset(offers: readonly StoreAction[], owned: readonly number[]): StoreAction | null {
  const worth = (offer: StoreAction) =>
    keptOf(offer, owned).reduce((sum, count, i) => sum + count * (10 + i), 0);
  return [...offers].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}
