/** What each game counts, with 0, 1, 2, 5 and 22 of it, in the forms that each language has. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadCatText} from '../../src/games/catan/text/index.ts';
import {loadPortText} from '../../src/games/portolano/text/index.ts';
import {loadPrText} from '../../src/games/puerto-rico/text/index.ts';
import {loadSjText} from '../../src/games/san-juan/text/index.ts';
import {LANGUAGES, type Language} from '../../src/i18n/language.ts';

type Counts = Readonly<Record<string, (n: number) => string>>;

const GAMES: Readonly<Record<string, (language: Language) => Promise<{readonly count: Counts}>>> = {
  'puerto-rico': language => loadPrText(language, true),
  'san-juan': loadSjText,
  catan: loadCatText,
  portolano: loadPortText,
};

/** Not counted in pieces, or said without a noun. */
const ONE_FORM = /^(rum|tea|left)$/;
/** Polish: of men, and of dice, two and five have one form: "2 robotników", "2 kości". */
const TWO_AS_FIVE = /^(workers|nobles|dice)$/;

for (const [game, load] of Object.entries(GAMES))
  for (const language of LANGUAGES)
    test(`${game}, ${language}: 0, 1, 2, 5 and 22 of everything that is counted`, async () => {
      const {count} = await load(language);
      assert.ok(Object.keys(count).length > 0);
      for (const [what, say] of Object.entries(count)) {
        /** The words without their number. */
        const words = (n: number) => {
          const said = say(n);
          assert.match(said, new RegExp(`(^|\\D)${n}(\\D|$)`), `${what}: ${said}`);
          return said.replace(String(n), '#');
        };
        const [none, one, two, five, many] = [0, 1, 2, 5, 22].map(words);
        if (language === 'hu') assert.deepEqual([none, two, five, many], [one, one, one, one], what);
        else if (language === 'pl') {
          assert.deepEqual([none, many], [five, two], what);
          const forms = ONE_FORM.test(what) ? 1 : TWO_AS_FIVE.test(what) ? 2 : 3;
          assert.ok(new Set([one, two, five]).size >= forms, `${what}: ${one}, ${two}, ${five}`);
        } else {
          assert.deepEqual([none, five, many], [two, two, two], what);
          if (!ONE_FORM.test(what)) assert.notEqual(one, two, what);
        }
      }
    });
