/** Who is connected, and how often: one address may hold so many connections, all together so many. */
import type {IncomingMessage} from 'node:http';
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
    const who = counted(address);
    const count = this.#counts.get(who) ?? 0;
    if (count >= this.#limits.maxPerAddress) return false;
    this.#counts.set(who, count + 1);
    socket.once('close', () => {
      const left = (this.#counts.get(who) ?? 1) - 1;
      if (left > 0) this.#counts.set(who, left);
      else this.#counts.delete(who);
    });
    return true;
  }
}
