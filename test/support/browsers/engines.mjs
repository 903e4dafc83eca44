/** The browser engines of the tests, found and started alike. */
import {chromium, firefox} from 'playwright-core';
import {chromiumArgs, findChromium} from './chromium.mjs';
import {findFirefox, firefoxPrefs} from './firefox.mjs';
import {findWebKit, launchWebKit} from './webkit.mjs';

/**
 * By name: what it is called, the environment `variable` that may name its path, `find` (`{path}`, or `{none}`: why there is
 * none, in words) and `launch`, which gives Playwright's Browser, or as much of one as the tests use. `launch` takes `downloads`, the folder of files that pages hand out, and
 * `insecureName`, which shall lead to this machine and, unlike `localhost`, is no secure origin over http.
 */
export const ENGINES = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROME_PATH',
    find: () => ({path: findChromium()}),
    launch: ({downloads, insecureName} = {}) =>
      chromium.launch({
        executablePath: findChromium(),
        ...(downloads && {downloadsPath: downloads}),
        args: [
          ...chromiumArgs(),
          ...(insecureName ? [`--host-resolver-rules=MAP ${insecureName} 127.0.0.1`] : []),
        ],
      }),
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    find: findFirefox,
    launch: async ({downloads, insecureName} = {}) => {
      const found = findFirefox();
      if ('none' in found) throw new Error(found.none);
      return firefox.launch({
        // A released Firefox over WebDriver BiDi; without a channel Playwright wants its own build.
        channel: 'moz-firefox',
        executablePath: found.path,
        ...(downloads && {downloadsPath: downloads}),
        firefoxUserPrefs: {
          ...firefoxPrefs,
          ...(insecureName && {'network.dns.localDomains': insecureName}),
        },
      });
    },
  },
  webkit: {name: 'WebKit', variable: 'WEBKIT_PATH', find: findWebKit, launch: launchWebKit},
};
