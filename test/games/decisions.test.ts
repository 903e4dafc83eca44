/** docs/decisions.md, or its own RULES.md, names every action of every game, and what it names is there. */
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {unlistedInDocument} from '../support/build/rule-ids.mjs';

// A game that is tried outside the tree has no such document.
const DOCUMENT = existsSync('docs/decisions.md') ? readFileSync('docs/decisions.md', 'utf8') : '';
/** Words of the engine that the document uses: what a hole is called, and asks. */
const ENGINE = ['oneOf', 'someOf', 'spread', 'amount', 'bundle', 'disclose'];

const chapterIn = (document: string, name: string) =>
  document.split(/^## /m).find(text => text.startsWith(`${name}\n`));

/** The chapter of a game; small ones have it in their own rules. */
const chapterOf = (id: string, name: string) =>
  chapterIn(DOCUMENT, name) ??
  chapterIn(readFileSync(`src/games/${id}/RULES.md`, 'utf8'), 'How it is asked') ??
  '';

/** What its unions of actions hold: kinds of actions, and their fields. */
function actionsOf(id: string): {types: string[]; fields: string[]} {
  const files = ['types.ts', 'expansions/types.ts'].map(file => `src/games/${id}/${file}`).filter(existsSync);
  const unions = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:type|interface) \w*Action\b.*?\n\n/gms)].map(
      ([union]) => union,
    ),
  );
  const all = (pattern: RegExp) => [
    ...new Set(unions.flatMap(union => [...union.matchAll(pattern)].map(([, word]) => word!))),
  ];
  return {types: all(/readonly type: '(\w+)'/g), fields: all(/readonly (\w+)\??:/g)};
}

for (const {id, name} of GAME_LIST) {
  test(`${id}: every action stands in the table of its decisions, and every word of it is one of the game's`, () => {
    const {types, fields} = actionsOf(id);
    assert.ok(types.length > 0, 'the actions were found');
    const rows = chapterOf(id, name).match(/^\| .*/gm) ?? [];
    const words = new Set(rows.flatMap(row => [...row.matchAll(/`(\w+)`/g)].map(([, word]) => word!)));
    assert.deepEqual(
      types.filter(type => !words.has(type)),
      [],
      'not named',
    );
    const known = new Set([...types, ...fields, ...ENGINE]);
    assert.deepEqual(
      [...words].filter(word => !known.has(word)),
      [],
      'no such thing',
    );
  });
}

test('every id in docs/decisions.md is one of a rule', () => {
  const games = GAME_LIST.map(({id}) => id);
  assert.deepEqual(unlistedInDocument(DOCUMENT, games), []);
});
