/** Dealing together, begun on this device from what it keeps. Loaded with the first table that deals so. */
import {fromBase64url} from '../../base/bytes.ts';
import type {Chain} from '../../log/chain.ts';
import type {JointSecrets} from './joint-dealer.ts';
import type {Dealing, OpenRequest, Snapshot} from './port.ts';
import {bytesOf} from './table-info.ts';

/**
 * @param identity this device's private key at the table
 * @param snapshot of the dealing, to go on from; null to follow the log from its start
 * @param start opens the thread that deals
 */
export function startDealing(
  {header, gameId, hashes}: Chain,
  identity: Uint8Array,
  {secret, guard, choices}: JointSecrets,
  snapshot: Snapshot | null,
  start: (request: OpenRequest) => Promise<Dealing>,
): Promise<Dealing> {
  const stored = (text: string | null) => (text === null ? null : fromBase64url(text));
  return start({
    ...{header, gameId, headerHash: hashes[0]!},
    device: {identity, secret: bytesOf(secret)},
    snapshot,
    guard: stored(guard),
    choices: stored(choices),
  });
}
