/** What dealing together has to know of a table, out of entry 0 of its log. */
import {fromBase64url} from '../../base/bytes.ts';
import type {TableInfo} from '../../fair/index.ts';
import type {Header} from '../../log/header.ts';

/**
 * @param gameId of the chain, 43 characters
 * @param headerHash hash of entry 0, 43 characters
 */
export function tableInfoOf(header: Header, gameId: string, headerHash: string): TableInfo {
  const host = header.hosts[0]!;
  return {
    format: header.format,
    gameId: bytesOf(gameId),
    entryHash: bytesOf(headerHash),
    backup: header.backup,
    host,
    // A bot is played by the host's device; every person has a device of their own.
    seats: header.seats.map(({key, kind}, seat) => ({
      idKey: bytesOf(key),
      device: kind === 'bot' ? host : seat,
      bot: kind === 'bot',
    })),
  };
}

/** Base64url that a schema has passed. */
export const bytesOf = (text: string): Uint8Array => fromBase64url(text) ?? new Uint8Array();
