/** How a table looks for a seat: its chance to win, out of what matters of every seat's position. */
import type {CatState} from '../state.ts';
import {featuresOf} from './features.ts';
import {type Holdings, likelyHoldings} from './holdings.ts';

/**
 * What each number of `features.ts` weighs: while nobody has five points, while nobody has eight, and after that. Fitted to
 * who won whole games among bots (multinomial logit over the seats of a table); nothing here was set by hand.
 */
const ROWS: readonly (readonly [early: number, middle: number, late: number])[] = [
  [0.424, 0.491, -0.237], // points
  [0.197, 0.221, 0.846], // pointsSquared
  [-0.251, -0.145, -0.25], // lumber
  [-0.126, -0.188, -0.358], // wool
  [0.147, 0.081, -0.131], // grain
  [-0.149, -0.193, -0.427], // brick
  [0.104, 0.011, -0.252], // ore
  [-0.171, -0.103, -0.321], // kinds
  [0.663, 0.45, 0.289], // special
  [0.288, 0.251, 0.304], // generic
  [0.179, 0.11, 0.299], // hand
  [0.096, 0.165, 0.226], // tooMuch
  [0.311, 0.367, 0.689], // cityLack
  [0.366, -0.027, 0.179], // settlementLack
  [0.239, 0.681, 0.378], // cardLack
  [0.166, 0.245, 0.075], // roadLack
  [0.251, 0.315, -0.038], // spotNow
  [0.201, 0.029, 0.506], // spotNear
  [0.373, 0.179, 0.139], // spotFar
  [0.905, 0.575, 0.294], // spots
  [0.727, 0.775, 0.377], // trail
  [-0.792, -0.907, -0.421], // longest
  [-0.52, -0.863, -0.171], // army
  [0.47, 0.65, 0.08], // knights
  [0.53, 0.532, 0.402], // held
  [0.697, 0.626, 0.695], // helpers
  [1.438, 1.064, 1.22], // evenness
  [-0.19, -0.237, -0.367], // wait
];

/** Weights by stage. */
export const WEIGHTS: readonly (readonly number[])[] = [0, 1, 2].map(stage => ROWS.map(row => row[stage]!));

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
