import {expect} from 'chai';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {TableHarness, until, WIDE} from '../puerto-rico/harness.ts';

const hover = (target: Element, type = 'pointerover') =>
  target.dispatchEvent(new PointerEvent(type, {pointerType: 'mouse', bubbles: true, composed: true}));

describe('tooltips', () => {
  let table: TableHarness;
  afterEach(() => table.close());

  const tips = () => table.all('rs-tooltip');
  const shown = () => until(() => tips()[0], 'the tooltip');

  it('tell under the mouse what a card is, and go with the pointer', async () => {
    table = await TableHarness.open(puertoRico.at('builder'), WIDE);
    const [card] = table.choices;
    hover(card!);
    const tip = await shown();
    expect(tip.textContent).to.contain('Cost');
    await table.settle();
    const {left, right, top, bottom} = tip.getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(innerWidth);
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(innerHeight);
    hover(table.element, 'pointerleave');
    await until(() => tips().length === 0, 'no tooltip');
  });

  it('tell what a tile is at a table of the base game, where nobody has opened the help', async () => {
    table = await TableHarness.open(puertoRico.at('settler'), WIDE);
    hover(table.all('[data-help^="tile:"]')[0]!);
    expect((await shown()).textContent?.trim()).not.to.equal('');
  });

  it('stay while the pointer is on them, and go with Esc, which takes nothing else', async () => {
    table = await TableHarness.open(puertoRico.at('builder'), WIDE);
    const [card, other] = table.choices;
    await table.tap(card);
    hover(other!);
    const tip = await shown();
    hover(table.element, 'pointerleave');
    hover(tip.querySelector('span')!);
    // Another hover would have come by now, had the tooltip begun to go.
    await table.settle();
    expect(tips()).to.have.length(1);
    await table.key('Escape');
    expect(tips()).to.have.length(0);
    expect(table.primary.hasAttribute('disabled'), 'the card stays chosen').to.equal(false);
  });

  it('come with the focus of a keyboard at once', async () => {
    table = await TableHarness.open(puertoRico.at('role'), WIDE);
    table.choices[1]!.focus();
    table.choices[1]!.dispatchEvent(new KeyboardEvent('keyup', {key: 'Tab', bubbles: true, composed: true}));
    expect((await shown()).textContent).to.contain('Mayor');
  });

  it('go when what they tell of is pressed: the focus may be led on from there', async () => {
    table = await TableHarness.open(puertoRico.at('role'), WIDE);
    const choice = table.choices[1]!;
    const press = (type: 'keydown' | 'keyup', key: string) =>
      choice.dispatchEvent(new KeyboardEvent(type, {key, bubbles: true, composed: true}));
    choice.focus();
    press('keyup', 'Tab');
    await shown();
    press('keydown', 'Enter');
    await until(() => tips().length === 0, 'no tooltip');
    press('keyup', 'Enter');
    await table.settle();
    expect(tips()).to.have.length(0);
  });

  it('say the whole of a short button', async () => {
    table = await TableHarness.open(puertoRico.at('builder'), WIDE);
    hover(table.one('[data-pass]'));
    expect((await shown()).textContent?.length).to.be.greaterThan(8);
  });

  it('a finger brings none', async () => {
    table = await TableHarness.open(puertoRico.at('role'), WIDE);
    table.choices[0]!.dispatchEvent(
      new PointerEvent('pointerover', {pointerType: 'touch', bubbles: true, composed: true}),
    );
    hover(table.choices[1]!);
    await shown();
    expect(tips()).to.have.length(1);
  });
});
