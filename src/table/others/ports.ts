/** What a session is about, and what it needs of the device around it. */
import type {AnyGame, Options} from '../../engine/game.ts';
import type {EntryStore, LedgerPorts} from '../playing/ledger.ts';
import type {PlayPorts} from '../playing/play.ts';
import type {Ended} from '../seen/people-model.ts';
import type {Shape} from '../seen/settings-model.ts';
import type {Missed} from './absences.ts';
import type {OwnCopy} from './copies.ts';
import type {Lobby} from './lobby.ts';

/** Somebody who sits at this device beside the one whose device it is. */
export interface Brought {
  readonly place: number;
  readonly name: string;
}

/** Kept with the table. */
export interface TableInfo {
  readonly id: string;
  readonly place: 'here' | 'network';
  /** Branched off another table to try things out. */
  readonly trial: boolean;
  /** The host's device: it orders and signs; a table on one device has no other. */
  readonly hosting: boolean;
  /** The place that is kept for this device, while it has none yet. */
  readonly wish?: number | undefined;
  /** The places that are kept for others who share it, as they are called. */
  readonly brings?: readonly Brought[] | undefined;
  readonly name: string;
  /** The game was ended on this device before its end. */
  readonly ended?: Ended | undefined;
  /** Who was not reached when it was closed. */
  readonly missed?: readonly Missed[] | undefined;
  /** Of the join link; empty for a table on one device. */
  readonly secret: string;
  /** Of the join link: what the host's key hashes to, where the link says it. */
  readonly founder?: string | undefined;
  /** Of the join link: where the table's doors are, where the link says it. */
  readonly brokers?: readonly string[] | undefined;
  /** How others come here; null for a table on one device. */
  readonly invite: {readonly link: string; readonly code: string} | null;
}

export interface SessionPorts extends LedgerPorts, PlayPorts {
  readonly store: EntryStore & {
    lobby(lobby: Lobby): void;
    ended(ended: Ended | null): void;
    missed(missed: readonly Missed[]): void;
  };
  /** @throws BadMessage table/unknown-game */
  loadGame(id: string, options: Options): Promise<AnyGame>;
  /** Public keys that this device has for bots, by seat. */
  botKeys(seats: number): Promise<readonly string[]>;
  /** Host: the record that this table takes up. @throws BadMessage saves/no-table */
  carried(): Promise<readonly string[]>;
  /** What this device keeps of the record with this entry 0, and which seat was its own; null for nothing. */
  ownCopy(game: string, first: string): Promise<OwnCopy | null>;
  /** Name and mark of the person at this device. */
  profile(): {readonly name: string; readonly shape: Shape};
  /** 16 random bytes, base64url. */
  nonce(): string;
  /** How long a host that is back waits for those of whom it has not heard. */
  returning(): Promise<void>;
  /**
   * Chain and every signature of a whole list of entries, beside the page's own thread.
   * @returns how many signatures were checked
   * @throws BadMessage of the first wrong entry
   */
  verify(texts: readonly string[]): Promise<number>;
  /** The page is visible: who looks at it is asked first to keep the table. */
  visible(): boolean;
  /** The disk takes what is written. */
  keeps(): boolean;
  /** People gather here for a game: what deals it can get ready. */
  rehearse(game: string, options: Options): void;
  /** The link has another secret: keeps it. @returns how others come here now */
  renewed(secret: string): {readonly link: string; readonly code: string} | null;
  /** Something that `view()` shows is different. */
  changed(): void;
}
