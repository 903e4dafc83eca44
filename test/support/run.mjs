/**
 * The whole test suite: types, lint, the pure engine in Node, components in a browser, several browsers over
 * WebRTC. `node test/support/run.mjs [stage…] [--only TEXT]` runs some; with no stage, all. Closes with
 * `N passed, N failed`.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
process.chdir(root);

const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : '';
const wanted = args.filter((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--only');

/** Runs a program, its output shown. @returns the exit code */
const run = (command, argv, env = {}) =>
  new Promise(resolve => {
    const child = spawn(command, argv, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, ...env},
    });
    child.on('close', code => resolve(code ?? 1));
  });

const bin = name => join('node_modules', '.bin', name);

/** A stage that passes or fails as a whole. */
const check = async (name, command, argv) => {
  const code = await run(command, argv);
  console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`);
  return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1};
};

const testFiles = keep =>
  readdirSync('test', {recursive: true, withFileTypes: true})
    .map(entry => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter(file => file.endsWith('.test.ts') && keep(file) && file.includes(only))
    .sort();

/** Bundles tests for Node and runs them with its own runner; a file that runs no test is a failure. */
async function nodeTests(name, files, concurrency) {
  if (files.length === 0) return {passed: 0, failed: 0};
  // A folder of its own, so that two runs do not meet.
  const outdir = join('.cache', `${name}-${process.pid}`);
  await build({
    entryPoints: files,
    outdir,
    outbase: 'test',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    outExtension: {'.js': '.mjs'},
    define: {ROADSTEAD_VERSION: '"test"'},
    logLevel: 'warning',
  });
  const report = join(outdir, 'report.tap');
  const built = files.map(file => join(outdir, relative('test', file)).replace(/\.ts$/, '.mjs'));
  const code = await run(process.execPath, [
    '--enable-source-maps',
    '--test',
    `--test-concurrency=${concurrency}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...built,
  ]);
  const tap = readFileSync(report, 'utf8');
  rmSync(outdir, {recursive: true, force: true});
  const count = what => Number(new RegExp(`^# ${what} (\\d+)`, 'm').exec(tap)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return {passed: count('pass'), failed: failed > 0 || code === 0 ? failed : 1};
}

async function componentTests() {
  const files = testFiles(file => file.startsWith('test/components/'));
  if (files.length === 0) return {passed: 0, failed: 0};
  const {runComponentTests} = await import('./components.mjs');
  return runComponentTests(files);
}

async function e2eTests() {
  const files = testFiles(file => file.startsWith('test/e2e/'));
  if (files.length === 0) return {passed: 0, failed: 0};
  const {buildAll} = await import('../../esbuild.config.mjs');
  await buildAll();
  const {findChromium} = await import('./chromium.mjs');
  process.env.CHROME_PATH = findChromium();
  return nodeTests('e2e', files, 1);
}

const STAGES = {
  types: () => check('types', bin('tsc'), []),
  lint: () => check('lint', bin('biome'), ['ci', '.']),
  node: () =>
    nodeTests(
      'node',
      testFiles(file => !/^test\/(components|e2e)\//.test(file)),
      2,
    ),
  components: componentTests,
  e2e: e2eTests,
};

mkdirSync('.cache', {recursive: true});
const total = {passed: 0, failed: 0};
for (const name of wanted.length > 0 ? wanted : Object.keys(STAGES)) {
  console.log(`\n— ${name} —`);
  let outcome = {passed: 0, failed: 1};
  try {
    outcome = await STAGES[name]();
  } catch (error) {
    console.error(error);
  }
  total.passed += outcome.passed;
  total.failed += outcome.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
