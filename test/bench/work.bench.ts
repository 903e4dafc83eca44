/**
 * What an entry costs a page: the main thread's time on a painted table of four seats over the network, as the browser
 * counts it, in one guest's page, mean over many entries. All tasks: painting in software is among them. The time is
 * what the thread worked: a clock would count how long it waited while three other pages had the processor.
 */
import {startServer} from '../../src/cli/serve.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import type {AppView, TableView} from '../../src/table/seen/view-model.ts';
import {launch} from '../support/browsers/browsers.ts';
import type {Watched} from '../support/e2e/page-hands.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {type Row, these, times} from './figures.ts';

const SEATS = 4;
/** Moves of people; draws and what is dealt come on top. */
const MOVES = times(60, 2);
/** Milliseconds of main thread for each entry. */
const MOST_WORK = 12;
const MOST_TASKS = 40;
/** How often the page is laid out and styled for each entry, and its screen given something new to show. */
const MOST_LAYOUTS = 3;
const MOST_STYLES = 4;
const MOST_VIEWS = 3;

/** Seconds, and how often. */
type Work = Readonly<
  Record<
    | 'ScriptDuration'
    | 'LayoutDuration'
    | 'RecalcStyleDuration'
    | 'TaskDuration'
    | 'LayoutCount'
    | 'RecalcStyleCount',
    number
  >
>;

/** In the page. */
interface Counted {
  views: number;
}

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
  const rows: Row[] = [];
  try {
    for (const {id} of these(GAME_LIST)) {
      const browser = await launch();
      try {
        rows.push(...(await workOf(id, await seatedTable([browser], served.url, {seats: SEATS, game: id}))));
      } finally {
        await browser.close();
      }
    }
    return rows;
  } finally {
    await served.close();
  }
}

/** Something is drawn or dealt together, or the page of whoever is to act has not heard of it yet. */
async function oneStep(players: readonly Player[], tables: readonly TableView[]): Promise<void> {
  const ahead = tables.reduce((most, table) =>
    table.fairness.entries > most.fairness.entries ? table : most,
  );
  const [seat] = ahead.toAct;
  if (seat === undefined) return players[0]!.until(isPast, ahead.fairness.entries);
  const at = tables.findIndex(({seats}) => seats[seat]!.mine);
  return players[at]!.until(
    ({screen}, n) => screen.screen === 'table' && (screen.choices.length > 0 || screen.fairness.entries > n),
    ahead.fairness.entries,
  );
}

const isPast = ({screen}: AppView, entries: number): boolean =>
  screen.screen === 'table' && screen.fairness.entries > entries;

async function workOf(game: string, players: readonly Player[]): Promise<Row[]> {
  const watched = players[1]!;
  const cdp = await watched.context.newCDPSession(watched.page);
  await cdp.send('Performance.enable', {timeDomain: 'threadTicks'});
  const work = async (): Promise<Work> => {
    const {metrics} = await cdp.send('Performance.getMetrics');
    // These four are always among them.
    return Object.fromEntries(metrics.map(({name, value}) => [name, value])) as unknown as Work;
  };
  const entries = async () => (await watched.table()).fairness.entries;
  await Promise.all(players.map(player => player.rest()));
  await watched.page.evaluate(() => {
    const page = window as unknown as Watched & Counted;
    const app = document.querySelector('rs-app') as HTMLElement & {view: unknown};
    let last = app.view;
    page.views = 0;
    page.drawn = () => {
      if (app.view !== last) page.views++;
      last = app.view;
    };
  });
  const [before, from] = [await work(), await entries()];
  for (let moves = 0; moves < MOVES; moves++) {
    const tables = await Promise.all(players.map(player => player.table()));
    const actor = tables.findIndex(({choices}) => choices.length > 0);
    if (tables.some(({result}) => result !== null)) break;
    if (actor < 0) {
      await oneStep(players, tables);
      continue;
    }
    const {entries: at} = tables[actor]!.fairness;
    await players[actor]!.move();
    await Promise.all(players.map(player => player.until(isPast, at)));
    await Promise.all(players.map(player => player.rest()));
  }
  const [after, to] = [await work(), await entries()];
  const views = await watched.page.evaluate(() => (window as unknown as Counted).views);
  const each = (...what: (keyof Work)[]) =>
    what.reduce((sum, name) => sum + after[name] - before[name], 0) / (to - from);
  const row = (name: string, value: number, unit: string, most: number): Row => ({
    ...{name: `${game}, ${SEATS} seats: ${name}`, value, unit},
    ...{limit: `≤ ${most}`, ok: value <= most},
  });
  const spent = 1000 * each('ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration');
  return [
    row('script, style and layout', spent, 'ms an entry', MOST_WORK),
    row('all tasks', 1000 * each('TaskDuration'), 'ms an entry', MOST_TASKS),
    row('layouts', each('LayoutCount'), 'an entry', MOST_LAYOUTS),
    row('style passes', each('RecalcStyleCount'), 'an entry', MOST_STYLES),
    row('views', views / (to - from), 'an entry', MOST_VIEWS),
  ];
}
