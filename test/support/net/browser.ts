/** Browsers, page server and pages of the end-to-end tests of the net. */
import {randomBytes} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {build} from 'esbuild';
import type {Page} from 'playwright-core';
import {startServer} from '../../../src/cli/serve.ts';
import {inventTable, type TableLink} from '../../../src/net/link-text.ts';
import {launch, PATIENCE_MS, profile} from '../browsers/browsers.ts';
import {alias} from '../build/aliases.mjs';
import {setPlug, wirePlug} from './unplug.ts';

declare global {
  var net: typeof import('./page.ts').net;
}

/** One device: a browser profile of its own, with one page. */
export class Device {
  readonly page: Page;
  readonly seed = randomBytes(32).toString('base64url');
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  async load(): Promise<void> {
    await this.page.goto(this.#url);
    await this.page.waitForFunction(() => 'net' in globalThis);
  }

  open(table: TableLink, entries: readonly string[] = []): Promise<void> {
    return this.page.evaluate(([place, list]) => globalThis.net.open(place, list), [
      {...table, seed: this.seed},
      entries,
    ] as const);
  }

  join(table: TableLink & {broker?: string}): Promise<string> {
    return this.page.evaluate(place => globalThis.net.join(place), {...table, seed: this.seed});
  }

  push(...entries: string[]): Promise<void> {
    return this.page.evaluate(list => globalThis.net.push(...list), entries);
  }

  entries(): Promise<string[]> {
    return this.page.evaluate(() => globalThis.net.entries());
  }

  strikes(): Promise<string[]> {
    return this.page.evaluate(() => globalThis.net.strikes);
  }

  /** Until so many links are live. */
  async live(count: number, timeout = PATIENCE_MS): Promise<void> {
    await this.page.waitForFunction(n => globalThis.net.live() === n, count, {timeout, polling: 50});
  }

  /** Until so many entries were heard. */
  async hears(count: number, timeout = PATIENCE_MS): Promise<void> {
    await this.page.waitForFunction(n => globalThis.net.entries().length >= n, count, {timeout, polling: 50});
  }

  network(up: boolean): Promise<void> {
    return setPlug(this.page, up);
  }
}

export interface Playground {
  /** Address of a new table. */
  invent(): TableLink;
  device(): Promise<Device>;
  close(): Promise<void>;
}

/** A page server with its broker on the loopback, and a browser. */
export async function playground(): Promise<Playground> {
  const root = resolve('.cache', `net-page-${process.pid}`);
  mkdirSync(root, {recursive: true});
  await build({
    entryPoints: ['test/support/net/page.ts'],
    outdir: root,
    alias,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'warning',
  });
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>net</title><script type="module" src="page.js"></script>',
  );
  const served = await startServer({port: 0, root, host: '127.0.0.1'});
  // A name that is not the loopback's makes the page an insecure one, as on a home network: no Web Crypto there.
  const name = 'roadstead.lan';
  const browser = await launch(undefined, {insecureName: name});
  const url = `http://${name}:${served.port}/`;
  return {
    invent: inventTable,
    async device() {
      const context = await profile(browser);
      await wirePlug(context);
      const page = await context.newPage();
      page.on('pageerror', error => console.error('page error:', error));
      const device = new Device(page, url);
      await device.load();
      return device;
    },
    async close() {
      await browser.close();
      await served.close();
      rmSync(root, {recursive: true});
    },
  };
}
