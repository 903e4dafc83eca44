/** Room on small screens: what belongs together stays together, and the chart gets what is left. */

import {expect} from 'chai';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {LOW, NARROW, PortHarness, TABLET, WIDE} from './harness.ts';

const box = (part: Element): DOMRect => part.getBoundingClientRect();

describe('layout of Portolano', () => {
  let table: PortHarness | undefined;
  before(loadFont);
  afterEach(() => table?.close());

  for (const language of LANGUAGES)
    it(`the steps of a plan stand beside the seal on the narrowest phone: ${language}`, async () => {
      table = await PortHarness.open(portolano.at('plan').view, NARROW, {language});
      expect(box(table.one('.chips')).bottom).to.be.at.least(box(table.primary).top);
      expect(box(table.one('.chips')).top).to.be.at.least(box(table.primary).top - 1);
    });

  it('what leads over the edge of the chart stays on the sheet', async () => {
    const played = portolano.find({
      phase: 'cards',
      where: ({ships, cells, side, plays}) =>
        plays.length > 0 && cells.length > 0 && ships[0]!.cell % side === 0,
      seed: 'edge',
    });
    table = await PortHarness.open(played.view, [390, 844]);
    const pennants = table.all('.pennant.price').map(box);
    expect(pennants.length).to.be.greaterThan(3);
    const sheet = box(table.one('rs-port-chart .sheet, .sheet'));
    for (const {left, right} of pennants) {
      expect(left).to.be.at.least(sheet.left);
      expect(right).to.be.at.most(sheet.right);
    }
  });

  it('choices stand two in a row on a phone on its side, each whole', async () => {
    for (const language of LANGUAGES) {
      table?.close();
      table = await PortHarness.open(portolano.at('sterns').view, LOW, {language});
      const cards = table.all('rs-quay .card');
      expect(cards).to.have.lengthOf(4);
      expect(new Set(cards.map(card => Math.round(box(card).top))).size, language).to.equal(2);
      for (const card of cards)
        expect(card.scrollWidth, card.textContent ?? '').to.be.at.most(card.clientWidth + 1);
    }
  });

  it('the chart stays larger than the sheet where upgrades are sold', async () => {
    table = await PortHarness.open(portolano.at('upgrade').view, TABLET, {language: 'hu'});
    expect(box(table.one('rs-port-chart')).height).to.be.greaterThan(box(table.one('rs-port-stage')).height);
  });

  it('the figures of the own ship lean on nothing where there is room', async () => {
    for (const size of [TABLET, WIDE]) {
      table?.close();
      table = await PortHarness.open(portolano.at('ships').view, size);
      const figures = table.all('.mine .head .unit').map(box);
      for (const [i, figure] of figures.entries())
        if (i > 0) expect(figure.left - figures[i - 1]!.right).to.be.at.least(8);
    }
  });
});
