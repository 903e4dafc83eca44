/** What stands where on the board of San Juan: rows that are even, words that are whole, nothing that jumps. */
import {expect} from 'chai';
import {remember} from '../../../components/board/coach-memory.ts';
import {aboutOf} from '../../../components/san-juan/about.ts';
import {loadBoardWords, loadSjText} from '../../../src/games/san-juan/text/index.ts';
import {BUILDINGS, type SjView} from '../../../src/games/san-juan/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {PHASES, sanJuan} from '../../support/decisions/san-juan.ts';
import {inTurn} from '../../support/in-turn.ts';
import {clipped, loadFont} from '../../support/screen/clipped.ts';
import {until} from '../../support/screen/drawn.ts';
import {LOW, NARROW, PHONE, SjHarness, TABLET, WIDE} from './harness.ts';

/** Cut on purpose: names in the strip and on a flag, names below slivers, the word on the edge of a card, old lines of the log. */
const LEFT_OUT = '.name, .who, .sliver, .tag, rs-board-log';

/** Words of an element that go on in another line. */
function broken(element: HTMLElement): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) found.push(word[0]);
    }
  return found;
}

/** How many stand in each row. */
function rows(elements: readonly HTMLElement[]): number[] {
  const tops = new Map<number, number>();
  for (const element of elements) {
    const top = Math.round(element.parentElement!.getBoundingClientRect().top);
    tops.set(top, (tops.get(top) ?? 0) + 1);
  }
  return [...tops.values()];
}

const box = (element: HTMLElement) => element.getBoundingClientRect();

describe('the look of San Juan', () => {
  let table: SjHarness | undefined;
  before(loadFont);
  afterEach(() => {
    table?.close();
    localStorage.removeItem('rs-coach');
  });

  it('with text at 200 % the whole primary button stays on a phone', async () => {
    document.documentElement.style.fontSize = '32px';
    try {
      for (const phase of PHASES) {
        table?.close();
        table = await SjHarness.open(sanJuan.view(phase), PHONE, {language: 'hu'});
        const {bottom} = box(table.primary);
        expect(bottom, phase).to.be.at.most(box(table.element).bottom + 1);
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  for (const language of LANGUAGES)
    it(`${language}: no name of a role is broken within a word`, async () => {
      table = await SjHarness.open(sanJuan.view('pick'), NARROW, {language});
      try {
        for (const [size, text] of [
          [NARROW, ''],
          [PHONE, ''],
          [TABLET, ''],
          [WIDE, ''],
          [PHONE, '32px'],
          [NARROW, '32px'],
        ] as const) {
          document.documentElement.style.fontSize = text;
          await table.resize(size);
          const names = table.within('rs-sj-roles', 'b');
          expect(names).to.have.length(5);
          expect(names.flatMap(broken), `${size.join('x')} ${text}`).to.deep.equal([]);
        }
      } finally {
        document.documentElement.style.fontSize = '';
      }
    });

  for (const [n, phase] of PHASES.entries())
    for (const language of inTurn(LANGUAGES, n))
      it(`${language}: no text is cut: ${phase}`, async () => {
        table = await SjHarness.open(sanJuan.view(phase), NARROW, {language});
        for (const size of inTurn([NARROW, PHONE, LOW, TABLET, WIDE], n)) {
          await table.resize(size);
          const root = table.element.renderRoot as ShadowRoot;
          expect(clipped(root, LEFT_OUT), size.join('x')).to.deep.equal([]);
        }
      });

  it('on a tablet the piles stand beside the flags, and take no row of their own', async () => {
    table = await SjHarness.open(sanJuan.view('pick'), TABLET);
    const [piles] = table.within('rs-sj-roles', '.piles');
    const [flag] = table.within('rs-sj-roles', '.flag');
    expect(box(piles!).bottom).to.be.at.most(box(flag!).bottom + 12);
  });

  it('on a tablet the others have their streets, and the own one is as large as there is room', async () => {
    for (const phase of PHASES) {
      table?.close();
      table = await SjHarness.open(sanJuan.at(phase), TABLET);
      const {players} = table.played!.board;
      const others = table.within('rs-sj-opponent', 'rs-sj-city');
      expect(others).to.have.length(players.length - 1);
      const [city] = table.all('rs-sj-city[streets]');
      for (const name of city?.shadowRoot?.querySelectorAll<HTMLElement>('.plot .name') ?? [])
        expect(name.offsetTop, phase).to.be.at.least(48);
    }
  });

  it('on a tablet the rows of a hand are even', async () => {
    const view = sanJuan.view('pick');
    const board = view.board as SjView;
    for (const cards of [5, 8, 10, 11, 14]) {
      const hand = Array.from({length: cards}, (_, i) => ({
        ...board.hand[i % board.hand.length]!,
        handle: 1000 + i,
      }));
      table?.close();
      table = await SjHarness.open({...view, board: {...board, hand}}, TABLET);
      const counts = rows(table.within('rs-sj-hand', '.card'));
      expect(Math.max(...counts) - Math.min(...counts), `${cards}: ${counts}`).to.be.at.most(1);
    }
  });

  it('on a tablet the ring round who acts stands out from the panel', async () => {
    table = await SjHarness.open(sanJuan.view('pick'), TABLET);
    const order = table.all('rs-seat-order').find(each => each.closest('.panel'))!;
    const probe = order.shadowRoot!.appendChild(document.createElement('i'));
    probe.style.color = 'var(--rs-ok)';
    const ring = order.shadowRoot!.querySelector('.acts')!;
    expect(getComputedStyle(ring).boxShadow).to.contain(getComputedStyle(probe).color);
  });

  it('new buildings of others are not pale', async () => {
    table = await SjHarness.open(
      sanJuan.find({
        phase: 'builder',
        where: ({players}) => players.slice(1).some(({city}) => city.some(({active}) => !active)),
      }),
      WIDE,
    );
    const pictures = table.within('rs-sj-city[small]', '.picture');
    expect(pictures).to.not.have.length(0);
    for (const picture of pictures) expect(getComputedStyle(picture).opacity).to.equal('1');
  });

  for (const language of LANGUAGES)
    it(`${language}: with a library the question says what the flag says`, async () => {
      const doubled = ({doubles, roles}: SjView) =>
        doubles && roles.some(({role, takenBy}) => role === 'prospector' && takenBy === null);
      table = await SjHarness.open(sanJuan.find({phase: 'pick', round: 4, where: doubled}), WIDE, {language});
      const flag = table.within('rs-sj-roles', 'li[data-help="role:prospector"] button')[0]!;
      expect(flag.textContent).to.contain('+2');
      await table.tap(flag);
      expect(table.one('[slot=sub]').textContent).to.match(/\b2\b/).and.to.not.match(/\b1\b/);
    });

  for (const language of LANGUAGES)
    it(`${language}: the line of figures of a building begins with a capital`, async () => {
      const [text, words] = await Promise.all([loadSjText(language), loadBoardWords(language)]);
      const {board} = sanJuan.view('pick');
      for (const building of BUILDINGS)
        expect(aboutOf(text, words, `building:${building}`, board as SjView)!.body[1]).to.match(
          /^[\p{Lu}„]/u,
        );
    });

  for (const size of [TABLET, WIDE])
    it(`names of cards in a row stand in one line at ${size.join('x')}`, async () => {
      table = await SjHarness.open(sanJuan.view('pick'), size);
      const plates = table.within('rs-sj-hand', '.plate');
      const tops = new Set(plates.map(plate => Math.round(box(plate).top)));
      expect(tops.size).to.equal(rows(table.within('rs-sj-hand', '.card')).length);
    });

  it('beside the hand the quay keeps its height when a card is chosen: what pays sinks', async () => {
    for (const size of [TABLET, WIDE]) {
      table?.close();
      table = await SjHarness.open(
        sanJuan.find({
          phase: 'builder',
          where: ({hand}) => hand.some(({sites}) => sites[0]?.proposal?.pay.length === 3),
        }),
        size,
      );
      const before = box(table.one('rs-quay')).height;
      const {hand} = table.played!.board;
      await table.tap(table.choices[hand.findIndex(({sites}) => sites[0]?.proposal?.pay.length === 3)]);
      expect(table.all('.card.pays')).to.have.length(3);
      expect(table.all('.tray')).to.have.length(0);
      if (size === WIDE) expect(box(table.one('rs-quay')).height).to.equal(before);
    }
  });

  it('a place that makes goods shows a barrel for as long as it is marked', async () => {
    table = await SjHarness.open(sanJuan.view('producer'));
    const marked = table.choices.find(place => place.getAttribute('aria-pressed') === 'true')!;
    const nth = table.choices.indexOf(marked);
    expect(marked.querySelectorAll('.barrel.none')).to.have.length(0);
    await table.tap(marked);
    expect(table.choices[nth]!.querySelectorAll('.barrel.none')).to.have.length(1);
  });

  it('a card marked for sale lies under its price with the sign of its good, the prices in sight', async () => {
    table = await SjHarness.open(sanJuan.view('trader'), PHONE);
    const [house] = table.within('rs-sj-market', 'section');
    expect(box(house!).bottom).to.be.below(box(table.one('rs-quay')).top);
    const sold = () => table!.within('rs-sj-market', '.sold').length;
    const marked = table.choices.filter(each => each.getAttribute('aria-pressed') === 'true');
    expect(sold()).to.equal(marked.length);
    await table.tap(marked[0]);
    expect(sold()).to.equal(marked.length - 1);
  });

  it('barrels do not lie on the names of buildings', async () => {
    table = await SjHarness.open(sanJuan.view('trader'), NARROW, {language: 'pl'});
    for (const plot of table.within('rs-sj-works', '.card')) {
      const barrel = plot.querySelector<HTMLElement>('.barrel')!;
      expect(box(barrel).bottom).to.be.at.most(box(plot.querySelector<HTMLElement>('.plate')!).top + 1);
    }
  });

  it('the strip tells how far a city is by twelve squares, below the figures', async () => {
    for (const size of [NARROW, PHONE]) {
      table?.close();
      table = await SjHarness.open(sanJuan.at('pick'), size);
      const {players} = table.played!.board;
      const strips = table.within('rs-sj-strip', 'button');
      strips.forEach((button, i) => {
        expect(button.querySelectorAll('.edge i')).to.have.length(12);
        expect(button.querySelectorAll('.edge .built')).to.have.length(players[i + 1]!.city.length);
        const edge = box(button.querySelector<HTMLElement>('.edge')!);
        expect(edge.top).to.be.at.least(box(button.querySelector<HTMLElement>('.figures')!).bottom);
        expect(edge.bottom).to.be.below(box(button).bottom);
      });
    }
  });

  it('figures of two digits are whole in the strip of the narrowest phone', async () => {
    const late = sanJuan.find({
      phase: 'pick',
      where: ({players}) => players.slice(1).some(({city}) => city.length >= 10),
    });
    table = await SjHarness.open(late, NARROW);
    for (const figures of table.within('rs-sj-strip', '.figures'))
      expect(figures.scrollWidth).to.be.at.most(figures.clientWidth);
    for (const button of table.within('rs-sj-strip', 'button')) {
      const number = box(button.querySelector<HTMLElement>('.city b')!);
      expect(number.left).to.be.at.least(box(button.querySelector<HTMLElement>('.edge')!).right);
      expect(number.right).to.be.at.most(box(button).right);
    }
  });

  it('twelve cards to build from are whole on a phone, without scrolling, also while they are paid with', async () => {
    const {view} = sanJuan.find({
      phase: 'builder',
      where: ({hand}) => hand.some(({sites}) => sites[0]?.proposal?.pay.length === 3),
    });
    const board = view.board as SjView;
    const hand = Array.from({length: 12}, (_, i) => ({
      ...board.hand[i % board.hand.length]!,
      ...(i < board.hand.length ? {} : {handle: 1000 + i}),
    }));
    table = await SjHarness.open({...view, board: {...board, hand}}, PHONE);
    const whole = () => {
      const last = table!.within('rs-sj-hand', '.plate').at(-1)!;
      // The wave of the quay laps over the lower edge.
      expect(box(last).bottom).to.be.at.most(box(table!.one('.content')).bottom - 10);
    };
    whole();
    const tops = table.choices.map(card => Math.round(card.parentElement!.getBoundingClientRect().top));
    await table.tap(table.choices[hand.findIndex(({sites}) => sites[0]?.proposal?.pay.length === 3)]);
    expect(table.all('.tray .coin:not(.barrel)')).to.have.length(3);
    whole();
    // Nothing moves under the finger.
    expect(
      table.choices.map(card => Math.round(card.parentElement!.getBoundingClientRect().top)),
    ).to.deep.equal(tops);
  });

  for (const size of [[320, 568], PHONE] as const)
    for (const language of LANGUAGES)
      it(`${language}: in the largest text what declines stands beside the button, at ${size.join('x')}`, async () => {
        document.documentElement.style.fontSize = '125%';
        try {
          for (const moment of ['twelve', 'crane'] as const) {
            table?.close();
            table = await SjHarness.open(sanJuan.view(moment), size, {language});
            const [declines] = table.all('rs-quay [data-pass]');
            expect(box(declines!).bottom, moment).to.be.greaterThan(box(table.primary).top + 20);
            expect(box(declines!).right, moment).to.be.at.most(box(table.primary).left);
          }
        } finally {
          document.documentElement.style.fontSize = '';
        }
      });

  it('what shall go is seen after the cards that stay, and nothing moves under the finger', async () => {
    table = await SjHarness.open(sanJuan.view('discard'), PHONE);
    const gaps = () => table!.within('rs-sj-hand', 'button').map(card => card.matches('.hole'));
    const proposed = gaps();
    expect(proposed).to.include(true);
    expect(proposed).to.deep.equal([...proposed].sort((a, b) => Number(a) - Number(b)));
    const order = () => table!.within('rs-sj-hand', 'button').map(card => card.dataset['help']);
    const before = order();
    await table.tap(table.within('rs-sj-hand', 'button')[0]);
    expect(order()).to.deep.equal(before);
  });

  it('on a phone what pays leaves its place, and is taken back there or in the tray', async () => {
    table = await SjHarness.open(
      sanJuan.find({
        phase: 'builder',
        where: ({hand}) => hand.some(({sites}) => sites[0]?.proposal?.pay.length === 3),
      }),
      PHONE,
    );
    const {hand} = table.played!.board;
    await table.tap(table.choices[hand.findIndex(({sites}) => sites[0]?.proposal?.pay.length === 3)]);
    const holes = () => table!.all('.hole[aria-pressed=true]');
    expect(holes()).to.have.length(3);
    await table.tap(holes()[0]);
    expect(holes()).to.have.length(2);
    await table.tap(table.all('.coin:not(.barrel, .gap)')[0]);
    expect(holes()).to.have.length(1);
    expect(table.all('.coin.gap')).to.have.length(2);
  });

  for (const language of LANGUAGES)
    it(`${language}: on a phone's side what pays is whole above the buttons, with the coach over the board`, async () => {
      const played = sanJuan.find({
        phase: 'builder',
        where: ({hand}) => hand.some(({sites}) => sites[0]?.proposal?.pay.length === 2),
      });
      const site = played.board.hand.findIndex(({sites}) => sites[0]?.proposal?.pay.length === 2);
      remember('san-juan', {wish: 'on', seen: []});
      table = await SjHarness.open(played, LOW, {language});
      await until(() => table!.all('rs-coach')[0], 'the coach');
      await table.settle();
      await table.tap(table.choices[site]);
      const buttons = box(table.within('rs-quay', '.actions')[0]!).top;
      for (const coin of table.all('.tray .coin')) expect(box(coin).bottom).to.be.at.most(buttons);
    });
});
