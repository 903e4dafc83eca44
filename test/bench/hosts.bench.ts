/**
 * The device that keeps the table is gone: how long until the others' next move is in the log of all of them, and so on more
 * than half of the disks. Four devices, each in a browser of its own, so that one can be stopped alone. The host that goes is
 * another one each time; it comes back as a guest before the next goes. `HOSTS=30` does it so often in each way, some 25 minutes.
 */
import type {Browser} from 'playwright-core';
import {startServer} from '../../src/cli/serve.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {launch} from '../support/browsers/browsers.ts';
import {agree, playTo} from '../support/e2e/interrupted.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {crash, stopBrowser} from '../support/e2e/stopped.ts';
import {setPlug} from '../support/net/unplug.ts';
import {next, percentile, type Row, these, times} from './figures.ts';

const SEATS = 4;
const RUNS = times(Number(process.env.HOSTS ?? 6));
const PATIENCE_MS = 30_000;
/** A device votes at most once in this time; nobody hands a table on so soon. */
const VOTES_MS = 2500;

/** Makes the host's device go. @returns how it comes back */
type Way = (players: Player[], seat: number) => Promise<() => Promise<void>>;

/** The profile opens the table again, in another page. */
const reopened = (players: Player[], seat: number, where: string) => async () => {
  players[seat] = await players[seat]!.tab(where);
};

const WAYS: {readonly name: string; readonly most: number; readonly go: Way}[] = [
  {
    name: 'its page is closed',
    most: 2000,
    go: async (players, seat) => {
      const {page} = players[seat]!;
      const where = page.url();
      await page.close({runBeforeUnload: false});
      return reopened(players, seat, where);
    },
  },
  {
    name: 'its page is killed',
    most: 10_000,
    go: async (players, seat) => {
      const {page} = players[seat]!;
      const where = page.url();
      await crash(players[seat]!);
      return async () => {
        await page.close();
        await reopened(players, seat, where)();
      };
    },
  },
  {
    name: 'its browser is stopped',
    most: 10_000,
    go: async (players, seat) => {
      const goOn = await stopBrowser(players[seat]!);
      return async () => goOn();
    },
  },
  {
    name: 'its network is cut',
    most: 10_000,
    go: async (players, seat) => {
      const {page} = players[seat]!;
      await setPlug(page, false);
      return () => setPlug(page, true);
    },
  },
  {
    name: 'it hands the table over',
    most: 2000,
    go: async (players, seat) => {
      const {heir} = await players[seat]!.table();
      await players[seat]!.act({act: 'handOver', seat: heir ?? (seat + 1) % SEATS});
      return async () => undefined;
    },
  },
];

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: 'dist/app', host: '127.0.0.1'});
  const browsers: Browser[] = [];
  try {
    for (let i = 0; i < SEATS; i++) browsers.push(await launch('chromium'));
    const players = await seatedTable(browsers, served.url, {seats: SEATS});
    await playTo(players, 12);
    const rows: Row[] = [];
    for (const {name, most, go} of these(WAYS, 2)) {
      const taken: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        next(`${name}, ${run}`);
        const ms = await change(players, go);
        taken.push(ms);
        console.error(`${name}: ${Math.round(ms)} ms`);
      }
      rows.push(
        row(`${name}: next move, p50`, percentile(taken, 50), most),
        row(`${name}: next move, worst of ${RUNS}`, Math.max(...taken), most),
      );
    }
    return rows;
  } finally {
    for (const browser of browsers) await browser.close();
    await served.close();
  }
}

/** One change of host. @returns milliseconds from its going until the next move is in the log of all others */
async function change(players: Player[], go: Way): Promise<number> {
  const {host, actor} = await moment(players);
  await new Promise(resolve => setTimeout(resolve, VOTES_MS));
  const before = await players[actor]!.table();
  const others = players.filter((_, seat) => seat !== host);
  const start = performance.now();
  const back = await go(players, host);
  await players[actor]!.move();
  for (const player of others)
    await player.until(
      // The lead, and the move.
      ({screen}, {entries, gone}) =>
        screen.screen === 'table' && screen.fairness.entries >= entries + 2 && !screen.seats[gone]!.host,
      {entries: before.fairness.entries, gone: host},
      PATIENCE_MS,
    );
  const taken = performance.now() - start;
  await back();
  for (const player of players)
    await player.until(
      ({screen}) =>
        screen.screen === 'table' &&
        screen.trouble === null &&
        screen.seats.every(({link}) => link === 'self' || link === 'live'),
      undefined,
      2 * PATIENCE_MS,
    );
  return taken;
}

const hostOf = ({seats}: TableView): number => seats.findIndex(({host}) => host);

/** Everybody stands at one entry at which somebody decides who is not the host. */
async function moment(players: readonly Player[]): Promise<{host: number; actor: number}> {
  for (;;) {
    await agree(players);
    const table = await players[0]!.table();
    const host = hostOf(table);
    const [actor] = table.toAct;
    if (actor === undefined) throw new Error('the game is over');
    const knows = await Promise.all(players.map(async player => hostOf(await player.table()) === host));
    if (actor !== host && knows.every(Boolean)) return {host, actor};
    await players[actor]!.move();
    await players[0]!.until(
      ({screen}, entries) => screen.screen === 'table' && screen.fairness.entries > entries,
      table.fairness.entries,
    );
  }
}

const row = (name: string, value: number, most: number): Row => ({
  ...{name, value, unit: 'ms'},
  limit: `≤ ${most}`,
  ok: value <= most,
});
