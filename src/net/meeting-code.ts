/**
 * The two codes by which two devices get a connection with no server between them. An *offer* goes to the other device, as a
 * link or on a screen, and an *answer* comes back (docs/protocol.md has both byte by byte). They say what ICE and DTLS need,
 * and nothing in them is believed: who has the offer proves it in a greeting on the connection itself.
 *
 *   offer    <page>#o=1.<bytes>   size, table, one-time secret, end, check
 *   answer   <page>#a=1.<bytes>   size, mark of the table, mark of the offer, end, check
 *
 * Whatever is read here is hostile. It may name addresses of a home network alone, a few, and ports of programs: nobody's
 * device is sent elsewhere by a picture.
 */
import {plainText} from '../base/address.ts';
import {BadMessage} from '../base/bad-message.ts';
import {concat, equalBytes, fromBase64url, toBase64url, utf8} from '../base/bytes.ts';
import {hashBytes} from '../base/digest.ts';
import {fingerprintIn} from './fingerprints.ts';
import {CODE_ALPHABET, isTableId} from './link-text.ts';

/** A way to a device: its address, or the name that its browser hides it behind (`….local`), and a port. */
export interface Way {
  readonly host: string;
  readonly port: number;
}

/** One end of a connection that is not there yet. */
export interface End {
  readonly ufrag: string;
  readonly pwd: string;
  /** Of the DTLS certificate: `sha-256 ab:cd:…`. */
  readonly fingerprint: string;
  /** The best first. None where the browser tells nothing: then it has to find the other one's. */
  readonly ways: readonly Way[];
}

export interface Offer {
  readonly tableId: string;
  /** 16 random bytes, base64url: proves on the connection that somebody has this very offer. */
  readonly secret: string;
  readonly end: End;
}

export interface Answer {
  /** `markOf` the table and the offer that it is for. */
  readonly table: string;
  readonly offer: string;
  readonly end: End;
}

const VERSION = '1';
type Kind = 'o' | 'a';

const BYTES = {table: 10, secret: 16, tableMark: 2, offerMark: 4, fingerprint: 32, check: 3} as const;
/** What one code names at most: it is to fit into a small picture. */
const MOST_WAYS = 4;
/** Ports below are those of services, where no browser listens. */
const LEAST_PORT = 1024;
/** By RFC 8445, but for the longest: no browser's is a quarter of that. */
const UFRAG = {least: 4, most: 32};
const PWD = {least: 22, most: 64};
/** No message with a code in it is longer. */
const TEXT_LENGTH = 10_000;

const malformed = (): never => {
  throw new BadMessage('code/damaged');
};

/** Names a table or an offer without telling it. */
export function markOf(what: 'table' | 'offer', value: string): string {
  const length = what === 'table' ? BYTES.tableMark : BYTES.offerMark;
  return toBase64url(hashBytes(utf8(`roadstead/${what}/1 ${value}`)).subarray(0, length));
}

// Addresses.

const UUID = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/;
const HIDDEN = 0;
const IPV4 = 4;
const IPV6 = 6;
const ADDRESS_BYTES = new Map([
  [HIDDEN, 16],
  [IPV4, 4],
  [IPV6, 16],
]);

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

/**
 * Networks that end at a router: RFC 1918, 6598 (what a carrier or a virtual network shares) and 3927. Whoever reads a code
 * is sent nowhere else.
 */
function isHome([a, b]: readonly number[]): boolean {
  if (a === 10 || (a === 192 && b === 168) || (a === 169 && b === 254)) return true;
  return (a === 172 && b! >= 16 && b! < 32) || (a === 100 && b! >= 64 && b! < 128);
}

/** Unique local addresses, RFC 4193. */
const isHome6 = ([first]: Uint8Array): boolean => (first! & 0xfe) === 0xfc;

function ipv4Of(host: string): Uint8Array | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host)?.slice(1).map(Number);
  return parts?.every(part => part < 256) ? Uint8Array.from(parts) : null;
}

function ipv6Of(host: string): Uint8Array | null {
  if (!/^[\da-f:]{2,39}$/.test(host)) return null;
  const halves = host.split('::').map(half => (half ? half.split(':') : []));
  const [head = [], tail] = halves;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (halves.length > 2 || (tail ? missing < 1 : missing !== 0)) return null;
  const groups = tail ? [...head, ...Array<string>(missing).fill('0'), ...tail] : head;
  if (!groups.every(group => /^[\da-f]{1,4}$/.test(group))) return null;
  return fromHex(groups.map(group => group.padStart(4, '0')).join(''));
}

/** Kind and bytes of an address of a home; null for any other. */
function addressBytes(host: string): Uint8Array | null {
  const name = UUID.exec(host);
  if (name) return Uint8Array.of(HIDDEN, ...fromHex(name.slice(1).join('')));
  const four = ipv4Of(host);
  if (four) return isHome([...four]) ? Uint8Array.of(IPV4, ...four) : null;
  const six = ipv6Of(host);
  return six && isHome6(six) ? Uint8Array.of(IPV6, ...six) : null;
}

function addressOf(kind: number, bytes: Uint8Array): string {
  if (kind === IPV4) return isHome([...bytes]) ? bytes.join('.') : outside();
  const hex = hexOf(bytes);
  if (kind === HIDDEN) return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
  if (!isHome6(bytes)) return outside();
  return (hex.match(/.{4}/g) ?? []).map(group => group.replace(/^0+(?=.)/, '')).join(':');
}

/**
 * An address of a home network, as somebody has read it in the settings of the Wi-Fi; in one spelling.
 * @throws BadMessage code/bad-address
 */
export function typedAddress(text: string): string {
  // Some settings show what of it is the network's (`/24`), or the name of the Wi-Fi's device (`%wlan0`).
  const bytes = addressBytes(
    text
      .trim()
      .toLowerCase()
      .replace(/[%/].*$/, ''),
  );
  if (!bytes || bytes[0] === HIDDEN) throw new BadMessage('code/bad-address');
  return addressOf(bytes[0]!, bytes.subarray(1));
}

/** Whether it names an address, and not only what those find who hear multicast. */
export const tellsAddress = ({ways}: End): boolean => ways.some(({host}) => !UUID.test(host));

const outside = (): never => {
  throw new BadMessage('code/outside');
};

// Texts of ICE are of the alphabet of base64: six bits a symbol.

const packed = (text: string): Uint8Array => {
  const symbols = text.replaceAll('+', '-').replaceAll('/', '_');
  const whole = symbols.padEnd(Math.ceil(symbols.length / 4) * 4, 'A');
  const bytes = fromBase64url(whole)!.subarray(0, Math.ceil((text.length * 6) / 8));
  return Uint8Array.of(text.length, ...bytes);
};

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @throws BadMessage code/damaged */
  take(length: number): Uint8Array {
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    if (bytes.length < length) malformed();
    this.#at += length;
    return bytes;
  }

  byte(): number {
    return this.take(1)[0]!;
  }

  text({least, most}: {least: number; most: number}): string {
    const length = this.byte();
    if (length < least || length > most) malformed();
    const bytes = this.take(Math.ceil((length * 6) / 8));
    const symbols = toBase64url(concat(bytes, new Uint8Array(2))).slice(0, length);
    return symbols.replaceAll('-', '+').replaceAll('_', '/');
  }
}

function endBytes({ufrag, pwd, fingerprint, ways}: End): Uint8Array {
  const hash = fromHex(fingerprint.replace('sha-256 ', '').replaceAll(':', ''));
  return concat(
    hash,
    packed(ufrag),
    packed(pwd),
    Uint8Array.of(ways.length),
    ...ways.map(({host, port}) =>
      concat(addressBytes(host) ?? outside(), Uint8Array.of(port >> 8, port & 255)),
    ),
  );
}

function readEnd(reader: Reader): End {
  const hash = hexOf(reader.take(BYTES.fingerprint));
  const fingerprint = `sha-256 ${hash.match(/../g)!.join(':')}`;
  const ufrag = reader.text(UFRAG);
  const pwd = reader.text(PWD);
  const count = reader.byte();
  if (count > MOST_WAYS) malformed();
  const ways = Array.from({length: count}, () => {
    const kind = reader.byte();
    const host = addressOf(kind, reader.take(ADDRESS_BYTES.get(kind) ?? malformed()));
    const [high, low] = reader.take(2);
    const port = high! * 256 + low!;
    if (port < LEAST_PORT) outside();
    return {host, port};
  });
  return {ufrag, pwd, fingerprint, ways};
}

// Codes.

const checkOf = (kind: Kind, bytes: Uint8Array): Uint8Array =>
  hashBytes(concat(utf8(`${kind}=${VERSION}.`), bytes)).subarray(0, BYTES.check);

function codeOf(kind: Kind, ...parts: readonly Uint8Array[]): string {
  const body = concat(...parts);
  const bytes = concat(Uint8Array.of(1 + body.length + BYTES.check), body);
  return `${kind}=${VERSION}.${toBase64url(concat(bytes, checkOf(kind, bytes)))}`;
}

/** Five bits a symbol. */
function tableBytes(tableId: string): Uint8Array {
  let value = 0n;
  for (const symbol of tableId.toUpperCase()) value = value * 32n + BigInt(CODE_ALPHABET.indexOf(symbol));
  return fromHex(value.toString(16).padStart(BYTES.table * 2, '0'));
}

function tableOf(bytes: Uint8Array): string {
  let value = BigInt(`0x${hexOf(bytes)}`);
  let id = '';
  for (let at = 0; at < 16; at++, value >>= 5n) id = (CODE_ALPHABET[Number(value & 31n)] ?? '') + id;
  return id.toLowerCase();
}

export const offerCode = ({tableId, secret, end}: Offer): string =>
  codeOf('o', tableBytes(tableId), fromBase64url(secret)!, endBytes(end));

export const answerCode = ({table, offer, end}: Answer): string =>
  codeOf('a', fromBase64url(table)!, fromBase64url(offer)!, endBytes(end));

/** What a mailer or messenger puts into a long line (`base/address.ts`). */
const GAP = '[\\s>=]*';
const GAPS = new RegExp(GAP, 'g');
const CODE = new RegExp(`(?:^|[^a-z\\d])([oa])=${GAP}(\\d{1,4})${GAP}\\.((?:${GAP}[\\w-])+)`, 'i');

export type MeetingCode =
  | {readonly kind: 'offer'; readonly offer: Offer}
  | {readonly kind: 'answer'; readonly answer: Answer};

/**
 * The code in what somebody pasted, scanned or opened: a link, its fragment, or a text with one of them in it.
 * @throws BadMessage code/damaged, code/other-version, code/outside
 */
export function readCode(text: string): MeetingCode {
  const [, letter, version, symbols] =
    (text.length <= TEXT_LENGTH && CODE.exec(plainText(text))) || malformed();
  if (version !== VERSION) throw new BadMessage('code/other-version');
  const kind: Kind = letter!.toLowerCase() === 'o' ? 'o' : 'a';
  const run = symbols!.replace(GAPS, '');
  // The first byte says how long it is: what a sentence goes on with is none of it.
  const [size = 0] = fromBase64url(`${run.slice(0, 2)}AA`) ?? [];
  const bytes = fromBase64url(run.slice(0, Math.ceil((size * 8) / 6)));
  if (!bytes || bytes.length !== size || size <= BYTES.check) return malformed();
  const body = bytes.subarray(0, -BYTES.check);
  if (!equalBytes(checkOf(kind, body), bytes.subarray(-BYTES.check))) return malformed();
  const reader = new Reader(body.subarray(1));
  const read = kind === 'o' ? readOffer(reader) : readAnswer(reader);
  // Each code has one spelling.
  const again = read.kind === 'offer' ? offerCode(read.offer) : answerCode(read.answer);
  return again === `${kind}=${VERSION}.${toBase64url(bytes)}` ? read : malformed();
}

function readOffer(reader: Reader) {
  const tableId = tableOf(reader.take(BYTES.table));
  if (!isTableId(tableId)) malformed();
  const secret = toBase64url(reader.take(BYTES.secret));
  return {kind: 'offer', offer: {tableId, secret, end: readEnd(reader)}} as const;
}

function readAnswer(reader: Reader) {
  const table = toBase64url(reader.take(BYTES.tableMark));
  const offer = toBase64url(reader.take(BYTES.offerMark));
  return {kind: 'answer', answer: {table, offer, end: readEnd(reader)}} as const;
}

// Session descriptions.

const CANDIDATE = /^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ host(.*)$/gim;
const CHARS = (of: {least: number; most: number}): string => `([a-z\\d+/]{${of.least},${of.most}})`;
const UFRAG_LINE = new RegExp(`^a=ice-ufrag:${CHARS(UFRAG)}\\s*$`, 'im');
const PWD_LINE = new RegExp(`^a=ice-pwd:${CHARS(PWD)}\\s*$`, 'im');

/**
 * What a code says of a session description of this browser, whose candidates have been gathered.
 * @param ownAddress of this device on its home network, where it is known (`candidates.ts`)
 * @throws BadMessage net/bad-description
 */
export function endIn(sdp: string, ownAddress: string | null = null): End {
  const fingerprint = fingerprintIn(sdp);
  const ufrag = UFRAG_LINE.exec(sdp)?.[1];
  const pwd = PWD_LINE.exec(sdp)?.[1];
  if (!ufrag || !pwd) throw new BadMessage('net/bad-description');
  const found = [...sdp.matchAll(CANDIDATE)].map(([, priority, host, port, more]) => ({
    way: {host: host!.toLowerCase(), port: Number(port)},
    // Chromium says which network costs something: a phone's own is none that the others are in.
    cost: Number(/network-cost (\d+)/.exec(more!)?.[1] ?? 0),
    priority: Number(priority),
  }));
  found.sort((a, b) => a.cost - b.cost || b.priority - a.priority);
  const known = ownAddress !== null && addressBytes(ownAddress) ? [ownAddress] : [];
  const ways = found.flatMap(({way: {host, port}}) => {
    if (!addressBytes(host) || port < LEAST_PORT) return [];
    return [host, ...(UUID.test(host) ? known : [])].map(each => ({host: each, port}));
  });
  return {ufrag, pwd, fingerprint, ways: ways.slice(0, MOST_WAYS)};
}

/** A session description that says the same to a browser. */
export function sdpOf({ufrag, pwd, fingerprint, ways}: End, type: 'offer' | 'answer'): string {
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    // Firefox reads capitals alone, as RFC 8122 has them.
    `a=fingerprint:${fingerprint.replace(/[\da-f:]+$/, digits => digits.toUpperCase())}`,
    // Several may answer to one offer, whoever is taken in: none of them may begin, or the wrong one ends it for all.
    `a=setup:${type === 'offer' ? 'active' : 'passive'}`,
    ...ways.map(({host, port}, at) => {
      // Host candidates of one component: RFC 8445, 5.1.2.
      const priority = 126 * 2 ** 24 + (65_535 - at) * 256 + 255;
      return `a=candidate:${at + 1} 1 udp ${priority} ${host} ${port} typ host`;
    }),
    'a=end-of-candidates',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
