/** What a page costs: script over the wire, heap, and the way from one guest's tap to another guest's screen. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch, Player, seatedTable} from '../support/players.ts';

interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: string;
  readonly ok: boolean;
}

const ROOT = 'dist/app';
/** Taps that are measured. */
const TAPS = 100;
const FRAME = 1000 / 60;

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: ROOT});
  const browser = await launch();
  try {
    const start = await Player.open(browser, served.url, 'Dóra');
    await start.page.waitForLoadState('networkidle');
    const scripts = await scriptsOf(start, served);
    const rows = [row('start page: script, compressed', kB(scripts), 'kB', 60)];
    await start.close();
    const empty = await heapOfEmptyPage(browser);
    const players = await seatedTable(browser, served.url, 4);
    rows.push(
      row(
        'network table of Puerto Rico: script, compressed',
        kB(await scriptsOf(players[0]!, served)),
        'kB',
        190,
      ),
    );
    rows.push(row('rules and view of Puerto Rico: script, compressed', kB(rulesOf()), 'kB', 30));
    const roundTrips = await rawRoundTrips(players[1]!, players[2]!);
    const ways = await tapToScreen(players);
    const [raw, way] = [percentile(roundTrips, 95), percentile(ways, 95)];
    rows.push(
      {name: 'raw data channel, round trip, p95', value: raw, unit: 'ms', limit: '', ok: true},
      {
        name: 'tap to another screen, 4 peers, p50',
        value: percentile(ways, 50),
        unit: 'ms',
        limit: '',
        ok: true,
      },
      {
        name: 'tap to another screen, 4 peers, p95',
        value: way,
        unit: 'ms',
        limit: `≤ 3 round trips + a frame (${(3 * raw + FRAME).toFixed(1)})`,
        ok: way <= 3 * raw + FRAME,
      },
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

const gzipped = (file: string): number => gzipSync(readFileSync(join(ROOT, file)), {level: 9}).length;
const kB = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzipped(file), 0) / 1000;

/** Every script that the page and its workers have loaded. */
async function scriptsOf(player: Player, served: Served): Promise<string[]> {
  const urls = await player.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(entry => entry.name)
      .filter(name => new URL(name).pathname.endsWith('.js') && !name.endsWith('/sw.js')),
  );
  return [...new Set(urls)].map(url => url.slice(served.url.length));
}

/** The chunk of a game and what only it brings. */
function rulesOf(): string[] {
  const [app] = JSON.parse(readFileSync('dist/meta.json', 'utf8')) as {
    outputs: Record<string, {entryPoint?: string; imports: {path: string; kind: string}[]}>;
  }[];
  const outputs = app!.outputs;
  const closure = (entry: string): Set<string> => {
    const seen = new Set<string>();
    const walk = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const {path, kind} of outputs[file]!.imports) if (kind === 'import-statement') walk(path);
    };
    walk(Object.keys(outputs).find(file => outputs[file]!.entryPoint === entry)!);
    return seen;
  };
  const start = closure('src/main.ts');
  return [...closure('src/games/puerto-rico/index.ts')]
    .filter(file => !start.has(file))
    .map(file => file.slice(ROOT.length + 1));
}

async function heapOf(player: Player): Promise<number> {
  const devtools = await player.context.newCDPSession(player.page);
  await devtools.send('HeapProfiler.collectGarbage');
  const {usedSize} = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function heapOfEmptyPage(browser: Awaited<ReturnType<typeof launch>>): Promise<number> {
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

/**
 * One tap at a time, as people play: the time from a guest's tap until another guest's screen has been given the new
 * state and its elements are drawn; the frame that shows them is in the limit. The next tap waits until all pages are at rest.
 */
async function tapToScreen(players: readonly Player[]): Promise<number[]> {
  interface Timed {
    tapped: Record<number, number>;
    drawn: Record<number, number>;
  }
  for (const {page} of players)
    await page.evaluate(() => {
      const timed: Timed = {tapped: {}, drawn: {}};
      const app = document.querySelector('rs-app') as unknown as HTMLElement & {
        view: {screen: {fairness: {entries: number}}};
        updateComplete: Promise<unknown>;
      };
      const clock = () => performance.timeOrigin + performance.now();
      const entries = () => app.view.screen.fairness.entries;
      app.addEventListener('rs-act', () => {
        timed.tapped[entries()] = clock();
      });
      const drawn = () => {
        const n = entries();
        // Lit has drawn when the microtasks have run.
        setTimeout(() => {
          for (let k = n - 1; k >= 0 && timed.drawn[k] === undefined; k--) timed.drawn[k] = clock();
        });
      };
      Object.assign(window, {timed, drawn});
    });
  for (let tap = 0; tap < TAPS; tap++) {
    await Promise.all(players.map(player => player.rest()));
    const tables = await Promise.all(players.map(player => player.table()));
    const actor = tables.findIndex(table => table.choices.length > 0);
    if (actor < 0) break;
    await players[actor]!.autoplay(true);
    const {entries} = tables[actor]!.fairness;
    await Promise.all(
      players.map(player =>
        player.until(
          (view, n) => view.screen.screen === 'table' && view.screen.fairness.entries > n,
          entries,
        ),
      ),
    );
    await players[actor]!.autoplay(false);
  }
  const timed = await Promise.all(
    players.map(({page}) => page.evaluate(() => (window as unknown as {timed: Timed}).timed)),
  );
  const guests = timed.slice(1);
  return guests.flatMap((guest, i) =>
    Object.entries(guest.tapped).flatMap(([n, tapped]) =>
      guests.flatMap((other, k) => {
        const drawn = other.drawn[Number(n)];
        return k === i || drawn === undefined || drawn < tapped ? [] : [drawn - tapped];
      }),
    ),
  );
}

function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))]!;
}
