/** `roadstead serve`: the app and a rendezvous broker for this network, on one port. */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {isIP} from 'node:net';
import {fileURLToPath} from 'node:url';
import {renderUnicodeCompact} from 'uqr';
import {type Command, readArgs, type Streams, UsageError, wholeNumber} from './command.ts';
import {lanAddresses, leadsHere, localName} from './serve/addresses.ts';
import {type Certificate, selfSigned} from './serve/certificate.ts';
import {type FrontServer, LIMITS, type Limits} from './serve/clients.ts';
import {Names} from './serve/names.ts';
import {isRelayUrl, type RelayOptions} from './serve/relay.ts';
import {listensToAll, type Served, type ServerOptions, startServer} from './serve/server.ts';

export {type Served, type ServerOptions, startServer};

const PORT = '8787';
/** How many ports after the wanted one are tried. */
const MORE_PORTS = 20;

/** The built app, seen from the built command line. */
const APP = fileURLToPath(new URL('../app/', import.meta.url));

export const serve: Command = async (args, streams) => {
  const {values, positionals} = readArgs(args, {
    port: {type: 'string'},
    host: {type: 'string'},
    open: {type: 'boolean'},
    https: {type: 'boolean'},
    'max-sockets': {type: 'string'},
    'max-per-address': {type: 'string'},
    proxy: {type: 'string'},
    'proxy-header': {type: 'string'},
    name: {type: 'string'},
    relay: {type: 'string'},
    'relay-secret': {type: 'string'},
  });
  if (positionals.length > 0) throw new UsageError('serve takes options only');
  const wanted = wholeNumber('--port', values.port ?? PORT, 0, 65535);
  const host = hostOf(values.host);
  const limits: Limits = {
    maxSockets: wholeNumber('--max-sockets', values['max-sockets'] ?? `${LIMITS.maxSockets}`, 10, 1_000_000),
    maxPerAddress: wholeNumber(
      '--max-per-address',
      values['max-per-address'] ?? `${LIMITS.maxPerAddress}`,
      1,
      1_000_000,
    ),
    proxy: proxyOf(values.proxy, values['proxy-header']),
  };
  const names = values.name?.split(',').map(name => name.trim()) ?? [];
  for (const name of names)
    if (!Names.isName(name))
      throw new UsageError('--name must be the name of a host, without https:// and port');
  const relay = relayOf(values.relay, values['relay-secret']);
  if (!existsSync(APP)) {
    streams.err('The app is not built yet: run npm run build first.\n');
    return 1;
  }
  const certificate = values.https ? await certify(streams, host) : undefined;
  if (certificate === null) return 1;
  const server = await listen(
    {
      ...{port: wanted, root: APP, limits, names},
      ...(host && {host}),
      ...(certificate && {certificate}),
      ...(relay && {relay}),
    },
    streams,
  );
  if (!server) return 1;
  const known = listensToAll(host) && (await leadsHere(localName(), lanAddresses()));
  streams.out(welcome(server, host, known ? localName() : null));
  if (values.open) openBrowser(server.url);
  await interrupted();
  await server.close();
  return 0;
};

/** @throws UsageError for what is no address, as a name and an address with its port are not */
function hostOf(host: string | undefined): string | undefined {
  // An address with a zone (`fe80::1%eth0`) can stand in no link.
  if (host !== undefined && (isIP(host) === 0 || host.includes('%')))
    throw new UsageError('--host must be an IP address of this machine, without port');
  return host;
}

/** @throws UsageError for a header without a proxy, and for what is no address or no header */
function proxyOf(address: string | undefined, header: string | undefined): FrontServer | null {
  if (address === undefined) {
    if (header !== undefined) throw new UsageError('--proxy-header needs --proxy');
    return null;
  }
  if (isIP(address) === 0) throw new UsageError('--proxy must be an IP address');
  const name = (header ?? 'x-forwarded-for').toLowerCase();
  if (!/^[a-z0-9-]{1,60}$/.test(name)) throw new UsageError('--proxy-header must be the name of a header');
  return {address, header: name};
}

/**
 * @param file with the secret: what stands in a command line, everybody on the machine can read
 * @throws UsageError for one without the other, for what is no relay, and for a file that cannot be read or is empty
 */
function relayOf(urls: string | undefined, file: string | undefined): RelayOptions | null {
  if (urls === undefined && file === undefined) return null;
  if (urls === undefined || file === undefined)
    throw new UsageError('--relay and --relay-secret need each other');
  const list = urls.split(',').map(url => url.trim());
  if (list.length > 4 || !list.every(isRelayUrl))
    throw new UsageError('--relay must be up to four addresses like turn:HOST:3478');
  let secret = '';
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch {
    // The same to whoever started it: there is no secret.
  }
  if (secret === '') throw new UsageError('--relay-secret must be a file with the secret of the relay in it');
  return {urls: list, secret};
}

async function certify(streams: Streams, host: string | undefined): Promise<Certificate | null> {
  const names = ['localhost', '127.0.0.1', localName(), ...lanAddresses(), ...(host ? [host] : [])];
  try {
    return await selfSigned([...new Set(names)]);
  } catch {
    streams.err(
      'A certificate could not be made: --https needs the openssl program (1.1.1 or newer) on the PATH.\n' +
        'Without --https everything but installing the app works too.\n',
    );
    return null;
  }
}

async function listen(options: ServerOptions, streams: Streams): Promise<Served | null> {
  const last = Math.min(options.port + MORE_PORTS, 65535);
  for (let port = options.port; port <= last; port++) {
    try {
      const server = await startServer({
        ...options,
        port,
        refused: origin => streams.err(refusedPage(origin)),
      });
      if (port !== options.port)
        streams.err(
          `Port ${options.port} is taken, perhaps by another roadstead; this one uses ${port}.\n` +
            'Saved tables belong to an address and its port: tables of the other port are not seen here.\n',
        );
      return server;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EACCES') {
        streams.err(`This user may not use port ${port}. Choose one above 1023 with --port.\n`);
        return null;
      }
      if (code === 'EADDRNOTAVAIL' || code === 'EINVAL') {
        streams.err(`This machine has no address ${options.host}. Give one of its own with --host.\n`);
        return null;
      }
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  streams.err(`The ports ${options.port} to ${last} are all taken. Choose another with --port.\n`);
  return null;
}

/** What somebody is told whose page finds no broker here. */
const refusedPage = (origin: string): string =>
  `A page of ${JSON.stringify(origin.slice(0, 200))} wanted to meet here and may not. If it is yours, start this server with its name: --name HOST\n`;

const withCode = (url: string): string[] => [
  '',
  ...renderUnicodeCompact(url, {border: 2})
    .split('\n')
    .map(line => `  ${line}`),
  '',
  '  Scan the code with a phone in the same Wi-Fi. Ctrl+C ends it.',
];

/**
 * What people need to see: where to go, here and with a phone.
 * @param host the one address that it listens on; all of them when left out
 * @param name of this machine in its network, where it is known there
 */
export function welcome(
  {url, port}: Pick<Served, 'url' | 'port'>,
  host?: string,
  name: string | null = null,
): string {
  if (!listensToAll(host)) {
    const onlyHere = /^(127\.|::1$)/.test(host);
    const more = onlyHere
      ? ['', '  Other devices reach it through a proxy on this machine only. Ctrl+C ends it.']
      : withCode(url);
    return `${['', 'Roadstead is open.', '', `  this address   ${url}`, ...more].join('\n')}\n\n`;
  }
  const scheme = url.split(':', 1)[0];
  const at = (host: string) => `${scheme}://${host}:${port}/`;
  const lan = lanAddresses();
  const lines = ['', 'Roadstead is open.', '', `  this machine   ${at('localhost')}`];
  for (const [i, host] of lan.entries())
    lines.push(`  ${i === 0 ? 'this network ' : '             '}  ${at(host)}`);
  if (lan[0]) {
    if (name !== null) lines.push(`  or by name     ${at(name)}`);
    lines.push(...withCode(at(lan[0])));
  } else {
    lines.push('', '  No network found: only this machine can play. Ctrl+C ends it.');
  }
  return `${lines.join('\n')}\n\n`;
}

function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const child = spawn(command!, args, {stdio: 'ignore', detached: true});
  // No browser to open is no reason to stop serving: the address stands above.
  child.on('error', () => undefined);
  child.unref();
}

const interrupted = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
