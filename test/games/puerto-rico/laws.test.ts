import type {Rng} from '../../../src/base/rng.ts';
import {game} from '../../../src/games/puerto-rico/index.ts';
import type {PrState} from '../../../src/games/puerto-rico/state.ts';
import {gameLaws} from '../../support/game-laws.ts';
import {broken} from './support/invariants.ts';

/** Moves points between the chips of the others, whose sum is no secret (rules 5.2). */
function disguise(state: PrState, seat: number | null, rng: Rng): PrState | null {
  const others = state.players.map((_, other) => other).filter(other => other !== seat);
  if (state.rules.openVp || others.length < 2) return null;
  const other = game.clone(state);
  const from = others[rng.below(others.length)]!;
  const to = others[rng.below(others.length)]!;
  const points = Math.min(1, other.players[from]!.chips);
  other.players[from]!.chips -= points;
  other.players[to]!.chips += points;
  return other;
}

gameLaws({
  game,
  broken: (state, _options, events) => broken(state, events),
  disguise,
  longest: 2000,
  games: 60,
});
