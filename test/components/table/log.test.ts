/** The log at the table: beside the board or below it, and the board in sight while somebody looks back. */
import {expect} from 'chai';
import {deepFocus} from '../../../components/kit/deep-focus.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {EVERY} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {LAPTOP, LOW, PHONE, TABLET, TableHarness, until, WIDE} from '../puerto-rico/harness.ts';

const ON_ITS_SIDE = [1024, 768] as const;

/** Axe looks at it beside the board at one size and below it at another; at every size in the long run. */
const LOOKED: readonly unknown[] = [WIDE, PHONE];
const looked = (size: readonly [number, number]): boolean => EVERY || LOOKED.includes(size);

describe('the log at the table', () => {
  let table: TableHarness;
  afterEach(() => table.close());

  const {view} = puertoRico.at('role');

  async function open(size: readonly [number, number]): Promise<HTMLElement> {
    table = await TableHarness.open(view, size);
    // The session's answer.
    table.element.addEventListener('rs-act', ({detail}) => {
      if (detail.act === 'scrub') table.element.view = {...table.element.view, shownAt: detail.to};
    });
    const menu = table.within('rs-table-bar', 'rs-menu')[0]!;
    await table.tap(menu.shadowRoot!.querySelector<HTMLElement>('rs-button')!);
    await table.tap(menu.shadowRoot!.querySelector<HTMLElement>('[role=menuitem]')!);
    await until(() => table.within('rs-log', '.entry').length > 0, 'the log');
    return table.one('rs-log-sheet');
  }

  const stepBack = async (): Promise<void> => {
    await table.tap(table.within('rs-scrubber', 'rs-button')[1]);
    await until(() => table.element.view.shownAt !== null, 'the past');
    await table.settle();
  };

  for (const size of [WIDE, LAPTOP, ON_ITS_SIDE])
    it(`stands beside the whole board at ${size.join('x')}`, async () => {
      const sheet = await open(size);
      await stepBack();
      const side = sheet.getBoundingClientRect();
      const board = table.board.getBoundingClientRect();
      expect(side.width).to.be.greaterThan(280);
      expect(board.right).to.be.at.most(side.left + 1);
      expect(board.bottom).to.be.closeTo(side.bottom, 1);
      for (const part of table.all('.content, .middle, .east, .west, rs-quay'))
        expect(part.scrollWidth, part.className).to.be.at.most(part.clientWidth + 1);
      if (size !== ON_ITS_SIDE)
        for (const part of table.all('.middle, .east, .west'))
          expect(part.scrollHeight, part.className).to.be.at.most(part.clientHeight + 1);
      await until(() => table.within('rs-log', '.here').length === 1, 'the entry that is shown');
      expect(table.all('main[inert]')).to.have.length(0);
      if (looked(size)) await accessible(table.element);
    });

  it('lengthens no page by what it says to screen readers alone', async () => {
    await open(WIDE);
    const list = table.within('rs-log-sheet', 'rs-log')[0]!;
    expect(list.scrollHeight, 'more than there is room for').to.be.above(WIDE[1]);
    const page = document.documentElement.scrollHeight;
    list.hidden = true;
    expect(page).to.equal(document.documentElement.scrollHeight);
  });

  for (const size of [PHONE, LOW])
    it(`its buttons stay under the finger when it folds away, at ${size.join('x')}`, async () => {
      await open(size);
      const places = () =>
        table
          .within('rs-scrubber', 'rs-button')
          .map(button => Math.round(button.getBoundingClientRect().left));
      const before = places();
      expect(before).to.have.length(6);
      await stepBack();
      expect(places()).to.deep.equal(before);
    });

  for (const size of [PHONE, LOW])
    it(`the details of an entry at the lower edge come into sight at ${size.join('x')}`, async () => {
      const sheet = await open(size);
      const list = sheet.shadowRoot!.querySelector('.list')!;
      const bottom = list.getBoundingClientRect().bottom;
      const entries = table.within('rs-log', '.entry');
      await table.tap(entries.findLast(entry => entry.getBoundingClientRect().top < bottom));
      const opened = table.within('rs-log', '.from')[0]!;
      expect(opened.getBoundingClientRect().bottom).to.be.at.most(bottom + 1);
    });

  it('nothing is taken back from the past: neither by the button nor by its key', async () => {
    await open(PHONE);
    const takeBack = {...table.element.view.takeBack, to: 3, free: true, moves: 1, refusal: null};
    await table.show({...table.element.view, takeBack});
    expect(table.all('[data-undo]')).to.have.length(1);
    await stepBack();
    expect(table.all('[data-undo], [data-undo-why]')).to.have.length(0);
    table.acts.length = 0;
    (deepFocus() as HTMLElement | null)?.blur();
    await table.key('u');
    expect(table.acts).to.deep.equal([]);
  });

  for (const size of [PHONE, LOW, TABLET])
    it(`folds away below the board at ${size.join('x')} as soon as somebody looks back`, async () => {
      const sheet = await open(size);
      expect(table.all('main[inert]')).to.have.length(1);
      if (looked(size)) await accessible(table.element);
      await stepBack();
      expect(table.all('main[inert]')).to.have.length(0);
      const strip = sheet.getBoundingClientRect();
      expect(strip.height).to.be.at.most(110);
      expect(strip.bottom).to.be.at.most(table.element.getBoundingClientRect().bottom + 0.5);
      expect(table.one('rs-quay').getBoundingClientRect().bottom).to.be.at.most(strip.top + 0.5);
      expect(table.one('.content').getBoundingClientRect().height).to.be.at.least(size === LOW ? 100 : 170);
      if (looked(size)) await accessible(table.element);
      await table.tap(table.one('[data-list]'));
      await until(() => table.within('rs-log', '.here').length === 1, 'the entry that is shown');
    });

  it('says on the quay which entry is shown and what happened then', async () => {
    await open(PHONE);
    await stepBack();
    const {shownAt, log} = table.element.view;
    expect(table.question).to.contain(String(shownAt));
    expect(log[shownAt!]!.events).not.to.have.length(0);
    expect(table.one('[slot=sub]').textContent).to.match(/Krzysztof|Zsófia|Bence|Dóra/);
  });

  it('Esc closes it and gives the focus back; from below that is back to the present', async () => {
    for (const size of [PHONE, WIDE]) {
      table?.close();
      await open(size);
      await stepBack();
      await table.key('Escape');
      expect(table.all('rs-log-sheet')).to.have.length(0);
      expect(document.activeElement).to.equal(table.element);
      expect(table.one('rs-table-bar').shadowRoot!.activeElement?.localName).to.equal('rs-menu');
      expect(table.element.view.shownAt === null).to.equal(size === PHONE);
      expect(table.all('rs-banner').length).to.equal(size === PHONE ? 0 : 1);
    }
  });

  it('keys inside it mean the log, not the board', async () => {
    await open(WIDE);
    expect(table.one('rs-log-sheet').shadowRoot!.activeElement?.localName).to.equal('h2');
    await table.key('1');
    await table.key('Enter');
    expect(table.moves).to.have.length(0);
    expect(table.all('.chosen')).to.have.length(0);
  });

  it('one plays on beside it', async () => {
    await open(WIDE);
    await table.tap(table.choices[0]);
    await table.tap(table.primary);
    expect(table.moves).to.have.length(1);
  });
});
