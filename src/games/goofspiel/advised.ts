/** The game together with its advice: for bots. Screens play without, and do not load it. */
import type {Rng} from '../../base/rng.ts';
import {sum} from '../../base/sum.ts';
import type {Choice, OneOf} from '../../engine/choice.ts';
import {game as rules} from './index.ts';
import {type GoofAction, type GoofView, HIGHEST} from './types.ts';

/** Chances to bid a card lower or higher than the one that fits. */
const ASIDE = 4;

/**
 * A bid about as high among the cards (ascending) as what it is for is among the prizes to come. Not always the one that fits,
 * not even at the top: whoever reckons alike would bid the same.
 * @param taken prizes that somebody has
 */
function near(
  hand: readonly number[],
  table: readonly number[],
  taken: readonly number[],
  rng: Rng,
): GoofAction {
  const worth = sum(table);
  let at = -ASIDE / 2;
  for (let prize = 1; prize <= HIGHEST; prize++)
    if (prize < worth && !table.includes(prize) && !taken.includes(prize)) at++;
  for (let i = 0; i < ASIDE; i++) at += rng.below(2);
  const top = hand.length - 1;
  return {type: 'bid', card: hand[Math.max(0, at > top ? 2 * top + 1 - at : at)]!};
}

export const game = {
  ...rules,
  suggest({prizes, players}: GoofView, [choice]: readonly Choice[], rng: Rng): GoofAction {
    // The one choice of this game has the one hole, filled with cards.
    const {of} = choice!.card as OneOf;
    const [table, ...taken] = [prizes, ...players.map(({won}) => won)].map(shown =>
      shown.of.map(({id}) => Number(id)),
    );
    return near(of as readonly number[], table!, taken.flat(), rng);
  },
  quick({hands, table, won}: Parameters<typeof rules.play>[0], seat: number, rng: Rng): GoofAction {
    return near(hands[seat]!, table, won.flat(), rng);
  },
};
