/** Fingers on every screen: what two quick taps, a long press and a tap into a field must not do. */
import {expect} from 'chai';
import {deepAll, outwards} from '../../../components/kit/deep-focus.ts';
import {catan} from '../../support/decisions/catan.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {EVERY} from '../../support/in-turn.ts';
import {NAMES, show} from '../../support/pictures/app-screens-page.ts';
import {drawn} from '../../support/screen/drawn.ts';
import {CatHarness} from '../catan/harness.ts';
import {PortHarness} from '../portolano/harness.ts';
import {TableHarness} from '../puerto-rico/harness.ts';
import {SjHarness} from '../san-juan/harness.ts';

const SCREENS = EVERY
  ? NAMES
  : [
      ...['home', 'new-seats', 'new-options-puerto-rico', 'lobby', 'lobby-guest', 'joining', 'history'],
      ...[
        'settings',
        'join',
        'help',
        'rename',
        'install-ios',
        'talk',
        'people',
        'help-page',
        'fairness-joint',
      ],
      ...['table-people', 'table-menu', 'table-log', 'table-coach', 'table-about', 'result'],
    ];

const BOARDS: Readonly<Record<string, () => Promise<{close(): void}>>> = {
  'puerto-rico': () => TableHarness.open(puertoRico.at('role')),
  'san-juan': () => SjHarness.open(sanJuan.at('builder')),
  catan: () => CatHarness.open(catan.at('trade')),
  portolano: () => PortHarness.open(portolano.at('plan')),
};

const CONTROLS = 'a, button, summary, select, input, textarea, label, [role=button], [role=menuitem]';
/** What is typed into, or opens a list: a telephone enlarges the page for smaller letters. */
const TYPED = 'input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea';
/** What people read at a table, and may want to keep. */
const READ = 'rs-dialog, rs-log-sheet';

/** Sizes of text that a device or the settings may ask for, in per cent. */
const TEXTS = [87.5, 100, 125];

/** What somebody else would call it. */
const named = (element: Element): string =>
  [...outwards(element)]
    .slice(0, 4)
    .map(
      ({localName, className}) =>
        localName + (typeof className === 'string' && className ? `.${className}` : ''),
    )
    .join(' < ');

/** Whether a long press selects here: no engine inherits `auto` in words. */
function selectable(element: Element): boolean {
  for (const around of outwards(element)) {
    const style = getComputedStyle(around);
    const is = style.getPropertyValue('-webkit-user-select') || style.getPropertyValue('user-select');
    if (is !== 'auto' && is !== '') return is !== 'none';
  }
  return true;
}

/** Whether two quick taps here enlarge the page. */
const zooms = (element: Element): boolean =>
  [...outwards(element)].every(around => getComputedStyle(around).touchAction === 'auto');

const within = (element: Element, selector: string): Element | undefined =>
  [...outwards(element)].find(around => around.matches(selector));

/** Elements that hold words of their own. */
const worded = (): HTMLElement[] =>
  deepAll(document.body, '*').filter(
    element =>
      !element.matches('style, script') &&
      element.getClientRects().length > 0 &&
      [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== ''),
  );

const each = (elements: readonly Element[], wrong: (element: Element) => boolean): string[] => [
  ...new Set(elements.filter(wrong).map(named)),
];

/** All that fingers must not do on what is shown. */
function atFault(): string[] {
  const controls = deepAll(document.body, CONTROLS);
  const words = worded();
  const atTable = words.filter(element => within(element, 'rs-table'));
  const played = atTable.filter(element => !within(element, READ));
  const read = atTable.filter(element => within(element, READ) && !within(element, CONTROLS));
  const typed = deepAll(document.body, TYPED);
  return [
    ...each([...controls, ...words], zooms).map(what => `enlarges at two taps: ${what}`),
    ...each(
      [...controls.filter(element => !element.matches('input, textarea, a')), ...played],
      selectable,
    ).map(what => `selected by a long press: ${what}`),
    ...each(
      [...read, ...typed.filter(element => !element.matches('select'))],
      element => !selectable(element),
    ).map(what => `cannot be copied: ${what}`),
    ...TEXTS.flatMap(text => {
      document.documentElement.style.fontSize = `${text}%`;
      return each(typed, element => Number.parseFloat(getComputedStyle(element).fontSize) < 16).map(
        what => `under 16 px at ${text} %: ${what}`,
      );
    }),
  ];
}

describe('fingers', () => {
  afterEach(() => {
    document.documentElement.style.fontSize = '';
    document.body.replaceChildren();
  });

  for (const name of SCREENS)
    it(`${name}: no zoom by two taps or by a field, no text selected on what is tapped`, async () => {
      await show({name, language: 'en', theme: 'light'});
      expect(atFault()).to.deep.equal([]);
    });

  for (const [game, open] of Object.entries(BOARDS))
    it(`the board of ${game}: no zoom by two taps, no text selected`, async () => {
      const table = await open();
      await drawn(document);
      expect(atFault()).to.deep.equal([]);
      table.close();
    });

  it('people can copy what they want to: the code of a table, and what others say', async () => {
    for (const [name, selector] of [
      ['lobby', '.code'],
      ['talk', '.said span'],
    ] as const) {
      await show({name, language: 'en', theme: 'light'});
      const found = deepAll(document.body, selector);
      expect(found, name).to.not.have.length(0);
      expect(
        found.filter(element => !selectable(element)),
        name,
      ).to.have.length(0);
    }
  });

  it('two fingers may enlarge the page', async () => {
    for (const page of ['index', 'gallery']) {
      const text = await (await fetch(`/public/${page}.html`)).text();
      const content = new DOMParser()
        .parseFromString(text, 'text/html')
        .querySelector<HTMLMetaElement>('meta[name=viewport]')!.content;
      expect(content).to.include('width=device-width');
      expect(content).not.to.match(/user-scalable|maximum-scale/);
    }
  });
});
