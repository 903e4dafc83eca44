/** Entry 0 out of a full lobby. */
import {formatOf, type Header} from '../log/header.ts';
import type {Lobby} from './lobby.ts';

/**
 * @param rules rule-set number of the game
 * @param mode who deals
 * @param botKeys by seat: where all deal together, each bot has a key of its own
 * @param backup whether card keys are backed up
 * @param hostKey key of the device that writes the log; it also runs the bots
 * @throws Error when a place is free, or nobody at the host's device sits
 */
export function headerOf(
  lobby: Lobby,
  rules: number,
  hostKey: string,
  mode: Header['mode'],
  botKeys: readonly string[] = [],
  backup = false,
): Header {
  const seats = lobby.places.map((seat, i) => {
    if (!seat) throw new Error('a place is free');
    const {name, shape, kind, bot, nonce} = seat;
    return {name, shape, kind, bot, nonce, key: seat.key ?? botKeys[i] ?? hostKey};
  });
  const host = seats.findIndex(seat => seat.key === hostKey);
  if (host < 0) throw new Error('the host has no seat');
  const guests = seats.flatMap((seat, i) => (seat.kind === 'person' && i !== host ? [i] : []));
  return {
    format: formatOf(mode),
    game: lobby.game,
    rules,
    options: lobby.options,
    mode,
    backup,
    seats,
    hosts: [host, ...guests],
  };
}
