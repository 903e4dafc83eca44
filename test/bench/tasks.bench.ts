/**
 * How long the page's own thread is held up at once while strong bots think, on a phone with a slow processor. Watched is
 * what lies between the frame that shows an entry and the next entry: drawing it is the entry's affair, not the bot's. What
 * counts is the time that the thread worked on one task, whatever else this machine does meanwhile; times four, as on the phone.
 */
import type {Browser} from 'playwright-core';
import {startServer} from '../../src/cli/serve.ts';
import type {Options} from '../../src/engine/game.ts';
import type {AppView} from '../../src/table/seen/view-model.ts';
import {launch} from '../support/browsers/browsers.ts';
import {Player} from '../support/e2e/players.ts';
import {EVERYTHING} from '../support/games/expansions.ts';
import {type Row, times} from './figures.ts';

const SLOW_DOWN = 4;
const BEFORE = 10;
const ENTRIES = times(30, 6);
/** Milliseconds. */
const MOST = 50;

/** Of a trace, times in microseconds. */
interface Traced {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long, and how long its thread worked meanwhile. */
  readonly dur?: number;
  readonly tdur?: number;
}

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
  const rows: Row[] = [];
  try {
    for (const [name, options] of [
      ['puerto-rico', {}],
      ['puerto-rico, all expansions', EVERYTHING],
    ] as const) {
      const browser = await launch();
      try {
        rows.push(...(await gapsOf(name, options, browser, await Player.open(browser, served.url, 'Dóra'))));
      } finally {
        await browser.close();
      }
    }
    return rows;
  } finally {
    await served.close();
  }
}

async function gapsOf(name: string, options: Options, browser: Browser, player: Player): Promise<Row[]> {
  await player.act({
    act: 'create',
    table: {
      ...{game: 'puerto-rico', seats: 4, options},
      ...{bots: ['strong', 'strong', 'strong'], place: 'here', names: ['Dóra']},
    },
  });
  const entries = (count: number) =>
    player.until(({screen}, n) => screen.screen === 'table' && screen.fairness.entries > n, count, 300_000);
  await player.until(({screen}) => screen.screen === 'table');
  await player.page.evaluate(watch);
  await player.autoplay(true);
  // What a table is drawn with comes with its first entries.
  await entries(BEFORE);
  await browser.startTracing(player.page, {categories: ['toplevel', 'blink.user_timing']});
  await entries(BEFORE + ENTRIES);
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: Traced[]};
  const {tasks, time} = watched(traceEvents);
  const longest = Math.max(...tasks);
  const at = `${name}, 3 strong bots, page ${SLOW_DOWN}x slower`;
  return [
    {
      ...{name: `${at}: its longest task while they think`, value: longest, unit: 'ms'},
      ...{limit: `≤ ${MOST}`, ok: longest <= MOST},
    },
    told(
      '… all of them together',
      tasks.reduce((sum, ms) => sum + ms, 0),
    ),
    told('… watched for', time),
  ];
}

const told = (name: string, value: number): Row => ({name, value, unit: 'ms', limit: '', ok: true});

/** What the page's thread worked while somebody thought, task by task, and for how long that was watched. */
function watched(events: readonly Traced[]): {readonly tasks: number[]; readonly time: number} {
  const marks = events
    .filter(({cat, name}) => cat.includes('blink.user_timing') && (name === 'drawn' || name === 'rested'))
    .sort((one, other) => one.ts - other.ts);
  const thread = marks[0];
  if (!thread) throw new Error('nothing was drawn');
  const tasks = events.filter(
    ({name, pid, tid, tdur}) =>
      name.endsWith('RunTask') && pid === thread.pid && tid === thread.tid && tdur !== undefined,
  );
  const found: number[] = [];
  let time = 0;
  marks.forEach(({name, ts: from}, i) => {
    const to = marks[i + 1]?.ts;
    if (name !== 'rested' || to === undefined) return;
    time += (to - from) / 1000;
    for (const {ts, dur = 0, tdur = 0} of tasks)
      if (ts >= from && ts + dur <= to) found.push((SLOW_DOWN * tdur) / 1000);
  });
  if (found.length === 0) throw new Error('nobody has thought');
  return {tasks: found, time};
}

/** Runs in the page: marks what is drawn, and when the page has done with it while somebody else is to decide. */
function watch(): void {
  let drawings = 0;
  const drawn = (): void => {
    performance.mark('drawn');
    const drawing = ++drawings;
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        requestIdleCallback(() => {
          const {screen} = (document.querySelector('rs-app') as unknown as {view: AppView}).view;
          const waits = screen.screen === 'table' && screen.choices.length === 0;
          if (drawing === drawings && waits) performance.mark('rested');
        }),
      ),
    );
  };
  Object.assign(window, {drawn});
}
