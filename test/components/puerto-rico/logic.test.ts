import {expect} from 'chai';
import {isOffered, valuesOf} from '../../../components/board/offers.ts';
import {sortedLoads} from '../../../components/puerto-rico/cards.ts';
import {EMPTY} from '../../../components/puerto-rico/draft.ts';
import {cityCells} from '../../../components/puerto-rico/grid.ts';
import {chosen} from '../../../components/puerto-rico/model.ts';
import {
  asStanding,
  fromSlots,
  inHand,
  shift,
  toggle,
  toSlots,
} from '../../../components/puerto-rico/placement.ts';
import {reportOf} from '../../../components/puerto-rico/report.ts';
import {fateOf, keptOf, preset, type StoreAction, withFate} from '../../../components/puerto-rico/storing.ts';
import {oneOf, spread} from '../../../src/engine/choice.ts';
import {full as text} from '../../../src/games/puerto-rico/text/en/expansions/full.ts';
import {GOODS, type GoodCounts, type PrAction, type PrEvent} from '../../../src/games/puerto-rico/types.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';

const store = (kinds: StoreAction['kinds'], singles: StoreAction['singles']): StoreAction => ({
  type: 'store',
  kinds,
  singles,
});

describe('reading choices', () => {
  const choices = [
    {type: 'settle', tile: oneOf(['corn', 'indigo']), takeWorker: oneOf([true, false])},
    {type: 'takeRole', role: 'mayor', privilegeWorkers: oneOf([0, 1])},
    {type: 'place', slots: spread(2, [1, 2])},
    {type: 'pass'},
  ];

  it('knows what is on offer', () => {
    expect(isOffered(choices, {type: 'settle', tile: 'corn'})).to.equal(true);
    expect(isOffered(choices, {type: 'settle', tile: 'coffee'})).to.equal(false);
    expect(isOffered(choices, {type: 'place', slots: [1, 1]})).to.equal(true);
    expect(isOffered(choices, {type: 'place', slots: [0, 1]})).to.equal(false);
    expect(isOffered(choices, {type: 'place', slots: [2, 0]})).to.equal(false);
    expect(valuesOf(choices, {type: 'settle'}, 'tile')).to.deep.equal(['corn', 'indigo']);
  });

  it('fills open fields from what the person set', () => {
    const riders = {takeWorker: false, privilegeWorkers: true, asForest: false};
    const complete = (picked: PrAction) => chosen({table: {choices}, draft: {...EMPTY, picked, riders}});
    expect(complete({type: 'settle', tile: 'corn'})).to.deep.equal({
      type: 'settle',
      tile: 'corn',
      takeWorker: false,
    });
    expect(complete({type: 'takeRole', role: 'mayor'})).to.deep.equal({
      type: 'takeRole',
      role: 'mayor',
      privilegeWorkers: 1,
    });
    expect(complete({type: 'sell', good: 'corn'})).to.equal(null);
  });
});

describe('drafting a placement', () => {
  const {board} = puertoRico.at('mayor');
  const own = board.players[0]!;

  it('reads slots and writes them back', () => {
    const {proposal} = board.placing!;
    expect(toSlots(own, fromSlots(own, proposal))).to.deep.equal([...proposal]);
    expect(toSlots(own, asStanding(own)).length).to.equal(proposal.length);
  });

  it('lifts with a tap on a lamp, puts with the next, and never makes a worker', () => {
    const draft = fromSlots(own, board.placing!.proposal);
    const at = draft.tiles.indexOf(1);
    const lifted = toggle(board, own, draft, {where: 'tiles', at})!;
    expect(lifted.tiles[at]).to.equal(0);
    expect(inHand(board, lifted).hand).to.equal(inHand(board, draft).hand + 1);
    expect(toggle(board, own, lifted, {where: 'tiles', at})).to.deep.equal(draft);
    expect(shift(board, own, draft, {where: 'tiles', at}, 1)).to.equal(null);
  });
});

describe('drafting a storage', () => {
  const held = [3, 2, 0, 1, 0];
  const offers = [
    store(['corn'], ['indigo']),
    store(['corn'], ['tobacco']),
    store(['indigo'], ['corn']),
    store(['indigo'], ['tobacco']),
    store(['tobacco'], ['corn']),
    store(['tobacco'], ['indigo']),
  ];

  it('presets what keeps most', () => {
    expect(preset(offers, held)).to.deep.equal(store(['corn'], ['tobacco']));
  });

  it('changes as few other kinds as possible', () => {
    const next = withFate(offers, store(['corn'], ['tobacco']), held, 'indigo', 'all')!;
    expect(next).to.deep.equal(store(['indigo'], ['tobacco']));
    expect(fateOf(next, 'corn')).to.equal('spoils');
    expect(keptOf(next, held)).to.deep.equal([0, 2, 0, 1, 0]);
  });

  it('says when no offer does what is wanted', () => {
    expect(withFate(offers, store(['corn'], ['tobacco']), held, 'coffee', 'all')).to.equal(null);
  });
});

describe('drawing', () => {
  it('puts loads of the same good first, then the larger free ship, the wharf last', () => {
    const load = (good: 'corn' | 'sugar', ship: number | 'wharf', capacity: number) => ({
      good,
      ship,
      count: 1,
      load: 1,
      capacity,
      points: 1,
    });
    const ships = [{good: null}, {good: 'sugar' as const}, {good: null}];
    const sorted = sortedLoads(
      [load('corn', 'wharf', 0), load('corn', 0, 5), load('corn', 2, 7), load('sugar', 1, 6)],
      ships,
    );
    expect(sorted.map(({ship}) => ship)).to.deep.equal([1, 2, 0, 'wharf']);
  });

  it('finds room for every city: tall buildings to the right, the rest row by row', () => {
    for (let large = 0; large <= 4; large++) {
      const buildings = [
        ...Array.from({length: large}, () => true),
        ...Array.from({length: 12 - 2 * large}, () => false),
      ];
      const {cells, free} = cityCells(buildings);
      expect(cells.filter(Boolean)).to.have.length(buildings.length);
      expect(free).to.have.length(0);
      const covered = cells.flatMap(({row, column, tall}) =>
        tall ? [`${row} ${column}`, `${row + 1} ${column}`] : [`${row} ${column}`],
      );
      expect(new Set(covered).size).to.equal(12);
    }
  });
});

describe('reporting a phase', () => {
  it('counts the extra good of the craftsman with the harvest', () => {
    const played = puertoRico.at('craftsman');
    const made = played.view.log
      .flatMap(({events}) => events as readonly PrEvent[])
      .findLast(event => event.type === 'produced' && event.seat === 0);
    const good = played.board.bonusGoods[0]!;
    const takes: PrAction = {type: 'takeGood', good};
    played.play(0, takes);
    const counts = made!.type === 'produced' ? [...made!.goods] : [];
    counts[GOODS.indexOf(good)]! += 1;
    // One count per good, as the event held them.
    const said = text.goodsList(counts as unknown as GoodCounts);
    expect(reportOf(text, played.view)?.lines.find(({seat}) => seat === 0)?.said).to.contain(said);
  });
});
