/** The screens of the games: what a line in `components/games.ts` has to bring. */
import {expect} from 'chai';
import {allSpecimens} from '../../../components/gallery/specimens.ts';
import {PAINTED, SCREENS, screensOf} from '../../../components/games.ts';
import {drawingOf, symbolNames} from '../../../components/kit/symbols/registry.ts';
import '../../../components/kit/symbol.ts';
import {GAME_LIST, listingOf} from '../../../src/games/index.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {tablesOf} from '../../support/decisions/by-game.ts';

describe('the screens of the games', () => {
  it('are those of listed games', () => {
    expect(PAINTED.filter(id => listingOf(id) === null)).to.deep.equal([]);
    expect(screensOf('tiddlywinks')).to.equal(null);
  });

  for (const {id, symbol} of GAME_LIST)
    it(`${id}: the start page has its symbol`, () => {
      expect(drawingOf(symbol)).not.to.equal(null);
    });

  it('no game draws over what was there before it: the interface, or another game', async () => {
    const over: string[] = [];
    for (const id of PAINTED) {
      const before = symbolNames().map(name => ({name, drawing: drawingOf(name)}));
      await screensOf(id)!.symbols();
      over.push(
        ...before.flatMap(({name, drawing}) => (drawingOf(name) === drawing ? [] : [`${id}: ${name}`])),
      );
    }
    expect(over).to.deep.equal([]);
  });

  for (const id of PAINTED) {
    it(`${id}: its board opens in every language, its symbols and specimens are there`, async () => {
      const screens = screensOf(id)!;
      const painter = await screens.painter();
      // What a board needs besides its language it reads off the game's part of the table.
      // Nothing of it is there, so this is no whole table.
      const table = {board: {}} as TableView;
      for (const language of LANGUAGES) expect((await painter!.open(language, table)).game).not.to.equal('');
      await screens.symbols();
      const {help} = await listingOf(id)!.text('en');
      const undrawn = help
        .flatMap(({pages}) => pages)
        .filter(page => page.symbol !== '' && drawingOf(page.symbol) === null);
      expect(undrawn.map(page => page.id)).to.deep.equal([]);
      const before = [...allSpecimens().values()].flat().length;
      await screens.specimens(tablesOf(id));
      const more = [...allSpecimens().values()].flat().length - before;
      expect(more > 0, 'what it shows in the gallery').to.equal(SCREENS[id]!.specimens !== undefined);
    });
  }
});
