import {expect} from 'chai';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {PHONE, SjHarness, WIDE} from './harness.ts';

describe('taps per action of San Juan', () => {
  let table: SjHarness;
  afterEach(() => table.close());

  for (const size of [PHONE, WIDE]) {
    const at = size.join('x');

    it(`a role takes 2 taps at ${at}`, async () => {
      table = await SjHarness.open(sanJuan.at('pick'), size);
      await table.tap(table.choices[0]);
      await table.tap(table.primary);
      expect(table.moves.map(({type}) => type)).to.deep.equal(['takeRole']);
      expect(table.taps).to.equal(2);
    });

    it(`building with the proposed payment takes 2 taps at ${at}`, async () => {
      table = await SjHarness.open(sanJuan.at('builder'), size);
      await table.tap(table.choices.find(card => card.getAttribute('aria-disabled') === 'false'));
      await table.tap(table.primary);
      expect(table.moves.map(({type}) => type)).to.deep.equal(['build']);
      expect(table.taps).to.equal(2);
    });

    it(`if nothing can be built, the one large button says so and ends the turn at ${at}`, async () => {
      table = await SjHarness.open(sanJuan.at('nothing'), size);
      expect(table.question).to.equal('You cannot build any card');
      expect(table.one('[slot=sub]').textContent).not.to.contain('pay');
      const buttons = table.all('rs-quay > rs-button[slot=actions]');
      expect(buttons.map(button => button.textContent?.trim())).to.deep.equal([
        'Build nothing in this phase',
      ]);
      await table.tap(table.primary);
      expect(table.moves).to.deep.equal([{type: 'pass'}]);
    });

    for (const phase of ['producer', 'trader', 'handLimit', 'councillor', 'goldMine'] as const)
      it(`the proposal of ${phase} takes 1 tap at ${at}`, async () => {
        table = await SjHarness.open(sanJuan.at(phase), size);
        await table.tap(table.primary);
        expect(table.moves).to.have.length(1);
        expect(table.taps).to.equal(1);
      });

    it(`the councillor takes as many taps as cards are kept and one more at ${at}`, async () => {
      table = await SjHarness.open(
        sanJuan.find({phase: 'keep', where: ({drawn}) => drawn.length === 5}),
        size,
      );
      const kept = table.played!.board.task!.most;
      for (let i = 0; i < kept; i++) await table.tap(table.choices[i]);
      await table.tap(table.primary);
      expect(table.moves.map(({type}) => type)).to.deep.equal(['keep']);
      expect(table.taps).to.equal(kept + 1);
    });
  }

  it('an own payment of n cards takes n + 2 taps', async () => {
    const played = sanJuan.find({
      phase: 'builder',
      where: ({hand}) => hand.length >= 8 && hand.some(({sites}) => sites[0]?.proposal?.pay.length === 2),
    });
    table = await SjHarness.open(played);
    const {hand} = played.board;
    const card = hand.findIndex(({sites}) => sites[0]?.proposal?.pay.length === 2);
    const {pay} = hand[card]!.sites[0]!.proposal!;
    await table.tap(table.choices[card]);
    const free = hand.flatMap(({handle}, i) => (i === card || pay.includes(handle) ? [] : [i]));
    await table.tap(table.choices[free[0]!]);
    await table.tap(table.choices[free[1]!]);
    await table.tap(table.primary);
    const [move] = table.moves;
    expect(move?.type === 'build' && [...move.pay].sort()).to.deep.equal(
      [free[0]!, free[1]!].map(i => hand[i]!.handle).sort(),
    );
    expect(table.taps).to.equal(4);
  });

  it('a second tap on the chosen card lets it go; Escape does as well', async () => {
    table = await SjHarness.open(sanJuan.at('builder'));
    const able = () => table.choices.find(card => card.getAttribute('aria-disabled') === 'false');
    await table.tap(able());
    expect(table.all('.card.chosen')).to.have.length(1);
    await table.tap(table.one('.card.chosen'));
    expect(table.all('.card.chosen')).to.have.length(0);
    await table.tap(able());
    await table.key('Escape');
    expect(table.all('.card.chosen')).to.have.length(0);
  });

  it('a crane target is one tap more', async () => {
    const played = sanJuan.find({
      phase: 'builder',
      where: ({hand}) => hand.some(({sites}) => sites.slice(1).some(({refusal}) => !refusal)),
    });
    table = await SjHarness.open(played);
    const card = played.board.hand.findIndex(({sites}) => sites.slice(1).some(({refusal}) => !refusal));
    await table.tap(table.choices[card]);
    // The buildings stand where the hand stood, and the way back is beside their name.
    const [plot] = table.all('button.plot');
    expect(plot!.getBoundingClientRect().top).to.be.below(table.choices[0]!.getBoundingClientRect().top);
    expect(table.one('.covering button').textContent).to.contain('Your hand');
    if (table.all('.plot.marked').length === 0) await table.tap(table.all('button.plot')[0]);
    await table.tap(table.primary);
    const [move] = table.moves;
    expect(move?.type === 'build' && move.over).to.be.a('number');
    expect(table.taps).to.be.at.most(3);
  });

  it('digits and Enter play a decision', async () => {
    table = await SjHarness.open(sanJuan.at('pick'));
    await table.key('1');
    await table.key('Enter');
    expect(table.moves.map(({type}) => type)).to.deep.equal(['takeRole']);
  });

  it('another player’s whole city is 1 tap away and 1 tap back', async () => {
    for (const size of [PHONE, WIDE]) {
      table?.close();
      table = await SjHarness.open(sanJuan.at('pick'), size);
      const [opener] = table
        .all('rs-sj-strip, rs-sj-opponent')
        .flatMap(({shadowRoot}) => [...(shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])]);
      await table.tap(opener);
      const dialog = table.one('rs-dialog[open]');
      expect(dialog.querySelector('rs-sj-city')).to.not.equal(null);
    }
  });

  it('a long press on a card tells what it is: every card names its page', async () => {
    table = await SjHarness.open(sanJuan.at('builder'));
    for (const card of table.all('rs-sj-hand .card, .card')) expect(card.dataset.help).to.match(/^building:/);
  });
});
