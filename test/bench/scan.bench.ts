/** How long one picture of the camera takes to be read where the processor is slowed down, as on a phone. */
import {build} from 'esbuild';
import {launch} from '../support/browsers/browsers.ts';
import {percentile, type Row, times} from './figures.ts';
import type {Scan} from './scan-page.ts';

const SLOW_DOWN = 4;
const PICTURES = times(60, 3);
/** As long as a code without internet. */
const TEXT = `https://play.example.org/roadstead/#o=1.${'oN4xB7qT'.repeat(22)}`;
/** Milliseconds. */
const MOST = 30;

export async function bench(): Promise<Row[]> {
  const {outputFiles} = await build({
    entryPoints: ['test/bench/scan-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: outputFiles[0]!.text});
    const devtools = await page.context().newCDPSession(page);
    const read = (text: string | null, count: number) =>
      page.evaluate(([code, often]) => (globalThis as unknown as {scan: Scan}).scan(code, often), [
        text,
        count,
      ] as const);
    // Whoever scans looks at pictures for a while: what is run first is compiled meanwhile.
    await read(TEXT, PICTURES);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
    const rows: Row[] = [];
    const slow = `read ${SLOW_DOWN}x slower: median`;
    const code = percentile(await read(TEXT, PICTURES), 50);
    rows.push({
      ...{name: `a picture of the camera with a code in it, ${slow}`, value: code, unit: 'ms'},
      ...{limit: `≤ ${MOST}`, ok: code <= MOST},
    });
    const none = percentile(await read(null, PICTURES), 50);
    rows.push({name: `the same without one, ${slow}`, value: none, unit: 'ms', limit: '', ok: true});
    return rows;
  } finally {
    await browser.close();
  }
}
