/**
 * Plays a game with bots and keeps it as a golden game: `node test/support/games/make-golden.mjs GAME FILE BOT,BOT… [OPTIONS]`, for
 * example `… goofspiel three-mixed greedy,random,random '{"ties":"stay"}'`. The file goes to test/golden/GAME/FILE.json.
 */
import {mkdirSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const SOURCE = `
import {writeFileSync} from 'node:fs';
import {digest} from './src/base/digest.ts';
import {playOut} from './src/cli/playout.ts';
import {decodeOptions} from './src/engine/options.ts';
import {listingOf} from './src/games/index.ts';
import {notationOf} from './test/support/games/notation.ts';

/** Digests stand so many entries apart. */
const APART = 10;

export async function make(id, path, bots, given) {
  const game = await listingOf(id).advised();
  const notation = notationOf(game);
  const options = decodeOptions(game.options, given);
  let state = game.setup(options, bots.length);
  const entries = [];
  const digests = {};
  for (const step of playOut(game, options, bots, path).steps) {
    const answer = step.kind === 'seal' ? {sealed: step.seat} : step.payload;
    entries.push(step.kind === 'action' ? step.seat + ' ' + notation.write(step.payload) : 'answer ' + JSON.stringify(answer));
    state = step.kind === 'action' ? game.apply(state, step.seat, step.payload) : game.answer(state, answer);
    if (entries.length % APART === 0) digests[entries.length] = digest(state);
  }
  digests[entries.length] = digest(state);
  const about = bots.length + ' seats: ' + bots.join(', ');
  const golden = {about, rules: game.rules, seats: bots.length, options, entries, digests, result: game.result(state)};
  writeFileSync(path, JSON.stringify(golden, null, 1) + '\\n');
}
`;

const [id = '', name = '', bots = '', options = '{}'] = process.argv.slice(2);
const outfile = resolve('.cache', `golden-${process.pid}.mjs`);
await build({
  stdin: {contents: SOURCE, resolveDir: '.', loader: 'js'},
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  logLevel: 'warning',
});
const folder = join('test', 'golden', id);
mkdirSync(folder, {recursive: true});
const {make} = await import(pathToFileURL(outfile).href);
rmSync(outfile);
await make(id, join(folder, `${name}.json`), bots.split(','), JSON.parse(options));
