/**
 * One connection of the mesh: y-webrtc's, wrapped. Everything that comes in passes rate limits as it comes, byte by
 * byte, then waits its turn in an inbox, so that a signature can be checked before the next message is looked at.
 * Until both sides have greeted, nothing of the document leaves and nothing reaches it.
 *
 * Nobody is struck for what is another's. Signals that a peer passes on come in frames of their own, on their own budget.
 * What is over it is dropped, unless it is more than any honest peer passes on.
 */
import type {WebrtcConn} from 'y-webrtc';
import {BadMessage} from '../base/bad-message.ts';
import {fingerprintsOf} from './fingerprints.ts';
import {Assembler, CONTROL, controlFrame, RELAYED, readControl, split} from './frames.ts';
import {isYjsFrame} from './guard.ts';
import {type Greeted, greet, type Self} from './hello.ts';
import {Inbox} from './inbox.ts';
import type {Connected, Fingerprints} from './introducer.ts';
import {JoinError} from './join-error.ts';
import {LIMITS, TIMES} from './limits.ts';
import {type Control, parseControl, type Signal} from './messages.ts';
import {Rate} from './rate.ts';
import type {Wire} from './wire.ts';
import {peerOf, type SimplePeer, type YRoom} from './y-room.ts';

/** What the mesh does with a link. Handlers may take their time: the next message waits. */
export interface LinkEvents {
  signal(link: PeerLink, signal: Signal): void;
  /** The other side has proved itself. False: not wanted, the link closes. */
  greeted(link: PeerLink, who: Greeted): boolean;
  /** @param relayed it speaks for another peer, as it says */
  control(link: PeerLink, message: Control, relayed: boolean): Promise<void> | void;
  /** A message for y-webrtc; `link.deliver` hands it on. */
  yjs(link: PeerLink, frame: Uint8Array): Promise<void> | void;
  /** A bad message: the third ends the link. */
  strike(link: PeerLink, problem: BadMessage): void;
  /** Once, whoever ended it. `refusal`: the other side said why. */
  ended(link: PeerLink, refusal: JoinError | null): void;
}

interface LinkOptions {
  /** Names this attempt on both sides. */
  readonly id: string;
  /** Who is called, or called us; proved in the greeting. */
  readonly peer: string;
  readonly calls: boolean;
  /** The connection of an introduction, and who proved to be at its other end: on it nobody greets again. */
  readonly met?: {readonly who: Greeted; readonly connected: Connected};
  readonly self: Self;
  readonly room: YRoom;
  readonly events: LinkEvents;
}

export class PeerLink implements Wire {
  readonly id: string;
  readonly peer: string;
  readonly connection: WebrtcConn;
  /** Null until the other side has proved itself. */
  who: Greeted | null = null;
  readonly born = performance.now();
  heardAt = performance.now();
  /** The other end has had something to say about the making of it. */
  isAnswered = false;
  sentAt = 0;
  readonly #options: LinkOptions;
  readonly #simple: SimplePeer;
  readonly #toYjs: (bytes: Uint8Array) => void;
  readonly #sendRaw: (bytes: Uint8Array) => void;
  readonly #inbox = new Inbox<Uint8Array>();
  readonly #assembler = new Assembler(kind => this.#limitOf(kind));
  readonly #rate = new Rate(LIMITS.rate, LIMITS.burst);
  #bytes = new Rate(LIMITS.bytes, LIMITS.byteBurst);
  #mayFill = false;
  /** It may have become the host before we know: so many fills are let through to the guard, which drops them. */
  #early = 0;
  /** The last term for which one was. */
  #earlyIn = Number.NEGATIVE_INFINITY;
  readonly #relayed = new Rate(
    LIMITS.relayedRate * LIMITS.relayMargin,
    LIMITS.relayedBurst * LIMITS.relayMargin,
  );
  /** Relayed frames that wait: they may not keep the peer's own out. */
  #relayedWaiting = 0;
  #messageId = 0;
  /** When the strikes were that are not forgiven yet. */
  #strikes: number[] = [];
  #ended = false;
  #refusal: JoinError | null = null;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.id = options.id;
    this.peer = options.peer;
    const onSignal = (signal: Signal) => {
      if (!this.#ended) options.events.signal(this, signal);
    };
    this.connection = options.room.connect(options.id, options.calls, onSignal, options.met?.connected);
    this.#simple = peerOf(this.connection);
    const [reader, ...others] = this.#simple.listeners('data');
    if (!reader || others.length > 0) throw new Error('y-webrtc listens in another way than we know');
    this.#toYjs = reader;
    this.#simple.removeAllListeners('data');
    this.#simple.on('data', bytes => this.#receive(bytes));
    this.#sendRaw = this.#simple.send.bind(this.#simple);
    // y-webrtc looks `send` up at each call, so this is where its own messages leave.
    this.#simple.send = bytes => {
      if (this.who && isYjsFrame(bytes)) this.#transmit(bytes);
    };
    this.#simple.on('connect', () => void this.#live());
    this.#simple.on('close', () => this.#end());
    this.#simple.on('error', () => this.#end());
  }

  /** The connection of an introduction by which the other side came to us. */
  get isVisit(): boolean {
    return this.#options.met !== undefined && !this.#options.calls;
  }

  get ended(): boolean {
    return this.#ended;
  }

  signal(signal: Signal): void {
    if (this.#ended) return;
    this.isAnswered = true;
    try {
      this.#simple.signal(signal);
    } catch {
      this.close(); // nonsense for a description
    }
  }

  send(message: Control): void {
    this.#transmit(controlFrame(message));
  }

  /** Passes on what another peer said. */
  relay(message: Control): void {
    this.#transmit(controlFrame(message, RELAYED));
  }

  /** The other side fills our bulletin. */
  allowFills(): void {
    if (this.#mayFill) return;
    this.#mayFill = true;
    this.#bytes = new Rate(LIMITS.bytes, LIMITS.hostByteBurst);
  }

  /** The other side could be the next host after this term, and fill our bulletin before we have heard of it: once. */
  allowEarlyFill(term: number): void {
    if (term <= this.#earlyIn) return;
    this.#earlyIn = term;
    this.#early = 1;
  }

  /** What is longer is refused with its first piece. */
  #limitOf(kind: number): number {
    if (kind === CONTROL) return this.who ? LIMITS.app : LIMITS.control;
    if (kind !== 0 || (!this.#mayFill && this.#early === 0)) return LIMITS.control;
    if (!this.#mayFill) this.#early--;
    // Structure costs a few bytes beside the entries.
    return LIMITS.bulletin * 1.1;
  }

  async next(): Promise<Control> {
    const frame = await this.#inbox.next();
    if (frame[0] !== CONTROL) throw new BadMessage('net/out-of-turn');
    return parseControl(readControl(frame), frame.length - 1);
  }

  fingerprints(): Promise<Fingerprints> {
    return fingerprintsOf(this.#simple._pc);
  }

  /** Hands a y-webrtc message that the guard let pass to y-webrtc. @throws BadMessage net/bad-sync */
  deliver(frame: Uint8Array): void {
    try {
      this.#toYjs(frame);
    } catch {
      throw new BadMessage('net/bad-sync');
    }
  }

  strike(problem: BadMessage): void {
    if (this.#ended) return;
    const now = performance.now();
    this.#strikes = [...this.#strikes.filter(at => now - at < LIMITS.forgiven), now];
    this.#options.events.strike(this, problem);
    if (this.struckOut) this.close();
  }

  get struckOut(): boolean {
    return this.#strikes.length >= LIMITS.strikes;
  }

  close(): void {
    this.connection.destroy();
    this.#end();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#inbox.close(new Error('the link ended'));
    this.#options.events.ended(this, this.#refusal);
  }

  #transmit(frame: Uint8Array): void {
    this.sentAt = performance.now();
    this.#messageId++;
    try {
      for (const piece of split(frame, this.#messageId)) this.#sendRaw(piece);
    } catch {
      // The channel is closing; the end of the link is told by its own event.
    }
  }

  #receive(bytes: Uint8Array): void {
    this.heardAt = performance.now();
    try {
      if (!this.#bytes.take(bytes.length)) throw new BadMessage('net/too-many');
      // simple-peer hands out its own kind of Buffer.
      const piece = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
      const frame = this.#assembler.accept(piece);
      if (!frame) return;
      if (frame[0] === RELAYED) this.#receiveRelayed(frame);
      else this.#receiveOwn(frame);
    } catch (error) {
      this.#complain(error);
    }
  }

  #receiveOwn(frame: Uint8Array): void {
    if (!this.#rate.take() || this.#inbox.size >= LIMITS.waiting) throw new BadMessage('net/too-many');
    this.#inbox.push(frame);
  }

  #receiveRelayed(frame: Uint8Array): void {
    // More than this nobody passes on who keeps to the rules (`relay.ts`).
    if (!this.#relayed.take()) throw new BadMessage('net/too-many');
    if (frame.length > LIMITS.control) throw new BadMessage('net/too-large');
    if (this.#relayedWaiting >= LIMITS.relayedBurst) return;
    this.#relayedWaiting++;
    this.#inbox.push(frame);
  }

  /** Greets, then handles message after message until the link ends. */
  async #live(): Promise<void> {
    const {self, events, calls, met} = this.#options;
    const timer = setTimeout(() => this.close(), TIMES.greet);
    try {
      const who = met?.who ?? (await greet(this, self, calls ? 'caller' : 'answerer'));
      clearTimeout(timer);
      if (who.peer !== this.peer || this.#ended) return this.close();
      this.who = who;
      if (!events.greeted(this, who)) return;
    } catch (error) {
      clearTimeout(timer);
      if (error instanceof JoinError) this.#refusal = error;
      // A refusal on its way out needs a moment before the connection goes.
      setTimeout(() => this.close(), 500);
      return;
    }
    for (let busySince = performance.now(); !this.#ended; ) {
      if (this.#inbox.size === 0) busySince = Number.POSITIVE_INFINITY;
      try {
        const frame = await this.#inbox.next();
        busySince = Math.min(busySince, performance.now());
        await this.#handle(frame);
      } catch (error) {
        this.#complain(error);
      }
      if (performance.now() - busySince < TIMES.slice) continue;
      await new Promise(resolve => setTimeout(resolve));
      busySince = performance.now();
    }
  }

  async #handle(frame: Uint8Array): Promise<void> {
    const {events} = this.#options;
    const relayed = frame[0] === RELAYED;
    if (relayed) this.#relayedWaiting--;
    if (relayed || frame[0] === CONTROL) {
      await events.control(this, parseControl(readControl(frame), frame.length - 1), relayed);
    } else if (isYjsFrame(frame)) {
      await events.yjs(this, frame);
    } else {
      throw new BadMessage('net/unknown-frame');
    }
  }

  #complain(error: unknown): void {
    if (error instanceof BadMessage) this.strike(error);
    else if (!this.#ended) throw error;
  }
}
