import type {Rng} from '../base/rng.ts';
import {type Choice, sampleAny} from '../engine/choice.ts';
import type {Action} from '../engine/game.ts';

/** Any legal move, every choice equally likely. */
export const chooseRandom = (choices: readonly Choice[], rng: Rng): Action => sampleAny(choices, rng);
