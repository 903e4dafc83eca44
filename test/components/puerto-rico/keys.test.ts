import {expect} from 'chai';
import {deepAll} from '../../../components/kit/deep-focus.ts';
import {PHASES, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {EVERY} from '../../support/in-turn.ts';
import {PHONE, TableHarness, until, WIDE} from './harness.ts';

/** Everything that Tab would stop at. */
const focusable = (table: TableHarness): HTMLElement[] =>
  deepAll(table.element.renderRoot as ShadowRoot, 'button, a[href], input, [tabindex="0"]').filter(
    element => element.getClientRects().length > 0 && element.tabIndex >= 0,
  );

/** Few rounds before the end of this game. */
const LATE = 20;

describe('keys', () => {
  let table: TableHarness | undefined;
  afterEach(() => table?.close());

  for (const phase of PHASES)
    it(`decides without a pointer: ${phase}`, async () => {
      table = await TableHarness.open(puertoRico.at(phase), WIDE);
      if (table.choices.length > 0) await table.key('1');
      await table.key('Enter');
      expect(table.moves).to.have.length(1);
    });

  it(`plays ${EVERY ? 'a whole game' : 'the last rounds of a game'} by keys alone`, async () => {
    const played = puertoRico.begin(3, 'keys');
    if (!EVERY) played.until(({board}) => board.round >= LATE);
    played.others();
    table = await TableHarness.open(played, WIDE);
    for (let moves = 0; moves < 200 && !played.over; moves++) {
      // Every now and then another card than the first, else the game would never grow.
      const wanted = 1 + (moves % Math.max(1, Math.min(table.choices.length, 9)));
      if (table.choices.length > 0) await table.key(String(wanted));
      await table.key('Enter');
      played.others();
      await table.show(played.view);
    }
    expect(played.over).to.equal(true);
    expect(table.one('rs-dialog[open]').querySelector('rs-result')).not.to.equal(null);
  });

  for (const shortcuts of [true, false])
    it(`a round takes at most 8 presses a decision, ${shortcuts ? 'by digits' : 'by arrows alone'}; the focus stays at the table`, async () => {
      // Late enough that much can be built.
      const played = puertoRico
        .begin(3, 'presses')
        .until(({board, toAct}) => board.round === 5 && toAct[0] === 0);
      table = await TableHarness.open(played, WIDE, {shortcuts});
      const {round} = played.board;
      const counts: Record<string, number> = {};
      for (let turn = 0; played.board.round === round && !played.over; turn++) {
        const {phase} = played.board;
        const before = table.moves.length;
        let presses = 0;
        const press = async (key: string, times = 1) => {
          for (let i = 0; i < times; i++) await table!.key(key);
          presses += times;
        };
        const {length} = table.choices;
        // Each turn another one: all of them have to be near.
        const at = length > 0 ? (turn * 5 + 3) % length : -1;
        if (at >= 0 && shortcuts && at < 9) await press(String(at + 1));
        else if (at >= 0) {
          if (at < length / 2) await press('ArrowDown', at + 1);
          else await press('ArrowUp', length - at);
          await press('Enter');
        }
        await press('Enter');
        expect(table.moves, `${phase}: sent`).to.have.length(before + 1);
        counts[phase] = Math.max(counts[phase] ?? 0, presses);
        played.others();
        await table.show(played.view);
        if (length > 0 && !played.over)
          await until(
            () => document.activeElement === table!.element,
            `the focus after ${phase}: ${document.activeElement?.localName}`,
          );
      }
      expect(Object.keys(counts).length, 'decisions').to.be.at.least(3);
      for (const [phase, presses] of Object.entries(counts)) expect(presses, phase).to.be.at.most(8);
    });

  it('declines with one key', async () => {
    table = await TableHarness.open(puertoRico.at('builder'), PHONE);
    await table.key('p');
    expect(table.moves.map(({type}) => type)).to.deep.equal(['pass']);
  });

  it('reaches every choice and the buttons of the quay by Tab', async () => {
    for (const phase of PHASES) {
      table?.close();
      table = await TableHarness.open(puertoRico.at(phase), PHONE);
      const stops = focusable(table);
      for (const choice of table.choices) expect(stops).to.include(choice);
      expect(stops.some(stop => stop.getRootNode() === table!.primary.shadowRoot)).to.equal(true);
    }
  });

  it('moves a worker by keyboard', async () => {
    table = await TableHarness.open(puertoRico.at('mayor'), PHONE);
    const lit = table.all('button.whole').find(spot => spot.parentElement!.querySelector('[name=lamp]'))!;
    lit.focus();
    lit.click();
    await table.settle();
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
  });

  it('clears the selection with Esc', async () => {
    table = await TableHarness.open(puertoRico.at('role'), WIDE);
    await table.key('1');
    expect(table.primary.hasAttribute('disabled')).to.equal(false);
    await table.key('Escape');
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
  });

  it('takes back with u', async () => {
    table = await TableHarness.open(puertoRico.at('role'));
    await table.key('u');
    expect(table.acts.map(({act}) => act)).to.deep.equal(['takeBack']);
  });

  it('explains what has the focus with ?', async () => {
    table = await TableHarness.open(puertoRico.at('role'), WIDE);
    table.choices[0]!.focus();
    await table.key('?');
    const dialog = table.one('rs-dialog[open]');
    expect(dialog.getAttribute('heading')).to.equal('Settler');
  });

  it('leaves single-letter keys alone where they are switched off', async () => {
    table = await TableHarness.open(puertoRico.at('role'), WIDE, {shortcuts: false});
    await table.key('1');
    await table.key('u');
    await table.key('?');
    expect(table.acts).to.have.length(0);
    expect(table.all('rs-dialog[open]')).to.have.length(0);
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
  });
});
