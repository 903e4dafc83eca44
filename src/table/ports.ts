/** What a session needs of the device around it. */
import type {Wishes} from '../base/aside.ts';
import type {BotWorker} from '../bots/port.ts';
import type {AnyGame, Options} from '../engine/game.ts';
import type {Chain} from '../log/chain.ts';
import type {AuditVerdict} from './audit-port.ts';
import type {OwnCopy} from './copies.ts';
import type {TableDealer} from './dealer.ts';
import type {HostBots} from './host.ts';
import type {EntryStore} from './ledger.ts';
import type {Lobby} from './lobby.ts';
import type {Shape} from './view-model.ts';

export interface SessionPorts {
  /** @throws BadMessage table/unknown-game */
  loadGame(id: string, options: Options): Promise<AnyGame>;
  readonly store: EntryStore & {lobby(lobby: Lobby): void};
  /** Public keys that this device has for bots, by seat. */
  botKeys(seats: number): Promise<readonly string[]>;
  readonly bots: HostBots;
  /** Thinks for people, apart from the bots: it can be stopped at any time. */
  readonly adviser: Pick<BotWorker, 'hints' | 'close'>;
  /** The dealer of the table, made when its entry 0 is known. @throws BadMessage app/part-missing */
  dealer(chain: Chain): TableDealer | Promise<TableDealer>;
  /** Host: the record that this table takes up. @throws BadMessage saves/no-table */
  carried(): Promise<readonly string[]>;
  /** What this device keeps of the record with this entry 0, and which seat was its own; null for nothing. */
  ownCopy(game: string, first: string): Promise<OwnCopy | null>;
  /** Name and mark of the person at this device. */
  profile(): {readonly name: string; readonly shape: Shape};
  /** The board is hidden between two people of this device. */
  curtain(): boolean;
  /** 16 random bytes, base64url. */
  nonce(): string;
  seed(): string;
  /** Waits before a bot moves. */
  pause(): Promise<void>;
  /** How long a bot listens to people that it has asked something. */
  patience(): Promise<void>;
  /** How long a host that is back waits for those of whom it has not heard. */
  returning(): Promise<void>;
  now(): number;
  /**
   * Chain and every signature of a whole list of entries, beside the page's own thread.
   * @returns how many signatures were checked
   * @throws BadMessage of the first wrong entry
   */
  verify(texts: readonly string[]): Promise<number>;
  /** The whole of it, rules and proofs as well, beside the page's own thread. @throws as `auditAside` */
  audit(texts: readonly string[], wishes: Wishes): Promise<AuditVerdict>;
  /** People gather here for a game: what deals it can get ready. */
  rehearse(game: string, options: Options): void;
  /** The link has another secret: keeps it. @returns how others come here now */
  renewed(secret: string): {readonly link: string; readonly code: string} | null;
  /** Something that `view()` shows is different. */
  changed(): void;
}
