/** The built app in a browser. */
import {after, before} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../../src/cli/serve.ts';
import {launch} from '../browsers/browsers.ts';

export interface ServedApp {
  /** Set before the tests of the file run. */
  browser: Browser;
  url: string;
}

/** A browser and a server of pages and introductions for the tests of a file. Call it at the top of the file. */
export function servedApp(): ServedApp {
  const place = {} as ServedApp;
  let served: Served;
  before(async () => {
    place.browser = await launch();
    served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
    place.url = served.url;
  });
  after(async () => {
    await place.browser.close();
    await served.close();
  });
  return place;
}
