/**
 * Introductions through a PeerJS broker. A held name is a PeerJS client; a channel is a PeerJS data connection, which
 * becomes the link, or is closed as soon as that stands. PeerJS is loaded when the first introduction is wanted.
 *
 * Traps: PeerJS never tells that the other tab died, so greetings have time limits. A name nobody holds is reported only
 * after about six seconds, so all slots are dialled at once. It makes a connection for every offer that anybody sends, and
 * keeps what belongs to none for ever; what a broker sends may be nonsense, or a flood. So a gate stands before it. And `open` may
 * come twice.
 */
import type {DataConnection, Peer as PeerJs, PeerOptions} from 'peerjs';
import {loadModule} from '../base/load-module.ts';
import {randomSymbols} from '../base/random.ts';
import type {Broker, Ways} from './broker.ts';
import {revealed} from './candidates.ts';
import {fingerprintsOf} from './fingerprints.ts';
import type {Ice} from './ice.ts';
import {
  type Channel,
  type Connected,
  type Dialler,
  EarlyFrames,
  type Held,
  type Introducer,
  NameTaken,
} from './introducer.ts';
import {JoinError} from './join-error.ts';
import {LIMITS, TIMES} from './limits.ts';
import {type BrokerMessage, OfferGate} from './offer-gate.ts';
import {Rate} from './rate.ts';

/** Whoever knows that somebody will be met has it fetched while other things are waited for. @throws BadMessage app/module-missing */
export const loadPeerJs = () => loadModule(() => import('peerjs'));

/** By this name of its channel whoever dials says that the connection may become the link. Earlier versions neither say nor ask. */
const LINK = 'link';

/** One for each broker; which address this device has at home is told at the home's own alone. */
export const introducersOf = (
  {brokers, own, ownAddress}: Pick<Ways, 'brokers' | 'own' | 'ownAddress'>,
  ice: Ice,
): readonly BrokerIntroducer[] =>
  brokers.map(broker => new BrokerIntroducer(broker, ice, broker === own ? ownAddress : null));

export class BrokerIntroducer implements Introducer {
  readonly #options: PeerOptions;
  readonly #ownAddress: string | null;
  readonly #ice: Ice;

  /** @param ownAddress see `candidates.ts`; told at this broker */
  constructor({host, port, path, secure}: Broker, ice: Ice, ownAddress: string | null) {
    this.#ownAddress = ownAddress;
    this.#ice = ice;
    this.#options = {host, port, path, secure, debug: 0, config: ice.config};
  }

  async hold(name: string, newcomer: (channel: Channel) => void): Promise<Held> {
    const gate = new OfferGate();
    const peer = await this.#connect(name, gate);
    const ended = new Promise<void>(resolve => {
      peer.on('disconnected', () => resolve());
      peer.on('close', () => resolve());
    });
    peer.on('error', () => undefined); // of single newcomers; the end of all is told by the events above
    const inUse = new Set<DataConnection>();
    let isReleased = false;
    const destroyUnused = () => {
      if (isReleased && inUse.size === 0) peer.destroy();
    };
    peer.on('connection', connection => {
      if (connection.serialization !== 'raw') return connection.close();
      gate.begun(connection);
      connection.once('open', () => {
        inUse.add(connection);
        connection.once('close', () => {
          inUse.delete(connection);
          destroyUnused();
        });
        newcomer(new PeerJsChannel(connection));
      });
    });
    const release = () => {
      isReleased = true;
      // Destroying ends every channel; without the broker they go on.
      peer.disconnect();
      destroyUnused();
    };
    return {ended, release};
  }

  async dialler(): Promise<Dialler> {
    const peer = await this.#connect(`rs-guest-${randomSymbols('abcdefghijklmnopqrstuvwxyz', 16)}`, null);
    const absent = new Map<string, () => void>();
    let isCut = false;
    peer.on('disconnected', () => {
      isCut = true;
      for (const tell of absent.values()) tell();
    });
    peer.on('error', error => {
      if (error.type !== 'peer-unavailable') return;
      // PeerJS names the peer in its English sentence only.
      for (const [name, tell] of absent) if (error.message.endsWith(` ${name}`)) tell();
    });
    return {
      dial: name =>
        new Promise((resolve, reject) => {
          const connection = peer.connect(name, {reliable: true, serialization: 'raw', label: LINK});
          if (!connection) return reject(new JoinError('noBroker'));
          // An answer arrived, so somebody is there; only the path between is missing. It is asked in time: PeerJS lets go of
          // a connection that fails, and in Firefox it may fail at the other end first.
          let answered = false;
          connection.peerConnection.addEventListener('signalingstatechange', () => {
            answered ||= connection.peerConnection?.remoteDescription != null;
          });
          const fail = () => {
            clearTimeout(timer);
            absent.delete(name);
            connection.close();
            reject(new JoinError(answered ? 'noPath' : isCut ? 'noBroker' : 'noTable'));
          };
          const timer = setTimeout(fail, TIMES.dial);
          absent.set(name, fail);
          connection.once('open', () => {
            clearTimeout(timer);
            absent.delete(name);
            resolve(new PeerJsChannel(connection));
          });
          connection.on('error', fail);
          connection.once('close', fail);
        }),
      close: () => peer.destroy(),
    };
  }

  /**
   * A PeerJS client under this name, connected with the broker.
   * @param gate before what others offer; null: nobody comes here
   */
  async #connect(name: string, gate: OfferGate | null): Promise<PeerJs> {
    const {Peer} = await loadPeerJs().catch(() => {
      throw new JoinError('noPart');
    });
    const relay = this.#ice.ready();
    const connected = new Promise<PeerJs>((resolve, reject) => {
      const peer = new Peer(name, this.#options);
      guard(peer, gate);
      const fail = (error: Error) => {
        clearTimeout(timer);
        peer.destroy();
        reject(error);
      };
      const timer = setTimeout(() => fail(new JoinError('noBroker')), TIMES.broker);
      const onError = (error: {type: string}) =>
        fail(error.type === 'unavailable-id' ? new NameTaken(name) : new JoinError('noBroker'));
      peer.on('error', onError);
      peer.once('open', () => {
        clearTimeout(timer);
        peer.off('error', onError);
        if (this.#ownAddress !== null) revealCandidates(peer, this.#ownAddress);
        resolve(peer);
      });
    });
    // Both are on their way at once.
    const [peer] = await Promise.all([connected, relay]);
    return peer;
  }
}

/** PeerJS offers no look at what comes before it acts. */
function guard(peer: PeerJs, gate: OfferGate | null): void {
  const inside = peer as unknown as {
    socket: {
      removeAllListeners(event: 'message'): void;
      on(event: 'message', f: (m: BrokerMessage | null) => void): void;
    };
    getConnection(peer: string, id: string): unknown;
    _handleMessage(message: BrokerMessage): void;
  };
  const rate = new Rate(LIMITS.brokerRate, LIMITS.brokerBurst);
  inside.socket.removeAllListeners('message');
  inside.socket.on('message', message => {
    if (!rate.take()) return peer.disconnect();
    if (!message) return;
    const {type, src = '', payload} = message;
    const isMore = type === 'ANSWER' || type === 'CANDIDATE';
    if (type === 'OFFER' && !gate?.admits(message)) return;
    if (isMore && !inside.getConnection(src, payload?.connectionId ?? '')) return;
    try {
      inside._handleMessage(message);
    } catch {
      // Nonsense: a broker that means well sends none.
    }
  });
}

/** Sends candidates that hide our address a second time with it (`candidates.ts`). PeerJS has no hook for that. */
function revealCandidates(peer: PeerJs, address: string): void {
  const {socket} = peer as unknown as {socket: {send(message: BrokerMessage): void}};
  const send = socket.send.bind(socket);
  socket.send = message => {
    send(message);
    const {payload} = message;
    const hidden = message.type === 'CANDIDATE' ? payload?.candidate : undefined;
    const candidate = hidden ? revealed(hidden.candidate, address) : null;
    if (hidden && candidate)
      send({
        ...message,
        payload: {...payload, candidate: {...hidden.toJSON(), candidate} as RTCIceCandidate},
      });
  };
}

class PeerJsChannel implements Channel {
  readonly #connection: DataConnection;
  readonly #early: string[] = [];
  readonly #frames = new EarlyFrames();

  constructor(connection: DataConnection) {
    this.#connection = connection;
    connection.on('error', () => connection.close());
    connection.on('data', this.#keep);
  }

  readonly #keep = (data: unknown): void => {
    if (typeof data === 'string' && this.#early.length < 64) this.#early.push(data);
  };

  listen(events: {text(text: string): void; closed(): void}): void {
    this.#connection.off('data', this.#keep);
    this.#connection.on('data', data => {
      if (typeof data === 'string') events.text(data);
      else if (!this.leave || !this.#frames.take(data)) this.close();
    });
    this.#connection.on('close', () => events.closed());
    this.#early.splice(0).forEach(events.text);
  }

  send(text: string): void {
    if (this.#connection.open) this.#connection.send(text);
  }

  fingerprints() {
    return fingerprintsOf(this.#connection.peerConnection);
  }

  close(): void {
    this.#connection.close();
  }

  /** The name is that of the channel itself, which the broker has not in its hands. */
  get leave(): (() => Connected) | null {
    const {peerConnection: connection, dataChannel: channel} = this.#connection;
    if (channel?.label !== LINK || channel.readyState !== 'open') return null;
    return () => {
      this.#connection.removeAllListeners('data');
      // What PeerJS still has it would end; what it still hears it would act on.
      connection.onicecandidate = connection.oniceconnectionstatechange = null;
      connection.ondatachannel = connection.ontrack = null;
      Object.assign(this.#connection, {peerConnection: null, dataChannel: null});
      this.#connection.close();
      return {connection, channel, early: this.#frames.all};
    };
  }
}
