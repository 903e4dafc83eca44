/**
 * What a table costs that nobody plays at: processor time and bytes of four devices while nobody moves, looked at and hidden,
 * beside bare pages with as many idle channels, measured in the same minute. Each measured page has a browser of its own, so
 * that the threads of its renderer do nothing else.
 */
import {readdirSync, readFileSync} from 'node:fs';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import {startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers/browsers.ts';
import {agree, playTo} from '../support/e2e/interrupted.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {next, type Row, times} from './figures.ts';

const SEATS = 4;
const MINUTE = 60_000;
/** So long each is looked at, milliseconds. */
const LOOK_MS = times(MINUTE, 2000);
/** What the table has to do after a move is over, and what the browser does for a new page. */
const REST_MS = times(20_000, 500);
const MOST_CPU = 1.6;
/** Bytes a minute on one link, one way. */
const MOST_BYTES = 4000;

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: 'dist/app', host: '127.0.0.1'});
  const browsers: Browser[] = [];
  const start = async () => {
    const browser = await launch('chromium');
    browsers.push(browser);
    return browser;
  };
  try {
    next('a table, and a bare page');
    const tables = [await start(), await start(), await start(), await start()];
    const players = await seatedTable(tables, served.url, {
      seats: SEATS,
      modified: {seats: [0, 1, 2, 3], wire: countLinks},
    });
    await playTo(players, 12);
    await agree(players);
    for (const player of players) await lookedAt(player);
    const alone = await start();
    const bare = await barePage(alone, await start());
    await wait(REST_MS);

    next('looked at');
    const seen = await look(players, tables, bare, alone);
    next('hidden');
    for (const page of [...players.map(player => player.page), bare]) await hide(page);
    await wait(REST_MS);
    const hidden = await look(players, tables, bare, alone);
    return [...rows('looked at', seen), ...rows('hidden', hidden)];
  } finally {
    for (const browser of browsers) await browser.close();
    await served.close();
  }
}

interface Cost {
  /** Milliseconds of processor time a minute. */
  readonly cpu: number;
  /** A minute on one link, one way: what the page handed to the channel, and what left with all that carries it. */
  readonly said: number;
  readonly carried: number;
}

interface Look {
  readonly table: Cost;
  readonly bare: Cost;
}

async function look(
  players: readonly Player[],
  tables: readonly Browser[],
  bare: Page,
  alone: Browser,
): Promise<Look> {
  const all = [...tables, alone];
  const pages = [...players.map(({page}) => page), bare];
  const before = {cpu: await Promise.all(all.map(cpuOf)), bytes: await Promise.all(pages.map(bytesOf))};
  const start = performance.now();
  await wait(LOOK_MS);
  const minutes = (performance.now() - start) / MINUTE;
  const after = {cpu: await Promise.all(all.map(cpuOf)), bytes: await Promise.all(pages.map(bytesOf))};
  const costs = all.map((_, i): Cost => {
    const links = after.bytes[i]!.links;
    const aLink = (field: 'said' | 'carried') =>
      (after.bytes[i]![field] - before.bytes[i]![field]) / minutes / links;
    return {
      cpu: (after.cpu[i]! - before.cpu[i]!) / minutes,
      said: aLink('said'),
      carried: aLink('carried'),
    };
  });
  const four = costs.slice(0, SEATS);
  const mean = (field: keyof Cost) => four.reduce((sum, cost) => sum + cost[field], 0) / SEATS;
  const table: Cost = {cpu: mean('cpu'), said: mean('said'), carried: mean('carried')};
  return {table, bare: costs[SEATS]!};
}

function rows(how: string, {table, bare}: Look): Row[] {
  const told = (name: string, value: number, unit: string): Row => ({
    name: `${how}: ${name}`,
    ...{value, unit, limit: '', ok: true},
  });
  const most = (name: string, value: number, unit: string, limit: number): Row => ({
    ...told(name, value, unit),
    limit: `≤ ${limit}`,
    ok: value <= limit,
  });
  return [
    told('bare page with three channels', bare.cpu, 'ms a minute'),
    told('page at the table', table.cpu, 'ms a minute'),
    most('page at the table, of the bare page', table.cpu / bare.cpu, 'times', MOST_CPU),
    most('said on a link', table.said, 'bytes a minute', MOST_BYTES),
    told('… with all that carries it', table.carried, 'bytes a minute'),
  ];
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Processor time of the renderer that has links, in milliseconds: what the kernel has counted for each of its threads. The tab
 * that lies over a hidden page, and the renderer that a browser keeps for the next one, are no cost of the page.
 */
async function cpuOf(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const {processInfo} = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  let nanoseconds = 0;
  for (const {id, type} of processInfo) {
    if (type !== 'renderer') continue;
    const threads = readdirSync(`/proc/${id}/task`).map(thread => `/proc/${id}/task/${thread}`);
    if (!threads.some(thread => readFileSync(`${thread}/comm`, 'utf8').startsWith('WebRTC'))) continue;
    for (const thread of threads)
      nanoseconds += Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
  }
  return nanoseconds / 1e6;
}

/** Keeps the connections that a page makes, for `bytesOf`. */
function keepLinks(): void {
  const links: RTCPeerConnection[] = [];
  Object.assign(globalThis, {links});
  const Real = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Real {
    constructor(...args: ConstructorParameters<typeof RTCPeerConnection>) {
      super(...args);
      links.push(this);
    }
  };
}

const countLinks = (context: BrowserContext): Promise<void> =>
  context.addInitScript(keepLinks).then(() => undefined);

interface Bytes {
  readonly links: number;
  readonly said: number;
  readonly carried: number;
}

const bytesOf = (page: Page): Promise<Bytes> =>
  page.evaluate(async () => {
    const {links} = globalThis as unknown as {links: RTCPeerConnection[]};
    const live = links.filter(({connectionState}) => connectionState === 'connected');
    const sum = {links: live.length, said: 0, carried: 0};
    for (const link of live)
      for (const report of (await link.getStats()).values()) {
        if (report.type === 'data-channel') sum.said += report.bytesSent;
        if (report.type === 'transport') sum.carried += report.bytesSent;
      }
    return sum;
  });

/** As a person has it: things move, and the page is the one in front. */
async function lookedAt(player: Player): Promise<void> {
  await player.act({act: 'settings', settings: {...(await player.view()).settings, motion: 'auto'}});
}

/** An empty page with as many channels as a page at the table has links; nobody says anything on them. */
async function barePage(alone: Browser, others: Browser): Promise<Page> {
  const open = async (browser: Browser) => {
    const context = await browser.newContext({viewport: {width: 360, height: 640}});
    await countLinks(context);
    return context.newPage();
  };
  const page = await open(alone);
  for (let i = 1; i < SEATS; i++) {
    const other = await open(others);
    const offer = await page.evaluate(async () => {
      const link = new RTCPeerConnection();
      link.createDataChannel('idle');
      await link.setLocalDescription();
      await new Promise<void>(resolve => {
        link.onicegatheringstatechange = () => link.iceGatheringState === 'complete' && resolve();
      });
      return link.localDescription!.sdp;
    });
    const answer = await other.evaluate(async sdp => {
      const link = new RTCPeerConnection();
      await link.setRemoteDescription({type: 'offer', sdp});
      await link.setLocalDescription();
      await new Promise<void>(resolve => {
        link.onicegatheringstatechange = () => link.iceGatheringState === 'complete' && resolve();
      });
      return link.localDescription!.sdp;
    }, offer);
    await page.evaluate(async sdp => {
      const {links} = globalThis as unknown as {links: RTCPeerConnection[]};
      const link = links.at(-1)!;
      await link.setRemoteDescription({type: 'answer', sdp});
      while (link.connectionState !== 'connected') await new Promise(resolve => setTimeout(resolve, 20));
    }, answer);
  }
  return page;
}

/** Playwright's own end of a page. */
interface Inside {
  readonly delegate: {
    readonly _mainFrameSession: {readonly _client: {send(method: string, params: object): Promise<unknown>}};
  };
}

/** Another tab lies over it, as in a person's browser: Playwright else has every page believe that it is in front. */
async function hide(page: Page): Promise<void> {
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    const {_connection} = each as unknown as {_connection: {toImpl(of: Page): Inside}};
    const {_client} = _connection.toImpl(each).delegate._mainFrameSession;
    await _client.send('Emulation.setFocusEmulationEnabled', {enabled: false});
  }
  await other.bringToFront();
  const isHidden = () => document.visibilityState === 'hidden';
  await page.waitForFunction(isHidden, undefined, {polling: 100, timeout: 10_000});
}
