/**
 * Whole games over real WebRTC in which the host's device is gone for good at some moment: its page dies without a word. The
 * others finish the game, with a bot in its place. `DEPARTURES=100` plays so many, `DEPARTURES_FROM=7` begins with that one;
 * `ROADSTEAD_SEED`, which the run prints, plays the same games again.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {missed} from '../support/e2e/interrupted.ts';
import {type Player, SEED, seatedTable} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';
import {crash} from '../support/e2e/stopped.ts';

const place = servedApp();

const GAMES = Number(process.env.DEPARTURES ?? 4);
const NAMES = ['puerto-rico', 'san-juan', 'catan', 'portolano'] as const;
/** Entries until which its host may go: the shortest game has more. */
const LATEST = 120;
const END_MS = 900_000;

/** The others agree on a bot. */
async function playedForBy(left: readonly Player[], gone: number): Promise<void> {
  await missed(left, gone);
  const [asks, ...others] = left as [Player, ...Player[]];
  await asks.until(
    ({screen}, seat) => screen.screen === 'table' && screen.standIn.possible.includes(seat),
    gone,
  );
  await asks.act({act: 'standIn', seat: gone});
  for (const player of others) {
    await player.until(
      ({screen}, seat) =>
        screen.screen === 'table' &&
        (screen.standIn.asked?.mayAnswer === true || screen.seats[seat]!.standIn !== null),
      gone,
    );
    await player.act({act: 'answerStandIn', yes: true});
  }
  for (const player of left)
    await player.until(
      ({screen}, seat) => screen.screen === 'table' && screen.seats[seat]!.standIn !== null,
      gone,
    );
}

for (let i = Number(process.env.DEPARTURES_FROM ?? 0); i < GAMES; i++) {
  const game = NAMES[i % NAMES.length]!;
  test(`game ${i}, ${game}: the host’s page dies for good, and the others finish`, {
    timeout: 1_800_000,
  }, async t => {
    const rng = seededRng(`${SEED} departure ${i}`);
    const seats = 3 + rng.below(2);
    const players = await seatedTable([place.browser], place.url, {game, seats});
    const [first, ...left] = players as [Player, ...Player[]];
    for (const player of players) {
      await player.takeAdvice(game);
      await player.autoplay(true);
    }
    const at = 12 + rng.below(LATEST - 12);
    await first.until(({screen}, n) => screen.screen === 'table' && screen.fairness.entries >= n, at, END_MS);
    await crash(first);
    for (const player of left)
      await player.until(
        ({screen}) =>
          screen.screen === 'table' &&
          screen.trouble === null &&
          screen.seats.slice(1).some(({host}) => host),
      );
    await playedForBy(left, 0);
    for (const player of left)
      await player.until(
        ({screen}) => screen.screen === 'table' && screen.result !== null,
        undefined,
        END_MS,
      );
    const ends = await Promise.all(left.map(player => player.table()));
    const digests = new Set(ends.map(({fairness}) => `${fairness.entries} ${fairness.digest}`));
    assert.equal(digests.size, 1, [...digests].join(' / '));
    for (const {fairness} of ends)
      assert.deepEqual([fairness.differ, fairness.blames, fairness.firstBad], [[], [], null]);
    t.diagnostic(`${seats} seats, the host gone from entry ${at}, ${ends[0]!.fairness.entries} in all`);
    for (const player of players) await player.close();
  });
}
