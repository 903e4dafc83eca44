/** Hidden cards in each other's places: what somebody cannot know is another card. */
import type {Rng} from '../../../src/base/rng.ts';
import type {HandleId} from '../../../src/engine/ask.ts';

/** @returns for each of these handles another of them, and every other handle as it is */
export function shuffled(handles: Iterable<HandleId>, rng: Rng): (handle: HandleId) => HandleId {
  const places = [...new Set(handles)];
  const left = [...places];
  const there = new Map(places.map(handle => [handle, left.splice(rng.below(left.length), 1)[0]!]));
  return handle => there.get(handle) ?? handle;
}
