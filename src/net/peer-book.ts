/** The peers this device knows of. Strangers can fill it with names, but not push out whom we have met. */
import {Peer} from './peer.ts';
import type {PeerLink} from './peer-link.ts';

/** Peers that came and went are remembered up to this many. */
const REMEMBERED = 24;
/** Links in the making on one peer's word: its list of names must not cost a connection each, nor keep others' guests out. */
const TRIALS = 8;
/** Attempts to reach somebody we only heard of. */
const STRANGER_ATTEMPTS = 5;

export class PeerBook {
  readonly #peers = new Map<string, Peer>();

  get all(): readonly Peer[] {
    return [...this.#peers.values()];
  }

  get linked(): readonly Peer[] {
    return this.all.filter(peer => peer.link);
  }

  get links(): readonly PeerLink[] {
    return this.all.flatMap(({link}) => link ?? []);
  }

  /** The host, while a link to it stands. */
  get host(): Peer | null {
    return this.linked.find(peer => peer.host) ?? null;
  }

  /**
   * Whether enough links are in the making on the word of whoever told us of this peer. One that has proved the secret,
   * here or on an earlier link, waits for nobody.
   */
  isBusy({key, via}: Peer): boolean {
    const isTold = (peer: Peer) => peer.trial && peer.key === null && peer.via === via;
    return key === null && this.all.filter(isTold).length >= TRIALS;
  }

  get(id: string): Peer | null {
    return this.#peers.get(id) ?? null;
  }

  /** The peer of this id, from now on known. */
  meet(id: string): Peer {
    const known = this.#peers.get(id);
    if (known) return known;
    const peer = new Peer(id);
    if (this.#peers.size >= REMEMBERED) {
      const idle = this.all.filter(other => !other.link && !other.trial);
      const least = idle.find(other => other.key === null) ?? idle[0];
      if (least) this.forget(least);
    }
    this.#peers.set(id, peer);
    return peer;
  }

  forget(peer: Peer): void {
    this.#peers.delete(peer.id);
  }

  /** Strangers that nobody could reach are soon nobody. */
  forgetStrangers(): void {
    for (const peer of this.all)
      if (peer.key === null && !peer.link && !peer.trial && peer.attempts > STRANGER_ATTEMPTS)
        this.forget(peer);
  }
}
