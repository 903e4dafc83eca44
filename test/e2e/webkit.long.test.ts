/** WebKit and Chromium at one table, each once as the host: every game, until the cards are dealt and some were played. */
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {mixed} from '../support/e2e/mixed.ts';
import {playSome} from '../support/e2e/whole-game.ts';

const place = mixed('webkit');

for (const {id, seats} of GAME_LIST)
  for (const [host, guest] of [
    ['other', 'chromium'],
    ['chromium', 'other'],
  ] as const)
    test(
      `${id}, hosted by ${host === 'other' ? 'WebKit' : 'Chromium'}: every browser agrees after every entry`,
      {
        timeout: 500_000,
        skip: place.skip,
      },
      () => playSome([place[host], place[guest]], place.served.url, {game: id, seats: seats.min}, 40),
    );
