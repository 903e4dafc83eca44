/** How long a strong bot of Catan thinks where the processor is slowed down, as on a phone. */
import {build} from 'esbuild';
import {chromium} from 'playwright-core';
import {chromiumArgs, findChromium} from '../support/chromium.mjs';
import type {Think} from './mind-page.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  limit: string;
  ok: boolean;
}

const SLOW_DOWN = 4;
const GAMES = 2;
/** Milliseconds, in the median. */
const MOST = 1000;

export async function bench(): Promise<Row[]> {
  const {outputFiles} = await build({
    entryPoints: ['test/bench/mind-page.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  try {
    const page = await browser.newPage();
    await page.route('http://mind.test/**', route =>
      new URL(route.request().url()).pathname === '/page.js'
        ? route.fulfill({contentType: 'text/javascript', body: Buffer.from(outputFiles[0]!.contents)})
        : route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><script type=module src=page.js></script>',
          }),
    );
    await page.goto('http://mind.test/');
    await page.waitForFunction('typeof think === "function"');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
    const times: number[] = [];
    for (let game = 0; game < GAMES; game++)
      times.push(
        ...(await page.evaluate(
          seed => (globalThis as unknown as {think: Think}).think(seed),
          `mind ${game}`,
        )),
      );
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)]!;
    const told = (what: string, value: number, unit: string): Row => ({
      ...{name: `the same: ${what}`, value, unit},
      ...{limit: '', ok: true},
    });
    return [
      {
        name: `catan: a strong bot's answer, processor ${SLOW_DOWN} times slower, median`,
        value: at(0.5),
        unit: 'ms',
        limit: `≤ ${MOST}`,
        ok: at(0.5) <= MOST,
      },
      told('95 of 100', at(0.95), 'ms'),
      told('longest', at(1), 'ms'),
      told('answers', times.length, ''),
    ];
  } finally {
    await browser.close();
  }
}
