/**
 * Pages that are loaded anew at a table between devices: one of them, the host's or a guest's, and all six at the same
 * moment. Told are the times, on the page's own clock, until it shows the same state as before and until all its links stand.
 */
import {startServer} from '../../src/cli/serve.ts';
import type {AppView} from '../../src/table/seen/view-model.ts';
import {launch} from '../support/browsers/browsers.ts';
import {Player, seatedTable} from '../support/e2e/players.ts';
import {percentile, type Row, times} from './figures.ts';

interface Back {
  /** Milliseconds until the same state is shown. */
  readonly there: number;
  /** Milliseconds until all links stand. */
  readonly linked: number;
}

const SEATS = 5;
const ROUNDS = times(3);
/** Reloads of one page, in turn from the host on: each three times. */
const SINGLE = times(3 * (SEATS + 1));
const PATIENCE_MS = 30_000;

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: 'dist/app', host: '127.0.0.1'});
  const browser = await launch('chromium');
  try {
    const players = await seatedTable([browser], served.url, {seats: SEATS, kept: true});
    const {invite} = await players[0]!.table();
    const watcher = await Player.open(browser, served.url, 'Watcher', {kept: true});
    await watcher.page.goto(invite!.link);
    const all = [...players, watcher];
    await players[0]!.until(({screen}) => screen.screen === 'table' && screen.toAct.length > 0);
    const {fairness} = await players[0]!.table();
    for (const player of all) await back(player, fairness.digest);
    // A page that has drawn its first table keeps the app for later: six devices at it on one machine would be measured.
    for (const player of all) await kept(player);
    const single: Back[] = [];
    for (let i = 0; i < SINGLE; i++) {
      single.push(await reload(all[i % all.length]!, fairness.digest));
      for (const player of all) await back(player, fairness.digest);
    }
    const rounds: Back[][] = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push(await Promise.all(all.map(player => reload(player, fairness.digest))));
    for (const player of all) await player.close();
    const slowest = rounds.map(round => Math.max(...round.map(({there}) => there)));
    const whole = rounds.map(round => Math.max(...round.map(({linked}) => linked)));
    return [
      row(
        'one page loaded anew: same state, p50',
        percentile(
          single.map(({there}) => there),
          50,
        ),
        300,
      ),
      row(
        'one page loaded anew: all links, p50',
        percentile(
          single.map(({linked}) => linked),
          50,
        ),
        700,
      ),
      row(`six at once: the last is there, worst of ${ROUNDS}`, Math.max(...slowest), 5000),
      row(`six at once: all links, worst of ${ROUNDS}`, Math.max(...whole), PATIENCE_MS - 1),
    ];
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Waits until this device can do without the network. */
const kept = ({page}: Player): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {polling: 50});

async function reload(player: Player, digest: string): Promise<Back> {
  await player.page.reload();
  return back(player, digest);
}

/** On the page's own clock, which starts when its address is asked for; `PATIENCE_MS` for what did not come about. */
async function back({page}: Player, digest: string): Promise<Back> {
  const options = {timeout: PATIENCE_MS, polling: 20};
  const [there, linked] = await Promise.all(
    [digest, null].map(wanted =>
      page
        .waitForFunction(
          state => {
            const app = document.querySelector('rs-app') as {view?: AppView | null} | null;
            const screen = app?.view?.screen;
            if (screen?.screen !== 'table') return 0;
            const isBack =
              state === null
                ? screen.seats.every(({link}) => link === 'self' || link === 'live')
                : screen.fairness.digest === state;
            return isBack ? performance.now() : 0;
          },
          wanted,
          options,
        )
        .then(
          handle => handle.jsonValue(),
          () => PATIENCE_MS,
        ),
    ),
  );
  return {there: there!, linked: linked!};
}

const row = (name: string, value: number, most: number): Row => ({
  ...{name, value, unit: 'ms'},
  limit: `≤ ${most}`,
  ok: value <= most,
});
