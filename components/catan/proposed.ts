/** A move out of a hint as a person would have put it together: its place is lit on the island. */
import type {CatAction} from '../../src/games/catan/types.ts';
import {type CatDraft, EMPTY} from './draft.ts';

const TOOLS = {buildRoad: 'road', buildSettlement: 'settlement', buildCity: 'city'} as const;

/** @returns an empty draft for what has no place on the island or in the hand: the quay says it in words */
export function proposed(action: CatAction): CatDraft {
  switch (action.type) {
    case 'foundSettlement':
    case 'foundRoad':
    case 'freeRoad':
      return {...EMPTY, picked: action};
    case 'buildRoad':
    case 'buildSettlement':
    case 'buildCity':
      return {...EMPTY, tool: TOOLS[action.type], picked: action};
    case 'robber':
      return {...EMPTY, hex: action.hex, sure: action.hex, picked: action};
    case 'discard':
      return {...EMPTY, give: action.cards};
    default:
      return EMPTY;
  }
}
