/**
 * What the page's address asks for after its `#`: nothing, a table of this device (`t=`), or a join link, which the
 * network reads (`net/link-text.ts`). The one place that knows how it is written.
 */

export type Place =
  | {readonly at: 'home'}
  | {readonly at: 'table'; readonly tableId: string}
  | {readonly at: 'link'; readonly link: string};

/** @param hash with its `#`, or empty */
export function readHash(hash: string): Place {
  if (hash.length < 2) return {at: 'home'};
  if (!hash.startsWith('#t=')) return {at: 'link', link: hash};
  return {at: 'table', tableId: hash.slice(3)};
}

/** A join link, found in a text and taken to pieces (`net/link-text.ts`): not looked at yet, but for their lengths. */
export interface LinkParts {
  readonly version: string;
  readonly tableId: string;
  readonly secret: string;
  /** Null in links of version 1. */
  readonly founder: string | null;
  /** What is played there: no more than a hint, what counts is the word of the host. Null where it does not say. */
  readonly game: string | null;
}

/** Marks that nobody sees: soft hyphen, joiners, spaces without width, marks of direction, selectors. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;

const decoded = (escapes: string): string => {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
};

/**
 * Text as somebody meant it, whatever a mailer, a messenger or a keyboard has made of it: no percent escapes (twice at
 * most), nothing invisible, plain hyphens, no wide letters.
 */
export function plainText(text: string): string {
  let plain = text;
  for (let times = 0; times < 2; times++) plain = plain.replace(/(?:%[\da-f]{2})+/gi, decoded);
  return (
    plain
      // A mail's own escape (RFC 2045).
      .replace(/=3D/g, '=')
      .replace(UNSEEN, '')
      .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
  );
}

/** A mailer may break a line anywhere, with a mark that it has done so (RFC 2045), and begin the next one as a quotation. */
const GAP = '[\\s>=]*';
const symbols = (of: string, n: number): string => `(${of}(?:${GAP}${of}){${n - 1}})`;
const BEGINS = `(?:^|[^a-z\\d])j${GAP}=${GAP}`;
const DOT = `${GAP}\\.${GAP}`;
/** Whatever stands behind it is none of it: punctuation, words, what a messenger has added. */
const ENDS = '(?![-_]*[a-z\\d])';
const KEY = symbols('[\\w-]', 22);
const LINK = new RegExp(
  `${BEGINS}(?:(1)${DOT}${symbols('[a-z\\d]', 16)}${DOT}${KEY}${ENDS}|` +
    `(2)${DOT}${symbols('[a-z\\d]', 16)}${DOT}${KEY}${DOT}${KEY}${ENDS}(?:\\.([\\w-]*[a-z\\d]))?)`,
  'i',
);
const OTHER = new RegExp(`${BEGINS}(\\d{1,4})\\.\\w`, 'i');

const GAME = /^[a-z][a-z\d-]{0,39}$/;
const GAPS = new RegExp(GAP, 'g');

/** The first join link in a text; of other versions than 1 and 2 only the version. Null where there is none. */
export function linkIn(text: string): LinkParts | null {
  const plain = plainText(text);
  const found = LINK.exec(plain)?.map(part => part?.replace(GAPS, ''));
  if (!found) {
    const version = OTHER.exec(plain)?.[1];
    return version ? {version, tableId: '', secret: '', founder: null, game: null} : null;
  }
  const [, one, id1 = '', secret1 = '', , id2 = '', secret2 = '', founder = '', game] = found;
  return one
    ? {version: '1', tableId: id1, secret: secret1, founder: null, game: null}
    : {version: '2', tableId: id2, secret: secret2, founder, game: game && GAME.test(game) ? game : null};
}

/** Whether a text has one of the codes of `net/meeting-code.ts` in it, as far as its length tells whole. */
export const hasWholeMeetingCode = (text: string): boolean => /[oa]=\d+\.[\w-]{80}/.test(plainText(text));

/** What the link in a text says is played at its table, so that whoever follows it fetches the board on the way. */
export const gameAt = (text: string): string | null => linkIn(text)?.game ?? null;

/** So many brokers may stand in a link, and each so long. */
const MOST_BROKERS = 3;
const BROKER = /^(?:wss?:\/\/)?(?:[\w.-]{1,80}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?(?:\/[\w.~/-]{0,40})?$/i;
const BROKERS = /&(?:amp;)?b=([\w.~:/,[\]-]{1,400})/;

/** The servers at which the table of a link has its doors. */
export const withBrokers = (link: string, brokers: readonly string[]): string =>
  brokers.length > 0 ? `${link}&b=${brokers.join(',')}` : link;

/** What a link in a text names as brokers; what cannot be one is left out, and so is more than three. */
export function brokersAt(text: string): readonly string[] {
  // Where a mailer has broken the line (RFC 2045); whatever ends a sentence is none of it.
  const plain = plainText(text.replace(/=\r?\n[> ]*/g, ''));
  const list = (BROKERS.exec(plain)?.[1] ?? '').replace(/[.,:/~-]+$/, '');
  return list
    .split(',')
    .filter(broker => BROKER.test(broker))
    .slice(0, MOST_BROKERS);
}

/** By which a device moves a seat to the one that has it from its screen: 16 random bytes, base64url. */
export interface Ticket {
  readonly seat: number;
  readonly ticket: string;
}

export const withTicket = (link: string, {seat, ticket}: Ticket): string => `${link}&m=${seat}.${ticket}`;

/** The ticket in a link; null where it has none. */
export function ticketAt(text: string): Ticket | null {
  const [, seat, ticket] = /&m=([0-7])\.([\w-]{22})(?![\w-])/.exec(plainText(text)) ?? [];
  return seat !== undefined && ticket !== undefined ? {seat: Number(seat), ticket} : null;
}

/** A link to a place of a lobby, as the screen in the middle shows one for each that is free. */
export const withPlace = (link: string, place: number): string => `${link}&s=${place}`;

/** The place that a link names; null where it names none. Nobody has it by that: it is only asked for. */
export function placeAt(text: string): number | null {
  const [, place] = /&(?:amp;)?s=([0-4])(?![\w-])/.exec(plainText(text)) ?? [];
  return place === undefined ? null : Number(place);
}

/** @param tableId the open table, null for none */
export const hashOf = (tableId: string | null): string => (tableId === null ? '' : `#t=${tableId}`);

const BETWEEN_DEVICES = /^[abcdefghjkmnpqrstvwxyz2-9]{16}$/;

/** The spoken code of a table between devices, with which its id begins, in small letters; null for any other id. */
export const codeOfTable = (tableId: string): string | null =>
  BETWEEN_DEVICES.test(tableId) ? tableId.slice(0, 6) : null;

/** The table that a place names; null where it names none, or cannot be read. */
export const tableAt = (place: Place): string | null => {
  if (place.at === 'table') return place.tableId;
  return place.at === 'link' ? (linkIn(place.link)?.tableId ?? null) : null;
};

/** A place as an address relative to the app's. */
export function addressOf(place: Place): string {
  if (place.at === 'link') return place.link;
  return hashOf(place.at === 'table' ? place.tableId : null) || '#';
}
