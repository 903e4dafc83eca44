/**
 * What stands before and behind a number, a name or a word that a sentence is given is made by a function that knows how it
 * sounds (`grammar.ts`, `plural.ts`, tables of nouns): an article, an ending or a verb that is written beside the hole is
 * right for some of what may fall into it, and wrong for the rest: "a 1 helyen", "5-szor", "zostało 2", "a indigo plantation".
 */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {LANGUAGES, type Language} from '../../src/i18n/language.ts';

interface Glue {
  readonly what: string;
  readonly in: readonly Language[];
  readonly looks: RegExp;
}

const GLUES: readonly Glue[] = [
  {what: 'an article before a hole', in: ['hu'], looks: /(?<!\p{L})az? \$\{/iu},
  {what: 'an article before a hole', in: ['en'], looks: /(?<!\p{L})an? \$\{/iu},
  {what: 'an article that the next word cannot have', in: ['hu'], looks: /(?<!\p{L})a [aáeéiíoóöőuúüű15]/iu},
  {what: 'an ending behind a hole', in: LANGUAGES, looks: /\}-?(\\u2060)?\p{Ll}/u},
  {what: 'an ending that is chosen beside its word', in: LANGUAGES, looks: /\p{Ll}\$\{[^{}]*\? '\p{Ll}/u},
  {what: 'a form made by putting letters for letters', in: LANGUAGES, looks: /\.replace\(/},
  {
    what: 'a verb that has to go by the number',
    in: ['pl'],
    looks:
      /(?<!\p{L})(zostało|zostały|zostanie|wraca|wracają|jest|są|leży|leżą|wystarcza) ((tylko|wtedy) )?\$\{(?!name|wordIn)/iu,
  },
];

/** The code of a file without its comments. */
const code = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, comment => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map(line => line.replace(/^\s*\/\/.*/, ''));

const FILES = ['src/i18n', 'src/games', 'test/support/new-game/src/games'].flatMap(folder =>
  (readdirSync(folder, {recursive: true}) as string[]).map(file => join(folder, file)),
);

for (const language of LANGUAGES)
  test(`${language}: no article, ending or verb is glued to what a sentence is given`, () => {
    const own = new RegExp(`[/\\\\](i18n|text)[/\\\\]${language}[/\\\\].*(?<!grammar)[.]ts$`);
    const files = FILES.filter(file => own.test(file));
    assert.ok(files.length > 0);
    const glued = files.flatMap(file =>
      code(file).flatMap((line, i) =>
        GLUES.filter(glue => glue.in.includes(language) && glue.looks.test(line)).map(
          ({what}) => `${file}:${i + 1} ${what}: ${line.trim()}`,
        ),
      ),
    );
    assert.deepEqual(glued, []);
  });

/** How a name sounds cannot be seen: no language puts an ending on one. English has its own mark for whose it is. */
test('no ending is put on a name, in any language', () => {
  const glued = FILES.filter(file => /[/\\](i18n|text)[/\\]/.test(file) && file.endsWith('.ts')).flatMap(
    file =>
      code(file).flatMap((line, i) =>
        /\$\{(name|who|by|host|holder|captor)(\([^}]*\))?\}-?\p{L}/u.test(line)
          ? [`${file}:${i + 1} ${line.trim()}`]
          : [],
      ),
  );
  assert.deepEqual(glued, []);
});
