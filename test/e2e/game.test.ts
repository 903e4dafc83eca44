/**
 * Games between separate browser profiles, over the real broker and real WebRTC, each with the fewest: the first of the list
 * whole and once more with the same people, the others as far as some entries. In the long run a game with hidden hands
 * is played to its end and once more as well; all of them whole: `game.long.test.ts`.
 */
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {EVERY} from '../support/in-turn.ts';
import type {Player} from '../support/players.ts';
import {playAgain} from '../support/rematch.ts';
import {servedApp} from '../support/served-app.ts';
import {playSome, playWholeGame} from '../support/whole-game.ts';

const place = servedApp();

/** Played to the end, and what follows: one with open draws alone, and one with hidden hands, where two devices deal long. */
const AGAIN: Readonly<Record<string, (players: readonly Player[]) => Promise<void>>> = {
  'puerto-rico': players => playAgain(players, 1, true),
  ...(EVERY && {'san-juan': players => playAgain(players, 0, false)}),
};
/** The cards are dealt by now, and some were played. */
const SOME = 40;

for (const {id, seats} of GAME_LIST) {
  test(`${id}: ${seats.min} profiles join from the link and play; digests agree after every entry`, {
    timeout: 500_000,
  }, async t => {
    const table = {game: id, seats: seats.min};
    const again = AGAIN[id];
    if (again) t.diagnostic(await playWholeGame([place.browser], place.url, table, again));
    else await playSome([place.browser], place.url, table, SOME);
  });
}
