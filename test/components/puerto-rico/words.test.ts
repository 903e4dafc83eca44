/** What the painted board says of goods: what is missing for them, and which building makes them. */
import {expect} from 'chai';
import {board as en} from '../../../src/games/puerto-rico/text/en/board.ts';
import {board as hu} from '../../../src/games/puerto-rico/text/hu/board.ts';
import {board as pl} from '../../../src/games/puerto-rico/text/pl/board.ts';
import type {PrView} from '../../../src/games/puerto-rico/types.ts';
import {willMake} from '../../../src/games/puerto-rico/view.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {PHONE, TableHarness} from './harness.ts';

/** Nothing is made as suggested; `could` tells whether it would be with workers everywhere. */
const idle =
  (could: boolean) =>
  ({players, placing}: PrView): boolean => {
    const sum = (slots: readonly number[]) => willMake(players[0]!, slots).reduce((all, n) => all + n, 0);
    return placing !== null && sum(placing.proposal) === 0 && sum(placing.caps) > 0 === could;
  };

describe('what the mayor’s phase says of goods', () => {
  let table: TableHarness | undefined;
  afterEach(() => table?.close());

  it('names the building that is missing, where nothing can be made yet', async () => {
    const played = puertoRico.find({phase: 'mayor', where: idle(false)});
    const {tile} = played.board.players[0]!.tiles.find(({count}) => count > 0)!;
    table = await TableHarness.open(played.view, PHONE);
    const said = table.one('[slot=sub]').textContent!;
    expect(said)
      .to.match(/^\s*No goods yet: /)
      .and.to.contain(tile)
      .and.to.contain('needs a');
  });

  it('names the building of a tile that one owns it for, in every language', () => {
    expect(en.tileEffect('sugar', 0, 3)).to.equal('feeds your sugar mill: 1 of 3');
    expect(en.tileEffect('sugar', 3, 3)).to.contain('sugar mill');
    expect(hu.tileEffect('sugar', 0, 3)).to.contain('cukormalmodnak');
    expect(pl.tileEffect('sugar', 0, 3)).to.contain('cukrowni');
  });

  it('calls nothing a failure, and says who lacks a worker', () => {
    for (const words of [en, hu, pl])
      for (const lacks of ['plantation', 'building', 'workers'] as const)
        expect(words.makesNoneFor(lacks, 'sugar')).to.contain(': ');
    expect(en.makesNoneFor('workers', 'corn')).to.contain('no worker on the corn');
  });
});
