/** A table that looks the same to one seat: concealed cards that it has not seen in each other's places. */
import type {Rng} from '../../../../src/base/rng.ts';
import type {Faces} from '../../../../src/engine/ask.ts';
import {type CatState, cloneState} from '../../../../src/games/catan/state.ts';
import {shuffled} from '../../../support/games/shuffled.ts';

export function disguise(state: CatState, _seat: number | null, faces: Faces, rng: Rng): CatState {
  const other = cloneState(state);
  const place = (handles: readonly number[]) =>
    shuffled(
      handles.filter(handle => !faces.has(handle)),
      rng,
    );
  const resource = place(state.players.flatMap(({hidden}) => hidden));
  const development = place([...state.deck, ...state.players.flatMap(({cards}) => cards)]);
  other.deck = other.deck.map(development);
  other.picked = resource(other.picked);
  other.discards = other.discards.map(discard => ({...discard, hidden: discard.hidden.map(resource)}));
  for (const player of other.players) {
    player.hidden = player.hidden.map(resource);
    player.cards = player.cards.map(development);
  }
  return other;
}
