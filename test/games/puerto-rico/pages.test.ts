/** The pages of the rules about buildings: what each costs and brings, and which expansion it comes with. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BUILDING_DATA} from '../../../src/games/puerto-rico/data.ts';
import {loadGameText} from '../../../src/games/puerto-rico/text/index.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';

const pagesIn = async (language: (typeof LANGUAGES)[number]) => {
  const {help} = await loadGameText(language, true);
  return help.find(({id}) => id === 'buildings')!.pages;
};

for (const language of LANGUAGES)
  test(`${language}: a page tells price and points of its building in a line each`, async () => {
    const pages = await pagesIn(language);
    assert.equal(pages.length, BUILDING_DATA.length);
    for (const {id, facts = []} of pages) {
      const {cost, points} = BUILDING_DATA.find(({building}) => building === id)!;
      assert.match(facts[0]!, new RegExp(`: ${cost} `), id);
      assert.match(facts[1]!, new RegExp(`: ${points} `), id);
    }
  });

test('a page names the expansion of its building, and none where it belongs to the base game', async () => {
  const pages = await pagesIn('en');
  const factsOf = (building: string) => pages.find(({id}) => id === building)!.facts;
  assert.deepEqual(factsOf('hacienda'), ['Cost: 2 doubloons', 'You get: 1 point · 1 slot']);
  assert.deepEqual(factsOf('statue'), [
    'Cost: 10 doubloons',
    'You get: 8 points',
    'Expansion: New Buildings',
  ]);
  assert.equal(factsOf('villa')?.at(-1), 'Expansion: Nobles');
});
