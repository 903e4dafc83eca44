/** What no type says of a language: that its texts count in it, and that the page before all scripts has its sentence. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {LANGUAGES} from '../../src/i18n/language.ts';

const FILES = ['src/i18n', 'src/games', 'test/support/new-game/src/games'].flatMap(folder =>
  (readdirSync(folder, {recursive: true}) as string[]).map(file => join(folder, file)),
);

for (const language of LANGUAGES) {
  test(`texts in ${language} count, list and date in ${language}: a copied folder still does so as its model`, () => {
    const own = new RegExp(`/(i18n|text)/${language}/.*[.]ts$`);
    const files = FILES.filter(file => own.test(file));
    assert.ok(files.length > 0);
    const asked = files.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/\b[a-z]\w*\('([a-z]{2})'\)/gi)].map(
        ([, tag]) => `${file} ${tag}`,
      ),
    );
    assert.deepEqual(
      asked.filter(each => !each.endsWith(` ${language}`)),
      [],
    );
  });

  test(`the page says in ${language} that a table opens, and shows that sentence`, () => {
    assert.match(readFileSync('public/index.html', 'utf8'), new RegExp(`<span lang="${language}">`));
    assert.ok(
      readFileSync('public/base.css', 'utf8').includes(
        `html[data-opens="${language}"] .ahead [lang="${language}"]`,
      ),
    );
  });
}
