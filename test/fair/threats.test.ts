/**
 * The tables of threats in the documents name the tests that hold each row. A test that is renamed or gone, or a row without
 * one, is found here; whether it proves what the row says, only a reader sees.
 */
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

/** A file, and after a colon words of titles in it, parted by commas. */
const NAMED = /`([a-z0-9/-]+(?:\.long)?\.test\.ts)`(?:: ([^;|`]*[^;|`,\s]))?/g;

/** As a title and a document may both spell it. */
const plainly = (text: string): string => text.toLowerCase().replaceAll('’', "'");

for (const document of ['docs/fair-play.md', 'docs/security.md']) {
  const lines = readFileSync(document, 'utf8').split('\n');

  test(`${document}: each row of a table with a column for tests names one`, () => {
    const bare: string[] = [];
    let wants = false;
    let rows = 0;
    for (const line of lines) {
      if (!line.startsWith('|')) wants = false;
      else if (/\| tests? \|$/.test(line)) wants = true;
      else if (wants && !line.startsWith('| ---')) {
        rows++;
        if (!/`[^`]+\.test\.ts`[^|]*\|$/.test(line)) bare.push(line);
      }
    }
    assert.ok(rows > 10);
    assert.deepEqual(bare, []);
  });

  test(`${document}: the tests that it names are there`, () => {
    const named = lines.flatMap(line => [...line.matchAll(NAMED)]);
    assert.ok(named.length > 10);
    const missing = named.flatMap(([, file, words]) => {
      const path = `test/${file!.replace(/^test\//, '')}`;
      if (!existsSync(path)) return [file];
      const text = plainly(readFileSync(path, 'utf8'));
      const titles = words?.split(/, (?:and )?/) ?? [];
      return titles.filter(title => !text.includes(plainly(title))).map(title => `${file}: ${title}`);
    });
    assert.deepEqual(missing, []);
  });
}
