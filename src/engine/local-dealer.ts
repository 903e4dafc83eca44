/**
 * The dealer of one device: answers asks at once from a seeded generator. Hot-seat, bots, tests, replays, and (until
 * peers deal together) the host of a network table. The game cannot tell which dealer answered.
 */
import type {Rng} from '../base/rng.ts';
import type {Answer, Ask, Draw} from './ask.ts';

export interface Dealer {
  respond(ask: Ask): Promise<Answer>;
}

export class LocalDealer implements Dealer {
  readonly #rng: Rng;

  /** @param rng where the numbers come from: seeded for tests and replays, the platform's generator at a table */
  constructor(rng: Rng) {
    this.#rng = rng;
  }

  async respond(ask: Ask): Promise<Answer> {
    return drawWith(ask, this.#rng);
  }
}

export const drawWith = (ask: Ask, rng: Rng): Answer => ({drawn: ask.draws.map(draw => drawOne(draw, rng))});

function drawOne(draw: Draw, rng: Rng): number[] {
  if (draw.kind === 'roll') return draw.sides.map(sides => 1 + rng.below(sides));
  const taken: number[] = [];
  for (let i = 0; i < draw.count; i++) taken.push(rng.below(draw.from - i));
  return taken;
}
