import {expect} from 'chai';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import type {Settings} from '../../../src/table/seen/view-model.ts';
import {catan} from '../../support/decisions/catan.ts';
import {type PlayedSanJuan, sanJuan} from '../../support/decisions/san-juan.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {until} from '../../support/screen/drawn.ts';
import {CatHarness} from '../catan/harness.ts';
import {brokenWords} from '../puerto-rico/broken-words.ts';
import {LOW, NARROW, PHONE, SjHarness, WIDE} from '../san-juan/harness.ts';

const said = (table: SjHarness): string => {
  const [coach] = table.all('rs-coach');
  return coach?.shadowRoot?.querySelector('p')?.textContent ?? '';
};
/** The steps of a game come when they are first needed. */
const speech = (table: SjHarness): Promise<string> => until(() => said(table), 'what the coach says');
const answer = (table: SjHarness, what: string) => table.tap(table.one(`[data-coach=${what}]`));
const ringed = (table: SjHarness) =>
  table
    .all('[data-help]')
    .filter(each => each.getAnimations().some(({effect}) => effect?.getTiming().duration === 1e9));

/** The first decision of a first game. */
const first = () =>
  sanJuan.find({phase: 'pick', where: ({governor, round}) => governor === 0 && round === 1});

describe('the coach', () => {
  let table: SjHarness;
  const open = async (from: PlayedSanJuan, size = PHONE, settings: Partial<Settings> = {}) => {
    table = await SjHarness.open(from, size, settings);
    await speech(table);
    await table.settle();
  };
  /** How one chooses was said before. */
  beforeEach(() => localStorage.setItem('rs-coach', '{"san-juan":{"wish":"on","seen":["confirm"]}}'));
  afterEach(() => {
    table.close();
    localStorage.removeItem('rs-coach');
  });

  it('says first how one chooses, then explains the decision and rings what it is about', async () => {
    localStorage.setItem('rs-coach', '{"san-juan":{"wish":"on","seen":[]}}');
    await open(first());
    expect(await speech(table)).to.contain('coral button');
    expect(ringed(table)).to.have.length(0);
    await answer(table, 'next');
    expect(await speech(table)).to.contain('Take one role');
    expect(ringed(table).map(({dataset}) => dataset.help)).to.include('role:builder');
    await answer(table, 'next');
    expect(said(table)).to.equal('');
  });

  it('who chooses by a single tap is not told of a button that confirms', async () => {
    localStorage.setItem('rs-coach', '{"san-juan":{"wish":"on","seen":[]}}');
    await open(first(), PHONE, {confirm: false});
    expect(await speech(table)).to.contain('Take one role');
  });

  it('rings of neighbours do not lie over each other', async () => {
    await open(first(), WIDE);
    const things = ringed(table);
    expect(things.length).to.be.greaterThan(2);
    const reach = (thing: HTMLElement) => {
      const {outlineWidth, outlineOffset} = getComputedStyle(thing);
      return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    };
    const boxes = things.map(thing => ({by: reach(thing), box: thing.getBoundingClientRect()}));
    for (const [i, {by, box}] of boxes.entries())
      for (const {by: too, box: other} of boxes.slice(i + 1)) {
        const apart = Math.max(
          other.left - box.right,
          box.left - other.right,
          other.top - box.bottom,
          box.top - other.bottom,
        );
        expect(apart).to.be.at.least(by + too);
      }
  });

  it('a chosen piece has its own ring alone', async () => {
    await open(first());
    expect(ringed(table)).not.to.have.length(0);
    await table.tap(table.choices[0]);
    expect(ringed(table)).to.have.length(0);
    expect(said(table), 'the words stay').to.contain('Take one role');
  });

  it('a step whose decision is over counts as said; the next decision has its own', async () => {
    const played = first();
    await open(played);
    await table.tap(table.choices[0]);
    await table.tap(table.primary);
    while (!played.toAct.includes(0)) played.step();
    table.element.view = played.view;
    await table.settle();
    expect(said(table)).not.to.contain('Take one role');
    expect(said(table)).not.to.equal('');
  });

  it('a step whose decision passed without a move of the reader is said again', async () => {
    const played = first();
    await open(played);
    const before = await speech(table);
    // As when an offer of somebody else is withdrawn at once.
    table.element.view = {...played.view, choices: [], toAct: [1], decision: played.view.decision + 1};
    await table.settle();
    table.element.view = {...played.view, decision: played.view.decision + 2};
    await table.settle();
    expect(said(table)).to.equal(before);
  });

  it('a decision is explained before how one asks, and not while the news stand in its place', async () => {
    const played = first();
    await open(played, PHONE, {motion: 'normal'});
    expect(said(table)).to.contain('Take one role');
    while (played.toAct[0] === 0) played.step();
    table.element.view = played.view;
    await table.settle();
    while (!played.toAct.includes(0)) played.step();
    table.element.view = played.view;
    await until(() => table.all('[slot=actions][icon=next]').length > 0, 'what others did');
    expect(table.all('rs-coach')).to.have.length(0);
    expect(ringed(table)).to.have.length(0);
    await table.tap(table.one('[slot=actions][icon=next]'));
    const heard = [await speech(table)];
    while (!/Hold anything|Point at anything/.test(heard.at(-1)!)) {
      await answer(table, 'next');
      heard.push(await speech(table));
    }
    expect(heard.length, heard.join()).to.be.above(1);
  });

  it('can be ended at any step and begun anew from the menu', async () => {
    await open(first());
    await answer(table, 'stop');
    expect(table.all('rs-coach')).to.have.length(0);
    table.element.dispatchEvent(new CustomEvent('rs-panel', {detail: 'coach'}));
    await table.settle();
    expect(await speech(table)).to.contain('coral button');
  });

  for (const size of [NARROW, PHONE, LOW, WIDE])
    it(`covers neither bar nor board nor the primary button at ${size.join('x')}`, async () => {
      await open(first(), size);
      const {bottom} = table.one('rs-coach').getBoundingClientRect();
      expect(bottom).to.be.at.most(table.one('main.board').getBoundingClientRect().top + 1);
      const frame = table.element.getBoundingClientRect();
      expect(table.primary.getBoundingClientRect().bottom).to.be.at.most(frame.bottom + 1);
    });

  it('on a phone on its side it has one line, which a tap opens for this one step', async () => {
    localStorage.setItem('rs-coach', '{"san-juan":{"wish":"on","seen":[]}}');
    await open(first(), LOW);
    const words = () => table.one('rs-coach').shadowRoot!.querySelector('p')!;
    expect(words().scrollWidth, 'cut').to.be.above(words().clientWidth);
    const {height} = table.one('rs-coach').getBoundingClientRect();
    expect(height).to.be.at.most(54);
    await table.tap(table.one('rs-coach').shadowRoot!.querySelector<HTMLElement>('.fold')!);
    expect(words().scrollWidth, 'whole').to.be.at.most(words().clientWidth);
    expect(words().scrollHeight).to.be.at.most(words().clientHeight + 1);
    await answer(table, 'next');
    expect(table.one('rs-coach').getBoundingClientRect().height).to.equal(height);
  });
});

describe('the coach in large text', () => {
  let table: SjHarness | undefined;
  before(loadFont);
  afterEach(() => {
    table?.close();
    document.documentElement.style.fontSize = '';
    localStorage.removeItem('rs-coach');
  });

  for (const language of LANGUAGES)
    it(`breaks none of its answers within a word, and leaves the roles their room: ${language}`, async () => {
      localStorage.setItem('rs-coach', '{"san-juan":{"wish":"on","seen":[]}}');
      document.documentElement.style.fontSize = '32px';
      for (const size of [[320, 568], PHONE] as const) {
        table?.close();
        table = await SjHarness.open(sanJuan.view('pick'), size, {language});
        await speech(table);
        await table.settle();
        for (const each of table.all('[data-coach]')) {
          expect(brokenWords(each), size.join('x')).to.deep.equal([]);
          expect(each.scrollWidth, each.textContent!).to.be.at.most(each.clientWidth + 1);
        }
        const section = table.one('rs-coach').shadowRoot!.querySelector('section')!;
        expect(section.scrollWidth).to.be.at.most(section.clientWidth);
        const words = table
          .within('rs-sj-roles', '.flag')
          .slice(0, 2)
          .flatMap(each => [...each.children]);
        const quay = table.one('rs-quay').getBoundingClientRect();
        for (const word of words.filter(each => each.matches('b, .who, .result')))
          expect(word.getBoundingClientRect().bottom, word.textContent!).to.be.at.most(quay.top + 1);
      }
    });
});

it('the coach lights a line of a drawing: a frame around it would be as thin as the drawing is small', async () => {
  localStorage.setItem('rs-coach', '{"catan":{"wish":"on","seen":[]}}');
  const table = await CatHarness.open(catan.at('foundSettlement'), PHONE);
  await until(() => table.all('rs-coach').length > 0, 'the coach');
  await table.settle();
  const lit = (each: Element) => each.getAnimations().length > 0;
  const best = table.board.model.view.hexes.filter(({token}) => token === 6 || token === 8);
  expect(table.all('[data-ring]').filter(lit)).to.have.length(best.length);
  expect(table.all('[data-help^="hex:"]').filter(lit)).to.have.length(0);
  table.close();
  localStorage.removeItem('rs-coach');
});
