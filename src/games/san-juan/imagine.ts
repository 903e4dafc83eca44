/** Determinization: hidden cards get faces at random, consistent with what is public and what a seat knows. */

import type {Rng} from '../../base/rng.ts';
import type {Face, Faces, HandleId} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import {CARDS} from './data.ts';
import {handlesOf, openFaces} from './laws.ts';
import type {SjState} from './state.ts';

/** A face for every hidden card in play. A seat also knows what it discarded, until the pile is shuffled anew. */
export function imagine(state: SjState, _seat: Seat, faces: Faces, rng: Rng): Faces {
  const handles = handlesOf(state);
  const imagined = new Map<HandleId, Face>();
  const gone = new Set(openFaces(state));
  state.mine.forEach((handle, i) => {
    const face = state.mineFaces[i];
    if (face !== undefined) imagined.set(handle, face);
  });
  for (const handle of handles) {
    const face = faces.get(handle);
    if (face !== undefined) imagined.set(handle, face);
  }
  for (const face of imagined.values()) gone.add(face);
  const left = Array.from({length: CARDS}, (_, face) => face).filter(face => !gone.has(face));
  for (const handle of handles) {
    if (imagined.has(handle)) continue;
    const at = rng.below(left.length);
    imagined.set(handle, left[at]!);
    left[at] = left[left.length - 1]!;
    left.pop();
  }
  return imagined;
}
