/**
 * How soon the start page can be used, and how soon a finished game is back from its log, on a phone of the middle
 * class: the processor four times slower than this one, the network as named.
 */
import type {Browser, BrowserContext, CDPSession, Page} from 'playwright-core';
import {startServer} from '../../src/cli/serve.ts';
import type {Options} from '../../src/engine/game.ts';
import {game} from '../../src/games/puerto-rico/full.ts';
import {encodeRecord} from '../../src/saves/record.ts';
import type {Act, AppView} from '../../src/table/seen/view-model.ts';
import {launch} from '../support/browsers/browsers.ts';
import {Player} from '../support/e2e/players.ts';
import {EVERYTHING} from '../support/games/expansions.ts';
import {playOut, testTable} from '../support/log/log-kit.ts';
import {percentile, type Row, times} from './figures.ts';

interface Network {
  readonly offline: boolean;
  /** Of each request, in milliseconds. */
  readonly latency: number;
  /** Bytes a second. */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

const network = (megabits: number, latency: number): Network => ({
  offline: false,
  latency,
  downloadThroughput: (megabits * 1e6) / 8,
  uploadThroughput: (megabits * 1e6) / 16,
});
const SLOW_4G = network(1.6, 150);
const PLAIN_4G = network(9, 60);
const OFFLINE: Network = {...network(0, 0), offline: true};

const SLOW_DOWN = 4;
/** Loads of each kind; the middle one counts. */
const LOADS = times(5);
const SCRUBS = times(40, 2);
const PASSES = times(3);

interface Measured {
  usable?: number;
}

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
  const browser = await launch();
  try {
    const start = new StartPage(browser, served.url);
    return [
      row('start page usable, cold, slow 4G (1.6 Mbit/s, 150 ms)', await start.cold(SLOW_4G), 3000),
      row('start page usable, cold, 4G (9 Mbit/s, 60 ms)', await start.cold(PLAIN_4G), 3000),
      row('start page usable, warm, slow 4G, no service worker', await start.warm(SLOW_4G, 'block'), 1500),
      row('start page usable, warm, slow 4G', await start.warm(SLOW_4G, 'allow'), 1500),
      row('start page usable, offline', await start.warm(OFFLINE, 'allow'), 1500),
      shown('an empty page drawn, slow 4G, to compare', await start.empty(SLOW_4G)),
      ...(await rebuilding(browser, served.url, 'finished game of five', {})),
      ...(await rebuilding(browser, served.url, '… with all expansions', EVERYTHING)),
    ];
  } finally {
    await browser.close();
    await served.close();
  }
}

const row = (name: string, value: number, limit: number): Row => ({
  name,
  value,
  unit: 'ms',
  limit: `≤ ${limit}`,
  ok: value <= limit,
});

/** To compare, without a limit. */
const shown = (name: string, value: number): Row => ({...row(name, value, 0), limit: '', ok: true});

/** Loads of the start page, each timed until its main button has been drawn, tapped, and has answered. */
class StartPage {
  readonly #browser: Browser;
  readonly #url: string;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** Nothing is on the device yet. */
  async cold(conditions: Network): Promise<number> {
    const times: number[] = [];
    for (let i = 0; i < LOADS; i++) {
      const context = await this.#context('allow');
      times.push(await this.#load(context, conditions));
      await context.close();
    }
    return percentile(times, 50);
  }

  /** Somebody comes again, in a new tab. */
  async warm(conditions: Network, serviceWorkers: 'allow' | 'block'): Promise<number> {
    const context = await this.#context(serviceWorkers);
    const first = await context.newPage();
    await first.goto(this.#url);
    await first.waitForFunction(() => 'usable' in window);
    if (serviceWorkers === 'allow')
      await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await first.close();
    const times: number[] = [];
    for (let i = 0; i < LOADS; i++) times.push(await this.#load(context, conditions));
    await context.close();
    return percentile(times, 50);
  }

  /** What the browser takes for itself on this machine, at this moment. */
  async empty(conditions: Network): Promise<number> {
    const context = await this.#context('block');
    const times: number[] = [];
    for (let i = 0; i < LOADS; i++) times.push(await this.#load(context, conditions, 'whoami'));
    await context.close();
    return percentile(times, 50);
  }

  async #context(serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
    const context = await this.#browser.newContext({viewport: {width: 360, height: 640}, serviceWorkers});
    await context.addInitScript(timeStart);
    return context;
  }

  async #load(context: BrowserContext, conditions: Network, path = ''): Promise<number> {
    const page = await context.newPage();
    const devtools = await slowed(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', conditions);
    await page.goto(this.#url + path, {waitUntil: 'commit'});
    const usable = await page.waitForFunction(() => (window as Measured).usable);
    const time = (await usable.jsonValue())!;
    await page.close();
    return time;
  }
}

/** Runs in the page before the app: taps the main button in the first frame that shows it. */
function timeStart(): void {
  const look = (): void => {
    const app = document.querySelector('rs-app') as (HTMLElement & {view: AppView | null}) | null;
    if (!app && document.readyState === 'complete') Object.assign(window, {usable: performance.now()});
    const home = app?.shadowRoot?.querySelector('rs-home');
    const button = home?.shadowRoot?.querySelector<HTMLElement>('.new');
    if (!app || !button?.shadowRoot?.firstElementChild || button.getBoundingClientRect().height === 0) {
      requestAnimationFrame(look);
      return;
    }
    const answered = (): void => {
      if (app.view?.screen.screen === 'new') Object.assign(window, {usable: performance.now()});
      else setTimeout(answered, 1);
    };
    requestAnimationFrame(() => {
      button.click();
      answered();
    });
  };
  requestAnimationFrame(look);
}

async function slowed(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
  return devtools;
}

/**
 * A finished game of five: opened from what is stored, then looked at entry by entry. What counts is the time that the
 * page's own thread worked, whatever else this machine does meanwhile; times four, as on the phone.
 */
async function rebuilding(browser: Browser, url: string, name: string, options: Options): Promise<Row[]> {
  const {chain} = await playOut(await testTable('ppppp', {game, options}), 'start');
  const player = await Player.open(browser, url, 'Dóra', {kept: true});
  await player.importText(encodeRecord({entries: chain.texts}));
  await player.until(({screen}) => screen.screen === 'table' && screen.result !== null);
  const {tableId} = await player.table();
  const devtools = await player.context.newCDPSession(player.page);
  await devtools.send('Performance.enable', {timeDomain: 'threadTicks'});
  const worked = async (act: Act): Promise<number> => {
    await player.rest();
    const before = await busy(devtools);
    await drawn(player, act);
    return SLOW_DOWN * ((await busy(devtools)) - before);
  };
  const opened: number[] = [];
  for (let i = 0; i < LOADS; i++) {
    await player.act({act: 'goHome'});
    await player.until(({screen}) => screen.screen === 'home' && screen.tables !== null);
    opened.push(await worked({act: 'open', tableId}));
  }
  await lookBack(player);
  const last = chain.texts.length - 1;
  // A step is timed in several passes, and the middle one counts: what the machine did meanwhile is not the step's.
  const scrubbed = async (positions: readonly number[]): Promise<number[]> => {
    const times: number[][] = positions.map(() => []);
    for (let pass = 0; pass < PASSES; pass++) {
      await worked({act: 'scrub', to: positions[0]! + 1});
      for (const [i, to] of positions.entries()) times[i]!.push(await worked({act: 'scrub', to}));
    }
    return times.map(passes => percentile(passes, 50));
  };
  // Entry by entry, as the buttons go, in the middle of the game; and all over the game, as the slider may.
  const middle = Math.round(last / 2);
  const steps = await scrubbed(Array.from({length: SCRUBS}, (_, i) => middle - i));
  const jumps = await scrubbed(
    Array.from({length: SCRUBS}, (_, i) => Math.round((last * ((i * 17) % SCRUBS)) / SCRUBS)),
  );
  await player.close();
  return [
    row(`${name}, ${chain.texts.length} entries: opened and drawn`, percentile(opened, 50), 500),
    shown(`${name}: scrub step drawn, p50`, percentile(steps, 50)),
    row(`${name}: scrub step drawn, p95`, percentile(steps, 95), 100),
    shown(`${name}: jump to another phase drawn, p50`, percentile(jumps, 50)),
    shown(`${name}: jump to another phase drawn, p95`, percentile(jumps, 95)),
  ];
}

/** As a person does it: the result closed, the log open, the focus on its slider. */
async function lookBack(player: Player): Promise<void> {
  const {page} = player;
  const dialog = page.locator('rs-dialog dialog[open]');
  await dialog.first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.first().waitFor({state: 'detached'});
  await page.getByRole('button', {name: 'Menu'}).click();
  await page.getByRole('menuitem', {name: 'Log and replay'}).click();
  await page.locator('rs-log-sheet').waitFor();
  // The first step folds the list away.
  await page.locator('rs-scrubber input').focus();
  await page.keyboard.press('ArrowLeft');
  await page.locator('rs-log-sheet rs-log').waitFor({state: 'hidden'});
}

/** Milliseconds of work of the page's own thread so far. */
async function busy(devtools: CDPSession): Promise<number> {
  const {metrics} = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({name}) => name === 'TaskDuration')!.value;
}

/** Resolves with the frame that shows what came of an act. */
function drawn(player: Player, act: Act): Promise<void> {
  return player.page.evaluate(async detail => {
    const app = document.querySelector('rs-app') as unknown as HTMLElement & {view: AppView};
    const before = app.view.screen;
    app.dispatchEvent(new CustomEvent('rs-act', {detail}));
    const table = () =>
      app.shadowRoot?.querySelector<HTMLElement & {view: object; updateComplete: Promise<boolean>}>(
        'rs-table',
      );
    const isThere = () => {
      const {screen} = app.view;
      return (
        screen !== before && screen.screen === 'table' && screen.result !== null && table()?.view === screen
      );
    };
    while (!isThere()) await new Promise(resolve => setTimeout(resolve, 4));
    await table()?.updateComplete;
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  }, act);
}
