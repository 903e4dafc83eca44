/** Catan, base game, 3-4 players, two editions, as a `Game`. */

import type {Json} from '../../base/json.ts';
import type {Game, Seat} from '../../engine/game.ts';
import {onCopies} from '../../engine/on-copies.ts';
import {ask, check, choices, deal, openings, play, toAct} from './flow.ts';
import {imagine} from './imagine.ts';
import {CAT_OPTIONS, CAT_SEATS, EARLIER, RULES} from './options.ts';
import {parse} from './parse.ts';
import {invited} from './phases/trade.ts';
import {proposal} from './proposal.ts';
import {result, standing} from './scoring.ts';
import {setup} from './setup.ts';
import {type CatState, cloneState} from './state.ts';
import type {CatAction, CatEvent, CatView} from './types.ts';
import {miniature} from './view/miniature.ts';
import {view} from './view.ts';

/**
 * What is asked in public terms: offers and answers that come meanwhile leave a turn as it is, since whatever refers to
 * one of them names it by its number.
 */
const decision = ({turn, phase, active, asking, founded, freeRoads}: CatState, seat: Seat): Json =>
  phase === 'trade' || phase === 'main' || phase === 'build'
    ? [turn, seat === active ? phase : 'trade']
    : [turn, phase, active === seat, asking === 'discard', founded, freeRoads];

export const game: Game<CatState, CatAction, CatView, CatEvent> = onCopies({
  id: 'catan',
  rules: RULES,
  earlier: EARLIER,
  logBytes: 4 * 1024 * 1024,
  seats: CAT_SEATS,
  options: CAT_OPTIONS,
  secrets: () => true,
  setup,
  toAct,
  invited,
  choices,
  decision,
  proposal,
  imagine,
  parse,
  openings,
  check,
  ask,
  view,
  result,
  standing,
  miniature,
  clone: cloneState,
  play,
  deal,
});
