/**
 * All chance of a game on the command line, out of its seed: what is dealt follows from the number of answers so far,
 * what a bot decides from the number of steps. So a position has the same future on every way to it, also after an
 * undo, and `simulate` and `engine` play the same games.
 */
import {type Rng, seededRng} from '../base/rng.ts';
import {LocalDealer} from '../engine/local-dealer.ts';
import {saltFrom} from '../engine/seal.ts';

export const dealerOf = (seed: string): LocalDealer =>
  new LocalDealer(answers => seededRng(`${seed}/answer/${answers}`));

/** @param steps how many there were: actions, sealed choices and answers */
export const botRng = (seed: string, steps: number): Rng => seededRng(`${seed}/move/${steps}`);

/** What hides the choice that is sealed after so many steps. */
export const saltOf = (seed: string, steps: number): string => saltFrom(seededRng(`${seed}/salt/${steps}`));
