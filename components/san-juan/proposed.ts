/** A move out of a hint as a person would have put it together: cards, places and roles are marked. */
import type {SjAction} from '../../src/games/san-juan/types.ts';
import {EMPTY, type SjDraft} from './draft.ts';

/** @returns an empty draft for what marks nothing: the quay says it in words */
export function proposed(action: SjAction): SjDraft {
  switch (action.type) {
    case 'takeRole':
      return {...EMPTY, picked: action, library: action.useLibrary ?? true};
    case 'build': {
      const {card, over = null, pay, goods} = action;
      return {...EMPTY, build: {card, over, pay, goods}};
    }
    case 'draft':
      return {...EMPTY, marked: action.keep};
    case 'discard':
    case 'keep':
      return {...EMPTY, marked: action.cards};
    case 'produce':
    case 'sell':
      return {...EMPTY, marked: action.places};
    case 'tuck':
    case 'take':
      return {...EMPTY, picked: action};
    default:
      return EMPTY;
  }
}
