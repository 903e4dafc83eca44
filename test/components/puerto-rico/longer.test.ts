/** Strings of another language may be two fifths longer than these: nothing on the table may clip or leave its card. */
import {expect} from 'chai';
import {paint, painter} from '../../../components/puerto-rico/index.ts';
import {loadBoardWords, loadPrText} from '../../../src/games/puerto-rico/text/index.ts';
import {BUILDINGS} from '../../../src/games/puerto-rico/types.ts';
import {loadTableWords} from '../../../src/i18n/load.ts';
import {PHASES, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {clipped, loadFont, SLACK} from '../../support/screen/clipped.ts';
import {allLonger} from '../../support/screen/longer.ts';
import {PHONE, TABLET, TableHarness, WIDE} from './harness.ts';

/** What is cut on purpose besides texts for screen readers: names, what a tap tells whole, old lines of the small log. */
const LEFT_OUT = 'rs-mark, h2 span, .who, .lately, rs-board-log';

describe('texts that are two fifths longer', () => {
  const {open} = painter;
  let shell: object;
  let table: TableHarness | undefined;

  before(async () => {
    await loadFont();
    const words = await loadTableWords('en');
    shell = {...words};
    Object.assign(words, allLonger(words));
    painter.open = async language => {
      const text = await loadPrText(language);
      const longer = allLonger(text);
      const buildings = {...longer.buildings};
      // Short names have a limit of their own, which the tests of the texts know.
      for (const building of BUILDINGS)
        buildings[building] = {...buildings[building], short: text.buildings[building].short};
      return paint({...longer, buildings}, allLonger(await loadBoardWords(language)), null);
    };
  });
  after(async () => {
    Object.assign(await loadTableWords('en'), shell);
    painter.open = open;
  });
  afterEach(() => table?.close());

  for (const size of [PHONE, TABLET, WIDE])
    for (const phase of PHASES)
      it(`clip nothing at ${size.join('x')}: ${phase}`, async () => {
        table = await TableHarness.open(puertoRico.at(phase), size);
        await table.tap(table.choices[0] ?? table.one('[slot=question]'));
        const {bottom} = table.element.getBoundingClientRect();
        expect(table.primary.getBoundingClientRect().bottom, 'the button').to.be.at.most(bottom + SLACK);
        expect(clipped(table.element.renderRoot as ShadowRoot, LEFT_OUT)).to.deep.equal([]);
      });
});
