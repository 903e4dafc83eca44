/**
 * Devices on a cable: each in a network namespace of its own, all on a switch that leads nowhere else. What goes over it is
 * written down. Linux alone has such things, and gives them to root alone.
 */
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:net';
import {join, resolve} from 'node:path';
import {createInterface} from 'node:readline';
import {type Browser, chromium, firefox} from 'playwright-core';
import {DOWNLOADS} from '../browsers/browsers.ts';
import {chromiumArgs, findChromium} from '../browsers/chromium.mjs';
import {findFirefox} from '../browsers/firefox.mjs';

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});

/** Why there can be no cable here, in words; false when there can. */
export function whyNoCable(): string | false {
  const name = `rs-try-${process.pid}`;
  try {
    run('python3', '-c', 'import socket; socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 0)');
    run('ip', 'netns', 'add', name);
    run('ip', 'netns', 'exec', name, 'true');
    run('ip', 'netns', 'del', name);
    return false;
  } catch {
    return 'network namespaces, and Python that hears their packets, are for root on Linux alone';
  }
}

/** The net of a phone's hotspot. */
const NET = '192.168.43';
const GATEWAY = `${NET}.1`;
const PORT = 8787;

export interface Packet {
  readonly from: string;
  readonly to: string;
  readonly protocol: number | string;
  readonly port: number;
  readonly count: number;
  readonly bytes: number;
}

export interface Overheard {
  readonly packets: readonly Packet[];
  /** Names that somebody asked a name server for. */
  readonly asked: readonly string[];
}

export interface CableOptions {
  /** The first device is a phone whose hotspot the others are in: it is their way out, and has none itself. */
  readonly hotspot?: boolean;
  /** Where not, the switch drops what is for many: names that browsers hide addresses behind are not found. */
  readonly multicast?: boolean;
}

export class Cable {
  readonly #names: readonly string[];
  readonly #switch: string;
  readonly #folder: string;
  readonly #listener: ChildProcess;
  readonly #closes: (() => unknown)[] = [];
  readonly #lines: AsyncIterator<string>;
  readonly #addresses: readonly string[];

  private constructor(
    names: readonly string[],
    addresses: readonly string[],
    air: string,
    folder: string,
    listener: ChildProcess,
  ) {
    this.#addresses = addresses;
    this.#names = names;
    this.#switch = air;
    this.#folder = folder;
    this.#listener = listener;
    this.#lines = createInterface({input: listener.stdout!})[Symbol.asyncIterator]();
  }

  static async lay(devices: number, {hotspot = false, multicast = true}: CableOptions = {}): Promise<Cable> {
    const id = `rs-${process.pid}-${Math.random().toString(36).slice(2, 6)}`;
    const [air, names] = [`${id}-air`, Array.from({length: devices}, (_, at) => `${id}-${at}`)];
    const addresses = names.map((_, at) => (hotspot && at === 0 ? GATEWAY : `${NET}.${10 + at}`));
    run('ip', 'netns', 'add', air);
    run('ip', '-n', air, 'link', 'add', 'br0', 'type', 'bridge');
    run('ip', '-n', air, 'link', 'set', 'br0', 'up');
    for (const [at, name] of names.entries()) {
      run('ip', 'netns', 'add', name);
      const port = `port${at}`;
      run('ip', '-n', name, 'link', 'add', 'wlan0', 'type', 'veth', 'peer', 'name', port, 'netns', air);
      run('ip', '-n', air, 'link', 'set', port, 'master', 'br0');
      if (!multicast) run('ip', '-n', air, 'link', 'set', port, 'type', 'bridge_slave', 'mcast_flood', 'off');
      run('ip', '-n', air, 'link', 'set', port, 'up');
      run('ip', '-n', name, 'addr', 'add', `${addresses[at]}/24`, 'dev', 'wlan0');
      run('ip', '-n', name, 'link', 'set', 'lo', 'up');
      run('ip', '-n', name, 'link', 'set', 'wlan0', 'up');
      if (hotspot && at > 0) run('ip', '-n', name, 'route', 'add', 'default', 'via', GATEWAY);
      // Else they would ask the name server of this machine.
      mkdirSync(join('/etc/netns', name), {recursive: true});
      writeFileSync(join('/etc/netns', name, 'resolv.conf'), `nameserver ${GATEWAY}\n`);
    }
    const folder = resolve('.cache', id);
    mkdirSync(folder, {recursive: true});
    const script = resolve('test/support/e2e/packets.py');
    const listener = spawn('ip', ['netns', 'exec', air, 'python3', '-u', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const cable = new Cable(names, addresses, air, folder, listener);
    await cable.#lines.next();
    return cable;
  }

  /** A browser on a device. @param film what Chromium's camera sees (`fake-camera.ts`) */
  async browser(at: number, engine: 'chromium' | 'firefox', film?: string): Promise<Browser> {
    const browser = await (engine === 'chromium' ? this.#chromium(at, film) : this.#firefox(at));
    this.#closes.push(() => browser.close());
    return browser;
  }

  #chromium(at: number, film?: string): Promise<Browser> {
    const camera = film
      ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
      : [];
    return chromium.launch({
      executablePath: this.#program(at, 'chromium', `exec ip netns exec NAME ${findChromium()} "$@"`),
      downloadsPath: DOWNLOADS,
      args: [...chromiumArgs(), ...camera],
    });
  }

  async #firefox(at: number): Promise<Browser> {
    const found = findFirefox();
    if ('none' in found) throw new Error(found.none);
    const {port, server} = await this.#passOn(at);
    this.#closes.push(() => server.close());
    // Playwright asks for any port of the loopback, which is another one in there: what comes to ours goes on to that.
    const script = `for arg; do
  shift
  [ "$arg" = --remote-debugging-port=0 ] && arg=--remote-debugging-port=${port}
  set -- "$@" "$arg"
done
exec ip netns exec NAME ${found.path} "$@"`;
    return firefox.launch({
      channel: 'moz-firefox',
      executablePath: this.#program(at, 'firefox', script),
      downloadsPath: DOWNLOADS,
    });
  }

  /** A port of this machine's loopback that leads to the same one of a device. */
  async #passOn(at: number): Promise<{port: number; server: Server}> {
    const inside = `const to = require('net').connect(process.argv[1], '127.0.0.1');
      process.stdin.pipe(to).pipe(process.stdout);`;
    const server = createServer(socket => {
      const {port} = server.address() as {port: number};
      const child = spawn(
        'ip',
        ['netns', 'exec', this.#names[at]!, process.execPath, '-e', inside, `${port}`],
        {
          stdio: ['pipe', 'pipe', 'inherit'],
        },
      );
      socket.pipe(child.stdin);
      child.stdout.pipe(socket);
      socket.on('close', () => child.kill());
      socket.on('error', () => child.kill());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return {port: (server.address() as {port: number}).port, server};
  }

  #program(at: number, name: string, script: string): string {
    const file = join(this.#folder, `${name}-${at}`);
    writeFileSync(file, `#!/bin/sh\n${script.replace('NAME', this.#names[at]!)}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  /** A file of this cable's own. */
  file(name: string): string {
    return join(this.#folder, name);
  }

  address(at: number): string {
    return this.#addresses[at]!;
  }

  /**
   * The page server, on a device.
   * @param host what it listens at, as the address of its pages has it
   * @returns what ends it
   */
  async serve(at: number, host: string): Promise<{url: string; close: () => Promise<void>}> {
    const args = ['dist/cli/roadstead.mjs', 'serve', '--host', host, '--port', `${PORT}`];
    const server = spawn('ip', ['netns', 'exec', this.#names[at]!, process.execPath, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    this.#closes.push(() => server.kill());
    await once(server.stdout, 'data');
    const close = async () => {
      server.kill();
      await ended;
    };
    // Pages of the loopback's name are secure.
    return {url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${PORT}/`, close};
  }

  /** Any server of files, that knows nothing of tables. */
  async serveFiles(at: number): Promise<string> {
    const args = ['-u', '-m', 'http.server', '--directory', 'dist/app', `${PORT}`];
    const server = spawn('ip', ['netns', 'exec', this.#names[at]!, 'python3', ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#closes.push(() => server.kill());
    await once(server.stdout, 'data');
    return `http://${this.address(at)}:${PORT}/`;
  }

  /** Takes the cable away. @returns what went over it */
  async close(): Promise<Overheard> {
    for (const close of this.#closes.splice(0)) await close();
    this.#listener.kill('SIGTERM');
    const {value} = await this.#lines.next();
    for (const name of [this.#switch, ...this.#names]) {
      run('ip', 'netns', 'del', name);
      rmSync(join('/etc/netns', name), {recursive: true, force: true});
    }
    rmSync(this.#folder, {recursive: true, force: true});
    return JSON.parse(value as string) as Overheard;
  }
}

/** Of this cable, or of any: what stays on it. */
const STAYS = [
  new RegExp(`^${NET.replaceAll('.', '\\.')}\\.`),
  /^(0\.0\.0\.0|255\.255\.255\.255)$/,
  /^224\.0\.0\./,
  /^fe80:/,
  /^ff0[12]:/,
  /^::$/,
];

/** Packets whose sender or receiver is nobody on the cable. */
export const strays = ({packets}: Overheard): readonly Packet[] =>
  packets.filter(({from, to}) => ![from, to].every(address => STAYS.some(stays => stays.test(address))));
