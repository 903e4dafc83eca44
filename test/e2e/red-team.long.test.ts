/**
 * The red team: one client that knows the link lies in every kind of frame, malformed, at the full legal rate, passed on
 * by honest peers, and 2.2 MiB long, to the real app over http and over https; and whoever runs the broker stands in the
 * middle. Each cell prints its figures; how long a page stood still, and how long an entry of the host took to the last
 * guest, is told beside what it was without an attack, and judged by a person. Firefox is attacked where it differs: fingerprints and greeting.
 * `RED_TEAM=have,want` runs some kinds only, `RED_TEAM_AT=https` one of the two.
 */
import assert from 'node:assert/strict';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {setPriority} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {build} from 'esbuild';
import type {Browser, CDPSession, Page} from 'playwright-core';
import {selfSigned} from '../../src/cli/serve/certificate.ts';
import {type Served, startServer} from '../../src/cli/serve.ts';
import type {Lines} from '../support/attack/middle.ts';
import {ENGINE, launch} from '../support/browsers/browsers.ts';
import {alias} from '../support/build/aliases.mjs';
import {type Player, seatedTable} from '../support/e2e/players.ts';

declare global {
  var attack: typeof import('../support/attack/attack-page.ts').attack;
}

const MODES = ['malformed', 'legal', 'relayed', 'big'] as const;
const ATTACK_MS = 2500;
/** The lowest priority that a system knows. */
const LAST = 19;
/** Entries of the host in a cell, before the attack and during it. */
const ENTRIES_BEFORE = 3;
const ENTRIES_DURING = 6;
/** Of this cell, after everything that can be thrown away has been. */
const HEAP = 4 * 1024 * 1024;

/** What Firefox takes in its own way. */
const FIREFOX = ['greeting', 'hello', 'sig', 'two fingerprints'];

const root = resolve('.cache', `red-team-${process.pid}`);
const NAME = 'roadstead.lan';

/** Where the honest sit. */
let browser: Browser;
/** Where the attacker sits, far away in truth: a browser of its own. It says what Chromium lets it say. */
let foreign: Browser;
let den: Served;
before(async () => {
  mkdirSync(root, {recursive: true});
  await build({
    entryPoints: ['test/support/attack/attack-page.ts'],
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
  browser = await launch(ENGINE, {insecureName: NAME});
  foreign = await launch('chromium', {insecureName: NAME});
  await stepBack(foreign);
  den = await startServer({port: 0, root, host: '127.0.0.1'});
});
after(async () => {
  await browser.close();
  await foreign.close();
  await den.close();
  rmSync(root, {recursive: true, force: true});
});

/**
 * What the attacker computes must not take the honest ones' processor. Chromium sets the priorities of its own threads
 * anew, and may raise them as root; on Linux the group of its session goes last, whatever its threads are.
 */
async function stepBack(attacker: Browser): Promise<void> {
  const cdp = await attacker.newBrowserCDPSession();
  const {processInfo} = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  for (const {id} of processInfo) {
    setPriority(id, LAST);
    const group = `/proc/${id}/autogroup`;
    if (existsSync(group)) writeFileSync(group, `${LAST}`);
  }
}

/** A page of the attacker. */
async function denPage(where: Browser): Promise<Page> {
  const context = await where.newContext({ignoreHTTPSErrors: true});
  const page = await context.newPage();
  await page.goto(`http://${NAME}:${den.port}/`);
  await page.waitForFunction(() => 'attack' in globalThis);
  return page;
}

for (const [lines, want] of [
  ['nobody', true],
  ['its own', false],
  ['both, its own last', false],
  ['both, its own first', false],
] as const satisfies readonly (readonly [Lines, boolean])[])
  test(`in the middle: ${lines}`, {timeout: 60_000}, async t => {
    const page = await denPage(browser);
    const outcome = await page.evaluate(order => globalThis.attack.middle(order), lines);
    t.diagnostic(`guest ${outcome[0]}, host ${outcome[1]}`);
    for (const end of outcome) assert.equal(end === 'greeted', want);
    await page.context().close();
  });

/** An honest page and what is measured of it. */
class Witness {
  readonly player: Player;
  /** Null where the browser has none. */
  readonly #cdp: CDPSession | null;

  private constructor(player: Player, cdp: CDPSession | null) {
    this.player = player;
    this.#cdp = cdp;
  }

  static async of(player: Player): Promise<Witness> {
    const cdp = ENGINE === 'chromium' ? await player.context.newCDPSession(player.page) : null;
    await cdp?.send('Performance.enable');
    await player.page.evaluate(() => {
      let at = performance.now();
      const came: number[] = [];
      Object.assign(window, {gap: 0, came});
      const look = () => {
        const now = performance.now();
        const watched = window as unknown as {gap: number};
        watched.gap = Math.max(watched.gap, now - at);
        at = now;
        const {screen} = document.querySelector('rs-app')?.view ?? {};
        if (screen?.screen === 'table') came[screen.fairness.entries] ??= performance.timeOrigin + now;
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

  /** When the page saw so many entries first, milliseconds since 1970. */
  came(entries: number): Promise<number> {
    return this.player.page.evaluate(n => (window as unknown as {came: number[]}).came[n]!, entries);
  }

  /** Bytes; always 0 where the browser does not tell. */
  async heap(): Promise<number> {
    if (!this.#cdp) return 0;
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const {metrics} = await this.#cdp.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'JSHeapUsedSize')?.value ?? 0;
  }

  /** Seats that were struck: honest ones, all of them. */
  async struckSeats(): Promise<number> {
    return (await this.player.table()).fairness.strikes.filter(({seat}) => seat !== null).length;
  }
}

/** An entry of the host that changes nothing on the board. @returns milliseconds until the last guest saw it */
async function entryTakes([host, ...guests]: readonly Witness[]): Promise<number> {
  const {takeBack, fairness} = await host!.player.table();
  const next = fairness.entries + 1;
  await host!.player.act(takeBack.asked ? {act: 'withdrawTakeBack'} : {act: 'takeBack', to: takeBack.to!});
  for (const {player} of [host!, ...guests])
    await player.until(
      ({screen}, entries) => screen.screen === 'table' && screen.fairness.entries >= entries,
      next,
    );
  const times = await Promise.all(guests.map(guest => guest.came(next)));
  return Math.max(0, most(times) - (await host!.came(next)));
}

/**
 * Plays on until the host could ask the others to take a move back that it has not asked for yet: what it asks and
 * withdraws are entries of its own, a few for each move.
 * @param asked for last
 * @returns the entry before that move
 */
async function untilAsking(players: readonly Player[], asked: number): Promise<number> {
  for (let moves = 0; moves < 100; moves++) {
    const {takeBack, fairness} = await players[0]!.table();
    if (takeBack.to !== null && takeBack.to !== asked && !takeBack.free) return takeBack.to;
    for (const player of players) await player.move();
    await players[0]!.until(
      ({screen}, entries) => screen.screen === 'table' && screen.fairness.entries > entries,
      fairness.entries,
    );
    for (const player of players) await player.rest();
  }
  throw new Error('the host never has anything to ask the others for');
}

/** Three who play, and the link to their table. */
async function honestTable(url: string) {
  const players = await seatedTable([browser], url, {seats: 3});
  assert.equal(await players[0]!.page.evaluate(() => isSecureContext), url.startsWith('https:'));
  const witnesses = await Promise.all(players.map(player => Witness.of(player)));
  const link = (await players[0]!.table()).invite?.link ?? '';
  assert.match(link, /#j=2\./);
  return {players, witnesses, link};
}

/** Whether entries of all still reach everybody. */
async function goesOn(players: readonly Player[]): Promise<boolean> {
  const before = (await players[0]!.table()).fairness.entries;
  for (const player of players) await player.autoplay(true);
  const heard = players.map(player =>
    player.until(
      ({screen}, entries) => screen.screen === 'table' && screen.fairness.entries > entries + 5,
      before,
    ),
  );
  return (await Promise.allSettled(heard)).every(({status}) => status === 'fulfilled');
}

const most = (values: readonly number[]): number => Math.max(...values);
const mib = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

for (const scheme of ['http', 'https'] as const)
  test(`the red team against ${scheme}`, {
    timeout: 3_600_000,
    skip: (process.env.RED_TEAM_AT ?? scheme) !== scheme,
  }, async t => {
    const host = scheme === 'https' ? 'localhost' : NAME;
    const certificate = scheme === 'https' ? {certificate: await selfSigned([host, '127.0.0.1'])} : {};
    // The attacker's page is of the server's own name: whoever writes a client names any origin that is wanted.
    const app = await startServer({
      ...{port: 0, root: 'dist/app', host: '127.0.0.1', names: [NAME]},
      ...certificate,
    });
    const broker = `${scheme}://127.0.0.1:${app.port}/broker`;
    const wanted = process.env.RED_TEAM?.split(',') ?? (ENGINE === 'firefox' ? FIREFOX : undefined);
    const first = await denPage(foreign);
    const kinds = (await first.evaluate(() => globalThis.attack.kinds)).filter(
      kind => wanted?.includes(kind) ?? true,
    );
    await first.context().close();
    assert.ok(kinds.length > 0);
    const usual: number[] = [];
    const wrong: string[] = [];
    for (const kind of kinds) {
      // For each kind a table, since no game is long enough for all of them, and a page of the attacker: a browser gives
      // one page only so many connections, also over time.
      const mallory = await denPage(foreign);
      const {players, witnesses, link} = await honestTable(`${scheme}://${host}:${app.port}/`);
      const measure = <T>(what: (witness: Witness) => Promise<T>) => Promise.all(witnesses.map(what));
      let asked = -1;
      for (const mode of MODES) {
        const cell = `${kind}, ${mode}`;
        const kept = await enter(mallory, link, broker);
        if (kept !== null) {
          wrong.push(`${cell}: the table could not be entered, ${kept}`);
          continue;
        }
        asked = await untilAsking(players, asked);
        const heap = await measure(witness => witness.heap());
        await measure(witness => witness.gap());
        await mallory.waitForTimeout(ATTACK_MS / 2);
        for (let i = 0; i < ENTRIES_BEFORE; i++) usual.push(await entryTakes(witnesses));
        const idle = most(await measure(witness => witness.gap()));
        const attack = mallory.evaluate(([what, how, ms]) => globalThis.attack.run(what, how, ms), [
          kind,
          mode,
          ATTACK_MS,
        ] as const);
        const took: number[] = [];
        for (let i = 0; i < ENTRIES_DURING; i++) took.push(await entryTakes(witnesses));
        const cut = await attack;
        const gap = most(await measure(witness => witness.gap()));
        await mallory.evaluate(() => globalThis.attack.stop?.());
        const grown = most((await measure(witness => witness.heap())).map((now, i) => now - heap[i]!));
        const struck = most(await measure(witness => witness.struckSeats()));
        const linked = await measure(({player}) =>
          player.table().then(({seats}) => seats.every(({link: state}) => ['self', 'live'].includes(state))),
        );
        t.diagnostic(
          `${cell}: longest gap ${gap.toFixed(0)} ms (${idle.toFixed(0)} ms before), heap +${mib(grown)} MiB, ` +
            `an entry took ${most(took).toFixed(0)} ms at most, ` +
            `${struck} honest seats struck, attacker ${cut === null ? 'not cut off' : `cut off after ${cut.toFixed(0)} ms`}`,
        );
        if (grown > HEAP) wrong.push(`${cell}: heap grew by ${mib(grown)} MiB`);
        if (struck > 0) wrong.push(`${cell}: ${struck} honest seats were struck`);
        if (!linked.every(Boolean)) wrong.push(`${cell}: honest peers lost each other`);
        if (mode === 'big' && cut === null) wrong.push(`${cell}: not cut off`);
      }
      if (!(await goesOn(players))) wrong.push(`${kind}: the table stands still`);
      for (const player of players) await player.close();
      await mallory.context().close();
    }
    usual.sort((a, b) => a - b);
    // Nothing was measured where the attacker never came in, which is wrong already.
    const p95 = usual[Math.floor(usual.length * 0.95)] ?? 0;
    t.diagnostic(`an entry without an attack: p95 ${p95.toFixed(0)} ms`);
    await app.close();
    assert.deepEqual(wrong, []);
  });

/** A fresh key each time: who was cut off is kept out for a while. @returns what kept it out; null once it is in */
async function enter(page: Page, link: string, broker: string): Promise<string | null> {
  let kept: string | null = null;
  for (let attempt = 0; attempt < 3; attempt++) {
    kept = await page.evaluate(([where, by]) => globalThis.attack.join(where, by).then(() => null, String), [
      link,
      broker,
    ] as const);
    if (kept === null) return null;
  }
  return kept;
}
