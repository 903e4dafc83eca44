/**
 * Finds a Chromium for the browser tests, and installs one where there is none, saying what it does:
 * CHROME_PATH, the usual names on the PATH, Playwright's download; then `playwright-core install`, and, as root on
 * Debian, its package.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {findProgram, install, installPackage} from './programs.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function found() {
  const {CHROME_PATH} = process.env;
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH;
  return findProgram(NAMES, [MAC, chromium.executablePath()]);
}

/** The path of a Chromium. @throws Error when none can be found or installed. */
export function findChromium() {
  const here = found();
  if (here) return here;
  const cli = join(createRequire(import.meta.url).resolve('playwright-core/package.json'), '..', 'cli.js');
  install('Chromium', process.execPath, [cli, 'install', 'chromium']);
  if (!found()) installPackage('Chromium', 'chromium');
  const installed = found();
  if (!installed) throw new Error('No Chromium: set CHROME_PATH to a Chromium or Chrome and run again.');
  return installed;
}

/**
 * Every new window of Chromium draws the list under its address bar as a page of its own, hidden: half a second of work
 * beside each page that is tested. The other names are what Playwright switches off; the last such list counts.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** As root (containers, CI) Chromium starts only without its sandbox. */
export const chromiumArgs = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT.join(',')}`,
];

if (process.argv[2] === '--version')
  console.log(execFileSync(findChromium(), ['--version', '--no-sandbox']).toString().trim());
