/** A client of WebDriver (https://www.w3.org/TR/webdriver2/): as much of it as the tests use. */
import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {findProgram} from '../programs.mjs';

/** Before a command: it ends with this process, whatever this one dies of. */
const setpriv = findProgram(['setpriv']);
const ENDS_WITH_US = setpriv ? [setpriv, '--pdeathsig', 'TERM'] : [];

/** So long may a driver take to answer for the first time, in milliseconds. */
const START_MS = 30_000;

/** One driver process with one session. */
export class WebDriver {
  #url;
  #process;

  constructor(url, process) {
    this.#url = url;
    this.#process = process;
  }

  /**
   * Starts a driver and a session.
   * @param command program and arguments; the port is added to them
   * @param capabilities what the session's browser must be
   * @throws Error when either does not start
   */
  static async start([program, ...args], env, capabilities) {
    const port = await freePort();
    const [first, ...rest] = [...ENDS_WITH_US, program, ...args, `--port=${port}`];
    const child = spawn(first, rest, {
      stdio: ['ignore', process.env.ROADSTEAD_CONSOLE ? 'inherit' : 'ignore', 'ignore'],
      env,
    });
    const dead = new Promise((_, reject) => child.on('error', reject));
    const kill = () => child.kill();
    process.on('exit', kill);
    child.on('close', () => process.off('exit', kill));
    const address = `http://127.0.0.1:${port}`;
    await Promise.race([dead, answers(address)]);
    const driver = new WebDriver(address, child);
    const {sessionId} = await driver.#ask('POST', '/session', {capabilities: {alwaysMatch: capabilities}});
    driver.#url += `/session/${sessionId}`;
    return driver;
  }

  get(path) {
    return this.#ask('GET', path);
  }

  post(path, body = {}) {
    return this.#ask('POST', path, body);
  }

  delete(path) {
    return this.#ask('DELETE', path);
  }

  /** Ends the session, its windows and the driver. */
  async close() {
    if (this.#process.exitCode !== null || this.#process.killed) return;
    const closed = new Promise(resolve => this.#process.on('close', resolve));
    await this.delete('').catch(() => undefined);
    this.#process.kill();
    await closed;
  }

  /** @throws Error with the driver's own words */
  async #ask(method, path, body) {
    const answer = await fetch(this.#url + path, {
      method,
      ...(body && {body: JSON.stringify(body), headers: {'content-type': 'application/json'}}),
    });
    const {value} = await answer.json();
    if (value?.error) throw Object.assign(new Error(`${value.error}: ${value.message}`), {code: value.error});
    return value;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(address) {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error('the driver does not answer', {cause: error});
      await setTimeout(20);
    }
  }
}
