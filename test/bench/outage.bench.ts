/**
 * The network is gone for a quarter of a minute: how long after it is there again until everybody at the table has everybody. Four
 * devices, each in a browser of its own. A browser may say that the network is back, or nothing at all (the router was gone, not
 * the Wi-Fi); and it may be gone for one device or for all.
 */
import type {Browser, Page} from 'playwright-core';
import {startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers/browsers.ts';
import {agree, playTo} from '../support/e2e/interrupted.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {setPlug, setQuietPlug} from '../support/net/unplug.ts';
import {next, percentile, type Row, these, times} from './figures.ts';

const SEATS = 4;
const RUNS = times(3);
const GONE_MS = times(15_000, 1000);
const MOST_MS = 5000;
const PATIENCE_MS = 60_000;

interface Way {
  readonly name: string;
  readonly seats: (host: number) => readonly number[];
  readonly set: (page: Page, up: boolean) => Promise<void>;
}

const ALL = Array.from({length: SEATS}, (_, seat) => seat);
const WAYS: readonly Way[] = [
  {name: 'a guest’s, and the browser says so', seats: host => [(host + 1) % SEATS], set: setPlug},
  {name: 'a guest’s', seats: host => [(host + 2) % SEATS], set: setQuietPlug},
  {name: 'the host’s', seats: host => [host], set: setQuietPlug},
  {name: 'everybody’s', seats: () => ALL, set: setQuietPlug},
];

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: 'dist/app', host: '127.0.0.1'});
  const browsers: Browser[] = [];
  try {
    for (let i = 0; i < SEATS; i++) browsers.push(await launch('chromium'));
    const players = await seatedTable(browsers, served.url, {seats: SEATS});
    await playTo(players, 12);
    await agree(players);
    const rows: Row[] = [];
    for (const way of these(WAYS, 1)) {
      const taken: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        next(`${way.name}, ${run}`);
        taken.push(await outage(players, way));
      }
      const most = Math.max(...taken);
      rows.push({
        ...{name: `network is back, ${way.name}: all linked, p50`, value: percentile(taken, 50), unit: 'ms'},
        ...{limit: '', ok: true},
      });
      rows.push({
        ...{name: `… worst of ${RUNS}`, value: most, unit: 'ms'},
        ...{limit: `≤ ${MOST_MS}`, ok: most <= MOST_MS},
      });
    }
    return rows;
  } finally {
    for (const browser of browsers) await browser.close();
    await served.close();
  }
}

/** @returns milliseconds from the network's return until all devices have each other */
async function outage(players: readonly Player[], {seats, set}: Way): Promise<number> {
  const {seats: all} = await players[0]!.table();
  const those = seats(all.findIndex(({host}) => host)).map(seat => players[seat]!.page);
  await Promise.all(those.map(page => set(page, false)));
  await new Promise(resolve => setTimeout(resolve, GONE_MS));
  await Promise.all(those.map(page => set(page, true)));
  const start = performance.now();
  for (const player of players)
    await player.until(
      ({screen}) =>
        screen.screen === 'table' &&
        screen.trouble === null &&
        screen.seats.every(({link}) => link === 'self' || link === 'live'),
      undefined,
      PATIENCE_MS,
    );
  return performance.now() - start;
}
