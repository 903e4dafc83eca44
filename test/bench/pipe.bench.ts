/** How fast another program can drive the engine: recorded games sent ahead through the pipe of `roadstead engine`. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {playOut} from '../../src/cli/playout.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/full.ts';
import {type Row, times} from './figures.ts';

const SEATS = 4;
const GAMES = times(200, 2);
const LEAST = 20_000;
/** The machine is shared, and only slower than it can be. */
const RUNS = times(5);

/** The requests of whole games, as a program would send them, and how many of them are plies. */
function requests(): {text: string; plies: number; count: number} {
  const lines: string[] = [];
  let plies = 0;
  for (let g = 0; g < GAMES; g++) {
    const seed = `pipe/${g}`;
    lines.push(JSON.stringify({do: 'new', game: game.id, seats: SEATS, seed}));
    const {steps} = playOut(game, defaultOptions(game.options), new Array(SEATS).fill('random'), seed);
    for (const step of steps) {
      if (step.kind !== 'action') continue;
      lines.push(JSON.stringify({do: 'play', seat: step.seat, action: step.payload}));
      plies++;
    }
  }
  return {text: `${lines.join('\n')}\n`, plies, count: lines.length};
}

/** Seconds until every request is answered, start of the program not counted. */
async function drive(text: string, count: number): Promise<number> {
  const engine = spawn(process.execPath, ['dist/cli/roadstead.mjs', 'engine'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let answers = 0;
  let wrong = '';
  let started = 0;
  const done = new Promise<number>(resolve => {
    engine.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) answers++;
      if (chunk.includes('"ok":false')) wrong = chunk;
      // The first answer is to a greeting: from there on the program runs.
      if (started === 0) {
        started = performance.now();
        engine.stdin.end(text);
      } else if (answers === count + 1) resolve((performance.now() - started) / 1000);
    });
  });
  engine.stdin.write('{"do":"hello"}\n');
  const seconds = await done;
  await once(engine, 'close');
  if (wrong) throw new Error(wrong.slice(0, 300));
  return seconds;
}

export async function bench(): Promise<Row[]> {
  const {text, plies, count} = requests();
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) best = Math.min(best, await drive(text, count));
  const value = plies / best;
  return [
    {
      name: 'roadstead engine, 4 seats of Puerto Rico: plies through the pipe, sent ahead',
      value,
      unit: 'plies/s',
      limit: `≥ ${LEAST.toLocaleString('en')}`,
      ok: value >= LEAST,
    },
  ];
}
