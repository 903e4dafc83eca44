/**
 * In front of the broker's web sockets: who may open one, and how much may come in on it. The broker itself takes any
 * name, and messages of 100 MB, which it keeps for receivers that may never come.
 */
import {EventEmitter} from 'node:events';
import type {IncomingMessage, Server} from 'node:http';
import type {Duplex} from 'node:stream';
import type {Clients} from './clients.ts';
import type {Names} from './names.ts';

/** Bytes at once and in a second on one web socket: an introduction takes some 10 kB. */
const BURST = 256 * 1024;
const RATE = 16 * 1024;
/** Names and tokens of PeerJS clients. */
const WORD = /^[\w-]{1,64}$/;
/** How deep a message may nest; introductions take 4. */
const DEPTH = 8;

/**
 * Stands for the server where the broker listens for upgrades, and lets through only those that fit.
 * @param path of the broker's web sockets
 * @param clients web sockets are counted here, where the address of those behind a proxy is known
 * @param refused told of a page that may not
 */
export function gateOf(
  server: Server,
  path: string,
  {clients, names, refused}: {clients: Clients; names: Names; refused: (origin: string) => void},
): Server {
  const gate = new EventEmitter();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until somebody else listens, an error of the socket would end the process.
    socket.on('error', () => undefined);
    const status = statusOf(request);
    if (status) {
      // Whoever is refused may cling to the connection, of which we have not many.
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`, () => socket.destroy());
      return;
    }
    meter(socket);
    gate.emit('upgrade', request, socket, head);
  });
  const statusOf = (request: IncomingMessage): string | null => {
    if (!names.knows(request)) return '421 Misdirected Request';
    if (!names.admits(request)) {
      refused(request.headers.origin ?? '');
      return '403 Forbidden';
    }
    if (!isClient(request.url ?? '', path)) return '400 Bad Request';
    return clients.upgrades(request) ? null : '429 Too Many Requests';
  };
  // The broker listens for events and asks nothing else of its server.
  return gate as unknown as Server;
}

function isClient(url: string, path: string): boolean {
  const base = 'http://broker';
  if (!URL.canParse(url, base)) return false;
  const {pathname, searchParams} = new URL(url, base);
  return pathname === path && ['id', 'token'].every(name => WORD.test(searchParams.get(name) ?? ''));
}

/** Ends a socket on which too much comes in, before it is put together. */
function meter(socket: Duplex): void {
  let left = BURST;
  let at = performance.now();
  socket.on('data', (bytes: Buffer) => {
    const now = performance.now();
    left = Math.min(BURST, left + ((now - at) / 1000) * RATE) - bytes.length;
    at = now;
    if (left < 0) socket.destroy();
  });
}

/** Whether a message can be passed on: one that is too deep to be written again costs its receiver the connection. */
export const isPlain = (value: unknown, depth = DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every(part => isPlain(part, depth - 1)));

/**
 * Whether a message names its receiver as one is named, if it does. It is kept for whoever may still come under that
 * name; when nobody did, it is written into a text, and there an object ends the process.
 */
export const isAddressed = ({dst}: {readonly dst?: unknown}): boolean =>
  dst === undefined || (typeof dst === 'string' && WORD.test(dst));
