/** What a page hands to the person as a file. */
import {readdirSync, readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {DOWNLOADS, ENGINE} from '../browsers/browsers.ts';

export interface Downloaded {
  readonly name: string;
  readonly text: string;
}

/** The file that comes of an act on this page. */
export async function downloaded(page: Page, act: () => Promise<void>): Promise<Downloaded> {
  if (ENGINE !== 'chromium') return inFolder(page, act);
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const name = download.suggestedFilename();
  return {name, text: textOf(name, readFileSync(await download.path()))};
}

const textOf = (name: string, bytes: Buffer): string =>
  (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');

/** Neither Playwright hears of a released Firefox's downloads nor WebDriver of WebKit's; they come into the folder all the same. */
async function inFolder(page: Page, act: () => Promise<void>): Promise<Downloaded> {
  const before = new Set(readdirSync(DOWNLOADS));
  await act();
  for (;;) {
    const files = readdirSync(DOWNLOADS).filter(file => !before.has(file));
    const [name] = files;
    // Both write into a file of another name first; Firefox, beside an empty one with the right name.
    if (files.length === 1 && name && !/\.(part|wkdownload)$/.test(name)) {
      const bytes = readFileSync(`${DOWNLOADS}/${name}`);
      if (bytes.length > 0) return {name, text: textOf(name, bytes)};
    }
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 20)));
  }
}
