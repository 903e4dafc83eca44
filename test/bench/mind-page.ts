/** The page that measures how long bots think: whole games among four of them. */
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction, chooseReaction} from '../../src/bots/index.ts';
import type {BotKind} from '../../src/bots/kinds.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../src/engine/options.ts';
import {saltFrom} from '../../src/engine/seal.ts';
import {loadAdvised} from '../../src/games/index.ts';

const SEATS = 4;

/** @returns milliseconds of each answer */
async function think(id: string, kind: BotKind, seed: string): Promise<number[]> {
  const game = (await loadAdvised(id))!;
  const rng = seededRng(seed);
  const dealer = new LocalDealer(() => rng);
  const times: number[] = [];
  let state = game.setup(decodeOptions(game.options, {})!, SEATS);
  const timed = <T>(answer: () => T): T => {
    const start = performance.now();
    const said = answer();
    times.push(performance.now() - start);
    return said;
  };
  while (!game.result(state)) {
    const ask = game.ask(state);
    if (ask && ask.kind !== 'commit') {
      const answer = dealer.answer(ask);
      state = game.answer(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    // A page that is slowed down is slowed between its tasks, too.
    await new Promise(resolve => setTimeout(resolve));
    const mind = (seat: number) => [game, state, seat, dealer.faces(seat), rng] as const;
    let said = false;
    for (const seat of ask ? [] : (game.invited?.(state) ?? [])) {
      const action = timed(() => chooseReaction(kind, ...mind(seat)));
      if (!action) continue;
      state = game.apply(state, seat, action);
      said = true;
      break;
    }
    if (said) continue;
    const seat = game.toAct(state)[0]!;
    const action = timed(() => chooseAction(kind, ...mind(seat)));
    if (ask) {
      dealer.seal({seat, action, salt: saltFrom(rng)});
      state = game.answer(state, {sealed: seat});
    } else state = game.apply(state, seat, action);
  }
  return times;
}

export type Think = typeof think;
Object.assign(globalThis, {think});
