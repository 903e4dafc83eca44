/** Room for more than usual: strings two fifths longer than the English ones, text at 200 %, five captains. */
import {expect} from 'chai';
import {paint, painter} from '../../../components/portolano/index.ts';
import {loadBoardWords, loadPortText} from '../../../src/games/portolano/text/index.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {loadTableWords} from '../../../src/i18n/load.ts';
import {MOMENTS, portolano} from '../../support/decisions/portolano.ts';
import {inTurn} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {clipped, loadFont, SLACK} from '../../support/screen/clipped.ts';
import {allLonger} from '../../support/screen/longer.ts';
import {NARROW, PHONE, PortHarness, TABLET, WIDE} from './harness.ts';

/** What is cut on purpose besides texts for screen readers: names, what a tap tells whole, dots that somebody chooses, old lines of the small log. */
const LEFT_OUT = 'rs-mark, h2 span, .who, .lately, .choosing, rs-board-log';

const NAMES = MOMENTS.filter(name => name !== 'over');

/** Question and button are on the screen whole. */
function seen(table: PortHarness, told: string): void {
  const frame = table.element.getBoundingClientRect();
  for (const part of ['[slot=question]', '[data-primary]']) {
    const box = table.one(part).getBoundingClientRect();
    expect(box.height, told).to.be.greaterThan(0);
    expect(box.top, told).to.be.at.least(frame.top - SLACK);
    expect(box.bottom, told).to.be.at.most(frame.bottom + SLACK);
    expect(box.left, told).to.be.at.least(frame.left - SLACK);
    expect(box.right, told).to.be.at.most(frame.right + SLACK);
  }
}

describe('Portolano with texts that are two fifths longer', () => {
  const {open} = painter;
  let shell: object;
  let table: PortHarness | undefined;

  before(async () => {
    await loadFont();
    const words = await loadTableWords('en');
    shell = {...words};
    Object.assign(words, allLonger(words));
    painter.open = async language =>
      paint(allLonger(await loadPortText(language)), allLonger(await loadBoardWords(language)));
  });
  after(async () => {
    Object.assign(await loadTableWords('en'), shell);
    painter.open = open;
  });
  afterEach(() => table?.close());

  for (const name of NAMES)
    it(`nothing is cut at any size: ${name}`, async () => {
      table = await PortHarness.open(portolano.view(name), PHONE);
      await table.tap(table.choices[0] ?? table.one('[slot=question]'));
      for (const size of [PHONE, TABLET, WIDE]) {
        await table.resize(size);
        const told = size.join('x');
        seen(table, told);
        expect(clipped(table.element.renderRoot as ShadowRoot, LEFT_OUT), told).to.deep.equal([]);
      }
    });
});

describe('Portolano with text at 200 %', () => {
  let table: PortHarness | undefined;
  before(() => {
    document.documentElement.style.fontSize = '32px';
  });
  after(() => {
    document.documentElement.style.fontSize = '';
  });
  afterEach(() => table?.close());

  // A phone's layout at this size goes by the window's width, which is not the table's here: it is looked at in pictures.
  it(`question and button stay on the screen in every phase at ${WIDE.join('x')}`, async () => {
    for (const name of NAMES) {
      table?.close();
      table = await PortHarness.open(portolano.view(name), WIDE);
      seen(table, name);
      for (const content of table.all('.content, .side'))
        expect(content.scrollWidth, name).to.be.at.most(content.clientWidth + SLACK);
    }
  });
});

describe('Portolano with five captains', () => {
  let table: PortHarness | undefined;
  afterEach(() => table?.close());

  const PHASES = ['cards', 'sea', 'harbour', 'pay'] as const;
  const five = (phase: (typeof PHASES)[number]) => portolano.find({phase, seats: 5, round: 2});

  for (const [n, phase] of PHASES.entries())
    for (const language of inTurn(LANGUAGES, n))
      it(`all of them are there, whole, beside question and button at any size: ${phase}, ${language}`, async () => {
        table = await PortHarness.open(five(phase).view, NARROW, {language});
        for (const size of inTurn([NARROW, PHONE, TABLET, WIDE], n)) {
          await table.resize(size);
          const told = size.join('x');
          seen(table, told);
          const frame = table.element.getBoundingClientRect();
          const others = table
            .all('rs-port-strip, rs-port-rival')
            .flatMap(each => [...each.shadowRoot!.querySelectorAll('button')]);
          expect(others, told).to.have.length(4);
          // A strip may scroll in its own frame; below its last one nothing is lost.
          for (const other of others) expect(other.getBoundingClientRect().width, told).to.be.greaterThan(40);
          expect(others[0]!.getBoundingClientRect().left, told).to.be.at.least(frame.left);
          for (const content of table.all('.content, .side'))
            expect(content.scrollWidth, told).to.be.at.most(content.clientWidth + SLACK);
        }
      });

  it('has nothing serious or critical on a phone', async () => {
    // What five have more than four is the same in each.
    for (const phase of inTurn(PHASES, 0)) {
      table?.close();
      table = await PortHarness.open(five(phase).view, PHONE);
      await accessible(table.element);
    }
  });
});
