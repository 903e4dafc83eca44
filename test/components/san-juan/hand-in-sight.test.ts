/** The own hand is in sight while one chooses by it, and what others did is read at a glance. */
import {expect} from 'chai';
import {turnsOf} from '../../../components/san-juan/deeds.ts';
import {layOut} from '../../../components/san-juan/model.ts';
import {loadBoardWords, loadSjText} from '../../../src/games/san-juan/text/index.ts';
import {LANGUAGES, type Language} from '../../../src/i18n/language.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {inTurn} from '../../support/in-turn.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {until} from '../../support/screen/drawn.ts';
import {LOW, PHONE, SjHarness, TABLET, WIDE} from './harness.ts';

const box = (element: HTMLElement) => element.getBoundingClientRect();

let turn = 0;

describe('the hand in sight', () => {
  let table: SjHarness | undefined;
  before(loadFont);
  beforeEach(() => localStorage.setItem('rs-coach', '{"san-juan":{"wish":"on","seen":[]}}'));
  afterEach(() => {
    table?.close();
    localStorage.removeItem('rs-coach');
  });

  async function open(
    view: Parameters<typeof SjHarness.open>[0],
    size: readonly [number, number],
    language: Language = 'en',
  ) {
    table?.close();
    table = await SjHarness.open(view, size, {language});
    await until(() => table!.all('rs-coach').length > 0, 'the coach');
    await table.settle();
    return table;
  }

  /** Top of the water: the quay with its wave. */
  const shore = () => box(table!.one('rs-quay')).top;

  for (const size of [PHONE, LOW])
    for (const phase of ['pick', 'councillor'] as const)
      it(`while one chooses, with the coach open, the price of each card stands above the quay: ${phase}, ${size.join('x')}`, async () => {
        for (const language of inTurn(LANGUAGES, turn++)) {
          await open(sanJuan.find({phase, where: ({hand}) => hand.length > 4}), size, language);
          const land = box(table!.one('.content'));
          const prices = table!.within('rs-sj-hand', '.card .price');
          expect(prices.length).to.be.greaterThan(4);
          for (const price of prices) {
            const {top, bottom, left, right} = box(price);
            expect(top).to.be.at.least(land.top);
            expect(bottom).to.be.at.most(size === LOW ? land.bottom : shore() - 8);
            expect(left).to.be.at.least(land.left);
            expect(right).to.be.at.most(land.right);
          }
        }
      });

  it('it covers no role that can be taken, or an arrow leads there', async () => {
    for (const language of LANGUAGES) {
      await open(sanJuan.find({phase: 'pick', where: ({hand}) => hand.length > 4}), PHONE, language);
      const hand = box(table!.one('rs-sj-hand')).top;
      const covered = table!.choices.filter(flag => (box(flag).top + box(flag).bottom) / 2 > hand);
      if (language === 'en') expect(covered).to.have.length(0);
      const arrows = table!.within('rs-beyond', '.below');
      expect(arrows.length, language).to.equal(covered.length > 0 ? 1 : 0);
    }
  });

  for (const phase of ['keep', 'take'] as const)
    it(`so it is while one chooses of drawn cards, and these are whole: ${phase}`, async () => {
      await open(
        sanJuan.find({phase, where: ({hand, drawn: cards}) => hand.length > 0 && cards.length < 7}),
        PHONE,
      );
      const chosen = table!.within('rs-sj-hand', '.fan .card');
      expect(chosen.length).to.be.greaterThan(1);
      const hand = table!.within('rs-sj-hand', '.dock .price');
      expect(hand.length).to.equal(table!.played!.board.hand.length);
      for (const price of hand) expect(box(price).bottom).to.be.at.most(shore() - 8);
      for (const card of chosen) expect(box(card).bottom).to.be.at.most(box(hand[0]!).top + 1);
      if (phase === 'take') return;
      // Low cards say on the quay what they do.
      await table!.tap(table!.choices[0]!);
      const {buildings} = await loadSjText('en');
      const {drawn: cards} = table!.played!.board;
      const marked = cards.find(card =>
        table!.one('[slot=sub]').textContent!.includes(buildings[card.building].name),
      );
      expect(marked, 'the last one that was marked').not.to.equal(undefined);
    });

  it('with the largest text it lies below all the rest and covers nothing', async () => {
    document.documentElement.style.fontSize = '32px';
    try {
      await open(sanJuan.view('pick'), [320, 568]);
      expect(getComputedStyle(table!.one('rs-sj-hand')).position).to.equal('static');
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });
});

describe('what a building costs and brings', () => {
  let table: SjHarness | undefined;
  afterEach(() => table?.close());

  for (const size of [PHONE, WIDE])
    it(`what is gained stands beside the price: ${size.join('x')}`, async () => {
      table = await SjHarness.open(sanJuan.at('builder'), size);
      await table.tap(table.choices.find(card => card.getAttribute('aria-disabled') === 'false'));
      const {gets} = await loadBoardWords('en');
      expect(table.one('[slot=sub]').textContent).to.match(new RegExp(`${gets}: \\d+ points?`));
    });

  it('the tray says how many are still to be chosen', async () => {
    table = await SjHarness.open(
      sanJuan.find({
        phase: 'builder',
        where: ({hand}) =>
          hand.some(({sites}) => !sites[0]!.refusal && (sites[0]!.proposal?.pay.length ?? 0) > 1),
      }),
      PHONE,
    );
    const hand = table.played!.board.hand;
    const at = hand.findIndex(({sites}) => !sites[0]!.refusal && (sites[0]!.proposal?.pay.length ?? 0) > 1);
    await table.tap(table.within('rs-sj-hand', 'button.card')[at]);
    expect(table.all('.due.open')).to.have.length(0);
    await table.tap(table.one('.coin'));
    expect(table.one('.due.open').textContent).to.contain('1 more to pay');
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
  });
});

describe('the round at a glance', () => {
  let table: SjHarness | undefined;
  afterEach(() => table?.close());

  /** Another seat decides in a role that somebody took. */
  const waiting = () =>
    sanJuan
      .begin(4, 'round at a glance')
      .until(
        ({board, toAct}) => board.round > 1 && board.role !== null && toAct.length > 0 && !toAct.includes(0),
      );

  for (const size of [PHONE, LOW, TABLET, WIDE])
    it(`names each role that was taken and by whom while others decide: ${size.join('x')}`, async () => {
      for (const language of inTurn(LANGUAGES, turn++)) {
        table?.close();
        const played = waiting();
        table = await SjHarness.open(played, size, {language});
        const {roles} = await loadSjText(language);
        const taken = played.board.roles.filter(({takenBy}) => takenBy !== null);
        const turns = table.within('rs-sj-round', '.turn');
        expect(turns).to.have.length(taken.length);
        for (const {role, takenBy} of taken) {
          const row = turns.find(each => each.textContent!.includes(roles[role].name));
          expect(row!.querySelector('p')!.textContent).to.contain(played.view.seats[takenBy!]!.name);
        }
        const [first] = turns;
        expect(first!.textContent, 'the running one first').to.contain(roles[played.board.role!].name);
        expect(first!.querySelectorAll('.acts')).to.have.length(1);
        const {top, bottom} = box(first!);
        expect(top).to.be.at.least(0);
        expect(bottom, 'in sight').to.be.at.most(size[1]);
      }
    });

  it('what a seat has of a role is what the log tells, and is read out', async () => {
    const [text, words] = [await loadSjText('en'), await loadBoardWords('en')];
    const played = sanJuan.begin(4, 'deeds of a round');
    let built = 0;
    let rounds = 0;
    while (!played.over && rounds < 6) {
      const {view} = played;
      const scene = {table: view, settings: {}, shell: {}, size: 'phone', staged: null} as never;
      const turns = turnsOf(layOut(scene, {text, words, sentence: () => 'told'}));
      const taken = played.board.roles.filter(({takenBy}) => takenBy !== null);
      if (taken.length > 0)
        expect(turns.map(({role, by}) => `${role} ${by}`).sort()).to.deep.equal(
          taken.map(({role, takenBy}) => `${role} ${takenBy}`).sort(),
        );
      built += turns.flatMap(({deeds}) => deeds.flatMap(deed => deed.built)).length;
      for (const {running, deeds} of turns)
        if (!running) expect(deeds.every(({state}) => state === 'done')).to.equal(true);
      rounds = played.board.round;
      played.step();
    }
    expect(built).to.be.greaterThan(0);
  });

  it('is gone while one decides oneself and when the game is over', async () => {
    for (const view of [sanJuan.view('pick'), sanJuan.find({phase: 'over'})]) {
      table?.close();
      table = await SjHarness.open(view, PHONE);
      expect(table.all('rs-sj-round')).to.have.length(0);
    }
  });

  it('no role is bright when the game is over', async () => {
    table = await SjHarness.open(sanJuan.find({phase: 'over'}), WIDE);
    const flags = table.within('rs-sj-roles', '.flag');
    expect(flags).to.have.length(5);
    expect(flags.filter(flag => !flag.matches('.taken'))).to.have.length(0);
  });
});
