/** What a table uses of a mesh of peers (`src/net`): the ways into a room, and the room. Tests put something smaller in its place. */

import type {AnyCode} from '../../base/codes.ts';
import type {Problem} from '../../base/problem.ts';
import type {Signer} from '../../log/sign.ts';
import type {JoiningView, JoinTrouble, LinkState, Settings, Shape, ShownCode} from '../seen/view-model.ts';

export interface PeerInfo {
  readonly id: string;
  /** Identity key at this table, proved. */
  readonly key: string;
  /** Proved to be the host's device of now. */
  readonly host: boolean;
  readonly link: LinkState;
  /** As it calls itself; cleaned, empty for none. */
  readonly name: string;
}

/** Somebody with the spoken code, or with the link of a table that wants to be asked, waits to be let in; the name is only a claim. */
export interface Knock {
  readonly name: string;
  /** It need not be answered any more. */
  readonly over: Promise<void>;
  admit(): void;
  refuse(): void;
}

export interface RoomEvents {
  /** Somebody came, went, or became hard to hear. */
  peers(): void;
  message(from: PeerInfo, message: unknown): void;
  /** Entries on the bulletin, in any order, perhaps more than once. */
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
  /** The answer to an offer of this table was opened in another tab. */
  answered(text: string): void;
  /** The page goes, perhaps for good: the last moment in which something can be said. */
  leaving(): void;
}

export interface RoomPort {
  readonly peers: readonly PeerInfo[];
  /** Key of whoever founded the table, as far as the net knows it: told by anybody, and held against what the link says. */
  readonly hostKey: string | null;
  listen(events: RoomEvents): void;
  send(peer: string, message: object): void;
  broadcast(message: object): void;
  /** Whose device keeps the table from here on, in term −1 until the game begins elsewhere: it alone opens bulletins, sends away and renews the link. */
  penIs(key: string, term: number): void;
  /** Host only: a fresh bulletin with the whole log. */
  open(texts: readonly string[]): void;
  /** Host only: the next entry. */
  publish(text: string): void;
  /**
   * An offer for a device that comes without a server.
   * @param address of this device, as somebody has typed it; null: what is known of it stays
   * @throws BadMessage code/no-address, code/bad-address, app/module-missing
   */
  offer(address: string | null): Promise<ShownCode>;
  /** Takes the answer to one of them in; resolves with the key of that device when it is let in. @throws BadMessage code/…, join/refused */
  takeAnswer(text: string): Promise<string>;
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

/** Somebody at a table can be met without a server, and has made an offer. */
export interface Offered {
  readonly tableId: string;
  /**
   * @param address as in `RoomPort.offer`
   * @throws BadMessage code/no-address, code/bad-address, code/damaged
   */
  answer(identity: Signer, connection: Connection, address: string | null): Promise<Answering>;
}

/** What the other device has to be shown, until it has taken it in. */
export interface Answering {
  readonly shown: ShownCode;
  /** Who joins it next does so by whom was met. @throws JoinFailure */
  readonly table: Promise<TableAddress>;
  close(): void;
}

/** The way to a table: its id and secret out of a link, a spoken code that a host has to admit, or an offer. */
export type Invitation = Address | {readonly tableId: null; readonly code: string} | Offered;

interface Address {
  readonly tableId: string;
  readonly secret: string;
  readonly founder?: string | null | undefined;
  readonly brokers?: readonly string[] | undefined;
}

export interface TableAddress {
  readonly tableId: string;
  readonly secret: string;
  /** What the host's key hashes to, out of the link; null, or left out: the link does not say. */
  readonly founder?: string | null | undefined;
  /** Where the table's doors are, out of the link; left out: where this device's settings, or its page, say. */
  readonly brokers?: readonly string[] | undefined;
  /** Known from an earlier visit: nobody else may keep the table. */
  readonly hostKey?: string;
}

/** How this device goes on the network, and how it introduces itself. */
export interface Connection {
  readonly brokers: readonly string[];
  readonly relay: Settings['relay'];
  readonly name: string;
  readonly shape: Shape;
}

export type OnStep = (step: JoiningView['step']) => void;

type Connect = (
  table: TableAddress,
  identity: Signer,
  connection: Connection,
  onStep: OnStep,
) => Promise<RoomPort>;

/** The network, loaded when first needed. All reject with `JoinFailure`. */
export interface RoomPorts {
  invent(): TableAddress;
  /** @param game what is played there, empty where nobody knows yet */
  inviteOf(
    table: TableAddress,
    game: string,
    connection: Connection,
  ): {readonly link: string; readonly code: string};
  /** @throws BadMessage link/…, code/… */
  read(text: string): Invitation | Promise<Invitation>;
  /** Turns a code into an address by asking the host; a link is one already. */
  admit(invitation: Exclude<Invitation, Offered>, connection: Connection): Promise<TableAddress>;
  open: Connect;
  join: Connect;
}

/** Why a table could not be reached: one of a few named causes, each with a next step on the screen. */
export class JoinFailure extends Error {
  readonly trouble: JoinTrouble;

  constructor(trouble: JoinTrouble) {
    super(`join/${trouble}`);
    this.name = 'JoinFailure';
    this.trouble = trouble;
  }
}
