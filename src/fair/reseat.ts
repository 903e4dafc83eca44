/**
 * A person goes on from another device (docs/fair-play.md, "Who leaves, who comes back"). The seat's secret stays on the
 * old one, so its keys are made anew: from here on the seat counts under another identity key, and everybody waits for the
 * keys that the new device makes. The host's person has let it in; the log has that word.
 *
 * `reseat` = `u8 seat, idKey 32`.
 *
 * What the old device knew stays known to it. A seat whose key locks a card cannot go: nobody could take its layer off any
 * more. A beacon that waits is asked again under another name, so a seat goes once a round, as it comes back once.
 */
import {equalBytes} from '../base/bytes.ts';
import {waitsFor} from './asked.ts';
import {FairError} from './errors.ts';
import {layers} from './handle.ts';
import {HASH, message, record, U8} from './shape.ts';
import {type Claims, type FairState, noClaims} from './state.ts';

const RESEAT = message(record<{seat: number; idKey: Uint8Array}>({seat: U8, idKey: HASH}));

/**
 * @param author who signed it, as the log has checked
 * @param round of the game
 * @throws FairError fair/wrong-author, fair/not-ready, fair/bad-device, fair/equal-keys, fair/too-soon, fair/holds-cards,
 *   fair/draw-waits
 */
export function reseat(state: FairState, bytes: Uint8Array, author: number | null, round: number): Claims {
  const {seat, idKey} = RESEAT.decode(bytes);
  const old = state.seat(seat);
  if (author !== state.host) throw new FairError('wrong-author', {seat: author ?? -1});
  if (!state.ready || state.table.backup) throw new FairError('not-ready');
  if (old.bot || seat === state.host || state.seatsOf(old.device).length !== 1)
    throw new FairError('bad-device', {seat});
  if (state.seats.some(other => equalBytes(other.idKey, idKey)))
    throw new FairError('equal-keys', {field: 'idKey'});
  if (old.returned >= round) throw new FairError('too-soon', {seat});
  for (const handle of state.handles.all())
    if (handle.life !== 'dead' && layers(handle, state.publicKeys).includes(seat))
      throw new FairError('holds-cards', {seat});
  const claims = noClaims();
  for (const pending of [...state.pending.values()]) {
    if (!waitsFor(state, pending).includes(seat)) continue;
    // Its choice is sealed on the old device.
    if (pending.request.kind !== 'beacon') throw new FairError('draw-waits', {seat});
    state.cancel(pending, claims);
  }
  Object.assign(old, {idKey, keys: null, returned: round});
  return claims;
}
