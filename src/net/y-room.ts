/**
 * The one place that touches y-webrtc. Its provider carries the document over our links; its signaling, passwords and
 * `synced` are not used. The traps that shaped this file:
 *
 * - Two tabs with one room name would sync over BroadcastChannel, past every guard: each room has a name of its own.
 * - `password` needs Web Crypto, which pages on plain http lack.
 * - A document cannot be exchanged, so we move y-webrtc's update listener from the old bulletin to the new one.
 */
import * as encoding from 'lib0/encoding';
import {writeSyncStep1} from 'y-protocols/sync';
import {WebrtcConn, WebrtcProvider, type Room as YWebrtcRoom} from 'y-webrtc';
import * as Y from 'yjs';
import {randomText} from '../base/random.ts';
import {revealed} from './candidates.ts';
import type {Connected} from './introducer.ts';
import type {Signal} from './messages.ts';

/** simple-peer inside y-webrtc, as far as we touch it. */
export interface SimplePeer {
  readonly _pc: RTCPeerConnection;
  send(bytes: Uint8Array): void;
  signal(signal: Signal): void;
  destroy(): void;
  listeners(event: 'data'): ((bytes: Uint8Array) => void)[];
  removeAllListeners(event: 'data'): void;
  on(event: 'data', listener: (bytes: Uint8Array) => void): void;
  on(event: 'connect' | 'close' | 'error', listener: () => void): void;
}

/** What y-webrtc hands on to each connection that it makes. */
interface PeerOpts {
  readonly config: RTCConfiguration;
  over?: Connected | null;
}

export class YRoom {
  readonly #provider: WebrtcProvider;
  readonly #room: YWebrtcRoom;
  readonly #peerOpts: PeerOpts;
  readonly #ownAddress: () => string | null;

  private constructor(
    provider: WebrtcProvider,
    room: YWebrtcRoom,
    peerOpts: PeerOpts,
    ownAddress: () => string | null,
  ) {
    this.#provider = provider;
    this.#room = room;
    this.#peerOpts = peerOpts;
    this.#ownAddress = ownAddress;
  }

  /**
   * @param config of each connection, when it is made
   * @param ownAddress see `candidates.ts`
   */
  static async open(config: RTCConfiguration, ownAddress: () => string | null = () => null): Promise<YRoom> {
    const peerOpts: PeerOpts = {config};
    // y-webrtc dies with its first document, so that one is never a bulletin.
    const provider = new WebrtcProvider(`roadstead/${randomText(9)}`, new Y.Doc(), {
      signaling: [],
      peerOpts,
    });
    await provider.key;
    if (!provider.room) throw new Error('y-webrtc made no room');
    // It would hang up for good at `beforeunload`, which some links fire on a page that then stays. We have `pagehide`.
    globalThis.removeEventListener('beforeunload', provider.room._beforeUnloadHandler);
    // We show nothing of ourselves; y-webrtc wants a state to be there while it starts.
    provider.awareness.setLocalState(null);
    return new YRoom(provider, provider.room, peerOpts, ownAddress);
  }

  /**
   * @param link names this connection; a peer may have an old and a new one for a moment
   * @param over one that is open already
   */
  connect(
    link: string,
    initiator: boolean,
    onSignal: (signal: Signal) => void,
    over: Connected | null = null,
  ): WebrtcConn {
    // y-webrtc only calls `send` of what it takes to be a connection with its signaling server.
    const signaling = {
      send: ({data: {signal}}: {data: {signal: Signal}}) => {
        onSignal(signal);
        if (signal.type !== 'candidate') return;
        const candidate = revealed(signal.candidate.candidate, this.#ownAddress());
        if (candidate) onSignal({...signal, candidate: {...signal.candidate, candidate}});
      },
    };
    // They are looked at while the connection is made, and for this one alone.
    this.#peerOpts.over = over;
    const connection = new WebrtcConn(
      signaling as unknown as ConstructorParameters<typeof WebrtcConn>[0],
      initiator,
      link,
      this.#room,
    );
    this.#peerOpts.over = null;
    return connection;
  }

  /** From now on changes of the document go to this connection too. */
  add(connection: WebrtcConn): void {
    this.#room.webrtcConns.set(connection.remotePeerId, connection);
  }

  remove(connection: WebrtcConn): void {
    this.#room.webrtcConns.delete(connection.remotePeerId);
  }

  /** Another document takes the place of the present one. */
  use(doc: Y.Doc): void {
    this.#room.doc.off('update', this.#room._docUpdateHandler);
    this.#room.doc = doc;
    doc.on('update', this.#room._docUpdateHandler);
  }

  /** Asks the other side of a connection for what our document lacks. */
  ask(connection: WebrtcConn): void {
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, 0);
    writeSyncStep1(encoder, this.#room.doc);
    peerOf(connection).send(encoding.toUint8Array(encoder));
  }

  close(): void {
    const {awareness, doc} = this.#provider;
    this.#provider.destroy();
    awareness.destroy();
    doc.destroy();
  }
}

/** y-webrtc leaves its simple-peer untyped. */
export const peerOf = (connection: WebrtcConn): SimplePeer => connection.peer as SimplePeer;
