/** The game with the rules of all expansions: the only place that knows all four, with a kit for each of their mixes. */

import {BUCCANEER_PART} from './expansions/buccaneer/part.ts';
import {FESTIVAL_PART} from './expansions/festival/part.ts';
import {imagineDeck} from './expansions/new-buildings/deck.ts';
import {NEW_BUILDINGS_PART} from './expansions/new-buildings/part.ts';
import {NOBLES_PART} from './expansions/nobles/part.ts';
import {kitOfParts} from './expansions/part.ts';
import {propose} from './expansions/propose.ts';
import {playerView, view} from './expansions/view.ts';
import {type Kit, provide} from './kit.ts';

/** By bit of the mask. */
const PARTS = [NEW_BUILDINGS_PART, NOBLES_PART, BUCCANEER_PART, FESTIVAL_PART];

const imagine: Kit['imagine'] = (state, _seat, faces, rng) => imagineDeck(state, faces, rng);

for (let mask = 1; mask < 1 << PARTS.length; mask++) {
  const parts = PARTS.filter((_, bit) => (mask >> bit) & 1);
  provide(mask, kitOfParts(mask, parts, {view, playerView, propose, imagine}));
}

export {game} from './index.ts';
