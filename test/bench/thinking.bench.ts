/**
 * How long a strong bot of Puerto Rico thinks on a processor four times slower: its own thread's time, every millisecond
 * of which counts four, for the clock that ends its thinking as well. Decisions out of whole games of four strong bots.
 */
import {seededRng} from '../../src/base/rng.ts';
import {THINKING, timed} from '../../src/bots/budget.ts';
import {chooseAction} from '../../src/bots/index.ts';
import type {Options} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  limit: string;
  ok: boolean;
}

const SEATS = 4;
const SLOWER = 4;
/** Decisions of each variant; every so manieth of a game is thought about, the others are a beginner's. */
const DECISIONS = 60;
const EACH = 9;

/** Milliseconds that a slower processor would have worked so far: the other programs of this machine do not count. */
function clock(): number {
  const {user, system} = process.cpuUsage();
  return ((user + system) / 1000) * SLOWER;
}

/** Milliseconds of each decision. */
function decisions(options: Options): number[] {
  const times: number[] = [];
  for (let seed = 0; times.length < DECISIONS; seed++) {
    const rng = seededRng(`thinking ${seed}`);
    const dealer = new LocalDealer(() => rng);
    const state = game.setup(options, SEATS);
    for (let n = 0; times.length < DECISIONS; n++) {
      const ask = game.ask(state);
      if (ask) {
        const answer = dealer.answer(ask);
        game.deal(state, answer);
        dealer.learn(ask, answer);
        continue;
      }
      const seat = game.toAct(state)[0];
      if (seat === undefined) break;
      const mind = [game, state, seat, dealer.faces(seat), rng] as const;
      const start = clock();
      const strong = n % EACH === 0;
      const action = chooseAction(strong ? 'strong' : 'greedy', ...mind, timed(THINKING, clock));
      if (strong) times.push(clock() - start);
      game.play(state, seat, action as never);
    }
  }
  return times.sort((a, b) => a - b);
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
  ].flatMap(({name, options}) => {
    const times = decisions(options);
    const at = (percent: number) => times[Math.floor((times.length * percent) / 100)]!;
    return [
      row(`puerto-rico, 4 seats${name}: a strong bot's decision at 4x slower, p50`, at(50), 1000),
      row('… p95', at(95), 3000),
    ];
  });
}
