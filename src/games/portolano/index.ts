/** Portolano, 2-5 captains, as a `Game`. */
import type {Game} from '../../engine/game.ts';
import {onCopies} from '../../engine/on-copies.ts';
import {CHESTS} from './data.ts';
import {ask, check, choices, deal, play, toAct} from './flow.ts';
import {PORT_OPTIONS, PORT_SEATS, RULES} from './options.ts';
import {parse} from './parse.ts';
import {proposal} from './proposal.ts';
import {result, standing} from './scoring.ts';
import {setup} from './setup.ts';
import {cloneState, type PortState} from './state.ts';
import type {PortAction, PortEvent} from './types.ts';
import {type PortView, view} from './view.ts';

export const game: Game<PortState, PortAction, PortView, PortEvent> = onCopies({
  id: 'portolano',
  rules: RULES,
  earlier: {1: {}},
  logBytes: 2 * 1024 * 1024,
  seats: PORT_SEATS,
  options: PORT_OPTIONS,
  secrets: () => true,
  setup,
  toAct,
  choices,
  decision(state, seat) {
    if (state.phase !== 'cards') {
      const {round, phase, turn, picked, acted, targets, fields, battle} = state;
      // Each half of a tile, each battle and each ship that is looted is asked for anew.
      return [round, phase, turn, picked, acted, targets.length, fields.length, battle?.claims.length ?? 0];
    }
    return [state.round, state.sealing.includes(seat), state.bartering.includes(seat)];
  },
  proposal,
  imagine(state, _seat, faces, rng) {
    const handles = [...state.chests, ...state.ships.flatMap(ship => ship.chests)];
    const known = new Map(
      handles.flatMap(handle => (faces.has(handle) ? [[handle, faces.get(handle)!] as const] : [])),
    );
    const taken = new Set(known.values());
    const left = Array.from({length: CHESTS}, (_, face) => face).filter(face => !taken.has(face));
    for (const handle of handles)
      if (!known.has(handle)) known.set(handle, left.splice(rng.below(left.length), 1)[0]!);
    return known;
  },
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
