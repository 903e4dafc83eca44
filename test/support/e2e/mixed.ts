/** Two engines at one table: another one, and Chromium. */
import {after, before} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../../src/cli/serve.ts';
import {launch} from '../browsers/browsers.ts';
import {ENGINES, type Engine} from '../browsers/engines.mjs';

export interface Mixed {
  /** Why there can be no such table here, in words; false when there can. */
  readonly skip: string | false;
  /** Set before the tests of the file run. */
  other: Browser;
  chromium: Browser;
  served: Served;
}

/** Both browsers and a page server for the tests of a file. Call it at the top of the file. */
export function mixed(engine: Engine): Mixed {
  const found = ENGINES[engine].find();
  const place = {skip: 'none' in found && found.none} as Mixed;
  before(async () => {
    if (place.skip) return;
    place.other = await launch(engine);
    place.chromium = await launch('chromium');
    place.served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
  });
  after(async () => {
    if (place.skip) return;
    await place.other.close();
    await place.chromium.close();
    await place.served.close();
  });
  return place;
}
