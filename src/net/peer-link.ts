/**
 * One connection of the mesh: y-webrtc's, wrapped. Everything that comes in passes size and rate limits, then waits
 * its turn in an inbox, so that a signature can be checked before the next message is looked at. Until both sides have
 * greeted, nothing of the document leaves and nothing reaches it.
 */
import type {WebrtcConn} from 'y-webrtc';
import {BadMessage} from '../base/bad-message.ts';
import {fingerprintsOf} from './fingerprints.ts';
import {Assembler, CONTROL, controlFrame, readControl, split} from './frames.ts';
import {isYjsFrame} from './guard.ts';
import {type Greeted, greet, type Self} from './hello.ts';
import {Inbox} from './inbox.ts';
import type {Fingerprints} from './introducer.ts';
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
  control(link: PeerLink, message: Control): Promise<void> | void;
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
  sentAt = 0;
  readonly #options: LinkOptions;
  readonly #simple: SimplePeer;
  readonly #toYjs: (bytes: Uint8Array) => void;
  readonly #sendRaw: (bytes: Uint8Array) => void;
  readonly #inbox = new Inbox<Uint8Array>();
  readonly #assembler = new Assembler();
  readonly #rate = new Rate(LIMITS.rate, LIMITS.burst);
  #messageId = 0;
  /** While a change is handed on, y-webrtc would send it straight back. */
  #delivering = false;
  #strikes = 0;
  #ended = false;
  #refusal: JoinError | null = null;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.id = options.id;
    this.peer = options.peer;
    this.connection = options.room.connect(options.id, options.calls, signal => {
      if (!this.#ended) options.events.signal(this, signal);
    });
    this.#simple = peerOf(this.connection);
    const [reader, ...others] = this.#simple.listeners('data');
    if (!reader || others.length > 0) throw new Error('y-webrtc listens in another way than we know');
    this.#toYjs = reader;
    this.#simple.removeAllListeners('data');
    this.#simple.on('data', bytes => this.#receive(bytes));
    this.#sendRaw = this.#simple.send.bind(this.#simple);
    // y-webrtc looks `send` up at each call, so this is where its own messages leave.
    this.#simple.send = bytes => {
      const echo = this.#delivering && bytes[0] === 0 && bytes[1] === 2;
      if (this.who && !echo) this.#transmit(bytes);
    };
    this.#simple.on('connect', () => void this.#live());
    this.#simple.on('close', () => this.#end());
    this.#simple.on('error', () => this.#end());
  }

  get ended(): boolean {
    return this.#ended;
  }

  signal(signal: Signal): void {
    if (this.#ended) return;
    try {
      this.#simple.signal(signal);
    } catch {
      this.close(); // nonsense for a description
    }
  }

  send(message: Control): void {
    this.#transmit(controlFrame(message));
  }

  async next(): Promise<Control> {
    const frame = await this.#inbox.next();
    if (frame[0] !== CONTROL) throw new BadMessage('net/out-of-turn');
    return parseControl(readControl(frame), frame.length - 1);
  }

  fingerprints(): Fingerprints {
    return fingerprintsOf(this.#simple._pc);
  }

  /** Hands a y-webrtc message that the guard let pass to y-webrtc. @throws BadMessage net/bad-sync */
  deliver(frame: Uint8Array): void {
    this.#delivering = true;
    try {
      this.#toYjs(frame);
    } catch {
      throw new BadMessage('net/bad-sync');
    } finally {
      this.#delivering = false;
    }
  }

  strike(problem: BadMessage): void {
    if (this.#ended) return;
    this.#strikes++;
    this.#options.events.strike(this, problem);
    if (this.#strikes >= LIMITS.strikes) this.close();
  }

  get struckOut(): boolean {
    return this.#strikes >= LIMITS.strikes;
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
      // simple-peer hands out its own kind of Buffer.
      const piece = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
      const frame = this.#assembler.accept(piece);
      if (!frame) return;
      if (!this.#rate.take() || this.#inbox.size >= LIMITS.waiting) throw new BadMessage('net/too-many');
      this.#inbox.push(frame);
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Greets, then handles message after message until the link ends. */
  async #live(): Promise<void> {
    const {self, events, calls} = this.#options;
    const timer = setTimeout(() => this.close(), TIMES.greet);
    try {
      const who = await greet(this, self, calls ? 'caller' : 'answerer');
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
    while (!this.#ended) {
      try {
        await this.#handle(await this.#inbox.next());
      } catch (error) {
        this.#complain(error);
      }
    }
  }

  async #handle(frame: Uint8Array): Promise<void> {
    const {events} = this.#options;
    if (frame[0] === CONTROL) {
      await events.control(this, parseControl(readControl(frame), frame.length - 1));
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
