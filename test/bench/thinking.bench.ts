/**
 * How long a strong bot of Puerto Rico thinks on a processor four times slower: its own thread's time, every millisecond
 * of which counts four, for the clock that ends its thinking as well. Decisions out of whole games; with and without having
 * thought while somebody decided before it.
 */
import {seededRng} from '../../src/base/rng.ts';
import {shortened, THINKING, THINKING_AHEAD} from '../../src/bots/budget.ts';
import {chooseAction} from '../../src/bots/index.ts';
import {Mind} from '../../src/bots/mind.ts';
import type {Happened} from '../../src/bots/trace.ts';
import type {Options, Seat} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import type {PrState} from '../../src/games/puerto-rico/state.ts';
import {type Row, times} from './figures.ts';

const SEATS = 4;
const SLOWER = 4;
/** Decisions of each variant; every so manieth of a game is thought about, the others are a beginner's. */
const DECISIONS = times(60);
const EACH = 9;

/** Milliseconds that a slower processor would have worked so far: the other programs of this machine do not count. */
function clock(): number {
  const {user, system} = process.cpuUsage();
  return ((user + system) / 1000) * SLOWER;
}

interface Figures {
  /** Milliseconds of each decision. */
  readonly times: readonly number[];
  /** Playouts on which each was decided. */
  readonly playouts: readonly number[];
}

/** @param ahead the bot has thought while the one before it decided, a beginner like all others here */
function decisions(options: Options, ahead: boolean): Figures {
  const times: number[] = [];
  const playouts: number[] = [];
  for (let seed = 0; times.length < DECISIONS; seed++) {
    const rng = seededRng(`thinking ${seed}`);
    const dealer = new LocalDealer(() => rng);
    const state = game.setup(options, SEATS);
    let before: Before | null = null;
    for (let n = 0; times.length < DECISIONS; n++) {
      const ask = game.ask(state);
      if (ask) {
        const answer = dealer.answer(ask);
        game.deal(state, answer);
        dealer.learn(ask, answer);
        before?.steps.push({n, answer});
        continue;
      }
      const seat = game.toAct(state)[0];
      if (seat === undefined) break;
      const faces = dealer.faces(seat);
      // Somebody else has decided before it, as a person would have.
      const strong = before !== null && before.seat !== seat && n % EACH === 0;
      if (strong) {
        const position = (at: number, now: PrState, steps: readonly Happened[]) => ({
          ...{state: now, seat, faces},
          trace: {table: 'bench', at, from: before!.n - 1, steps},
        });
        const there = position(n, state, before!.steps);
        const dreaming = new Mind(game, position(before!.n - 1, before!.state, []), clock);
        if (ahead) {
          const end = clock() + THINKING_AHEAD;
          while (clock() < end && !dreaming.full) dreaming.ahead(rng, true);
        }
        const start = clock();
        const mind = dreaming.follow(there) ? dreaming : new Mind(game, there, clock);
        const tried = mind.decide(rng, kept => shortened(THINKING, clock, kept, mind.pace));
        times.push(clock() - start);
        playouts.push(tried.reduce((all, {visits}) => all + visits, 0));
      }
      const action = chooseAction('greedy', game, state, seat, faces, rng);
      before = {n, seat, state: game.clone(state), steps: [{n, seat, action}]};
      game.play(state, seat, action as never);
    }
  }
  return {times: times.sort((a, b) => a - b), playouts: playouts.sort((a, b) => a - b)};
}

/** The last decision. */
interface Before {
  readonly n: number;
  readonly seat: Seat;
  readonly state: PrState;
  /** What has happened since. */
  readonly steps: Happened[];
}

const row = (name: string, value: number, limit: number): Row => ({
  name,
  value,
  unit: 'ms',
  limit: `≤ ${limit.toLocaleString('en')}`,
  ok: value <= limit,
});

export async function bench(): Promise<Row[]> {
  const plain = defaultOptions(game.options);
  const everything = {...plain, newBuildings: true, nobles: true, buccaneer: true, festival: true};
  return [
    {name: '', options: plain},
    {name: ', all expansions', options: everything},
  ].flatMap(({name, options}) =>
    [false, true].flatMap(ahead => {
      const {times, playouts} = decisions(options, ahead);
      const at = (of: readonly number[], percent: number) => of[Math.floor((of.length * percent) / 100)]!;
      const what = ahead ? 'the same, thought ahead' : "a strong bot's decision at 4x slower";
      return [
        row(`puerto-rico, 4 seats${name}: ${what}, p50`, at(times, 50), 1000),
        row('… p95', at(times, 95), 3000),
        {name: '… on so many playouts, p50', value: at(playouts, 50), unit: '', limit: '', ok: true},
      ];
    }),
  );
}
