import {expect} from 'chai';
import {foreign} from '../../../src/base/codes.ts';
import type {Problem} from '../../../src/base/problem.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {PHASES, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {EVERY, inTurn} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {phasesAreAccessible} from '../../support/screen/accessible-phases.ts';
import {PHONE, TABLET, TableHarness, WIDE} from './harness.ts';

describe('accessibility of every phase', () => {
  let table: TableHarness | undefined;
  afterEach(() => table?.close());

  phasesAreAccessible(PHASES, (phase, size, theme, language) =>
    TableHarness.open(puertoRico.view(phase), size, {theme, language}),
  );

  for (const [t, theme] of (['light', 'dark'] as const).entries())
    it(`has nothing serious or critical in curtain, banners, trial mark and report: ${theme}`, async () => {
      const {view} = puertoRico.at('role');
      const asked = {by: 1, to: 3, moves: 1, mayAnswer: true, mine: false, waiting: [0, 2]};
      const board = {...(view.board as object), endFlags: ['points']};
      const trouble: Problem = {code: 'table/host-away', details: {}};
      const refusal = {code: foreign('pr/too-expensive'), details: {short: 2}};
      const shown: readonly TableView[] = [
        {...view, curtain: 2, viewer: null, choices: []},
        {...view, board, trouble, refusal, trial: true, takeBack: {...view.takeBack, asked}},
        {...view, shownAt: 12, choices: []},
      ];
      const sizes = [PHONE, TABLET, WIDE];
      const due = (n: number) => EVERY || n % 2 === t;
      for (const [n, each] of shown.entries())
        for (const size of due(n) ? inTurn(sizes, n + t) : []) {
          table?.close();
          table = await TableHarness.open(each, size, {theme});
          await accessible(table.element);
        }
      for (const size of due(shown.length) ? inTurn(sizes, t) : []) {
        table?.close();
        const played = puertoRico.begin(4, 'report').until(({board}) => board.phase === 'captain');
        table = await TableHarness.open(played.view, size, {theme});
        await table.show(played.until(({board}) => board.phase === 'role').view);
        expect(table.all('.report')).to.have.length(1);
        await accessible(table.element);
      }
    });

  it('has nothing serious or critical in the dialogs of a thing, an island, the result', async () => {
    table = await TableHarness.open(puertoRico.find({phase: 'over'}), PHONE);
    await accessible(table.element);
    table.close();
    table = await TableHarness.open(puertoRico.at('role'), PHONE);
    await table.tap(table.within('rs-pr-strip', 'button')[0]);
    await accessible(table.element);
  });
});
