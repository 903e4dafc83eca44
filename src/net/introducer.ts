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

/** Of bytes that come for a link before it is one; no honest peer sends as many. */
export const EARLY_FRAMES = 64;

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
