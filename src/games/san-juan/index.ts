/** San Juan, 2-4 players, as a `Game`. */
import {requireAnswer} from '../../engine/ask.ts';
import type {Game} from '../../engine/game.ts';
import {ask, check, choices, deal, decision, play, toAct} from './flow.ts';
import {imagine} from './imagine.ts';
import {SJ_OPTIONS, SJ_SEATS} from './options.ts';
import {parse} from './parse.ts';
import {proposal} from './proposal.ts';
import {result} from './scoring.ts';
import {setup} from './setup.ts';
import {cloneState, type SjState} from './state.ts';
import type {SjAction, SjEvent, SjView} from './types.ts';
import {view} from './view.ts';

export const game: Game<SjState, SjAction, SjView, SjEvent> = {
  id: 'san-juan',
  rules: 1,
  seats: SJ_SEATS,
  options: SJ_OPTIONS,
  secrets: true,
  setup,
  toAct,
  choices,
  decision,
  proposal,
  imagine,
  parse,
  openings: action => (action.type === 'build' ? [{handle: action.card, face: action.face}] : []),
  check,
  apply(state, seat, action, events) {
    const refusal = check(state, seat, action);
    if (refusal) throw refusal;
    const next = cloneState(state);
    play(next, seat, action, events);
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
  play,
  deal,
};
