/** The browser engines of the tests, driven alike. */
import {mkdirSync, rmSync} from 'node:fs';
import {resolve} from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  firefox,
} from 'playwright-core';
import {chromiumArgs, findChromium} from './chromium.mjs';
import {findFirefox, firefoxPrefs} from './firefox.mjs';

export type Engine = 'chromium' | 'firefox';

/** What this run tests with: `npm run test:firefox` sets it. */
export const ENGINE: Engine = process.env.ROADSTEAD_BROWSER === 'firefox' ? 'firefox' : 'chromium';

/** Where the files go that pages hand out; gone with this process. */
export const DOWNLOADS = resolve('.cache', `downloads-${process.pid}`);
process.on('exit', () => rmSync(DOWNLOADS, {recursive: true, force: true}));

/** What is waited for may take long on a busy machine: the test around it has a limit of its own. */
export const PATIENCE_MS = 120_000;

/** A profile of its own, with its own storage. */
export async function profile(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

export interface LaunchOptions {
  /** A name that leads to this machine and, unlike `localhost`, is no secure origin over http. */
  readonly insecureName?: string;
}

/** @throws Error when there is no such browser */
export async function launch(engine: Engine = ENGINE, {insecureName}: LaunchOptions = {}): Promise<Browser> {
  mkdirSync(DOWNLOADS, {recursive: true});
  if (engine === 'chromium')
    return chromium.launch({
      executablePath: findChromium(),
      downloadsPath: DOWNLOADS,
      args: [
        ...chromiumArgs(),
        ...(insecureName ? [`--host-resolver-rules=MAP ${insecureName} 127.0.0.1`] : []),
      ],
    });
  const there = findFirefox();
  if ('none' in there) throw new Error(there.none);
  return firefox.launch({
    // A released Firefox over WebDriver BiDi; without a channel Playwright wants its own build.
    channel: 'moz-firefox',
    executablePath: there.path,
    downloadsPath: DOWNLOADS,
    firefoxUserPrefs: {
      ...firefoxPrefs,
      ...(insecureName && {'network.dns.localDomains': insecureName}),
    },
  });
}
