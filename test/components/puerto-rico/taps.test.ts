import {expect} from 'chai';
import {isOffered} from '../../../components/board/offers.ts';
import {PHASES, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {PHONE, TableHarness, WIDE} from './harness.ts';

/** Taps allowed per action with confirmation on (one less with it off). */
const ROWS = [
  ['role', 2],
  ['settler', 2],
  ['builder', 3],
  ['craftsman', 2],
  ['trader', 2],
  ['captain', 2],
] as const;

describe('taps per action', () => {
  let table: TableHarness;
  afterEach(() => table.close());

  for (const size of [PHONE, WIDE])
    for (const [phase, most] of ROWS) {
      it(`${phase} takes at most ${most} taps at ${size.join('x')}`, async () => {
        table = await TableHarness.open(puertoRico.at(phase), size);
        await table.tap(table.choices[0]);
        await table.tap(table.primary);
        expect(table.moves).to.have.length(1);
        expect(table.taps).to.be.at.most(most);
      });

      it(`${phase} takes one tap less without confirmation at ${size.join('x')}`, async () => {
        table = await TableHarness.open(puertoRico.at(phase), size, {confirm: false});
        await table.tap(table.choices[0]);
        expect(table.moves).to.have.length(1);
        expect(table.taps).to.be.at.most(most - 1);
      });
    }

  it('nothing can be picked that cannot be taken now', async () => {
    for (const phase of PHASES)
      for (const size of [PHONE, WIDE]) {
        table?.close();
        table = await TableHarness.open(puertoRico.at(phase), size);
        const {choices} = table.element.view;
        const picks: unknown[] = [];
        table.element.addEventListener(
          'rs-pick',
          ({detail}) => {
            if (detail.pick === 'action' && !isOffered(choices, {...detail.action}))
              picks.push(detail.action);
          },
          {capture: true},
        );
        for (const choice of table.choices) choice.click();
        await table.settle();
        expect(picks, `${phase} at ${size.join('x')}`).to.deep.equal([]);
      }
  });

  it('accepting the proposal of the Mayor takes 1 tap', async () => {
    table = await TableHarness.open(puertoRico.at('mayor'));
    const {proposal} = table.played!.board.placing!;
    await table.tap(table.primary);
    expect(table.moves).to.deep.equal([{type: 'place', slots: [...proposal]}]);
    expect(table.taps).to.equal(1);
  });

  it('n changes of the proposal take 2n + 1 taps', async () => {
    const played = puertoRico.find({
      phase: 'mayor',
      round: 3,
      where: ({placing}) => {
        if (!placing) return false;
        const room = placing.caps.reduce((sum, cap) => sum + cap, 0);
        return placing.pieces >= 2 && room >= placing.pieces + 2;
      },
    });
    table = await TableHarness.open(played);
    const lit = table.all('button.whole').filter(spot => spot.parentElement!.querySelector('[name=lamp]'));
    const dark = table.all('button.whole').filter(spot => !spot.parentElement!.querySelector('[name=lamp]'));
    const changes = Math.min(2, lit.length, dark.length);
    for (let i = 0; i < changes; i++) {
      await table.tap(lit[i]);
      await table.tap(dark[i]);
    }
    await table.tap(table.primary);
    expect(table.moves).to.have.length(1);
    expect(table.taps).to.equal(2 * changes + 1);
  });

  it('storing takes at most 4 taps', async () => {
    table = await TableHarness.open(puertoRico.at('store'));
    await table.tap(table.choices[0]);
    await table.tap(table.primary);
    expect(table.moves).to.have.length(1);
    expect(table.taps).to.be.at.most(4);
  });

  it('the hacienda takes 1 tap, drawing or not', async () => {
    table = await TableHarness.open(puertoRico.at('hacienda'));
    expect(table.all('[data-pass]')).to.have.length(1);
    await table.tap(table.primary);
    expect(table.moves).to.deep.equal([{type: 'drawTile'}]);
  });

  it('taking back takes 1 tap', async () => {
    table = await TableHarness.open(puertoRico.at('role'));
    await table.tap(table.one('[data-undo]'));
    expect(table.acts.map(({act}) => act)).to.deep.equal(['takeBack']);
  });

  it('an opponent’s whole board is 1 tap away and 1 tap back', async () => {
    for (const size of [PHONE, WIDE]) {
      table?.close();
      table = await TableHarness.open(puertoRico.at('role'), size);
      await table.tap(table.within('rs-pr-strip, rs-pr-opponent', 'button')[0]);
      const dialog = table.one('rs-dialog[open]');
      expect(dialog.querySelector('rs-pr-island')).not.to.equal(null);
      await table.tap(dialog.shadowRoot!.querySelector<HTMLElement>('rs-button')!);
      expect(table.all('rs-dialog[open]')).to.have.length(0);
    }
  });

  it('an opponent’s board tells what the next craftsman brings that seat, and nothing where it brings nothing', async () => {
    table = await TableHarness.open(
      puertoRico.find({
        phase: 'role',
        round: 5,
        where: ({players, viewer}) =>
          players.some(({seat, capacity}) => seat !== viewer && capacity.some(count => count > 1)),
      }),
    );
    const {players, viewer} = table.played!.board;
    const buttons = table.within('rs-pr-strip', 'button');
    expect(buttons).to.have.length(players.length - 1);
    for (const [i, button] of buttons.entries()) {
      await table.tap(button);
      const {capacity} = players[(viewer! + 1 + i) % players.length]!;
      const shown = [...table.all('.harvest .unit [aria-hidden]')].map(unit => Number(unit.textContent));
      expect(shown).to.deep.equal(capacity.filter(count => count > 0));
      await table.tap(table.one('rs-dialog[open]').shadowRoot!.querySelector<HTMLElement>('rs-button')!);
    }
  });

  for (const phase of PHASES)
    it(`a second tap on the same thing never sends twice: ${phase}`, async () => {
      table = await TableHarness.open(puertoRico.at(phase));
      table.answering = false;
      if (table.choices[0] && phase !== 'store') await table.tap(table.choices[0]);
      await table.tap(table.primary);
      await table.tap(table.primary);
      await table.tap(table.choices[0] ?? table.primary);
      expect(table.moves).to.have.length(1);
    });
});
