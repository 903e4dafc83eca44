/** The browser engines of the tests, driven alike. */
import {type Browser, chromium, firefox} from 'playwright-core';
import {chromiumArgs, findChromium} from './chromium.mjs';
import {findFirefox, firefoxPrefs} from './firefox.mjs';

export type Engine = 'chromium' | 'firefox';

/** What this run tests with: `npm run test:firefox` sets it. */
export const ENGINE: Engine = process.env.ROADSTEAD_BROWSER === 'firefox' ? 'firefox' : 'chromium';

export interface LaunchOptions {
  /** A name that leads to this machine and, unlike `localhost`, is no secure origin over http. */
  readonly insecureName?: string;
}

/** @throws Error when there is no such browser */
export async function launch(engine: Engine = ENGINE, {insecureName}: LaunchOptions = {}): Promise<Browser> {
  if (engine === 'chromium')
    return chromium.launch({
      executablePath: findChromium(),
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
    firefoxUserPrefs: {
      ...firefoxPrefs,
      ...(insecureName && {'network.dns.localDomains': insecureName}),
    },
  });
}
