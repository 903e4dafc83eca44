/** The part of a mesh of peers (`src/net`) that a session uses; tests put something smaller in its place. */
import type {LinkState} from './view-model.ts';

export interface PeerInfo {
  readonly id: string;
  /** Identity key at this table, proved. */
  readonly key: string;
  readonly link: LinkState;
}

export interface RoomEvents {
  /** Somebody came, went, or became hard to hear. */
  peers(): void;
  message(from: PeerInfo, message: unknown): void;
  /** Entries on the board, in any order. */
  entries(texts: readonly string[]): void;
}

export interface RoomPort {
  readonly peers: readonly PeerInfo[];
  listen(events: RoomEvents): void;
  send(peer: string, message: object): void;
  broadcast(message: object): void;
  /** Host only: puts entries on the board for everybody. */
  publish(texts: readonly string[]): void;
  /** Tries all links again at once. */
  redial(): void;
  close(): void;
}
