/** Firefox and Chromium at one table. */
import {after, before} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from './browsers.ts';
import {findFirefox} from './firefox.mjs';

const firefox = findFirefox();

/** Why there can be no such table here, in words; false when there can. */
export const withoutFirefox: string | false = 'none' in firefox && firefox.none;

export interface Mixed {
  /** Set before the tests of the file run. */
  firefox: Browser;
  chromium: Browser;
  served: Served;
}

/** Both browsers and a page server for the tests of a file. Call it at the top of the file. */
export function mixed(): Mixed {
  const place = {} as Mixed;
  before(async () => {
    if (withoutFirefox) return;
    place.firefox = await launch('firefox');
    place.chromium = await launch('chromium');
    place.served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
  });
  after(async () => {
    if (withoutFirefox) return;
    await place.firefox.close();
    await place.chromium.close();
    await place.served.close();
  });
  return place;
}
