/** One decision of each painted board, small and large: what every engine of the tests lays out before anything else. */
import {expect} from 'chai';
import {remember} from '../../../components/board/coach-memory.ts';
import {deepAll, outwards} from '../../../components/kit/deep-focus.ts';
import type {Action} from '../../../src/engine/game.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {catan} from '../../support/decisions/catan.ts';
import type {PlayedGame} from '../../support/decisions/played.ts';
import {portolano} from '../../support/decisions/portolano.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {sanJuan} from '../../support/decisions/san-juan.ts';
import {inTurn} from '../../support/in-turn.ts';
import {accessible} from '../../support/screen/accessible.ts';
import {apart} from '../../support/screen/apart.ts';
import {clipped, loadFont, SLACK} from '../../support/screen/clipped.ts';
import {until} from '../../support/screen/drawn.ts';
import {isHit} from '../../support/screen/hit.ts';
import {viewport} from '../app/harness.ts';
import {BoardHarness, opener, PHONE} from '../board-harness.ts';

class AnyHarness extends BoardHarness<PlayedGame<unknown>, Action> {}
const open = opener(AnyHarness);

const TABLES: Readonly<Record<string, () => PlayedGame<unknown>>> = {
  'Puerto Rico': () => puertoRico.at('role'),
  'San Juan': () => sanJuan.at('builder'),
  Catan: () => catan.at('build'),
  Portolano: () => portolano.at('plan'),
};

describe('a painted board', () => {
  let table: AnyHarness | undefined;
  before(loadFont);
  afterEach(() => table?.close());
  after(() => viewport(800, 600));

  for (const [name, played] of Object.entries(TABLES))
    for (const size of [PHONE, [1194, 834]] as const)
      it(`${name} shows the whole question and what answers it, at ${size.join('x')}`, async () => {
        table = await open(played(), size);
        const frame = table.element.getBoundingClientRect();
        expect([frame.width, frame.height]).to.deep.equal(size);
        for (const part of [table.one('[slot=question]'), table.primary]) {
          const {top, bottom, left, right, height} = part.getBoundingClientRect();
          expect(height, part.localName).to.be.greaterThan(0);
          expect(top, part.localName).to.be.at.least(frame.top);
          expect(left, part.localName).to.be.at.least(frame.left);
          expect(bottom, part.localName).to.be.at.most(frame.bottom + 1);
          expect(right, part.localName).to.be.at.most(frame.right + 1);
        }
        const board = table.one('rs-pr-board, rs-sj-board, rs-cat-board, rs-port-board');
        expect(board.getBoundingClientRect().height).to.be.greaterThan(size[1] / 3);
        expect(table.choices.length).to.be.greaterThan(0);
        for (const content of table.all('.content, .middle, .east, .west'))
          expect(content.scrollWidth, content.className).to.be.at.most(content.clientWidth + 1);
        await accessible(table.element);
      });

  for (const [name, played] of Object.entries(TABLES))
    for (const size of [
      [844, 390],
      [640, 360],
    ] as const)
      it(`${name} has a hint one tap away on a phone on its side, at ${size.join('x')}`, async () => {
        await viewport(size[0], size[1]);
        table = await open(played(), size);
        const hint = table.one('[data-hint]');
        expect(isHit(hint)).to.equal(true);
        for (const part of [table.primary, ...table.all('rs-quay [data-choice]')])
          expect(apart(hint, part, 0.5), part.textContent!).to.equal(true);
        const [question] = table.all('[slot=question]');
        const words = document.createRange();
        words.selectNodeContents(question!);
        for (const line of words.getClientRects())
          expect(apart(hint.getBoundingClientRect(), line, 0.5)).to.equal(true);
        await table.tap(hint);
        expect(table.acts).to.deep.equal([{act: 'hint'}]);
      });

  for (const [n, [name, played]] of Object.entries(TABLES).entries())
    for (const language of inTurn(LANGUAGES, n))
      for (const coach of [false, true])
        it(`${name} leaves the board half of the smallest screen with the largest text${coach ? ' and the coach' : ''}: ${language}`, async () => {
          const {view} = played();
          if (coach) remember(view.game, {wish: 'on', seen: []});
          document.documentElement.style.fontSize = '125%';
          try {
            await viewport(320, 568);
            table = await open(played(), [320, 568], {language});
            if (coach) await until(() => table!.all('rs-coach')[0], 'the coach');
            await table.settle();
            const quay = table.one('rs-quay').getBoundingClientRect();
            expect(quay.height).to.be.at.most(568 / 2 + 1);
            expect(quay.bottom).to.be.at.most(table.element.getBoundingClientRect().bottom + 0.5);
            const question = table.one('[slot=question]').getBoundingClientRect();
            expect(question.top, 'the question begins on the quay').to.be.at.least(quay.top - 0.5);
            const [actions] = table.within('rs-quay', '.actions');
            expect(actions!.getBoundingClientRect().top, 'and is read').to.be.at.least(question.top + 20);
            const shelf = table.within('rs-quay', '.cards')[0]!.getBoundingClientRect();
            const [asked] = table.within('rs-quay', 'h2');
            const seen =
              Math.min(shelf.bottom, actions!.getBoundingClientRect().top) -
              Math.max(shelf.top, asked!.getBoundingClientRect().bottom);
            expect(seen, 'what can be chosen').to.be.at.least(Math.min(56, shelf.height));
            const land = table.all('.content')[0]!.getBoundingClientRect();
            expect(quay.top - land.top, 'the land').to.be.at.least(coach ? 60 : 110);
          } finally {
            document.documentElement.style.fontSize = '';
            localStorage.removeItem('rs-coach');
          }
        });

  for (const [n, [name, played]] of Object.entries(TABLES).entries())
    for (const size of inTurn([PHONE, [844, 390]] as const, n))
      it(`${name} lays nothing over the open menu of the table, at ${size.join('x')}`, async () => {
        await viewport(size[0], size[1]);
        table = await open(played(), size);
        table.element.dispatchEvent(new CustomEvent('rs-panel', {detail: 'log'}));
        await until(() => table!.all('rs-log-sheet')[0], 'the log');
        await table.tap(table.within('rs-menu', 'rs-button')[0]);
        const items = await until(() => {
          const found = table!.all('[role=menuitem]');
          return found.length > 0 ? found : null;
        }, 'the menu');
        const hidden = items.filter(item => {
          item.scrollIntoView({block: 'nearest'});
          return !isHit(item);
        });
        expect(hidden.map(({innerText}) => innerText.trim())).to.deep.equal([]);
      });

  it('fills a phone on its side and no more, also with the largest text', async () => {
    try {
      document.documentElement.style.fontSize = '125%';
      await viewport(844, 390);
      table = await open(catan.at('build'), [844, 390]);
      table.element.style.height = '';
      await table.settle();
      expect(table.element.getBoundingClientRect().height).to.equal(390);
      expect(table.element.scrollHeight).to.equal(390);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  for (const [n, [name, played]] of Object.entries(TABLES).entries())
    for (const size of inTurn([PHONE, [768, 1024], [844, 390], [1194, 834]] as const, n))
      it(`${name} keeps what sticks within the layer of what scrolls, at ${size.join('x')}`, async () => {
        table = await open(played(), size);
        // WebKit paints it over layers above, else: a finger meets what lies there all the same.
        const loose = table.all('*').filter(thing => {
          if (getComputedStyle(thing).position !== 'sticky') return false;
          const [, ...around] = outwards(thing);
          const scrolls = around.find(each => /auto|scroll/.test(getComputedStyle(each).overflow));
          if (!scrolls || scrolls === document.scrollingElement) return false;
          const {isolation, position, zIndex} = getComputedStyle(scrolls);
          return isolation !== 'isolate' && (position === 'static' || zIndex === 'auto');
        });
        expect(loose.map(({localName, className}) => `${localName} ${className}`)).to.deep.equal([]);
      });

  /** What tells of the other players, and the heads of the own board. */
  const OTHERS =
    'rs-pr-strip, rs-sj-strip, rs-cat-strip, rs-port-strip, rs-pr-opponent, rs-sj-opponent, rs-cat-seats, rs-port-rival';
  const cut = (): string[] =>
    table!.all(OTHERS).flatMap(part => [
      // The dots of whoever plans are drawn higher than their ground.
      ...clipped(part.shadowRoot!, '.choosing'),
      ...[...part.shadowRoot!.querySelectorAll('.figures')]
        .filter(
          line =>
            line.scrollWidth > line.clientWidth + SLACK || line.scrollHeight > line.clientHeight + SLACK,
        )
        .map(line => `figures of ${line.parentElement!.textContent!.replace(/\s+/g, ' ')}`),
    ]);

  for (const [name, played] of Object.entries(TABLES))
    it(`${name} shows long names whole on tablets`, async () => {
      const {view} = played();
      const LONG = ['Maximiliánna', 'Krzysztofina', 'Bernadettkaa', 'Wilhelmina', 'Magdalénkaaa'];
      const seats = view.seats.map((seat, i) => ({...seat, name: LONG[i]!}));
      table = await open({...view, seats}, [1194, 834]);
      expect(cut(), '1194x834').to.deep.equal([]);
      await table.resize([820, 1180]);
      expect(cut(), '820x1180').to.deep.equal([]);
    });

  for (const [n, [name, played]] of Object.entries(TABLES).entries())
    it(`${name} cuts nothing off the others with the largest text on a phone`, async () => {
      try {
        document.documentElement.style.fontSize = '125%';
        for (const language of inTurn(LANGUAGES, n)) {
          table?.close();
          table = await open(played(), [390, 844], {language});
          expect(cut(), `390x844 ${language}`).to.deep.equal([]);
          await table.resize([360, 640]);
          expect(cut(), `360x640 ${language}`).to.deep.equal([]);
        }
      } finally {
        document.documentElement.style.fontSize = '';
      }
    });
});

describe('a land on which more can be tapped than is in sight', () => {
  let table: AnyHarness | undefined;
  afterEach(() => table?.close());

  const ASKED: Readonly<Record<string, () => PlayedGame<unknown>>> = {
    'what to build in Puerto Rico': () => puertoRico.at('builder'),
    'whom to place in Puerto Rico': () => puertoRico.at('mayor'),
    'what to trade in Portolano': () => portolano.at('rumTrade'),
    'what to build in San Juan': () => sanJuan.at('builder'),
  };
  for (const [name, played] of Object.entries(ASKED))
    it(`says so, and where, at 844x390: ${name}`, async () => {
      table = await open(played(), [844, 390]);
      const land = table.all('.content')[0]!;
      const arrows = () => table!.within('rs-beyond', 'button');
      /** Where something is out of sight. */
      const wanted = (): string => {
        const {top, bottom} = land.getBoundingClientRect();
        const middles = deepAll(
          land,
          '[data-choice]:not([aria-disabled=true]), .whole[aria-disabled=false]',
        ).map(each => {
          const box = each.getBoundingClientRect();
          return box.top + box.height / 2;
        });
        return [middles.some(y => y < top) && 'above', middles.some(y => y > bottom) && 'below']
          .filter(Boolean)
          .join();
      };
      const shown = () =>
        arrows()
          .map(({className}) => className)
          .join();
      for (const at of [0, land.scrollHeight, land.scrollHeight / 3]) {
        land.scrollTo(0, at);
        await until(() => shown() === wanted(), `the arrows at ${at}: ${wanted()}, not ${shown()}`);
      }
      land.scrollTo(0, 0);
      await until(() => shown() === wanted(), 'the arrows');
      // Each tap brings more of it into sight.
      for (let taps = 0; arrows().length > 0 && shown().includes('below'); taps++) {
        expect(taps).to.be.lessThan(20);
        const before = land.scrollTop;
        const scrolled = new Promise(done => land.addEventListener('scroll', done, {once: true}));
        arrows().at(-1)!.click();
        expect(land.scrollTop).to.be.greaterThan(before);
        await scrolled;
        await until(() => shown() === wanted(), 'the arrows after a tap');
      }
    });
});

describe('the points beside the players of a finished game', () => {
  let table: AnyHarness | undefined;
  afterEach(() => table?.close());

  const ENDED: Readonly<Record<string, () => PlayedGame<unknown>>> = {
    'Puerto Rico': () => puertoRico.find({phase: 'over'}),
    'San Juan': () => sanJuan.at('over'),
    Catan: () => catan.at('over'),
  };
  for (const [name, played] of Object.entries(ENDED))
    it(`are those of the result: ${name}`, async () => {
      const {view} = played();
      const totals = view.result!.scores.map(({seat, total}) => `${seat}: ${total}`);
      table = await open(view);
      for (const size of [PHONE, [1194, 834]] as const) {
        await table.resize(size);
        const shown = table.all('rs-symbol').flatMap(symbol => {
          if (!/^(sj-|cat-)?points?$/.test(symbol.getAttribute('name')!)) return [];
          const place = [...outwards(symbol)].find(each =>
            /^seat:\d+$/.test((each as HTMLElement).dataset.spot ?? ''),
          );
          const number = symbol.closest('.unit')?.querySelector('[aria-hidden=true]')?.textContent;
          return place && number ? [`${(place as HTMLElement).dataset.spot!.slice(5)}: ${number}`] : [];
        });
        expect([...new Set(shown)].sort(), size.join('x')).to.include.members(totals.slice(1));
        expect(
          shown.filter(each => !totals.includes(each)),
          size.join('x'),
        ).to.deep.equal([]);
      }
    });
});
