/**
 * Puerto Rico, 2-5 players, both editions, as a `Game`. Expansions come with `full.ts`: tables that play without load
 * none of their rules.
 */
import './base-variant.ts';
import type {Game} from '../../engine/game.ts';
import {onCopies} from '../../engine/on-copies.ts';
import {ask, check, choices, deal, play, toAct} from './flow.ts';
import {PR_OPTIONS, PR_SEATS} from './options.ts';
import {parse} from './parse.ts';
import {result, standing} from './scoring.ts';
import {setup} from './setup.ts';
import {cloneState, type PrState} from './state.ts';
import type {PrAction, PrEvent, PrView} from './types.ts';
import {variantOf} from './variant.ts';
import {view} from './view.ts';

export const game: Game<PrState, PrAction, PrView, PrEvent> = onCopies({
  id: 'puerto-rico',
  rules: 1,
  logBytes: 2 * 1024 * 1024,
  seats: PR_SEATS,
  options: PR_OPTIONS,
  // The forest house is one of the new buildings: its owner alone looks at a tile.
  secrets: ({newBuildings}) => newBuildings === true,
  setup,
  toAct,
  choices,
  proposal: (state, seat) => variantOf(state).propose(state, seat),
  imagine: (state, seat, faces, rng) => variantOf(state).imagine(state, seat, faces, rng),
  parse,
  check,
  ask,
  view,
  result,
  standing,
  clone: cloneState,
  play,
  deal,
});
