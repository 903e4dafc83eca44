/** Tables that this device has, or had, of the game that a record tells. */
import type {Chain} from '../../log/chain.ts';
import type {Signer} from '../../log/sign.ts';
import {listFinished} from '../../saves/history.ts';
import {acquireLease} from '../../saves/lease.ts';
import * as saves from '../../saves/tables.ts';

type SignerAt = (tableId: string) => Promise<Signer>;

/** What one list of entries is to another that it is the start of, or that is the start of it. */
const agree = (one: readonly string[], other: readonly string[]): boolean =>
  one.slice(0, other.length).every((text, n) => text === other[n]);

/** The log of a table that is stored here and whose entry 0 is this one; null where it is not, or cannot be read. */
async function logBegunBy(
  listed: saves.Listed,
  game: string,
  first: string,
): Promise<readonly string[] | null> {
  if (!('meta' in listed) || listed.meta.game !== game || listed.meta.entries === 0) return null;
  if ((await saves.firstEntry(listed.id)) !== first) return null;
  return (await saves.loadTable(listed.id).catch(() => null))?.entries ?? null;
}

/**
 * The table that is stored here and that a record is of, brought up to where the record ends. One at which this device has a
 * seat goes before one that it only watches.
 * @param chain a checked record
 * @returns null when there is none, or when it has gone another way than the record
 */
export async function storedTable(chain: Chain, signerAt: SignerAt): Promise<string | null> {
  const {header, texts, book} = chain;
  let found: {readonly id: string; readonly log: readonly string[]} | null = null;
  for (const listed of await saves.listTables()) {
    const log = await logBegunBy(listed, header.game, texts[0]!);
    if (!log || !agree(log, texts)) continue;
    const {publicKey} = await signerAt(listed.id);
    const mine = book.seats.some(({key}) => key === publicKey);
    if (mine || !found) found = {id: listed.id, log};
    if (mine) break;
  }
  if (found) await bringUp(found.id, found.log.length, texts);
  return found?.id ?? null;
}

/** A tab that has the table open goes on with it as it is. */
async function bringUp(id: string, have: number, texts: readonly string[]): Promise<void> {
  if (have >= texts.length) return;
  const lease = await acquireLease(id, {takeOver: false, onLost: () => undefined});
  try {
    if (lease) for (let n = have; n < texts.length; n++) await saves.appendEntry(id, n, texts[n]!, true);
  } finally {
    lease?.release();
  }
}

/**
 * The table that this device deleted and whose key has a seat in a record: keys follow from ids, and the ids of deleted
 * tables and of finished games are still here.
 */
export async function forgottenTable({header, book}: Chain, signerAt: SignerAt): Promise<string | null> {
  const {games} = await listFinished();
  const finished = games.flatMap(({id, game}) => (game === header.game ? [id] : []));
  for (const id of new Set([...(await saves.deletedTables()), ...finished])) {
    const {publicKey} = await signerAt(id);
    if (book.seats.some(({kind, key}) => kind === 'person' && key === publicKey)) return id;
  }
  return null;
}
