/**
 * Checking a whole log where it happens: in the app's own worker, in Chromium. Wall-clock time there, as a page cannot
 * read CPU time; the best of several runs, since the machine is shared. The page meanwhile counts how long its own
 * thread was kept from running a timer, with the worker and (as on pages without workers) with slices on the page.
 */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {build} from 'esbuild';
import type {Page} from 'playwright-core';
import {launch} from '../support/browsers/browsers.ts';
import {type Row, times} from './figures.ts';
import {longChain} from './long-log.ts';

interface Timing {
  readonly milliseconds: number;
  readonly signatures: number;
  /** The longest time between two turns of a timer on the page. */
  readonly longestGap: number;
}

/** Runs in the page. */
const PAGE = `
  import {verifyAside} from '/verify-port.js';
  window.checkLog = async (entries, aside) => {
    let last = performance.now(), longestGap = 0;
    const channel = new MessageChannel();
    let running = true;
    channel.port1.onmessage = () => {
      const now = performance.now();
      longestGap = Math.max(longestGap, now - last);
      last = now;
      if (running) setTimeout(() => channel.port2.postMessage(0), 1);
    };
    channel.port2.postMessage(0);
    const start = () => { if (!aside) throw new Error('no worker'); return new Worker('/verify-worker.js', {type: 'module'}); };
    const started = performance.now();
    const signatures = await verifyAside(start, entries);
    const milliseconds = performance.now() - started;
    running = false;
    return {milliseconds, signatures, longestGap};
  };
  window.ready = true;
`;

async function scripts(): Promise<Map<string, string>> {
  const {outputFiles} = await build({
    entryPoints: ['src/log/verify-worker.ts', 'src/log/verify-port.ts'],
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
  });
  const files = new Map(outputFiles.map(({path, text}) => [path, text]));
  return files
    .set('/page.js', PAGE)
    .set('/', '<!doctype html><script type="module" src="/page.js"></script>');
}

async function withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const files = await scripts();
  const server = createServer(({url = '/'}, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(files.has(url) ? 200 : 404, {'content-type': type}).end(files.get(url));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    // Loopback is a secure context: Web Crypto is there, as on every https page.
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('window.ready');
    return await work(page);
  } finally {
    await browser.close();
    server.close();
  }
}

async function check(page: Page, entries: readonly string[], aside: boolean, runs: number): Promise<Timing> {
  const all: Timing[] = [];
  const call = `(${JSON.stringify(entries)}, ${aside})`;
  for (let i = 0; i < runs; i++) all.push((await page.evaluate(`window.checkLog${call}`)) as Timing);
  return {
    ...all[0]!,
    milliseconds: Math.min(...all.map(timing => timing.milliseconds)),
    longestGap: Math.min(...all.map(timing => timing.longestGap)),
  };
}

export async function bench(): Promise<Row[]> {
  const entries = await longChain(times(3000, 60));
  return withPage(async page => {
    const aside = await check(page, entries, true, times(5));
    const here = await check(page, entries, false, times(3));
    const row = (name: string, value: number, limit: number): Row => ({
      name: `log of 3,000 entries: ${name}`,
      value,
      unit: 'ms',
      limit: `≤ ${limit}`,
      ok: value <= limit,
    });
    return [
      row(`chain and all ${aside.signatures} signatures, worker in Chromium`, aside.milliseconds, 600),
      row('the page is kept meanwhile, at most', aside.longestGap, 50),
      row('the page is kept without a worker, at most', here.longestGap, 50),
    ];
  });
}
