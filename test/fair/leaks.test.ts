/**
 * Why two checks are there. Each attack is run against a build of the library from which one check was deliberately
 * taken out, where it reads a foreign card, and against the real one, where it is refused.
 */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {FairnessBreach} from '../../src/fair/errors.ts';
import {dealAgain, plant} from './support/leaks.ts';

/** The library and the attacks, with one piece of one file replaced. */
async function weakened(
  file: string,
  check: string,
  by: string,
): Promise<typeof import('./support/leaks.ts')> {
  const outfile = join('.cache', 'fair-weakened', `${file}.mjs`);
  await build({
    entryPoints: ['test/fair/support/leaks.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
    plugins: [
      {
        name: 'weaken',
        setup(build) {
          build.onLoad({filter: new RegExp(`/src/fair/${file}\\.ts$`)}, ({path}) => {
            const text = readFileSync(path, 'utf8');
            assert.equal(text.split(check).length, 2, 'the check stands once in the file');
            return {contents: text.replace(check, by), loader: 'ts'};
          });
        },
      },
    ],
  });
  return import(pathToFileURL(join(process.cwd(), outfile)).href);
}

describe('dealing a held handle again', () => {
  it('opens it to everybody in a build that does not ask for a sealed handle', async () => {
    const weak = await weakened('handle', "if (status !== 'sealed')", 'if (false)');
    const {held, leaked} = weak.dealAgain();
    assert.equal(leaked, held);
  });

  it('is refused', () => {
    assert.throws(dealAgain, {code: 'fair/handle-not-sealed'});
  });
});

describe('planting a foreign card in a shuffle', () => {
  it("reads another seat's hand in a build that does not check passes", async () => {
    const weak = await weakened(
      'answer',
      'verifyPass(message, pile, K, contextOf(state, rid, seat))',
      'true',
    );
    const {held, leaked} = weak.plant();
    assert.equal(leaked, held);
  });

  it('is refused, and blamed on the shuffler', () => {
    assert.throws(plant, (error: unknown) => error instanceof FairnessBreach && error.blame.seat === 2);
  });
});
