/**
 * How a table comes to have a log on this device: read from what is stored here, begun out of a full lobby, or begun
 * with the entry 0 that another device sent. The host begins it, or, where nobody sits at the host's device, the first
 * person's device, which the host asks to.
 */
import {BadMessage} from '../../base/bad-message.ts';
import type {Problem} from '../../base/problem.ts';
import type {AnyGame} from '../../engine/game.ts';
import {Chain, sealHeader} from '../../log/chain.ts';
import {isSealedBy} from '../../log/entry.ts';
import {type Header, hostKeyOf} from '../../log/header.ts';
import type {Signer} from '../../log/sign.ts';
import {Ledger, type LedgerPorts} from '../playing/ledger.ts';
import {within} from './giving.ts';
import {backsUp, differenceFrom, faultOf, headerOf} from './header.ts';
import {beginnerOf, isFull, type Lobby, noncesOf} from './lobby.ts';
import type {SessionPorts, TableInfo} from './ports.ts';
import type {Seating} from './seating.ts';

/** Seconds after which a device that was asked for entry 0 is given up. */
const PATIENCE = 15;

/** Entries that may wait for entry 0, and their characters: what is left out is asked for. */
const WAITING = 4000;
const WAITING_CHARS = 2 * 1024 * 1024;

interface Ports extends Pick<SessionPorts, 'loadGame' | 'botKeys' | 'carried'> {
  /** What a ledger needs of its device. */
  readonly ledger: LedgerPorts;
  readonly seating: Pick<Seating, 'lobby' | 'promised' | 'heard' | 'hold' | 'release'>;
  /** There is a log now. @param again it was here before, and may have been longer */
  begun(ledger: Ledger, again: boolean): void;
  /** Entry 0 or a carried one, for the others. */
  publish(text: string): void;
  /** Host: another device shall seal entry 0. */
  askFor(key: string): void;
  /** Why the game did not begin; null before it is tried anew. */
  trouble(error: unknown): void;
}

/** An entry 0 that was not taken, and under which lobby. */
interface Refused {
  readonly text: string;
  readonly lobby: Lobby;
  readonly heard: boolean;
}

export class Beginning {
  readonly #info: TableInfo;
  readonly #signer: Signer;
  readonly #nonce: string;
  readonly #ports: Ports;
  #busy = false;
  /** Host: how long another device has owed entry 0, in beats; null when none was asked for it. */
  #owed: number | null = null;
  #done = false;
  #waiting: string[] = [];
  /** Looked at again when the lobby is another one. */
  #refused: Refused | null = null;
  /** What the person here may say yes to, and what she has. */
  #asked: string | null = null;
  #agreed: string | null = null;

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
    this.#begun(await Ledger.open(texts, game, this.#ports.ledger), true);
  }

  /** Host: writes entry 0, or has it written. */
  async start(): Promise<void> {
    const {seating} = this.#ports;
    if (!this.#info.hosting || this.#owed !== null) return;
    const beginner = beginnerOf(seating.lobby);
    if (beginner === this.#signer.publicKey) return this.#write();
    if (beginner === null || this.#done || !isFull(seating.lobby)) return;
    this.#ports.trouble(null);
    seating.hold();
    this.#owed = 0;
    this.#ports.askFor(beginner);
  }

  /** The host, at whose device nobody sits, asks for entry 0. */
  async asked(): Promise<void> {
    if (beginnerOf(this.#ports.seating.lobby) === this.#signer.publicKey) await this.#write();
  }

  /** Host, once a second: what was asked for is asked for again, and not for ever. */
  beat(): void {
    if (this.#owed === null) return;
    this.#owed++;
    const beginner = beginnerOf(this.#ports.seating.lobby);
    if (this.#owed <= PATIENCE && beginner !== null) this.#ports.askFor(beginner);
    else {
      this.#owed = null;
      this.#ports.seating.release();
      this.#ports.trouble(new BadMessage('table/unbegun'));
    }
  }

  async #write(): Promise<void> {
    const {seating} = this.#ports;
    if (this.#done || this.#busy || !isFull(seating.lobby)) return;
    this.#ports.trouble(null);
    seating.hold();
    await this.#once(async () => {
      const {lobby} = seating;
      const game = await this.#ports.loadGame(lobby.game, lobby.options);
      const mode = this.#info.place === 'here' ? 'local' : 'joint';
      const botKeys = mode === 'joint' ? await this.#ports.botKeys(lobby.places.length) : [];
      const backup = mode === 'joint' && backsUp(lobby, game);
      const header = headerOf(lobby, game.rules, this.#signer.publicKey, mode, botKeys, backup);
      const text = await sealHeader(header, this.#signer);
      const ledger = await Ledger.begin(text, game, this.#ports.ledger);
      this.#begun(ledger);
      this.#ports.publish(text);
    });
    seating.release();
  }

  /**
   * Host: the record that this table goes on from, or the rest of it, as it was written and signed, before anything else.
   * Never resolves where it cannot.
   */
  async carry(ledger: Ledger): Promise<void> {
    const {from} = ledger.chain.header;
    if (!this.#info.hosting || !from || ledger.head > from.n) return;
    try {
      const texts = await this.#ports.carried();
      for (const text of texts.slice(ledger.head, from.n + 1))
        this.#ports.publish(await ledger.write({kind: 'carried', payload: {text}}, this.#signer));
    } catch (error) {
      this.#ports.trouble(error);
      await new Promise<never>(() => undefined);
    }
  }

  /** Entries that came before there is a log. */
  async take(texts: readonly string[]): Promise<void> {
    if (this.#done || beginnerOf(this.#ports.seating.lobby) === this.#signer.publicKey) return;
    // The newest stay: a foreign entry 0 does not keep the right one out.
    const newest = [...this.#waiting, ...texts].slice(-WAITING).reverse();
    this.#waiting = [...within(newest, WAITING_CHARS)].reverse();
    const {lobby} = this.#ports.seating;
    const header = this.#waiting.find(text => text.startsWith('{"n":0,') && !this.#wasRefused(text));
    if (header && !this.#busy && lobby.host !== '') await this.#begin(header);
  }

  /** What can be said yes to, when entry 0 waits for it. */
  get asks(): boolean {
    return this.#asked !== null;
  }

  /** The person here takes the table as it was begun. */
  async agree(): Promise<void> {
    this.#agreed = this.#asked;
    this.#refused = null;
    this.#ports.trouble(null);
    await this.take([]);
  }

  #wasRefused(text: string): boolean {
    const {lobby, heard} = this.#ports.seating;
    return text === this.#refused?.text && lobby === this.#refused.lobby && heard === this.#refused.heard;
  }

  async #begin(text: string): Promise<void> {
    let kept = false;
    await this.#once(async () => {
      const {lobby, heard} = this.#ports.seating;
      const beginner = beginnerOf(lobby);
      // Anybody can write one that the host has never seen.
      if (beginner === null || !(await isSealedBy(beginner, text))) return;
      // Said by that seal, also to those who have not heard its lobby.
      const chain = new Chain(text);
      const game = await this.#ports.loadGame(chain.header.game, chain.header.options);
      if (!this.#isOurs(chain, beginner)) {
        this.#ports.trouble(new BadMessage('table/wrong-header'));
        return;
      }
      const problem = text === this.#agreed ? null : this.#problemOf(chain.header, game);
      if (problem) {
        this.#refused = {text, lobby, heard};
        this.#asked = problem.code === 'table/begun-otherwise' ? null : text;
        this.#ports.trouble(new BadMessage(problem.code, problem.details));
        kept = true;
        return;
      }
      const ledger = await Ledger.begin(text, game, this.#ports.ledger);
      if (this.#refused) this.#ports.trouble(null);
      this.#begun(ledger);
      await ledger.offer(this.#waiting);
    });
    // Another one may have come meanwhile.
    if (this.#done) this.#waiting = [];
    else if (!kept) this.#waiting = this.#waiting.filter(waiting => waiting !== text);
    await this.take([]);
  }

  /** Entry 0 must be of whoever begins the game, and hold this device's key only with what this device put in beside it. */
  #isOurs({header}: Chain, beginner: string): boolean {
    const {publicKey: key} = this.#signer;
    const own = header.seats.filter(seat => seat.kind === 'person' && seat.key === key);
    const nonces = noncesOf(this.#nonce);
    return hostKeyOf(header) === beginner && own.every(({nonce}) => nonces.includes(nonce));
  }

  /** Why entry 0 is not taken; whether the person here can take it all the same, its code tells. */
  #problemOf(header: Header, game: AnyGame): Problem | null {
    const {lobby, promised, heard} = this.#ports.seating;
    const problem = promised ? differenceFrom(lobby, header, game) : faultOf(header, game);
    if (!problem) return null;
    // Whoever was away when it began may have missed what changed before; she sees it and decides.
    if (promised) return heard ? problem : {...problem, code: 'table/began-without-you'};
    // Tables that earlier versions began, or took up.
    return header.mode === 'host' ? {code: 'table/host-draws', details: {}} : problem;
  }

  #begun(ledger: Ledger, again = false): void {
    this.#done = true;
    this.#owed = null;
    this.#ports.begun(ledger, again);
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
