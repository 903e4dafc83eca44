import {expect} from 'chai';
import {deepFocus} from '../../../components/kit/deep-focus.ts';
import {catan, PAYABLE} from '../../support/decisions/catan.ts';
import {until} from '../../support/screen/drawn.ts';
import {CatHarness, PHONE, WIDE} from './harness.ts';
import {playByKeys, walkTo} from './whole-game.ts';

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

  for (const [scene, size] of [
    ['foundSettlement', WIDE],
    ['foundRoad', PHONE],
    ['robber', WIDE],
  ] as const)
    it(`arrows walk over the island from each legal place to the next: ${scene}; what is chosen has the focus`, async () => {
      table = await CatHarness.open(catan.at(scene), size);
      const wanted = table.board.model.spots.filter((_, i) => i % 7 === 0).reverse();
      for (const {kind, at, label} of wanted) {
        await walkTo(table, at);
        const chosen = table.one('.target.picked');
        expect(chosen.dataset.target).to.equal(`${kind}${at}`);
        expect(deepFocus()).to.equal(chosen);
        expect(chosen.getAttribute('aria-label')).to.equal(label);
      }
    });

  it('a place that an arrow leads to is brought into sight', async () => {
    table = await CatHarness.open(catan.at('foundSettlement'), PHONE);
    await table.tap(table.one('[data-nearer]'));
    const {spots} = table.board.model;
    for (const {at} of [spots[0]!, spots.at(-1)!]) {
      await walkTo(table, at);
      const frame = table.one('rs-cat-island').getBoundingClientRect();
      const box = table.one('.target.picked').getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      expect(x > frame.left && x < frame.right && y > frame.top && y < frame.bottom).to.equal(true);
    }
  });

  it('where several can be robbed, up and down go from one to the next, left and right to another hex', async () => {
    table = await CatHarness.open(
      catan.find({
        where: ({phase, robberTargets}, {toAct}) =>
          phase === 'robber' && toAct.includes(0) && robberTargets.some(({victims}) => victims.length > 1),
      }),
    );
    const {hex} = table.board.model.view.robberTargets.find(({victims}) => victims.length > 1)!;
    await walkTo(table, hex);
    await table.key('1');
    const [one, another] = table.choices;
    expect(deepFocus()).to.equal(one);
    await table.key('ArrowDown');
    expect(deepFocus()).to.equal(another);
    expect(table.board.model.draft.hex).to.equal(hex);
    await table.key('ArrowLeft');
    await table.key('ArrowRight');
    expect(deepFocus()?.matches('.target')).to.equal(true);
  });

  it('the next decision begins on the island: there the focus is when what had it is gone', async () => {
    const played = catan.find({phase: 'foundSettlement', seed: 'focus'});
    table = await CatHarness.open(played);
    await table.key('ArrowRight');
    await table.key('Enter');
    expect(table.moves.map(({type}) => type)).to.deep.equal(['foundSettlement']);
    await table.show(played.others().view);
    expect(played.board.phase).to.equal('foundRoad');
    await until(() => deepFocus()?.matches('.target.edge[tabindex="0"]') ?? false, 'the focus on a road');
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
