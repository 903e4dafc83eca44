import {expect} from 'chai';
import type {RsTableCard} from '../../../components/app/table-card.ts';
import {deepFocus} from '../../../components/kit/deep-focus.ts';
import {drawingOf} from '../../../components/kit/symbols/registry.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {HARD_NAMES, home, newTable, PAST, SAVED} from '../../support/views/app-views.ts';
import {AppHarness, textOf, viewport} from './harness.ts';

describe('rs-home', () => {
  let app: AppHarness;
  afterEach(() => app.close());

  const choose = async (value: string): Promise<void> => {
    app.one('rs-menu').dispatchEvent(new CustomEvent('rs-choose', {detail: {value}}));
  };

  it('has one coral thing: the table that waits for me, else the new table', async () => {
    app = await AppHarness.open(home());
    expect(app.all('.waiting')).to.have.length(1);
    expect(app.all('rs-button[variant=primary]')).to.have.length(0);
    await app.show({screen: home({tables: SAVED.slice(1)})});
    expect(app.all('.waiting')).to.have.length(0);
    expect(app.all('rs-button[variant=primary]')).to.have.length(1);
  });

  it('a game against bots is one tap away', async () => {
    app = await AppHarness.open(home({tables: []}));
    await app.tap(app.within('[data-solo=catan]', 'button'));
    expect(app.acts).to.deep.equal([{act: 'playBots', game: 'catan', name: 'Dóra'}]);
  });

  it('a phone with tables: what the games are is a tap away, and what stood there is back with another', async () => {
    await viewport(360, 640);
    try {
      for (const tables of [SAVED.slice(0, 1), SAVED]) {
        app = await AppHarness.open(home({tables}), {language: 'hu'});
        const lines = () => app.all('.solo .line, .solo .facts').map(line => line.checkVisibility());
        expect(new Set(lines())).to.deep.equal(new Set([false]));
        const about = app.one('[data-about]');
        expect(about.getBoundingClientRect().height).to.be.at.least(44);
        await app.tap(about);
        expect(new Set(lines())).to.deep.equal(new Set([true]));
        expect(about.getAttribute('aria-expanded')).to.equal('true');
        await app.tap(about);
        expect(new Set(lines())).to.deep.equal(new Set([false]));
        app.close();
      }
      app = await AppHarness.open(home({tables: []}), {language: 'hu'});
      expect(app.one('[data-about]').checkVisibility(), 'they stand there already').to.equal(false);
    } finally {
      await viewport(800, 600);
    }
  });

  it('tells somebody without a name under which one they play, and leads to where it is typed', async () => {
    app = await AppHarness.open(home({tables: []}), {name: ''});
    expect(app.text).to.include('Play against bots now as Sailor');
    expect(app.one('[data-name]').getAttribute('aria-label')).to.equal('as Sailor: choose your name');
    await app.tap(app.one('[data-name]'));
    await app.drawn('rs-settings');
    await app.show({settings: {...app.element.view!.settings, name: 'Dóra'}});
    expect(app.all('[data-name]')).to.have.length(0);
  });

  it('a new table calls somebody without a name as the start page does', async () => {
    app = await AppHarness.open(newTable, {name: ''});
    await app.drawn('rs-seats-form');
    expect(app.within('rs-seats-form', 'input').getAttribute('placeholder')).to.equal('Sailor');
  });

  it('says of each table whose turn it is', async () => {
    app = await AppHarness.open(home());
    const said = app.all('rs-table-card').map(card => textOf(card.shadowRoot!));
    expect(said[0]).to.match(/Puerto Rico Your move .*Dóra, Bence and Krzysztof/);
    expect(said[1]).to.include('Friday evening Zsófia to move');
  });

  it('tells tables of one name apart: by when they were played, and how far they are', async () => {
    const [table] = SAVED;
    const later = {...table!, id: 'z', round: 3, savedAt: Date.UTC(2026, 4, 12, 12)};
    const early = {...later, id: 'y', round: undefined, savedAt: Date.UTC(2026, 4, 11, 12)};
    app = await AppHarness.open(home({tables: [table!, SAVED[1]!, later, early]}));
    await app.tap('All (4)');
    const said = app.all('rs-table-card').map(card => textOf(card.shadowRoot!));
    expect(said[0]).to.include('14 May 2026 Round 9');
    expect(said[1]).not.to.match(/2026|Round/);
    expect(said[2]).to.include('12 May 2026 Round 3');
    expect(said[3]).to.include('11 May 2026').and.not.to.include('Round');
  });

  it('shows two tables at first, those that wait for me before others, and all of them with a tap', async () => {
    const [mine, others, over] = SAVED;
    const tables = [others!, over!, {...others!, id: 'd'}, {...mine!, id: 'e'}];
    app = await AppHarness.open(home({tables}));
    const shown = () => app.all('rs-table-card').map(card => (card as RsTableCard).table.id);
    expect(shown()).to.deep.equal(['e', 'b']);
    await app.tap('All (4)');
    expect(shown()).to.deep.equal(['b', 'c', 'd', 'e']);
    await app.tap('Fewer tables');
    expect(shown()).to.deep.equal(['e', 'b']);
    await app.show({screen: home({tables: tables.slice(0, 2)})});
    expect(shown()).to.deep.equal(['b', 'c']);
    expect(app.text).not.to.include('All (');
  });

  it('marks a table that was branched off to try things out', async () => {
    app = await AppHarness.open(home());
    await app.tap('All (3)');
    const said = app.all('rs-table-card').map(card => textOf(card.shadowRoot!));
    expect(said.map(text => text.includes('Trial'))).to.deep.equal(SAVED.map(({trial}) => trial));
  });

  it('asks before it deletes, and says what goes', async () => {
    app = await AppHarness.open(home());
    await choose('delete');
    await app.drawn('rs-table-question');
    expect(app.acts).to.have.length(0);
    expect(app.text).to.include('The whole game is removed from this device.');
    await app.tap('Delete the table');
    expect(app.acts).to.deep.equal([{act: 'delete', tableId: 'a'}]);
    expect(app.all('rs-table-question')).to.have.length(0);
  });

  it('does not promise copies of others where nobody else played', async () => {
    app = await AppHarness.open(home({tables: SAVED.slice(2)}));
    await choose('delete');
    await app.drawn('rs-table-question');
    expect(app.text).to.include('There is no other copy');
    expect(app.text).not.to.include('Other players');
  });

  it('keeps the table when the question is closed', async () => {
    app = await AppHarness.open(home());
    await choose('delete');
    await app.drawn('rs-table-question');
    await app.tap('Cancel');
    expect(app.acts).to.have.length(0);
    expect(app.all('rs-table-question')).to.have.length(0);
  });

  it('renames and exports', async () => {
    app = await AppHarness.open(home());
    await choose('rename');
    await app.drawn('rs-table-question');
    await app.type(app.one('rs-field'), '  Lake house ');
    await app.tap('Save');
    await choose('export');
    expect(app.acts).to.deep.equal([
      {act: 'rename', tableId: 'a', name: 'Lake house'},
      {act: 'export', tableId: 'a'},
    ]);
  });

  it('says in words whether the browser keeps the tables, and when it is offline', async () => {
    app = await AppHarness.open(home({storage: 'evictable', offline: true}));
    expect(app.text).to.include('may clear your tables');
    expect(app.text).to.include('No network');
    await app.tap('Not now');
    expect(app.text).not.to.include('No network');
  });

  it('one notice at a time, and none of them is said again at the foot', async () => {
    localStorage.clear();
    const keep = {install: 'ios', storage: 'evictable'} as const;
    app = await AppHarness.open(home({...keep, offline: true, newVersion: true}));
    const notices = () => app.all('.notice').map(({textContent}) => textContent);
    expect(notices()).to.have.length(1);
    await app.show({screen: home({...keep, newVersion: true})});
    expect(notices().join()).to.include('new version');
    await app.show({screen: home(keep)});
    expect(notices().join()).to.include('7 days');
    expect(textOf(app.one('footer'))).not.to.include('may clear');
  });

  it('whoever has played goes on first, and finds what is finished beside it, also when nothing goes on', async () => {
    const over = {...SAVED[1]!, id: 'over', trial: true, state: 'over', myTurn: false} as const;
    app = await AppHarness.open(home({tables: [over, ...SAVED.slice(0, 2)]}));
    const ids = app.all<HTMLElement & {table: {id: string}}>('rs-table-card').map(({table}) => table.id);
    expect(ids).not.to.include('over');
    const {top} = app.one('[data-history]').getBoundingClientRect();
    expect(top).to.be.below(app.one('rs-table-card').getBoundingClientRect().top);
    await app.show({screen: home({tables: [], past: PAST})});
    const first = app.one('[data-history]').getBoundingClientRect();
    expect(first.bottom).to.be.below(app.one('[data-solo]').getBoundingClientRect().top);
    await app.tap(app.one('[data-history]'));
    expect(app.last).to.deep.equal({act: 'goHistory'});
  });

  it('tells how the last games ended, and opens each', async () => {
    app = await AppHarness.open(home({tables: [], past: PAST}));
    const cards = app.all('rs-past-game').map(({shadowRoot}) => textOf(shadowRoot!));
    expect(cards[0]).to.match(/^Puerto Rico Bence won with 51 points/);
    expect(cards[1]).to.match(/^Friday evening Dóra and Zsófia share the victory, 31 points each/);
    expect(cards[2]).to.include('nobody won');
    expect(app.all('#tables')).to.have.length(0);
    await app.tap(app.within('rs-past-game', 'button'));
    expect(app.last).to.deep.equal({act: 'open', tableId: 'over'});
  });

  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 800],
  ] as const)
    it(`at ${width}x${height} the whole page is in sight, and hardly any water is empty`, async () => {
      await viewport(width, height);
      document.body.style.margin = '0';
      try {
        for (const language of LANGUAGES)
          for (const [name, change] of [
            ['first', {tables: []}],
            ['past', {tables: [], past: PAST}],
            ['one', {tables: [], past: PAST.slice(0, 1)}],
            ['playing', {}],
            ['warned', {install: 'ios', storage: 'evictable'}],
            ['offline', {tables: [], past: PAST, offline: true}],
          ] as const) {
            app = await AppHarness.open(home(change), {language});
            const ways = app.one('.ways').getBoundingClientRect();
            const foot = app.one('footer').getBoundingClientRect();
            expect(ways.bottom, `${language} ${name}: the buttons`).to.be.at.most(height);
            expect(height - foot.bottom, `${language} ${name}: nothing is empty`).to.be.below(90);
            app.close();
          }
      } finally {
        document.body.style.margin = '';
        await viewport(800, 600);
      }
    });

  it('with finished games alone it is as full of games as a first time: none is cut', async () => {
    // The page of the test has an edge of 8 px.
    await viewport(376, 656);
    app = await AppHarness.open(home({tables: [], past: PAST}));
    const games = app.all('[data-solo]').map(game => game.getBoundingClientRect());
    const ways = app.one('.ways').getBoundingClientRect();
    expect(games.length).to.be.at.least(5);
    for (const {bottom} of games) expect(bottom).to.be.at.most(ways.top);
    // Nothing stands between what is finished and what can be played.
    const past = app.one('rs-past-game').getBoundingClientRect();
    expect(games[0]!.top - past.bottom).to.be.below(60);
    expect(app.all('[data-solo] .line').every(line => line.getClientRects().length > 0)).to.equal(true);
    await viewport(800, 600);
  });

  it('offers installing only where it can be done', async () => {
    app = await AppHarness.open(home());
    expect(app.text).not.to.include('Install');
    await app.show({screen: home({install: 'prompt'})});
    await app.tap('Install as an app');
    expect(app.last).to.deep.equal({act: 'install'});
    expect(app.all('rs-install')).to.have.length(0);
  });

  for (const [install, ...says] of [
    ['ios', 'Tap Share', 'Add to Home Screen', 'tables of its own'],
    ['android', 'three dots', 'Install app', 'works without internet'],
    ['mac', 'File menu', 'Add to Dock', 'tables of its own'],
    ['desktop', 'browser’s menu', 'Install Roadstead', 'works without internet'],
  ] as const)
    it(`tells how the app is installed by hand: ${install}`, async () => {
      app = await AppHarness.open(home({install}));
      const opener = app.control('Install as an app');
      opener.focus();
      await app.tap(opener);
      const sheet = await app.drawn('rs-install');
      for (const words of says) expect(textOf(sheet.shadowRoot!)).to.include(words);
      for (const symbol of sheet.shadowRoot!.querySelectorAll('rs-symbol'))
        expect(drawingOf(symbol.name), symbol.name).not.to.equal(null);
      await app.accessible();
      await app.tap('Close');
      expect(app.all('rs-install')).to.have.length(0);
      expect(deepFocus()).to.equal(opener);
    });

  describe('a table that the browser may throw away', () => {
    const warning = () => app.all('[data-keep]');
    const evictable = {install: 'ios', storage: 'evictable'} as const;
    beforeEach(() => localStorage.clear());
    after(() => localStorage.clear());

    it('is said above the tables, with the way to keep it', async () => {
      app = await AppHarness.open(home(evictable));
      expect(textOf(warning()[0]!)).to.include('7 days');
      await app.tap('Install');
      await app.drawn('rs-install');
    });

    it('where it only may, the foot says so, and nothing stands above what was played', async () => {
      for (const change of [{}, {tables: [], past: PAST}]) {
        app = await AppHarness.open(home({...evictable, install: 'prompt', ...change}));
        expect(warning()).to.have.length(0);
        expect(textOf(app.one('footer'))).to.include('space runs short');
        await app.tap('Install as an app');
        expect(app.last).to.deep.equal({act: 'install'});
        app.close();
      }
    });

    it('once: whoever wants to hear no more finds the way at the foot of the page', async () => {
      app = await AppHarness.open(home(evictable));
      await app.tap('Not now');
      expect(warning()).to.have.length(0);
      app.close();
      app = await AppHarness.open(home(evictable));
      expect(warning()).to.have.length(0);
      app.control('Install as an app');
    });

    for (const [why, change] of [
      ['the browser keeps it', {storage: 'persistent'}],
      ['this is the app, or the browser cannot install one', {install: 'none'}],
      ['there is none', {tables: []}],
      ['it is a trial', {tables: SAVED.filter(({trial}) => trial)}],
      ['nothing has been played', {tables: [{...SAVED[0]!, state: 'lobby'}]}],
    ] as const)
      it(`is not said where ${why}`, async () => {
        app = await AppHarness.open(home({...evictable, ...change}));
        expect(warning()).to.have.length(0);
      });
  });

  it('tells of a new version, which comes with one tap', async () => {
    app = await AppHarness.open(home());
    expect(app.text).not.to.include('new version');
    await app.show({screen: home({newVersion: true})});
    expect(app.text).to.include('A new version is ready.');
    await app.tap('Update now');
    expect(app.last).to.deep.equal({act: 'update'});
  });

  it('shows names as text, whatever is in them', async () => {
    const seats = HARD_NAMES.map(name => ({name, shape: 'disc', kind: 'person'}) as const);
    app = await AppHarness.open(home({tables: [{...SAVED[1]!, name: '<b>x</b>', seats, toAct: [0, 1, 2]}]}));
    expect(app.all('img, b')).to.have.length(0);
    expect(app.text).to.include('<b>x</b>');
    expect(app.text).to.include('<img src=x onerror=x()>');
    expect(app.text).to.include('\u2068שלומציון בת-חן\u2069');
  });

  it('tells the host of a table that the others wait for this device', async () => {
    const [, table] = SAVED;
    app = await AppHarness.open(home({tables: [{...table!, hosting: true}]}));
    expect(app.text).to.include('to move · goes on when you open it');
    await app.show({screen: home({tables: [{...table!, hosting: true, place: 'here'}]})});
    expect(app.text).not.to.include('goes on when you open it');
  });

  it('says so while tables are being read', async () => {
    app = await AppHarness.open(home({tables: null}));
    expect(app.text).to.include('Reading your tables');
  });
});
