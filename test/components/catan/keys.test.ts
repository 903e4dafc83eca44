import {expect} from 'chai';
import {catan, PAYABLE} from '../../support/decisions/catan.ts';
import {CatHarness, PHONE, WIDE} from './harness.ts';
import {playByKeys} from './whole-game.ts';

describe('keys of Catan', () => {
  let table: CatHarness;
  afterEach(() => table.close());

  for (const [key, scene, type] of [
    ['r', 'preRoll', 'roll'],
    ['e', 'trade', 'endTurn'],
    ['x', 'answer', 'decline'],
  ] as const)
    it(`${key} means ${type}`, async () => {
      for (const size of [PHONE, WIDE]) {
        table?.close();
        table = await CatHarness.open(catan.at(scene), size);
        await table.key(key);
        expect(table.moves.map(move => move.type)).to.deep.equal([type]);
      }
    });

  it('a accepts, c opens a counter-offer, t the sheet of trade, n wants no trades', async () => {
    for (const [key, type] of [
      ['a', 'accept'],
      ['n', 'decline'],
    ] as const) {
      table?.close();
      table = await CatHarness.open(catan.find(PAYABLE));
      await table.key(key);
      expect(table.moves.map(move => move.type)).to.deep.equal([type]);
    }
    for (const [key, scene] of [
      ['c', 'answer'],
      ['t', 'trade'],
    ] as const) {
      table.close();
      table = await CatHarness.open(catan.at(scene));
      await table.key(key);
      expect(table.board.model.draft.trading).to.equal(true);
    }
  });

  it('single letters can be switched off; arrows and Enter stay', async () => {
    table = await CatHarness.open(catan.at('trade'), PHONE, {shortcuts: false});
    for (const key of ['e', 't', 'r']) await table.key(key);
    expect(table.moves).to.have.length(0);
    expect(table.board.model.draft.trading).to.equal(false);
    table.close();
    table = await CatHarness.open(catan.at('foundRoad'), PHONE, {shortcuts: false});
    await table.key('ArrowRight');
    await table.key('Enter');
    expect(table.moves.map(move => move.type)).to.deep.equal(['foundRoad']);
  });

  it('arrows go round all legal places, and say where they are', async () => {
    table = await CatHarness.open(catan.at('foundRoad'));
    const all = table.all('.target').length;
    const seen = new Set<string>();
    for (let i = 0; i < all; i++) {
      await table.key('ArrowRight');
      seen.add(table.one('.target.picked').dataset.target!);
      expect(table.one('.where').textContent).to.contain(`${i + 1} of ${all}`);
    }
    expect(seen.size).to.equal(all);
    await table.key('ArrowLeft');
    expect(table.one('.where').textContent).to.contain(`${all - 1} of ${all}`);
  });

  it('the places are one group of radio buttons with one stop for Tab', async () => {
    table = await CatHarness.open(catan.at('foundSettlement'));
    const spots = table.all('[role=radio]');
    expect(spots.filter(spot => spot.getAttribute('tabindex') === '0')).to.have.length(1);
    spots.find(spot => spot.getAttribute('tabindex') === '0')!.focus();
    await table.key(' ');
    expect(table.all('[role=radio][aria-checked=true]')).to.have.length(1);
    await table.key('Enter');
    expect(table.moves.map(move => move.type)).to.deep.equal(['foundSettlement']);
  });

  it('plays the founding and the first turns by keys alone', async () => {
    const played = catan.begin(3, 'keys').others();
    table = await CatHarness.open(played, WIDE);
    await playByKeys(table, ({board}) => board.turn > 9);
    expect(played.board.turn).to.be.greaterThan(9);
  });
});
