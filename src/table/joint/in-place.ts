/** Dealing on the thread that asks: what the worker runs, and what tests run without one. */
import {BadMessage} from '../../base/bad-message.ts';
import type {AnyGame} from '../../engine/game.ts';
import {IllegalAction} from '../../engine/illegal.ts';
import {JointCore} from './core.ts';
import type {Dealing, DealingAnswer, DealingCall, OpenRequest} from './port.ts';

export function dealInPlace(game: AnyGame, request: OpenRequest): Dealing {
  const core = new JointCore(game, request);
  return {ask: async call => answer(core, call), close: () => undefined};
}

function answer(core: JointCore, call: DealingCall): DealingAnswer {
  let shown: Uint8Array | null = null;
  let refused: DealingAnswer['refused'] = null;
  try {
    if (call.call === 'entry') core.entry(call.entry);
    else if (call.call === 'admit') core.admit(call.entry);
    else if (call.call === 'choose') core.choose(call.seat, call.action);
    else if (call.call === 'attach') shown = core.attach(call.seat, call.handles);
    else if (call.call === 'nudge') core.nudge();
    else {
      const code = core.receive(call.message);
      if (code !== null) refused = {code, details: {}};
    }
  } catch (error) {
    if (!(error instanceof BadMessage) && !(error instanceof IllegalAction)) throw error;
    const {code, details} = error;
    const seat = error instanceof IllegalAction && error.seat !== null ? {seat: error.seat} : {};
    refused = {code, details: {...details, ...seat}};
  }
  return {news: core.news(), shown, refused};
}
