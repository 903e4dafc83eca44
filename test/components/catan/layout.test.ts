import {expect} from 'chai';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {type CatDecision, catan} from '../../support/decisions/catan.ts';
import {inTurn} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {apart} from '../../support/screen/apart.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {until} from '../../support/screen/drawn.ts';
import {viewport} from '../app/harness.ts';
import {CatHarness, LOW, NARROW, PHONE, TABLET, WIDE} from './harness.ts';

/** What is tapped in a scene, so that what it leads to is looked at, too. */
const OPENED: Partial<Record<CatDecision, string>> = {offer: '[data-trade]', proposed: '[data-trade]'};
const SCENES = catan.names.filter(scene => scene !== 'curtain');
const ASKED = SCENES.filter(scene => scene !== 'over');
const LONG = ['Dóra Zsuzsanna', 'Krzysztof Wojciech', 'Zsófia Annamária', 'Bence Bonifác'];

const named = (view: TableView): TableView => ({
  ...view,
  seats: view.seats.map((seat, i) => ({...seat, name: LONG[i]!})),
});

/** Inside the table's own frame; half a pixel of rounding is allowed. */
function inside(table: CatHarness, part: HTMLElement, name: string): void {
  const frame = table.element.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  expect(box.height, `${name} is drawn`).to.be.greaterThan(0);
  expect(box.top, `${name} above`).to.be.at.least(frame.top - 0.5);
  expect(box.bottom, `${name} below`).to.be.at.most(frame.bottom + 0.5);
  expect(box.left, `${name} left`).to.be.at.least(frame.left - 0.5);
  expect(box.right, `${name} right`).to.be.at.most(frame.right + 0.5);
}

/** Words that begin on one line and go on on the next, without a hyphen of their own. */
function* brokenIn(part: HTMLElement): Generator<string> {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const {0: word, index} of (node as Text).data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom)));
      if (lines.size > 1) yield word;
    }
}

/** What can be pressed on the quay and on the sheet of trade. */
const pressed = (table: CatHarness): HTMLElement[] => [
  ...table.all('rs-quay .build, rs-quay .step, rs-quay .slot, rs-quay rs-button'),
  ...table.all('rs-cat-hand').flatMap(hand => [...hand.shadowRoot!.querySelectorAll<HTMLElement>('.card')]),
];

describe('layout of Catan', () => {
  // The games that lead to each scene are played first.
  let table: CatHarness;
  afterEach(() => table.close());

  /** What is seen of a scene at a size of the table. */
  function stands(name: string, size: readonly [number, number]): void {
    inside(table, table.one('[slot=question]'), `${name}: question`);
    for (const button of table.all('rs-quay rs-button'))
      inside(table, button, `${name}: ${button.textContent}`);
    for (const part of table.all('.content, .east, rs-quay, rs-cat-strip, rs-table-bar'))
      expect(part.scrollWidth, `${name}: ${part.localName}.${part.className} fits across`).to.be.at.most(
        // WebKit adds what a drawing paints outside its frame.
        part.clientWidth + 2,
      );
    const boxes = pressed(table).map(part => ({part, box: part.getBoundingClientRect()}));
    for (const [i, {part, box}] of boxes.entries())
      for (const {part: other, box: under} of boxes.slice(i + 1)) {
        expect(apart(box, under), `${name}: ${part.textContent} on ${other.textContent}`).to.equal(true);
      }
    const quay = table.one('rs-quay').getBoundingClientRect();
    for (const content of table.all('.content'))
      if (size !== LOW)
        expect(content.getBoundingClientRect().bottom, `${name}: land above the quay`).to.be.at.most(
          quay.top + 1,
        );
  }

  /** Everything that makes a move is large enough for a finger. */
  function large(): void {
    const targets = table.all(
      '[data-choice], [data-give], [data-want], [data-take], [data-bank], .step, .slot, rs-quay rs-button',
    );
    for (const target of targets) {
      const {width, height} = target.getBoundingClientRect();
      expect(Math.min(width, height), `${target.className} ${target.textContent}`).to.be.at.least(43.5);
    }
  }

  for (const [i, scene] of ASKED.entries())
    for (const language of inTurn(LANGUAGES, i))
      it(`question, buttons and hand are seen, lie on nothing, at every size, and are 44 px large on a phone: ${scene}, ${language}`, async () => {
        table = await CatHarness.open(named(catan.view(scene)), PHONE, {language});
        const opened = OPENED[scene];
        if (opened) await table.tap(table.one(opened));
        large();
        for (const size of inTurn([PHONE, NARROW, LOW, TABLET, WIDE], i)) {
          await table.resize(size);
          stands(size.join('x'), size);
        }
      });

  for (const size of [PHONE, LOW, TABLET, WIDE])
    it(`the bank's row is seen without scrolling at ${size.join('x')}`, async () => {
      for (const scene of ['trade', 'offer'] as const) {
        table?.close();
        table = await CatHarness.open(named(catan.view(scene)), size);
        await table.tap(table.one('[data-trade]'));
        const [bank] = table.all('rs-cat-trade [data-help="term:bank"], [data-help="term:bank"].seat');
        inside(table, bank!, 'bank');
        if (size[0] < 600)
          expect(bank!.getBoundingClientRect().bottom).to.be.at.most(
            table.one('rs-quay').getBoundingClientRect().top,
          );
      }
    });

  for (const [i, scene] of ([...ASKED, 'foundSettlement>', 'trade>'] as const).entries())
    for (const language of inTurn(LANGUAGES, i))
      it(`no word on the quay is broken in two: ${scene}, ${language}`, async () => {
        const looksAt = scene.endsWith('>');
        table = await CatHarness.open(catan.view(scene.replace('>', '') as CatDecision), PHONE, {language});
        if (scene === 'trade>') await table.tap(table.one('rs-quay button.road'));
        // A corner between three hexes: their names are the longest.
        if (looksAt) for (let i = 0; i < 20; i++) await table.tap(table.one('[data-step=next]'));
        for (const size of inTurn([PHONE, LOW], i)) {
          await table.resize(size);
          // What else stands on an upright phone is as wide as the app's own face needs it, which is not here.
          const more = size === LOW ? ', [slot=question], rs-quay .build :is(b, .why)' : '';
          for (const part of table.all(`rs-quay .where :is(b, small)${more}`))
            for (const word of brokenIn(part)) expect.fail(`${size.join('x')}: ${word}`);
        }
      });

  for (const [text, width, height] of [
    ['100%', 320, 568],
    ['125%', 320, 568],
    ['125%', 360, 640],
  ] as const)
    it(`no word of the build tiles is broken at ${width}x${height}, text ${text}`, async () => {
      await loadFont();
      document.documentElement.style.fontSize = text;
      try {
        for (const scene of ['main', 'build', 'trade'] as const)
          for (const language of LANGUAGES) {
            table?.close();
            await viewport(width, height);
            table = await CatHarness.open(catan.view(scene), [width, height], {language});
            const parts = table.all('rs-quay .builds :is(b, .why)');
            expect(parts.length).to.be.at.least(5);
            for (const part of parts)
              for (const word of brokenIn(part)) expect.fail(`${scene} ${language}: ${word}`);
            const tiles = table.all('rs-quay .builds > *').map(tile => tile.getBoundingClientRect());
            expect(Math.max(...tiles.map(({right}) => right)), language).to.be.at.most(width);
          }
      } finally {
        document.documentElement.style.fontSize = '';
        await viewport(800, 600);
      }
    });

  it('the awards hang over no harbour, at every size', async () => {
    const awarded = catan.find({
      where: ({players}) => players.some(each => each.largestArmy) && players.some(each => each.longestRoad),
    });
    table = await CatHarness.open(awarded.view, NARROW);
    for (const size of [NARROW, PHONE, LOW, TABLET, WIDE]) {
      await table.resize(size);
      const flags = table.all('.awards .flag');
      expect(flags).to.have.lengthOf(2);
      const boats = table.all('[data-help^="harbour:"] > g');
      expect(boats.length).to.be.at.least(9);
      for (const flag of flags)
        for (const boat of boats)
          expect(apart(flag, boat, 0.5), `${flag.className} and a boat at ${size.join('x')}`).to.equal(true);
    }
  });

  it('the figures of the others keep off one another where it is narrow', async () => {
    for (const scene of ['main', 'trade', 'robber'] as const) {
      table?.close();
      table = await CatHarness.open(catan.view(scene), NARROW);
      for (const row of table.all('.figures')) {
        const figures = [...row.querySelectorAll<HTMLElement>('.unit, .plus')].filter(
          ({offsetWidth}) => offsetWidth > 0,
        );
        for (const [i, one] of figures.entries())
          for (const other of figures.slice(i + 1))
            expect(apart(one, other, 0.5), `${scene}: ${row.textContent?.replace(/\s+/g, ' ')}`).to.equal(
              true,
            );
      }
    }
  });

  for (const scene of ['main', 'discard', 'robber'] as const)
    it(`the figures of the others stay on their cards, at every size: ${scene}`, async () => {
      table = await CatHarness.open(catan.view(scene), PHONE, {language: 'hu'});
      for (const size of [PHONE, NARROW, LOW, TABLET]) {
        await table.resize(size);
        const cards = table.within('rs-cat-strip', 'button');
        expect(cards).to.have.lengthOf(3);
        for (const card of cards) {
          const {bottom} = card.getBoundingClientRect();
          for (const figure of card.querySelectorAll<HTMLElement>('.figures > *'))
            expect(
              figure.offsetHeight === 0 ? 0 : figure.getBoundingClientRect().bottom,
              `${size.join('x')}: ${figure.textContent?.trim()}`,
            ).to.be.at.most(bottom + 0.5);
        }
      }
    });

  it('with a word of the coach on a small phone the whole question of a trade is seen', async () => {
    // How wide the answers are is up to the face of the app.
    await loadFont();
    localStorage.setItem('rs-coach', JSON.stringify({catan: {wish: 'on', seen: []}}));
    try {
      for (const language of LANGUAGES) {
        table?.close();
        table = await CatHarness.open(catan.view('answer'), NARROW, {language});
        await until(() => table.all('rs-coach').length > 0, 'the coach');
        await table.settle();
        const question = table.one('[slot=question]');
        for (const button of table.all('rs-quay rs-button[slot=actions]'))
          expect(apart(question, button, 0.5), `${language}: ${button.textContent}`).to.equal(true);
      }
    } finally {
      localStorage.removeItem('rs-coach');
    }
  });

  it('a player who can win is offered that with the coral button, what can be built still in sight', async () => {
    for (const size of [PHONE, LOW, WIDE]) {
      table?.close();
      table = await CatHarness.open(catan.view('victory'), size);
      expect(table.primary.querySelector('[data-victory]')).to.not.equal(null);
      if (size !== LOW) expect(table.all('.builds .build').length).to.be.at.least(4);
      expect(table.all('[data-key=e]')).to.have.lengthOf(1);
    }
  });

  it('buttons stand in one row where there is room', async () => {
    for (const scene of ['victory', 'answer', 'discard'] as const) {
      table?.close();
      table = await CatHarness.open(catan.view(scene), TABLET, {language: 'pl'});
      const tops = table
        .all('rs-quay rs-button[slot=actions]')
        .map(button => button.getBoundingClientRect().bottom);
      expect(Math.max(...tops) - Math.min(...tops), scene).to.be.at.most(12);
    }
  });

  it('three seats fit as well', async () => {
    for (const size of [PHONE, WIDE])
      for (const scene of ['trade', 'offer'] as const) {
        table?.close();
        table = await CatHarness.open(catan.view(scene, 3), size);
        inside(table, table.one('[slot=question]'), scene);
      }
  });

  for (const [i, scene] of SCENES.entries())
    for (const [size, theme, language] of inTurn(
      [
        [PHONE, 'light', 'hu'],
        [WIDE, 'dark', 'pl'],
      ] as const,
      i,
    ))
      it(`axe finds nothing serious: ${scene}, ${theme}`, async () => {
        table = await CatHarness.open(catan.view(scene), size, {theme, language});
        if (OPENED[scene]) await table.tap(table.one(OPENED[scene]));
        await accessible(table.element);
      });

  for (const panel of ['rolls', 'costs', 'places'] as const)
    it(`axe finds nothing serious in the panel: ${panel}`, async () => {
      const opener = {rolls: '[data-rolls]', costs: '[data-costs]', places: '[data-list]'}[panel];
      table = await CatHarness.open(catan.view(panel === 'places' ? 'foundSettlement' : 'trade'));
      await table.tap(table.one(opener));
      await accessible(table.element);
    });
});
