/**
 * Dealing together at real tables: four profiles of a browser over WebRTC. How long the deck of San Juan takes to be
 * shuffled, beside what its proofs take alone in the same browser; how long a roll of Catan's dice takes, beside bare round
 * trips and its proofs; and whether a page is held up meanwhile.
 */
import {build} from 'esbuild';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers/browsers.ts';
import {type Player, type Seated, seatedLobby} from '../support/e2e/players.ts';
import {playground} from '../support/net/browser.ts';
import type {Figures} from './fair-figures.ts';
import {next, percentile, type Row, times} from './figures.ts';

const SEATS = 4;
/** Entries of a game of Catan: the founding, and some twenty rolls. */
const ENTRIES = times(120, 20);
const TRIPS = times(100, 3);
const TRIP_BYTES = 300;
/** A page must not be held up for longer, in milliseconds. */
const GAP = 50;

const plain = (name: string, value: number, unit = 'ms'): Row => ({
  name: `dealing: ${name}`,
  value,
  unit,
  limit: '',
  ok: true,
});
const limited = (name: string, value: number, unit: string, most: number): Row => ({
  ...plain(name, value, unit),
  limit: `≤ ${most < 10 ? most : Math.round(most)}`,
  ok: value <= most,
});
export async function bench(): Promise<Row[]> {
  next('bare round trips');
  const trip = await bareTrip();
  const browser = await launch();
  const served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
  try {
    next('proofs in a page alone');
    const alone = await figuresIn(browser, served);
    const shuffle = await shuffled(browser, served, alone);
    return [...shuffle, ...(await rolled(browser, served, alone, trip))];
  } finally {
    await browser.close();
    await served.close();
  }
}

/** A table that begins when each profile has stored the app: on a first visit it does so meanwhile, file by file. */
async function begun(browser: Browser, served: Served, seated: Seated): Promise<Player[]> {
  next(`a lobby of ${seated.game}, the app kept on every device`);
  const players = await seatedLobby([browser], served.url, {...seated, kept: true});
  for (const {page} of players) await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await players[0]!.act({act: 'start'});
  for (const player of players) await player.until(({screen}) => screen.screen === 'table');
  return players;
}

/** The shuffle of the deck before the first cards are dealt. */
async function shuffled(browser: Browser, served: Served, {unit, ...of}: Figures): Promise<Row[]> {
  const players = await begun(browser, served, {game: 'san-juan', seats: SEATS});
  next('the shuffle of San Juan');
  // The governor's draw, and one pass of each.
  for (const player of players)
    await player.until(
      ({screen}, most) =>
        screen.screen === 'table' && screen.log.filter(({kind}) => kind === 'dealt').length > most,
      SEATS,
      300_000,
    );
  const {log} = await players[0]!.table();
  const [drawn, ...passes] = log.filter(({kind}) => kind === 'dealt').slice(0, 1 + SEATS);
  const seen = await Promise.all(players.map(player => player.seen()));
  // The set-up ends while the table is still being drawn for the first time; the shuffle is asked for with the draw.
  const from = seen[0]!.at[drawn!.n]!;
  const to = Math.max(...seen.map(({at}) => at[passes.at(-1)!.n] ?? Number.NaN));
  const proofs = (SEATS * of.provePass + SEATS * (SEATS - 1) * of.verifyPass) * unit;
  const held = longest(seen, from, to);
  for (const player of players) await player.close();
  return [
    plain('shuffle of 106 cards, 4 browsers', to - from),
    plain('its proving and checking, one thread', proofs),
    limited('shuffle against that', (to - from) / proofs, 'times', 2),
    limited('longest hold-up of a page meanwhile', held, 'ms', GAP),
  ];
}

/** Dice between four browsers, as each of them waits for them. */
async function rolled(
  browser: Browser,
  served: Served,
  {unit, ...of}: Figures,
  trip: number,
): Promise<Row[]> {
  const players = await begun(browser, served, {game: 'catan', seats: SEATS});
  next('the rolls of Catan');
  await played(players, ENTRIES);
  const {log} = await players[0]!.table();
  const rolls = log.filter(({kind, n}) => kind === 'dealt' && log[n - 1]?.kind === 'action').map(({n}) => n);
  const seen = await Promise.all(players.map(player => player.seen()));
  const waits = seen.flatMap(({at}) =>
    rolls.flatMap(n => (at[n] !== undefined && at[n - 1] !== undefined ? [at[n] - at[n - 1]!] : [])),
  );
  for (const player of players) await player.close();
  // Each seat signs its acknowledgement and its share, and looks at those of all others.
  const signatures = 2 * of.sign + 2 * (SEATS - 1) * of.verify;
  const proofs = SEATS * (of.proveShare + (SEATS - 1) * of.verifyShare + signatures) * unit;
  return [
    plain(`a draw between 4 browsers, p50 of ${waits.length}`, percentile(waits, 50)),
    plain('the same, p95', percentile(waits, 95)),
    plain('bare round trip, p50', trip),
    plain('its proofs and signatures, made and checked by all, one thread', proofs),
    limited(
      'draw against 4 round trips and the proofs',
      percentile(waits, 50) / (4 * trip + proofs),
      'times',
      1,
    ),
  ];
}

async function played(players: readonly Player[], entries: number): Promise<void> {
  for (const player of players) await player.autoplay(true);
  for (const player of players)
    await player.until(
      ({screen}, n) => screen.screen === 'table' && screen.fairness.entries >= n,
      entries,
      400_000,
    );
}

const longest = (seen: readonly Awaited<ReturnType<Player['seen']>>[], from: number, to: number): number =>
  Math.max(
    0,
    ...seen.flatMap(({tasks}) =>
      tasks.filter(({start, ms}) => start + ms >= from && start <= to).map(({ms}) => ms),
    ),
  );

/** Milliseconds of a bare data channel's round trip between two pages, in the middle. */
async function bareTrip(): Promise<number> {
  const place = await playground();
  try {
    const address = place.invent();
    const [host, guest] = [await place.device(), await place.device()];
    await host.open(address);
    await guest.join(address);
    const offer = await guest.page.evaluate(() => globalThis.net.raw.offer());
    const answer = await host.page.evaluate(text => globalThis.net.raw.answer(text), offer);
    await guest.page.evaluate(text => globalThis.net.raw.accept(text), answer);
    const args = [TRIPS, TRIP_BYTES] as const;
    return percentile(
      await guest.page.evaluate(([count, bytes]) => globalThis.net.rawTrips(count, bytes), args),
      50,
    );
  } finally {
    await place.close();
  }
}

/** What proofs take in a page that does nothing else. */
async function figuresIn(browser: Browser, served: Served): Promise<Figures> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {figures} from './test/bench/fair-figures.ts'; globalThis.figures = figures;`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  const page = await browser.newPage();
  await page.route('**/figures', route =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>figures</title>'}),
  );
  await page.goto(`${served.url}figures`);
  await page.addScriptTag({content: outputFiles[0]!.text});
  // The script put it there.
  const measured = await page.evaluate(() => (globalThis as unknown as {figures(): Figures}).figures());
  await page.close();
  return measured;
}
