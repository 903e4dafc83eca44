/**
 * Whole games, replayed entry by entry. Every file of `test/golden/<game>/` is a test: options, seats, lines of the
 * notation (`test/support/games/notation.ts`), a digest every few entries, the result. A golden file changes only together with the rules, with
 * the reason in the commit.
 */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {digest} from '../../src/base/digest.ts';
import type {Action, AnyGame, Options, Result} from '../../src/engine/game.ts';
import {decodeOptions} from '../../src/engine/options.ts';
import {listingOf} from '../../src/games/index.ts';
import {notationOf} from '../support/games/notation.ts';

interface GoldenGame {
  readonly about: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** `chance 3 0 …` for a draw, `answer {…}` for what else a dealer says, else `<seat> <action>`. */
  readonly entries: readonly string[];
  /** Digests by the number of entries folded. */
  readonly digests: Readonly<Record<string, string>>;
  readonly result: Result;
}

const FOLDER = join('test', 'golden');

function step(game: AnyGame, read: (line: string) => Action | null, state: unknown, line: string): unknown {
  const [who, ...words] = line.split(' ');
  if (who === 'chance') return game.answer(state, {drawn: [words.map(Number)]});
  if (who === 'answer') return game.answer(state, JSON.parse(words.join(' ')));
  const action = read(words.join(' '));
  assert.ok(action, `no such line: ${line}`);
  return game.apply(state, Number(who), action);
}

function replay(game: AnyGame, read: (line: string) => Action | null, golden: GoldenGame): void {
  const options = decodeOptions(game.options, golden.options);
  assert.ok(options);
  let state: unknown = game.setup(options, golden.seats, golden.rules);
  let good = 0;
  golden.entries.forEach((line, i) => {
    state = step(game, read, state, line);
    const wanted = golden.digests[i + 1];
    if (wanted === undefined) return;
    assert.equal(digest(state), wanted, `differs between entries ${good} and ${i}`);
    good = i + 1;
  });
  assert.deepEqual(game.result(state), golden.result);
}

for (const folder of readdirSync(FOLDER, {withFileTypes: true}).filter(entry => entry.isDirectory())) {
  for (const file of readdirSync(join(FOLDER, folder.name)).filter(name => name.endsWith('.json'))) {
    // Our own file, written beside this test.
    const golden = JSON.parse(readFileSync(join(FOLDER, folder.name, file), 'utf8')) as GoldenGame;
    test(`${folder.name}, ${file.replace('.json', '')}: ${golden.about}`, async () => {
      const listing = listingOf(folder.name);
      assert.ok(listing, `no game ${folder.name}`);
      const game = await listing.rules();
      assert.ok(
        game.rules === golden.rules || game.earlier?.[golden.rules],
        `the game has no rule set ${golden.rules} any more: keep it in \`earlier\`, or make this file anew (CONTRIBUTING.md, Add or mend a rule)`,
      );
      replay(game, notationOf(game).read, golden);
    });
  }
}
