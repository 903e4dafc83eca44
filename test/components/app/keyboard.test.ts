import {expect} from 'chai';
import {deepFocus, outwards} from '../../../components/kit/deep-focus.ts';
import {hitAt} from '../../support/screen/hit.ts';
import {guestLobby, home, lobby, newTable, SCREENS} from '../../support/views/app-views.ts';
import {AppHarness, command, until, viewport} from './harness.ts';

const press = (key: string): Promise<unknown> => command('send-keys', {press: key});

/** What a person would call the focused control. */
const focused = (): string => {
  const at = deepFocus();
  const host = (at?.getRootNode() as ShadowRoot | null)?.host;
  return at?.getAttribute('aria-label') || at?.textContent?.trim() || host?.textContent?.trim() || '';
};

/** Presses Tab until a control is reached. @throws Error when it never is */
async function tabTo(name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await press('Tab');
    if (focused() === name) return;
  }
  throw new Error(`Tab never came to "${name}"`);
}

/** The focused control can be seen: nothing lies over its middle. */
function inSight(): void {
  const at = deepFocus();
  if (!at || at === document.body) return;
  const {left, top, width, height} = at.getBoundingClientRect();
  if (width < 2) return;
  const hit = hitAt(left + width / 2, top + height / 2);
  const related = [...outwards(hit)].includes(at) || [...outwards(at)].includes(hit!);
  expect(related, `${at.outerHTML.slice(0, 80)} is covered by ${hit?.outerHTML.slice(0, 80)}`).to.equal(true);
}

describe('keyboard', () => {
  let app: AppHarness;
  before(() => viewport(360, 640));
  after(() => viewport(800, 600));
  afterEach(() => app.close());

  it('from the start page to a table on this device', async () => {
    app = await AppHarness.open(home({tables: []}));
    await tabTo('New table');
    await press('Enter');
    expect(app.last).to.deep.equal({act: 'goNew'});
    await app.show({screen: newTable});
    await app.drawn('rs-new-table');
    for (let i = 0; i < 10 && deepFocus()?.getAttribute('name') !== 'place'; i++) await press('Tab');
    await press('ArrowDown');
    await until(() => app.text.includes('Open the table') && !app.text.includes('and invite'), 'here');
    await tabTo('Open the table');
    await press('Enter');
    expect(app.last).to.have.nested.property('table.place', 'here');
  });

  it('a guest types the name and sits down with Enter', async () => {
    app = await AppHarness.open(guestLobby(), {name: ''});
    for (let i = 0; i < 40 && deepFocus()?.localName !== 'input'; i++) await press('Tab');
    await command('send-keys', {type: 'Anna'});
    await press('Enter');
    await until(() => app.last?.act === 'sit', 'the seat');
    expect(app.acts[0]).to.have.nested.property('settings.name', 'Anna');
  });

  it('the menu of a table opens, moves, closes and chooses by keys', async () => {
    app = await AppHarness.open(home());
    await tabTo('More about Puerto Rico');
    await press('Enter');
    await until(() => focused() === 'Rename', 'the menu');
    await press('ArrowDown');
    expect(focused()).to.equal('Save as a file');
    await press('Escape');
    await until(() => focused() === 'More about Puerto Rico', 'the button');
    await press('Enter');
    await until(() => focused() === 'Rename', 'the menu');
    await press('ArrowDown');
    await press('Enter');
    expect(app.last).to.deep.equal({act: 'export', tableId: 'a'});
  });

  it('dialogs keep the focus and close with Escape', async () => {
    app = await AppHarness.open(home());
    await tabTo('Join');
    await press('Enter');
    await app.drawn('rs-join');
    for (let i = 0; i < 12; i++) {
      await press('Tab');
      const around = [...outwards(deepFocus())].map(({localName}) => localName);
      if (deepFocus() !== document.body) expect(around).to.include('rs-join');
    }
    await press('Escape');
    await until(() => app.all('rs-join').length === 0, 'closed');
    await until(() => focused() === 'Join', 'the focus');
  });

  it('the focus is never hidden under the quay', async () => {
    for (const screen of [newTable, lobby(), guestLobby(), SCREENS['joining-noPath']!]) {
      app?.close();
      app = await AppHarness.open(screen);
      for (let i = 0; i < 16; i++) {
        await press('Tab');
        inSight();
      }
    }
  });
});
