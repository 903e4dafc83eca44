/** The other players of San Juan beside each other on a phone. */
import {expect} from 'chai';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {NARROW, PHONE, SjHarness} from './harness.ts';

describe('the strip of San Juan', () => {
  let table: SjHarness | undefined;
  afterEach(() => table?.close());

  for (const seats of [2, 3, 4])
    it(`${seats} seats: every figure is whole`, async () => {
      for (const size of [PHONE, NARROW]) {
        table?.close();
        table = await SjHarness.open(sanJuan.begin(seats, 'strip of San Juan'), size);
        const cards = table.within('rs-sj-strip', '.figures');
        expect(cards).to.have.length(seats - 1);
        for (const card of cards) expect(card.scrollWidth).to.be.at.most(card.clientWidth);
      }
    });
});
