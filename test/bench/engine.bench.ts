/** Speed of the rules on one core, in CPU time: random playouts in the mutable form, and `apply`. */
import {seededRng} from '../../src/base/rng.ts';
import type {Answer} from '../../src/engine/ask.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {Action, AnyGame} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game as puertoRico} from '../../src/games/puerto-rico/index.ts';
import {game as sanJuan} from '../../src/games/san-juan/index.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  limit: string;
  ok: boolean;
}

const GAMES: readonly AnyGame[] = [puertoRico, sanJuan];
const SEATS = 4;

/** Microseconds of CPU time since a `process.cpuUsage()`. */
const since = (start: NodeJS.CpuUsage): number => {
  const {user, system} = process.cpuUsage(start);
  return user + system;
};

type Step = {readonly answer: Answer} | {readonly seat: number; readonly action: Action};

function record(game: AnyGame, seed: string): Step[] {
  const steps: Step[] = [];
  playGame(game, seed, steps);
  return steps;
}

/** Plays one random game, and notes its steps; what the local dealer needs for its cards is counted in. @returns actions */
function playGame(game: AnyGame, seed: string, steps?: Step[]): number {
  const rng = seededRng(seed);
  const state = game.setup(defaultOptions(game.options), SEATS);
  const dealer = new LocalDealer(() => rng);
  for (let actions = 0; ; ) {
    const ask = game.ask(state);
    if (ask) {
      const answer = dealer.answer(ask);
      steps?.push({answer});
      game.deal(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    const seat = game.toAct(state)[0];
    if (seat === undefined) return actions;
    const action: Action = sampleAny(game.choices(state, seat, dealer.faces(seat)), rng);
    steps?.push({seat, action});
    game.play(state, seat, action);
    actions++;
  }
}

/** The best of several runs: the machine is shared, and only slower than it can be. */
const best = (runs: number, measure: () => number): number =>
  Math.max(...Array.from({length: runs}, () => measure()));

function playouts(game: AnyGame): Row[] {
  const games = 400;
  for (let i = 0; i < games / 2; i++) playGame(game, `warm-${i}`);
  let actions = 0;
  const perSecond = best(5, () => {
    const start = process.cpuUsage();
    actions = 0;
    for (let i = 0; i < games; i++) actions += playGame(game, `game-${i}`);
    return (actions / since(start)) * 1e6;
  });
  const length = actions / games;
  return [
    {
      name: `${game.id}, 4 seats: random playouts`,
      value: perSecond,
      unit: 'actions/s',
      limit: '≥ 500,000',
      ok: perSecond >= 500_000,
    },
    {name: 'the same', value: perSecond / length, unit: 'games/s', limit: '', ok: true},
    {name: 'length of a random game', value: length, unit: 'actions', limit: '', ok: true},
  ];
}

/** Folds recorded games step by step, as every peer does with its log; `answer` counts as a step too. */
function applies(game: AnyGame): Row[] {
  const games = Array.from({length: 40}, (_, i) => record(game, `apply-${i}`));
  const steps = games.reduce((sum, {length}) => sum + length, 0);
  const perMicrosecond = best(6, () => {
    const start = process.cpuUsage();
    for (const steps of games) {
      let state = game.setup(defaultOptions(game.options), SEATS);
      for (const step of steps) {
        state =
          'answer' in step ? game.answer(state, step.answer) : game.apply(state, step.seat, step.action);
      }
    }
    return steps / since(start);
  });
  const cost = 1 / perMicrosecond;
  return [
    {
      name: `${game.id}, 4 seats: apply (check, copy, step)`,
      value: cost,
      unit: 'µs',
      limit: '≤ 12 (aim 5)',
      ok: cost <= 12,
    },
  ];
}

export async function bench(): Promise<Row[]> {
  return GAMES.flatMap(game => [...playouts(game), ...applies(game)]);
}
