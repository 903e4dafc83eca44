/** Why an action is refused: its code and the rule that forbids it. What `choices` offers is legal, and nothing else. */
import {offers} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import {IllegalAction} from '../../engine/illegal.ts';
import {choices, toAct} from './flow.ts';
import {isFilling} from './phases/harbour.ts';
import type {Phase, PortState} from './state.ts';
import type {ActionType, PortAction} from './types.ts';

/** Where an action belongs, and the rule that it has to keep there. */
const PLACE: {readonly [T in ActionType]: readonly [phase: Phase, code: string, rule: string]} = {
  handyman: ['sterns', 'no-such-upgrade', 'PORT-STERN-3'],
  still: ['sterns', 'not-in-box', 'PORT-STERN-4'],
  pirate: ['pirate', 'no-sea-tile', 'PORT-SET-13'],
  ship: ['ships', 'no-sea-tile', 'PORT-SET-14'],
  barter: ['cards', 'no-emergency', 'PORT-CARD-2'],
  sail: ['cards', 'sealed-play', 'PORT-CARD-4'],
  pick: ['sea', 'not-offered', 'PORT-SEA-3'],
  upgrade: ['sea', 'no-upgrade', 'PORT-SEA-5'],
  buyRum: ['sea', 'no-trade', 'PORT-SEA-6'],
  sellRum: ['sea', 'no-trade', 'PORT-SEA-6'],
  swap: ['sea', 'no-trade', 'PORT-SEA-7'],
  freeRum: ['sea', 'no-gift', 'PORT-SEA-8'],
  coin: ['sea', 'no-gift', 'PORT-SEA-8'],
  huckster: ['sea', 'no-huckster', 'PORT-SEA-10'],
  end: ['sea', 'not-now', 'PORT-SEA-2'],
  unload: ['harbour', 'does-not-fit', 'PORT-HARB-2'],
  refill: ['refill', 'too-much-rum', 'PORT-HARB-5'],
  knight: ['knight', 'not-now', 'PORT-BAT-3'],
  pay: ['pay', 'wrong-payment', 'PORT-PBAT-7'],
  loot: ['loot', 'too-much-loot', 'PORT-VBAT-5'],
};

export function check(state: PortState, seat: Seat, action: PortAction): IllegalAction | null {
  const [phase, code, rule] = PLACE[action.type];
  const refuse = (what: string, by: string) => new IllegalAction(`port/${what}`, {rule: by, seat});
  if (state.phase === 'over') return refuse('over', 'PORT-END-1');
  if (!toAct(state).includes(seat)) return refuse('not-your-turn', 'PORT-ROUND-3');
  if (state.phase !== phase) return refuse('not-now', rule);
  // A play is sealed; told openly it would be no secret.
  if (action.type === 'sail') return refuse(code, rule);
  if (state.phase === 'sea' && action.type === 'pick' && state.picked)
    return refuse('picked-up', 'PORT-SEA-2');
  if (state.phase === 'sea' && action.type !== 'pick' && action.type !== 'end' && state.acted)
    return refuse('action-used', 'PORT-SEA-2');
  const legal =
    action.type === 'unload'
      ? isFilling(state, seat, action.filling)
      : choices(state, seat).some(choice => choice.type === action.type && offers(choice, action));
  return legal ? null : refuse(code, rule);
}
