/**
 * A tablet in the middle, phones as hands: whole games of everything between Chromium and Firefox. The device that opened the
 * table has no seat, and sees all of it.
 */
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {mixed} from '../support/e2e/mixed.ts';
import type {Player} from '../support/e2e/players.ts';
import {auditRecord, playWholeGame} from '../support/e2e/whole-game.ts';

const place = mixed('firefox');

for (const {id} of GAME_LIST)
  test(`${id}: three phones play a whole game round a tablet`, {
    skip: place.skip,
    timeout: 500_000,
  }, async t => {
    const browsers = [place.chromium, place.other];
    const seated = {game: id, seats: 3, middle: true};
    // The tablet has followed the whole game, and hands its record out; Playwright hears of Chromium's downloads alone.
    const audit = ([tablet]: readonly Player[]) => auditRecord([tablet!]);
    t.diagnostic(await playWholeGame(browsers, place.served.url, seated, audit));
  });
