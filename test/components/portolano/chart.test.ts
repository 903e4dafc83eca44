/** The chart is read at every size: what sails, points or shines there covers nothing that a tile says. */

import {expect} from 'chai';
import {type PlayedPortolano, portolano} from '../../support/decisions/portolano.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {LOW, NARROW, PHONE, PortHarness, TABLET, WIDE} from './harness.ts';

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** How far one thing lies over another, in px of the shorter way out. */
const depth = (one: Box, other: Box): number =>
  Math.min(one.right - other.left, other.right - one.left, one.bottom - other.top, other.bottom - one.top);

/** Of words the letters, not the line in which they stand. */
function boxOf(part: Element): Box {
  if (!part.matches('.name')) return part.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(part);
  return range.getBoundingClientRect();
}

/** What a tile says; a picture has a margin, and a ship that lies alone may touch it. */
const SAID = '.name, .items > *, .slot, .pay.lit, .refill';
const PICTURES = '.act, .ear > *';
const OVER = '.afloat, .drifts, .pennant:not(.enters)';

describe('the chart of Portolano', () => {
  let table: PortHarness | undefined;
  before(loadFont);
  afterEach(() => table?.close());

  /** What lies over what, in words; by how much of a tile's unit that is allowed. */
  function covered(): string[] {
    const chart = table!.one('rs-port-chart').shadowRoot!;
    const unit = chart.querySelector('.tile')!.getBoundingClientRect().width / 76;
    const over = [...chart.querySelectorAll(OVER)].map(part => ({part, at: boxOf(part)}));
    const found: string[] = [];
    for (const [selector, most] of [
      [SAID, 4],
      [PICTURES, 11],
    ] as const)
      for (const said of chart.querySelectorAll(selector)) {
        if (said.getClientRects().length === 0) continue;
        const at = boxOf(said);
        for (const each of over)
          if (depth(at, each.at) > most * unit)
            found.push(
              `${each.part.className.trim()} lies over ${said.className || said.localName} of ${said.closest('.tile')!.getAttribute('aria-label')!.slice(0, 20)} by ${(depth(at, each.at) / unit).toFixed(1)}`,
            );
      }
    return found;
  }

  for (const size of [NARROW, PHONE, LOW, TABLET, WIDE])
    for (const seats of [2, 4])
      it(`nothing lies over what a tile says: ${seats} captains at ${size.join('x')}`, async () => {
        for (const moment of ['ships', 'plan', 'cards', 'harbour'] as const) {
          table?.close();
          table = await PortHarness.open(portolano.view(moment, seats), size, {language: 'hu'});
          // A phone shows a harbour alone while it is filled.
          if (table.all('rs-port-chart').length > 0) expect(covered(), moment).to.deep.equal([]);
        }
      });

  for (const size of [PHONE, TABLET])
    it(`a plan covers nothing of the tiles that it leaves, at ${size.join('x')}`, async () => {
      const played: PlayedPortolano = portolano.at('plan');
      table = await PortHarness.open(played, size);
      const {path} = played.board.plays.find(each => each.path.length === 2 && !each.mutiny)!;
      for (const cell of path) {
        await table.tap(table.one(`[data-cell="${cell}"]`));
        expect(covered()).to.deep.equal([]);
      }
    });

  it('what shines around a tile takes nothing from it', async () => {
    table = await PortHarness.open(portolano.view('ships'), PHONE);
    const chart = table.one('rs-port-chart').shadowRoot!;
    const tiles = [...chart.querySelectorAll('.tile.place')];
    expect(tiles).not.to.have.length(0);
    for (const tile of tiles) {
      const over = getComputedStyle(tile, '::after');
      expect(over.content, 'a frame over the tile').to.equal('none');
      expect(getComputedStyle(tile).boxShadow).not.to.include('inset');
    }
  });

  it('the face below a folded corner is seen whole', async () => {
    table = await PortHarness.open(portolano.view('plan'), PHONE);
    const chart = table.one('rs-port-chart').shadowRoot!;
    const ears = [...chart.querySelectorAll('.tile:not(.leaves) .ear')];
    expect(ears).not.to.have.length(0);
    for (const ear of ears) {
      const fold = ear.getBoundingClientRect();
      const face = ear.querySelector('rs-symbol')!.getBoundingClientRect();
      // The fold goes from its upper left to its lower right corner.
      const rest = fold.right - face.left + (face.bottom - fold.top) - fold.width;
      expect(rest, 'beyond the fold').to.be.at.most(1);
    }
  });
});
