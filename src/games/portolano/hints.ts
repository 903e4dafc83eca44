/** What a sensible beginner does: looks one turn ahead, sells, loads rum, buys upgrades, minds the pirate. */
import type {Rng} from '../../base/rng.ts';
import {type Choice, sampleAny} from '../../engine/choice.ts';
import {considered} from './hints/advise.ts';
import {sightOf} from './hints/sight.ts';
import type {PortAction} from './types.ts';
import type {PortView} from './view.ts';

/** Tenths of a coin: what is as good is chosen by chance. */
const UNDECIDED = 4;

export function suggest(view: PortView, choices: readonly Choice[], rng: Rng): PortAction {
  const advice = view.viewer === null ? null : considered(sightOf(view), view.viewer, rng, UNDECIDED);
  // Sampled from the game's own choices.
  return advice ?? (sampleAny(choices, rng) as PortAction);
}
