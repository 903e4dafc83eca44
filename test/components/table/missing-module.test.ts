/** A part of the app that cannot be fetched. */
import {expect} from 'chai';
import {clear} from 'idb-keyval';
import {SCREENS} from '../../../components/games.ts';
import {LOADERS as BOARD} from '../../../components/puerto-rico/board.ts';
import {show} from '../../../components/puerto-rico/model.ts';
import {LOADERS} from '../../../components/table/panels.ts';
import {LOADERS as TABLE} from '../../../components/table/table.ts';
import {listingOf} from '../../../src/games/index.ts';
import {MORE} from '../../../src/i18n/index.ts';
import {useDatabase} from '../../../src/saves/store.ts';
import {App} from '../../../src/table/opening/app.ts';
import {HeldClock} from '../../support/screen/held-clock.ts';
import {lobby, playing} from '../../support/views/app-views.ts';
import {AppHarness, until} from '../app/harness.ts';
import {portsWith} from './ports.ts';

const raw = useDatabase('test-missing-module');

describe('a part of the app that never comes', () => {
  beforeEach(() => clear(raw));

  it('is named, and the link that needed it is not lost over it', async () => {
    const reloads: (string | null)[] = [];
    const missing = new TypeError('Failed to fetch dynamically imported module: rooms.js');
    const app = new App(
      portsWith({rooms: () => Promise.reject(missing), reload: link => void reloads.push(link)}),
    );
    await app.start({at: 'link', link: '#j=link'});
    expect(app.view()?.problem?.code).to.equal('app/module-missing');
    expect(app.view()?.screen.screen).to.equal('home');
    await app.act({act: 'reload'});
    expect(reloads).to.deep.equal(['#j=link']);
  });
});

const NAMED = 'A part of the app could not be loaded.';

/** Puts something in place of a part. @returns what puts the part back */
function replace<T extends object, K extends keyof T>(of: T, key: K, value: T[K]): () => void {
  const {[key]: was} = of;
  of[key] = value;
  return () => {
    of[key] = was;
  };
}

describe('a part of a table that does not come', () => {
  const screens = SCREENS['puerto-rico']!;
  let app: AppHarness;
  let clock: HeldClock | null = null;
  let restore: () => void;
  let asked: number;

  /** A server that takes the question and says nothing. */
  const silent = () => {
    asked++;
    return new Promise<never>(() => undefined);
  };
  /** Until then nobody waits any longer. */
  const patienceEnds = async () => {
    await until(() => asked > 0, 'the question');
    clock?.release();
  };
  beforeEach(() => {
    asked = 0;
  });
  afterEach(() => {
    clock?.release();
    clock = null;
    restore();
    app.close();
  });

  it('is asked for again: a board that fails once is drawn, and nobody is told', async () => {
    const {painter} = screens;
    const missing = new TypeError('Failed to fetch dynamically imported module: index.js');
    restore = replace(screens, 'painter', async () => {
      if (asked++ === 0) throw missing;
      return painter!();
    });
    app = await AppHarness.open(playing());
    await app.drawn('rs-pr-board');
    expect(asked).to.equal(2);
    expect(app.text).not.to.contain(NAMED);
  });

  it('is named in time, in place of the busy sign, and asked for at the next drawing', async () => {
    clock = new HeldClock();
    restore = replace(screens, 'painter', silent);
    app = await AppHarness.open(playing());
    const told = () => app.all('rs-laying')[0]?.shadowRoot?.querySelector('[role=status]')?.textContent;
    await until(told, 'the busy sign');
    await patienceEnds();
    await until(() => told() === NAMED, 'what stands there instead');
    await app.drawn('rs-banner');
    await app.tap('Close');
    expect(app.all('rs-banner')).to.have.length(0);
    expect(told()).to.equal(NAMED);
    expect(asked, 'not asked without end').to.equal(1);
    restore();
    await app.show({screen: playing({waitingSince: 1})});
    await app.drawn('rs-pr-board');
  });

  it('takes its dialog along: behind it nobody could read what is missing', async () => {
    app = await AppHarness.open(playing());
    const table = await app.drawn('rs-table');
    await app.drawn('rs-pr-board');
    restore = replace(LOADERS, 'rules', silent);
    clock = new HeldClock();
    table.dispatchEvent(new CustomEvent('rs-panel', {detail: 'rules'}));
    await until(() => app.all('rs-dialog[open]')[0], 'its dialog');
    await patienceEnds();
    await app.drawn('rs-banner');
    await until(() => app.all('rs-dialog[open]').length === 0, 'the table alone');
    restore();
    table.dispatchEvent(new CustomEvent('rs-panel', {detail: 'rules'}));
    await until(() => app.all('rs-help')[0]?.shadowRoot, 'the rules');
  });

  it('is named when it is the words of a screen', async () => {
    app = await AppHarness.open(playing());
    const missing = new TypeError('Failed to fetch dynamically imported module: lobby.js');
    restore = replace(MORE.lobby, 'en', () => Promise.reject(missing));
    app.element.view = {...app.element.view!, screen: lobby()};
    await until(() => app.text.includes(NAMED), 'its name');
    expect(app.all('rs-lobby')).to.have.length(0);
  });

  it('is waited for by whatever opens over the table before it is there', async () => {
    let come = () => {};
    const gate = new Promise<void>(resolve => {
      come = resolve;
    });
    const {lazy} = TABLE;
    restore = replace(TABLE, 'lazy', () => gate.then(lazy));
    app = await AppHarness.open(playing());
    const table = await app.drawn('rs-table');
    await app.drawn('rs-pr-board');
    table.dispatchEvent(new CustomEvent('rs-panel', {detail: 'rules'}));
    await app.settle();
    expect(app.all('rs-dialog[open]')).to.have.length(0);
    come();
    await until(() => app.all('rs-dialog[open] rs-help')[0]?.shadowRoot, 'the rules');
    expect(app.text).not.to.contain(NAMED);
  });

  it('is named when something was to open over the table, and asked for by the next', async () => {
    const {lazy} = TABLE;
    const missing = new TypeError('Failed to fetch dynamically imported module: late.js');
    let away = true;
    restore = replace(TABLE, 'lazy', () => (away ? Promise.reject(missing) : lazy()));
    app = await AppHarness.open(playing());
    const table = await app.drawn('rs-table');
    await app.drawn('rs-pr-board');
    table.dispatchEvent(new CustomEvent('rs-panel', {detail: 'rules'}));
    await until(() => app.text.includes(NAMED), 'its name');
    expect(app.all('rs-dialog[open]')).to.have.length(0);
    away = false;
    table.dispatchEvent(new CustomEvent('rs-hint'));
    await until(() => app.all('rs-dialog[open]')[0], 'the hint');
    expect(app.all('rs-dialog[open] rs-help'), 'what was given up does not open by itself').to.have.length(0);
  });

  it('is named when it is the island of somebody else, which opens as soon as it has come', async () => {
    const {opened} = BOARD;
    const missing = new TypeError('Failed to fetch dynamically imported module: opened.js');
    let away = true;
    restore = replace(BOARD, 'opened', () => (away ? Promise.reject(missing) : opened()));
    app = await AppHarness.open(playing());
    const board = await app.drawn('rs-pr-board');
    show(board, {open: 1});
    await until(() => app.text.includes(NAMED), 'its name');
    away = false;
    await app.show({screen: playing({waitingSince: 1})});
    await until(() => app.all('rs-dialog[open] rs-pr-island')[0], 'the island');
  });

  it('ends the waiting for a hint, whose words it is', async () => {
    app = await AppHarness.open(playing());
    const table = await app.drawn('rs-table');
    await app.drawn('rs-pr-board');
    restore = replace(listingOf('puerto-rico')!, 'hints', silent);
    clock = new HeldClock();
    table.dispatchEvent(new CustomEvent('rs-hint'));
    await until(() => app.all('rs-dialog[open]')[0], 'its dialog');
    await patienceEnds();
    await app.drawn('rs-banner');
    await until(() => app.all('rs-dialog[open]').length === 0, 'the table alone');
    expect(app.last).to.deep.equal({act: 'stopHint'});
  });
});
