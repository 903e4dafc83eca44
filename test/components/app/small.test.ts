/** What has to be in sight on a small page without scrolling. */
import {expect} from 'chai';
import {rememberStance} from '../../../components/board/stance.ts';
import {gameIds} from '../../../src/games/words.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {loadFont} from '../../support/screen/clipped.ts';
import {
  guestLobby,
  history,
  home,
  joining,
  lobby,
  middleLobby,
  middleOne,
  newTable,
  playing,
  readyLobby,
  SAVED,
} from '../../support/views/app-views.ts';
import {AppHarness, until, viewport} from './harness.ts';

describe('screens on a small page', () => {
  let app: AppHarness | undefined;
  before(async () => {
    await loadFont();
    // As on the page of the app.
    document.body.style.margin = '0';
  });
  after(() => {
    document.body.style.margin = '';
    return viewport(800, 600);
  });
  afterEach(() => app?.close());

  const box = (selector: string): DOMRect => app!.all(selector)[0]!.getBoundingClientRect();

  it('in the middle of a table two seats share the whole width of a tablet', async () => {
    await viewport(834, 1112);
    rememberStance(middleLobby.tableId, 'middle');
    app = await AppHarness.open({
      ...middleLobby,
      places: middleLobby.places.slice(2).map((_, place) => ({place, taken: false})),
    });
    const {right} = box('.codes');
    const codes = [...app.all('.codes rs-lobby-seat')]
      .flatMap(seat => [...seat.shadowRoot!.querySelectorAll('rs-qr')])
      .map(code => code.getBoundingClientRect());
    expect(codes).to.have.length(2);
    expect(codes[1]!.right).to.be.closeTo(right, 8);
    expect(codes[1]!.bottom).to.be.at.most(innerHeight);
    rememberStance(middleLobby.tableId, null);
  });

  it('in the middle the code of the last free seat is as large as the room, and nothing that is pressed first is below it', async () => {
    for (const [width, height, least] of [
      [1024, 768, 320],
      [768, 1024, 320],
      [1280, 800, 340],
    ] as const) {
      await viewport(width, height);
      rememberStance(middleOne.tableId, 'middle');
      app = await AppHarness.open(middleOne);
      expect(box('rs-qr').width, `${width}`).to.be.at.least(least);
      for (const first of ['rs-qr', '[data-bring]', '[data-add-seat]'])
        expect(box(first).bottom, `${first} ${width}`).to.be.at.most(box('footer').top);
      app.close();
      app = undefined;
    }
    rememberStance(middleOne.tableId, null);
  });

  it('new table on a phone: each game tells for how many it is, and how long it takes', async () => {
    await viewport(360, 640);
    const [one] = newTable.games;
    const games = [one!, {...one!, id: 'catan'}, {...one!, id: 'portolano'}];
    app = await AppHarness.open({...newTable, games});
    const facts = app.all('.game .facts span');
    expect(facts).to.have.length(2 * games.length);
    for (const fact of facts) {
      const {left, top, width, height} = fact.getBoundingClientRect();
      const there = (fact.getRootNode() as ShadowRoot).elementsFromPoint(left + width / 2, top + height / 2);
      expect(there, fact.textContent ?? '').to.include(fact);
    }
  });

  it('finished games: each head stands above its figures, however long its word', async () => {
    await viewport(320, 640);
    for (const language of LANGUAGES) {
      app?.close();
      app = await AppHarness.open(history, {language});
      const [head, ...rows] = app
        .all('tr')
        .slice(0, 3)
        .map(({children}) => [...children].slice(1).map(cell => cell.getBoundingClientRect()));
      expect(head).to.have.length(4);
      for (const row of rows)
        for (const [i, {left, right}] of head!.entries()) {
          expect(row[i]!.left, language).to.be.closeTo(left, 0.5);
          expect(row[i]!.right, language).to.be.closeTo(right, 0.5);
        }
    }
  });

  for (const width of [320, 360])
    it(`finished games: a name is not broken at ${width} px`, async () => {
      await viewport(width, 640);
      app = await AppHarness.open(history, {language: 'hu'});
      await until(() => app!.text.includes('Játékos'), 'its words');
      const names = app
        .all('th')
        .filter(({textContent}) => /^(Játékos|Krzysztof|Dóra)$/.test(textContent.trim()));
      expect(names).to.have.length(5);
      for (const name of names) {
        const words = document.createRange();
        words.selectNodeContents(name);
        const lines = new Set([...words.getClientRects()].map(({top}) => Math.round(top)));
        expect(lines.size, name.textContent).to.equal(1);
      }
    });

  it('a screen that comes back after the phone was turned is laid out for how the phone is held now', async () => {
    await viewport(360, 640);
    app = await AppHarness.open(history);
    expect(getComputedStyle(app.all('tr')[0]!).display).to.equal('contents');
    app.close();
    await viewport(640, 360);
    app = await AppHarness.open(history);
    expect(getComputedStyle(app.all('tr')[0]!).display).to.equal('table-row');
  });

  it('lobby on a phone on its side: the whole code can be scanned', async () => {
    await viewport(640, 360);
    app = await AppHarness.open(lobby(), {language: 'hu'});
    expect(box('rs-qr').bottom).to.be.at.most(box('footer').top);
  });

  it('a lobby in the middle on the smallest phone: the whole code of the first seat can be scanned', async () => {
    await viewport(320, 568);
    rememberStance(middleLobby.tableId, 'middle');
    try {
      app = await AppHarness.open(middleLobby, {language: 'hu'});
      expect(box('rs-qr').bottom).to.be.at.most(box('footer').top);
    } finally {
      rememberStance(middleLobby.tableId, null);
    }
  });

  it('a lobby on the smallest phone with the largest text: nothing lies on the code', async () => {
    await viewport(320, 568);
    for (const language of LANGUAGES) {
      app = await AppHarness.open(lobby(), {language, text: 'larger'});
      const code = app.all('rs-qr')[0]!;
      code.scrollIntoView({block: 'center'});
      await app.settle();
      const {top, bottom} = code.getBoundingClientRect();
      expect(top, language).to.be.at.least(0);
      expect(bottom, language).to.be.at.most(Math.min(568, box('footer').top));
      app.close();
    }
  });

  for (const text of ['normal', 'large', 'larger'] as const)
    it(`start page on the smallest phone, ${text} text: no word of a button is broken, and words keep off the lighthouse`, async () => {
      for (const [width, height] of [
        [320, 568],
        [360, 640],
      ] as const) {
        await viewport(width, height);
        for (const language of LANGUAGES) {
          app = await AppHarness.open(home({tables: []}), {language, text});
          for (const way of app.all('.way')) {
            const words = document.createRange();
            words.selectNodeContents(way);
            const lines = new Set([...words.getClientRects()].map(({top}) => Math.round(top)));
            expect(lines.size, `${language} ${width}: ${way.textContent}`).to.equal(1);
            expect(way.getBoundingClientRect().right).to.be.at.most(width);
          }
          const lamp = app.within('rs-poster', '.cape').getBoundingClientRect();
          const words = document.createRange();
          for (const line of app.all('.promise span')) {
            words.selectNodeContents(line);
            for (const {right, bottom} of words.getClientRects())
              expect(bottom <= lamp.top || right <= lamp.left + 20, `${language} ${width}`).to.equal(true);
          }
          app.close();
        }
      }
    });

  for (const [width, height] of [
    [320, 568],
    [568, 320],
  ] as const)
    it(`start page with the largest text at ${width}x${height}: its name is one line, and what comes first is whole`, async () => {
      await viewport(width, height);
      for (const language of LANGUAGES)
        for (const [tables, first] of [
          [[], '[data-solo]'],
          [SAVED, 'rs-table-card'],
        ] as const) {
          app = await AppHarness.open(home({tables}), {language, text: 'larger'});
          const what = `${language}, ${tables.length} tables`;
          expect(box(first).bottom, what).to.be.at.most(box('.ways').top);
          const words = document.createRange();
          words.selectNodeContents(app.all('h1')[0]!);
          expect(words.getClientRects(), what).to.have.length(1);
          const town = app.within('rs-poster', '.town').getBoundingClientRect();
          for (const line of app.all('.promise span'))
            expect(line.getBoundingClientRect().bottom, what).to.be.at.most(town.top);
          app.close();
        }
    });

  it('lobby without its host: what is told keeps off the seats', async () => {
    await viewport(360, 640);
    app = await AppHarness.open(guestLobby({trouble: {code: 'table/lobby-host-away', details: {}}}), {
      language: 'hu',
    });
    await until(() => app!.all('rs-banner').length > 0, 'what is told');
    expect(box('.places').top - box('rs-banner').bottom).to.be.at.least(8);
  });

  it('joining on a phone on its side: every step is in sight', async () => {
    await viewport(640, 360);
    app = await AppHarness.open(joining(), {language: 'pl'});
    expect(box('li:last-child').bottom).to.be.at.most(box('footer').top);
  });

  it('start page on a phone: with two tables all games stand above the quay', async () => {
    await viewport(360, 640);
    app = await AppHarness.open(home({tables: SAVED.slice(0, 2)}), {language: 'hu'});
    for (const game of app.all('[data-solo]'))
      expect(game.getBoundingClientRect().bottom).to.be.at.most(box('.ways').top);
  });

  it('start page on a phone with the largest text: four games stand above the quay', async () => {
    await viewport(360, 640);
    for (const language of LANGUAGES) {
      app?.close();
      app = await AppHarness.open(home({tables: []}), {language, text: 'larger'});
      for (const game of app.all('[data-solo]').slice(0, 4))
        expect(game.getBoundingClientRect().bottom, language).to.be.at.most(box('.ways').top);
    }
  });

  it('start page on a phone with one table: no dark water between the sky and what is played', async () => {
    await viewport(360, 640);
    app = await AppHarness.open(home({tables: SAVED.slice(0, 1)}), {language: 'en'});
    const [header, played] = ['header', 'section'].map(each =>
      app!.within('rs-home', each).getBoundingClientRect(),
    );
    const gap = played!.top - header!.bottom;
    expect(gap).to.be.at.most(40);
    for (const game of app.all('[data-solo]'))
      expect(game.getBoundingClientRect().bottom).to.be.at.most(box('.ways').top);
  });

  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const)
    it(`start page with many tables at ${width}x${height}: every game of the quick start stands above the quay`, async () => {
      await viewport(width, height);
      const tables = ['p', 'q', 'r'].flatMap(at => SAVED.map(table => ({...table, id: table.id + at})));
      app = await AppHarness.open(home({tables}), {language: 'hu'});
      expect(app.all('[data-solo]')).to.have.length(gameIds.length);
      for (const game of app.all('[data-solo]'))
        expect(game.getBoundingClientRect().bottom).to.be.at.most(box('.ways').top);
      expect(box('.ways').bottom).to.be.at.most(height);
    });

  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [1280, 800],
  ] as const)
    it(`a notice over the app covers nothing at ${width}x${height}: every screen begins below it`, async () => {
      await viewport(width, height);
      const screens = [
        ['h1', home({tables: SAVED})],
        ['h1', lobby({knocks: ['Réka']})],
      ] as const;
      for (const [first, screen] of screens) {
        app?.close();
        app = await AppHarness.open(screen, {language: 'hu'});
        if (screen.screen === 'home') await app.show({problem: {code: 'link/malformed', details: {}}});
        await app.drawn('.problem');
        await until(() => box(first).top >= box('.problem').bottom, `${screen.screen} below what is told`);
        if (screen.screen === 'home') expect(box('.bar').top).to.be.at.least(box('.problem').bottom);
      }
    });

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 360],
    [768, 1024],
    [1280, 800],
  ] as const)
    it(`who comes during a game moves nothing of it, and covers the bar alone, at ${width}x${height}`, async () => {
      await viewport(width, height);
      const calm = {...playing(), watchers: []};
      app = await AppHarness.open(calm, {language: 'hu'});
      await app.drawn('.board > *');
      const {top, height: room} = box('.board');
      const watchers = [{key: 'N'.repeat(43), name: 'Krzysztof'}];
      for (const [what, screen] of [['[data-came]', {...calm, watchers}]] as const) {
        await app.show({screen});
        await app.drawn(what);
        expect([box('.board').top, box('.board').height], what).to.deep.equal([top, room]);
        expect(box(what).bottom, what).to.be.at.most(top + 4);
        if (width >= 768)
          expect(box(what).right, `${what}: the buttons of the bar stay free`).to.be.at.most(box('nav').left);
      }
    });

  it('who knocks during a game covers neither bar nor board', async () => {
    for (const [width, height] of [
      [360, 640],
      [640, 360],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await viewport(width, height);
      app?.close();
      app = await AppHarness.open({...playing(), watchers: []}, {language: 'hu'});
      await app.drawn('.board > *');
      await app.show({screen: {...playing(), watchers: [], knocks: ['Krzysztof']}});
      await app.drawn('[data-knocks]');
      expect(box('[data-knocks]').top, `${width}`).to.be.at.least(box('rs-table-bar').bottom - 1);
      expect(box('[data-knocks]').bottom, `${width}`).to.be.at.most(box('.board').top + 1);
    }
  });

  for (const language of ['en', 'hu', 'pl'] as const)
    it(`who knocks during a game takes one row of it, in ${language}`, async () => {
      await viewport(360, 640);
      app = await AppHarness.open({...playing(), knocks: ['Krzysztof']}, {language});
      await app.drawn('[data-knocks]');
      expect(box('[data-knocks]').height).to.be.at.most(60);
    });

  it('nothing is wider than a small page, nor than one whose text is twice as large', async () => {
    const root = document.documentElement;
    const games = gameIds.map(id => ({id, seats: {min: 2, max: 5}, options: []}));
    try {
      for (const [width, height, text] of [
        [320, 568, ''],
        [360, 640, '200%'],
      ] as const) {
        await viewport(width, height);
        root.style.fontSize = text;
        for (const screen of [{screen: 'new', games} as const, lobby(), readyLobby, middleLobby, history])
          for (const language of ['hu', 'pl'] as const) {
            rememberStance(middleLobby.tableId, 'middle');
            app = await AppHarness.open(screen, {language});
            root.style.fontSize = text;
            const main = app.within('rs-screen', 'main');
            const what = `${screen.screen} ${language} ${width} ${text}`;
            expect(main.scrollWidth, what).to.be.at.most(main.clientWidth);
            app.close();
          }
      }
    } finally {
      root.style.fontSize = '';
      rememberStance(middleLobby.tableId, null);
    }
  });

  it('new table on a phone: the own seat stands above the quay', async () => {
    await viewport(360, 640);
    app = await AppHarness.open(
      {
        screen: 'new',
        games: gameIds.map(id => ({
          id,
          seats: {min: 2, max: 5},
          options: [],
        })),
      },
      {language: 'hu'},
    );
    expect(box('li').bottom).to.be.at.most(box('footer').top);
  });
});
