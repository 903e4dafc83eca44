/**
 * Before PeerJS: anybody who knows a name at the broker can send offers there, and each would cost a connection. So each
 * is looked at before one is made.
 */
import {LIMITS, TIMES} from './limits.ts';
import {Rate} from './rate.ts';

/** What PeerJS and its broker say to each other, as far as we look at it; from the broker it is hostile. */
export interface BrokerMessage {
  readonly type: string;
  readonly src?: string;
  readonly payload?: {
    readonly candidate?: RTCIceCandidate;
    readonly connectionId?: string;
    readonly type?: unknown;
    readonly serialization?: unknown;
    readonly sdp?: {readonly sdp?: unknown};
  };
}

/** A connection in the making, as far as the gate looks at it. */
export interface PendingConnection {
  once(event: 'open' | 'close', listener: () => void): void;
  close(): void;
}

/** Introductions that others begin at a name of ours: so many at once, so fast, each so long. */
export class OfferGate {
  readonly #rate: Rate;
  readonly #open = new Set<PendingConnection>();

  /** @param now milliseconds, for tests */
  constructor(now?: () => number) {
    this.#rate = new Rate(LIMITS.offerRate, LIMITS.offers, now);
  }

  /** Whether an offer may cost a connection. */
  admits({payload}: BrokerMessage): boolean {
    const {sdp} = payload?.sdp ?? {};
    return (
      payload?.type === 'data' &&
      payload.serialization === 'raw' &&
      typeof sdp === 'string' &&
      sdp.length <= LIMITS.description &&
      sdp.match(/fingerprint/gi)?.length === 1 &&
      this.#open.size < LIMITS.offers &&
      this.#rate.take()
    );
  }

  begun(connection: PendingConnection): void {
    this.#open.add(connection);
    const limit = setTimeout(() => connection.close(), TIMES.connect);
    connection.once('open', () => {
      clearTimeout(limit);
      // A channel that is open stands no longer than an introduction, whatever becomes of it above.
      setTimeout(() => connection.close(), TIMES.admission);
    });
    connection.once('close', () => {
      clearTimeout(limit);
      this.#open.delete(connection);
    });
  }
}
