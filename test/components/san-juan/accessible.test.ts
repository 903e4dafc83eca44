import {expect} from 'chai';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {PHASES, sanJuan} from '../../support/decisions/san-juan.ts';
import {inTurn} from '../../support/in-turn.ts';
import {phasesAreAccessible} from '../../support/screen/accessible-phases.ts';
import {apart} from '../../support/screen/apart.ts';
import {LOW, NARROW, PHONE, SjHarness, TABLET, WIDE} from './harness.ts';

describe('accessibility and layout of every phase of San Juan', () => {
  let table: SjHarness | undefined;
  afterEach(() => table?.close());

  phasesAreAccessible(PHASES, (phase, size, theme, language) =>
    SjHarness.open(sanJuan.view(phase), size, {theme, language}),
  );

  // Hungarian has the longest words; phones, the narrowest, hear every language.
  for (const [n, phase] of PHASES.entries())
    it(`question and primary button are seen, nothing is wider than the table at any size: ${phase}`, async () => {
      for (const language of LANGUAGES) {
        const small = inTurn(LANGUAGES, n).includes(language) ? [PHONE, NARROW] : [];
        const sizes = [...small, ...(language === 'hu' ? inTurn([TABLET, WIDE, LOW], n) : [])];
        if (sizes.length === 0) continue;
        table?.close();
        table = await SjHarness.open(sanJuan.view(phase), sizes[0], {language});
        for (const size of sizes) {
          await table.resize(size);
          const told = `${size.join('x')} ${language}`;
          const frame = table.element.getBoundingClientRect();
          for (const part of [table.one('[slot=question]'), table.primary]) {
            const box = part.getBoundingClientRect();
            expect(box.bottom, told).to.be.at.most(frame.bottom + 1);
            expect(box.right, told).to.be.at.most(frame.right + 1);
            expect(box.top, told).to.be.at.least(frame.top);
          }
          for (const content of table.all('.content, .middle'))
            expect(content.scrollWidth, told).to.be.at.most(content.clientWidth + 1);
        }
      }
    });

  it('cards of a large hand are all there and do not overlap', async () => {
    table = await SjHarness.open(sanJuan.find({phase: 'builder', where: ({hand}) => hand.length >= 10}));
    const boxes = table.choices.map(card => card.getBoundingClientRect());
    expect(boxes.length).to.be.at.least(10);
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        expect(apart(a, b)).to.equal(true);
      }
    });
    for (const box of boxes) expect(box.width).to.be.at.least(44);
  });
});
