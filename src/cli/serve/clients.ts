/** Who is connected, and how often: one address may hold so many connections and as many web sockets, all together so many. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {isIPv6, type Socket} from 'node:net';

export interface Limits {
  /** Connections at the same time: a table needs some three, and one more for each who is joining. */
  readonly maxSockets: number;
  /** Of one address (of IPv6: one network): several browsers on one machine. */
  readonly maxPerAddress: number;
  /** A server in front of this one, whose word on who is asking counts; null: none. */
  readonly proxy: FrontServer | null;
}

export interface FrontServer {
  /** Where it connects from. */
  readonly address: string;
  /** Where it writes the address of who is asking, as the last of several; lower case. */
  readonly header: string;
}

export const LIMITS: Limits = {maxSockets: 5000, maxPerAddress: 100, proxy: null};

/** IPv4 as such, where the system wraps it into IPv6. */
const plain = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/, '');

/**
 * Who counts as one: an address of IPv4; of IPv6 the network (the first half), of whose addresses each device has as
 * many as it likes. Devices at home speak to each other by addresses that all have the same first half.
 */
function counted(address: string): string {
  const [plainly = ''] = address.split('%');
  if (!isIPv6(plainly) || plainly.includes('.') || /^fe80:/i.test(plainly)) return address;
  const [head = '', tail] = plainly.split('::');
  const front = head.split(':').filter(part => part !== '');
  const back = (tail ?? '').split(':').filter(part => part !== '');
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16))
    .join(':');
}

/** A request that is answered for so long is answered slowly, milliseconds. */
const SLOW_MS = 10_000;

/** A connection that is no web socket. */
interface Connection {
  readonly who: string;
  readonly socket: Socket;
  /** Requests that were answered. */
  answered: number;
  /** When the one that is being answered began; null between two. */
  busySince: number | null;
}

export class Clients {
  readonly #limits: Limits;
  /** Oldest first, by the other end. */
  readonly #connections = new Map<string, Connection>();
  /** Web sockets by who holds them. */
  readonly #sockets = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Whether a connection comes from the proxy, which has many behind it. */
  isProxy(socket: Pick<Socket, 'remoteAddress'>): boolean {
    return plain(socket.remoteAddress) === this.#limits.proxy?.address;
  }

  /** Who is asking: the other end, or whom the proxy names. Anybody else's header is not looked at. */
  addressOf({socket, headers}: Pick<IncomingMessage, 'socket' | 'headers'>): string {
    const {proxy} = this.#limits;
    if (!proxy || !this.isProxy(socket)) return plain(socket.remoteAddress);
    const named = String(headers[proxy.header] ?? '')
      .split(',')
      .at(-1)!
      .trim();
    return named.slice(0, 64) || plain(socket.remoteAddress);
  }

  /**
   * A connection comes in, and is counted until it closes or becomes a web socket. Where its address, or all together, have
   * too many, the slowest makes room: one that has asked nothing yet, one that asks nothing now, one whose answer takes long.
   * @returns false when all of them are being answered
   */
  connected(socket: Socket): boolean {
    const who = this.isProxy(socket) ? 'proxy' : counted(plain(socket.remoteAddress));
    const {maxSockets, maxPerAddress} = this.#limits;
    const all = [...this.#connections.values()];
    const own = all.filter(connection => connection.who === who);
    if (who !== 'proxy' && own.length >= maxPerAddress && !this.#drop(own)) return false;
    if (all.length + this.#upgraded >= maxSockets && !this.#drop(all)) return false;
    const name = nameOf(socket);
    this.#connections.set(name, {who, socket, answered: 0, busySince: null});
    socket.once('close', () => this.#connections.delete(name));
    return true;
  }

  #drop(among: readonly Connection[]): boolean {
    const now = performance.now();
    const slowest =
      among.find(({busySince, answered}) => busySince === null && answered === 0) ??
      among.find(({busySince}) => busySince === null) ??
      among.find(({busySince}) => now - busySince! > SLOW_MS);
    if (!slowest) return false;
    this.#connections.delete(nameOf(slowest.socket));
    slowest.socket.destroy();
    return true;
  }

  /** A request came in as a whole, and is being answered. */
  asks({socket}: Pick<IncomingMessage, 'socket'>, response: Pick<ServerResponse, 'once'>): void {
    const connection = this.#connections.get(nameOf(socket));
    if (!connection) return;
    connection.busySince = performance.now();
    response.once('close', () => {
      connection.busySince = null;
      connection.answered++;
    });
  }

  /** A connection becomes a web socket: counted apart from pages, until it closes. @returns false when its address has too many */
  upgrades(request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
    const who = counted(this.addressOf(request));
    const count = this.#sockets.get(who) ?? 0;
    if (count >= this.#limits.maxPerAddress) return false;
    this.#connections.delete(nameOf(request.socket));
    this.#sockets.set(who, count + 1);
    request.socket.once('close', () => {
      const left = (this.#sockets.get(who) ?? 1) - 1;
      if (left > 0) this.#sockets.set(who, left);
      else this.#sockets.delete(who);
    });
    return true;
  }

  get #upgraded(): number {
    let sum = 0;
    for (const count of this.#sockets.values()) sum += count;
    return sum;
  }
}

/** The same for a connection and for what is encrypted on it. */
const nameOf = ({remoteAddress, remotePort}: Pick<Socket, 'remoteAddress' | 'remotePort'>): string =>
  `${remoteAddress} ${remotePort}`;
