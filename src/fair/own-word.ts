/** What this device has to say: each word once, kept as long as the question stands, so that it can be said again. */
import type {Letter} from './dealer-types.ts';
import type {FairSeat} from './seat.ts';
import type {Sign} from './signature.ts';

/** The seats of this device, with what only it can do for them. */
export type OwnSeats = ReadonlyMap<number, {readonly seat: FairSeat; readonly sign: Sign}>;

export class OwnWord {
  /** By what they are. */
  readonly #said = new Map<string, Letter>();
  #send: Letter[] = [];

  has(name: string): boolean {
    return this.#said.has(name);
  }

  /** A word about what is pending. @param again what is said when it may have got lost */
  say(name: string, letter: Letter, again = letter): void {
    this.#said.set(name, again);
    this.#send.push(letter);
  }

  /** As said before the page was loaded anew. */
  restore(name: string, letter: Letter): void {
    this.#said.set(name, letter);
  }

  /** Another question stands. */
  forget(): void {
    this.#said.clear();
  }

  again(): void {
    this.#send.push(...this.#said.values());
  }

  /** What others have signed: it counts whoever brings it. */
  handOn(type: Letter['type'], to: Letter['to'], messages: readonly Uint8Array[]): void {
    this.#send.push(...messages.map(bytes => ({type, to, bytes})));
  }

  /** What has not left yet. */
  take(): readonly Letter[] {
    const send = this.#send;
    this.#send = [];
    return send;
  }

  /** Acknowledgements, by name: their signatures must not differ after a reload. */
  get acks(): Map<string, Uint8Array> {
    return new Map(
      [...this.#said].flatMap(([name, {type, bytes}]) => (type === 'ack' ? [[name, bytes] as const] : [])),
    );
  }
}
