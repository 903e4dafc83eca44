import {LANGUAGES} from '../../../src/table/view-model.ts';
import {accessible} from '../../support/accessible.ts';
import {PHASES, type PlayedTable, phaseTable, tableAt} from '../../support/pr-views.ts';
import {PHONE, TableHarness, WIDE} from './harness.ts';

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
    it(`has nothing serious or critical on a laptop: ${theme}`, async function () {
      this.timeout(60_000);
      for (const phase of PHASES) {
        table?.close();
        table = await TableHarness.open(at(phase), WIDE, {theme});
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
