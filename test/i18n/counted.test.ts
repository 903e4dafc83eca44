/** A number must not be glued to a noun that has no other form: "1 points", "3 tytoń". */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';

/** Words after a number that do not count: prepositions, verbs, adverbs. Hungarian nouns have one form after numbers. */
const NO_NOUN =
  /^(of|to|in|is|ends|left|free|less|short|more|instead|paid|sails|manned|from|for|new|single|back|mniej|więcej|z|zamiast|long|jest|odpływa|razy|pkt|na|w|do|i|a|and|or|at|if|za)$/;
/** What is not counted in pieces, or no noun: "3 rum", "2 hidden", "4 comes once in 36". */
const ONE_FORM = /^(rum|rumu|hidden|expected|wanted|chosen|comes|wypada|row)$/;
const GLUED = /\$\{([\w.]+)\}[ \u00a0\u202f]([\p{L}]+)/gu;
/** Parameters that are names, ids or texts, not numbers. */
const TEXT =
  /name|game|word|list|text|term|kind|role|tile|building|resource|who|by$|captor$|owed$|price$|round$/i;

/** Numbers of the rules that are never 1: bays of a ship, spaces of a hold, hand limits, cards that are drawn. */
const SEVERAL = /hold$|capacity$|goal$|limit$|keep$|drawn$|bonus$|want$/;

function* sources(): Generator<string> {
  for (const folder of ['src/i18n', 'src/games'])
    for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
      const file = join(entry.parentPath, entry.name);
      if (!file.endsWith('.ts')) continue;
      if (/[\\/](en|pl)([\\/]|\.ts$)/.test(file)) yield file;
    }
}

test('in English and Polish no number stands before a noun with one form', () => {
  const glued: string[] = [];
  for (const file of sources()) {
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const [i, line] of lines.entries())
      for (const [, param = '', noun = ''] of line.matchAll(GLUED)) {
        if (NO_NOUN.test(noun) || ONE_FORM.test(noun) || TEXT.test(param) || SEVERAL.test(param)) continue;
        // A form for one, chosen on the spot: the number is asked for nearby.
        const near = lines.slice(Math.max(0, i - 2), i + 1).join(' ');
        if (new RegExp(`\\b${param.replaceAll('.', '\\.')}\\b (===|!==|>|<)`).test(near)) continue;
        glued.push(`${file}:${i + 1} ${param} ${noun}: its forms go to \`plurals\` (src/i18n/plural.ts)`);
      }
  }
  assert.deepEqual(glued, []);
});
