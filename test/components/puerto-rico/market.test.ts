/** The market says what a building costs, and why it cannot be bought, where one looks. */
import {expect} from 'chai';
import {loadBoardWords, loadPrText} from '../../../src/games/puerto-rico/text/index.ts';
import type {PrView} from '../../../src/games/puerto-rico/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {type PlayedPuertoRico, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {LAPTOP, LOW, PHONE, TableHarness, until, WIDE} from './harness.ts';

/** A table at which some buildings can be bought and some are too dear. */
const choosy = (): PlayedPuertoRico =>
  puertoRico.find({
    phase: 'builder',
    round: 5,
    where: ({market}) => {
      const within = market.filter(entry => entry.left > 0 && entry.refusal === null).length;
      return within > 4 && within < 18;
    },
  });

const refused = (view: PrView) => view.market.filter(({left, refusal}) => left > 0 && refusal !== null);

describe('the market', () => {
  let table: TableHarness;
  before(loadFont);
  afterEach(() => table.close());

  for (const size of [WIDE, LAPTOP])
    it(`says on each small tile why it cannot be bought, at ${size.join('x')}`, async () => {
      table = await TableHarness.open(choosy(), size);
      const reasons = table.within('rs-pr-market', '.mini .why');
      expect(reasons).to.have.length(refused(table.played!.board).length);
      for (const reason of reasons) {
        expect(reason.textContent).to.match(/^(\d+ short|you own it|no space)$/);
        expect(reason.scrollWidth).to.be.at.most(reason.clientWidth);
      }
    });

  for (const language of LANGUAGES)
    it(`cuts no name short on the small tiles for who buys, and says where points and slots stand: ${language}`, async () => {
      table = await TableHarness.open(choosy(), WIDE, {language});
      const {buildings} = await loadPrText(language);
      const names = table.within('rs-pr-market', '.mini .name');
      expect(names.length).to.be.greaterThan(15);
      for (const shown of names) {
        const said = shown.textContent!;
        expect(said, 'no abbreviation').not.to.contain('.');
        expect(
          Object.values(buildings).some(({name, short}) => said === name || said === short),
          said,
        ).to.equal(true);
        expect(shown.scrollWidth, said).to.be.at.most(shown.clientWidth);
        expect(Math.round(shown.getBoundingClientRect().height), `${said}: two lines`).to.be.at.most(28);
        const tile = shown.closest<HTMLElement>('.mini')!;
        expect(tile.scrollHeight, `${said}: within its tile`).to.be.at.most(tile.clientHeight + 1);
      }
      // At every size the choice itself tells them.
      await table.tap(table.choices[0]!);
      const {points, slots} = (await loadPrText(language)).count;
      const {market} = table.played!.board;
      const told = table.one('[slot=sub]').textContent!;
      expect(
        market.some(entry => told.includes(points(entry.points)) && told.includes(slots(entry.slots))),
        told,
      ).to.equal(true);
    });

  it('no flag is bright when the game is over', async () => {
    table = await TableHarness.open(puertoRico.find({phase: 'over'}), WIDE);
    const flags = table.within('rs-pr-roles', '.flag');
    expect(flags).to.have.length(7);
    expect(flags.filter(flag => !flag.matches('.taken'))).to.have.length(0);
  });

  it('has no reasons to give while nobody buys', async () => {
    table = await TableHarness.open(puertoRico.find({phase: 'role', round: 5}), WIDE);
    expect(table.within('rs-pr-market', '.why')).to.have.length(0);
  });

  it('is whole at a glance for who looks back on a phone or watches, row by row for who buys', async () => {
    const played = choosy();
    table = await TableHarness.open(played, PHONE);
    const market = () => {
      const all = table.within('rs-pr-board', 'rs-pr-market');
      expect(all).to.have.length(1);
      return all[0]!;
    };
    const atTop = () =>
      Math.abs(market().getBoundingClientRect().top - table.one('.content').getBoundingClientRect().top) < 20;
    expect(market().getAttribute('layout')).to.equal('list');
    const {view} = table.element;
    for (const elsewhere of [
      {...view, shownAt: 3, choices: []},
      {...view, viewer: null, board: {...played.board, viewer: null}, choices: []},
    ]) {
      await table.show(elsewhere);
      expect(market().getAttribute('layout')).to.equal(null);
      await until(atTop, 'the market at the top');
    }
  });

  it('begins with what can be paid for and what it does, then all others with what is missing', async () => {
    for (const size of [PHONE, LOW]) {
      table?.close();
      table = await TableHarness.open(choosy(), size);
      const {market} = table.played!.board;
      const within = market.filter(({left, refusal}) => left > 0 && refusal === null);
      const rows = table.within('rs-pr-market', '.row');
      expect(rows.map(row => row.matches('button'))).to.deep.equal([
        ...within.map(() => true),
        ...refused(table.played!.board).map(() => false),
      ]);
      const {buildings} = await loadPrText('en');
      rows.forEach((row, i) => {
        if (i < within.length) expect(row.textContent).to.contain(buildings[within[i]!.building].help);
        else expect(row.querySelector('.why')!.textContent).not.to.equal('');
      });
    }
  });

  it('an arrow to what is out of sight lies on the edge of the land, and not on a name', async () => {
    table = await TableHarness.open(choosy(), PHONE);
    const [arrow] = table.within('rs-beyond', '.below span');
    const {bottom} = table.one('.content').getBoundingClientRect();
    expect(bottom - arrow!.getBoundingClientRect().top).to.be.at.most(18);
  });

  it('short reasons are short in every language', async () => {
    for (const language of LANGUAGES) {
      const {whyNot} = await loadBoardWords(language);
      for (const code of ['pr/too-expensive', 'pr/already-owned', 'pr/no-city-space'])
        expect(whyNot({code, details: {short: 10, need: 1}})).to.match(/^.{4,12}$/);
    }
  });

  it('a building unfolds above the quay on a phone, with price, points and slots in words', async () => {
    table = await TableHarness.open(choosy(), PHONE);
    for (const at of [0, 2, 4]) {
      await table.tap(table.choices[at]);
      const row = table.within('rs-pr-market', '.row.chosen')[0]!;
      const land = table.one('.content').getBoundingClientRect();
      await until(() => row.getBoundingClientRect().bottom <= land.bottom, 'the whole row');
      expect(row.getBoundingClientRect().top).to.be.at.least(land.top);
      const [cost, gets] = [...row.querySelectorAll('.sum')].map(line => line.textContent);
      expect(cost, 'points are no part of the price').to.match(/^Cost: \d+ doubloons?[^·]*$/);
      expect(gets).to.match(/^You get: \d points? · \d slots?$/);
    }
  });

  it('words what is off a price, and says nothing of it where nothing is', async () => {
    const said = async (language: 'en' | 'hu' | 'pl') => {
      const {priceSum} = await loadPrText(language);
      return [priceSum(1, 0, 0, 1), priceSum(7, 1, 2, 4)];
    };
    table = await TableHarness.open(choosy(), PHONE);
    expect(await said('en')).to.deep.equal([
      '1 doubloon',
      '4 doubloons instead of 7: 1 less as builder, 2 less for quarries',
    ]);
    expect(await said('hu')).to.deep.equal(['1 dublon', '7 helyett 4 dublon (építész −1, kőbánya −2)']);
    expect(await said('pl')).to.deep.equal([
      '1 dublon',
      '4 dublony zamiast 7: budowniczy −1, kamieniołomy −2',
    ]);
  });
});

describe('the settler on wide screens', () => {
  let table: TableHarness;
  afterEach(() => table.close());

  it('says what each tile would do before one is chosen', async () => {
    table = await TableHarness.open(puertoRico.find({phase: 'settler', round: 3}), WIDE);
    const cards = table.within('rs-pr-row[cards]', 'button');
    expect(cards.length).to.be.greaterThan(1);
    for (const card of cards) expect(card.querySelector('small')!.textContent).not.to.equal('');
    await table.tap(cards[0]);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['settle']);
  });

  it('has the own island one tap away on a phone, wherever the list is scrolled to', async () => {
    for (const size of [PHONE, LOW]) {
      table?.close();
      table = await TableHarness.open(puertoRico.at('builder'), size);
      const content = table.one('.content');
      content.scrollTo(0, content.scrollHeight / 3);
      await table.settle();
      const frame = content.getBoundingClientRect();
      const seen = table.all('.own').find(button => {
        const {top, bottom} = button.getBoundingClientRect();
        return top >= frame.top - 1 && bottom <= frame.bottom;
      });
      await table.tap(seen);
      expect(table.one('rs-dialog[open]').querySelector('rs-pr-island')).not.to.equal(null);
    }
  });

  it('names its columns where they stand side by side', async () => {
    table = await TableHarness.open(puertoRico.at('builder'), WIDE);
    expect(table.all('.grid > h4').map(head => head.textContent?.trim())).to.deep.equal([
      'I',
      'II',
      'III',
      'IV',
    ]);
  });
});
