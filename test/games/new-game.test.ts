/**
 * A game outside the tree: laid by `npm run new-game` in a temporary folder, with its line in a copy of each list, it passes
 * its own tests, those of the list, of golden games and of the documents, and no file of the repository is touched.
 */
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative, resolve} from 'node:path';
import {test} from 'node:test';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {overlay} from '../support/build/overlay.mjs';
import {layGame, listed} from '../support/new-game.mjs';

const ID = 'tiny-duel';
/** Tests that ask the list of games, or look what there is for each. */
const ASKING = ['games/list', 'games/decisions', 'games/secrets', 'games/take-back', 'golden/golden'];

test('a game that was just laid passes its tests and those of all games, without a line anywhere else', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'new-game-'));
  // Beside the packages, which bundles ask for.
  const outdir = resolve('.cache', `new-game-${process.pid}`);
  t.after(() => {
    rmSync(folder, {recursive: true, force: true});
    rmSync(outdir, {recursive: true, force: true});
  });
  const laid = layGame(ID, folder);
  assert.deepEqual(
    laid.filter(path => !path.includes(ID)).map(path => path.replaceAll('\\', '/')),
    ['src/games/index.ts', 'components/games.ts'],
  );
  const own = laid.filter(path => path.endsWith('.test.ts'));
  const tests = [
    ...own.map(path => join(folder, path)),
    ...ASKING.map(name => resolve('test', `${name}.test.ts`)),
  ];
  await build({
    entryPoints: tests.map(path => ({
      in: path,
      out: relative(path.startsWith(folder) ? folder : '.', path).slice(0, -3),
    })),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [overlay(folder)],
    outExtension: {'.js': '.mjs'},
    define: {ROADSTEAD_VERSION: '"test"', ROADSTEAD_EVERY: 'false'},
    logLevel: 'error',
  });
  const built = [...own, ...ASKING.map(name => join('test', `${name}.test.ts`))].map(path =>
    join(outdir, path.replace(/\.ts$/, '.mjs')),
  );
  // The tests look for files of the game where they are run.
  const {NODE_TEST_CONTEXT: _, ...env} = process.env;
  const named = `--test-name-pattern=${ID}|^TINY-`;
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--test', '--test-reporter=tap', named, ...built],
    {
      cwd: folder,
      env,
    },
  ).catch((error: {stdout: string}) => assert.fail(error.stdout));
  const passed = Number(/^# pass (\d+)/m.exec(stdout)?.[1]);
  // Laws, rows, the table, the list, its languages, the document, the golden game.
  assert.ok(passed > 25, `${passed} tests ran`);
});

test('a name that is no folder, or is there already, is refused with its reason', () => {
  assert.throws(() => layGame('Liar’s dice'), /small letters/);
  assert.throws(() => layGame('goofspiel'), /is there already/);
});

test('the line of a game leaves no gap in the list of games, however that is broken over lines', () => {
  const head = 'import type {GameListing} from "./listing.ts";\n';
  for (const games of ['[whist, chess]', '[\n  whist,\n  chess,\n]'])
    assert.match(
      listed(`${head}export const GAME_LIST: readonly GameListing[] = ${games};`, 'go', 'go'),
      /\[\s*whist,\s*chess,\s*go,?\s*\];$/,
    );
});
