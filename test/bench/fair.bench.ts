/** Speed and size of fair play: ratios to the library's own multiplications, in Node and in Chromium. */
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {audit} from '../../src/fair/audit.ts';
import {Reader} from '../fair/support/log.ts';
import {FULL, sanJuan} from '../fair/support/san-juan.ts';
import {launch} from '../support/browsers/browsers.ts';
import {type Figures, figures} from './fair-figures.ts';
import type {Measured} from './fair-page.ts';
import {cpuOfRoll} from './fair-roll.ts';
import {type Row, times} from './figures.ts';

const row = (name: string, value: number, unit: string, limit: number): Row => ({
  name: `fair: ${name}`,
  value,
  unit,
  limit: limit === Number.POSITIVE_INFINITY ? '' : `≤ ${limit.toLocaleString('en')}`,
  ok: value <= limit,
});

const rowsOf = (where: string, {unit, ...of}: Figures): Row[] => [
  row(`${where}, one multiplication`, unit, 'ms', Number.POSITIVE_INFINITY),
  row(`${where}, share of one point, prove`, of.proveShare, 'mult.', 5),
  row(`${where}, share of one point, verify`, of.verifyShare, 'mult.', 5),
  row(`${where}, shuffle with proof, 106 cards`, of.provePass, 'mult.', 300),
  row(`${where}, its verification`, of.verifyPass, 'mult.', 200),
  row(`${where}, four seats shuffle and verify`, of.fourSeats, 'mult.', 2000),
];

/** What the log brings along: its rule for signatures, SHA-2, bytes and refusals. */
const OF_THE_LOG = `
  export * from './src/log/strict-ed25519.ts';
  export {sha256} from '@noble/hashes/sha2.js';
  export * from './src/base/bytes.ts';
  export * from './src/base/bad-message.ts';`;

/** What a table with several devices fetches. */
const OF_A_TABLE = `export {JointDealer} from './src/fair/index.ts';`;

const bundle = async (entry: string): Promise<Uint8Array> => {
  const {outputFiles} = await build({
    ...(entry.endsWith('.ts')
      ? {entryPoints: [entry]}
      : {stdin: {contents: entry, resolveDir: process.cwd()}}),
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0]!.contents;
};

/** Serves two scripts and a blank page to a Chromium, and measures there. */
async function inChromium(texts: readonly string[]): Promise<Measured> {
  const files: Record<string, readonly [string, Uint8Array]> = {
    '/': ['text/html', new TextEncoder().encode('<!doctype html><script type=module src=page.js></script>')],
    '/page.js': ['text/javascript', await bundle('test/bench/fair-page.ts')],
    '/worker.js': ['text/javascript', await bundle('test/bench/fair-worker.ts')],
  };
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.route('http://fair.test/**', route => {
      const [contentType, body] = files[new URL(route.request().url()).pathname] ?? [
        'text/plain',
        new Uint8Array(),
      ];
      return route.fulfill({contentType, body: Buffer.from(body)});
    });
    await page.goto('http://fair.test/');
    await page.waitForFunction(() => 'measure' in globalThis);
    return await page.evaluate(
      // The page's own script put the function there.
      list => (globalThis as unknown as {measure(texts: readonly string[]): Promise<Measured>}).measure(list),
      texts,
    );
  } finally {
    await browser.close();
  }
}

export async function bench(): Promise<Row[]> {
  const inNode = figures();
  const {texts} = sanJuan(FULL);
  const start = performance.now();
  if (!audit(texts, new Reader()).good) throw new Error('the record does not audit');
  const audited = performance.now() - start;
  const there = await inChromium(texts);
  if (!there.good) throw new Error('the record does not audit in the worker');
  const library = await bundle('src/fair/index.ts');
  const gzip = (bytes: Uint8Array) => gzipSync(bytes, {level: 9}).length / 1000;
  const alone = gzip(library);
  const ofTheLog = gzip(await bundle(OF_THE_LOG));
  return [
    ...rowsOf('Node', inNode),
    ...rowsOf('Chromium', there.figures),
    row('CPU of a roll, four dealers together, Node', cpuOfRoll(times(40)) / inNode.unit, 'mult.', 60),
    row('audit of a 106-card game, Node', audited / 1000, 's', 3),
    row('audit in a Chromium worker', there.audit / 1000, 's', 3),
    row('longest gap of the page meanwhile', there.longest, 'ms', Number.POSITIVE_INFINITY),
    row('script of a table beyond the log, gzip', gzip(await bundle(OF_A_TABLE)) - ofTheLog, 'kB', 28),
    row('the same with audit and all else, gzip', alone - ofTheLog, 'kB', Number.POSITIVE_INFINITY),
    row('library with all its dependencies, gzip', alone, 'kB', Number.POSITIVE_INFINITY),
    row('the same, Brotli', brotliCompressSync(library).length / 1000, 'kB', Number.POSITIVE_INFINITY),
  ];
}
