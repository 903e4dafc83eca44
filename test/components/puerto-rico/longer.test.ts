/** Strings of another language may be two fifths longer than these: nothing on the table may clip or leave its card. */
import {expect} from 'chai';
import {paint, painter} from '../../../components/puerto-rico/index.ts';
import {outwards} from '../../../components/table/deep-focus.ts';
import {loadBoardWords} from '../../../src/games/puerto-rico/text/board/index.ts';
import {loadPrText} from '../../../src/games/puerto-rico/text/index.ts';
import {BUILDINGS} from '../../../src/games/puerto-rico/types.ts';
import {loadTableWords} from '../../../src/i18n/table/index.ts';
import {allLonger} from '../../support/longer.ts';
import {PHASES, phaseTable} from '../../support/pr-views.ts';
import {PHONE, TABLET, TableHarness, WIDE} from './harness.ts';

/** Half a letter of rounding. */
const SLACK = 1.5;

/**
 * What is cut on purpose: texts for screen readers, names of people, what a tap tells whole, lines of the small
 * log that are too old.
 */
const LEFT_OUT = '.hidden-text, rs-mark, h2 span, .who, .lately, rs-board-log';

function* texts(root: ParentNode): Generator<Text> {
  for (const child of root.childNodes) {
    if (child instanceof Text && child.data.trim()) yield child;
    if (!(child instanceof Element) || child.matches(`style, svg, ${LEFT_OUT}`)) continue;
    if (child.shadowRoot) yield* texts(child.shadowRoot);
    yield* texts(child);
  }
}

/** What a text stands on: the nearest ground of its own around it; null for what scrolls away. */
function ground(text: Text): Element | null {
  for (const element of outwards(text.parentElement)) {
    const {backgroundColor, borderTopStyle, overflowY} = getComputedStyle(element);
    if (overflowY === 'auto') return null;
    if (element.clientWidth > 0 && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopStyle !== 'none'))
      return element;
  }
  return null;
}

/** Every text that is cut, or that leaves its card. */
function clipped(root: ParentNode): string[] {
  const found: string[] = [];
  for (const text of texts(root)) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const said = text.data.trim();
    const own = text.parentElement!;
    if (own.clientWidth > 0 && own.scrollWidth > own.clientWidth + SLACK)
      found.push(`${own.localName}.${own.className} cuts "${said}"`);
    const card = ground(text);
    if (!card) continue;
    const edge = card.getBoundingClientRect();
    if (box.right > edge.right + SLACK || box.left < edge.left - SLACK)
      found.push(`"${said}" leaves ${card.localName}.${card.className} sideways`);
    else if (box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK)
      found.push(`"${said}" leaves ${card.localName}.${card.className}`);
  }
  return found;
}

/** The house's own letters: their width is what is tested. */
async function loadFont(): Promise<void> {
  const file = '/node_modules/@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2';
  const font = new FontFace('Gabarito', `url(${file})`, {weight: '400 900'});
  document.fonts.add(await font.load());
}

describe('texts that are two fifths longer', function () {
  this.timeout(60_000);
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
        table = await TableHarness.open(phaseTable(phase), size);
        await table.tap(table.choices[0] ?? table.one('[slot=question]'));
        const {bottom} = table.element.getBoundingClientRect();
        expect(table.primary.getBoundingClientRect().bottom, 'the button').to.be.at.most(bottom + SLACK);
        expect(clipped(table.element.renderRoot as ShadowRoot)).to.deep.equal([]);
      });
});
