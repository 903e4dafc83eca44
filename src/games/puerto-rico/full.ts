/** The game with the rules of all expansions: the only place that knows all four, with a variant for each of their mixes. */

import {variantWith} from './expansions/addition.ts';
import {BUCCANEER_ADDITION} from './expansions/buccaneer/addition.ts';
import {FESTIVAL_ADDITION} from './expansions/festival/addition.ts';
import {NEW_BUILDINGS_ADDITION} from './expansions/new-buildings/addition.ts';
import {imagineDeck} from './expansions/new-buildings/deck.ts';
import {NOBLES_ADDITION} from './expansions/nobles/addition.ts';
import {propose} from './expansions/propose.ts';
import {playerView, view} from './expansions/view.ts';
import {provide, type Variant} from './variant.ts';

/** By bit of the mask. */
const ADDITIONS = [NEW_BUILDINGS_ADDITION, NOBLES_ADDITION, BUCCANEER_ADDITION, FESTIVAL_ADDITION];

const imagine: Variant['imagine'] = (state, _seat, faces, rng) => imagineDeck(state, faces, rng);

for (let mask = 1; mask < 1 << ADDITIONS.length; mask++) {
  const additions = ADDITIONS.filter((_, bit) => (mask >> bit) & 1);
  provide(mask, variantWith(mask, additions, {view, playerView, propose, imagine}));
}

export {game} from './index.ts';
