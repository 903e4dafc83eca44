/**
 * The test suite: types, lint, the pure engine in Node, components in a browser, several browsers over WebRTC.
 * `node test/support/run.mjs [stage…] [--only TEXT] [--name TEXT] [--long]` runs some
 * (files whose path holds the text, or one of several where there are more `--only`; in Node, tests whose name does); with no stage, all but `firefox`. With `--long`,
 * everything with what takes longer: the files named `*.long.test.ts`, all of what is else tried in turn or in part
 * (`in-turn.ts`), and everything between browsers once more in Firefox. Tables of many devices in one process compute
 * with real curve points in the long run, else with stand-ins (`build/stand-ins.mjs`).
 * Closes with `N passed, N failed`, and how many were left out.
 */
import './build/node-floor.mjs';
import {spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {ENGINES} from './browsers/engines.mjs';
import {sheets} from './build/sheets.mjs';
import {standIns} from './build/stand-ins.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
process.chdir(root);

const args = process.argv.slice(2);
const given = option => (args.includes(option) ? args[args.indexOf(option) + 1] : '');
const only = args.filter((_, i) => args[i - 1] === '--only');
const named = given('--name');
const long = args.includes('--long');
const wanted = args.filter((arg, i) => !arg.startsWith('--') && !['--only', '--name'].includes(args[i - 1]));

/** Runs a program, its output shown. @returns the exit code */
const run = (command, argv, env = {}) =>
  new Promise(resolve => {
    const child = spawn(command, argv, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, ...env},
    });
    child.on('close', code => resolve(code ?? 1));
  });

/** The linter colours its words for files and pipes, too. */
const PLAIN = process.stdout.isTTY ? [] : ['--colors=off'];

const bin = name => join('node_modules', '.bin', name);

/** A stage that passes or fails as a whole. */
const check = async (name, command, argv) => {
  const code = await run(command, argv);
  console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`);
  return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0};
};

const TEN_MINUTES = 600_000;
const NOTHING = {passed: 0, failed: 0, skipped: 0};
const isLong = file => file.endsWith('.long.test.ts');

/** Tests of the game that `npm run new-game` lays: they run where it is laid. */
const TEMPLATE = join('test', 'support', 'new-game');

/** Test files by path. @param keep which; of those, the long ones wait for the long run */
const testFiles = (keep, both = false) =>
  readdirSync('test', {recursive: true, withFileTypes: true})
    .map(entry => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter(
      file =>
        file.endsWith('.test.ts') &&
        !file.startsWith(TEMPLATE) &&
        keep(file) &&
        (only.length === 0 || only.some(text => file.includes(text))),
    )
    .filter(file => both || isLong(file) === long)
    .sort();

/**
 * Bundles tests for Node and runs them with its own runner; a file that runs no test is a failure.
 * @param titles gets those of the tests that pass
 */
async function nodeTests(name, files, concurrency, {env = {}, plugins = [], titles = []} = {}) {
  if (files.length === 0) return NOTHING;
  // A folder of its own, so that two runs do not meet.
  const outdir = join('.cache', `${name}-${process.pid}`);
  await build({
    entryPoints: files,
    outdir,
    outbase: 'test',
    bundle: true,
    plugins: [sheets, ...plugins],
    // What tests share is written once: a tenth of the time, and of the room.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // Beside the scripts: only a failure asks for it.
    sourcemap: 'linked',
    sourcesContent: false,
    outExtension: {'.js': '.mjs'},
    define: {ROADSTEAD_VERSION: '"test"', ROADSTEAD_EVERY: String(long)},
    logLevel: 'warning',
  });
  const report = join(outdir, 'report.tap');
  const built = files.map(file => join(outdir, relative('test', file)).replace(/\.ts$/, '.mjs'));
  const argv = [
    '--enable-source-maps',
    '--test',
    `--test-concurrency=${concurrency}`,
    // A test that waits for ever fails, and the others are run.
    ...(long ? [] : [`--test-timeout=${TEN_MINUTES}`]),
    '--test-reporter=./test/support/build/reporter.mjs',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...(named === '' ? [] : [`--test-name-pattern=${named}`]),
    ...built,
  ];
  const code = await run(process.execPath, argv, env);
  const tap = readFileSync(report, 'utf8');
  rmSync(outdir, {recursive: true, force: true});
  const count = what => Number(new RegExp(`^# ${what} (\\d+)`, 'm').exec(tap)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  for (const [, title] of tap.matchAll(/^ok \d+ - (.*)$/gm))
    if (!title.includes('# SKIP')) titles.push(title);
  return {passed: count('pass'), failed: failed > 0 || code === 0 ? failed : 1, skipped: count('skipped')};
}

/** What ran in which engine, by its name. */
const ran = new Map();
const add = (sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
  skipped: sum.skipped + one.skipped,
});

/** @param engine a name of `ENGINES` @returns whether it is here; says so where it is not */
function isHere(engine) {
  const {name, find} = ENGINES[engine];
  const {none} = find();
  if (none) console.log(`Nothing is tried in ${name}: ${none}`);
  return !none;
}

/** Notes in which engine this ran. */
function inEngine(engine, outcome) {
  const {name} = ENGINES[engine];
  ran.set(name, add(ran.get(name) ?? NOTHING, outcome));
  return outcome;
}

/** What is tried in WebKit, too, whenever the components are: where engines differ most, and what a game needs first. */
const IN_WEBKIT = [
  'kit/',
  'saves/',
  'log/',
  'app/home.',
  'app/dialogs.',
  'app/notice.',
  'board/painted.',
  'board/fingers.',
];
const alsoInWebKit = file => IN_WEBKIT.some(part => file.startsWith(`test/components/${part}`));

/** @param wanted whether a file runs in an engine, by the engine's name in `ENGINES` */
async function componentTests(wanted) {
  const all = testFiles(file => file.startsWith('test/components/'), long);
  const files = {};
  for (const [engine, isWanted] of Object.entries(wanted)) {
    const own = all.filter(isWanted);
    if (own.length > 0 && isHere(engine)) files[engine] = own;
  }
  if (Object.keys(files).length === 0) return NOTHING;
  const {runComponentTests} = await import('./build/components.mjs');
  const outcomes = Object.entries(await runComponentTests(files, long));
  return outcomes.map(([engine, outcome]) => inEngine(engine, outcome)).reduce(add);
}

/** What has to do with links alone: WebKit as Debian builds it has no RTCPeerConnection. */
const isLinked = file => file.startsWith('test/components/net/');

/** WebKit's driver hears of no service worker, and makes up no names of machines. */
const BEYOND_WEBKIT = /\/(net|new-version)\.test\.ts$/;

/** @param engine what the pages run in, a name of `ENGINES` (a mixed table has two at any rate) */
async function e2eTests(engine) {
  // What has to do with WebKit alone is not for the other engines' longer runs.
  const all = testFiles(file => file.startsWith('test/e2e/'), true);
  const files = all
    .filter(file => long || !isLong(file) || file.endsWith(`/${engine}.long.test.ts`))
    .filter(file => engine !== 'webkit' || !BEYOND_WEBKIT.test(file));
  if (files.length === 0) return NOTHING;
  const {buildAll} = await import('../../esbuild.config.mjs');
  await buildAll();
  // Looked for once, and installed where need be, before the files start that need them.
  const paths = Object.fromEntries(
    Object.entries(ENGINES).map(([id, {variable}]) => [variable, isHere(id) ? ENGINES[id].find().path : '']),
  );
  const seed = process.env.ROADSTEAD_SEED ?? randomBytes(4).toString('hex');
  console.log(`ROADSTEAD_SEED=${seed} plays the same games again`);
  // Pages mostly wait for each other: three files at a time. Firefox takes more of the machine.
  const titles = [];
  const outcome = await nodeTests(engine, files, engine === 'chromium' ? 3 : 1, {
    env: {...paths, ROADSTEAD_BROWSER: engine, ROADSTEAD_SEED: seed},
    titles,
  });
  // A test with another engine beside this one, or instead of it, says so in its title.
  for (const [other, {name}] of Object.entries(ENGINES)) {
    const passed = titles.filter(title => other !== engine && title.includes(name)).length;
    if (passed > 0) inEngine(other, {...NOTHING, passed});
  }
  return inEngine(engine, outcome);
}

const STAGES = {
  types: async () => {
    const all = await check('types', bin('tsc'), []);
    // Rules, engine and log know no page.
    const pure = await check('types without the DOM', bin('tsc'), [
      '-p',
      'test/support/build/tsconfig.pure.json',
    ]);
    return add(all, pure);
  },
  lint: () => check('lint', bin('biome'), ['ci', ...PLAIN, '.']),
  // One after the other: each has both processors, and something to do while a file waits. What plays whole tables takes longest.
  node: async () => {
    const files = testFiles(file => !/^test\/(components|e2e)\//.test(file), long);
    const isWhole = file => /^test\/(sim|table)\//.test(file);
    const real = await nodeTests(
      'node',
      files.filter(file => !isWhole(file)),
      3,
    );
    const plugins = long ? [] : [standIns];
    return add(real, await nodeTests('tables', files.filter(isWhole), 3, {plugins}));
  },
  components: () =>
    componentTests({chromium: () => true, webkit: long ? file => !isLinked(file) : alsoInWebKit}),
  e2e: () => e2eTests('chromium'),
  // Of components, what depends on where an engine says that things are.
  firefox: async () =>
    add(
      await componentTests({firefox: file => file.endsWith('/board/fingers.test.ts')}),
      await e2eTests('firefox'),
    ),
  webkit: async () => add(await componentTests({webkit: file => !isLinked(file)}), await e2eTests('webkit')),
  bench: () =>
    check('benches end', process.execPath, [
      'test/support/bench.mjs',
      '--brief',
      ...(long ? [] : ['--turn']),
    ]),
};
const ALL = long
  ? ['node', 'components', 'e2e', 'firefox', 'bench']
  : ['types', 'lint', 'node', 'components', 'e2e', 'bench'];

mkdirSync('.cache', {recursive: true});
let total = NOTHING;
for (const name of wanted.length > 0 ? wanted : ALL) {
  console.log(`\n— ${name} —`);
  let outcome = {...NOTHING, failed: 1};
  try {
    outcome = await STAGES[name]();
  } catch (error) {
    console.error(error);
  }
  total = add(total, outcome);
}
const told = ({passed, failed, skipped}) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} left out` : ''}`;
console.log('');
for (const [name, outcome] of ran) console.log(`in ${name}: ${told(outcome)}`);
console.log(told(total));
process.exitCode = total.failed === 0 ? 0 : 1;
