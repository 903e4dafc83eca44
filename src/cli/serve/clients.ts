/** Who is connected, and how often: one address may hold so many connections, all together so many. */
import type {IncomingMessage} from 'node:http';
import type {Socket} from 'node:net';

export interface Limits {
  /** Connections at the same time: a table needs some three, and one more for each who is joining. */
  readonly maxSockets: number;
  /** Of one address: several browsers on one machine. */
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

export class Clients {
  readonly #limits: Limits;
  readonly #counts = new Map<string, number>();

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

  /** Counts a connection until it closes. @returns false when its address has too many already */
  admit(address: string, socket: Pick<Socket, 'once'>): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#limits.maxPerAddress) return false;
    this.#counts.set(address, count + 1);
    socket.once('close', () => {
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left > 0) this.#counts.set(address, left);
      else this.#counts.delete(address);
    });
    return true;
  }
}
