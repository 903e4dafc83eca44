/** The browser engines of the tests, driven alike. */
import {mkdirSync, rmSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Browser, BrowserContext, BrowserContextOptions} from 'playwright-core';
import {ENGINES, type Engine, type LaunchOptions} from './engines.mjs';

/** What this run tests with: `npm run test:firefox` and `npm run test:webkit` set it. */
export const ENGINE: Engine = (process.env.ROADSTEAD_BROWSER ?? 'chromium') as Engine;

/** Why a test is left out whose pages get other answers than the server's, or none; false where it is not. */
export const WITHOUT_NETWORK_CONTROL: string | false =
  ENGINE === 'webkit' && "WebKit's driver can neither answer requests nor take the network away";

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

/** @throws Error when there is no such browser */
export function launch(engine: Engine = ENGINE, options: LaunchOptions = {}): Promise<Browser> {
  mkdirSync(DOWNLOADS, {recursive: true});
  return ENGINES[engine].launch({downloads: DOWNLOADS, ...options});
}
