/**
 * WebKit as the tests drive it: as much of Playwright's Browser, BrowserContext and Page as they use. Each profile has a window
 * program, a driver and a screen of its own: two windows on one screen starve each other.
 */
import {fork, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {build} from 'esbuild';
import {WebDriver} from './driver.mjs';
import {Finder} from './locator.mjs';

const WINDOW = resolve('test/support/browsers/webkit/window.py');
const SCREEN = '1600x1300x24';

/** The keys that have no letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Meta: '\uE03D',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

/** How often a condition is looked at, in milliseconds. */
const POLL_MS = 20;

export class WebKitBrowser {
  #programs;
  #peers;
  #contexts = new Set();

  /**
   * @param programs `{path, python, xvfb}`, as `findWebKit` finds them
   * @param options `downloads`: a folder for the files that pages hand out
   */
  static async launch(programs, {downloads = tmpdir()} = {}) {
    return new WebKitBrowser({...programs, downloads}, await Peers.start());
  }

  constructor(programs, peers) {
    this.#programs = programs;
    this.#peers = peers;
  }

  /** @param options `viewport` and `serviceWorkers`; what else Playwright knows is not to be had here */
  async newContext({viewport = {width: 1280, height: 720}, serviceWorkers = 'allow'} = {}) {
    const context = new WebKitContext(this.#programs, viewport, () => this.#contexts.delete(context));
    this.#contexts.add(context);
    for (const content of this.#peers.scripts) await context.addInitScript({content});
    if (serviceWorkers === 'block') await context.addInitScript(withoutServiceWorker);
    return context;
  }

  async newPage(options) {
    return (await this.newContext(options)).newPage();
  }

  async close() {
    await Promise.all([...this.#contexts].map(context => context.close()));
    this.#peers.close();
  }
}

/** WebRTC for all pages: Debian's WebKit is built without. */
class Peers {
  /** What a page runs first. */
  scripts;
  #process;

  constructor(scripts, process) {
    this.scripts = scripts;
    this.#process = process;
  }

  static async start() {
    const made = build({
      entryPoints: [resolve('test/support/browsers/webkit/peers-page.ts')],
      bundle: true,
      format: 'iife',
      target: 'es2022',
      write: false,
      logLevel: 'warning',
    });
    // Ends when its channel to this process does. This one may end while it runs.
    const child = fork(resolve('test/support/browsers/webkit/peers.mjs'), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const port = await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('error', reject);
      child.once('exit', code => reject(new Error(`the process that has WebRTC ended (${code})`)));
    });
    child.unref();
    child.channel.unref();
    const {outputFiles} = await made;
    const url = `ws://127.0.0.1:${port}/`;
    return new Peers([`window.peers = ${JSON.stringify({url})}`, outputFiles[0].text], child);
  }

  close() {
    this.#process.disconnect();
  }
}

class WebKitContext {
  timeout = 30_000;
  #programs;
  #viewport;
  #closed;
  #folder;
  #scripts = [];
  #driver = null;
  /** One command after the other: each goes to the window that is chosen. */
  #last = Promise.resolve();
  #chosen = '';
  /** Handles of the windows that are open. */
  #windows = new Set();

  constructor(programs, viewport, closed) {
    this.#programs = programs;
    this.#viewport = viewport;
    this.#closed = closed;
    mkdirSync('.cache', {recursive: true});
    this.#folder = mkdtempSync(resolve('.cache', 'webkit-'));
    process.on('exit', this.#clear);
  }

  setDefaultTimeout(ms) {
    this.timeout = ms;
  }

  /** @param script a function with its argument, or `{content}`. @throws Error once there is a page: its window has its scripts */
  async addInitScript(script, arg) {
    if (this.#driver) throw new Error('in WebKit, scripts come before the first page');
    const file = join(this.#folder, `init-${this.#scripts.length}.js`);
    writeFileSync(file, typeof script === 'function' ? call(script, arg) : script.content);
    this.#scripts.push(file);
  }

  async newPage() {
    const first = !this.#driver;
    this.#driver ??= this.#start();
    const driver = await this.#driver;
    const {width, height} = this.#viewport;
    const handle = first
      ? await driver.get('/window')
      : (await driver.post('/window/new', {type: 'window'})).handle;
    this.#windows.add(handle);
    const page = new WebKitPage(
      this,
      command => this.#inWindow(handle, command),
      () => this.#closeWindow(handle),
    );
    await page.setViewportSize({width, height});
    return page;
  }

  async close() {
    const driver = await this.#driver?.catch(() => null);
    await driver?.close();
    // Its network process writes on for a moment.
    await rm(this.#folder, {recursive: true, force: true, maxRetries: 20, retryDelay: 50});
    process.off('exit', this.#clear);
    this.#closed();
  }

  /** With its last window a session ends. The next page gets one of its own; what was stored lies in the folder. */
  async #closeWindow(handle) {
    await this.#inWindow(handle, driver => driver.delete('/window'));
    this.#windows.delete(handle);
    if (this.#windows.size > 0) return;
    const driver = await this.#driver;
    this.#driver = null;
    this.#chosen = '';
    await driver.close();
  }

  #clear = () => rmSync(this.#folder, {recursive: true, force: true, maxRetries: 5});

  async #start() {
    const {path, python, xvfb, downloads} = this.#programs;
    const {width, height} = this.#viewport;
    const driver = await WebDriver.start(
      [path, '--host=127.0.0.1'],
      {...process.env, DISPLAY: await screen(xvfb), GTK_A11Y: 'none', NO_AT_BRIDGE: '1'},
      {
        'webkitgtk:browserOptions': {
          binary: python,
          args: [WINDOW, `${width}x${height}`, this.#folder, downloads, ...this.#scripts],
        },
      },
    );
    await driver.post('/timeouts', {script: 600_000, pageLoad: 600_000});
    return driver;
  }

  /** @param command what is asked of the driver while this window is chosen */
  #inWindow(handle, command) {
    const next = this.#last.then(async () => {
      const driver = await this.#driver;
      if (this.#chosen !== handle) await driver.post('/window', {handle});
      this.#chosen = handle;
      return command(driver);
    });
    this.#last = next.catch(() => undefined);
    return next;
  }
}

class WebKitPage extends Finder {
  keyboard = {
    press: key =>
      this.#keys([
        ['keyDown', key],
        ['keyUp', key],
      ]),
    down: key => this.#keys([['keyDown', key]]),
    up: key => this.#keys([['keyUp', key]]),
    type: text =>
      this.#keys(
        [...text].flatMap(key => [
          ['keyDown', key],
          ['keyUp', key],
        ]),
      ),
  };
  mouse = {
    click: (x, y) =>
      this.#pointer([
        {type: 'pointerMove', x, y},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]),
    move: (x, y) => this.#pointer([{type: 'pointerMove', x, y}]),
    down: () => this.#pointer([{type: 'pointerDown', button: 0}]),
    up: () => this.#pointer([{type: 'pointerUp', button: 0}]),
  };
  #context;
  #command;
  /** Closes its window. */
  close;

  /**
   * @param command asks something of the driver while this page's window is chosen
   * @param close closes that window
   */
  constructor(context, command, close) {
    super();
    this.#context = context;
    this.#command = command;
    this.close = close;
  }

  context() {
    return this.#context;
  }

  url() {
    return this.#command(driver => driver.get('/url'));
  }

  /** @param options `waitUntil`: with 'commit' the page may still be loading */
  async goto(url, {waitUntil = 'load'} = {}) {
    if (waitUntil !== 'commit') {
      await this.#command(driver => driver.post('/url', {url}));
      return;
    }
    await this.evaluate(to => {
      location.href = to;
    }, url);
  }

  async reload() {
    await this.#command(driver => driver.post('/refresh'));
  }

  /** @param script a function, which may return a promise, or an expression; it takes and returns what JSON can say */
  evaluate(script, arg) {
    return this.#command(driver =>
      driver.post('/execute/sync', {
        script: typeof script === 'function' ? `return (${script})(arguments[0])` : `return (${script})`,
        args: arg === undefined ? [] : [arg],
      }),
    );
  }

  /** Looks again and again until the script gives something true. */
  async waitForFunction(script, arg, {timeout = this.#context.timeout} = {}) {
    const end = Date.now() + timeout;
    while (!(await this.evaluate(script, arg))) {
      if (Date.now() > end) throw new Error(`never true: ${script}`);
      await setTimeout(POLL_MS);
    }
  }

  /** Resolves when the page has this size. */
  async setViewportSize({width, height}) {
    await this.#command(driver => driver.post('/window/rect', {x: 0, y: 0, width, height}));
    await this.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
  }

  async screenshot({path} = {}) {
    const picture = Buffer.from(await this.#command(driver => driver.get('/screenshot')), 'base64');
    if (path) writeFileSync(path, picture);
    return picture;
  }

  #pointer(actions) {
    return this.#command(driver =>
      driver.post('/actions', {
        actions: [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}],
      }),
    );
  }

  #keys(steps) {
    const actions = steps.map(([type, key]) => ({type, value: KEYS[key] ?? key}));
    return this.#command(driver => driver.post('/actions', {actions: [{type: 'key', id: 'keys', actions}]}));
  }
}

/** Runs in the page. */
function withoutServiceWorker() {
  if (navigator.serviceWorker) navigator.serviceWorker.register = async () => undefined;
}

/** The text of a script that calls a function of ours in a page. */
const call = (script, arg) => `(${script})(${arg === undefined ? '' : JSON.stringify(arg)})`;

/** A screen of its own, gone with its last window. @returns its name */
function screen(xvfb) {
  return new Promise((resolve, reject) => {
    const server = spawn(
      xvfb,
      ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-terminate'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    const kill = () => server.kill();
    process.on('exit', kill);
    server.on('error', reject);
    server.on('close', () => process.off('exit', kill));
    server.stdio[3].once('data', text => {
      server.unref();
      server.stdio[3].unref();
      resolve(`:${String(text).trim()}`);
    });
  });
}
