/** How strangers find each other: by names at a broker. `intro-broker.ts` does it with PeerJS, tests in memory. */

import {JoinError} from './join-error.ts';

/** Hashes of the certificates of one DTLS connection, as its session descriptions name them. */
export interface Fingerprints {
  readonly local: string;
  readonly remote: string;
}

/** A connection that is open, for whoever makes a link of it. */
export interface Connected {
  readonly connection: RTCPeerConnection;
  readonly channel: RTCDataChannel;
  /** What has come for the link already. */
  readonly early: readonly Uint8Array[];
}

/** Texts in order to one other side, for the time of an introduction. Bytes, where some come, are for the link that it becomes. */
export interface Channel {
  /** Texts that came before are handed over at once. */
  listen(events: {text(text: string): void; closed(): void}): void;
  /** Does nothing once the channel is closed. */
  send(text: string): void;
  /** @throws BadMessage net/bad-description */
  fingerprints(): Promise<Fingerprints>;
  close(): void;
  /**
   * Ends the introduction, not its connection: that is the caller's from now on. Null, or left out, while it is not known that
   * the other side takes it so, and once it is closed.
   */
  readonly leave?: (() => Connected) | null;
}

/** Of what comes for a link before it is one no honest peer sends more. */
const EARLY = {frames: 64, bytes: 256 * 1024} as const;

/** Bytes that wait for the link that an introduction becomes. Whoever sends them may have proved nothing yet. */
export class EarlyFrames {
  readonly #frames: Uint8Array[] = [];
  #bytes = 0;

  get all(): readonly Uint8Array[] {
    return this.#frames;
  }

  /** @returns false for what is none, and for too much */
  take(data: unknown): boolean {
    if (!(data instanceof ArrayBuffer) || this.#frames.length >= EARLY.frames) return false;
    this.#bytes += data.byteLength;
    if (this.#bytes > EARLY.bytes) return false;
    this.#frames.push(new Uint8Array(data));
    return true;
  }
}

/** A name held at the broker. */
export interface Held {
  /** Resolves when the name is no longer held, whoever ended it. */
  readonly ended: Promise<void>;
  /** Gives it back; channels of those who came by it go on until they are closed. */
  release(): void;
}

/** Reaches held names. Its channels live no longer than it does. */
export interface Dialler {
  /** @throws JoinError noTable: nobody holds the name; noPath: somebody does, but no connection came about; noBroker */
  dial(name: string): Promise<Channel>;
  close(): void;
}

/** The name is held by somebody else. */
export class NameTaken extends Error {}

/** Introduces to one whom we have met without a broker, and to nobody else. */
export const alreadyMet = (channel: Channel): Introducer => ({
  hold: () => Promise.reject(new JoinError('noBroker')),
  dialler: async () => {
    let isFree = true;
    return {
      dial: async () => {
        if (!isFree) throw new JoinError('noTable');
        isFree = false;
        return channel;
      },
      close: () => channel.close(),
    };
  },
});

export interface Introducer {
  /** @throws NameTaken, JoinError noBroker */
  hold(name: string, newcomer: (channel: Channel) => void): Promise<Held>;
  /** @throws JoinError noBroker */
  dialler(): Promise<Dialler>;
}
