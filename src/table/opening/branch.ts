/**
 * A table of one's own out of a record: the same seats and moves up to an entry, signed anew by this device. For
 * "what if from here", and to go on with an imported game whose keys are on another device. Over the network, the seats
 * then go to the devices of their people one by one, as the log tells (`seatKey`).
 */
import type {AnyGame} from '../../engine/game.ts';
import {Chain, sealHeader} from '../../log/chain.ts';
import {decodeEntry, type Entry} from '../../log/entry.ts';
import type {Signer} from '../../log/sign.ts';
import {withoutProofs} from '../playing/fact.ts';
import {foldAll} from '../playing/fold-all.ts';

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
  const seats = record.book.seats.map(seat => ({...seat, key: signer.publicKey, nonce: nonce()}));
  const persons = seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const {game: id, rules, options} = header;
  const own = {format: 1, game: id, rules, options, mode: 'local', backup: false} as const;
  const text = await sealHeader({...own, seats, hosts: persons.length > 0 ? persons : [0]}, signer);
  const chain = new Chain(text);
  for (const said of entries.slice(1)) {
    const {n} = said;
    const entry = innermost(said);
    if (entry.kind === 'header' || entry.kind === 'table' || entry.kind === 'lead' || undone.has(n)) continue;
    if (entry.kind === 'answer') {
      chain.link(await chain.seal({kind: 'answer', payload: entry.payload}, signer));
      continue;
    }
    if (entry.kind === 'fair') continue;
    if (entry.kind === 'dealt') {
      for (const answer of entry.payload.answers)
        chain.link(await chain.seal({kind: 'answer', payload: answer}, signer));
      continue;
    }
    const {seat} = entry;
    // Proofs of what an action showed hold in the log that they were made for.
    const payload = withoutProofs(entry.payload);
    const person = seats[seat]!.kind === 'person';
    const {kind} = entry;
    const signature = person ? await chain.sign(kind, seat, payload, signer) : null;
    chain.link(await chain.seal({kind, seat, payload, signature}, signer));
  }
  return chain.texts;
}

/** What an entry says, however often its table was taken up. */
const innermost = (entry: Entry): Exclude<Entry, {kind: 'carried'}> =>
  entry.kind === 'carried' ? innermost(decodeEntry(entry.payload.text)) : entry;
