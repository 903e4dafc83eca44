import {expect} from 'chai';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {catan} from '../../support/decisions/catan.ts';
import type {PlayedGame} from '../../support/decisions/played.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {LOW, PHONE, TABLET, TableHarness, WIDE} from '../puerto-rico/harness.ts';

const GAMES: Readonly<Record<string, () => PlayedGame<unknown>>> = {
  'puerto-rico': () => puertoRico.begin(3, 'lately'),
  'san-juan': () => sanJuan.begin(3, 'lately'),
  catan: () => catan.begin(3, 'lately'),
  portolano: () => portolano.begin(3, 'lately'),
};

/** The viewer decides, and others have moved more than once since the last own decision. */
function missed(played: PlayedGame<unknown>): TableView {
  for (;;) {
    while (played.toAct[0] === 0) played.step();
    let others = 0;
    for (; played.toAct[0] !== 0 && !played.over; others++) played.step();
    if (played.over) throw new Error('nothing was missed');
    if (others > 1) return played.view;
  }
}

describe('what happened since the own move', () => {
  let table: TableHarness;
  afterEach(() => table.close());

  for (const [game, begin] of Object.entries(GAMES))
    it(`stands in plain sight at every size, and all of it is one tap away: ${game}`, async () => {
      const view = missed(begin());
      for (const size of [PHONE, TABLET, LOW, WIDE]) {
        table?.close();
        table = await TableHarness.open(view, size);
        if (size === WIDE) continue;
        const strip = table.one(size === LOW ? '.missed' : '.lately');
        const more = /\S+ .*and (\d+) more/s.exec(strip.textContent!)?.[1];
        const {width, height} = strip.getBoundingClientRect();
        expect(width).to.be.greaterThan(100);
        expect(height).to.be.at.least(24);
        await table.tap(strip);
        const dialog = table.one('rs-dialog[open]');
        const {length} = dialog.querySelectorAll('li');
        expect(length).to.be.at.least(2);
        expect(dialog.getAttribute('heading'), 'counts what is listed').to.contain(` ${length} moves`);
        expect(Number(more), `the strip counts the same at ${size.join('x')}`).to.equal(length - 1);
      }
      expect(table.all('rs-board-log').length, 'on wide screens the log is there').to.equal(1);
    });

  it('goes when it was read, and comes back with the next', async () => {
    const played = puertoRico.begin(3, 'lately');
    table = await TableHarness.open(missed(played));
    await table.tap(table.one('.lately'));
    table.one('rs-dialog[open]').dispatchEvent(new CustomEvent('rs-close'));
    await table.settle();
    expect(table.all('.lately')).to.have.length(0);
    await table.show(missed(played));
    expect(table.all('.lately')).to.have.length(1);
  });
});
