/**
 * One WebRTC connection with one data channel, in the shape in which y-webrtc uses simple-peer. The build puts it in
 * simple-peer's place: that one carries a copy of Node's streams and buffers for old browsers, and would be a sixth of
 * all script of a network table.
 *
 * Signals trickle: `{type: 'offer' | 'answer', sdp}` and `{type: 'candidate', candidate}`. Events: `signal`, `connect`
 * (the channel is open), `data` (bytes), `error` and `close`, each of these two at most once.
 */
import {fingerprintIn} from './fingerprints.ts';
import type {Connected} from './introducer.ts';

interface PeerOptions {
  readonly initiator?: boolean;
  readonly config?: RTCConfiguration;
  /** One that is open already: there is nothing to signal. */
  readonly over?: Connected | null;
}

type Description = {readonly type: 'offer' | 'answer'; readonly sdp: string};
type Signal = Description | {readonly type: 'candidate'; readonly candidate: RTCIceCandidateInit};

/** What the listeners of each event are given. */
interface Events {
  signal: [Signal];
  connect: [];
  data: [Uint8Array];
  error: [Error];
  close: [];
}
type Listeners = {[K in keyof Events]: ((...detail: Events[K]) => void)[]};

const EARLY = 32;

export default class RtcPeer {
  readonly _pc: RTCPeerConnection;
  connected = false;
  destroyed = false;
  readonly #initiator: boolean;
  readonly #listeners: Listeners = {signal: [], connect: [], data: [], error: [], close: []};
  #channel: RTCDataChannel | null = null;
  /** Candidates that came before the description they belong to; more than any device has are dropped. */
  #early: RTCIceCandidateInit[] = [];
  /** Descriptions and candidates are taken in the order in which they came. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor({initiator = false, config = {}, over = null}: PeerOptions) {
    this.#initiator = initiator;
    this._pc = over?.connection ?? new RTCPeerConnection(config);
    this._pc.onconnectionstatechange = () => {
      if (this._pc.connectionState === 'failed') this.destroy(new Error('no path'));
    };
    if (over) {
      this.#use(over.channel, over.early);
      return;
    }
    this._pc.onicecandidate = ({candidate}) => {
      if (candidate?.candidate) this.#emit('signal', {type: 'candidate', candidate: candidate.toJSON()});
    };
    if (initiator) {
      this.#use(this._pc.createDataChannel('data'));
      // Listeners are added after construction.
      queueMicrotask(() => this.#next(() => this.#describe('offer')));
    } else {
      this._pc.ondatachannel = ({channel}) => this.#use(channel);
    }
  }

  on<K extends keyof Events>(event: K, listener: Listeners[K][number]): void {
    // The list of this event holds listeners of this event; the compiler reads it as that of any.
    this.#listeners[event] = [...this.#listeners[event], listener] as Listeners[K];
  }

  listeners<K extends keyof Events>(event: K): Listeners[K] {
    return this.#listeners[event];
  }

  removeAllListeners(event: keyof Events): void {
    this.#listeners[event] = [];
  }

  /** Takes what the other side's `signal` gave; nonsense ends the connection with an `error`. */
  signal(signal: Signal): void {
    if (this.destroyed) return;
    this.#next(() =>
      signal.type === 'candidate' ? this.#candidate(signal.candidate) : this.#description(signal),
    );
  }

  /** @throws InvalidStateError while the channel is not open */
  send(bytes: Uint8Array): void {
    this.#channel?.send(bytes as Uint8Array<ArrayBuffer>);
  }

  destroy(error?: Error): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.connected = false;
    this.#channel?.close();
    this._pc.close();
    // As simple-peer does: after the caller is done.
    queueMicrotask(() => {
      if (error) this.#emit('error', error);
      this.#emit('close');
    });
  }

  #emit<K extends keyof Events>(event: K, ...detail: Events[K]): void {
    for (const listener of this.#listeners[event]) listener(...detail);
  }

  #next(step: () => Promise<void>): void {
    this.#queue = this.#queue.then(async () => {
      if (this.destroyed) return;
      try {
        await step();
      } catch (error) {
        this.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  async #describe(type: 'offer' | 'answer'): Promise<void> {
    await this._pc.setLocalDescription(
      type === 'offer' ? await this._pc.createOffer() : await this._pc.createAnswer(),
    );
    if (!this.destroyed) this.#emit('signal', {type, sdp: this._pc.localDescription?.sdp ?? ''});
  }

  async #description(description: Description): Promise<void> {
    if ((description.type === 'offer') === this.#initiator) throw new Error('out of turn');
    fingerprintIn(description.sdp);
    await this._pc.setRemoteDescription(description);
    const early = this.#early;
    this.#early = [];
    for (const candidate of early) await this.#candidate(candidate);
    if (description.type === 'offer') await this.#describe('answer');
  }

  async #candidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (!this._pc.remoteDescription) {
      if (this.#early.length < EARLY) this.#early.push(candidate);
      return;
    }
    // One that this browser cannot use (another address family, a name it cannot resolve) leaves the others.
    await this._pc.addIceCandidate(candidate).catch(() => undefined);
  }

  /** @param early what came before anybody listened */
  #use(channel: RTCDataChannel, early: readonly Uint8Array[] = []): void {
    this.#channel = channel;
    channel.binaryType = 'arraybuffer';
    channel.onmessage = ({data}: MessageEvent<unknown>) => {
      if (data instanceof ArrayBuffer) this.#emit('data', new Uint8Array(data));
    };
    channel.onclose = () => this.destroy();
    channel.onerror = () => this.destroy(new Error('channel broke'));
    const open = () => {
      if (this.destroyed) return;
      this.connected = true;
      this.#emit('connect');
      for (const bytes of early) this.#emit('data', bytes);
    };
    if (channel.readyState === 'open') queueMicrotask(open);
    else channel.onopen = open;
  }
}
