/** Which brokers introduce peers, and which servers help WebRTC to find a path. */
import {BadMessage} from '../base/bad-message.ts';
import {LIMITS} from './limits.ts';
import {type Broker, type OwnServer, ownServer} from './page-server.ts';

export type {Broker};

/** How a device goes on the network. */
export interface Ways {
  /** All are asked at once. */
  readonly brokers: readonly Broker[];
  /** On one LAN peers find each other by their own addresses, and no server outside is asked. */
  readonly iceServers: readonly RTCIceServer[];
  /** Where credentials for a relay are told (`ice.ts`); null: nowhere, or none is needed. */
  readonly relayAt: string | null;
  /** The one of them that came with the page. */
  readonly own: Broker | null;
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
export const PUBLIC_BROKER: Broker = {host: '0.peerjs.com', port: 443, path: '/', secure: true};
const PUBLIC_STUN: readonly string[] = ['stun:stun.l.google.com:19302', 'stun:stun.cloudflare.com:3478'];
/** The public broker in a link: shorter than any name. */
const PUBLIC_SIGN = '0';

interface Network {
  readonly brokers: readonly string[];
  readonly stun: readonly string[];
  /** Empty for none. */
  readonly relay: string;
}

/** What whoever built the app has named, as JSON (`esbuild.config.mjs`); without a build, nothing. */
declare const ROADSTEAD_NETWORK: string;
const BUILT: Network =
  typeof ROADSTEAD_NETWORK === 'undefined'
    ? {brokers: [], stun: [], relay: ''}
    : JSON.parse(ROADSTEAD_NETWORK);
/** Asked outside a home only. */
export const STUN: readonly RTCIceServer[] = [
  {urls: [...(BUILT.stun.length > 0 ? BUILT.stun : PUBLIC_STUN)]},
];

const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])`;
const ADDRESS = new RegExp(
  String.raw`^(?:(https?|wss?):\/\/)?(${HOST})(?::(\d{1,5}))?(\/[\w.~\/-]{0,100})?$`,
  'i',
);

/** Home networks: a broker there needs no server outside to find a path. */
const LOCAL =
  /^(localhost|.*\.local|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|169\.254\..*|\[.*)$/i;

/**
 * A broker as people and links write it: `host[:port][/path]`. Without a scheme it is taken to be encrypted exactly where it
 * has to be: outside the home network, or from an encrypted page, which may not speak to others.
 * @throws BadMessage net/bad-broker
 */
export function parseBroker(text: string, pageIsSecure: boolean): Broker {
  const [, scheme, host = '', port, path = '/'] = ADDRESS.exec(text.trim()) ?? [];
  if (!host || Number(port ?? 1) < 1 || Number(port ?? 1) > 65535) throw new BadMessage('net/bad-broker');
  const secure = scheme ? /^(https|wss)$/i.test(scheme) : pageIsSecure || !LOCAL.test(host);
  return {
    host: host.toLowerCase(),
    port: port ? Number(port) : secure ? 443 : 80,
    path: path.endsWith('/') ? path : `${path}/`,
    secure,
  };
}

/** Whether a text names one, in the settings. */
export function isBroker(text: string): boolean {
  try {
    parseBroker(text, false);
    return true;
  } catch {
    return false;
  }
}

/** The same as short as `parseBroker` reads it from any page, encrypted or not. */
export function brokerText(broker: Broker): string {
  const {host, port, path, secure} = broker;
  if (isSame(broker, PUBLIC_BROKER)) return PUBLIC_SIGN;
  const scheme = secure === LOCAL.test(host) ? (secure ? 'wss://' : 'ws://') : '';
  return `${scheme}${host}${port === (secure ? 443 : 80) ? '' : `:${port}`}${path.slice(0, -1)}`;
}

const isSame = (a: Broker, b: Broker): boolean =>
  a.host === b.host && a.port === b.port && a.path === b.path && a.secure === b.secure;

/** Without those that stand there twice, and no more than may be asked. */
function different(brokers: readonly Broker[]): Broker[] {
  const first = brokers.filter((broker, i) => brokers.findIndex(other => isSame(broker, other)) === i);
  return first.slice(0, LIMITS.brokers);
}

/**
 * The brokers that a link names. Anybody can write one: what is no address is left out, and so is what is not encrypted, but
 * at home or on the machine of the page.
 */
export function brokersInLink(texts: readonly string[], page: string): readonly Broker[] {
  const {protocol, hostname} = new URL(page);
  const named = texts.flatMap(text => {
    if (text === PUBLIC_SIGN) return PUBLIC_BROKER;
    try {
      const broker = parseBroker(text, protocol === 'https:');
      return broker.secure || LOCAL.test(broker.host) || broker.host === hostname ? broker : [];
    } catch {
      return [];
    }
  });
  return different(named);
}

/** What a person has set. */
export interface NetworkSettings {
  readonly brokers: readonly string[];
  readonly relay: RelayConfig;
}

/**
 * Those in the settings, without what cannot be asked; else the page's own, and what the build names after it; else the public one.
 * @throws BadMessage net/bad-broker where the settings name none that can be
 */
export function usualBrokers(
  settings: readonly string[],
  page: string,
  own: Broker | null,
): readonly Broker[] {
  const isSecure = page.startsWith('https:');
  const set = settings.filter(text => text.trim() !== '');
  if (set.length > 0) {
    const good = set.filter(isBroker);
    if (good.length === 0) throw new BadMessage('net/bad-broker');
    return different(good.map(text => parseBroker(text, isSecure)));
  }
  const built = BUILT.brokers.map(text => parseBroker(text, isSecure));
  const usual = different([...(own ? [own] : []), ...built]);
  return usual.length > 0 ? usual : [PUBLIC_BROKER];
}

/**
 * The brokers to ask: those that the link names, and where it leaves room the usual ones; with what helps to find a path.
 * @param named in the link
 * @param own asks for what the page's server gives
 * @throws BadMessage net/bad-broker
 */
export async function chooseWays(
  {brokers: set, relay}: NetworkSettings,
  page: string,
  named: readonly string[] = [],
  own: () => Promise<OwnServer | null> = () => ownServer(page),
): Promise<Ways> {
  const needsOwn = named.length > 0 || set.every(text => text.trim() === '');
  const server = needsOwn ? await own() : null;
  const usual = usualBrokers(set, page, server?.broker ?? null);
  // A server of the home may come back; whose server is out in the world does not wait for it alone.
  const instead = server?.silent && !server.home ? [PUBLIC_BROKER] : [];
  const brokers = different([...brokersInLink(named, page), ...usual, ...instead]);
  const isOwn = (broker: Broker) => server !== null && isSame(broker, server.broker);
  // Whoever comes from outside needs a path through a router.
  const isHome = brokers.every(broker => (isOwn(broker) ? server?.home : LOCAL.test(broker.host)));
  const {url, username, credential} = relay;
  const builtRelay = BUILT.relay && URL.canParse(BUILT.relay, page) ? new URL(BUILT.relay, page).href : null;
  const relays: RTCIceServer[] = /^turns?:/.test(url) ? [{urls: url, username, credential}] : [];
  return {
    brokers,
    iceServers: [...(isHome ? [] : STUN), ...relays],
    relayAt: isHome ? null : (builtRelay ?? server?.relayAt ?? null),
    own: brokers.find(isOwn) ?? null,
    ownAddress: server?.address ?? null,
  };
}
