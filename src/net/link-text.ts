/**
 * Table ids, secrets, and the texts that carry them between people.
 *
 *   join link   <page>#j=1.<tableId>.<secret>     the fragment never reaches a server
 *   spoken code six symbols, the head of the table id; names the table at the broker, is no secret
 */
import {BadMessage} from '../base/bad-message.ts';
import {fromBase64url} from '../base/bytes.ts';
import {randomSymbols, randomText} from '../base/random.ts';

/** No I, L, O, U, 0, 1: nobody mishears or misreads the rest. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const CODE_LENGTH = 6;
const ID_LENGTH = 16;
/** Longer texts are no links of ours, whatever page they name. */
const LINK_LENGTH = 2000;

const TABLE_ID = new RegExp(`^[${CODE_ALPHABET.toLowerCase()}]{${ID_LENGTH}}$`);
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

export interface TableLink {
  readonly tableId: string;
  /** 16 random bytes, base64url. */
  readonly secret: string;
}

/** A new table: its id names the broker slots, its secret lets people in. */
export const inventTable = (): TableLink => ({
  tableId: randomSymbols(CODE_ALPHABET.toLowerCase(), ID_LENGTH),
  secret: randomText(16),
});

export const codeOf = (tableId: string): string => tableId.slice(0, CODE_LENGTH).toUpperCase();

/** @param page its fragment, if any, is replaced */
export const joinLink = (page: string, {tableId, secret}: TableLink): string =>
  `${page.split('#')[0]}#j=1.${tableId}.${secret}`;

export const isTableId = (text: string): boolean => TABLE_ID.test(text);
export const isSecret = (text: string): boolean => text.length === 22 && fromBase64url(text)?.length === 16;

/**
 * What somebody pasted, scanned, opened or typed: a whole link, its fragment, or a spoken code in any case, with
 * spaces or hyphens.
 * @throws BadMessage link/malformed, link/other-version
 */
export function parseInvitation(text: string): TableLink | {readonly tableId: null; readonly code: string} {
  if (text.length > LINK_LENGTH) throw new BadMessage('link/malformed', {limit: LINK_LENGTH});
  const trimmed = text.trim();
  const code = trimmed.replace(/[\s-]/g, '').toUpperCase();
  if (CODE.test(code)) return {tableId: null, code};
  const fragment = trimmed.slice(trimmed.indexOf('#') + 1);
  const [version, tableId = '', secret = '', ...rest] = fragment.replace(/^j=/, '').split('.');
  if (!fragment.startsWith('j=')) throw new BadMessage('link/malformed');
  if (version !== '1')
    throw new BadMessage(/^\d+$/.test(version ?? '') ? 'link/other-version' : 'link/malformed');
  if (rest.length > 0 || !isTableId(tableId) || !isSecret(secret)) throw new BadMessage('link/malformed');
  return {tableId, secret};
}

/** The names at the broker under which a table can be kept, lowest first. */
export const slotNames = (tableId: string): string[] => [0, 1, 2, 3, 4].map(slot => `rs-${tableId}-${slot}`);
export const codeName = (code: string): string => `rs-code-${code}`;
