/** Speed of the rules on one core, in CPU time: random playouts in the mutable form, and `apply`. */
import {seededRng} from '../../src/base/rng.ts';
import {type Answer, NO_FACES} from '../../src/engine/ask.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {Action} from '../../src/engine/game.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/index.ts';
import type {PrAction} from '../../src/games/puerto-rico/types.ts';
import {drawWith} from '../support/draw.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  limit: string;
  ok: boolean;
}

const OPTIONS = defaultOptions(game.options);
const SEATS = 4;

/** Microseconds of CPU time since a `process.cpuUsage()`. */
const since = (start: NodeJS.CpuUsage): number => {
  const {user, system} = process.cpuUsage(start);
  return user + system;
};

type Step = {readonly answer: Answer} | {readonly seat: number; readonly action: PrAction};

function record(seed: string): Step[] {
  const steps: Step[] = [];
  playGame(seed, steps);
  return steps;
}

/** Plays one random game, and notes its steps. @returns actions */
function playGame(seed: string, steps?: Step[]): number {
  const rng = seededRng(seed);
  const state = game.setup(OPTIONS, SEATS);
  for (let actions = 0; ; ) {
    const ask = game.ask(state);
    if (ask) {
      const answer = drawWith(ask, rng);
      steps?.push({answer});
      game.deal(state, answer);
      continue;
    }
    const seat = game.toAct(state)[0];
    if (seat === undefined) return actions;
    const action: Action = sampleAny(game.choices(state, seat, NO_FACES), rng);
    // Sampled from the game's own choices.
    const own = action as PrAction;
    steps?.push({seat, action: own});
    game.play(state, seat, own);
    actions++;
  }
}

/** The best of several runs: the machine is shared, and only slower than it can be. */
const best = (runs: number, measure: () => number): number =>
  Math.max(...Array.from({length: runs}, () => measure()));

function playouts(): Row[] {
  const games = 400;
  for (let i = 0; i < games / 2; i++) playGame(`warm-${i}`);
  let actions = 0;
  const perSecond = best(5, () => {
    const start = process.cpuUsage();
    actions = 0;
    for (let i = 0; i < games; i++) actions += playGame(`game-${i}`);
    return (actions / since(start)) * 1e6;
  });
  const length = actions / games;
  return [
    {
      name: 'puerto-rico, 4 seats: random playouts',
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
function applies(): Row[] {
  const games = Array.from({length: 40}, (_, i) => record(`apply-${i}`));
  const steps = games.reduce((sum, game) => sum + game.length, 0);
  const perMicrosecond = best(6, () => {
    const start = process.cpuUsage();
    for (const steps of games) {
      let state = game.setup(OPTIONS, SEATS);
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
      name: 'puerto-rico, 4 seats: apply (check, copy, step)',
      value: cost,
      unit: 'µs',
      limit: '≤ 12 (aim 5)',
      ok: cost <= 12,
    },
  ];
}

export async function bench(): Promise<Row[]> {
  return [...playouts(), ...applies()];
}
