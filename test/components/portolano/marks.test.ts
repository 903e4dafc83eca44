/** What can be tapped on the chart bears a mark, and nothing else does; what a tap explains speaks of the game alone. */
import {expect} from 'chai';
import {remember} from '../../../components/board/coach-memory.ts';
import {painter} from '../../../components/portolano/index.ts';
import {STEPS} from '../../../src/games/portolano/coach.ts';
import {loadPortText} from '../../../src/games/portolano/text/index.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {until} from '../../support/screen/drawn.ts';
import {LOW, PHONE, PortHarness, TABLET} from './harness.ts';

/** It shines around itself. */
const isMarked = (tile: Element): boolean => getComputedStyle(tile).boxShadow !== 'none';

describe('marks of the chart of Portolano', () => {
  let table: PortHarness | undefined;
  afterEach(() => table?.close());

  for (const moment of ['pirate', 'ships'] as const)
    for (const size of [PHONE, LOW, TABLET])
      it(`${moment}: each tile that can be chosen is marked, no other one is: ${size.join('x')}`, async () => {
        table = await PortHarness.open(portolano.at(moment), size);
        const tiles = table.all('.tile');
        const open = tiles.filter(tile => tile.matches('[data-choice]'));
        expect(open).to.not.have.length(0);
        expect(tiles.filter(isMarked)).to.deep.equal(open);
        await table.tap(open[0]);
        expect(isMarked(open[0]!), 'the chosen one has the frame of what is chosen').to.equal(false);
        expect(isMarked(open[1]!), 'another one can be chosen still').to.equal(true);
      });

  it('plan: the tiles of the next step shine, and no other one does', async () => {
    table = await PortHarness.open(portolano.at('plan'));
    const {cells, ships} = table.played!.board;
    const beside = table
      .all('.tile')
      .filter(tile => cells[ships[0]!.cell]!.neighbours.includes(Number(tile.dataset['cell'])));
    expect(beside).not.to.have.length(0);
    expect(table.all('.tile').filter(isMarked)).to.deep.equal(beside);
  });

  it('harbour: no tile bears the mark of a place to choose', async () => {
    table = await PortHarness.open(portolano.at('harbour'));
    expect(table.all('.tile').filter(isMarked)).to.have.length(0);
  });

  it('the coach rings no tile that cannot be chosen while one is placed', () => {
    for (const moment of ['pirate', 'ships'] as const) {
      const played = portolano.at(moment);
      const harbours = played.board.cells.flatMap(({cell, harbour}) => (harbour ? [`cell:${cell}`] : []));
      for (const {id, about} of STEPS.filter(step => step.when(played.board, true)))
        expect(
          (about?.(played.board) ?? []).filter(topic => harbours.includes(topic)),
          id,
        ).to.deep.equal([]);
    }
  });

  it('the coach rings what threatens otherwise than what one may do', async () => {
    const seen = STEPS.map(({id}) => id).filter(id => id !== 'danger');
    remember('portolano', {wish: 'on', seen});
    try {
      table = await PortHarness.open(portolano.at('plan'));
      const rings = () =>
        table!
          .all('[data-help]')
          .flatMap(each =>
            each.getAnimations().some(({effect}) => effect?.getTiming().duration === 1e9)
              ? getComputedStyle(each).outlineStyle
              : [],
          );
      await until(() => rings().length > 0, 'the rings');
      expect([...new Set(rings())]).to.deep.equal(['dashed']);
    } finally {
      localStorage.removeItem('rs-coach');
    }
  });

  for (const language of LANGUAGES)
    it(`where the figures come from stands in the rules, not in what a tap opens: ${language}`, async () => {
      const {help} = await loadPortText(language);
      table = await PortHarness.open(portolano.at('plan'), PHONE, {language});
      const painting = await painter.open(language, table.element.view);
      for (const {cell} of table.played!.board.cells) {
        const about = painting.about(`cell:${cell}`, table.element.view)!;
        expect(about.body, about.title).to.not.include(help.designed.body);
      }
      await table.tap(table.one('.stockrow'));
      expect(table.one('rs-dialog[open]').textContent).to.not.include(help.designed.body);
    });
});
