/**
 * Moves for playouts: a rough rule of thumb for each decision, told from the state itself and in microseconds, with chance
 * in it so that playouts differ. A search plays thousands of them; nobody plays against it.
 */
import type {Rng} from '../../base/rng.ts';
import {NO_FACES} from '../../engine/ask.ts';
import {sample} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import {choices as choicesOf} from './flow.ts';
import {freeCountry} from './island.ts';
import {build, load, role, sell, settle} from './quick/moves.ts';
import type {PrState} from './state.ts';
import {GOODS, type PrAction} from './types.ts';
import {variantOf} from './variant.ts';

function byRule(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  switch (state.phase) {
    case 'role':
      return role(state, seat, rng);
    case 'settler':
      return settle(state, seat, rng);
    case 'builder':
      return build(state, seat, rng);
    case 'captain':
      return load(state, seat, rng);
    case 'trader':
      return sell(state, seat);
    case 'craftsman':
      return {type: 'takeGood', good: GOODS[state.bonus.at(-1)!]!};
    case 'hacienda':
      return freeCountry(state.players[seat]!) > 1 ? {type: 'drawTile'} : null;
    default:
      return variantOf(state).propose(state, seat);
  }
}

/** A move of the seat that decides; legal as the choices are. */
export function quick(state: PrState, seat: Seat, rng: Rng): PrAction {
  const action = byRule(state, seat, rng);
  if (action) return action;
  const offered = choicesOf(state, seat, NO_FACES);
  const pass = offered.find(choice => choice.type === 'pass');
  // Choices of this game, so their fillings are its actions.
  if (pass) return pass as unknown as PrAction;
  return sample(offered[rng.below(offered.length)]!, rng) as unknown as PrAction;
}
