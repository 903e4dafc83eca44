/**
 * Dealing goes on after a reload. The log of this device is taken in as a whole first: up to the snapshot it is folded
 * without a look at the proofs, which this device had looked at when it made the snapshot. One that is damaged, of another
 * log, or ahead of this one is thrown away, and the whole log followed.
 */
import {BadMessage} from '../../../base/bad-message.ts';
import type {AnyGame} from '../../../engine/game.ts';
import {JointCore} from './core.ts';
import type {OpenRequest, PlacedEntry} from './port.ts';

/** More than any game's state takes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The dealing after the entries that the log has already. @throws IllegalAction, BadMessage: the log must not be followed */
export function awake(game: AnyGame, request: OpenRequest, entries: readonly PlacedEntry[]): JointCore {
  const {snapshot} = request;
  const stands =
    snapshot && snapshot.bytes.length <= MOST_BYTES && entries[snapshot.n - 1]?.hash === snapshot.hash;
  if (stands) {
    try {
      return new JointCore(game, request, entries, snapshot);
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
    }
  }
  return new JointCore(game, request, entries);
}
