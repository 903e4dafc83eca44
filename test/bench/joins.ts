/**
 * First joins: profiles that have never been here open the link of one table and count until the table is drawn.
 * `node test/support/joins.mjs [N] [chromium|firefox] [--brokers]` tells how many failed, and how long the others took.
 */
import {startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers/browsers.ts';
import type {Engine} from '../support/browsers/engines.mjs';
import {Player} from '../support/e2e/players.ts';

export {badBrokers} from '../support/net/bad-brokers.mjs';
export {percentile} from './figures.ts';

interface Joined {
  /** Milliseconds from opening the link to the drawn table; null: it did not come about. */
  readonly ms: number | null;
  /** What the screen said instead. */
  readonly why: string;
}

export interface Joins {
  readonly engine: Engine;
  readonly fresh: readonly Joined[];
  /** The same profiles, their page loaded anew. */
  readonly known: readonly Joined[];
}

/** Longer than an attempt may take by itself. */
const PATIENCE_MS = 25_000;

/**
 * @param engine where the host sits; those who join are Chromium profiles
 * @param bad brokers that the table has doors at beside the good one
 */
export async function joins(
  count: number,
  engine: Engine,
  again = 0,
  bad: readonly string[] = [],
): Promise<Joins> {
  const served = await startServer({port: 0, root: 'dist/app', host: '127.0.0.1'});
  const hosts = await launch(engine);
  const guests = engine === 'chromium' ? hosts : await launch('chromium');
  try {
    const host = await Player.open(hosts, served.url, 'Host', {kept: true});
    if (bad.length > 0) {
      const brokers = [...bad, `${new URL(served.url).host}/broker`];
      await host.act({act: 'settings', settings: {...(await host.view()).settings, brokers}});
      await host.until(({settings}, wanted) => settings.brokers.length === wanted, brokers.length);
    }
    await host.act({
      act: 'create',
      table: {
        game: 'puerto-rico',
        seats: 3,
        options: {},
        bots: ['random', 'random'],
        place: 'network',
        names: [],
      },
    });
    await host.until(
      ({screen}) => screen.screen === 'lobby' && screen.link !== '' && screen.notReady === null,
    );
    const {screen} = await host.view();
    const link = screen.screen === 'lobby' ? screen.link : '';
    await host.act({act: 'start'});
    await host.until(({screen}) => screen.screen === 'table' && screen.choices.length > 0);
    const fresh: Joined[] = [];
    const known: Joined[] = [];
    for (let i = 0; i < count; i++) {
      const context = await guests.newContext({viewport: {width: 360, height: 640}});
      const page = await context.newPage();
      fresh.push(await timed(page, () => page.goto(link)));
      if (i < again) {
        // What a first visit keeps for later comes after the table; a person would look at it for a while.
        await page.waitForTimeout(1500);
        known.push(await timed(page, () => page.reload()));
      }
      // As people leave: the page says goodbye. One that is killed holds its place until it is missed.
      await page.goto('about:blank');
      await context.close();
    }
    await host.close();
    return {engine, fresh, known};
  } finally {
    await hosts.close();
    if (guests !== hosts) await guests.close();
    await served.close();
  }
}

type Page = Player['page'];

async function timed(page: Page, open: () => Promise<unknown>): Promise<Joined> {
  const loading = open();
  await loading;
  try {
    // The page's own clock starts when the address is asked for.
    const handle = await page.waitForFunction(
      () => {
        const view = (document.querySelector('rs-app') as {view?: {screen: {screen: string}}} | null)?.view;
        const table = document.querySelector('rs-app')?.shadowRoot?.querySelector('rs-table');
        const drawn = table?.shadowRoot?.querySelector('rs-table-bar');
        return view?.screen.screen === 'table' && drawn ? Math.ceil(performance.now()) : 0;
      },
      null,
      {timeout: PATIENCE_MS, polling: 'raf'},
    );
    return {ms: await handle.jsonValue(), why: ''};
  } catch {
    const why = await page.evaluate(() =>
      JSON.stringify((document.querySelector('rs-app') as {view?: {screen: unknown}} | null)?.view?.screen),
    );
    return {ms: null, why: String(why).slice(0, 300)};
  }
}

export const timesOf = (list: readonly Joined[]): number[] => list.flatMap(({ms}) => ms ?? []);
