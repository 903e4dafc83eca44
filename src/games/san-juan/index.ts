/** San Juan, 2-4 players, as a `Game`. */
import type {Game} from '../../engine/game.ts';
import {onCopies} from '../../engine/on-copies.ts';
import {ask, check, choices, deal, decision, play, toAct} from './flow.ts';
import {imagine} from './imagine.ts';
import {SJ_OPTIONS, SJ_SEATS} from './options.ts';
import {parse} from './parse.ts';
import {proposal} from './proposal.ts';
import {result, standing} from './scoring.ts';
import {setup} from './setup.ts';
import {cloneState, type SjState} from './state.ts';
import type {SjAction, SjEvent, SjView} from './types.ts';
import {view} from './view.ts';

export const game: Game<SjState, SjAction, SjView, SjEvent> = onCopies({
  id: 'san-juan',
  rules: 1,
  logBytes: 4 * 1024 * 1024,
  seats: SJ_SEATS,
  options: SJ_OPTIONS,
  secrets: () => true,
  setup,
  toAct,
  choices,
  decision,
  proposal,
  imagine,
  parse,
  openings: action => (action.type === 'build' ? [{handle: action.card, face: action.face}] : []),
  check,
  ask,
  view,
  result,
  standing,
  clone: cloneState,
  play,
  deal,
});
