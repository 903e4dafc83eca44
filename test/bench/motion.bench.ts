/**
 * What motion costs a page: a painted table of four seats on a phone with a slow processor, where bots play the others. From
 * the own move to the next decision the longest time without a frame is noted, turn by turn with motion and without: what
 * both have is drawing of the new state, what is longer with motion is the motion's.
 */
import {startServer} from '../../src/cli/serve.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import type {AppView, Settings} from '../../src/table/view-model.ts';
import {launch} from '../support/browsers.ts';
import {Player} from '../support/players.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  limit: string;
  ok: boolean;
}

/** A phone of the middle class against this machine. */
const SLOW_DOWN = 4;
/** Turns with motion, and as many without. */
const TURNS = 10;
/** Milliseconds. */
const MOST = 50;

type Motion = Settings['motion'];

export async function bench(): Promise<Row[]> {
  const served = await startServer({port: 0, root: 'dist/app'});
  const rows: Row[] = [];
  try {
    for (const {id} of GAME_LIST) {
      const browser = await launch();
      try {
        const player = await Player.open(browser, served.url, 'Dóra');
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

const isMine = ({screen}: AppView): boolean =>
  screen.screen === 'table' && (screen.result !== null || (screen.choices.length > 0 && !screen.sending));

/** Runs in the page: the longest time between two frames since it was asked the last time. */
function watchFrames(): void {
  let [longest, last] = [0, performance.now()];
  const frame = (now: number): void => {
    longest = Math.max(longest, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const takeGap = (): number => {
    const gap = longest;
    longest = 0;
    return gap;
  };
  Object.assign(window, {takeGap});
}

const takeGap = ({page}: Player): Promise<number> =>
  page.evaluate(() => (window as unknown as {takeGap(): number}).takeGap());

async function gapsOf(game: string, player: Player): Promise<Row[]> {
  const {page} = player;
  const bots = ['greedy', 'greedy', 'greedy'] as const;
  await player.act({
    act: 'create',
    table: {game, seats: 4, options: {}, bots: [...bots], place: 'here', names: ['Dóra']},
  });
  await player.until(isMine);
  const devtools = await player.context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOW_DOWN});
  await page.evaluate(watchFrames);
  const gaps: Partial<Record<Motion, number[]>> = {};
  for (let turn = 0; turn < 2 * TURNS; turn++) {
    const motion: Motion = turn % 2 === 0 ? 'normal' : 'off';
    await player.act({act: 'settings', settings: {...(await player.view()).settings, motion}});
    await player.rest();
    await takeGap(player);
    const {entries} = (await player.table()).fairness;
    await player.move();
    await player.until(
      ({screen}, n) => screen.screen === 'table' && (screen.fairness.entries > n || screen.result !== null),
      entries,
    );
    await player.until(isMine);
    // What moves is where it belongs.
    await page.waitForFunction(
      () =>
        !document
          .querySelector('rs-app')
          ?.shadowRoot?.querySelector('rs-table')
          ?.shadowRoot?.querySelector('.flights > *'),
    );
    await player.rest();
    gaps[motion] = [...(gaps[motion] ?? []), await takeGap(player)];
    if ((await player.table()).result) break;
  }
  const [still, moving] = [percentile(gaps.off ?? [0], 90), percentile(gaps.normal ?? [0], 90)];
  const name = `${game}, 4 seats, phone ${SLOW_DOWN}x slower: longest gap between frames, p90`;
  const told = (what: string, value: number): Row => ({
    name: `${name}, ${what}`,
    value,
    unit: 'ms',
    limit: '',
    ok: true,
  });
  const more = Math.max(0, moving - still);
  return [
    told('without motion', still),
    told('with motion', moving),
    {
      name: `${game}: a page’s gap from an animation`,
      value: more,
      unit: 'ms',
      limit: `≤ ${MOST}`,
      ok: more <= MOST,
    },
  ];
}

function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))]!;
}
