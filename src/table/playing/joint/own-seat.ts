/** What a seat of this device rests on: all of it follows from the device's two secrets at this table. */
import {concat, toBase64url, utf8} from '../../../base/bytes.ts';
import {hashBytes} from '../../../base/digest.ts';
import {type Header, movesBots} from '../../../log/header.ts';
import {publicKeyOf} from '../../../log/strict-ed25519.ts';
import {botRoot, botSeed, rootSeed} from './bot-key.ts';

/** What this device keeps for a table: 32 bytes each. */
export interface DeviceSecrets {
  /** Its private key at the table. */
  readonly identity: Uint8Array;
  /** All of its dealing follows from it. */
  readonly secret: Uint8Array;
}

/** A seat of this device with what only this device knows of it: 32 bytes each. */
export interface OwnSecrets {
  readonly seat: number;
  /** All of its dealing follows from it. */
  readonly secret: Uint8Array;
  /** Its private key. */
  readonly seed: Uint8Array;
  /** It is a bot that goes with the table, and its secret is its root. */
  readonly isRoot?: boolean;
}

/**
 * A seat of a person if it is this device's.
 * @param key public key of the seat. @param nonce what its device put in for it, so that no other seat or table has its secret
 */
export function ownSeat(
  {identity, secret}: DeviceSecrets,
  seat: number,
  {key, nonce}: {readonly key: string; readonly nonce: string},
): OwnSecrets | null {
  return key === toBase64url(publicKeyOf(identity))
    ? secretsOf({identity, secret}, seat, nonce, identity)
    : null;
}

function secretsOf({secret}: DeviceSecrets, seat: number, nonce: string, seed: Uint8Array): OwnSecrets {
  const secretOf = concat(utf8('roadstead/seat-secret/1'), secret, utf8(nonce), Uint8Array.of(seat));
  return {seat, secret: hashBytes(secretOf), seed};
}

/** Seats whose keys this device has when the table begins. */
export const ownSeats = (device: DeviceSecrets, header: Header): OwnSecrets[] =>
  header.seats.flatMap((at, seat) => {
    if (at.kind === 'person') return ownSeat(device, seat, at) ?? [];
    const root = botRoot(device.identity, seat);
    const bot = movesBots(header)
      ? rootedBot(seat, root)
      : secretsOf(device, seat, at.nonce, botSeed(device.identity, seat));
    return at.key === toBase64url(publicKeyOf(bot.seed)) ? bot : [];
  });

/** A bot of a table with which it goes, as its root makes it. */
export const rootedBot = (seat: number, root: Uint8Array): OwnSecrets => ({
  ...{seat, secret: root, seed: rootSeed(root)},
  isRoot: true,
});
