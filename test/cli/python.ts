/** `roadstead engine` in the hands of a program in another language (`test/cli/drive_engine.py`). */
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {after, before} from 'node:test';
import {build} from 'esbuild';

const FOLDER = join('.cache', `engine-${process.pid}`);

/** Why it cannot be tried here, in words; false when it can. */
export const withoutPython: string | false =
  spawnSync('python3', ['--version']).status === 0 ? false : 'there is no python3 here';

/** Builds the command line for the tests of a file. Call it at the top of the file. */
export function commandLine(): void {
  before(() =>
    build({
      entryPoints: ['src/cli/roadstead.ts'],
      outdir: FOLDER,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      outExtension: {'.js': '.mjs'},
      define: {ROADSTEAD_VERSION: '"test"', ROADSTEAD_NODE: '"20"'},
      logLevel: 'warning',
    }),
  );
  after(() => rmSync(FOLDER, {recursive: true, force: true}));
}

/** Drives so many random games, with digests equal to those of `simulate`. @returns what the program says */
export async function drive(game: string, seats: number, games: number): Promise<string> {
  const cli = join(FOLDER, 'roadstead.mjs');
  const words = ['test/cli/drive_engine.py', process.execPath, cli, game, `${seats}`, `${games}`];
  const python = spawn('python3', words, {stdio: ['ignore', 'pipe', 'pipe']});
  let said = '';
  for (const stream of [python.stdout, python.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const code = await new Promise(resolve => python.on('close', resolve));
  assert.equal(code, 0, said);
  return said.trim();
}
