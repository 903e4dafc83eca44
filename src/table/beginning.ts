/**
 * How a table comes to have a log on this device: read from what is stored here, begun by the host out of a full
 * lobby, or begun by a guest with the entry 0 that the host sent.
 */
import {BadMessage} from '../base/bad-message.ts';
import {Chain, sealHeader} from '../log/chain.ts';
import {isSealedBy} from '../log/entry.ts';
import type {Signer} from '../log/sign.ts';
import {headerOf} from './header.ts';
import {Ledger, type LedgerPorts} from './ledger.ts';
import {hasBackups, isFull, type Lobby, placeOf} from './lobby.ts';
import type {SessionPorts} from './ports.ts';
import type {TableInfo} from './table-info.ts';
import {within} from './within.ts';

/** Entries that may wait for entry 0, and their characters: what is left out is asked for. */
const WAITING = 4000;
const WAITING_CHARS = 2 * 1024 * 1024;

interface Ports extends Pick<SessionPorts, 'loadGame' | 'botKeys'> {
  /** What a ledger needs of its device. */
  readonly ledger: LedgerPorts;
  lobby(): Lobby;
  /** There is a log now. */
  begun(ledger: Ledger): void;
  /** Host: entry 0, for the others. */
  publish(text: string): void;
  /** Why the game did not begin; null before it is tried anew. */
  trouble(error: unknown): void;
}

export class Beginning {
  readonly #info: TableInfo;
  readonly #signer: Signer;
  readonly #nonce: string;
  readonly #ports: Ports;
  #busy = false;
  #done = false;
  #waiting: string[] = [];

  /** @param nonce what this device put in for its seat */
  constructor(info: TableInfo, signer: Signer, nonce: string, ports: Ports) {
    this.#info = info;
    this.#signer = signer;
    this.#nonce = nonce;
    this.#ports = ports;
  }

  /** Goes on from entries that this device stored. @throws BadMessage, IllegalAction when they are damaged */
  async restore(texts: readonly string[]): Promise<void> {
    const {header} = new Chain(texts[0] ?? '');
    const game = await this.#ports.loadGame(header.game, header.options);
    this.#begun(await Ledger.open(texts, game, this.#ports.ledger));
  }

  /** Host: writes entry 0. */
  async start(): Promise<void> {
    if (!this.#info.hosting || this.#done || this.#busy || !isFull(this.#ports.lobby())) return;
    this.#ports.trouble(null);
    await this.#once(async () => {
      const lobby = this.#ports.lobby();
      const game = await this.#ports.loadGame(lobby.game, lobby.options);
      const mode = this.#info.place === 'here' ? 'local' : 'joint';
      const botKeys = mode === 'joint' ? await this.#ports.botKeys(lobby.places.length) : [];
      const backup = mode === 'joint' && game.secrets === true && lobby.backup && hasBackups(lobby);
      const header = headerOf(lobby, game.rules, this.#signer.publicKey, mode, botKeys, backup);
      const text = await sealHeader(header, this.#signer);
      this.#begun(await Ledger.begin(text, game, this.#ports.ledger));
      this.#ports.publish(text);
    });
  }

  /** Guest: entries that came before there is a log. */
  async take(texts: readonly string[]): Promise<void> {
    if (this.#info.hosting || this.#done) return;
    // The newest stay: a foreign entry 0 does not keep the right one out.
    const newest = [...this.#waiting, ...texts].slice(-WAITING).reverse();
    this.#waiting = [...within(newest, WAITING_CHARS)].reverse();
    const header = this.#waiting.find(text => text.startsWith('{"n":0,'));
    if (header && !this.#busy && this.#ports.lobby().host !== '') await this.#begin(header);
  }

  async #begin(text: string): Promise<void> {
    await this.#once(async () => {
      // Anybody can write one that the host has never seen.
      if (!(await isSealedBy(this.#ports.lobby().host, text))) return;
      // Said by the host's seal, also to those who have not heard its lobby.
      const chain = new Chain(text);
      const game = await this.#ports.loadGame(chain.header.game, chain.header.options);
      if (!this.#isOurs(chain)) {
        this.#ports.trouble(new BadMessage('table/wrong-header'));
        return;
      }
      const ledger = await Ledger.begin(text, game, this.#ports.ledger);
      this.#begun(ledger);
      await ledger.offer(this.#waiting);
    });
    // Another one may have come meanwhile.
    this.#waiting = this.#done ? [] : this.#waiting.filter(waiting => waiting !== text);
    await this.take([]);
  }

  /** Entry 0 must be the host's, and hold this device's seat as this device asked for it. */
  #isOurs({header}: Chain): boolean {
    const lobby = this.#ports.lobby();
    const {publicKey: key} = this.#signer;
    const seated = header.seats.some(seat => seat.key === key && seat.nonce === this.#nonce);
    return header.seats[header.hosts[0]!]!.key === lobby.host && (seated || placeOf(lobby, key) === null);
  }

  #begun(ledger: Ledger): void {
    this.#done = true;
    this.#ports.begun(ledger);
  }

  async #once(work: () => Promise<void>): Promise<void> {
    this.#busy = true;
    try {
      await work();
    } catch (error) {
      this.#ports.trouble(error);
    } finally {
      this.#busy = false;
    }
  }
}
