/** Every dialog and sheet of the app, opened and measured: it is as high as what it holds needs, up to the page's limit. */
import {expect} from 'chai';
import {deepAll} from '../../../components/kit/deep-focus.ts';
import type {RsDialog} from '../../../components/kit/dialog.ts';
import type {RsTable} from '../../../components/table/table.ts';
import type {Action} from '../../../src/engine/game.ts';
import {catan} from '../../support/decisions/catan.ts';
import type {PlayedGame} from '../../support/decisions/played.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {EVERY, inTurn} from '../../support/in-turn.ts';
import {NAMES, show} from '../../support/pictures/app-screens-page.ts';
import {drawn, until} from '../../support/screen/drawn.ts';
import type {BoardHarness as AnyHarness} from '../board-harness.ts';
import {CatHarness} from '../catan/harness.ts';
import {PortHarness} from '../portolano/harness.ts';
import {TableHarness} from '../puerto-rico/harness.ts';
import {SjHarness} from '../san-juan/harness.ts';
import {viewport} from './harness.ts';

/** In the short run each dialog is measured at one of them. */
const SIZES: readonly (readonly [number, number])[] = [
  [390, 844],
  [844, 390],
  [1194, 834],
];
let turn = 0;

/** Of the pictures of the app, those with a dialog over them; each dialog once, in the long run in each of its states. */
const DIALOGS = NAMES.filter(name =>
  (EVERY
    ? /^(settings|help-|install-|join$|rename|delete|fairness|strikes|talk|people|result)|^table-(leave|go-on|farewell|trial|about|undo-why|since|hint-off)$|^aim-/
    : /^(settings|help-page|install-ios|join|rename|delete|fairness-joint|talk|people|result|aim-portolano|table-(leave|go-on|farewell|trial|about|undo-why|since|hint-off))$/
  ).test(name),
);

type BoardHarness = Pick<AnyHarness<PlayedGame<unknown>, Action>, 'close'>;

/** What opens over a painted board by itself, with the tap that opens it. */
const OVER_BOARDS: Readonly<Record<string, () => Promise<[BoardHarness, Element | undefined]>>> = {
  'an island of Puerto Rico': async () => {
    const table = await TableHarness.open(puertoRico.at('role'));
    return [table, table.within('rs-pr-strip', 'button')[0]];
  },
  'a city of San Juan': async () => {
    const table = await SjHarness.open(sanJuan.at('pick'));
    return [table, table.within('rs-sj-strip', 'button')[0]];
  },
  'a ship of Portolano': async () => {
    const table = await PortHarness.open(portolano.at('plan'));
    return [table, table.one('.stockrow')];
  },
  'a seat of Catan': async () => {
    const table = await CatHarness.open(catan.at('trade'));
    return [table, table.within('rs-cat-strip', 'button')[0]];
  },
  'the rolls of Catan': async () => {
    const table = await CatHarness.open(catan.at('trade'));
    return [table, table.one('[data-rolls]')];
  },
  'the island of Catan as lists': async () => {
    const table = await CatHarness.open(catan.at('trade'));
    return [table, table.one('[data-list]')];
  },
};

describe('dialogs', () => {
  let board: BoardHarness | undefined;
  before(() => {
    document.body.style.margin = '0';
  });
  afterEach(() => {
    board?.close();
    board = undefined;
    document.body.replaceChildren();
  });
  after(() => {
    document.body.style.margin = '';
    return viewport(800, 600);
  });

  const isWhole = async (sizes: typeof SIZES): Promise<void> => {
    const dialog = (await until(() => deepAll(document, 'rs-dialog[open]')[0], 'the dialog')) as RsDialog;
    const root = dialog.shadowRoot!;
    const native = root.querySelector('dialog')!;
    const content = root.querySelector('.content')!;
    for (const [width, height] of sizes) {
      await viewport(width, height);
      await drawn(dialog);
      const what = `${dialog.heading} at ${width}x${height}`;
      // What it holds may be late.
      await until(() => content.scrollHeight > 40, what);
      const beside = native.offsetHeight - content.clientHeight;
      const room = innerHeight * 0.88 - beside;
      expect(content.clientHeight, what).to.be.closeTo(Math.min(content.scrollHeight, room), 1);
      expect(native.getBoundingClientRect().bottom, what).to.be.at.most(innerHeight + 1);
    }
  };

  for (const name of DIALOGS)
    it(`${name}: as high as what it holds, up to the page's limit`, async () => {
      const sizes = inTurn(SIZES, turn++);
      await viewport(...sizes[0]!);
      await show({name, language: 'en', theme: 'light'});
      if (name === 'table-about') await until(() => deepAll(document, 'rs-dialog[open] .thing')[0], name);
      await isWhole(sizes);
    });

  for (const [what, open] of Object.entries(OVER_BOARDS))
    it(`${what}: as high as what it holds, up to the page's limit`, async () => {
      const sizes = inTurn(SIZES, turn++);
      await viewport(...sizes[0]!);
      const [table, opener] = await open();
      board = table;
      expect(opener, what).to.not.equal(undefined);
      (opener as HTMLElement).click();
      await isWhole(sizes);
    });

  for (const entries of [2, Number.POSITIVE_INFINITY])
    it(`the log of ${entries} entries below a board: as high as what it holds, up to its limit`, async () => {
      await viewport(...SIZES[0]!);
      await show({name: 'table-log', language: 'en', theme: 'light'});
      const table = deepAll(document, 'rs-table')[0] as RsTable;
      table.view = {...table.view, log: table.view.log.slice(0, entries)};
      await drawn(document);
      const {shadowRoot} = await until(() => deepAll(document, 'rs-log-sheet')[0], 'the log');
      const section = shadowRoot!.querySelector('section')!;
      const list = shadowRoot!.querySelector('.list')!;
      const beside = section.offsetHeight - list.clientHeight;
      expect(list.scrollHeight).to.be.above(40);
      expect(list.clientHeight).to.be.closeTo(Math.min(list.scrollHeight, 480 - beside), 1);
      expect(section.getBoundingClientRect().bottom).to.be.closeTo(innerHeight, 1);
    });
});
