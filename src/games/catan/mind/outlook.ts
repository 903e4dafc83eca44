/** How a table looks for a seat: its chance to win, out of what matters of every seat's position. */
import type {CatState} from '../state.ts';
import {featuresOf} from './features.ts';
import {type Holdings, likelyHoldings} from './holdings.ts';
import {WEIGHTS} from './weights.ts';

/** What matters, by seat. */
export type Outlook = readonly (readonly number[])[];

/** The positions of all; the seat that thinks knows what it holds. */
export const outlookOf = (state: CatState, seat: number, held: Holdings): number[][] =>
  state.players.map((_, other) =>
    featuresOf(state, other, other === seat ? held : likelyHoldings(state, other)),
  );

/** Points of the foremost seat at which another stage of the game begins. */
const STAGES = [5, 7.5] as const;

/** The chance of a seat to win, 0 to 1. */
export function chanceOf(outlook: Outlook, seat: number): number {
  let most = 0;
  for (let other = 0; other < outlook.length; other++) most = Math.max(most, outlook[other]![0]!);
  const weights = WEIGHTS[most < STAGES[0] ? 0 : most < STAGES[1] ? 1 : 2]!;
  const own = scoreOf(outlook[seat]!, weights);
  let all = 0;
  for (let other = 0; other < outlook.length; other++)
    all += Math.exp(scoreOf(outlook[other]!, weights) - own);
  return 1 / all;
}

function scoreOf(position: readonly number[], weights: readonly number[]): number {
  let score = 0;
  for (let i = 0; i < weights.length; i++) score += weights[i]! * position[i]!;
  return score;
}

/** An outlook in which one position is another. */
export const withPosition = (outlook: Outlook, seat: number, position: readonly number[]): Outlook =>
  outlook.map((each, other) => (other === seat ? position : each));
