/** A way to one peer for control messages: a link of the mesh, or the channel of an introduction. */
import {BadMessage} from '../base/bad-message.ts';
import {utf8} from '../base/bytes.ts';
import {Inbox} from './inbox.ts';
import type {Channel, Connected, Fingerprints} from './introducer.ts';
import {LIMITS} from './limits.ts';
import {type Control, parseControl} from './messages.ts';
import {Rate} from './rate.ts';

export interface Wire {
  send(message: Control): void;
  /**
   * The next message. Rejects when the wire is closed.
   * @throws BadMessage net/…
   */
  next(): Promise<Control>;
  /** Of the DTLS certificates on both ends of this very connection. */
  fingerprints(): Promise<Fingerprints>;
  close(): void;
}

/** Speaks over the channel of an introduction: JSON texts. */
export class ChannelWire implements Wire {
  readonly #channel: Channel;
  readonly #inbox = new Inbox<string>();
  /** Much of it is what the other end passes on. */
  readonly #rate = new Rate(
    LIMITS.relayedRate * LIMITS.relayMargin,
    LIMITS.relayedBurst * LIMITS.relayMargin,
  );

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.listen({
      text: text => {
        const fits = text.length <= LIMITS.control && this.#inbox.size < LIMITS.waiting;
        if (fits && this.#rate.take()) this.#inbox.push(text);
        else this.close();
      },
      closed: () => this.#inbox.close(new Error('the introduction ended')),
    });
  }

  send(message: Control): void {
    this.#channel.send(JSON.stringify(message));
  }

  async next(): Promise<Control> {
    const text = await this.#inbox.next();
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new BadMessage('net/not-json');
    }
    return parseControl(value, utf8(text).length);
  }

  fingerprints(): Promise<Fingerprints> {
    return this.#channel.fingerprints();
  }

  /** See `Channel`. */
  get leave(): (() => Connected) | null {
    return this.#channel.leave ?? null;
  }

  close(): void {
    this.#channel.close();
    this.#inbox.close(new Error('the introduction ended'));
  }
}
