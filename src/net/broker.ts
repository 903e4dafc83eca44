/** Which broker introduces peers, and which servers help WebRTC to find a path. */
import * as v from 'valibot';
import {BadMessage} from '../base/bad-message.ts';
import {usableAddress} from './candidates.ts';

export interface BrokerConfig {
  readonly host: string;
  readonly port: number;
  /** With a slash at both ends. */
  readonly path: string;
  readonly secure: boolean;
  /** On one LAN peers find each other by their own addresses, and no server outside is asked. */
  readonly iceServers: readonly RTCIceServer[];
  /** This device's address on the home network, as the page server sees it; see `candidates.ts`. */
  readonly ownAddress: string | null;
}

/** Somebody's TURN server; an empty url means none. */
export interface RelayConfig {
  readonly url: string;
  readonly username: string;
  readonly credential: string;
}

/**
 * PeerJS's free cloud broker and public STUN servers, for pages from a static host. They see when a device looks for
 * a table and from which address, never what is said at it.
 */
export const PUBLIC_BROKER: BrokerConfig = {
  host: '0.peerjs.com',
  port: 443,
  path: '/',
  secure: true,
  iceServers: [{urls: ['stun:stun.l.google.com:19302', 'stun:stun.cloudflare.com:3478']}],
  ownAddress: null,
};

const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])`;
const ADDRESS = new RegExp(
  String.raw`^(?:(https?|wss?):\/\/)?(${HOST})(?::(\d{1,5}))?(\/[\w.~\/-]{0,100})?$`,
  'i',
);

/** Home networks: a broker there needs no server outside to find a path. */
const LOCAL =
  /^(localhost|.*\.local|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|169\.254\..*|\[.*)$/i;

/**
 * A broker as people write it: `host[:port][/path]`. Without a scheme it is taken to be encrypted exactly where it
 * has to be: outside the home network, or from an encrypted page, which may not speak to others.
 * @throws BadMessage net/bad-broker
 */
export function parseBroker(text: string, pageIsSecure: boolean): BrokerConfig {
  const [, scheme, host = '', port, path = '/'] = ADDRESS.exec(text.trim()) ?? [];
  if (!host || Number(port ?? 1) < 1 || Number(port ?? 1) > 65535) throw new BadMessage('net/bad-broker');
  const local = LOCAL.test(host);
  const secure = scheme ? /s$/i.test(scheme) : pageIsSecure || !local;
  return {
    host: host.toLowerCase(),
    port: port ? Number(port) : secure ? 443 : 80,
    path: path.endsWith('/') ? path : `${path}/`,
    secure,
    iceServers: local ? [] : PUBLIC_BROKER.iceServers,
    ownAddress: null,
  };
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
  /** Where others reach the server; null while they do not. */
  others: v.optional(v.nullable(v.pipe(v.string(), v.ipv4())), null),
});

/** A page server in the home answers at once; a static host has no such file. */
const WHOAMI_MS = 2000;

export type Server = v.InferOutput<typeof WhoamiSchema>;

/** What the server of this page says of itself, or null when it is a static host. */
export async function whoami(page: string): Promise<Server | null> {
  if (!/^https?:/.test(page)) return null;
  try {
    const response = await fetch(new URL('whoami', page), {
      cache: 'no-store',
      signal: AbortSignal.timeout(WHOAMI_MS),
    });
    return response.ok ? v.parse(WhoamiSchema, await response.json()) : null;
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

/**
 * The broker of the server that this page came from, or null when it has none.
 * @param answer of that server
 */
export async function ownBroker(page: string, answer = whoami(page)): Promise<BrokerConfig | null> {
  const told = await answer;
  if (!told) return null;
  try {
    const {broker, address, home} = told;
    const url = new URL(broker.path, page);
    const secure = url.protocol === 'https:';
    return {
      host: url.hostname,
      port: Number(url.port) || (secure ? 443 : 80),
      path: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`,
      secure,
      // Whoever comes from outside needs a path through a router.
      iceServers: home ? [] : PUBLIC_BROKER.iceServers,
      ownAddress: home ? usableAddress(address) : null,
    };
  } catch {
    return null;
  }
}

/**
 * The broker to use: the one in the settings, else the page's own, else the public one; with the relay, if any.
 * @param own asks for the page's own
 * @throws BadMessage net/bad-broker
 */
export async function chooseBroker(
  setting: string,
  relay: RelayConfig,
  page: string,
  own: () => Promise<BrokerConfig | null> = () => ownBroker(page),
): Promise<BrokerConfig> {
  const broker = setting.trim()
    ? parseBroker(setting, page.startsWith('https:'))
    : ((await own()) ?? PUBLIC_BROKER);
  if (!/^turns?:/.test(relay.url)) return broker;
  const {url, username, credential} = relay;
  return {...broker, iceServers: [...broker.iceServers, {urls: url, username, credential}]};
}
