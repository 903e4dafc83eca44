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

export class Waking {
  readonly #game: AnyGame;
  readonly #request: OpenRequest;
  readonly #entries: PlacedEntry[] = [];

  constructor(game: AnyGame, request: OpenRequest) {
    this.#game = game;
    this.#request = request;
  }

  /** The next entry that the log has already. */
  entry(placed: PlacedEntry): void {
    this.#entries.push(placed);
  }

  /** The dealing after all of them. @throws IllegalAction, BadMessage: the log must not be followed */
  awake(): JointCore {
    const {snapshot} = this.#request;
    const stands =
      snapshot &&
      snapshot.bytes.length <= MOST_BYTES &&
      this.#entries[snapshot.n - 1]?.hash === snapshot.hash;
    if (stands) {
      try {
        return new JointCore(this.#game, this.#request, this.#entries, snapshot);
      } catch (error) {
        if (!(error instanceof BadMessage)) throw error;
      }
    }
    return new JointCore(this.#game, this.#request, this.#entries);
  }
}
