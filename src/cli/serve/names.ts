/**
 * Under which names this server answers, and to pages of which origins. A name that anybody can point at an address of a
 * home (DNS rebinding) is none of them, so no page on the internet reads what is told to a home. Nor does another page open
 * web sockets here, which a browser lets any page try.
 */
import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';
import {localName} from './addresses.ts';

/** Endings of names that nobody outside a network can give. */
const INNER = /(^|\.)(localhost|local|lan|internal|home\.arpa)$/;
const NAME = /^[a-z0-9]([a-z0-9.-]{0,200}[a-z0-9])?$/;
/** Every name, every page: for a broker that is everybody's. */
const ANY = '*';

/** Host and port as they stand in an address, without brackets and port. */
export const hostNameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

export class Names {
  readonly #given: ReadonlySet<string>;

  /** @param given names beside the own ones, or `*` */
  constructor(given: readonly string[] = []) {
    this.#given = new Set(given.map(name => name.toLowerCase()));
  }

  /** Whether what is given as a name can be one. */
  static isName(text: string): boolean {
    return text === ANY || NAME.test(text.toLowerCase());
  }

  /** Whether a request names this server. Addresses cannot be pointed elsewhere, nor can names without a dot. */
  knows({headers}: Pick<IncomingMessage, 'headers'>): boolean {
    const name = hostNameOf(headers.host ?? '');
    return (
      this.#given.has(ANY) ||
      this.#given.has(name) ||
      isIP(name) !== 0 ||
      INNER.test(name) ||
      name === localName() ||
      (NAME.test(name) && !name.includes('.'))
    );
  }

  /** Whether a page may use the broker: one of this server, or one of a name that was given. What is no browser says none. */
  admits({headers}: Pick<IncomingMessage, 'headers'>): boolean {
    const {origin, host} = headers;
    if (origin === undefined || this.#given.has(ANY)) return true;
    if (!URL.canParse(origin)) return false;
    const page = new URL(origin);
    return page.host === (host ?? '').toLowerCase() || this.#given.has(hostNameOf(page.host));
  }
}

/** What whoever started the server has to do, in words. @param name as it was asked for; told only where it is one */
export const unknownName = (name: string): string =>
  [
    'This server does not answer under this name: anybody could point a name at it, and read with a page what is meant for a home.',
    `If the name is yours, start it with:  --name ${NAME.test(name) ? name : 'NAME'}`,
    '',
  ].join('\n');
