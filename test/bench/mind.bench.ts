/**
 * How long bots think where the processor is slowed down, as on a phone: the normal ones of every game, and the strong one
 * of Catan, which ponders instead of playing games out until its time is up.
 */
import {build} from 'esbuild';
import type {BotKind} from '../../src/bots/kinds.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {launch} from '../support/browsers/browsers.ts';
import {type Row, these, times} from './figures.ts';
import type {Think} from './mind-page.ts';

const SLOW_DOWN = 4;
const GAMES = times(2);
/** Milliseconds. */
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
  const browser = await launch();
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
    const answers = async (game: string, kind: BotKind): Promise<(part: number) => number> => {
      const times: number[] = [];
      for (let n = 0; n < GAMES; n++)
        times.push(
          ...(await page.evaluate(
            ([id, level, seed]) => (globalThis as unknown as {think: Think}).think(id, level, seed),
            [game, kind, `mind ${n}`] as const,
          )),
        );
      times.sort((one, other) => one - other);
      return part => times[Math.floor((times.length - 1) * part)]!;
    };
    const slow = `processor ${SLOW_DOWN} times slower`;
    const rows: Row[] = [];
    for (const {id} of these(GAME_LIST)) {
      const at = await answers(id, 'greedy');
      rows.push(judged(`${id}: a normal bot's answer, ${slow}, 95 of 100`, at(0.95)));
    }
    const at = await answers('catan', 'strong');
    rows.push(judged(`catan: a strong bot's answer, ${slow}, median`, at(0.5)));
    rows.push({name: 'the same: longest', value: at(1), unit: 'ms', limit: '', ok: true});
    return rows;
  } finally {
    await browser.close();
  }
}

const judged = (name: string, value: number): Row => ({
  ...{name, value, unit: 'ms', limit: `≤ ${MOST}`},
  ok: value <= MOST,
});
