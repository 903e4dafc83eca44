/** One port for everything a device needs to play on this network: the app, the broker, and who is asking. */
import {createServer, type Server, type ServerResponse} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import {type AddressInfo, isIP, type Socket} from 'node:net';
import {isAtHome, lanAddresses} from './addresses.ts';
import {mountBroker} from './broker.ts';
import type {Certificate} from './certificate.ts';
import {Clients, LIMITS, type Limits} from './clients.ts';
import {serveFiles} from './files.ts';
import {hostNameOf, Names, unknownName} from './names.ts';
import {credentials, type RelayOptions} from './relay.ts';

export interface ServerOptions {
  /** 0: any free one. */
  readonly port: number;
  /** Folder of the pages. */
  readonly root: string;
  /** Address to listen on; all of them when left out. */
  readonly host?: string;
  readonly certificate?: Certificate;
  readonly limits?: Partial<Limits>;
  /** Names under which it answers beside its own, also of pages that may use its broker; `*`: any. */
  readonly names?: readonly string[];
  /** Credentials for this relay are given to its pages. */
  readonly relay?: RelayOptions;
  /** Told once of each page that may not use the broker. */
  readonly refused?: (origin: string) => void;
}

export interface Served {
  /** As this machine reaches it, with a slash at the end. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Whether a server on this address is reached at all addresses of the machine. */
export const listensToAll = (host: string | undefined): host is undefined | '0.0.0.0' | '::' =>
  host === undefined || host === '0.0.0.0' || host === '::';

const BROKER = '/broker';
const RELAY = '/relay';

/** Milliseconds until a connection has to have said what it wants. */
const PATIENCE = {headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2000};
/** Pages that are told of, before somebody makes a list of them. */
const MOST_TOLD = 20;

/** On every answer: nothing here is meant for frames, guesses at types, or other pages' logs. */
const HEADERS = new Map([
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'no-referrer'],
]);

/** @throws the system's error, with `code` EADDRINUSE when the port is taken */
export async function startServer({
  port,
  root,
  host,
  certificate,
  limits,
  ...options
}: ServerOptions): Promise<Served> {
  const bounds = {...LIMITS, ...limits};
  const clients = new Clients(bounds);
  const names = new Names(options.names);
  const server: Server = certificate
    ? createTlsServer({...certificate, ...PATIENCE, handshakeTimeout: PATIENCE.headersTimeout})
    : createServer(PATIENCE);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const sockets = new Set<Socket>();
  server.on('connection', socket => {
    if (!clients.connected(socket)) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const told = new Set<string>();
  const refused = (origin: string) => {
    if (told.has(origin) || told.size >= MOST_TOLD) return;
    told.add(origin);
    options.refused?.(origin);
  };
  const broker = mountBroker(server, BROKER, {clients, names, refused}, bounds.maxSockets);
  const files = serveFiles(root);
  server.on('request', (request, response) => {
    clients.asks(request, response);
    response.setHeaders(HEADERS);
    const path = (request.url ?? '/').split('?', 1)[0];
    const {relay} = options;
    const isRelay = relay !== undefined && path === RELAY;
    const isFile = path !== '/whoami' && !isRelay && path !== BROKER && !path?.startsWith(`${BROKER}/`);
    if (!names.knows(request)) {
      response.writeHead(421, {'content-type': 'text/plain; charset=utf-8'});
      response.end(unknownName(hostNameOf(request.headers.host ?? '')));
    } else if (!isFile && !names.admits(request)) {
      refused(request.headers.origin ?? '');
      response.writeHead(403).end();
    } else if (path === BROKER || path?.startsWith(`${BROKER}/`)) broker.handle(request, response);
    else if (isRelay) json(credentials(relay), response);
    else if (path === '/whoami')
      json(whoami(clients.addressOf(request), listensToAll(host), relay !== undefined), response);
    else void files(request, response).catch(() => response.destroy());
  });
  const at = listensToAll(host) ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  const actual = (server.address() as AddressInfo).port;
  return {
    url: `${certificate ? 'https' : 'http'}://${at}:${actual}/`,
    port: actual,
    close: () =>
      new Promise(resolve => {
        broker.stop();
        server.close(() => resolve());
        // Web sockets would keep it open.
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/**
 * Tells a page that it came from here, where the broker is (relative to the page), its own address, whether that is
 * of this network, and, to this network alone, where others reach this machine.
 * @param toAll whether others reach this server at all
 * @param relays whether it gives credentials for a relay
 */
function whoami(remote: string, toAll: boolean, relays: boolean): object {
  // A page on this machine itself: others reach it where they reach us.
  const address = /^(127\.|::1$)/.test(remote) ? (lanAddresses()[0] ?? remote) : remote;
  const home = isAtHome(remote);
  const others = (toAll && home && lanAddresses()[0]) || null;
  const relay = relays ? {relay: {path: RELAY.slice(1)}} : {};
  return {roadstead: 1, broker: {path: BROKER.slice(1)}, ...relay, address, home, others};
}

function json(answer: object, response: ServerResponse): void {
  response.writeHead(200, {'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store'});
  response.end(`${JSON.stringify(answer)}\n`);
}
