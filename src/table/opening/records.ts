/** Records in and out. Loaded when somebody asks for one. */
import type {AnyGame} from '../../engine/game.ts';
import {Chain} from '../../log/chain.ts';
import {PACKED_SUFFIX, packRecord, unpackRecord} from '../../saves/packed.ts';
import {decodeRecord, encodeRecord, RECORD_SUFFIX} from '../../saves/record.ts';
import {checkClaims, foldAll} from '../playing/fold-all.ts';

export {foldAll} from '../playing/fold-all.ts';
export {branch} from './branch.ts';

/** The file of a stored table; `savedAt` in milliseconds since 1970. */
export async function recordFile(
  entries: readonly string[],
  savedAt: number,
  game: AnyGame,
): Promise<{readonly name: string; readonly bytes: Uint8Array}> {
  const {digest, result} = foldAll(Chain.link(entries), game);
  // A result is plain JSON by contract.
  const record = result ? {entries, digest, result: JSON.parse(JSON.stringify(result))} : {entries, digest};
  const day = new Date(savedAt).toISOString().slice(0, 10);
  const name = `${game.id}-${day}${RECORD_SUFFIX}${PACKED_SUFFIX}`;
  return {name, bytes: await packRecord(encodeRecord(record))};
}

export interface ReadRecord {
  readonly chain: Chain;
  readonly over: boolean;
}

/**
 * A file from outside, looked at in full: shape, chain, every signature, every rule, and what its writer claims.
 * @throws BadMessage, IllegalAction: the first thing that is wrong
 */
export async function readRecord(
  file: Blob,
  verify: (texts: readonly string[]) => Promise<unknown>,
  loadGame: (id: string) => Promise<AnyGame>,
): Promise<ReadRecord> {
  const record = decodeRecord(await unpackRecord(file));
  await verify(record.entries);
  const chain = Chain.link(record.entries);
  const replay = foldAll(chain, await loadGame(chain.header.game));
  checkClaims(record, replay);
  return {chain, over: replay.result !== null};
}
