/** One port for everything a device needs to play on this network: the app, the broker, and who is asking. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import type {AddressInfo, Socket} from 'node:net';
import {lanAddresses} from './addresses.ts';
import {mountBroker} from './broker.ts';
import type {Certificate} from './certificate.ts';
import {serveFiles} from './files.ts';

export interface ServerOptions {
  /** 0: any free one. */
  readonly port: number;
  /** Folder of the pages. */
  readonly root: string;
  /** Interface to listen on; all of them when left out. */
  readonly host?: string;
  readonly certificate?: Certificate;
}

export interface Served {
  /** As this machine reaches it, with a slash at the end. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

const BROKER = '/broker';
/** Connections at the same time from one address: several browsers on one machine, and far from all that we can hold. */
const PER_ADDRESS = 100;
const MOST = 1000;

/** On every answer: nothing here is meant for frames, guesses at types, or other pages' logs. */
const HEADERS = new Map([
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'no-referrer'],
]);

/** @throws the system's error, with `code` EADDRINUSE when the port is taken */
export async function startServer({port, root, host, certificate}: ServerOptions): Promise<Served> {
  const server: Server = certificate ? createTlsServer(certificate) : createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const sockets = new Set<Socket>();
  server.maxConnections = MOST;
  server.on('connection', socket => {
    const neighbours = [...sockets].filter(other => other.remoteAddress === socket.remoteAddress);
    if (neighbours.length >= PER_ADDRESS) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const broker = mountBroker(server, BROKER);
  const files = serveFiles(root);
  server.on('request', (request, response) => {
    response.setHeaders(HEADERS);
    const path = (request.url ?? '/').split('?', 1)[0];
    if (path === BROKER || path?.startsWith(`${BROKER}/`)) broker.handle(request, response);
    else if (path === '/whoami') whoami(request, response);
    else void files(request, response).catch(() => response.destroy());
  });
  const actual = (server.address() as AddressInfo).port;
  return {
    url: `${certificate ? 'https' : 'http'}://${host ?? 'localhost'}:${actual}/`,
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

/** Tells a page that it came from here, where the broker is (relative to the page), and its own address on this network. */
function whoami(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store'});
  const remote = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  // A page on this machine itself: others reach it where they reach us.
  const address = /^(127\.|::1$)/.test(remote) ? (lanAddresses()[0] ?? remote) : remote;
  response.end(`${JSON.stringify({roadstead: 1, broker: {path: BROKER.slice(1)}, address})}\n`);
}
