/**
 * The server that the page came from: `roadstead serve` tells what it is and where its broker stands, a static host has no such
 * file. Where it does not answer at all, it counts as what it last was: the page may come out of the browser's own store, and
 * the server be back in a minute.
 */
import * as v from 'valibot';
import {usableAddress} from './candidates.ts';

/** Where a broker stands. */
export interface Broker {
  readonly host: string;
  readonly port: number;
  /** With a slash at both ends. */
  readonly path: string;
  readonly secure: boolean;
}

/** What `roadstead serve` answers at `whoami`. */
const WhoamiSchema = v.object({
  roadstead: v.literal(1),
  /** Path of its broker, relative to the page. */
  broker: v.object({path: v.pipe(v.string(), v.maxLength(100))}),
  /** Of the device that asks. */
  address: v.pipe(v.string(), v.maxLength(50)),
  /** Whether that one is on the server's own network. */
  home: v.boolean(),
  /** Where it tells credentials for a relay, relative to the page. */
  relay: v.optional(v.object({path: v.pipe(v.string(), v.maxLength(100))})),
  /** Where others reach the server; null while they do not. */
  others: v.optional(v.nullable(v.pipe(v.string(), v.ipv4())), null),
});

/** A page server in the home answers at once; a static host has no such file. */
const WHOAMI_MS = 2000;

/** `silent`: it has said so earlier, and does not answer now. */
export type Server = v.InferOutput<typeof WhoamiSchema> & {readonly silent?: boolean};

/** What the server of this page says of itself, or said last; null when it is a static host. */
export async function whoami(page: string): Promise<Server | null> {
  if (!/^https?:/.test(page)) return null;
  const at = new URL('whoami', page).href;
  let text = '';
  try {
    const response = await fetch(at, {cache: 'no-store', signal: AbortSignal.timeout(WHOAMI_MS)});
    if (response.ok) text = await response.text();
  } catch {
    return lastOf(at);
  }
  const told = read(text);
  remember(at, told === null ? null : text);
  return told;
}

function read(text: string): v.InferOutput<typeof WhoamiSchema> | null {
  try {
    return v.parse(WhoamiSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

const KEY = 'rs-server';

/** What the browser does not keep, for as long as the page lives. */
let unkept: string | null = null;

function remember(at: string, text: string | null): void {
  unkept = text === null ? null : JSON.stringify([at, text]);
  try {
    if (unkept === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, unkept);
  } catch {
    // A browser that keeps nothing.
  }
}

/** Where the device is in its network now nobody has told. */
function lastOf(at: string): Server | null {
  const kept = (): string | null => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  try {
    const [where, text] = v.parse(v.tuple([v.string(), v.string()]), JSON.parse(unkept ?? kept() ?? '[]'));
    const told = where === at ? read(text) : null;
    return told && {...told, address: '', silent: true};
  } catch {
    return null;
  }
}

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/**
 * The page as other devices reach it: this machine's own name for itself leads nobody here.
 * @param told by its server
 */
export async function pageForOthers(page: string, told = whoami(page)): Promise<string> {
  const url = new URL(page);
  if (!LOOPBACK.test(url.hostname)) return page;
  const {others = null} = (await told) ?? {};
  if (others !== null) url.hostname = others;
  return url.href;
}

/** What the server that this page came from gives it; null when it has no broker. */
export interface OwnServer {
  readonly broker: Broker;
  /** The page is of the server's own network. */
  readonly home: boolean;
  readonly address: string | null;
  readonly relayAt: string | null;
  /** It does not answer just now. */
  readonly silent: boolean;
}

/** @param answer of that server */
export async function ownServer(page: string, answer = whoami(page)): Promise<OwnServer | null> {
  const told = await answer;
  if (!told || !URL.canParse(told.broker.path, page)) return null;
  const {broker, relay, address, home, silent = false} = told;
  const url = new URL(broker.path, page);
  const secure = url.protocol === 'https:';
  return {
    broker: {
      host: url.hostname,
      port: Number(url.port) || (secure ? 443 : 80),
      path: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`,
      secure,
    },
    ...{home, silent},
    address: home ? usableAddress(address) : null,
    relayAt: relay && URL.canParse(relay.path, page) ? new URL(relay.path, page).href : null,
  };
}
