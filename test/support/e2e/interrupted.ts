/** Games that are interrupted: played to somewhere, and compared. */
import type {AppView} from '../../../src/table/seen/view-model.ts';
import {PATIENCE_MS} from '../browsers/browsers.ts';
import {setPlug} from '../net/unplug.ts';
import type {Player} from './players.ts';

/** Everybody plays until the log has this many entries, then stops. */
export async function playTo(players: readonly Player[], entries: number): Promise<void> {
  for (const player of players) await player.autoplay(true);
  for (const player of players)
    await player.until(
      (view, n) => view.screen.screen === 'table' && view.screen.fairness.entries >= n,
      entries,
    );
  for (const player of players) await player.autoplay(false);
}

/** All stand at one entry with one digest, nobody's move is on its way, and no draw. */
export async function agree(players: readonly Player[]): Promise<number> {
  for (;;) {
    const stands = await Promise.all(players.map(standOf));
    if (new Set(stands.map(({at}) => at)).size === 1 && stands.every(({rests}) => rests))
      return (await players[0]!.table()).fairness.entries;
    // Whoever is asked again and again does nothing else.
    await Promise.all(players.map(player => player.rest()));
  }
}

/**
 * Half a minute passes on these pages since they missed the device of a seat, by the clock that nobody sets: as if they had
 * slept.
 */
export async function missed(players: readonly Player[], seat: number): Promise<void> {
  for (const player of players) {
    await player.until(
      ({screen}, gone) => screen.screen === 'table' && screen.seats[gone]!.awaySince !== null,
      seat,
    );
    await player.page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 31_000;
    });
  }
}

/** Little of what a page shows: a whole view is large. */
const standOf = ({page}: Player): Promise<{at: string; rests: boolean}> =>
  page.evaluate(() => {
    const {screen} = (document.querySelector('rs-app') as unknown as {view: AppView}).view;
    if (screen.screen !== 'table') throw new Error(`on the screen ${screen.screen}`);
    const {fairness, sending, toAct, result} = screen;
    return {
      at: `${fairness.entries} ${fairness.digest}`,
      rests: sending === null && (toAct.length > 0 || result !== null),
    };
  });

/**
 * The network of a guest goes away, the host notices, and it comes back: then they play on together.
 * @param least seconds it stays away at least
 */
export async function outage(players: readonly Player[], seat: number, least = 0): Promise<void> {
  const before = await agree(players);
  const host = players[0]!;
  const guest = players[seat]!;
  const gone = Date.now();
  await setPlug(guest.page, false);
  const link = (wanted: string) =>
    host.until(({screen}, [at, state]) => screen.screen === 'table' && screen.seats[at]!.link === state, [
      seat,
      wanted,
    ] as const);
  await link('away');
  const over = (until: number) => Date.now() >= until;
  await host.page.waitForFunction(over, gone + least * 1000, {timeout: least * 1000 + PATIENCE_MS});
  await setPlug(guest.page, true);
  await link('live');
  await playTo(players, before + 15);
  await agree(players);
}
