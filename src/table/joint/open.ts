/** Dealing together, begun on this device from what it keeps. Loaded with the first table that deals so. */
import {concat, fromBase64url, toBase64url, utf8} from '../../base/bytes.ts';
import {hashBytes} from '../../base/digest.ts';
import type {Chain} from '../../log/chain.ts';
import {publicKeyOf} from '../../log/strict-ed25519.ts';
import type {JointSecrets} from './joint-dealer.ts';
import type {Dealing, OpenRequest, OwnSecrets} from './port.ts';
import {bytesOf} from './table-info.ts';

/** The private key of a bot: of the device that runs it, and of its seat. @param identity the device's private key */
const botSeed = (identity: Uint8Array, seat: number): Uint8Array =>
  hashBytes(concat(utf8('roadstead/bot-key/1'), identity, Uint8Array.of(seat)));

/** Public keys that this device has for bots, by seat. */
export const botKeysOf = (identity: Uint8Array, seats: number): string[] =>
  Array.from({length: seats}, (_, seat) => toBase64url(publicKeyOf(botSeed(identity, seat))));

/** Seats whose keys this device has, with all that dealing for them rests on. */
function ownOf({header}: Chain, identity: Uint8Array, secret: string): OwnSecrets[] {
  const own = toBase64url(publicKeyOf(identity));
  return header.seats.flatMap(({key}, seat): OwnSecrets[] => {
    const seed = key === own ? identity : botSeed(identity, seat);
    if (key !== own && key !== toBase64url(publicKeyOf(seed))) return [];
    const secretOf = hashBytes(
      concat(
        utf8('roadstead/seat-secret/1'),
        bytesOf(secret),
        utf8(header.seats[seat]!.nonce),
        Uint8Array.of(seat),
      ),
    );
    return [{seat, secret: secretOf, seed}];
  });
}

/**
 * @param identity this device's private key at the table
 * @param start opens the thread that deals
 */
export function startDealing(
  chain: Chain,
  identity: Uint8Array,
  {secret, guard, choices}: JointSecrets,
  start: (request: OpenRequest) => Promise<Dealing>,
): Promise<Dealing> {
  const {header, gameId, hashes} = chain;
  const stored = (text: string | null) => (text === null ? null : fromBase64url(text));
  return start({
    ...{header, gameId, headerHash: hashes[0]!},
    own: ownOf(chain, identity, secret),
    guard: stored(guard),
    choices: stored(choices),
  });
}
