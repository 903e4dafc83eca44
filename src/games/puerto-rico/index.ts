/** Puerto Rico, 2-5 players, both editions, with or without expansions, as a `Game`. */
import './base-kit.ts';
import './expansions/index.ts';
import {requireAnswer} from '../../engine/ask.ts';
import type {Game} from '../../engine/game.ts';
import {ask, check, choices, deal, play, toAct} from './flow.ts';
import {kitOf} from './kit.ts';
import {PR_OPTIONS, PR_SEATS} from './options.ts';
import {parse} from './parse.ts';
import {result} from './scoring.ts';
import {setup} from './setup.ts';
import {cloneState, type PrState} from './state.ts';
import type {PrAction, PrEvent, PrView} from './types.ts';
import {view} from './view.ts';

export const game: Game<PrState, PrAction, PrView, PrEvent> = {
  id: 'puerto-rico',
  rules: 1,
  seats: PR_SEATS,
  options: PR_OPTIONS,
  setup,
  toAct,
  choices,
  proposal: (state, seat) => kitOf(state).propose(state, seat),
  imagine: (state, seat, faces, rng) => kitOf(state).imagine(state, seat, faces, rng),
  parse,
  check,
  apply(state, seat, action, events) {
    const refusal = check(state, seat, action);
    if (refusal) throw refusal;
    const next = cloneState(state);
    play(next, action, events);
    return next;
  },
  ask,
  answer(state, given, events) {
    const answer = requireAnswer(ask(state), given);
    const next = cloneState(state);
    deal(next, answer, events);
    return next;
  },
  view,
  result,
  clone: cloneState,
  play: (state, _seat, action, events) => play(state, action, events),
  deal,
};
