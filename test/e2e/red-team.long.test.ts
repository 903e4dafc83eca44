/**
 * The red team: one client that knows the link lies in every kind of frame, malformed, at the full legal rate, passed on
 * by honest peers, and 2.2 MiB long, to the real app with and without Web Crypto. Each cell prints its figures; how long a
 * page stood still is told beside what it did without an attack, and judged by a person.
 * `RED_TEAM=have,want` runs some kinds only.
 */
import assert from 'node:assert/strict';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {build} from 'esbuild';
import type {Browser, CDPSession, Page} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {alias} from '../support/aliases.mjs';
import {launch} from '../support/browsers.ts';
import {type Player, seatedTable} from '../support/players.ts';

declare global {
  var attack: typeof import('../support/attack-page.ts').attack;
}

const MODES = ['malformed', 'legal', 'relayed', 'big'] as const;
const ATTACK_MS = 2500;
/** Of this cell, after everything that can be thrown away has been. */
const HEAP = 4 * 1024 * 1024;

const root = resolve('.cache', `red-team-${process.pid}`);
const NAME = 'roadstead.test';

let browser: Browser;
let app: Served;
let den: Served;
before(async () => {
  mkdirSync(root, {recursive: true});
  await build({
    entryPoints: ['test/support/attack-page.ts'],
    outdir: root,
    alias,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'warning',
  });
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><script type="module" src="attack-page.js"></script>',
  );
  browser = await launch('chromium', {insecureName: NAME});
  app = await startServer({port: 0, root: 'dist/app'});
  den = await startServer({port: 0, root});
});
after(async () => {
  await browser.close();
  await app.close();
  await den.close();
  rmSync(root, {recursive: true, force: true});
});

/** An honest page and what is measured of it. */
class Witness {
  readonly player: Player;
  readonly #cdp: CDPSession;

  private constructor(player: Player, cdp: CDPSession) {
    this.player = player;
    this.#cdp = cdp;
  }

  static async of(player: Player): Promise<Witness> {
    const cdp = await player.context.newCDPSession(player.page);
    await cdp.send('Performance.enable');
    await player.page.evaluate(() => {
      let at = performance.now();
      Object.assign(window, {gap: 0});
      const look = () => {
        const now = performance.now();
        const watched = window as unknown as {gap: number};
        watched.gap = Math.max(watched.gap, now - at);
        at = now;
        setTimeout(look, 4);
      };
      look();
    });
    return new Witness(player, cdp);
  }

  /** The longest time in milliseconds in which the page could do nothing, since it was asked last. */
  gap(): Promise<number> {
    return this.player.page.evaluate(() => {
      const watched = window as unknown as {gap: number};
      const {gap} = watched;
      watched.gap = 0;
      return gap;
    });
  }

  async heap(): Promise<number> {
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const {metrics} = await this.#cdp.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'JSHeapUsedSize')?.value ?? 0;
  }

  /** Seats that were struck: honest ones, all of them. */
  async struckSeats(): Promise<number> {
    return (await this.player.table()).fairness.strikes.filter(({seat}) => seat !== null).length;
  }
}

const most = (values: readonly number[]): number => Math.max(...values);
const mib = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

for (const [where, host] of [
  ['http', NAME],
  ['a secure page', 'localhost'],
] as const)
  test(`the red team against ${where}`, {timeout: 3_000_000}, async t => {
    const url = `http://${host}:${app.port}/`;
    const players = await seatedTable([browser], url, {seats: 3});
    const witnesses = await Promise.all(players.map(player => Witness.of(player)));
    const link = (await players[0]!.table()).invite?.link ?? '';
    assert.match(link, /#j=2\./);
    const measure = <T>(what: (witness: Witness) => Promise<T>) => Promise.all(witnesses.map(what));
    const context = await browser.newContext();
    const mallory = await context.newPage();
    await mallory.goto(`http://${NAME}:${den.port}/`);
    await mallory.waitForFunction(() => 'attack' in globalThis);
    const wanted = process.env.RED_TEAM?.split(',');
    const kinds = (await mallory.evaluate(() => globalThis.attack.kinds)).filter(
      kind => wanted?.includes(kind) ?? true,
    );
    const wrong: string[] = [];
    for (const kind of kinds)
      for (const mode of MODES) {
        const cell = `${kind}, ${mode}`;
        const joined = await enter(mallory, link, app.port);
        if (!joined) {
          wrong.push(`${cell}: the table could not be entered`);
          continue;
        }
        const heap = await measure(witness => witness.heap());
        await measure(witness => witness.gap());
        await mallory.waitForTimeout(ATTACK_MS / 2);
        const idle = most(await measure(witness => witness.gap()));
        const cut = await mallory.evaluate(([what, how, ms]) => globalThis.attack.run(what, how, ms), [
          kind,
          mode,
          ATTACK_MS,
        ] as const);
        const gap = most(await measure(witness => witness.gap()));
        await mallory.evaluate(() => globalThis.attack.stop?.());
        const grown = most((await measure(witness => witness.heap())).map((now, i) => now - heap[i]!));
        const struck = most(await measure(witness => witness.struckSeats()));
        const linked = await measure(({player}) =>
          player.table().then(({seats}) => seats.every(({link: state}) => ['self', 'live'].includes(state))),
        );
        t.diagnostic(
          `${cell}: longest gap ${gap.toFixed(0)} ms (${idle.toFixed(0)} ms before), heap +${mib(grown)} MiB, ` +
            `${struck} honest seats struck, attacker ${cut === null ? 'not cut off' : `cut off after ${cut.toFixed(0)} ms`}`,
        );
        if (grown > HEAP) wrong.push(`${cell}: heap grew by ${mib(grown)} MiB`);
        if (struck > 0) wrong.push(`${cell}: ${struck} honest seats were struck`);
        if (!linked.every(Boolean)) wrong.push(`${cell}: honest peers lost each other`);
        if (mode === 'big' && cut === null) wrong.push(`${cell}: not cut off`);
      }
    // The table goes on: an entry of the host reaches everybody.
    const before = (await players[0]!.table()).fairness.entries;
    for (const player of players) await player.autoplay(true);
    for (const player of players)
      await player.until(
        ({screen}, entries) => screen.screen === 'table' && screen.fairness.entries > entries + 5,
        before,
      );
    await context.close();
    for (const player of players) await player.close();
    assert.deepEqual(wrong, []);
  });

/** A fresh key each time: who was cut off is kept out for a while. */
async function enter(page: Page, link: string, port: number): Promise<boolean> {
  const broker = `http://127.0.0.1:${port}/broker`;
  for (let attempt = 0; attempt < 3; attempt++) {
    const joined = await page.evaluate(
      ([where, by]) =>
        globalThis.attack.join(where, by).then(
          () => true,
          () => false,
        ),
      [link, broker] as const,
    );
    if (joined) return true;
  }
  return false;
}
