/** The help of Portolano in each language: short, with a rule that is there, and the same pages everywhere. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {loadPortText} from '../../../src/games/portolano/text/index.ts';
import {HELP_TOPICS} from '../../../src/games/portolano/text/types/text.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';

const RULES = new Set(
  readFileSync('src/games/portolano/RULES.md', 'utf8').match(/\bPORT-[A-Z0-9]+(?:-[A-Z0-9]+)*/g),
);
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const MOST = {thing: 30, page: 60};

for (const language of LANGUAGES) {
  test(`portolano, ${language}: every tile, upgrade, stern and mission is told in ${MOST.thing} words, with its rule`, async () => {
    const {actions, upgrades, sterns, missions} = await loadPortText(language);
    const things = [actions, upgrades, sterns, missions].flatMap(chapter => Object.entries(chapter));
    assert.equal(things.length, 6 + 4 + 9 + 12);
    for (const [id, {name, help, rule}] of things) {
      assert.ok(name, id);
      assert.match(help, /[.!]$/, id);
      assert.ok(words(help) <= MOST.thing, `${id}: ${words(help)} words`);
      assert.ok(RULES.has(rule), `${id}: ${rule}`);
    }
  });

  test(`portolano, ${language}: every page of the help is short and names its rules`, async () => {
    const {help} = await loadPortText(language);
    assert.deepEqual(Object.keys(help).sort(), [...HELP_TOPICS].sort());
    for (const [id, {title, body, rules}] of Object.entries(help)) {
      assert.ok(title, id);
      assert.ok(words(body) <= MOST.page, `${id}: ${words(body)} words`);
      for (const rule of rules) assert.ok(RULES.has(rule), `${id}: ${rule}`);
    }
  });
}
