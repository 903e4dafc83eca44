/**
 * Table ids, secrets, and the texts that carry them between people.
 *
 *   join link   <page>#j=2.<tableId>.<secret>.<founder>[.<game>]   the fragment never reaches a server
 *   brokers     <join link>&b=<broker>[,<broker>…]   where the table's doors are (base/address.ts, broker.ts)
 *   with ticket <join link>&m=<seat>.<ticket>   moves a seat here from the device that shows it (base/address.ts)
 *   with place  <join link>&s=<place>   the place of the lobby at which whoever follows it is asked to sit down (base/address.ts)
 *   older link  <page>#j=1.<tableId>.<secret>                      does not say who founded the table
 *   offer, answer  <page>#o=1.…, <page>#a=1.…   meet a device without a server (meeting-code.ts)
 *   spoken code six symbols, the head of the table id; names the table at the broker, is no secret
 */
import {brokersAt, linkIn, plainText, withBrokers} from '../base/address.ts';
import {BadMessage} from '../base/bad-message.ts';
import {fromBase64url, toBase64url, utf8} from '../base/bytes.ts';
import {hashBytes} from '../base/digest.ts';
import {hmacSha256} from '../base/hmac.ts';
import {canonicalJson} from '../base/json.ts';
import {randomSymbols, randomText} from '../base/random.ts';

/** No I, L, O, U, 0, 1: nobody mishears or misreads the rest. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const CODE_LENGTH = 6;
const ID_LENGTH = 16;
/** No message with a link in it is longer. */
const TEXT_LENGTH = 10_000;

const TABLE_ID = new RegExp(`^[${CODE_ALPHABET.toLowerCase()}]{${ID_LENGTH}}$`);
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

export interface TableLink {
  readonly tableId: string;
  /** 16 random bytes, base64url. */
  readonly secret: string;
  /** What the founder's key hashes to (`founderOf`); null in links of older versions. */
  readonly founder: string | null;
  /** Where the table's doors are, as the link names it; left out where it does not. */
  readonly brokers?: readonly string[];
}

/** A new table: its id names the broker slots, its secret lets people in. */
export const inventTable = (): TableLink => ({
  tableId: randomSymbols(CODE_ALPHABET.toLowerCase(), ID_LENGTH),
  secret: randomText(16),
  founder: null,
});

/** A new secret for a table whose old link is in the wrong hands. */
export const inventSecret = (): string => randomText(16);

/** The first 16 bytes of a hash of a device's key, base64url: names it in links. */
export const founderOf = (key: string): string =>
  toBase64url(hashBytes(utf8(canonicalJson(['roadstead/founder/1', key]))).subarray(0, 16));

export const codeOf = (tableId: string): string => tableId.slice(0, CODE_LENGTH).toUpperCase();

/**
 * A fragment as others get it. A page that lies on this device alone leads nowhere from another one: then the fragment stands
 * for itself, and goes into their own app.
 * @param page its fragment, if any, is replaced
 */
export const linkTo = (page: string, fragment: string): string =>
  `${/^https?:/.test(page) ? page.split('#')[0] : ''}#${fragment}`;

/**
 * @param page see `linkTo`
 * @param game what is played there: whoever follows the link fetches its board on the way (`gameAt` in
 *   `base/address.ts`); empty where nobody knows
 */
export function joinLink(
  page: string,
  {tableId, secret, founder, brokers = []}: TableLink,
  game = '',
): string {
  const parts = founder ? [2, tableId, secret, founder, ...(game ? [game] : [])] : [1, tableId, secret];
  return withBrokers(linkTo(page, `j=${parts.join('.')}`), brokers);
}

export const isTableId = (text: string): boolean => TABLE_ID.test(text);
export const isSecret = (text: string): boolean => text.length === 22 && fromBase64url(text)?.length === 16;
export const isFounder = isSecret;

/**
 * What somebody pasted, scanned, opened or typed: a whole link, its fragment, or a spoken code in any case, with spaces
 * or hyphens; or a text with a link in it, or with a code in capitals.
 * @throws BadMessage link/malformed, link/other-version
 */
export function parseInvitation(text: string): TableLink | {readonly tableId: null; readonly code: string} {
  if (text.length > TEXT_LENGTH) throw new BadMessage('link/malformed', {limit: TEXT_LENGTH});
  const link = linkIn(text);
  if (!link) {
    const code = codeIn(plainText(text));
    if (code === null) throw new BadMessage('link/malformed');
    return {tableId: null, code};
  }
  const {version, tableId, secret, founder} = link;
  if (version !== '1' && version !== '2') throw new BadMessage('link/other-version');
  if (!isTableId(tableId) || !isSecret(secret) || (founder !== null && !isFounder(founder)))
    throw new BadMessage('link/malformed');
  const brokers = brokersAt(text);
  return {tableId, secret, founder, ...(brokers.length > 0 && {brokers})};
}

/** Whether a text has no join link, and what looks like one of the codes of `meeting-code.ts`. */
export const holdsMeetingCode = (text: string): boolean =>
  text.length <= TEXT_LENGTH && !linkIn(text) && /(?:^|[^a-z\d])[oa]=\s*\d{1,4}\s*\./i.test(plainText(text));

/** A code and nothing else but punctuation: six symbols of any case, in one piece or in groups of a size. */
const WHOLE = [1, 2, 3, 6].map(
  size =>
    new RegExp(
      `^[^\\p{L}\\d]*[A-Z\\d]{${size}}(?:[^\\p{L}\\d]+[A-Z\\d]{${size}}){${6 / size - 1}}[^\\p{L}\\d]*$`,
      'iu',
    ),
);
/** As the app writes it, in a text: capitals, in one piece or three and three, and not digits alone. */
const IN_TEXT = /\b(?=[\d .\u00a0-]*[A-Z])[A-Z\d]{3}[ \u00a0.-]?[A-Z\d]{3}\b/g;

/** The only code in a text; null where there is none, or several. Words of six letters in a sentence are none. */
function codeIn(text: string): string | null {
  const codeOf = (found: string): string | null => {
    const code = found.replace(/[^A-Z\d]/gi, '').toUpperCase();
    return CODE.test(code) ? code : null;
  };
  if (WHOLE.some(pattern => pattern.test(text))) return codeOf(text);
  // What is left of a broken link is none, and in capitals alone any word looks like one.
  if (/\bj\s*=/i.test(text) || !/\p{Ll}/u.test(text)) return null;
  // Nor are parts of addresses.
  const words = text.replace(/\S*\w[/@:.]+\w\S*/g, ' ');
  const codes = new Set((words.match(IN_TEXT) ?? []).map(codeOf).filter(code => code !== null));
  return codes.size === 1 ? [...codes][0]! : null;
}

const SLOTS = [0, 1, 2, 3, 4];

/**
 * The names at the broker under which members of a table are found, lowest first. Only who knows the secret knows
 * them: nobody else can take them, or send offers there.
 */
export const slotNames = ({tableId, secret}: Pick<TableLink, 'tableId' | 'secret'>): string[] =>
  SLOTS.map(slot => {
    const mac = hmacSha256(utf8(secret), utf8(canonicalJson(['roadstead/slot/1', tableId, slot])));
    return `rs-${[...mac.subarray(0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`;
  });
export const codeName = (code: string): string => `rs-code-${code}`;
