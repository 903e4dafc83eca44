/** A table that looks the same to one seat: face-down tiles in each other's places, and chips in other hands. */
import type {Rng} from '../../../../src/base/rng.ts';
import type {Faces} from '../../../../src/engine/ask.ts';
import {hiddenHandles} from '../../../../src/games/puerto-rico/expansions/new-buildings/deck.ts';
import {handleOf} from '../../../../src/games/puerto-rico/expansions/new-buildings/forests.ts';
import {SEALED} from '../../../../src/games/puerto-rico/expansions/state.ts';
import {cloneState, type PrState} from '../../../../src/games/puerto-rico/state.ts';
import {shuffled} from '../../../support/games/shuffled.ts';

/** Null where all is open. */
export function disguise(
  state: PrState,
  seat: number | null,
  faces: Faces,
  rng: Rng,
  counted: boolean,
): PrState | null {
  const other = cloneState(state);
  const tiles = mixTiles(other, faces, rng);
  const chips = !counted && moveChips(other, seat, rng);
  return tiles || chips ? other : null;
}

function mixTiles(state: PrState, faces: Faces, rng: Rng): boolean {
  const {more} = state;
  if (!more?.sealed) return false;
  const place = shuffled(
    hiddenHandles(state).filter(handle => !faces.has(handle)),
    rng,
  );
  const placeTile = (tile: number) => (tile < SEALED ? tile : SEALED + place(handleOf(tile)));
  more.sealed = more.sealed.map(place);
  more.drawn = placeTile(more.drawn);
  for (const {more: island} of state.players) if (island) island.forests = island.forests.map(placeTile);
  return true;
}

/** Between the others, whose sum is no secret. */
function moveChips(state: PrState, seat: number | null, rng: Rng): boolean {
  const others = state.players.filter((_, other) => other !== seat);
  if (state.rules.openVp || others.length < 2) return false;
  const from = others[rng.below(others.length)]!;
  const to = others[rng.below(others.length)]!;
  const points = Math.min(1 + rng.below(20), from.chips);
  from.chips -= points;
  to.chips += points;
  return true;
}
