/**
 * `npm run bench [TEXT…]`: runs test/bench/*.bench.ts (those whose name holds a TEXT), each of which exports
 * `bench(): Promise<Row[]>`, and prints one table. Exits 1 when a figure is past its limit, or a bench does not end. With
 * `--brief` each runs for a moment, two at a time, and no figure is past its limit: whether all of them still end. With
 * `--turn` only a seventh of them does, another each day.
 */
import {fork} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {buildAll} from '../../esbuild.config.mjs';
import {sheets} from './build/sheets.mjs';

const OUT = join('.cache', 'bench');
/** Minutes that one of them may take from one thing it does to the next: a whole soak says what it is at. */
const MOST = 15;
const MOST_BRIEF = 3;
const DAYS = 7;
const today = Math.floor(Date.now() / 86_400_000);

if (process.send) await one(process.argv[2]);
else await all(process.argv.slice(2));

/** In a process of its own: one bench. */
async function one(name) {
  const {bench} = await import(pathToFileURL(join(process.cwd(), OUT, `${name}.mjs`)).href);
  const rows = await bench();
  process.send({rows}, () => process.exit(0));
}

/** @returns its rows; one row that says why there are none where it fails or does not end */
function run(name, brief) {
  const minutes = brief ? MOST_BRIEF : MOST;
  const env = {...process.env, ROADSTEAD_BENCH: brief ? 'brief' : ''};
  return new Promise(resolve => {
    const child = fork(fileURLToPath(import.meta.url), [name], {env});
    let at = 'its start';
    let rows = null;
    const failed = why => [
      {name: `${name}: ${why}`, value: minutes, unit: 'min', limit: 'to end', ok: false},
    ];
    const limit = setTimeout(() => {
      rows ??= failed(`did not end, at ${at}`);
      child.kill('SIGKILL');
    }, minutes * 60_000);
    child.on('message', message => {
      limit.refresh();
      if (message.next) at = message.next;
      if (message.rows) rows = message.rows;
    });
    child.on('exit', () => {
      clearTimeout(limit);
      resolve(rows ?? failed(`failed at ${at}`));
    });
  });
}

async function all(args) {
  const brief = args.includes('--brief');
  const wanted = args.filter(arg => !arg.startsWith('--'));
  const names = readdirSync('test/bench')
    .filter(file => file.endsWith('.bench.ts'))
    .map(file => file.replace('.ts', ''))
    .filter(name => wanted.length === 0 || wanted.some(text => name.includes(text)))
    .filter((_, i) => !args.includes('--turn') || i % DAYS === today % DAYS);
  await buildAll();
  await build({
    entryPoints: names.map(name => `test/bench/${name}.ts`),
    outdir: OUT,
    bundle: true,
    plugins: [sheets],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    outExtension: {'.js': '.mjs'},
    define: {ROADSTEAD_VERSION: '"bench"', 'process.env.NODE_ENV': '"production"'},
    logLevel: 'warning',
  });
  const found = new Map();
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const start = performance.now();
      found.set(name, await run(name, brief));
      console.error(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
    }
  };
  await Promise.all(brief ? [worker(), worker()] : [worker()]);
  const rows = names.flatMap(name => found.get(name));
  const isGood = row => row.ok || (brief && row.limit !== 'to end');
  print(rows, isGood);
  process.exit(rows.every(isGood) ? 0 : 1);
}

function print(rows, isGood) {
  const show = value =>
    value === null
      ? 'no figure'
      : value >= 1000
        ? Math.round(value).toLocaleString('en')
        : String(Math.round(value * 100) / 100);
  const columns = [
    row => row.name,
    row => `${show(row.value)} ${row.unit}`,
    row => row.limit,
    row => (isGood(row) ? 'ok' : 'PAST'),
  ];
  const widths = columns.map(pick => Math.max(...rows.map(row => pick(row).length)));
  for (const row of rows) console.log(columns.map((pick, i) => pick(row).padEnd(widths[i])).join('  '));
}
