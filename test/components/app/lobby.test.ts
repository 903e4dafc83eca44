import {expect} from 'chai';
import {recallStance, rememberStance} from '../../../components/board/stance.ts';
import type {RsButton} from '../../../components/kit/button.ts';
import type {RsMark} from '../../../components/kit/mark.ts';
import type {RsQr} from '../../../components/kit/qr.ts';
import type {RsSwitch} from '../../../components/kit/switch.ts';
import {placeAt} from '../../../src/base/address.ts';
import type {Problem} from '../../../src/base/problem.ts';
import {CAT_OPTIONS, CAT_SEATS} from '../../../src/games/catan/options.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {loadProblems, problemText} from '../../../src/i18n/problem.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {
  fullLobby,
  guestLobby,
  HARD_NAMES,
  hardLobby,
  joining,
  lobby,
  middleLobby,
  newTable,
  readyLobby,
  sharedLobby,
  taken,
} from '../../support/views/app-views.ts';
import {AppHarness, textOf, until, viewport} from './harness.ts';

describe('before the game', () => {
  let app: AppHarness;
  afterEach(() => app.close());
  after(() => viewport(800, 600));

  it('says why nobody can come, and what to do', async () => {
    await loadProblems('en');
    const trouble: Problem = {code: 'join/noBroker', details: {}};
    app = await AppHarness.open(lobby({trouble}));
    const {what, next} = problemText(trouble);
    expect(textOf(app.one('rs-banner')))
      .to.contain(what)
      .and.contain(next);
    const isShown = () => app.all<RsQr>('rs-qr').some(code => code.checkVisibility());
    expect(isShown(), 'a code that leads nobody here').to.equal(false);
    expect(app.all('[data-meet]'), 'one way, not twice').to.have.length(1);
    await app.show({screen: lobby()});
    expect(isShown()).to.equal(true);
    expect(app.all('rs-banner')).to.have.length(0);
  });

  it('when all seats are taken the invitation is folded away, and who sits where comes first', async () => {
    await viewport(360, 640);
    const isShown = () => app.all<RsQr>('rs-qr').some(code => code.checkVisibility());
    app = await AppHarness.open(lobby());
    expect(isShown(), 'a seat is free').to.equal(true);
    await app.show({screen: readyLobby});
    expect(isShown()).to.equal(false);
    await app.tap(app.one('[data-more] summary'));
    expect(isShown(), 'one tap away').to.equal(true);
    const places = readyLobby.places.map((place, at) =>
      at === 1 ? taken(1, 'Bence', {link: 'away'}) : place,
    );
    await app.show({screen: {...readyLobby, places}});
    expect(app.all('[data-more]'), 'somebody has to find the way back').to.have.length(0);
    const trouble: Problem = {code: 'join/noBroker', details: {}};
    await app.show({screen: {...readyLobby, places, trouble}});
    expect(app.all('[data-more]'), 'how she comes is what is the matter').to.have.length(0);
    expect(app.all('rs-banner [data-meet]')).to.have.length(1);
    await app.show({screen: {...readyLobby, trouble}});
    expect(app.all('rs-banner'), 'all are here: nobody needs a server').to.have.length(0);
  });

  it('five seats and the start are in sight on the smallest phone, from the top, in each language', async () => {
    await viewport(360, 640);
    for (const language of ['en', 'hu', 'pl'] as const) {
      app = await AppHarness.open(fullLobby, {language});
      const quay = app.within('rs-screen', 'footer').getBoundingClientRect().top;
      const last = app.all('rs-lobby-seat').at(-1)!.getBoundingClientRect();
      expect(last.bottom, language).to.be.at.most(quay + 1);
      expect(
        app.all('rs-switch').some(one => one.checkVisibility()),
        'what else is decided',
      ).to.equal(false);
      app.close();
    }
    app = await AppHarness.open(lobby());
    const land = app.within('rs-screen', 'main');
    land.scrollTo(0, 10_000);
    expect(land.scrollTop).to.be.above(0);
    await app.show({screen: fullLobby});
    expect(land.scrollTop, 'whoever filled the last seat looks for all of them').to.equal(0);
  });

  it('a tablet shows how others come beside the seats', async () => {
    await viewport(768, 1024);
    app = await AppHarness.open(fullLobby);
    const [code] = app.all('rs-qr');
    const [seat] = app.all('rs-lobby-seat');
    expect(code!.checkVisibility()).to.equal(true);
    expect(code!.getBoundingClientRect().left).to.be.above(seat!.getBoundingClientRect().right);
    await viewport(360, 640);
  });

  it('a start that cannot be pressed stands beside what is missing, not beside the question', async () => {
    app = await AppHarness.open(lobby());
    const start = () => app.one<RsButton>('.row rs-button[variant=primary]');
    const question = () => textOf(app.one('.row .question'));
    expect(start().disabled).to.equal(true);
    expect(question()).to.include('Connecting: ');
    const places = [...readyLobby.places, {place: 3, taken: false as const}];
    await app.show({screen: lobby({places})});
    expect(question()).to.equal('1 seat is still free');
    await app.show({screen: {...readyLobby, notReady: 'hostStands'}});
    expect(question()).to.not.include('Start the game?');
    await app.show({screen: readyLobby});
    expect(start().disabled).to.equal(false);
    expect(question()).to.equal('Start the game?');
  });

  it('a device that lies in the middle has no seat, asks for none, and starts when all have come', async () => {
    app = await AppHarness.open(lobby({tableId: 'middle-lobby'}));
    await app.tap(app.one('[data-middle]').shadowRoot!.querySelector('input')!);
    expect(app.last).to.deep.equal({act: 'standUp', place: 0});
    const places = lobby().places.map((place, at) => (at === 0 ? {place: 0, taken: false as const} : place));
    await app.show({screen: lobby({tableId: 'middle-lobby', mine: null, places})});
    expect(app.text).to.include('Scan a code and sit down').and.not.include('Sit down as');
    expect(app.all('.decide rs-button'), 'nothing that cannot be pressed').to.have.length(0);
    const full = places.map((place, at) => (place.taken ? place : taken(at, `Guest ${at}`)));
    await app.show({screen: lobby({tableId: 'middle-lobby', mine: null, places: full, notReady: null})});
    await app.tap(app.one('rs-button[variant=primary]'));
    expect(app.last).to.deep.equal({act: 'start'});
    await app.tap(app.one('[data-middle]').shadowRoot!.querySelector('input')!);
    await app.show({screen: lobby({tableId: 'middle-lobby', mine: null, places})});
    expect(app.text, 'as any other again').to.include('Sit down as');
  });

  it('somebody else sits down at this device under her own name, and stands up alone', async () => {
    app = await AppHarness.open(sharedLobby);
    expect(app.text).to.include('at this device').and.include('at Bence’s device').and.not.include('you,');
    await app.tap(app.one('[data-bring]'));
    expect(app.text).to.include('Who sits down here?');
    await app.tap(app.one('.bring rs-button[variant=primary]'));
    expect(app.text).to.include('Type a name first.');
    expect(app.acts.map(({act}) => act)).to.not.include('bring');
    await app.type(app.one('.bring rs-field'), 'Jan');
    await app.tap(app.one('.bring rs-button[variant=primary]'));
    expect(app.last).to.deep.equal({act: 'bring', place: 4, name: 'Jan'});
    expect(app.text, 'the question is over').to.not.include('Who sits down here?');
    const menu = app.all('rs-lobby-seat')[3]!.shadowRoot!.querySelector('rs-menu')!;
    menu.dispatchEvent(new CustomEvent('rs-choose', {detail: {value: 'standUp'}}));
    expect(app.last).to.deep.equal({act: 'standUp', place: 3});
  });

  it('nobody is asked to sit down at a device where nobody sits yet, nor where no seat is free', async () => {
    app = await AppHarness.open(guestLobby());
    expect(app.all('[data-bring]')).to.have.length(0);
    const places = sharedLobby.places.slice(0, 4);
    await app.show({screen: guestLobby({mine: 1, places})});
    expect(app.all('[data-bring]')).to.have.length(0);
    await app.show({screen: guestLobby({mine: 1, places: sharedLobby.places})});
    expect(app.all('[data-bring]')).to.have.length(1);
  });

  it('a device lies in the middle while people sit at it who have no other', async () => {
    app = await AppHarness.open(sharedLobby);
    await app.tap(app.one('[data-middle]').shadowRoot!.querySelector('input')!);
    expect(app.acts.map(({act}) => act)).to.not.include('standUp');
    expect(app.all<RsQr>('rs-qr').map(({text}) => placeAt(text))).to.deep.equal([4]);
    await app.tap(app.one('[data-bring]'));
    expect(app.text, 'before somebody sits down').to.include('a curtain covers the whole screen');
    await app.tap(app.one('.bring [data-no]'));
    expect(app.all('[data-bring]')).to.have.length(1);
  });

  it('whoever sits down at her own device has it in hand: it lies in the middle no longer', async () => {
    rememberStance(middleLobby.tableId, 'middle');
    app = await AppHarness.open(middleLobby);
    const menu = app
      .all('rs-menu')
      .find(each =>
        (each as HTMLElement & {items: readonly {value: string}[]}).items.some(({value}) => value === 'sit'),
      );
    menu!.dispatchEvent(new CustomEvent('rs-choose', {detail: {value: 'sit'}}));
    await app.settle();
    expect(app.last).to.deep.include({act: 'sit'});
    expect(recallStance(middleLobby.tableId)).to.equal(null);
  });

  it('in the middle each free seat shows a code of its own, large enough to be scanned; a seat that is taken shows none', async () => {
    const codes = () => app.all<RsQr>('rs-qr');
    for (const [width, height, least] of [
      [360, 640, 140],
      [768, 1024, 200],
      [1280, 800, 200],
    ] as const) {
      await viewport(width, height);
      rememberStance(middleLobby.tableId, 'middle');
      app = await AppHarness.open(middleLobby);
      expect(codes().map(({text}) => placeAt(text))).to.deep.equal([0, 3]);
      for (const code of codes()) {
        const box = code.getBoundingClientRect();
        expect(box.width, `${width}`).to.be.at.least(least);
        expect(Math.abs(box.width - box.height)).to.be.below(2);
      }
      expect(app.text).to.include('Seat 1').and.include('Seat 4');
      const typed = app.one('[data-typed]');
      expect(textOf(typed)).to.include(middleLobby.code);
      expect(typed.getBoundingClientRect().bottom, 'in sight without scrolling').to.be.at.most(height);
      expect(app.text.split(middleLobby.code), 'once').to.have.length(2);
      await app.show({screen: {...middleLobby, places: lobby().places}});
      expect(codes().map(({text}) => placeAt(text))).to.deep.equal([3]);
      app.close();
    }
    await viewport(800, 600);
    rememberStance(middleLobby.tableId, null);
    app = await AppHarness.open(middleLobby);
    expect(codes().map(({text}) => placeAt(text))).to.deep.equal([null]);
  });

  it('the own name is changed at the own seat, nobody else’s is', async () => {
    app = await AppHarness.open(lobby({me: 0}));
    expect(app.all('[data-rename]')).to.have.length(1);
    expect(app.one('[data-rename]').getAttribute('aria-label')).to.equal('Dóra: change your name');
    await app.tap(app.one('[data-rename]'));
    await app.drawn('rs-settings');
  });

  it('who has scanned the code of a seat has it with a name and one tap', async () => {
    app = await AppHarness.open(guestLobby({asked: 3}), {name: ''});
    await app.type(app.one('rs-field'), 'Zsófi');
    expect(textOf(app.one('.sit rs-button[variant=primary]'))).to.include('Take seat 4');
    await app.tap(app.one('.sit rs-button[variant=primary]'));
    expect(app.last).to.deep.equal({act: 'sit', place: 3});
  });

  it('a seat that was taken meanwhile is said, and the next one is offered, after the last the first', async () => {
    const free = (place: number) => ({place, taken: false as const});
    const places = [free(0), taken(1, 'Bence', {host: true}), taken(2, 'Jan'), free(3)];
    app = await AppHarness.open(guestLobby({asked: 1, places}));
    expect(app.text).to.include('Seat 2 is taken by now. Seat 4 is still free.');
    await app.tap(app.one('.sit rs-button[variant=primary]'));
    expect(app.last).to.deep.equal({act: 'sit', place: 3});
    await app.show({screen: guestLobby({asked: 3, places: [...places.slice(0, 3), taken(3, 'Ola')]})});
    expect(app.text).to.include('Seat 4 is taken by now. Seat 1 is still free.');
    await app.show({screen: guestLobby({asked: 3, places: [taken(0, 'Ola'), ...places.slice(1, 3)]})});
    expect(app.text).to.include('All seats are taken');
  });

  it('a guest who finds no seat can lie down in the middle with one tap', async () => {
    const places = lobby().places.map((_, at) => taken(at, `Guest ${at}`));
    const full = {tableId: 'middle-guest', places};
    app = await AppHarness.open(guestLobby(full));
    await app.tap(app.one('[data-lay]'));
    expect(app.text).to.include('Everybody is here').and.not.include('All seats are taken');
    await app.show({screen: guestLobby({...full, tableId: 'another'})});
    expect(app.text).to.include('All seats are taken');
  });

  it('a host who stands while all seats are taken can start all the same', async () => {
    const places = lobby().places.map((_, at) => taken(at, `Guest ${at}`));
    app = await AppHarness.open(lobby({mine: null, places, notReady: null}));
    await app.tap(app.one('rs-button[variant=primary]'));
    expect(app.last).to.deep.equal({act: 'start'});
  });

  it('nobody is offered a seat without the host, and the lobby says what can be done', async () => {
    await loadProblems('en');
    const trouble: Problem = {code: 'table/lobby-host-away', details: {}};
    app = await AppHarness.open(guestLobby({trouble}));
    expect(app.text).to.include('The host is away.').and.include('ask them to open this table again');
    const sit = app.one<RsButton>('rs-button[variant=primary]');
    expect(sit.disabled).to.equal(true);
    await app.tap(sit);
    expect(app.text).not.to.include('Sit here');
    expect(app.acts).to.deep.equal([]);
    await app.show({screen: guestLobby()});
    await app.tap(sit);
    expect(app.last).to.deep.equal({act: 'sit', place: 3});
  });

  it('before the host itself has said what is played there is no lobby: no seats, none taken, nobody to invite', async () => {
    await loadProblems('en');
    const trouble: Problem = {code: 'table/host-unheard', details: {}};
    app = await AppHarness.open(guestLobby({game: '', places: [], trouble}));
    expect(app.text).to.include('nothing here is certain yet').and.include('ask them to open this table');
    for (const false_ of ['0 seats', 'All seats are taken', 'watch']) expect(app.text).not.to.include(false_);
    expect(app.all('rs-lobby-seat, rs-invite, .places')).to.have.length(0);
    await app.show({screen: guestLobby()});
    expect(app.all('rs-lobby-seat')).to.have.length(4);
  });

  it('says what was begun otherwise, with a way out, and a way in where the person may decide', async () => {
    await loadProblems('en');
    const details = {difference: 'options', options: ['nobles']};
    app = await AppHarness.open(guestLobby({trouble: {code: 'table/begun-otherwise', details}}));
    await until(() => app.text.includes('other rules (Nobles)'), 'the options by name');
    expect(app.all('[data-agree]')).to.have.length(0);
    await app.tap(app.one('[data-leave]'));
    expect(app.last).to.deep.equal({act: 'goHome'});
    await app.show({screen: guestLobby({trouble: {code: 'table/host-draws', details: {}}, agreeable: true})});
    await app.tap(app.one('[data-agree]'));
    expect(app.last).to.deep.equal({act: 'agree'});
  });

  it('says which record goes on here, how the copies compare, and who sat on a free seat', async () => {
    const copies = [
      {name: '', is: 'longer', moves: 12},
      {name: 'Bence', is: 'same', moves: 0},
    ] as const;
    const [dora] = lobby().places;
    app = await AppHarness.open(
      guestLobby({
        from: {round: 4, by: 'Dóra', copies},
        places: [dora!, {place: 1, taken: false, was: 'Réka'}],
      }),
    );
    const banner = app.one('[data-taken-up]');
    expect(textOf(banner)).to.contain('in round 4').and.contain('12 moves later').and.contain('Bence');
    expect(app.text).to.contain('Réka');
  });

  it('marks of others cannot be chosen, and the first free one is marked', async () => {
    const places = [
      taken(0, 'Dóra', {shape: 'disc'}),
      taken(1, 'Bence', {shape: 'triangle'}),
      {place: 2, taken: false},
    ];
    app = await AppHarness.open(guestLobby({places, mine: null} as Parameters<typeof guestLobby>[0]), {
      name: '',
      shape: 'disc',
    });
    const marks = [...(await app.drawn('rs-shape-picker')).shadowRoot!.querySelectorAll('input')];
    expect(marks.map(({disabled}) => disabled).slice(0, 3)).to.deep.equal([true, false, true]);
    expect(marks.findIndex(({checked}) => checked)).to.equal(1);
  });

  it('start waits for everybody and says for whom', async () => {
    app = await AppHarness.open(lobby());
    expect(app.text).to.include('Connecting: Krzysztof');
    expect(app.text).to.include('1 seat is still free');
    await app.tap('Start');
    expect(app.acts).to.have.length(0);
    await app.show({screen: readyLobby});
    expect(app.text).to.include('Everybody is here');
  });

  it('the host says whether newcomers have to ask, and sends away watchers', async () => {
    app = await AppHarness.open(lobby({hosting: true, watchers: [{key: 'w'.repeat(43), name: 'Réka'}]}));
    expect(app.text).to.include('Réka is watching');
    await app.tap('Send away: Réka');
    app.one<RsSwitch>('rs-switch:not([data-middle])').shadowRoot!.querySelector('input')!.click();
    expect(app.acts).to.deep.equal([
      {act: 'sendAway', key: 'w'.repeat(43)},
      {act: 'askFirst', on: true},
    ]);
  });

  it('the host without a seat is told so, where nobody else can begin the game', async () => {
    const {places} = readyLobby;
    app = await AppHarness.open({
      ...readyLobby,
      mine: null,
      places: [taken(0, 'Anna'), ...places.slice(1)],
      notReady: 'hostStands',
    });
    expect(app.text).to.include('You have no seat yet');
    expect(app.text).to.include('Sit down, or free a seat for yourself.');
    expect(app.one<RsButton>('rs-button[variant=primary]').disabled).to.equal(true);
  });

  it('a guest sees who is there before the invitation, without scrolling; the host sees the invitation first', async () => {
    app = await AppHarness.open(guestLobby());
    const top = (what: string): number => app.one(what).getBoundingClientRect().top;
    await app.tap('More');
    await until(() => app.all('rs-invite')[0], 'the invitation');
    expect(top('rs-lobby-seat')).to.be.below(top('rs-invite'));
    const [, second] = app.all('rs-lobby-seat');
    const quay = app.within('rs-screen', 'footer').getBoundingClientRect().top;
    expect(second!.getBoundingClientRect().bottom).to.be.at.most(quay);
    app.close();
    app = await AppHarness.open(lobby());
    expect(top('rs-invite')).to.be.below(top('rs-lobby-seat'));
  });

  it('where the app is a file on the disk, the others put its text into their own app: no address is shared', async () => {
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void shared.push(data),
    });
    try {
      app = await AppHarness.open(lobby({link: '#j=2.x'}));
      expect(app.text).to.include('tap “Join”');
      await app.tap('Send link');
      expect(Object.keys(shared[0]!)).to.deep.equal(['text']);
      expect(shared[0]!.text).to.match(/paste this: #j=2\.x$/);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('a guest with a seat knows who starts', async () => {
    app = await AppHarness.open(guestLobby({mine: 1}));
    expect(app.text).to.include('Dóra starts the game');
    expect(app.all('rs-button[variant=primary]')).to.have.length(0);
  });

  it('every seat has its ship; a bot and a free one too', async () => {
    app = await AppHarness.open(lobby({places: [...readyLobby.places, {place: 3, taken: false}]}));
    expect(app.all('rs-ship-at-anchor')).to.have.length(4);
    expect(app.all('rs-ship-at-anchor[bot]')).to.have.length(1);
  });

  it('the host frees seats, others only leave their own', async () => {
    app = await AppHarness.open(lobby());
    const menus = app.all('rs-menu');
    menus[1]!.dispatchEvent(new CustomEvent('rs-choose', {detail: {value: 'clearPlace'}}));
    expect(app.last).to.deep.equal({act: 'clearPlace', place: 1});
    await app.show({screen: guestLobby({mine: null})});
    expect(app.all('rs-menu')).to.have.length(0);
  });

  it('the QR code holds the link and is at least 152 px wide', async () => {
    app = await AppHarness.open(lobby());
    const qr = app.one('rs-qr');
    expect(qr.getAttribute('text')).to.equal(lobby().link);
    expect(qr.getBoundingClientRect().width).to.be.at.least(152);
  });

  it('if nothing can be copied, the link is shown selected', async () => {
    app = await AppHarness.open(lobby());
    const clipboard = navigator.clipboard;
    const {execCommand} = document;
    Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
    document.execCommand = () => false;
    try {
      await app.tap('Copy link');
      const field = app.one<HTMLInputElement>('input[readonly]');
      await app.settle();
      expect(field.closest('.link')!.hasAttribute('hidden')).to.equal(false);
      expect(field.value).to.equal(lobby().link);
      expect(field.selectionEnd! - field.selectionStart!).to.equal(field.value.length);
    } finally {
      document.execCommand = execCommand;
      Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
    }
  });

  it('on a plain http page the old command copies', async () => {
    app = await AppHarness.open(lobby());
    const clipboard = navigator.clipboard;
    const {execCommand} = document;
    let copied = '';
    Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
    document.execCommand = () => {
      copied = app.one<HTMLInputElement>('input[readonly]').value;
      return true;
    };
    const clock = new HeldClock();
    try {
      await app.tap('Copy link');
      await app.settle();
      expect(copied).to.equal(lobby().link);
      expect(app.text).to.include('Copied');
    } finally {
      clock.release();
      document.execCommand = execCommand;
      Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
    }
  });

  it('a clipboard that never answers is not waited for, and that something was copied is said aloud', async () => {
    app = await AppHarness.open(lobby());
    const clipboard = navigator.clipboard;
    const {execCommand} = document;
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => new Promise(() => {})},
      configurable: true,
    });
    document.execCommand = () => true;
    try {
      await app.tap('Copy link');
      await until(() => app.within('rs-invite', '[role=status]').textContent === 'Copied', 'what is said');
      expect(app.within('rs-invite', '[data-copy-link]').textContent?.trim()).to.equal('Copied');
    } finally {
      document.execCommand = execCommand;
      Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
    }
  });

  it('all words follow the language that is chosen, those of the game, too', async () => {
    app = await AppHarness.open(lobby());
    await until(() => app.text.includes('4 players, about 105 minutes'), 'how long a game takes');
    await app.show({settings: {...app.element.view!.settings, language: 'hu'}});
    await until(() => app.text.includes('4 játékos, kb. 105 perc'), 'how long it takes, in Hungarian');
  });

  it('names are text, whatever is in them', async () => {
    app = await AppHarness.open(hardLobby);
    expect(app.all('img')).to.have.length(0);
    for (const name of HARD_NAMES) expect(app.text).to.include(name);
  });

  it('on the way: whoever looks for the table for six seconds is offered codes, while the search goes on', async () => {
    app = await AppHarness.open(joining({step: 'reaching', seconds: 5}));
    expect(app.all('[data-meet]')).to.have.length(0);
    await app.show({screen: joining({step: 'reaching', seconds: 6})});
    await app.tap(app.one('[data-meet]'));
    await app.drawn('rs-join');
    app.close();
    // Somebody has answered: codes are of no use.
    app = await AppHarness.open(joining({step: 'greeting', seconds: 9}));
    expect(app.all('[data-meet]')).to.have.length(0);
  });

  it('joining tells the step and the seconds, and six causes each offer to try again', async () => {
    app = await AppHarness.open(joining({step: 'greeting', seconds: 7}));
    expect(app.text).to.include('7 seconds');
    expect(app.all('[aria-current=step]').map(({textContent}) => textContent?.trim())).to.deep.equal([
      'Connecting to the players',
    ]);
    await app.show({screen: joining({by: 'code', step: 'knocking', seconds: 45})});
    expect(app.text).to.include('has to let you in');
    expect(app.text).not.to.include('give up after 20');
    for (const [trouble, settings] of [
      ['noBroker', true],
      ['noTable', false],
      ['noPath', true],
      ['refused', false],
      ['full', false],
      ['otherVersion', false],
    ] as const) {
      await app.show({screen: joining({step: 'failed', trouble, seconds: 20})});
      await app.tap('Try again');
      expect(app.last).to.deep.equal({act: 'retry'});
      expect(app.text.includes('Settings'), trouble).to.equal(settings);
      // Without a server, trying again leads nowhere: the way round it is what is offered first.
      const first = app.within('rs-joining', '[slot=quay] rs-button[variant=primary]');
      expect(first.matches('[data-meet]'), trouble).to.equal(trouble === 'noBroker');
    }
  });

  it('nobody at the table: a code can be mistyped, a link can be old', async () => {
    const failed = {step: 'failed', trouble: 'noTable'} as const;
    app = await AppHarness.open(joining({...failed, by: 'code'}));
    expect(app.text).to.include('check the code');
    await app.show({screen: joining({...failed, by: 'link'})});
    expect(app.text).not.to.include('code');
    expect(app.text).to.include('ask for a new one');
  });

  it('a new table shows bots by the names that they will have', async () => {
    app = await AppHarness.open(newTable, {name: 'Marina'});
    for (const kind of app.all('li rs-select')) {
      kind.dispatchEvent(new CustomEvent('rs-choose', {detail: {value: 'random'}}));
      await app.settle();
    }
    expect(app.all<RsMark>('li rs-mark').map(({name}) => name)).to.deep.equal(['Marina', 'Laguna', 'Corsa']);
    expect(app.text).to.include('Laguna Plays any legal move');
  });

  it('a new table: bots, names and options go into the act', async () => {
    app = await AppHarness.open(newTable, {name: ''});
    await app.type(app.one<HTMLInputElement>('li input'), 'Anna');
    const kinds = app.all<HTMLSelectElement>('li rs-select');
    kinds[0]!.dispatchEvent(new CustomEvent('rs-choose', {detail: {value: 'greedy'}}));
    await app.settle();
    app
      .all('rs-options-form')[0]!
      .dispatchEvent(new CustomEvent('rs-options', {detail: {edition: '2001', openVp: true}}));
    await app.settle();
    expect(app.text).to.match(/\d changed/);
    await app.tap('Open the table and invite');
    expect(app.acts[0]).to.have.nested.property('settings.name', 'Anna');
    expect(app.last).to.deep.include({act: 'create'});
    expect(app.last).to.have.deep.nested.property('table.bots', ['greedy']);
    expect(app.last).to.have.nested.property('table.options.edition', '2001');
  });

  it('another game is played where the one before would have been, by the same people', async () => {
    const [game] = newTable.games;
    app = await AppHarness.open({...newTable, games: [game!, {...game!, id: 'san-juan'}]}, {name: ''});
    await app.type(app.one<HTMLInputElement>('li input'), 'Anna');
    for (const place of ['middle', 'here', 'network']) {
      app.one<HTMLInputElement>(`input[value=${place}]`).click();
      await app.settle();
      for (const other of app.all<HTMLInputElement>('input[name=game]').filter(({checked}) => !checked)) {
        other.click();
        await app.settle();
        expect(app.one<HTMLInputElement>('input[name=place]:checked').value).to.equal(place);
      }
    }
    expect(app.one<HTMLInputElement>('li input').value).to.equal('Anna');
    await app.tap('Open the table and invite');
    expect(app.last).to.have.nested.property('table.game', 'san-juan');
  });

  it('what people trip over is asked beside the seats: the rules of Catan, with the classic ones one tap away', async () => {
    app = await AppHarness.open({
      ...newTable,
      games: [{id: 'catan', seats: CAT_SEATS, options: CAT_OPTIONS}],
    });
    const form = await app.drawn('rs-options-form');
    const shown = () => form.shadowRoot!.textContent ?? '';
    await until(() => shown().includes('longest road'), 'the words of the game');
    expect(form.closest('details')).to.equal(null);
    expect(form.shadowRoot!.querySelectorAll('.pick')).to.have.length(1);
    form
      .shadowRoot!.querySelector('rs-segment')!
      .dispatchEvent(new CustomEvent('rs-choose', {detail: {value: 'almanac'}}));
    await app.settle();
    await app.tap('Open the table and invite');
    expect(app.last).to.have.nested.property('table.options.edition', 'almanac');
  });

  it('every option of the game has a label and an effect in words', async () => {
    for (const language of LANGUAGES) {
      app?.close();
      app = await AppHarness.open(newTable, {language});
      const form = await app.drawn('rs-options-form');
      const labels = () => [...form.shadowRoot!.querySelectorAll('.label')].map(each => each.textContent);
      await until(() => labels().length > 0 && !labels().includes('edition'), 'the words of the game');
      expect(form.shadowRoot!.querySelectorAll('.effect').length).to.be.greaterThan(3);
      for (const effect of form.shadowRoot!.querySelectorAll('.effect, [slot=hint]'))
        expect(effect.textContent?.trim()).not.to.equal('');
    }
  });
});
