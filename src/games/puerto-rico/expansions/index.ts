/** The only place that knows all four expansions: a kit for each of their mixes. */
import {type Kit, provide} from '../kit.ts';
import {BUCCANEER_PART} from './buccaneer/part.ts';
import {FESTIVAL_PART} from './festival/part.ts';
import {imagineDeck} from './new-buildings/deck.ts';
import {NEW_BUILDINGS_PART} from './new-buildings/part.ts';
import {NOBLES_PART} from './nobles/part.ts';
import {kitOfParts} from './part.ts';
import {propose} from './propose.ts';
import {playerView, view} from './view.ts';

/** By bit of the mask. */
const PARTS = [NEW_BUILDINGS_PART, NOBLES_PART, BUCCANEER_PART, FESTIVAL_PART];

const imagine: Kit['imagine'] = (state, _seat, faces, rng) => imagineDeck(state, faces, rng);

for (let mask = 1; mask < 1 << PARTS.length; mask++) {
  const parts = PARTS.filter((_, bit) => (mask >> bit) & 1);
  provide(mask, kitOfParts(mask, parts, {view, playerView, propose, imagine}));
}
