/** Records of tables that dealt together, and the same records after somebody with keys has lied in them. */
import {fromBase64url, toBase64url} from '../../../src/base/bytes.ts';
import type {AnyGame} from '../../../src/engine/game.ts';
import {type Part as DealtPart, decodePart, encodePart, signPart} from '../../../src/fair/part.ts';
import {Chain, type NextEntry} from '../../../src/log/chain.ts';
import type {Entry, FairPayload} from '../../../src/log/entry.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {signStrict} from '../../../src/log/strict-ed25519.ts';
import {TestTable} from './tables.ts';

/** Private key of a seat's device at a test table. */
export const seedOf = (seat: number): Uint8Array => new Uint8Array(32).fill(seat + 1);

/** The log of a table that was played until `enough`, or to the end. */
export async function playedTogether(
  seats: number,
  seed: string,
  game: AnyGame,
  enough: (texts: readonly string[]) => boolean = () => false,
): Promise<readonly string[]> {
  const table = await TestTable.started(seats, seed, 0, game);
  const texts = () => table.ledger().chain.texts;
  while (!table.over() && !enough(texts())) await table.step();
  table.close();
  return texts();
}

/** Bytes of what an entry says about dealing. */
export const bytesOf = ({payload}: Entry): Uint8Array => fromBase64url((payload as FairPayload).bytes)!;

/** The entry with another payload, signed again by its author and sealed again by the host: the log up to there. */
export async function resealed(
  texts: readonly string[],
  n: number,
  change: (payload: object) => object,
): Promise<string[]> {
  const chain = Chain.link(texts.slice(0, n));
  const entry = Chain.link(texts.slice(0, n + 1)).entries[n]!;
  if (entry.kind === 'header') throw new Error('the header is another game');
  const payload = change(entry.payload);
  const {kind, seat} = entry;
  const part: NextEntry =
    kind === 'answer' || kind === 'dealt' || seat === null
      ? {kind, payload}
      : {
          kind,
          payload,
          seat,
          signature: await chain.sign(kind, seat, payload, await createSigner(seedOf(seat))),
        };
  return [...chain.texts, await chain.seal(part, await createSigner(seedOf(0)))];
}

/** With one bit of the dealing's bytes turned. @param at counted from the end where negative */
export const turned = (at: number) => (payload: object) => {
  const bytes = fromBase64url((payload as FairPayload).bytes)!;
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  return {...payload, bytes: toBase64url(bytes)};
};

/** With the message inside a part changed, signed again by its sender. */
export const signedAgain =
  (gameId: string, change: (bytes: Uint8Array) => Uint8Array) => (payload: object) => {
    const part: DealtPart = decodePart(fromBase64url((payload as FairPayload).bytes)!);
    const sign = (bytes: Uint8Array) => signStrict(seedOf(part.seat), bytes);
    const lie = signPart(sign, fromBase64url(gameId)!, {...part, bytes: change(part.bytes)});
    return {...payload, bytes: toBase64url(encodePart(lie))};
  };
