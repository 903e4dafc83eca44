/**
 * `npm run faults -- --games N --seed S [--game ID]`: whole tables in virtual time, while things go wrong (docs/simulation.md).
 * Prints what it has played, and exits 1 where something happened that must not. A seed that fails is shrunk and kept in
 * `test/sim/seeds`; `--replay FILE` plays one of these to its end and prints what happened last on each device;
 * `--before` begins tables of the format before, at which the host stays the same, `--kinds TEXT` has only faults whose kind
 * begins so, some 30 s apart; `--dense` has storms of faults, and calms between them. `--seeds` plays all of them, or (`--in DIR`) of
 * another folder, `--shrink FILE` makes one smaller. `--from N` begins with table N of the seed, `--every N` lets each Nth table reckon with
 * the real mathematics (50), `--keep no` shrinks nothing, `--json` prints one line of JSON for each table instead.
 * `--each-entry` plays one game again and again: its host is gone for good after its first entry, its second, and so on.
 * Of many tables it tells after each ten what it has seen so far.
 */
import {spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
process.chdir(root);

const args = process.argv.slice(2);
const given = (option, otherwise) => (args.includes(option) ? args[args.indexOf(option) + 1] : otherwise);
const SEEDS = given('--in', join('test', 'sim', 'seeds'));
const out = join('.cache', `faults-${process.pid}`);

/** What takes the place of what, in all tables, and in those that have to be fast. */
const PAGES = {'src/saves/store.ts': 'store.ts'};
const MATHS = {'src/fair/group.ts': 'group.ts', 'src/log/strict-ed25519.ts': 'strict-ed25519.ts'};

/** Tables as they were begun before another device could become the host: they go on so. */
const before = {
  name: 'the format before',
  setup(builder) {
    builder.onLoad({filter: /src\/log\/header\.ts$/}, ({path}) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.replace('JOINT_FORMAT: Format = 4', 'JOINT_FORMAT: Format = 2');
      if (contents === text) throw new Error('the format of tables between devices is not found');
      return {contents, loader: 'ts'};
    });
  },
};

const instead = files => ({
  name: 'stand-ins',
  setup(builder) {
    builder.onResolve({filter: /\.ts$/}, ({path, resolveDir, kind, importer}) => {
      if (kind === 'entry-point' || importer.includes(join('sim', 'stand-ins'))) return;
      const file = files[relative(root, resolve(resolveDir, path))];
      return file && {path: join(root, 'test', 'sim', 'stand-ins', file)};
    });
  },
});

/**
 * @param real with the mathematics of the product
 * @param early tables of the format before
 * @returns the path of the program
 */
async function program(real, early) {
  const outfile = join(out, `${real ? 'real' : 'quick'}${early ? '-before' : ''}.mjs`);
  await build({
    entryPoints: [join('test', 'sim', 'main.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    define: {ROADSTEAD_VERSION: '"faults"', ROADSTEAD_EVERY: 'false'},
    plugins: [...(early ? [before] : []), instead({...PAGES, ...(real ? {} : MATHS)})],
    logLevel: 'warning',
  });
  return outfile;
}

const programs = new Map();

async function programOf(real, early = args.includes('--before')) {
  const name = `${real} ${early}`;
  if (!programs.has(name)) programs.set(name, await program(real, early));
  return programs.get(name);
}

/** So many tables are played in one process: what one keeps for good, and one that breaks it, has an end there. */
const BATCH = 25;

/** Plays in a process of its own. @param heard for each table @returns microseconds of the processor */
async function run(wanted, real, heard, early = args.includes('--before')) {
  const built = await programOf(real, early);
  const child = spawn(process.execPath, ['--enable-source-maps', built, JSON.stringify(wanted)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let cpu = 0;
  const ended = new Promise(done => child.on('close', done));
  for await (const line of createInterface({input: child.stdout})) {
    const told = JSON.parse(line);
    ({cpu} = told);
    await heard(told);
  }
  if ((await ended) !== 0)
    throw new Error(`a process of tables ended in the middle: ${JSON.stringify(wanted).slice(0, 200)}`);
  return cpu;
}

const total = {
  games: 0,
  over: 0,
  ms: 0,
  steps: 0,
  entries: 0,
  faults: new Map(),
  byGame: new Map(),
  moved: [],
  hosts: new Map(),
  failures: [],
  /** Seeds of tables that ended their process. */
  broken: [],
  /** Microseconds of the processor, of the tables before. */
  cpu: 0,
};

/** So often it is told what has been seen so far, tables. */
const TELLS = 10;
/** How many are played. */
let planned = Number(given('--games', '10'));

function count({plan, outcome}, real) {
  total.games++;
  total.over += outcome.over ? 1 : 0;
  total.ms += outcome.ms;
  total.steps += outcome.steps;
  total.entries += outcome.entries;
  total.byGame.set(plan.game, (total.byGame.get(plan.game) ?? 0) + 1);
  for (const [kind, times] of outcome.faults) total.faults.set(kind, (total.faults.get(kind) ?? 0) + times);
  if (outcome.moved !== null) total.moved.push(outcome.moved);
  for (const [kind, ms] of outcome.hosts) total.hosts.set(kind, [...(total.hosts.get(kind) ?? []), ms]);
  if (args.includes('--json')) console.log(JSON.stringify({plan, outcome}));
  if (!outcome.failure) return;
  total.failures.push({plan, real});
  console.error(
    `${plan.seed} (${plan.game}, ${real ? 'real' : 'quick'}): ${outcome.failure.message.slice(0, 4000)}`,
  );
}

const seconds = ms => (ms / 1000).toFixed(1);

function print(cpu) {
  const {games, over, ms, steps, entries, byGame, moved, failures, broken} = total;
  const isEnd = kind => kind.startsWith('ends: ');
  const faults = [...total.faults].filter(([kind]) => !isEnd(kind)).sort();
  const ends = [...total.faults].filter(([kind]) => isEnd(kind)).sort();
  moved.sort((a, b) => a - b);
  const at = part => (moved.length > 0 ? seconds(moved[Math.floor((moved.length - 1) * part)]) : '-');
  const sum = faults.reduce((all, [, times]) => all + times, 0);
  console.log(
    `games ${games} (${[...byGame].map(([id, times]) => `${id} ${times}`).join(', ')}), to their end ${over}`,
  );
  console.log(
    `virtual hours ${(ms / 3.6e6).toFixed(2)}, steps ${steps}, entries ${entries}, processor ${seconds(cpu / 1000)} s`,
  );
  console.log(`faults ${sum}, ${Math.round(sum / (cpu / 6e7))} a minute of the processor`);
  for (const [kind, times] of faults) console.log(`  ${kind} ${times}`);
  for (const [kind, times] of ends) console.log(`${kind} ${times}`);
  console.log(
    `virtual seconds to the next entry when all is well: median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}`,
  );
  for (const [kind, times] of [...total.hosts].sort()) {
    times.sort((a, b) => a - b);
    const [half, most, worst] = [0.5, 0.95, 1].map(part =>
      seconds(times[Math.floor((times.length - 1) * part)]),
    );
    console.log(
      `virtual seconds until another device keeps the table, ${kind}: ${times.length} times, median ${half}, p95 ${most}, worst ${worst}`,
    );
  }
  console.log(
    `violations ${failures.length}${broken.length > 0 ? `, tables that ended their process ${broken}` : ''}`,
  );
}

/** Tables from their seeds, some in each process. Where a process ends in the middle of a table, that has failed, and the next goes on. */
async function playAll(seeds, real, wishes, wanted = batch => ({run: batch})) {
  let left = seeds;
  while (left.length > 0) {
    // What is known of one table changes how much chance the real mathematics of the next use up: each of these is alone.
    const batch = left.slice(0, real ? 1 : BATCH);
    let played = 0;
    let spent = 0;
    try {
      await run({...wanted(batch), ...wishes}, real, told => {
        played++;
        spent = told.cpu;
        count(told, real);
        if (total.games % TELLS === 0 && total.games < planned && !args.includes('--json'))
          print(total.cpu + spent);
      });
    } catch (error) {
      broke(batch[played++], error);
    }
    total.cpu += spent;
    left = left.slice(played);
  }
}

/** The process of a table has ended: of what, it has said itself. */
function broke(seed, error) {
  total.games++;
  total.broken.push(seed);
  console.error(`${seed}: ${error.message}`);
}

/** Makes a failing table small, and keeps it. */
async function keep({plan, real}) {
  await run({shrink: plan}, real, ({plan: small, outcome}) => {
    if (!outcome.failure) return;
    mkdirSync(SEEDS, {recursive: true});
    const file = join(SEEDS, `${plan.game}-${plan.seed}.json`);
    const kept = {...small, ...(args.includes('--before') && {before: true}), fails: outcome.failure.rule};
    writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
    console.error(
      `${file}: ${small.faults.length} of ${plan.faults.length} faults, ${outcome.failure.message.slice(0, 600)}`,
    );
  });
}

function printTrace({outcome}) {
  for (const [device, lines] of outcome.trace) console.log(`--- ${device}\n${lines.join('\n')}`);
  console.log(outcome.failure?.message ?? 'nothing that must not happen');
}

const read = file => JSON.parse(readFileSync(file, 'utf8'));

async function main() {
  const replayed = given('--replay', '');
  if (replayed !== '') {
    const plan = read(replayed);
    return run({replay: plan}, args.includes('--real'), printTrace, plan.before);
  }
  const shrunk = given('--shrink', '');
  if (shrunk !== '') return keep({plan: read(shrunk), real: args.includes('--real')});
  if (args.includes('--seeds')) {
    const files = readdirSync(SEEDS).filter(file => file.endsWith('.json'));
    const plans = files.map(file => read(join(SEEDS, file)));
    let cpu = 0;
    for (const early of [true, false]) {
      const those = plans.filter(plan => (plan.before ?? false) === early);
      if (those.length > 0) cpu += await run({plans: those}, false, told => count(told, false), early);
    }
    return print(cpu);
  }
  const games = planned;
  const seed = given('--seed', randomBytes(3).toString('hex'));
  const every = Number(given('--every', '50'));
  const first = Number(given('--from', '0'));
  const seeds = Array.from({length: games}, (_, i) => `${seed}-${first + i}`);
  const game = given('--game', '');
  const kinds = given('--kinds', '');
  const same = ['--games', '--game', '--kinds', '--from', '--every'].filter(option => args.includes(option));
  const again = ['--dense', '--pairs', '--before', '--each-entry'].filter(option => args.includes(option));
  console.error(
    `--seed ${seed} ${[...same.map(option => `${option} ${given(option)}`), ...again].join(' ')} plays the same once more`,
  );
  const wishes = {game, kinds, dense: args.includes('--dense'), pairs: args.includes('--pairs')};
  if (args.includes('--each-entry')) return eachEntry(seed, wishes);
  // All are of the files as they are now.
  for (const real of [false, ...(games >= every ? [true] : [])]) await programOf(real);
  for (let from = 0; from < games; from += every) {
    const some = seeds.slice(from, from + every);
    await playAll(some.slice(0, every - 1), false, wishes);
    await playAll(some.slice(every - 1), true, wishes);
  }
  if (given('--keep', '') !== 'no') for (const failure of total.failures.slice(0, 5)) await keep(failure);
  if (!args.includes('--json')) print(total.cpu);
}

/** A game of one seed as often as it has entries, each time without its host from another one on. */
async function eachEntry(seed, wishes) {
  const kills = batch => ({kills: batch, seed});
  let last = 0;
  await run({...kills([Number.MAX_SAFE_INTEGER]), ...wishes}, false, ({outcome}) => {
    last = outcome.entries;
  });
  const entries = Array.from({length: last}, (_, i) => i + 1);
  planned = last;
  await playAll(entries, false, wishes, kills);
  if (given('--keep', '') !== 'no') for (const failure of total.failures.slice(0, 5)) await keep(failure);
  print(total.cpu);
}

try {
  await main();
} finally {
  rmSync(out, {recursive: true, force: true});
}
process.exitCode = total.failures.length + total.broken.length > 0 ? 1 : 0;
