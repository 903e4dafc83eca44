/**
 * What motion costs a page: moves of others out of a real game, given once more to the painted table of a phone with a
 * slow processor. Each is shown with motion and without, from the same position on and watched equally long, while nothing
 * else runs: what both have is the drawing of the new state, what is longer with motion is the motion's.
 */
import {startServer} from '../../src/cli/serve.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import type {AppView, Settings} from '../../src/table/seen/view-model.ts';
import {launch} from '../support/browsers/browsers.ts';
import {Player} from '../support/e2e/players.ts';
import {type Row, these, times} from './figures.ts';

/** A phone of the middle class against this machine. */
const SLOW_DOWN = 4;
/** Entries of the game that the moves are taken from. */
const ENTRIES = times(40, 12);
/** Moves that are shown: those of which most is to be told. */
const MOVES = times(4);
/** How often each is shown in each way; the best counts, since the machine may have been busy. */
const TIMES = times(3);
/** How long each is watched, in milliseconds: until the next move of a bot. */
const WINDOW = 700;
/** Milliseconds. */
const MOST = 50;

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
  const rows: Row[] = [];
  try {
    for (const {id} of these(GAME_LIST)) {
      const browser = await launch();
      try {
        const player = await Player.open(browser, served.url, 'Dóra');
        await record(id, player);
        rows.push(...(await gapsOf(id, player)));
      } finally {
        await browser.close();
      }
    }
    return rows;
  } finally {
    await served.close();
  }
}

interface Recording {
  recorded: AppView[];
}

/** Keeps every state of a table of four, three of them bots, in the page. */
async function record(game: string, player: Player): Promise<void> {
  await player.page.evaluate(() => {
    const kept: AppView[] = [];
    const drawn = (): void => {
      kept.push((document.querySelector('rs-app') as unknown as {view: AppView}).view);
    };
    Object.assign(window, {recorded: kept, drawn});
  });
  await player.act({
    act: 'create',
    table: {
      game,
      seats: 4,
      options: {},
      bots: ['greedy', 'greedy', 'greedy'],
      place: 'here',
      names: ['Dóra'],
    },
  });
  await player.autoplay(true);
  await player.until(
    ({screen}, n) => screen.screen === 'table' && (screen.fairness.entries > n || screen.result !== null),
    ENTRIES,
  );
  await player.autoplay(false);
}

async function gapsOf(game: string, {page, context}: Player): Promise<Row[]> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
  const gaps = await page.evaluate(watchMoves, {moves: MOVES, times: TIMES, ms: WINDOW});
  if (gaps.length === 0) throw new Error(`${game}: nobody else has moved`);
  const worst = gaps.reduce((most, gap) => (gap.on - gap.off > most.on - most.off ? gap : most));
  const name = `${game}, 4 seats, phone ${SLOW_DOWN}x slower: longest gap between frames`;
  const told = (what: string, value: number): Row => ({
    name: `${name}, ${what}`,
    value,
    unit: 'ms',
    limit: '',
    ok: true,
  });
  const more = Math.max(0, worst.on - worst.off);
  return [
    told('without motion', worst.off),
    told('with motion', worst.on),
    {
      name: `${game}: a page’s gap from an animation, worst of ${gaps.length} moves`,
      value: more,
      unit: 'ms',
      limit: `≤ ${MOST}`,
      ok: more <= MOST,
    },
  ];
}

/** Runs in the page. @returns of each move the longest gap with motion and without, in milliseconds */
async function watchMoves({
  moves,
  times,
  ms,
}: {
  moves: number;
  times: number;
  ms: number;
}): Promise<{on: number; off: number}[]> {
  type App = HTMLElement & {view: AppView};
  const {recorded} = window as unknown as Recording;
  // The running game goes on with the old element; nothing it says is drawn any more.
  const app = document.createElement('rs-app') as App;
  document.querySelector('rs-app')!.replaceWith(app);
  document.documentElement.style.visibility = '';

  const told = ({screen}: AppView): number =>
    screen.screen === 'table'
      ? screen.log
          .filter(({seat}) => seat !== screen.viewer)
          .reduce((sum, {events}) => sum + events.length, 0)
      : 0;
  const pairs = recorded
    .flatMap((after, i) => {
      const before = recorded[i - 1];
      if (before?.screen.screen !== 'table' || after.screen.screen !== 'table' || after.screen.result)
        return [];
      return [{before, after, more: told(after) - told(before)}];
    })
    .filter(({more}) => more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, moves);

  const show = (view: AppView, motion: Settings['motion']): void => {
    app.view = {...view, settings: {...view.settings, motion}};
  };
  // Drawn, too: a page may idle before the frame that lays out what it was given.
  const rest = (): Promise<void> =>
    new Promise(resolve =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
    );
  const longestGap = (): Promise<number> =>
    new Promise(resolve => {
      let [longest, last] = [0, performance.now()];
      const end = last + ms;
      const frame = (): void => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (now < end) requestAnimationFrame(frame);
        else resolve(longest);
      };
      requestAnimationFrame(frame);
    });
  const gap = async (pair: (typeof pairs)[number], motion: Settings['motion']): Promise<number> => {
    show(pair.before, motion);
    await rest();
    show(pair.after, motion);
    const longest = await longestGap();
    await rest();
    return longest;
  };

  const gaps: {on: number; off: number}[] = [];
  // What is drawn for the first time is compiled first: nobody’s motion.
  if (pairs[0]) await gap(pairs[0], 'normal');
  for (const pair of pairs) {
    const best = {on: Number.POSITIVE_INFINITY, off: Number.POSITIVE_INFINITY};
    for (let i = 0; i < times; i++) {
      best.off = Math.min(best.off, await gap(pair, 'off'));
      best.on = Math.min(best.on, await gap(pair, 'normal'));
    }
    gaps.push(best);
  }
  return gaps;
}
