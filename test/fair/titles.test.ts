/** The second implementation says which part of docs/fair-play.md it follows, by titles that stand there. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

const FOLDER = 'test/fair/plain';

test('every title of docs/fair-play.md that a comment names is one, and none is named by a number', () => {
  const titles = new Set(
    [...readFileSync('docs/fair-play.md', 'utf8').matchAll(/^##+ (.+)$/gm)].map(([, title]) => title),
  );
  const sources = readdirSync(FOLDER).map(file => readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const named = sources.flatMap(source =>
    [...source.matchAll(/(?<=\/\*\* |docs\/fair-play\.md, |", |" and )"([A-Z][^"]+)"/g)].map(
      ([, title]) => title!,
    ),
  );
  assert.ok(named.length > 20, 'comments name some');
  assert.deepEqual(
    named.filter(title => !titles.has(title)),
    [],
  );
  assert.deepEqual(
    sources.flatMap(source => source.match(/\bsections? \d[\d.]*/gi) ?? []),
    [],
  );
});
