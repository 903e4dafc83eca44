/** The game together with its advice: for bots. Screens play without, and do not load it. */
import type {Rng} from '../../base/rng.ts';
import type {Choice, OneOf} from '../../engine/choice.ts';
import {game as rules} from './index.ts';
import {type GoofAction, type GoofView, HIGHEST} from './types.ts';

/** A bid about as high as what it is for, out of cards in ascending order. */
function near(hand: readonly number[], worth: number, rng: Rng): GoofAction {
  const aim = Math.min(HIGHEST, worth) + rng.below(5) - 2;
  return {type: 'bid', card: hand.find(card => card >= aim) ?? hand.at(-1)!};
}

export const game = {
  ...rules,
  suggest(view: GoofView, [choice]: readonly Choice[], rng: Rng): GoofAction {
    // The one choice of this game has the one hole, filled with cards.
    const {of} = choice!.card as OneOf;
    const worth = view.prizes.of.reduce((all, prize) => all + Number(prize?.id ?? 0), 0);
    return near(of as readonly number[], worth, rng);
  },
  quick(state: Parameters<typeof rules.play>[0], seat: number, rng: Rng): GoofAction {
    const worth = state.table.reduce((all, prize) => all + prize, 0);
    return near(state.hands[seat]!, worth, rng);
  },
};
