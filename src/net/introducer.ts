/** How strangers find each other: by names at a broker. `intro-broker.ts` does it with PeerJS, tests in memory. */

import {JoinError} from './join-error.ts';

/** Hashes of the certificates of one DTLS connection, as its session descriptions name them. */
export interface Fingerprints {
  readonly local: string;
  readonly remote: string;
}

/** Texts in order to one other side, for the time of an introduction. */
export interface Channel {
  /** Texts that came before are handed over at once. */
  listen(events: {text(text: string): void; closed(): void}): void;
  /** Does nothing once the channel is closed. */
  send(text: string): void;
  /** @throws BadMessage net/bad-description */
  fingerprints(): Promise<Fingerprints>;
  close(): void;
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
