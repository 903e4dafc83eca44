/** What somebody reads who builds and tests in a checkout, when something is not as it should be. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';

const dir = mkdtempSync(join(tmpdir(), 'roadstead-checkout-'));
after(() => rmSync(dir, {recursive: true}));

before(() => {
  mkdirSync(join(dir, 'src/i18n'), {recursive: true});
  for (const file of [
    'package.json',
    'biome.json',
    '.gitignore',
    'esbuild.config.mjs',
    'src/i18n/language.ts',
  ])
    copyFileSync(file, join(dir, file));
  cpSync('test/support', join(dir, 'test/support'), {recursive: true});
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  spawnSync('git', ['init', '--quiet'], {cwd: dir});
  // Others look at it, too.
  chmodSync(dir, 0o755);
});

/** As in a terminal that is a pipe. */
const run = (words: readonly string[], options = {}) => {
  const {NODE_TEST_CONTEXT: _, ...env} = process.env;
  const {stdout, stderr, status} = spawnSync(process.execPath, words, {
    cwd: dir,
    env,
    encoding: 'utf8',
    ...options,
  });
  return {said: `${stdout}${stderr}`, status};
};

test('a test that fails is told once, with its place', () => {
  mkdirSync(join(dir, 'test/base'), {recursive: true});
  writeFileSync(
    join(dir, 'test/base/wrong.test.ts'),
    "import {describe, it} from 'node:test';\ndescribe('all', () => {\n  it('does', () => {\n    throw new Error('so wrong');\n  });\n});\n",
  );
  const {said, status} = run(['test/support/run.mjs', 'node', '--only', 'base/wrong']);
  assert.equal(status, 1, said);
  assert.equal(said.split('so wrong').length, 2, said);
  assert.match(said, /✖ does.*wrong\.test/);
  assert.match(said, /0 passed, 1 failed\n$/);
});

test('what the linter says in a pipe is not coloured', () => {
  writeFileSync(join(dir, 'wrong.js'), 'var a = 1;;;\n');
  const {said, status} = run(['test/support/run.mjs', 'lint']);
  assert.equal(status, 1, said);
  assert.match(said, /wrong\.js/);
  assert.ok(!said.includes('\u001b'), JSON.stringify(said.slice(0, 500)));
});

/** Root writes everywhere: somebody else tries then. */
const NOBODY = process.getuid?.() === 0 ? {uid: 65534, gid: 65534} : {};
const unreadable =
  spawnSync(
    process.execPath,
    ['--eval', `require(${JSON.stringify(resolve('node_modules/esbuild'))})`],
    NOBODY,
  ).status === 0
    ? false
    : 'nobody else can read this checkout';

test('where the build cannot write, it says so, and what can be done', {skip: unreadable}, () => {
  mkdirSync(join(dir, 'dist/cli'), {recursive: true});
  writeFileSync(join(dir, 'dist/cli/roadstead.mjs'), '');
  chmodSync(dir, 0o555);
  for (const words of [[], ['--run', 'serve']]) {
    const {said, status} = run(['esbuild.config.mjs', ...words], NOBODY);
    assert.equal(status, 1, said);
    assert.match(said, /cannot write there \(EACCES\)\. Build in a copy/);
    assert.match(said, /node dist\/cli\/roadstead\.mjs\n$/);
    assert.doesNotMatch(said, /\n {4}at /);
  }
  chmodSync(dir, 0o755);
});
