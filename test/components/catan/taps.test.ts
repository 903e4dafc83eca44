import {expect} from 'chai';
import {isHole} from '../../../src/engine/choice.ts';
import {type CatDecision, catan, PAYABLE, type PlayedCatan} from '../../support/decisions/catan.ts';
import type {Stop} from '../../support/decisions/decisions.ts';
import {itInTurn} from '../../support/in-turn.ts';
import {CatHarness, PHONE, WIDE} from './harness.ts';

const canBuild = (piece: string): Stop<PlayedCatan> => ({
  where: ({phase, builds}, {toAct}) =>
    ['trade', 'main', 'build'].includes(phase) &&
    toAct.includes(0) &&
    builds.some(build => build.piece === piece && !build.refusal),
  seed: piece,
});
const CAN_BANK: Stop<PlayedCatan> = {
  phase: 'trade',
  where: (_, table) => table.choicesOf(0).some(({type}) => type === 'bankTrade'),
};

/** A kind that the others may have, other than the one that is given. */
function wanted(table: CatHarness): HTMLElement {
  const {choices} = table.board.model.table;
  const terms = choices.find(({type}) => type === 'offer')?.terms;
  const caps = isHole(terms) && terms.hole === 'bundle' ? terms.want : [];
  return table
    .all('[data-want]')
    .filter((button, kind) => caps[kind]! > 0 && !button.hasAttribute('disabled'))[0]!;
}

describe('taps per action of Catan', () => {
  let table: CatHarness;
  afterEach(() => table.close());

  const SIZES = [PHONE, WIDE];
  for (const [which, size] of SIZES.entries()) {
    const test = itInTurn(which, SIZES.length);
    const at = size.join('x');

    for (const [scene, type] of [
      ['preRoll', 'roll'],
      ['trade', 'endTurn'],
    ] as const)
      test(`${type} takes 1 tap at ${at}`, async () => {
        table = await CatHarness.open(catan.at(scene), size);
        await table.tap(table.primary);
        expect(table.moves.map(move => move.type)).to.deep.equal([type]);
      });

    for (const [piece, type] of [
      ['road', 'buildRoad'],
      ['settlement', 'buildSettlement'],
      ['city', 'buildCity'],
    ] as const)
      test(`a ${piece} takes 3 taps at ${at}`, async () => {
        table = await CatHarness.open(catan.find(canBuild(piece)), size);
        await table.tap(table.one(`button.${piece}[data-choice]`));
        const spots = table.all('.target');
        await table.tap(spots[spots.length >> 1]);
        await table.tap(table.primary);
        expect(table.moves.map(move => move.type)).to.deep.equal([type]);
        expect(table.taps).to.equal(3);
      });

    test(`an offer of one for one takes at most 4 taps at ${at}`, async () => {
      table = await CatHarness.open(catan.at('trade'), size);
      const give = table.board.model.view.hand!.findIndex(count => count > 0);
      await table.tap(table.one('[data-trade]'));
      await table.tap(table.all('[data-give]')[give]);
      await table.tap(wanted(table));
      await table.tap(table.primary);
      expect(table.moves.map(move => move.type)).to.deep.equal(['offer']);
      expect(table.taps).to.equal(4);
    });

    test(`an offer that begins with a card of the hand takes 3 taps at ${at}`, async () => {
      table = await CatHarness.open(catan.at('trade'), size);
      await table.tap(table.one('[data-give]:not([disabled])'));
      await table.tap(wanted(table));
      await table.tap(table.primary);
      expect(table.moves.map(move => move.type)).to.deep.equal(['offer']);
      expect(table.taps).to.equal(3);
    });

    test(`a trade with the bank takes 3 taps at ${at}`, async () => {
      table = await CatHarness.open(catan.find(CAN_BANK), size);
      const {hand, rates, bank} = table.board.model.view;
      const give = hand!.findIndex((count, kind) => count >= rates[kind]!);
      const want = bank.findIndex((count, kind) => kind !== give && count > 0);
      await table.tap(table.all('[data-give]')[give]);
      await table.tap(table.all('[data-want]')[want]);
      await table.tap(table.one('[data-bank]'));
      expect(table.moves.map(move => move.type)).to.deep.equal(['bankTrade']);
      expect(table.taps).to.equal(3);
    });

    for (const answer of ['accept', 'decline'] as const)
      test(`to ${answer} takes 1 tap at ${at}`, async () => {
        table = await CatHarness.open(catan.find(PAYABLE), size);
        await table.tap(answer === 'accept' ? table.primary : table.one('[data-answer=decline]'));
        expect(table.moves.map(move => move.type)).to.deep.equal([answer]);
      });

    test(`an acceptance and a counter-offer are 1 tap to take at ${at}`, async () => {
      for (const seat of [0, 1]) {
        table?.close();
        table = await CatHarness.open(catan.at('offer'), size);
        await table.tap(table.one('[data-trade]'));
        table.taps = 0;
        await table.tap(table.all('[data-take]')[seat]);
        expect(table.moves.map(move => move.type)).to.deep.equal(['confirm']);
        expect(table.taps).to.equal(1);
      }
    });

    test(`the robber takes at most 3 taps, whoever is robbed, at ${at}`, async () => {
      table = await CatHarness.open(catan.at('robber'), size);
      const {robberTargets} = table.board.model.view;
      const hex = robberTargets.find(({own, victims}) => !own && victims.length > 0)!;
      await table.tap(table.one(`[data-target=hex${hex.hex}]`));
      if (hex.victims.length > 1) await table.tap(table.one('.around [data-choice]'));
      await table.tap(table.primary);
      expect(table.moves).to.deep.equal([{type: 'robber', hex: hex.hex, victim: hex.victims[0]}]);
      expect(table.taps).to.be.at.most(3);
    });

    test(`a discard of n cards takes n + 1 taps, the proposal 2, at ${at}`, async () => {
      table = await CatHarness.open(catan.at('discard'), size);
      const owed = table.board.model.view.discard;
      for (let left = owed; left > 0; ) {
        for (const card of table.all('[data-give]:not([disabled])')) {
          const {hand} = table.board.model.view;
          const kind = table.all('[data-give]').indexOf(card);
          const {give} = table.board.model.draft;
          if (left === 0 || give[kind]! >= hand![kind]!) continue;
          await table.tap(card);
          left--;
        }
      }
      await table.tap(table.primary);
      expect(table.moves.map(move => move.type)).to.deep.equal(['discard']);
      expect(table.taps).to.equal(owed + 1);

      table.close();
      table = await CatHarness.open(catan.at('discard'), size);
      await table.tap(table.one('[data-key=s]'));
      await table.tap(table.primary);
      expect(table.moves.map(move => move.type)).to.deep.equal(['discard']);
      expect(table.taps).to.equal(2);
    });
  }

  it('a place takes one tap less without confirmation', async () => {
    table = await CatHarness.open(catan.at('foundRoad'), PHONE, {confirm: false});
    await table.tap(table.all('.target')[0]);
    expect(table.moves.map(move => move.type)).to.deep.equal(['foundRoad']);
  });

  for (const scene of ['foundRoad', 'freeRoad'] as const satisfies readonly CatDecision[])
    it(`nothing is placed twice by a double tap: ${scene}`, async () => {
      table = await CatHarness.open(catan.at(scene));
      table.answering = false;
      const [spot] = table.all('.target');
      await table.tap(spot);
      await table.tap(table.all('.target')[0], 2);
      expect(table.moves, 'the second half of a double tap').to.have.length(0);
      await table.tap(table.primary);
      await table.tap(table.primary, 2);
      await table.tap(table.primary);
      expect(table.moves).to.have.length(1);
    });
});
