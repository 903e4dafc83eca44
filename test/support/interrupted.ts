/** Games that are interrupted: played to somewhere, and compared. */
import type {TableView} from '../../src/table/view-model.ts';
import {PATIENCE_MS} from './browsers.ts';
import {setPlug} from './net-unplug.ts';
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
    const tables = await Promise.all(players.map(player => player.table()));
    const digests = new Set(tables.map(({fairness}) => `${fairness.entries} ${fairness.digest}`));
    const isAtRest = ({sending, toAct, result}: TableView) =>
      sending === null && (toAct.length > 0 || result !== null);
    if (digests.size === 1 && tables.every(isAtRest)) return tables[0]!.fairness.entries;
  }
}

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
