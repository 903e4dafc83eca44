/** The screens that only expansions have: by keys, by taps, and as assistive technology gets them. */
import {expect} from 'chai';
import type {PrView} from '../../../src/games/puerto-rico/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {MORE_SCREENS, type MoreScreen, puertoRico} from '../../support/decisions/puerto-rico.ts';
import {EVERYTHING} from '../../support/games/expansions.ts';
import {EVERY} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {apart} from '../../support/screen/apart.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {brokenWords} from './broken-words.ts';
import {LOW, NARROW, PHONE, TABLET, TableHarness, WIDE} from './harness.ts';

const SCREENS = MORE_SCREENS;

/** What stands in another way on a laptop. There axe looks at it, at night; at both in the long run. */
const ON_A_LAPTOP: readonly MoreScreen[] = ['draft', 'buccaneer', 'tools', 'credit'];

describe('the screens of the expansions', () => {
  let table: TableHarness | undefined;
  before(loadFont);
  afterEach(() => table?.close());

  for (const screen of SCREENS)
    it(`asks on a phone, legibly and with nothing serious for axe: ${screen}`, async () => {
      table = await TableHarness.open(puertoRico.view(screen), PHONE);
      expect(table.question).not.to.equal('');
      expect(table.primary.getBoundingClientRect().bottom).to.be.at.most(
        table.element.getBoundingClientRect().bottom + 1,
      );
      if (EVERY || !ON_A_LAPTOP.includes(screen)) await accessible(table.element);
    });

  it('the holder of a captive role is told beside its words and its warning', async () => {
    table = await TableHarness.open(puertoRico.view('captive'), NARROW);
    for (const size of [NARROW, PHONE, TABLET, WIDE]) {
      await table.resize(size);
      const [badge] = table.all('.captive');
      const flag = badge!.closest('li')!;
      const box = badge!.getBoundingClientRect();
      for (const part of flag.querySelectorAll('b, .warn, .result')) {
        const words = document.createRange();
        words.selectNodeContents(part);
        const boxes = [...words.getClientRects(), ...(part.matches('.warn') ? part.getClientRects() : [])];
        for (const other of boxes) {
          expect(apart(other, box), `${size.join('x')}: ${part.textContent}`).to.equal(true);
        }
      }
    }
  });

  for (const screen of ON_A_LAPTOP)
    it(`has nothing serious for axe on a laptop at night: ${screen}`, async () => {
      table = await TableHarness.open(puertoRico.view(screen), WIDE, {theme: 'dark'});
      await accessible(table.element);
    });

  for (const language of LANGUAGES) {
    it(`shows all that the buccaneer can do above the button of a phone, and every kind of it where it lies: ${language}`, async () => {
      table = await TableHarness.open(puertoRico.view('buccaneer'), PHONE, {language});
      const deeds = table.within('rs-pr-deeds', '[data-choice]');
      // Ships, trading house, arrivals, and the seven roles that nobody has taken.
      expect(deeds.length).to.be.at.least(10);
      const {top} = table.primary.getBoundingClientRect();
      for (const deed of deeds)
        expect(deed.getBoundingClientRect().bottom, deed.textContent!).to.be.at.most(top);
      await table.resize(LOW);
      const low = table.primary.getBoundingClientRect().top;
      // The roles that nobody has taken begin after ship, trading house and arrivals.
      for (const deed of table.within('rs-pr-deeds', '[data-choice]').slice(0, 5)) {
        const {bottom, height} = deed.getBoundingClientRect();
        expect(bottom, deed.textContent!).to.be.at.most(low);
        expect(height, deed.textContent!).to.be.at.least(43.5);
      }
    });

    it(`breaks no word in what is named on the narrowest phone: ${language}`, async () => {
      const named = [
        ['buccaneer', 'rs-pr-deeds', '.name'],
        ['tools', 'rs-pr-tools', '.tool > span:last-child'],
      ] as const;
      for (const [screen, part, names] of named) {
        table = await TableHarness.open(puertoRico.view(screen), NARROW, {language});
        const words = table.within(part, names);
        expect(words, screen).not.to.have.length(0);
        for (const word of words) expect(brokenWords(word), word.textContent!).to.deep.equal([]);
        table.close();
      }
    });

    it(`breaks no word of what a role gives where eight flags hang on the rope, and shows all costs of the draft at once, on a laptop: ${language}`, async () => {
      table = await TableHarness.open(puertoRico.view('market'), WIDE, {language});
      const words = table.within('rs-pr-roles', '.result');
      expect(words).to.have.length(7);
      for (const part of words) expect(brokenWords(part), part.textContent!).to.deep.equal([]);
      await table.show(puertoRico.view('draft'));
      // WebKit reckons the heights of columns as if they stood below each other: what counts is where they are drawn.
      const land = table.one('.content').getBoundingClientRect();
      const costs = table.within('rs-pr-draft', 'section');
      expect(costs).to.have.length.above(9);
      for (const cost of costs)
        expect(cost.getBoundingClientRect().bottom, cost.textContent!).to.be.at.most(land.bottom);
    });
  }

  it('shows what the buccaneer cannot do now with its reason, and as no button', async () => {
    const view = puertoRico.view('idle');
    table = await TableHarness.open(view, PHONE);
    const none = table.within('rs-pr-deeds', '.none');
    const refused = (view.board as PrView).more!.noDeeds;
    expect(none).to.have.length(refused.length);
    for (const [i, deed] of none.entries()) {
      expect(deed.innerText.trim().split('\n').length, deed.innerText).to.be.at.least(2);
      expect(deed.matches('button, [data-choice]')).to.equal(false);
      expect(deed.title, refused[i]!.refusal.code).not.to.equal('');
    }
    await table.tap(none[0]);
    expect(table.moves).to.deep.equal([]);
  });

  it('leaves a figure of a seat out of the narrowest phone rather than half of it in', async () => {
    table = await TableHarness.open(puertoRico.view('idle'), NARROW);
    let seen = 0;
    for (const figures of table.within('rs-pr-strip', '.figures')) {
      const frame = figures.getBoundingClientRect();
      for (const figure of figures.children) {
        const {top, right, bottom} = figure.getBoundingClientRect();
        if (top >= frame.bottom) continue;
        seen++;
        expect(right, figure.textContent!).to.be.at.most(frame.right + 1);
        expect(bottom, figure.textContent!).to.be.at.most(frame.bottom + 1);
      }
    }
    expect(seen).to.be.at.least(6);
  });

  it('sets the roles to capture in rows of a phone that are as full as each other', async () => {
    table = await TableHarness.open(puertoRico.view('buccaneer'), PHONE);
    const tops = table.within('rs-pr-deeds', '.group .chip').map(chip => chip.getBoundingClientRect().top);
    const rows = [...new Set(tops)].map(top => tops.filter(each => each === top).length);
    expect(Math.max(...rows) - Math.min(...rows), String(rows)).to.be.at.most(1);
  });

  it('keeps the own island in sight on a tablet while the market is read', async () => {
    table = await TableHarness.open(puertoRico.view('market'), TABLET);
    const land = table.one('.content');
    land.scrollTop = 600;
    await table.settle();
    const frame = land.getBoundingClientRect();
    const island = table.one('rs-pr-island').getBoundingClientRect();
    expect(land.scrollTop, 'scrolled').to.equal(600);
    expect(island.top).to.be.at.least(frame.top);
    expect(island.bottom).to.be.at.most(frame.bottom);
  });

  it('picks a building of the draft in two taps; each has said before what it does', async () => {
    table = await TableHarness.open(puertoRico.at('draft'), PHONE);
    const rows = table.within('rs-pr-draft', '[data-choice]');
    expect(rows.length).to.be.above(5);
    for (const row of rows) {
      const said = row.querySelector<HTMLElement>('.more');
      expect(said?.innerText.length ?? 0, row.textContent!).to.be.above(10);
    }
    await table.tap(table.within('rs-pr-draft', '[data-choice]')[0]);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['draft']);
    expect(table.taps).to.equal(2);
  });

  it('moves a guest beside another decision in three taps, and leaves the decision open', async () => {
    table = await TableHarness.open(puertoRico.at('guests'), PHONE);
    const {question} = table;
    await table.tap(table.one('[data-guests]'));
    expect(table.question).not.to.equal(question);
    await table.tap(table.within('rs-pr-chips', '[data-choice]')[0]);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['moveGuest']);
  });

  it('closes the guests again without a move', async () => {
    table = await TableHarness.open(puertoRico.at('guests'), PHONE);
    const {question} = table;
    await table.tap(table.one('[data-guests]'));
    await table.tap(table.one('[data-guests]'));
    expect(table.question).to.equal(question);
    expect(table.moves).to.deep.equal([]);
  });

  it('places workers and nobles as suggested with one tap', async () => {
    table = await TableHarness.open(puertoRico.at('tools'), PHONE);
    await table.tap(table.primary);
    expect(table.moves[0]?.type).to.equal('place');
    const rest = table.moves.slice(1).map(({type}) => type);
    expect(rest, 'nobles are said with it, where they are asked for at all').to.deep.equal(
      rest.length > 0 ? ['placeNobles'] : [],
    );
    expect(table.taps).to.equal(1);
  });

  it('erases a piece and puts a noble there', async () => {
    table = await TableHarness.open(puertoRico.at('tools'), PHONE);
    const tools = () => table!.within('rs-pr-tools', 'button');
    const nobles = () => table!.within('rs-pr-island', '[name=lamp-noble]').length;
    const before = nobles();
    await table.tap(tools()[2]);
    const spot = () =>
      table!.within('rs-pr-island', 'li').find(item => item.querySelector('[name=lamp-noble]'))!;
    const held = spot();
    await table.tap(held.querySelector<HTMLElement>('.whole')!);
    expect(nobles()).to.be.below(before);
    expect(table.primary.hasAttribute('disabled')).to.equal(true);
    await table.tap(tools()[1]);
    await table.tap(held.querySelector<HTMLElement>('.whole')!);
    expect(nobles()).to.equal(before);
  });

  it('moves a noble with one tap where all of them stand already', async () => {
    table = await TableHarness.open(puertoRico.view('nobles'), PHONE);
    const within = (picture: string) =>
      table!.within('rs-pr-island', 'li').filter(item => item.querySelector(`[name=${picture}]`));
    const nobles = () => table!.within('rs-pr-island', '[name=lamp-noble]').length;
    const before = nobles();
    expect(before).to.be.above(0);
    const worker = within('lamp').find(item => !item.querySelector('[name=lamp-noble]'))!;
    const button = worker.querySelector<HTMLElement>('.whole')!;
    const said = button.getAttribute('aria-label');
    await table.tap(button);
    expect(nobles()).to.equal(before);
    expect(worker.querySelector('[name=lamp-noble]')).not.to.equal(null);
    expect(button.getAttribute('aria-label')).not.to.equal(said);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['placeNobles']);
  });

  it('asks the black market for another payment than the first', async () => {
    const played = puertoRico.at('credit');
    const {building, payments} = played.board.more!.payments.find(({payments}) => payments.length > 1)!;
    table = await TableHarness.open(played, WIDE);
    await table.tap(table.all(`[data-help="building:${building}"] [data-choice]`)[0]);
    const other = table.within('rs-pr-credit', '[aria-pressed=false][aria-disabled=false]')[0];
    await table.tap(other);
    await table.tap(table.primary);
    const [move] = table.moves;
    expect(move?.type).to.equal('build');
    expect(JSON.stringify(move)).to.contain('payment');
    expect(move).not.to.deep.include({payment: payments[0]});
  });

  it('unfolds buccaneer and festival into words', async () => {
    table = await TableHarness.open(puertoRico.view('with-role'), PHONE);
    const [fold] = table.within('rs-pr-tab', 'button');
    expect(fold!.getAttribute('aria-expanded')).to.equal('false');
    await table.tap(fold);
    expect(table.within('rs-pr-tab', 'li').length).to.equal(4);
    await accessible(table.element);
  });

  for (const unfolded of [true, false])
    it(`reports the harvest ${unfolded ? 'nowhere while buccaneer and festival are unfolded' : 'over the folded tab'}`, async () => {
      const played = puertoRico.begin(4, 'report', 0, EVERYTHING);
      const doing = (phase: string) => () => played.board.phase === phase;
      played.until(() => played.board.round > 6 && played.board.phase === 'craftsman');
      table = await TableHarness.open(played.view, PHONE);
      if (unfolded) await table.tap(table.within('rs-pr-tab', 'button')[0]);
      await table.show(played.until(doing('role')).view);
      expect(table.all('.report')).to.have.length(unfolded ? 0 : 1);
    });
});
