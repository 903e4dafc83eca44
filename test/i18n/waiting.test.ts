/** Of whoever is waited for it is said that they decide: nothing that reads as if it were done already. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadBoardWords as loadCatBoard} from '../../src/games/catan/text/index.ts';
import {loadBoardWords as loadPortBoard} from '../../src/games/portolano/text/index.ts';
import {loadPrText} from '../../src/games/puerto-rico/text/index.ts';
import {loadSjText} from '../../src/games/san-juan/text/index.ts';

type Waiting = Readonly<Record<string, (name: string) => string>>;

/** The first object called so, however deep the game keeps it. */
function waitingIn(words: object): Waiting | null {
  for (const [key, value] of Object.entries(words)) {
    if (value === null || typeof value !== 'object') continue;
    if (key === 'waiting') return value as Waiting;
    const inside = waitingIn(value);
    if (inside) return inside;
  }
  return null;
}

for (const [game, load] of Object.entries({
  'puerto-rico': () => loadPrText('en', true),
  'san-juan': () => loadSjText('en'),
  catan: () => loadCatBoard('en'),
  portolano: () => loadPortBoard('en'),
}))
  test(`${game}: who is waited for is deciding, and has not done it yet`, async () => {
    const sentences = Object.values(waitingIn(await load()) ?? {}).map(say => say('Tom'));
    assert.ok(sentences.length > 5);
    for (const said of sentences) assert.match(said, /^$|^Waiting for Tom$|^Tom (is|may|has yet) /);
  });
