import {expect} from 'chai';
import {sum} from '../../../src/base/sum.ts';
import {CORNERS, EDGES} from '../../../src/games/catan/data/island.ts';
import {LANGUAGES, type Language} from '../../../src/i18n/language.ts';
import {catan} from '../../support/decisions/catan.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {until} from '../../support/screen/drawn.ts';
import {hitAt, tapAt} from '../../support/screen/hit.ts';
import {CatHarness, LOW, NARROW, PHONE, TABLET, WIDE} from './harness.ts';

/** The viewer's steps of the founding: what is put down, and how many own settlements stand before. */
const FOUNDING = [
  ['foundSettlement', 0],
  ['foundRoad', 1],
  ['foundSettlement', 1],
  ['foundRoad', 2],
] as const;

/** Px from the middle of a legal place within which a touch means it. */
const FINGER = 21;

type XY = readonly [x: number, y: number];
const middle = (element: Element): XY => {
  const {left, top, width, height} = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

describe('the island of Catan', () => {
  let table: CatHarness;
  afterEach(() => table.close());

  it('where a road may be laid does not hide the settlement that it starts from', async () => {
    table = await CatHarness.open(catan.at('foundRoad'), PHONE);
    const [ways, houses] = [table.all('.target.edge'), table.all('[data-piece^=v]')];
    expect(ways.length).to.be.greaterThan(1);
    expect(houses.length).to.be.greaterThan(1);
    for (const way of ways)
      for (const house of houses)
        expect(way.compareDocumentPosition(house) & Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0);
  });

  it('what a seat has left is told in its own shape and colour', async () => {
    table = await CatHarness.open(catan.view('main'), PHONE);
    await table.tap(table.within('rs-cat-strip', 'button')[0]);
    await until(() => table.all('[data-left] .piece')[0], 'what is left');
    const [, {shape} = {shape: ''}] = table.element.view.seats;
    for (const piece of table.all('[data-left] .piece'))
      expect(piece.getAttribute('fill')).to.equal(`var(--rs-seat-${shape})`);
  });

  for (const [size, least] of [
    [PHONE, 0.33],
    [[320, 568], 0.18],
  ] as const)
    it(`the coach leaves it its room while it is settled: ${size.join('x')}`, async () => {
      localStorage.setItem('rs-coach', JSON.stringify({catan: {wish: 'on', seen: []}}));
      try {
        for (const language of LANGUAGES) {
          table?.close();
          table = await CatHarness.open(catan.view('foundSettlement'), size, {language});
          await until(() => table.all('rs-coach')[0], 'the coach');
          const seen = () => table.one('rs-cat-island').getBoundingClientRect().height / size[1];
          expect(seen(), language).to.be.at.least(least);
        }
      } finally {
        localStorage.removeItem('rs-coach');
      }
    });

  /** What the coach is wanted for, at a table that has come so far. */
  const coached = async (
    at: Parameters<typeof catan.view>[0] | ReturnType<typeof catan.find>,
    language: Language,
    size: XY = PHONE,
  ) => {
    localStorage.setItem('rs-coach', JSON.stringify({catan: {wish: 'on', seen: []}}));
    try {
      table = await CatHarness.open(typeof at === 'string' ? catan.view(at) : at, size, {language});
      await until(() => table.all('rs-coach')[0], 'the coach');
      await table.settle();
    } finally {
      localStorage.removeItem('rs-coach');
    }
  };

  /** The viewer's step of the founding, with so many own settlements on the island. */
  const founding = (phase: 'foundSettlement' | 'foundRoad', houses: number) =>
    catan.find({
      phase,
      where: ({corners}) => corners.filter(building => building?.seat === 0).length === houses,
    });

  // The largest text of the app, and twice the text of the browser.
  for (const [text, least] of [
    ['20px', 250],
    ['32px', 190],
  ] as const)
    it(`in large text (${text}) the coach has one line, and the island the most of the phone`, async () => {
      await loadFont();
      document.documentElement.style.fontSize = text;
      try {
        for (const language of LANGUAGES) {
          table?.close();
          await coached('foundSettlement', language, [320, 568]);
          const {width} = table.one('.world').getBoundingClientRect();
          expect(width, language).to.be.at.least(least);
          const dots = table.all('.target .dot').map(dot => dot.getBoundingClientRect());
          for (const [i, dot] of dots.entries())
            for (const other of dots.slice(i + 1))
              expect(Math.hypot(other.left - dot.left, other.top - dot.top)).to.be.above(dot.width);
        }
      } finally {
        document.documentElement.style.fontSize = '';
      }
    });

  it('on a phone on its side the hand is in sight below what the coach says', async () => {
    await loadFont();
    for (const language of LANGUAGES) {
      table?.close();
      await coached('trade', language, LOW);
      const hand = table.one('rs-cat-hand').getBoundingClientRect();
      const buttons = table.all('rs-quay rs-button[slot=actions]').map(each => each.getBoundingClientRect());
      expect(hand.height).to.be.at.least(40);
      expect(hand.bottom, language).to.be.at.most(Math.min(...buttons.map(({top}) => top)) + 2);
    }
  });

  it('what the second settlement brings is told before it stands, and is in the hand from then on', async () => {
    for (const size of [PHONE, WIDE]) {
      table = await CatHarness.open(founding('foundSettlement', 1), size);
      await table.tap(table.one('[data-step=next]'));
      if (size === PHONE) expect(table.all('[data-brings] rs-symbol').length).to.be.above(0);
      await table.key('Enter');
      const hand = () =>
        table
          .all('.card[data-help^=resource] > [aria-hidden]:not(.plus)')
          .map(each => Number(each.textContent));
      const told = table.all('[data-brought] rs-symbol').length;
      expect(told, 'told with the road to come').to.be.above(0);
      if (size === WIDE) expect(sum(hand())).to.equal(told);
      table.close();
    }
  });

  for (const language of LANGUAGES) {
    it(`below the coach each corner on offer has what a finger needs, apart from the next: ${language}`, async () => {
      await coached('foundSettlement', language);
      const reaches = table.all('.target .reach').map(reach => reach.getBoundingClientRect());
      expect(reaches.length).to.be.above(20);
      for (const [i, {width, left, top}] of reaches.entries()) {
        expect(width).to.be.at.least(23.5);
        for (const other of reaches.slice(i + 1))
          expect(Math.hypot(other.left - left, other.top - top)).to.be.above(width);
      }
    });

    it(`what marks an open corner hides neither land nor number: ${language}`, async () => {
      await coached('foundSettlement', language);
      const dots = table.all('.target .dot').map(dot => dot.getBoundingClientRect());
      expect(dots.length).to.be.above(20);
      for (const {width} of dots) expect(width).to.be.at.most(13);
      for (const number of table.all('.token')) {
        const [x, y] = middle(number);
        const {width} = number.getBoundingClientRect();
        for (const dot of dots)
          expect(Math.hypot(dot.left + dot.width / 2 - x, dot.top + dot.width / 2 - y)).to.be.above(
            (width + dot.width) / 2,
          );
      }
    });

    for (const size of [PHONE, LOW])
      it(`the island keeps its size in each step of the founding, at ${size.join('x')}: ${language}`, async () => {
        const heights = new Set<number>();
        for (const [phase, houses] of FOUNDING) {
          await coached(founding(phase, houses), language, size);
          for (const chosen of [false, true]) {
            if (chosen) await table.tap(table.one('[data-step=next]'));
            if (size === PHONE) expect(table.all('.mini'), `${phase}: all of it`).to.have.length(0);
            heights.add(table.one('rs-cat-island').clientHeight);
          }
          table.close();
        }
        expect([...heights]).to.have.length(1);
      });

    it(`below the coach the island has the height that tiles and figures can spare: ${language}`, async () => {
      for (const [phase, least] of [
        ['preRoll', 300],
        ['main', 210],
        ['build', 200],
      ] as const) {
        await coached(phase, language);
        expect(table.one('rs-cat-island').clientHeight, phase).to.be.at.least(least);
        table.close();
      }
    });
  }

  for (const size of [PHONE, LOW, TABLET, WIDE])
    it(`a touch near a legal place means the nearest one at ${size.join('x')}`, async () => {
      table = await CatHarness.open(catan.at('foundRoad'), size);
      const map = table.one('.map');
      const spots = table.all('.target').map(spot => ({name: spot.dataset.target!, at: middle(spot)}));
      for (const {name, at} of spots)
        for (const [dx, dy] of [
          [0, FINGER],
          [FINGER, 0],
          [-FINGER, 0],
          [0, -FINGER],
        ] as const) {
          const [x, y] = [at[0] + dx, at[1] + dy];
          const distances = spots.map(other => ({
            name: other.name,
            far: Math.hypot(other.at[0] - x, other.at[1] - y),
          }));
          const least = Math.min(...distances.map(({far}) => far));
          // Two of them may be as near.
          const nearest = distances.filter(({far}) => far < least + 0.5).map(each => each.name);
          await table.key('Escape');
          await table.touch(map, x, y);
          expect(nearest, `${name} ${dx} ${dy}`).to.include(table.one('.target.picked').dataset.target);
        }
    });

  for (const size of [NARROW, PHONE, LOW])
    it(`comes nearer where places are closer than a finger, until they are not, at ${size.join('x')}`, async () => {
      table = await CatHarness.open(catan.at('foundSettlement'), size);
      const {x, y, far} = closest();
      expect(far).to.be.below(44);
      await table.touch(table.one('.map'), x, y);
      expect(table.all('.target.picked'), 'what is not clear is not chosen').to.have.length(0);
      expect(closest().far).to.be.at.least(43.9);
      await table.tap(table.one('[data-whole]'));
      expect(table.all('.mini'), 'the whole island again').to.have.length(0);
    });

  it('a paid road tells how long one’s own road would become, like a free one', async () => {
    table = await CatHarness.open(
      catan.find({
        where: ({builds}, {toAct}) =>
          toAct.includes(0) && builds.some(({lengths}) => lengths.some(length => length > 2)),
        seed: 'road',
      }),
    );
    const {spots, lengths} = table.board.model.view.builds[0]!;
    const [longest] = [...spots].sort((a, b) => lengths[spots.indexOf(b)]! - lengths[spots.indexOf(a)]!);
    await table.tap(table.one('button.road[data-choice]'));
    const target = table.one(`[data-target=edge${longest}]`);
    const said = `then ${lengths[spots.indexOf(longest!)]} long`;
    expect(target.getAttribute('aria-label')).to.contain(said);
    await table.tap(target);
    expect(table.one('.where small').textContent).to.contain(said);
  });

  it('a touch far from all legal places chooses nothing', async () => {
    table = await CatHarness.open(catan.at('foundRoad'), WIDE);
    const {left, top} = table.one('.map').getBoundingClientRect();
    await table.touch(table.one('.map'), left + 4, top + 4);
    expect(table.all('.target.picked')).to.have.length(0);
  });

  it('a drag moves the map and places nothing', async () => {
    table = await CatHarness.open(catan.at('foundRoad'));
    await table.tap(table.one('[data-nearer]'));
    const map = table.one('.map');
    expect(map.classList.contains('near')).to.equal(true);
    const before = middle(table.all('.target')[0]!);
    const send = (type: string, clientX: number) =>
      map.dispatchEvent(
        new PointerEvent(type, {bubbles: true, composed: true, pointerId: 1, clientX, clientY: before[1]}),
      );
    send('pointerdown', before[0]);
    send('pointermove', before[0] + 40);
    send('pointerup', before[0] + 40);
    await table.touch(map, ...before);
    expect(table.all('.target.picked')).to.have.length(0);
    expect(middle(table.all('.target')[0]!)[0]).not.to.equal(before[0]);
  });

  /** Fingers on the map, each with its way; they move in turns. */
  async function fingers(...ways: readonly (readonly [from: XY, to: XY])[]): Promise<void> {
    const map = table.one('.map');
    const send = (type: string, pointerId: number, [clientX, clientY]: XY) =>
      map.dispatchEvent(
        new PointerEvent(type, {bubbles: true, composed: true, pointerId, clientX, clientY, buttons: 1}),
      );
    for (const [id, [from]] of ways.entries()) send('pointerdown', id, from);
    for (let step = 1; step <= 4; step++)
      for (const [id, [[ax, ay], [bx, by]]] of ways.entries())
        send('pointermove', id, [ax + ((bx - ax) * step) / 4, ay + ((by - ay) * step) / 4]);
    for (const [id, [, to]] of ways.entries()) send('pointerup', id, to);
    await table.settle();
  }
  const hexWidth = () => table.one('[data-help^="hex:"] .sky').getBoundingClientRect().width;

  for (const [scene, size] of [
    ['foundSettlement', PHONE],
    ['trade', PHONE],
    ['trade', TABLET],
  ] as const)
    it(`two fingers bring the island nearer where they are, and the button shows the whole: ${scene}, ${size.join('x')}`, async () => {
      table = await CatHarness.open(catan.at(scene), size);
      const [x, y] = middle(table.one('[data-help="hex:9"] .sky'));
      const whole = hexWidth();
      await fingers(
        [
          [x - 30, y],
          [x - 60, y],
        ],
        [
          [x + 30, y],
          [x + 60, y],
        ],
      );
      expect(hexWidth() / whole).to.be.closeTo(2, 0.02);
      const [nx, ny] = middle(table.one('[data-help="hex:9"] .sky'));
      expect(Math.hypot(nx - x, ny - y), 'what was between the fingers stays there').to.be.below(2);
      expect(table.all('.target.picked')).to.have.length(0);
      expect(table.moves).to.have.length(0);
      // A finger alone drags now, as far as there is more of the island.
      await fingers([
        [x, y],
        [x + 25, y],
      ]);
      expect(middle(table.one('[data-help="hex:9"] .sky'))[0]).to.be.closeTo(nx + 25, 2);
      await table.tap(table.one('[data-whole]'));
      expect(hexWidth()).to.be.closeTo(whole, 0.5);
    });

  it('fingers that come together show the whole again, and the next tap is a tap', async () => {
    table = await CatHarness.open(catan.at('foundRoad'));
    await table.tap(table.one('[data-nearer]'));
    const [x, y] = middle(table.one('.map'));
    expect(table.all('.mini')).to.have.length(1);
    await fingers(
      [
        [x - 100, y],
        [x - 10, y],
      ],
      [
        [x + 100, y],
        [x + 10, y],
      ],
    );
    expect(table.all('.mini')).to.have.length(0);
    await fingers([
      [x, y],
      [x, y],
    ]);
    const spot = middle(table.all('.target')[0]!);
    await table.touch(table.one('.map'), ...spot);
    expect(table.all('.target.picked, .mini'), 'it chooses, or comes nearer').not.to.have.length(0);
  });

  it('as near as it comes, in either corner of the map, a tap in the middle of a place chooses it', async () => {
    table = await CatHarness.open(catan.at('foundSettlement'), TABLET);
    const {left, right, top, bottom} = table.one('rs-cat-island').getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    await fingers(
      [
        [x - 10, y],
        [left, y],
      ],
      [
        [x + 10, y],
        [right, y],
      ],
    );
    const nearest = hexWidth();
    for (const to of [1, -1]) {
      await fingers([
        [x, y],
        [x + to * 2000, y + to * 2000],
      ]);
      expect(hexWidth()).to.be.closeTo(nearest, 0.5);
      const seen = table.all('.target').filter(target => {
        const [cx, cy] = middle(target.querySelector('.glow')!);
        return hitAt(cx, cy)?.closest('.map') && cx > left && cx < right && cy > top && cy < bottom;
      });
      expect(seen).not.to.have.length(0);
      for (const target of seen) {
        tapAt(...middle(target.querySelector('.glow')!));
        await table.settle();
        expect(table.all('.target.picked').map(({dataset}) => dataset.target)).to.deep.equal([
          target.dataset.target,
        ]);
      }
    }
  });

  it("two fingers on anything but the map are the page's own", async () => {
    table = await CatHarness.open(catan.at('trade'));
    expect(getComputedStyle(table.one('.map')).touchAction).to.equal('none');
    for (const part of ['rs-quay', 'rs-cat-strip', 'rs-table-bar'])
      expect(getComputedStyle(table.one(part)).touchAction, part).to.match(/auto|manipulation|pinch-zoom/);
  });

  it('places are a list, too, and speak', async () => {
    table = await CatHarness.open(catan.at('foundSettlement'));
    await table.tap(table.one('[data-list]'));
    const places = table.all('[data-place]');
    expect(places).to.have.length(table.all('.target').length);
    const harbour = places.find(place => /harbour/.test(place.textContent!))!;
    expect(harbour.textContent!.trim()).to.match(
      /^Corner: \w+ \d+(, \w+( \d+)?)*, (\w+ )?harbour [23]:1(, [a-z-]+ shore)?$/,
    );
    await table.tap(harbour);
    await table.tap(table.primary);
    expect(table.moves.map(({type}) => type)).to.deep.equal(['foundSettlement']);
  });

  it('hexes and harbours are tables', async () => {
    table = await CatHarness.open(catan.at('foundSettlement'));
    await table.tap(table.one('[data-list]'));
    const places = table.one('rs-cat-places').shadowRoot!;
    const [hexes, harbours] = [...places.querySelectorAll('tbody')];
    expect(hexes!.rows).to.have.length(19);
    expect(harbours!.rows).to.have.length(9);
    expect(hexes!.textContent).to.contain('of 36');
  });

  it('all corners and edges are lists that speak, with what stands there', async () => {
    table = await CatHarness.open(catan.at('trade'));
    const {view} = table.board.model;
    await table.tap(table.one('[data-list]'));
    const places = table.one('rs-cat-places').shadowRoot!;
    const said = (kind: string) =>
      [...places.querySelectorAll(`[data-all=${kind}] li`)].map(({textContent}) => textContent!.trim());
    const [corners, edges] = [said('corner'), said('edge')];
    expect([corners.length, edges.length]).to.deep.equal([54, 72]);
    for (const [at, line] of corners.entries()) {
      const building = view.corners[at];
      expect(line).to.match(/^Corner: \w+/);
      expect(line).to.match(building ? (building.city ? /City of/ : /Settlement of/) : /nobody yet/);
    }
    expect(corners.filter(line => /harbour [23]:1/.test(line))).to.have.length(18);
    for (const [at, line] of edges.entries())
      expect(line).to.match(view.roads[at] === null ? /nobody yet/ : /Road of/);
  });

  it('no award hangs over an island that is shown in part; on a tablet the sheet of trade leaves the island in sight', async () => {
    table = await CatHarness.open(
      catan.find({
        phase: 'freeRoad',
        where: ({players}) => players.some(each => each.largestArmy || each.longestRoad),
        seed: 'award',
      }),
    );
    const shown = () => getComputedStyle(table.one('.awards')).visibility;
    const [nearer] = table.all('[data-nearer]');
    if (table.all('.mini').length === 0) await table.tap(nearer);
    expect([table.all('.mini').length, shown()]).to.deep.equal([1, 'hidden']);
    await table.tap(table.one('[data-whole]'));
    expect(shown()).to.equal('visible');
    table.close();
    table = await CatHarness.open(catan.at('trade'), TABLET);
    await table.tap(table.one('[data-trade]'));
    const island = table.one('rs-cat-island').getBoundingClientRect();
    const sheet = table.one('rs-cat-trade').getBoundingClientRect();
    expect(island.height).to.be.above(190);
    expect(sheet.top).to.be.at.least(island.bottom - 1);
  });

  it('on a wide screen awards hang over no hex and no harbour, and a place is told in whole words', async () => {
    const both = catan.find({
      phase: 'robber',
      where: ({players}) => players.some(each => each.largestArmy) && players.some(each => each.longestRoad),
      seed: 'both',
    });
    table = await CatHarness.open(both, WIDE, {language: 'pl'});
    const flags = table.all('.awards .flag').map(flag => flag.getBoundingClientRect());
    expect(flags).to.have.length(2);
    for (const part of table.all('[data-help^=hex] .sky, [data-help^=harbour] .hull')) {
      const {left, right, top, bottom} = part.getBoundingClientRect();
      for (const flag of flags)
        expect(
          flag.left >= right || flag.right <= left || flag.top >= bottom || flag.bottom <= top,
          `${part.outerHTML.slice(0, 50)} is free`,
        ).to.equal(true);
    }
    table.close();
    table = await CatHarness.open(catan.at('foundRoad'), WIDE, {language: 'pl'});
    await table.key('ArrowRight');
    expect(table.one('.where').getBoundingClientRect().height).to.be.below(60);
  });

  it('every corner and edge is within the whole that is shown, with its harbours', async () => {
    expect([CORNERS.length, EDGES.length]).to.deep.equal([54, 72]);
    for (const size of [PHONE, TABLET, WIDE]) {
      table?.close();
      table = await CatHarness.open(catan.at('trade'), size);
      const frame = table.one('rs-cat-island').getBoundingClientRect();
      for (const part of table.all('[data-help^=hex], [data-help^=harbour] .hull, [data-piece]')) {
        const box = part.getBoundingClientRect();
        expect(box.left, part.outerHTML.slice(0, 60)).to.be.at.least(frame.left - 1);
        expect(box.right).to.be.at.most(frame.right + 1);
        expect(box.top).to.be.at.least(frame.top - 1);
        expect(box.bottom).to.be.at.most(frame.bottom + 1);
      }
    }
  });

  it('who has lost an award sees so beside the points, until the own next move', async () => {
    table = await CatHarness.open(catan.at('preRoll'));
    const {element} = table;
    const {log} = element.view;
    const n = log.at(-1)!.n;
    const item = {...log.at(-1)!, kind: 'answer' as const, seat: null, undone: false};
    const lost = [
      {type: 'longestRoad', seat: 1, from: 0, length: 6},
      {type: 'largestArmy', seat: 0, from: 2, knights: 3},
    ];
    const minus = () => table.all('[data-lost]').map(each => `${each.dataset.lost} ${each.textContent}`);
    expect(minus()).to.deep.equal([]);
    element.view = {...element.view, log: [...log, {...item, n: n + 1, events: lost}]};
    await table.settle();
    expect(minus()).to.have.length(2);
    expect(minus().find(each => each.startsWith('0'))).to.match(/−2\s*2 points lost: longest road/);
    expect(minus().find(each => each.startsWith('2'))).to.match(/−2\s*2 points lost: largest army/);
    const own = {...item, n: n + 2, kind: 'action' as const, seat: 0, events: [{type: 'turnEnded', seat: 0}]};
    element.view = {...element.view, log: [...element.view.log, own]};
    await table.settle();
    expect(minus()).to.deep.equal([]);
  });

  it('hexes that paid are lit, and who got what stands beside their cards', async () => {
    table = await CatHarness.open(
      catan.find({phase: 'trade', round: 13, where: ({dice}) => dice !== null && dice[0] + dice[1] !== 7}),
    );
    const {view, gains} = table.board.model;
    const sum = view.dice![0] + view.dice![1];
    const paying = view.hexes.filter(({token, robber}) => token === sum && !robber).length;
    expect(table.all('.lit')).to.have.length(paying);
    const gained = gains.filter((_, seat) => seat !== 0).filter(cards => cards.some(n => n > 0)).length;
    expect(
      table.all('rs-cat-strip .plus').length +
        table.one('rs-cat-strip').shadowRoot!.querySelectorAll('.plus').length,
    ).to.be.at.least(gained);
  });

  /** Px between the two places on the map that are closest to each other, and the point between them. */
  function closest(): {readonly far: number; readonly x: number; readonly y: number} {
    const frame = table.one('rs-cat-island').getBoundingClientRect();
    const points = table
      .all('.target')
      .map(middle)
      .filter(([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
    const pairs = points.flatMap((a, i) =>
      points
        .slice(i + 1)
        .map(b => ({far: Math.hypot(a[0] - b[0], a[1] - b[1]), x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2})),
    );
    return pairs.reduce((best, pair) => (pair.far < best.far ? pair : best));
  }
});
