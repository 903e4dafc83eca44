import {expect} from 'chai';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import type {TableView} from '../../../src/table/view-model.ts';
import {accessible} from '../../support/accessible.ts';
import {PHASES, PlayedTable, phaseTable, tableAt} from '../../support/pr-views.ts';
import {PHONE, TABLET, TableHarness, WIDE} from './harness.ts';

const tables = new Map<string, PlayedTable>();
const at = (phase: (typeof PHASES)[number]): PlayedTable => {
  const known = tables.get(phase) ?? phaseTable(phase);
  tables.set(phase, known);
  return known;
};

describe('accessibility of every phase', () => {
  let table: TableHarness | undefined;
  afterEach(() => table?.close());

  for (const theme of ['light', 'dark'] as const)
    for (const language of LANGUAGES)
      it(`has nothing serious or critical on a phone: ${theme}, ${language}`, async function () {
        this.timeout(60_000);
        for (const phase of PHASES) {
          table?.close();
          table = await TableHarness.open(at(phase), PHONE, {theme, language});
          await table.tap(table.choices[0] ?? table.one('[slot=question]'));
          await accessible(table.element);
        }
      });

  for (const theme of ['light', 'dark'] as const)
    for (const size of [TABLET, WIDE])
      it(`has nothing serious or critical at ${size.join('x')}: ${theme}`, async function () {
        this.timeout(60_000);
        for (const phase of PHASES) {
          table?.close();
          table = await TableHarness.open(at(phase), size, {theme});
          await accessible(table.element);
        }
      });

  for (const theme of ['light', 'dark'] as const)
    it(`has nothing serious or critical in curtain, banners, trial mark and report: ${theme}`, async function () {
      this.timeout(60_000);
      const {view} = at('role');
      const asked = {by: 1, to: 3, moves: 1, mayAnswer: true, mine: false, waiting: [0, 2]};
      const board = {...(view.board as object), endFlags: ['points']};
      const trouble = {code: 'table/host-away', details: {}};
      const refusal = {code: 'pr/too-expensive', details: {short: 2}};
      const shown: readonly TableView[] = [
        {...view, curtain: 2, viewer: null, choices: []},
        {...view, board, trouble, refusal, trial: true, takeBack: {...view.takeBack, asked}},
        {...view, shownAt: 12, choices: []},
      ];
      for (const size of [PHONE, TABLET, WIDE]) {
        for (const each of shown) {
          table?.close();
          table = await TableHarness.open(each, size, {theme});
          await accessible(table.element);
        }
        table?.close();
        const played = new PlayedTable(4, 'report').until(({board}) => board.phase === 'captain');
        table = await TableHarness.open(played.view, size, {theme});
        await table.show(played.until(({board}) => board.phase === 'role').view);
        expect(table.all('.report')).to.have.length(1);
        await accessible(table.element);
      }
    });

  it('has nothing serious or critical in the dialogs of a thing, an island, the result', async function () {
    this.timeout(60_000);
    table = await TableHarness.open(tableAt('over'), PHONE);
    await accessible(table.element);
    table.close();
    table = await TableHarness.open(at('role'), PHONE);
    await table.tap(table.within('rs-pr-strip', 'button')[0]);
    await accessible(table.element);
  });
});
