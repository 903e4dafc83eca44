/** The part of a mesh of peers (`src/net`) that a session uses; tests put something smaller in its place. */

import type {AnyCode} from '../base/codes.ts';
import type {Problem} from '../base/problem.ts';
import type {LinkState} from './view-model.ts';

export interface PeerInfo {
  readonly id: string;
  /** Identity key at this table, proved. */
  readonly key: string;
  /** Proved to be the host. */
  readonly host: boolean;
  readonly link: LinkState;
  /** As it calls itself; cleaned, empty for none. */
  readonly name: string;
}

/** Somebody with the spoken code, or with the link of a table that wants to be asked, waits to be let in; the name is only a claim. */
export interface Knock {
  readonly name: string;
  admit(): void;
  refuse(): void;
}

export interface RoomEvents {
  /** Somebody came, went, or became hard to hear. */
  peers(): void;
  message(from: PeerInfo, message: unknown): void;
  /** Entries on the board, in any order, perhaps more than once. */
  entries(texts: readonly string[]): void;
  /** The broker or the host is out of reach; null: no longer. */
  trouble(problem: Problem | null): void;
  knock(knock: Knock): void;
  /** A peer sent what no honest one sends; it was dropped. `code` as in net/…. */
  strike(from: PeerInfo, code: AnyCode): void;
  /** This device sits at the table on another page now, or the host sent it away. */
  sentAway(reason: 'replaced' | 'removed'): void;
  /** The host has renewed the link: this is its secret now. */
  renewed(secret: string): void;
}

export interface RoomPort {
  readonly peers: readonly PeerInfo[];
  /** The host's key, as far as the net knows it: told by anybody, and held against what the link says. */
  readonly hostKey: string | null;
  listen(events: RoomEvents): void;
  send(peer: string, message: object): void;
  broadcast(message: object): void;
  /** Host only: a fresh board with the whole log. */
  open(texts: readonly string[]): void;
  /** Host only: the next entry. */
  publish(text: string): void;
  /** Tries all links again at once. */
  redial(): void;
  /**
   * Keys of those who sit, and how many places are free: others cannot fill the table up. `asks`: newcomers with the link
   * knock, too.
   */
  reserve(seats: {readonly keys: readonly string[]; readonly free: number; readonly asks: boolean}): void;
  /** Host only: sends a device away, and keeps it out. */
  remove(key: string): void;
  /** Host only: the old link leads nowhere from now on. @returns the new secret */
  renew(): string;
  /** A peer sent what no honest one sends, as this layer found out. */
  blame(peer: string, code: AnyCode): void;
  close(): void;
}
