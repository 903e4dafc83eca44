/** What the app needs of the browser. */

import type {InstallWay} from '../../base/install-way.ts';
import type {Signer} from '../../log/sign.ts';
import type {SessionPorts} from '../others/ports.ts';
import type {RoomPorts} from '../others/room-port.ts';
import type {Dealing, OpenRequest} from '../playing/joint/port.ts';

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
    | 'elapsed'
    | 'visible'
    | 'verify'
    | 'audit'
    | 'rehearse'
  >;
  /** This device lies in the middle of that table. */
  inMiddle(tableId: string): boolean;
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
  /** This device's private key at a table, 32 bytes. */
  identity(tableId: string): Promise<Uint8Array>;
  /** Opens the thread that deals together with the other devices. */
  dealing(request: OpenRequest): Promise<Dealing>;
  /** It signs under that key: another one at each table, so that tables cannot be linked. */
  signer(tableId: string): Promise<Signer>;
  rooms(): Promise<RoomPorts>;
  /** Keeps the open table in the address, so that a reload comes back to it. */
  remember(tableId: string | null): void;
  /** Text is JSON, bytes are packed. */
  download(name: string, content: string | Uint8Array): void;
  changed(): void;
}
