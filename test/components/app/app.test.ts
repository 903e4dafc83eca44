import {expect} from 'chai';
import {RsApp} from '../../../components/app/app.ts';
import {recall} from '../../../components/board/coach-memory.ts';
import {deepFocus} from '../../../components/kit/deep-focus.ts';
import type {RsField} from '../../../components/kit/field.ts';
import {BadMessage} from '../../../src/base/bad-message.ts';
import {foreign} from '../../../src/base/codes.ts';
import {gameIds, gameLine, gameName} from '../../../src/games/words.ts';
import type {Settings, Watcher} from '../../../src/table/seen/view-model.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {appView, home, lobby, newTable, playing} from '../../support/views/app-views.ts';
import {AppHarness, textOf, until} from './harness.ts';

describe('rs-app', () => {
  let app: AppHarness;
  afterEach(() => app.close());

  it('larger texts of the settings are larger on the whole page, and gone again', async () => {
    const size = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    app = await AppHarness.open(home());
    const normal = size();
    for (const [text, factor] of [
      ['large', 1.125],
      ['larger', 1.25],
      ['normal', 1],
    ] as const) {
      await app.show({settings: {...app.element.view!.settings, text}});
      expect(size()).to.be.closeTo(normal * factor, 0.01);
    }
  });

  it('whoever has typed no name reads in the settings what others see', async () => {
    app = await AppHarness.open(home(), {name: ''});
    app.element.dispatchEvent(new CustomEvent('rs-open', {detail: 'settings'}));
    const field = (await app.drawn('rs-settings rs-field, rs-field[autocomplete=nickname]')) as RsField;
    expect([field.value, field.placeholder]).to.deep.equal(['', 'Sailor']);
    expect(field.hint).to.include('others see “Sailor”');
  });

  it('whoever comes in by the link is told of once, and not those who were there before', async () => {
    const [old, fresh] = ['O', 'F'].map(letter => ({key: letter.repeat(43), name: `${letter}ra`})) as [
      Watcher,
      Watcher,
    ];
    app = await AppHarness.open(lobby({watchers: [old]}));
    expect(app.all('[data-came]')).to.have.length(0);
    await app.show({screen: lobby({watchers: [old, fresh]})});
    expect((await app.drawn('[data-came]')).textContent).to.include('Fra has come in.');
    await app.tap(app.one('[data-came]'));
    await app.show({screen: lobby({watchers: [old]})});
    await app.show({screen: lobby({watchers: [old, fresh]})});
    expect(app.all('[data-came]'), 'a bad network brings nobody twice').to.have.length(0);
    const other = {key: 'P'.repeat(43), name: ''};
    await app.show({screen: {...playing(), tableId: 't', watchers: [old, fresh, other]}});
    expect((await app.drawn('[data-came]')).textContent).to.include('Somebody is watching now.');
  });

  it('a table that another tab has open can be opened here', async () => {
    app = await AppHarness.open(home());
    await app.show({problem: {code: 'table/open-elsewhere', details: {}}});
    await app.tap(await app.drawn('[data-open-here]'));
    expect(app.acts).to.deep.equal([{act: 'retry'}]);
  });

  it('whoever has the address of a table from another device can knock there', async () => {
    const elsewhere = (details: {readonly code?: string}) =>
      app.show({problem: {code: 'table/not-here', details}});
    app = await AppHarness.open(home());
    await elsewhere({});
    await until(
      () => app.text.includes('Ask for the invitation link: on that device under “Players and invitation”'),
      'what to do',
    );
    expect(app.all('[data-knock]')).to.have.length(0);
    await elsewhere({code: 'ABCDEF'});
    await app.tap(await app.drawn('[data-knock]'));
    expect(app.acts).to.deep.equal([{act: 'dismissProblem'}, {act: 'join', linkOrCode: 'ABCDEF'}]);
  });

  it('whoever has no name yet says it before she knocks', async () => {
    app = await AppHarness.open(home(), {name: ''});
    await app.show({problem: {code: 'table/not-here', details: {code: 'ABCDEF'}}});
    await app.tap(await app.drawn('[data-knock]'));
    await app.drawn('rs-join');
    await app.tap(app.within('rs-join', 'rs-button[variant=primary]'));
    expect(app.text).to.include('Type your name first');
    expect(app.acts).to.deep.equal([{act: 'dismissProblem'}]);
    await app.type(app.within('rs-join', '[data-name]'), 'Réka');
    await app.tap(app.within('rs-join', 'rs-button[variant=primary]'));
    expect(app.acts[1]).to.have.nested.property('settings.name', 'Réka');
    expect(app.acts[2]).to.deep.equal({act: 'join', linkOrCode: 'ABCDEF'});
  });

  it('a screen begins at its top, wherever the last one was left', async () => {
    app = await AppHarness.open(home());
    const spacer = document.createElement('div');
    spacer.style.height = '4000px';
    document.body.append(spacer);
    try {
      scrollTo(0, 200);
      await app.show({screen: playing()});
      await until(() => app.all('rs-table').length > 0, 'the table');
      await until(() => scrollY === 0, 'its top');
    } finally {
      spacer.remove();
    }
  });

  it('puts language, theme and motion on the document', async () => {
    app = await AppHarness.open(home(), {language: 'hu', theme: 'dark', motion: 'slow'});
    const {lang, dataset} = document.documentElement;
    expect([lang, dataset.theme, dataset.motion]).to.deep.equal(['hu', 'dark', 'slow']);
    await app.show({settings: {...app.element.view!.settings, theme: 'auto', motion: 'auto'}});
    expect(document.documentElement.dataset.theme).to.equal(undefined);
    expect(document.documentElement.dataset.motion).to.equal(undefined);
  });

  it('says on the start page and at a table that nothing is kept, until that is over', async () => {
    app = await AppHarness.open(home(), {language: 'en'});
    await app.show({unkept: 'refused'});
    await until(() => app.text.includes('does not let the page store anything'), 'the words');
    await app.show({screen: playing(), unkept: 'full'});
    await until(() => app.text.includes('no room left on this device'), 'the words at the table');
    await app.tap('Save');
    expect(app.last?.act).to.equal('export');
    await app.tap(app.one('[data-unkept] rs-button'));
    expect(app.all('[data-unkept]')).to.have.length(0);
    await app.show({unkept: 'silent'});
    await until(() => app.text.includes('does not answer'), 'another reason');
    await app.show({unkept: null});
    expect(app.all('[data-unkept]')).to.have.length(0);
  });

  it('says that a file was handed out, and how it is called', async () => {
    app = await AppHarness.open(playing(), {language: 'en'});
    await app.show({saved: 'Friday.roadstead.json'});
    await until(() => app.text.includes('Friday.roadstead.json'), 'the name');
    await app.tap(app.one('[data-saved] rs-button'));
    expect(app.last?.act).to.equal('dismissProblem');
    await app.show({saved: null});
    expect(app.all('[data-saved]')).to.have.length(0);
  });

  it('tells that a screen is shown when it is, and not before', async () => {
    const element = new RsApp();
    const shown: (string | undefined)[] = [];
    element.addEventListener('rs-shown', () => shown.push(element.view?.screen.screen));
    document.body.append(element);
    await element.updateComplete;
    expect(shown).to.deep.equal([]);
    element.view = appView(home());
    await until(() => shown.length > 0, 'the start page');
    expect(shown).to.deep.equal(['home']);
    element.remove();
  });

  it('changes the language on the start page, in place', async () => {
    app = await AppHarness.open(home());
    await app.tap('HU, Magyar');
    await until(() => app.text.includes('Asztalaid'), 'Hungarian');
    expect(document.documentElement.lang).to.equal('hu');
  });

  it('marks the title while it is my move', async () => {
    const table = playing();
    const mine = table.seats.find(seat => seat.mine)!.seat;
    app = await AppHarness.open({...table, toAct: [mine]});
    expect(document.title).to.equal('● Your move · Puerto Rico');
    await app.show({screen: {...table, toAct: [mine + 1]}});
    expect(document.title).to.equal('Puerto Rico · Roadstead');
  });

  it('goes from screen to screen as the view says', async () => {
    app = await AppHarness.open(home());
    await app.show({screen: newTable});
    await app.drawn('rs-new-table');
    await app.show({screen: lobby()});
    await app.drawn('rs-lobby');
    expect(app.all('rs-home, rs-new-table')).to.have.length(0);
  });

  for (const [how, reason] of [
    ['by an import', new TypeError('Failed to fetch dynamically imported module: generic-board.js')],
    ['after several tries', new BadMessage('app/module-missing')],
  ] as const)
    it(`names a part that could not be fetched ${how}, and offers to load the page anew`, async () => {
      app = await AppHarness.open(home());
      const event = new PromiseRejectionEvent('unhandledrejection', {
        promise: Promise.resolve(),
        reason,
        cancelable: true,
      });
      window.dispatchEvent(event);
      expect(event.defaultPrevented).to.equal(true);
      await until(() => app.text.includes('A part of the app could not be loaded.'), 'the words');
      await app.tap('Try again');
      expect(app.acts.at(-1)).to.deep.equal({act: 'reload'});
      await app.tap('Close');
      await until(() => !app.text.includes('A part of the app'), 'the start page alone');
    });

  it('leaves other errors to whoever looks for bugs', async () => {
    app = await AppHarness.open(home());
    const event = new PromiseRejectionEvent('unhandledrejection', {
      promise: Promise.resolve(),
      reason: new TypeError('x is not a function'),
      cancelable: true,
    });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it('says a problem over any screen, until it is put away', async () => {
    app = await AppHarness.open(lobby());
    await app.show({problem: {code: 'link/malformed', details: {}}});
    await until(() => app.text.includes('not a Roadstead link'), 'the sentence of the problem');
    await app.tap('Close');
    expect(app.last).to.deep.equal({act: 'dismissProblem'});
  });

  it('shows an unknown problem with its code', async () => {
    app = await AppHarness.open(home());
    await app.show({problem: {code: foreign('net/surprise'), details: {}}});
    expect(app.text).to.include('(net/surprise)');
  });

  it('opens settings over the screen and keeps every change at once', async () => {
    app = await AppHarness.open(home());
    await app.tap('Settings');
    await app.drawn('rs-settings');
    await app.tap(app.within('rs-switch', 'input'));
    expect(app.last).to.have.nested.property('settings.sound', false);
    await app.type(app.one('rs-field'), '  Zsófia ');
    expect(app.last).to.have.nested.property('settings.name', 'Zsófia');
    await app.tap('Close');
    expect(app.all('rs-settings')).to.have.length(0);
  });

  it('does not keep addresses that cannot be right', async () => {
    app = await AppHarness.open(home());
    await app.overlay('settings', 'rs-settings');
    const [, broker, relay] = app.all('rs-field');
    await app.type(broker!, 'no server <here>');
    await app.type(relay!, 'http://relay.example');
    expect(app.acts).to.have.length(0);
    expect(app.text).to.include('begins with turn:');
    await app.type(relay!, 'turn:relay.example:3478');
    expect(app.last).to.have.nested.property('settings.relay.url', 'turn:relay.example:3478');
  });

  it('keeps up to three servers that find tables, checks each, and forgets those that are taken away', async () => {
    app = await AppHarness.open(home());
    await app.overlay('settings', 'rs-settings');
    await app.tap(app.one('[data-servers] summary'));
    const keep = async () => {
      const act = app.last as {settings: Settings};
      await app.show({settings: act.settings});
      return act.settings.brokers;
    };
    const fields = () => app.all<RsField>('rs-field[data-broker]');
    const add = async (address: string) => {
      await app.tap(app.one('[data-add-broker]'));
      await until(() => fields().at(-1)?.shadowRoot?.activeElement, 'the focus in a field');
      await app.type(fields().at(-1)!, address);
    };
    expect(app.all('[data-add-broker]')).to.have.length(0);
    await app.type(fields()[0]!, 'play.example.org/broker');
    expect(await keep()).to.deep.equal(['play.example.org/broker']);
    await add('meet.example.net:9000');
    expect(await keep()).to.deep.equal(['play.example.org/broker', 'meet.example.net:9000']);
    const acts = app.acts.length;
    await add('no server <here>');
    expect(app.acts).to.have.length(acts);
    expect(app.text).to.include('Write it as host');
    await app.type(fields()[2]!, '0.peerjs.com');
    expect(await keep()).to.have.length(3);
    expect(app.all('[data-add-broker]'), 'three are enough').to.have.length(0);
    await app.tap(app.all('[data-remove]')[0]!);
    expect(await keep()).to.deep.equal(['meet.example.net:9000', '0.peerjs.com']);
    await app.type(fields()[0]!, '');
    expect(await keep()).to.deep.equal(['0.peerjs.com']);
  });

  it('opens the rules over a screen and comes back with Escape, the draft kept', async () => {
    app = await AppHarness.open(newTable);
    await app.tap(app.one('input[value="5"]'));
    await app.tap('Help');
    await app.drawn('rs-learn');
    window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    await app.settle();
    expect(app.all('rs-learn')).to.have.length(0);
    expect(app.one('rs-segment').getAttribute('value')).to.equal('5');
  });

  const chooseRules = async (game: string) => {
    await app.tap(await app.drawn(`[data-rules=${game}]`));
    return until(() => app.all('rs-help').find(help => help.getAttribute('game') === game), 'its rules');
  };

  it('without a table the rules begin with a choice: each game with what one does in it', async () => {
    app = await AppHarness.open(home());
    await app.overlay('help', 'rs-learn');
    await app.drawn('[data-rules]');
    expect(app.all('[data-rules]').map(({dataset}) => dataset.rules)).to.deep.equal(gameIds);
    for (const game of gameIds) {
      const said = textOf(app.one(`[data-rules=${game}]`));
      expect(said).to.include(gameName(game)).and.to.include(gameLine(game, 'en'));
    }
    expect(app.all('[data-first]'), 'no game is chosen for her').to.have.length(0);
    const last = gameIds.at(-1)!;
    await chooseRules(last);
    for (const wayBack of ['Back', 'the browser']) {
      if (wayBack === 'Back') await app.tap('Back');
      else expect(app.element.closeLayer()).to.equal(true);
      await app.drawn('[data-rules]');
      await chooseRules(last);
    }
  });

  it('the rules open on the game that a new table is set for, and lead back there', async () => {
    const games = gameIds.map(id => ({id, seats: {min: 2, max: 5}, options: []}));
    app = await AppHarness.open({screen: 'new', games});
    await app.tap(app.all<HTMLInputElement>('input[name=game]').at(-1)!);
    await app.tap('Help');
    const help = await app.drawn('rs-help');
    expect(help.getAttribute('game')).to.equal(gameIds.at(-1));
    await app.tap('Back');
    expect(app.all('rs-learn')).to.have.length(0);
  });

  it('offers the rules of every game while there is no table', async () => {
    app = await AppHarness.open(home());
    await app.overlay('help', 'rs-learn');
    await chooseRules(gameIds[0]!);
    const learn = app.one('rs-learn');
    const select = await app.drawn('rs-select');
    const names = [...select.shadowRoot!.querySelectorAll('option')].map(each => each.textContent?.trim());
    expect(names).to.include.members(gameIds.map(gameName));
    const other = gameIds.at(-1)!;
    select.dispatchEvent(new CustomEvent('rs-choose', {detail: {value: other}}));
    await until(
      () => learn.shadowRoot!.querySelector('rs-help')!.getAttribute('game') === other,
      'the other game',
    );
  });

  it('leads from the rules to a first game that is explained', async () => {
    localStorage.removeItem('rs-coach');
    app = await AppHarness.open(home(), {name: 'Dóra'});
    await app.overlay('help', 'rs-learn');
    await chooseRules(gameIds[0]!);
    await app.drawn('[data-first]');
    await app.tap(app.one('[data-first]'));
    expect(app.last).to.deep.equal({act: 'playBots', game: gameIds[0], name: 'Dóra'});
    expect(recall(gameIds[0]!)).to.deep.equal({wish: 'on', seen: []});
    localStorage.removeItem('rs-coach');
  });

  it('goes back from a page of the rules to their contents, and from there out of them', async () => {
    app = await AppHarness.open(newTable);
    await app.overlay('help', 'rs-learn');
    const help = await app.drawn('rs-help');
    const pages = () => help.shadowRoot!.querySelectorAll<HTMLElement>('.pages button');
    await until(() => pages().length > 0, 'the contents');
    for (const wayBack of ['Back', 'the browser']) {
      await app.tap(pages()[0]!);
      await until(() => help.shadowRoot!.querySelector('article'), 'a page');
      if (wayBack === 'Back') await app.tap('Back');
      else expect(app.element.closeLayer()).to.equal(true);
      await until(() => pages().length > 0, `the contents again, by ${wayBack}`);
      expect(app.all('rs-learn')).to.have.length(1);
    }
    await app.tap('Back');
    expect(app.all('rs-learn')).to.have.length(0);
  });

  it('goes back to the list as it was left, onto the entry of the page, and not into the search', async () => {
    app = await AppHarness.open(home());
    await app.overlay('help', 'rs-learn');
    const help = await chooseRules('puerto-rico');
    const pages = () => [...help.shadowRoot!.querySelectorAll<HTMLElement>('[data-page]')];
    await until(() => pages().length > 20, 'the contents');
    const {page} = pages().at(-9)!.dataset;
    const entry = () => pages().find(({dataset}) => dataset.page === page)!;
    for (const searched of ['', 'worker']) {
      await app.type(help.shadowRoot!.querySelector('rs-field')!, searched);
      const chosen = searched ? pages().at(-1)! : entry();
      chosen.scrollIntoView({block: 'end'});
      const {dataset, offsetTop} = chosen;
      const before = chosen.getBoundingClientRect().top;
      const listed = pages().length;
      await app.tap(chosen);
      await until(() => help.shadowRoot!.querySelector('article'), 'a page');
      await app.tap('Back');
      await until(() => pages().length === listed, 'the list again');
      await app.settle();
      const focused = deepFocus() as HTMLElement;
      expect(focused.dataset.page).to.equal(dataset.page);
      expect(focused.offsetTop).to.equal(offsetTop);
      expect(focused.getBoundingClientRect().top).to.be.closeTo(before, 2);
    }
  });

  it('opens the rules with ?, not while somebody types and not when switched off', async () => {
    const question = (): boolean =>
      window.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true}));
    app = await AppHarness.open(newTable);
    app.one<HTMLInputElement>('li input').focus();
    question();
    await app.settle();
    expect(app.all('rs-learn')).to.have.length(0);
    (deepFocus() as HTMLElement).blur();
    await app.show({settings: {...app.element.view!.settings, shortcuts: false}});
    question();
    await app.settle();
    expect(app.all('rs-learn')).to.have.length(0);
    await app.show({settings: {...app.element.view!.settings, shortcuts: true}});
    question();
    await app.drawn('rs-learn');
  });

  it('gives the focus back to what opened a dialog', async () => {
    app = await AppHarness.open(home());
    const gear = app.control('Settings');
    gear.focus();
    await app.tap(gear);
    await app.drawn('rs-settings');
    expect(deepFocus()).not.to.equal(gear);
    await app.tap('Close');
    await until(() => deepFocus() === gear, 'the focus');
  });

  it('a new screen takes the focus that the old one lost', async () => {
    app = await AppHarness.open(home());
    app.control('New table').focus();
    await app.show({screen: newTable});
    await app.drawn('rs-new-table');
    await until(
      () => deepFocus()?.textContent === 'New table' && deepFocus()?.localName === 'h1',
      'the heading',
    );
  });

  it('takes a file that is dropped on the start page; elsewhere it says where to, and nothing happens', async () => {
    /** @returns whether the browser would do with it what browsers do: leave for the file */
    const drop = (type: string): boolean => {
      const data = new DataTransfer();
      data.items.add(new File(['{}'], 'friday.json'));
      return window.dispatchEvent(new DragEvent(type, {dataTransfer: data, cancelable: true}));
    };
    app = await AppHarness.open(home());
    const clock = new HeldClock();
    try {
      expect(drop('dragover')).to.equal(false);
      await app.settle();
      expect(app.text).to.include('Drop the file');
      drop('drop');
      await app.settle();
      expect(app.last).to.have.nested.property('file.name', 'friday.json');
      expect(app.text).not.to.include('Drop the file');
      for (const screen of [newTable, lobby(), playing()]) {
        await app.show(appView(screen));
        expect(drop('dragover')).to.equal(false);
        await app.settle();
        expect(app.text).to.include('open on the start page');
        expect(drop('drop')).to.equal(false);
        await app.settle();
        expect(app.text).not.to.include('open on the start page');
      }
    } finally {
      clock.release();
    }
    expect(app.acts).to.have.length(1);
  });
});
