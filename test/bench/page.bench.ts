/**
 * What a page costs: script over the wire as the app's own server sends it (Brotli), heap, and the way from one guest's tap
 * to another guest's screen.
 */
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers/browsers.ts';
import {bringsOf} from '../support/build/imports.mjs';
import {Player, seatedTable} from '../support/e2e/players.ts';
import {percentile, type Row, times} from './figures.ts';

const ROOT = 'dist/app';
/** Taps that are measured. */
const TAPS = times(100, 2);
const FRAMES = (1.5 * 1000) / 60;

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: ROOT, host: 'localhost'});
  const browser = await launch();
  try {
    const start = await Player.open(browser, served.url, 'Dóra', {kept: true});
    await start.page.waitForLoadState('networkidle');
    const rows = [row('start page: script, compressed', await start.page.evaluate(fetched), 'kB', 50)];
    await start.close();
    const empty = await heapOfEmptyPage(browser);
    const players = await seatedTable([browser], served.url, {seats: 4});
    await players[0]!.until(
      ({screen}) => screen.screen === 'table' && screen.log.some(({kind}) => kind === 'dealt'),
    );
    rows.push(
      row(
        'network table of Puerto Rico: script, compressed',
        await scriptAtLink(browser, players[0]!),
        'kB',
        230,
      ),
      told('… and of the thread that deals', scriptOfThread(), 'kB'),
    );
    const roundTrips = await rawRoundTrips(players[1]!, players[2]!);
    const {drawn, painted} = await tapToScreen(players);
    const raw = percentile(roundTrips, 95);
    const limit = 3 * raw + FRAMES;
    const way = percentile(drawn, 95);
    rows.push(
      told('raw data channel, round trip, p95', raw),
      told('tap to another screen, 4 painted peers, p50', percentile(drawn, 50)),
      {
        name: 'tap to another screen, 4 painted peers, p95',
        value: way,
        unit: 'ms',
        limit: `≤ 3 round trips + 1.5 frames (${limit.toFixed(1)})`,
        ok: way <= limit,
      },
      told('… until the frame is made, p50', percentile(painted, 50)),
    );
    const heap = (await heapOf(players[0]!)) - empty;
    rows.push(row('heap of a table above an empty page', heap / 1e6, 'MB', 40));
    return rows;
  } finally {
    await browser.close();
    await served.close();
  }
}

const row = (name: string, value: number, unit: string, limit: number): Row => ({
  name,
  value,
  unit,
  limit: `≤ ${limit}`,
  ok: value <= limit,
});

/** A figure without a limit of its own. */
const told = (name: string, value: number, unit = 'ms'): Row => ({name, value, unit, limit: '', ok: true});

/** Every script that was fetched so far, in kB as it came over the wire. Runs in the page. */
const fetched = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({name}) => new URL(name).pathname.endsWith('.js') && !name.endsWith('/sw.js'))
    .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0) / 1000;

type Browser = Awaited<ReturnType<typeof launch>>;

/** What somebody who has never been here fetches who follows the link, until the table is drawn; in kB. */
async function scriptAtLink(browser: Browser, host: Player): Promise<number> {
  const context = await browser.newContext({viewport: {width: 360, height: 640}, serviceWorkers: 'block'});
  await context.addInitScript(`window.fetched = ${fetched}`);
  const page = await context.newPage();
  await page.goto((await host.table()).invite!.link);
  const script = await page.waitForFunction(
    () => {
      const table = document.querySelector('rs-app')?.shadowRoot?.querySelector('rs-table');
      const drawn = table?.shadowRoot?.querySelector('rs-table-bar');
      return drawn ? (window as unknown as {fetched: () => number}).fetched() : 0;
    },
    null,
    {polling: 'raf'},
  );
  const sum = await script.jsonValue();
  await context.close();
  return sum;
}

/** The thread that deals, without what it shares with the page; in kB. */
function scriptOfThread(): number {
  const [{outputs}] = JSON.parse(readFileSync('dist/meta.json', 'utf8'));
  const page = [...Object.keys(outputs)].filter(file =>
    ['src/main.ts', 'src/table/others/rooms.ts', 'components/table/table.ts'].includes(
      outputs[file].entryPoint,
    ),
  );
  const shared = new Set(page.flatMap(file => [...bringsOf(file, outputs)]));
  return [...bringsOf('dist/app/dealing.js', outputs)]
    .filter(file => !shared.has(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length / 1000, 0);
}

async function heapOf(player: Player): Promise<number> {
  const devtools = await player.context.newCDPSession(player.page);
  await devtools.send('HeapProfiler.collectGarbage');
  const {usedSize} = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function heapOfEmptyPage(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const {usedSize} = await devtools.send('Runtime.getHeapUsage');
  await page.close();
  return usedSize;
}

/** Echoes over a plain data channel between two pages, in milliseconds. */
async function rawRoundTrips(from: Player, to: Player): Promise<number[]> {
  interface Raw {
    raw: RTCPeerConnection;
    channel: RTCDataChannel;
  }
  const offer = await from.page.evaluate(async () => {
    const raw = new RTCPeerConnection();
    Object.assign(window, {raw, channel: raw.createDataChannel('raw')});
    const gathered = new Promise(done =>
      raw.addEventListener('icecandidate', ({candidate}) => candidate ?? done(null)),
    );
    await raw.setLocalDescription(await raw.createOffer());
    await gathered;
    return JSON.stringify(raw.localDescription);
  });
  const answer = await to.page.evaluate(async text => {
    const raw = new RTCPeerConnection();
    Object.assign(window, {raw});
    raw.ondatachannel = ({channel}) => {
      channel.onmessage = ({data}) => channel.send(data);
    };
    await raw.setRemoteDescription(JSON.parse(text));
    const gathered = new Promise(done =>
      raw.addEventListener('icecandidate', ({candidate}) => candidate ?? done(null)),
    );
    await raw.setLocalDescription(await raw.createAnswer());
    await gathered;
    return JSON.stringify(raw.localDescription);
  }, offer);
  return from.page.evaluate(async text => {
    const {raw, channel} = window as unknown as Raw;
    await raw.setRemoteDescription(JSON.parse(text));
    if (channel.readyState !== 'open')
      await new Promise(done => channel.addEventListener('open', done, {once: true}));
    const times: number[] = [];
    for (let i = 0; i < 500; i++) {
      const began = performance.now();
      const heard = new Promise(done => channel.addEventListener('message', done, {once: true}));
      channel.send('x'.repeat(200));
      await heard;
      times.push(performance.now() - began);
    }
    raw.close();
    return times;
  }, answer);
}

/** What a page notes for `tapToScreen`, in milliseconds since 1970 by number of entries. */
interface Timed {
  readonly tapped: Record<number, number>;
  readonly drawn: Record<number, number>;
  readonly painted: Record<number, number>;
  /** Resolves when the page has been given more than so many entries. */
  readonly past: (entries: number) => Promise<void>;
}

/** Runs in the page. Nothing is polled while taps are measured: all pages share the machine. */
function timePage(): void {
  const app = document.querySelector('rs-app') as unknown as HTMLElement & {
    view: {screen: {fairness: {entries: number}}};
  };
  const clock = () => performance.timeOrigin + performance.now();
  const entries = () => app.view.screen.fairness.entries;
  let waiting: {readonly than: number; readonly done: () => void}[] = [];
  const timed: Timed = {
    tapped: {},
    drawn: {},
    painted: {},
    past: than =>
      new Promise(done => {
        if (entries() > than) done();
        else waiting.push({than, done});
      }),
  };
  const note = (times: Record<number, number>, n: number) => {
    for (let k = n - 1; k >= 0 && times[k] === undefined; k--) times[k] = clock();
  };
  const drawn = async () => {
    const n = entries();
    for (const {than, done} of waiting) if (n > than) done();
    waiting = waiting.filter(({than}) => n <= than);
    requestAnimationFrame(() => setTimeout(() => note(timed.painted, n)));
    // Lit draws in microtasks, parents before children: the last of some hundred is after all of them.
    for (let turn = 0; turn < 200; turn++) await null;
    note(timed.drawn, n);
  };
  app.addEventListener('rs-act', () => {
    timed.tapped[entries()] = clock();
  });
  Object.assign(window, {timed, drawn});
}

/** The player whose turn it is once all pages rest and nothing is being drawn by lot; null when the game is over. */
async function whoActs(players: readonly Player[]): Promise<number | null> {
  for (;;) {
    await Promise.all(players.map(player => player.rest()));
    const tables = await Promise.all(players.map(player => player.table()));
    const actor = tables.findIndex(table => table.choices.length > 0);
    if (actor >= 0) return actor;
    if (tables.some(({result}) => result !== null)) return null;
  }
}

/**
 * One tap at a time, as people play: from a guest's tap until another guest's elements hold the new state (`drawn`; the
 * frame that shows them is in the limit), and until that frame has been made (`painted`).
 */
async function tapToScreen(players: readonly Player[]): Promise<{drawn: number[]; painted: number[]}> {
  const timedOf = ({page}: Player) => page.evaluate(() => (window as unknown as {timed: Timed}).timed);
  for (const {page} of players) await page.evaluate(timePage);
  for (let tap = 0; tap < TAPS; tap++) {
    const actor = await whoActs(players);
    if (actor === null) break;
    const {entries} = (await players[actor]!.table()).fairness;
    const everywhere = players.map(({page}) =>
      page.evaluate(n => (window as unknown as {timed: Timed}).timed.past(n), entries),
    );
    await players[actor]!.move();
    await Promise.all(everywhere);
  }
  const [, ...guests] = await Promise.all(players.map(timedOf));
  const ways = (end: 'drawn' | 'painted') =>
    guests.flatMap(guest =>
      Object.entries(guest.tapped).flatMap(([n, tapped]) =>
        guests.flatMap(other => {
          const at = other[end][Number(n)];
          return other === guest || at === undefined || at < tapped ? [] : [at - tapped];
        }),
      ),
    );
  return {drawn: ways('drawn'), painted: ways('painted')};
}
