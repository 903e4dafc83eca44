/** What a session needs of the device around it. */
import type {BotQuestion} from '../bots/port.ts';
import type {Action, AnyGame} from '../engine/game.ts';
import type {Chain} from '../log/chain.ts';
import type {TableDealer} from './dealer.ts';
import type {EntryStore} from './ledger.ts';
import type {Lobby} from './lobby.ts';
import type {Shape} from './view-model.ts';

export interface SessionPorts {
  /** @throws BadMessage table/unknown-game */
  loadGame(id: string): Promise<AnyGame>;
  readonly store: EntryStore & {lobby(lobby: Lobby): void};
  /** Public keys that this device has for bots, by seat. */
  botKeys(seats: number): Promise<readonly string[]>;
  readonly bots: {choose(question: BotQuestion): Promise<Action | null>};
  /** The dealer of the table, made when its entry 0 is known. */
  dealer(chain: Chain): TableDealer;
  /** Name and mark of the person at this device. */
  profile(): {readonly name: string; readonly shape: Shape};
  /** 16 random bytes, base64url. */
  nonce(): string;
  seed(): string;
  /** Waits before a bot moves. */
  pause(): Promise<void>;
  /** How long a bot listens to people that it has asked something. */
  patience(): Promise<void>;
  now(): number;
  /**
   * Chain and every signature of a whole list of entries, beside the page's own thread.
   * @returns how many signatures were checked
   * @throws BadMessage of the first wrong entry
   */
  verify(texts: readonly string[]): Promise<number>;
  /** The link has another secret: keeps it. @returns how others come here now */
  renewed(secret: string): {readonly link: string; readonly code: string} | null;
  /** Something that `view()` shows is different. */
  changed(): void;
}
