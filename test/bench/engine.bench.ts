/** Speed of the rules on one core, in CPU time: random playouts in the mutable form, and `apply`. */
import {isMainThread, parentPort, Worker, workerData} from 'node:worker_threads';
import {seededRng} from '../../src/base/rng.ts';
import type {Answer} from '../../src/engine/ask.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {Action, AnyGame, Options} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {type Row, these, times} from './figures.ts';

const SEATS = 4;

/** Microseconds of CPU time since a `process.cpuUsage()`. */
const since = (start: NodeJS.CpuUsage): number => {
  const {user, system} = process.cpuUsage(start);
  return user + system;
};

type Step = {readonly answer: Answer} | {readonly seat: number; readonly action: Action};

function record(game: AnyGame, options: Options, seed: string): Step[] {
  const steps: Step[] = [];
  playGame(game, options, seed, steps);
  return steps;
}

/**
 * Plays one random game, and notes its steps; what the local dealer needs for its cards is counted in. Only what seats decide
 * is an action: the answers between (draws, plans that are opened) cost their time and do not count. Portolano has one of
 * them for every two actions, and a fifth of its actions are plans, which happen when they are opened.
 * @returns actions
 */
function playGame(game: AnyGame, options: Options, seed: string, steps?: Step[]): number {
  const rng = seededRng(seed);
  const state = game.setup(options, SEATS);
  const dealer = new LocalDealer(() => rng);
  for (let actions = 0; ; ) {
    const ask = game.ask(state);
    if (ask && ask.kind !== 'commit') {
      const answer = dealer.answer(ask);
      steps?.push({answer});
      game.deal(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    const seat = game.toAct(state)[0];
    if (seat === undefined) return actions;
    const action: Action = sampleAny(game.choices(state, seat, dealer.faces(seat)), rng);
    actions++;
    if (ask?.by.includes(seat)) {
      const answer = {sealed: seat};
      dealer.keep({seat, action, salt: ''});
      steps?.push({answer});
      game.deal(state, answer);
    } else {
      steps?.push({seat, action});
      game.play(state, seat, action);
    }
  }
}

/** The best of several runs: the machine is shared, and only slower than it can be. Short ones find it idle more often. */
const best = (runs: number, measure: () => number): number =>
  Math.max(...Array.from({length: runs}, () => measure()));

/** CPU time of one run of playouts, in microseconds: whole games until it is used up. */
const RUN_US = times(100_000, 1000);
/** Games between two looks at the clock, which take as long as fifty actions on some machines. */
const LOOK = 10;

interface Variant {
  readonly name: string;
  readonly options: Options;
}

/** As it comes, and with every switch on that the game has. */
function variants({options}: AnyGame): Variant[] {
  const plain = defaultOptions(options);
  const all = Object.fromEntries(options.map(({id, kind}) => [id, kind === 'switch' ? true : plain[id]!]));
  const switches = options.some(({id}) => plain[id] !== all[id]);
  return [{name: '', options: plain}, ...(switches ? [{name: ', everything on', options: all}] : [])];
}

function playouts(game: AnyGame, {name, options}: Variant): Row[] {
  for (let i = 0; i < 20; i++) playGame(game, options, `warm-${i}`);
  let length = 0;
  const perSecond = best(times(30), () => {
    const start = process.cpuUsage();
    let actions = 0;
    let games = 0;
    let used = 0;
    for (; used < RUN_US; used = since(start))
      for (let i = 0; i < LOOK; i++) actions += playGame(game, options, `game-${games++}`);
    length = actions / games;
    return (actions / used) * 1e6;
  });
  return [
    {
      name: `${game.id}, 4 seats${name}: random playouts`,
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
function applies(game: AnyGame, {name, options}: Variant): Row[] {
  const games = Array.from({length: times(40, 2)}, (_, i) => record(game, options, `apply-${i}`));
  const steps = games.reduce((sum, {length}) => sum + length, 0);
  const perMicrosecond = best(times(6), () => {
    const start = process.cpuUsage();
    for (const steps of games) {
      let state = game.setup(options, SEATS);
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
      name: `${game.id}, 4 seats${name}: apply (check, copy, step)`,
      value: cost,
      unit: 'µs',
      limit: '≤ 12 (aim 5)',
      ok: cost <= 12,
    },
    {
      name: 'the same: a whole game folded',
      value: (cost * steps) / games.length / 1000,
      unit: 'ms',
      limit: '≤ 20',
      ok: (cost * steps) / games.length <= 20_000,
    },
  ];
}

/** What one thread measures: a game as it comes (0) or with everything on (1). */
interface Job {
  readonly id: string;
  readonly variant: number;
}

async function measured({id, variant}: Job): Promise<Row[]> {
  const game = await GAME_LIST.find(listing => listing.id === id)!.rules();
  const chosen = variants(game)[variant];
  return chosen ? [...playouts(game, chosen), ...applies(game, chosen)] : [];
}

/**
 * Each in a thread of its own, as a table plays one game by one set of options: what the compiler has learnt of another
 * would slow it down.
 */
const inThread = (workerData: Job): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), {workerData}).once('message', resolve).once('error', reject);
  });

export async function bench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const {id} of these(GAME_LIST, 4))
    for (const variant of [0, 1]) rows.push(...(await inThread({id, variant})));
  return rows;
}

if (!isMainThread) parentPort?.postMessage(await measured(workerData as Job));
