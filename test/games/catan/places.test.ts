/** How places of the island are told apart without a map. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {CORNERS, EDGES} from '../../../src/games/catan/data/island.ts';
import {loadBoardWords, loadCatText} from '../../../src/games/catan/text/index.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {Table} from './support/table.ts';

for (const language of LANGUAGES)
  test(`catan: on the board for beginners no two corners and no two edges have the same words (${language})`, async () => {
    const [text, words] = await Promise.all([loadCatText(language), loadBoardWords(language)]);
    const told = {view: new Table({board: 'beginner'}).view(0), text};
    for (const [kind, places] of [
      ['corner', CORNERS],
      ['edge', EDGES],
    ] as const) {
      const labels = places.map((_, at) => words.spot(kind, at, false, told));
      assert.deepEqual(
        labels.filter((label, at) => labels.indexOf(label) < at),
        [],
      );
    }
  });

test('catan: a place at one hex alone is told by its shore', async () => {
  const [text, words] = await Promise.all([loadCatText('en'), loadBoardWords('en')]);
  const told = {view: new Table({board: 'beginner'}).view(0), text};
  const hexes = (kind: 'corner' | 'edge', at: number) => words.around(kind, at, told).split(', ');
  // The first corner is the top of the first hex; the first two edges go down from it.
  assert.equal(hexes('corner', 0).at(-1), 'north shore');
  assert.deepEqual([hexes('edge', 0)[1], hexes('edge', 1)[1]], ['north-west shore', 'north-east shore']);
});
