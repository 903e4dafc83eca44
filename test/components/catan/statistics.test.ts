/** What a finished game brought each seat, below its scores. */
import {expect} from 'chai';
import {painter} from '../../../components/catan/index.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {catan} from '../../support/decisions/catan.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {until} from '../../support/screen/drawn.ts';
import {CatHarness, NARROW} from './harness.ts';

describe('the statistics of Catan', () => {
  let table: CatHarness;
  const parts = (selector: string): HTMLElement[] => [
    ...(table.all('rs-cat-statistics')[0]?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const open = async (...args: Parameters<typeof CatHarness.open>) => {
    table = await CatHarness.open(...args);
    await until(() => parts('table').length > 0, 'the statistics');
    await table.settle();
  };
  afterEach(() => table.close());
  const figures = (row: HTMLElement): number[] =>
    [...row.querySelectorAll('td')].map(({textContent}) => Number(textContent));

  it('stand in the result: a column a seat, and rolls that add up to those of the game', async () => {
    await open(catan.at('over'));
    const [cards, rolls] = parts('table');
    for (const row of cards!.querySelectorAll<HTMLElement>('tbody tr:has(td)'))
      expect(figures(row), row.textContent!).to.have.length(4);
    const sums = [...rolls!.querySelectorAll<HTMLElement>('tbody tr')].map(row =>
      figures(row)
        .slice(0, 4)
        .reduce((all, n) => all + n),
    );
    expect(sums).to.deep.equal(table.board.model.view.rolls);
  });

  it('have the seats in the order of the scores', async () => {
    await open(catan.at('over'));
    const heads = (marks: readonly Element[]) => marks.map(mark => mark.getAttribute('name'));
    const scores = heads(table.within('rs-result', 'thead rs-mark'));
    expect(scores).to.have.length(4);
    for (const each of parts('table'))
      expect(heads([...each.querySelectorAll('thead rs-mark')])).to.deep.equal(scores);
  });

  it('leave out what was taken back', async () => {
    const {view} = catan.at('over');
    const rolled = view.log.find(({events}) => events.some(({type}) => type === 'rolled'))!;
    const said = () => parts('table').map(({textContent}) => textContent);
    await open({...view, log: [...view.log, {...rolled, n: view.log.length, undone: true}]});
    const before = said();
    table.close();
    await open(view);
    expect(said()).to.deep.equal(before);
  });

  for (const language of LANGUAGES)
    it(`fit a narrow phone and are accessible: ${language}`, async () => {
      await open(catan.at('over'), NARROW, {language});
      const statistics = table.one('rs-cat-statistics');
      expect(statistics.scrollWidth).to.be.at.most(statistics.clientWidth);
      await accessible(statistics);
    });
});

describe('the result of Catan', () => {
  it('says why the winner stands first where others have as many points, and only there', async () => {
    const {view} = catan.at('over');
    const {ranking, scores} = view.result!;
    const [[winner] = []] = ranking;
    const most = scores.find(({seat}) => seat === winner)!.total;
    const equalled = {...view.result!, scores: scores.map(score => ({...score, total: most}))};
    for (const language of LANGUAGES) {
      const painting = await painter.open(language);
      expect(painting.result(view).tieBreak).to.equal(null);
      expect(painting.result({...view, result: equalled}).tieBreak).to.contain(view.seats[winner!]!.name);
    }
  });
});
