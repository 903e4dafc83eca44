import {expect} from 'chai';
import {deepFocus} from '../../../components/kit/deep-focus.ts';
import type {RsSwitch} from '../../../components/kit/switch.ts';
import {
  guestLobby,
  home,
  joining,
  lobby,
  newTable,
  readyLobby,
  SCREENS,
} from '../../support/views/app-views.ts';
import {AppHarness} from './harness.ts';

describe('taps', () => {
  let app: AppHarness;
  afterEach(() => app.close());

  it('J3: from the start page to a table for friends with two taps', async () => {
    app = await AppHarness.open(SCREENS['home-first']!);
    await app.tap('New table');
    expect(app.last).to.deep.equal({act: 'goNew'});
    await app.show({screen: newTable});
    await app.drawn('rs-new-table');
    await app.tap('Open the table and invite');
    expect(app.taps).to.be.at.most(4);
    expect(app.last).to.deep.include({act: 'create'});
    expect(app.last).to.have.nested.property('table.place', 'network');
    expect(app.last).to.have.nested.property('table.seats', 3);
    expect(app.last).to.have.deep.nested.property('table.names', ['Dóra']);
    expect(app.last).to.have.deep.nested.property('table.bots', []);
  });

  it('J3: four on one device in four taps', async () => {
    app = await AppHarness.open(home({tables: []}));
    await app.tap('New table');
    await app.show({screen: newTable});
    await app.drawn('rs-new-table');
    const here = app.all<HTMLInputElement>('input[name=place]')[1]!;
    await app.tap(here);
    await app.tap(app.one('input[value="4"]'));
    await app.tap('Open the table');
    expect(app.taps).to.equal(4);
    expect(app.last).to.have.nested.property('table.place', 'here');
    expect(app.last).to.have.deep.nested.property('table.names', [
      'Dóra',
      'Player 2',
      'Player 3',
      'Player 4',
    ]);
  });

  it('a tablet in the middle is a choice of the new table, and its lobby asks for no seat', async () => {
    app = await AppHarness.open(newTable);
    await app.tap(app.one('input[value="middle"]'));
    expect(app.text).to.include('shows the board to everybody');
    const seats = app.one('rs-seats-form').shadowRoot!;
    expect(seats.querySelectorAll('input:not([type=radio])'), 'nobody here has a seat').to.have.length(0);
    await app.tap('Open the table and invite');
    expect(app.last).to.have.nested.property('table.place', 'network');
    expect(app.last).to.have.nested.property('table.middle', true);
    await app.show({screen: lobby({tableId: 'set-for-the-middle', mine: null, me: null})});
    await app.drawn('rs-lobby');
    expect(app.one<RsSwitch>('[data-middle]').checked).to.equal(true);
    expect(app.text).to.not.include('Sit down as');
    await app.show({screen: lobby({tableId: 'another', mine: null, me: null})});
    expect(app.one<RsSwitch>('[data-middle]').checked, 'that table alone').to.equal(false);
  });

  it('a table set for friends is no table in the middle, whatever was set before', async () => {
    app = await AppHarness.open(newTable);
    await app.tap(app.one('input[value="middle"]'));
    await app.tap('Open the table and invite');
    await app.tap(app.one('input[value="network"]'));
    await app.tap('Open the table and invite');
    expect(app.last).to.not.have.nested.property('table.middle');
    await app.show({screen: lobby({tableId: 'for-friends', mine: null, me: null})});
    await app.drawn('rs-lobby');
    expect(app.one<RsSwitch>('[data-middle]').checked).to.equal(false);
  });

  it('several people at one device switch the curtain off where they set the table', async () => {
    app = await AppHarness.open(newTable);
    const curtain = () =>
      app
        .all<HTMLElement>('rs-seats-form')
        .flatMap(form => [...(form.shadowRoot?.querySelectorAll<HTMLElement>('rs-switch') ?? [])]);
    expect(curtain(), 'each on their own device').to.have.length(0);
    await app.tap(app.all<HTMLInputElement>('input[name=place]')[1]!);
    expect(curtain()).to.have.length(1);
    await app.tap(curtain()[0]!.shadowRoot!.querySelector('input')!);
    expect(app.last).to.have.nested.property('settings.curtain', false);
  });

  it('J1: from the link to a seat with three taps on the first visit', async () => {
    app = await AppHarness.open(guestLobby(), {name: ''});
    const field = app.one('rs-field');
    await app.tap(field);
    await app.type(field, ' Krzysztof ');
    await app.tap('Take a seat');
    expect(app.taps).to.be.at.most(3);
    expect(app.acts.map(({act}) => act)).to.deep.equal(['settings', 'sit']);
    expect(app.acts[0]).to.have.nested.property('settings.name', 'Krzysztof');
    expect(app.last).to.deep.equal({act: 'sit', place: 3});
  });

  it('J1: with one tap and nothing typed on later visits', async () => {
    app = await AppHarness.open(guestLobby());
    expect(app.all('rs-field')).to.have.length(0);
    await app.tap('Sit down as Dóra');
    expect(app.acts).to.deep.equal([{act: 'sit', place: 3}]);
  });

  it('nobody sits down without a name, and is told so', async () => {
    app = await AppHarness.open(guestLobby(), {name: ''});
    await app.type(app.one('rs-field'), '   ');
    await app.tap('Take a seat');
    expect(app.acts).to.have.length(0);
    expect(app.text).to.include('Type your name first');
  });

  it('a code and Enter join a table', async () => {
    app = await AppHarness.open(home());
    await app.tap('Join');
    await app.drawn('rs-join');
    const field = app.one('rs-field');
    await app.tap(app.within('rs-button[variant=primary]', 'button', -1));
    expect(app.text).to.include('Type the code');
    await app.type(field, ' k7mr2x ');
    field.dispatchEvent(new CustomEvent('rs-submit', {bubbles: true, composed: true}));
    await app.settle();
    expect(app.acts).to.deep.equal([{act: 'join', linkOrCode: 'k7mr2x'}]);
    expect(app.all('rs-join')).to.have.length(0);
  });

  const pasteAt = async (target: HTMLElement, text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const pasted = {clipboardData, bubbles: true, composed: true, cancelable: true};
    target.dispatchEvent(new ClipboardEvent('paste', pasted));
    await app.settle();
  };
  const LINK = 'http://a.example/#j=2.abcdefghjkmnpqrs.AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBA.catan';
  const OFFERED = `https://a.example/#o=1.${'oN4xB7qT'.repeat(20)}`;

  for (const whole of [LINK, `Come: ${LINK}.`, OFFERED, 'k7m-r2x'])
    it(`${whole.slice(0, 24)}… joins at once, wherever in the dialog it is pasted`, async () => {
      app = await AppHarness.open(home());
      await app.tap('Join');
      await app.drawn('rs-join');
      await pasteAt(document.body, whole);
      expect(app.acts).to.deep.equal([{act: 'join', linkOrCode: whole}]);
      expect(app.all('rs-join')).to.have.length(0);
      await pasteAt(document.body, whole);
      expect(app.acts, 'the dialog is gone').to.have.length(1);
    });

  it('a link that is pasted into the field joins at once, a code that is typed waits', async () => {
    app = await AppHarness.open(home());
    await app.tap('Join');
    await app.drawn('rs-join');
    await app.type(app.one('rs-field'), 'k7mr2x');
    expect(app.acts).to.deep.equal([]);
    await app.type(app.one('rs-field'), LINK);
    expect(app.acts).to.deep.equal([{act: 'join', linkOrCode: LINK}]);
  });

  it('what is no whole code lands in the field, and nothing moves the focus', async () => {
    app = await AppHarness.open(home());
    await app.tap('Join');
    await app.drawn('rs-join');
    const before = deepFocus();
    await pasteAt(document.body, 'kedden talalkozunk');
    expect(app.acts).to.deep.equal([]);
    expect(app.one('rs-field')).to.have.property('value', 'kedden talalkozunk');
    expect(deepFocus()).to.equal(before);
  });

  it('a code that is pasted before there is a name asks for the name', async () => {
    app = await AppHarness.open(home(), {name: ''});
    await app.tap('Join');
    await app.drawn('rs-join');
    // Into the name goes what is pasted there.
    await pasteAt(app.within('rs-join', '[data-name]').shadowRoot!.querySelector('input')!, 'k7mr2x');
    expect(app.within('rs-join', '[data-code]')).to.have.property('value', '');
    await pasteAt(document.body, 'k7mr2x');
    expect(app.acts).to.deep.equal([]);
    expect(app.within('rs-join', '[data-code]')).to.have.property('value', 'k7mr2x');
    expect(app.text).to.include('Type your name first');
  });

  it('who knocks with a code is told that she has to be let in, and says her name once', async () => {
    app = await AppHarness.open(home(), {name: ''});
    await app.tap('Join');
    await app.drawn('rs-join');
    expect(app.text).to.include('somebody at the table has to let you in');
    await app.type(app.one('rs-field'), 'k7mr2x');
    await app.type(app.one('rs-join rs-field[data-name], rs-field[data-name]'), ' Réka ');
    await app.tap(app.within('rs-join', 'rs-button[variant=primary]'));
    const [settings, join] = app.acts;
    expect(settings).to.have.nested.property('settings.name', 'Réka');
    expect(join).to.deep.equal({act: 'join', linkOrCode: 'k7mr2x'});
    await app.show({settings: {...app.element.view!.settings, name: 'Réka'}});
    await app.overlay('join', 'rs-join');
    expect(app.all('[data-name]'), 'it is not asked again').to.have.length(0);
  });

  it('one tap goes on with a table, adds a bot, starts, tries again', async () => {
    app = await AppHarness.open(home());
    await app.tap(app.within('rs-table-card', 'button'));
    expect(app.last).to.deep.equal({act: 'open', tableId: 'a'});
    await app.show({screen: lobby()});
    await app.drawn('rs-lobby');
    await app.tap('Add bot');
    expect(app.last).to.deep.equal({act: 'addBot', place: 3, bot: 'greedy'});
    await app.show({screen: readyLobby});
    await app.tap('Start');
    expect(app.last).to.deep.equal({act: 'start'});
    await app.show({screen: joining({step: 'failed', trouble: 'noPath', seconds: 20})});
    await app.drawn('rs-joining');
    await app.tap('Try again');
    expect(app.last).to.deep.equal({act: 'retry'});
  });
});
