/** What this device knows of one other device. */
import type {Json} from '../base/json.ts';
import {backoff, lookAgain, TIMES} from './limits.ts';
import type {PeerLink} from './peer-link.ts';

/**
 * `connecting`: met, no link yet; `unsteady`: silent for 4 s; `lost`: silent for 8 s, closed, or said goodbye. Nobody
 * loses anything by being lost: the links are repaired without being asked.
 */
export type PeerState = 'connecting' | 'live' | 'unsteady' | 'lost';

export interface PeerInfo {
  readonly id: string;
  /** Identity key at this table, proved on this peer's link or introduction. */
  readonly key: string;
  readonly host: boolean;
  /** What the layer above the net tells about that device. */
  readonly profile: Json;
  readonly state: PeerState;
  /** When the state began: milliseconds since 1970. */
  readonly since: number;
}

export class Peer {
  readonly id: string;
  key: string | null = null;
  host = false;
  profile: Json = null;
  /** The link in use. */
  link: PeerLink | null = null;
  /** A link that is being made, perhaps while an old one still seems to work. */
  trial: PeerLink | null = null;
  /** It closed its page: nobody to call until it comes back. */
  left = false;
  /** Who told us of it, and so can carry signals. */
  via: string | null = null;
  attempts = 0;
  /** When to try again, on the clock of `performance.now`. */
  retryAt = Number.POSITIVE_INFINITY;
  lostAt = 0;
  /** When it was lost, or the network last seemed to be back. */
  hopeAt = 0;
  #state: PeerState = 'connecting';
  #since = Date.now();

  constructor(id: string) {
    this.id = id;
  }

  get state(): PeerState {
    return this.#state;
  }

  /** @returns whether that is a change */
  become(state: PeerState): boolean {
    if (state === this.#state) return false;
    this.#state = state;
    this.#since = Date.now();
    if (state === 'lost') {
      this.lostAt = performance.now();
      this.hopeAt = this.lostAt;
    }
    return true;
  }

  /** The next attempt: soon while it may be the network that is gone, more and more seldom then. */
  scheduleRetry(): void {
    const now = performance.now();
    const isLost = this.#state === 'lost';
    const wait = isLost ? lookAgain(now - this.hopeAt) : backoff(this.attempts);
    this.attempts++;
    const forgotten = isLost && now - this.lostAt > TIMES.forgotten;
    this.retryAt = this.left || forgotten ? Number.POSITIVE_INFINITY : now + wait;
  }

  info(): PeerInfo | null {
    const {id, key, host, profile} = this;
    return key === null ? null : {id, key, host, profile, state: this.#state, since: this.#since};
  }
}
