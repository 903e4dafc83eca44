/**
 * A table of one's own out of a record: the same seats and moves up to an entry, signed anew by this device. For
 * "what if from here", and to go on with an imported game whose keys are on another device.
 */
import type {AnyGame} from '../engine/game.ts';
import {Chain, sealHeader} from '../log/chain.ts';
import type {Signer} from '../log/sign.ts';
import {foldAll} from './check-record.ts';

/**
 * @param texts a checked record
 * @param upTo number of the last entry that counts
 * @returns the entries of the new table; every person's seat sits at this device
 */
export async function branch(
  texts: readonly string[],
  upTo: number,
  game: AnyGame,
  signer: Signer,
  nonce: () => string,
): Promise<string[]> {
  const record = Chain.link(texts.slice(0, upTo + 1));
  const {entries, header} = record;
  const {undone} = foldAll(record, game);
  const seats = header.seats.map(seat => ({...seat, key: signer.publicKey, nonce: nonce()}));
  const hosts = seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const text = await sealHeader(
    {...header, mode: 'local', seats, hosts: hosts.length > 0 ? hosts : [0]},
    signer,
  );
  const chain = new Chain(text);
  for (const entry of entries.slice(1)) {
    if (entry.kind === 'header' || entry.kind === 'table' || undone.has(entry.n)) continue;
    if (entry.kind === 'answer') {
      chain.link(await chain.seal({kind: 'answer', payload: entry.payload}, signer));
      continue;
    }
    const {seat, payload} = entry;
    const person = seats[seat]!.kind === 'person';
    const {kind} = entry;
    const signature = person ? await chain.sign(kind, seat, payload, signer) : null;
    chain.link(await chain.seal({kind, seat, payload, signature}, signer));
  }
  return chain.texts;
}
