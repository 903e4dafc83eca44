/** A player's row as the tables of worth read it. */
import {faceOf} from '../data.ts';
import type {Town} from '../state.ts';
import type {SjPlayerView} from '../types.ts';

/** Only what can be seen: no hand, no chapel; any card of a kind stands for all of them. */
export function townOf({city}: SjPlayerView): Town {
  return {
    hand: [],
    row: city.map(({building}) => faceOf(building)),
    goods: city.map(({full}) => (full ? 0 : -1)),
    covered: [],
    chapel: [],
    newest: city.findIndex(({active}) => !active),
    traceable: false,
  };
}
