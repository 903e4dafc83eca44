/** Room on small screens: what belongs together stays together, and the chart gets what is left. */

import {expect} from 'chai';
import {loadPortText} from '../../../src/games/portolano/text/index.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {until} from '../../support/screen/drawn.ts';
import {LOW, NARROW, PHONE, PortHarness, TABLET, WIDE} from './harness.ts';

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

  for (const coach of [false, true])
    it(`arrows stand in the frame of the tile of the ship, and not on it${coach ? ', below the coach' : ''}`, async () => {
      if (coach) localStorage.setItem('rs-coach', JSON.stringify({portolano: {wish: 'on', seen: []}}));
      try {
        table = await PortHarness.open(portolano.at('plan'), PHONE);
        if (coach) await until(() => table!.all('rs-coach')[0], 'the coach');
        await table.settle();
        const view = table.played!.board;
        const tile = box(table.one(`[data-cell="${view.ships[0]!.cell}"]`));
        const ship = box(table.one('.afloat.mine'));
        const arrows = table.all('.pennant.price:not(.enters)').map(box);
        expect(arrows.length).to.be.above(2);
        for (const {left, right, top, bottom} of arrows) {
          expect(
            Math.min(left - tile.left, tile.right - right, top - tile.top, tile.bottom - bottom),
            'only their tips leave it',
          ).to.be.above(-8);
          expect(
            Math.max(ship.left - right, left - ship.right, ship.top - bottom, top - ship.bottom),
            'apart from the ship',
          ).to.be.above(-1);
        }
        if (coach) expect(box(table.one('rs-port-chart .sheet, .sheet')).width).to.be.at.least(280);
      } finally {
        localStorage.removeItem('rs-coach');
      }
    });

  it('a step over the edge shows where it comes in, and the quay says so; what sealing means stands on the seal', async () => {
    const played = portolano.find({
      phase: 'cards',
      where: ({ships, cells, side, plays}) =>
        plays.length > 0 && cells.length > 0 && ships[0]!.cell % side === 0,
      seed: 'edge',
    });
    table = await PortHarness.open(played, PHONE);
    const enters = table.all('.pennant.enters').map(box);
    expect(enters).not.to.have.length(0);
    const sheet = box(table.one('rs-port-chart .sheet, .sheet'));
    for (const {left, right} of enters) {
      expect(left).to.be.at.least(sheet.left);
      expect(right).to.be.at.most(sheet.right);
    }
    expect(table.one('rs-quay [slot=sub]').textContent).to.contain('no edge');
    const play = played.board.plays.find(({path, mutiny}) => path.length > 0 && !mutiny)!;
    for (const cell of play.path) await table.tap(table.one(`[data-cell="${cell}"]`));
    expect(table.primary.textContent).to.contain('final');
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

  it('the whole chart stands above what is chosen before the first round, the coach above it', async () => {
    localStorage.setItem('rs-coach', JSON.stringify({portolano: {wish: 'on', seen: []}}));
    try {
      for (const phase of ['sterns', 'pirate', 'ships'] as const)
        for (const language of LANGUAGES) {
          table?.close();
          table = await PortHarness.open(portolano.view(phase), PHONE, {language});
          await until(() => table!.all('rs-coach')[0], 'the coach');
          const sheet = table.one('rs-port-chart .sheet, .sheet');
          await until(
            () => box(sheet).bottom <= box(table!.one('rs-quay')).top + 1,
            `${phase} ${language}: the chart above the quay`,
          );
        }
    } finally {
      localStorage.removeItem('rs-coach');
    }
  });

  for (const language of LANGUAGES)
    it(`the whole chart stands above the quay while a course is planned, whatever the coach says: ${language}`, async () => {
      localStorage.setItem('rs-coach', JSON.stringify({portolano: {wish: 'on', seen: []}}));
      try {
        table = await PortHarness.open(portolano.view('plan'), PHONE, {language});
        await until(() => table!.all('rs-coach')[0], 'the coach');
        for (let step = 0; step < 4; step++) {
          await table.settle();
          const said = table.one('rs-coach').shadowRoot!.querySelector('p')!.textContent!;
          const over = box(table.one('rs-port-chart .sheet, .sheet')).bottom - box(table.one('rs-quay')).top;
          expect(over, said).to.be.at.most(1);
          await table.tap(table.one('[data-coach=next]'));
        }
      } finally {
        localStorage.removeItem('rs-coach');
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

  for (const size of [PHONE, TABLET])
    it(`what the pictures of the chart mean is one tap away, in words, at ${size.join('x')}`, async () => {
      table = await PortHarness.open(portolano.at('plan'), size);
      await table.tap(table.one('[data-legend]'));
      const {actions} = await loadPortText('en');
      const said = table.one('rs-dialog[open] rs-port-legend').shadowRoot!.textContent;
      for (const {name} of Object.values(actions)) expect(said).to.include(name);
    });

  it('on a phone on its side it stands on the quay', async () => {
    table = await PortHarness.open(portolano.at('plan'), [844, 390]);
    const legend = box(table.one('rs-quay rs-port-legend'));
    expect(legend.height).to.be.at.least(60);
    expect(legend.bottom).to.be.at.most(box(table.primary).top + 1);
  });

  for (const language of LANGUAGES)
    it(`with three captains each tile of a phone has its name: ${language}`, async () => {
      table = await PortHarness.open(portolano.view('plan', 3), PHONE, {language});
      const names = table.within('rs-port-chart', '.name');
      expect(names.length).to.be.at.least(7);
      for (const name of names) {
        expect(box(name).height, name.textContent!).to.be.greaterThan(0);
        expect(name.scrollWidth, name.textContent!).to.be.at.most(name.clientWidth + 1);
      }
    });

  for (const [seats, size] of [
    [3, PHONE],
    [4, TABLET],
    [4, WIDE],
  ] as const)
    it(`no name runs into a picture of its tile: ${seats} captains at ${size.join('x')}`, async () => {
      for (const language of LANGUAGES) {
        table?.close();
        table = await PortHarness.open(portolano.view('plan', seats), size, {language});
        for (const name of table.within('rs-port-chart', '.name')) {
          const {top, bottom} = box(name);
          const pictures = [...name.closest('.tile')!.querySelectorAll('.act, .ear, .skull, .items')];
          expect(pictures.length).to.be.at.least(3);
          for (const each of pictures.map(box))
            expect(each.bottom <= top + 1 || each.top >= bottom - 1, name.textContent!).to.equal(true);
        }
      }
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
