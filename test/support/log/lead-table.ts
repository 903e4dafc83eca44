/** A log whose host changes: tables of persons with a key each, who vote as they are told. */

import {toBase64url} from '../../../src/base/bytes.ts';
import {Chain, sealHeader} from '../../../src/log/chain.ts';
import {
  type Candidacy,
  type Consent,
  type Entry,
  leadStatement,
  signConsent,
  type TableFact,
} from '../../../src/log/entry.ts';
import type {Format} from '../../../src/log/header.ts';
import {createSigner, type Signer} from '../../../src/log/sign.ts';
import {testTable} from './log-kit.ts';

export const BOT = 'random';
const MOVE = {type: 'take', count: 1};

export class LeadTable {
  readonly chain: Chain;
  /** By seat; who moves to another device has another one. Those beyond the seats belong to watchers. */
  readonly signers: Signer[];

  private constructor(chain: Chain, signers: Signer[]) {
    this.chain = chain;
    this.signers = signers;
  }

  /**
   * @param kinds persons (`p`) and bots (`b`), seat 0 a person, who is the first host
   * @param backup whether keys are backed up
   */
  static async of(kinds: string, format: Format = 4, backup = false): Promise<LeadTable> {
    const {header} = await testTable(kinds);
    const signers = await Promise.all(
      Array.from({length: 8}, (_, seat) => createSigner(new Uint8Array(32).fill(seat + 1))),
    );
    const seats = header.seats.map((seat, i) => ({...seat, key: signers[i]!.publicKey}));
    const made = {...header, format, mode: 'joint', backup, seats, hosts: [0]} as const;
    return new LeadTable(new Chain(await sealHeader({...made, hosts: [0]}, signers[0]!)), signers);
  }

  get host(): Signer {
    return this.signers[this.chain.hostSeat]!;
  }

  /** As a peer takes a foreign entry: every check, then the chain. */
  async put(text: string): Promise<Entry> {
    const entry = this.chain.examine(text);
    await this.chain.checkSignatures(entry);
    this.chain.add(entry);
    return entry;
  }

  /** As it comes out of the own store. */
  async link(text: string): Promise<Entry> {
    return this.chain.link(text);
  }

  /** What a person says, ordered by the host. */
  async fact(seat: number, payload: TableFact): Promise<Entry> {
    const signature = await this.chain.sign('table', seat, payload, this.signers[seat]!);
    return this.put(await this.chain.seal({kind: 'table', seat, payload, signature}, this.host));
  }

  /** A move of a person, or of a bot. */
  async take(seat: number): Promise<Entry> {
    const bot = this.chain.header.seats[seat]!.kind === 'bot';
    const signature = bot ? null : await this.chain.sign('action', seat, MOVE, this.signers[seat]!);
    return this.put(await this.chain.seal({kind: 'action', seat, payload: MOVE, signature}, this.host));
  }

  /** The person of a seat goes on from another device: by her own word, or by consent of these. */
  async moves(seat: number, to: Signer, consents: readonly (readonly number[])[] = []): Promise<Entry> {
    const {gameId} = this.chain;
    const {n, hash} = this.chain.head;
    const nonce = toBase64url(new Uint8Array(16).fill(seat));
    const move = {seat, key: to.publicKey, nonce, gameId, n, hash};
    const by = consents.flat();
    const signed = await Promise.all(
      by.map(async (other): Promise<Consent> => [other, await signConsent(move, this.signers[other]!)]),
    );
    const author = by.length > 0 ? this.chain.hostSeat : seat;
    return this.fact(author, {type: 'seatKey', seat, key: to.publicKey, nonce, consents: signed});
  }

  /** Votes of these seats on top of the last entry. @param instead what they sign otherwise */
  votes(term: number, seats: readonly number[], instead: Partial<Candidacy> = {}): Promise<Consent[]> {
    const {gameId} = this.chain;
    const statement = leadStatement({gameId, term, ...this.chain.head, ...instead});
    return Promise.all(
      seats.map(
        async (seat): Promise<Consent> => [seat, toBase64url(await this.signers[seat]!.sign(statement))],
      ),
    );
  }

  /** The `lead` of a term with the votes of these seats, on top of the last entry; not put. */
  async lead(term: number, seats: readonly number[], without: readonly number[] = []): Promise<string> {
    const payload = {votes: await this.votes(term, seats, {without}), without: [...without]};
    return this.chain.seal({kind: 'lead', payload, term}, this.signers[term % 8]!);
  }
}
