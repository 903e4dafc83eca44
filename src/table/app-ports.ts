/** What the app needs of the browser and of the network. */

import type {InstallWay} from '../base/install-way.ts';
import type {Signer} from '../log/sign.ts';
import type {Dealing, OpenRequest} from './joint/port.ts';
import type {SessionPorts} from './ports.ts';
import type {RoomPort} from './room-port.ts';
import type {JoiningView, Settings, Shape} from './view-model.ts';

/** The way to a table: its id and secret out of a link, or a spoken code that a host has to admit. */
export type Invitation =
  | {readonly tableId: string; readonly secret: string; readonly founder?: string | null | undefined}
  | {readonly tableId: null; readonly code: string};

export interface TableAddress {
  readonly tableId: string;
  readonly secret: string;
  /** What the host's key hashes to, out of the link; null, or left out: the link does not say. */
  readonly founder?: string | null | undefined;
  /** Known from an earlier visit: nobody else may keep the table. */
  readonly hostKey?: string;
}

/** How this device goes on the network, and how it introduces itself. */
export interface Connection {
  readonly broker: string;
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
  inviteOf(table: TableAddress, game: string): {readonly link: string; readonly code: string};
  /** @throws BadMessage link/… */
  read(linkOrCode: string): Invitation;
  /** Turns a code into an address by asking the host; a link is one already. */
  admit(invitation: Invitation, connection: Connection): Promise<TableAddress>;
  open: Connect;
  join: Connect;
}

export interface AppPorts {
  /** Languages of the person, best first. */
  readonly languages: readonly string[];
  readonly session: Pick<
    SessionPorts,
    | 'bots'
    | 'adviser'
    | 'nonce'
    | 'seed'
    | 'pause'
    | 'patience'
    | 'returning'
    | 'verify'
    | 'audit'
    | 'rehearse'
  >;
  now(): number;
  online(): boolean;
  /** The platform is read here and nowhere else. */
  installWay(): InstallWay;
  install(): Promise<void>;
  /** A new version of the app waits until nothing is open. */
  newVersion(): boolean;
  /** Loads the page anew with it; false when another page is open, too, which it would cut off. */
  update(): Promise<boolean>;
  /** Loads the page anew; with a link, it is followed again. */
  reload(link: string | null): void;
  /** This device's key at a table: another one at each, so that tables cannot be linked. */
  /** This device's private key at a table, 32 bytes. */
  identity(tableId: string): Promise<Uint8Array>;
  /** Opens the thread that deals together with the other devices. */
  dealing(request: OpenRequest): Promise<Dealing>;
  signer(tableId: string): Promise<Signer>;
  rooms(): Promise<RoomPorts>;
  /** Keeps the open table in the address, so that a reload comes back to it. */
  remember(tableId: string | null): void;
  /** Text is JSON, bytes are packed. */
  download(name: string, content: string | Uint8Array): void;
  changed(): void;
}
