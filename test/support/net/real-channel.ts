/** Introductions over real WebRTC in one page, of the kind that can become a link, as those of a broker and of codes can. */
import {fingerprintsOf} from '../../../src/net/fingerprints.ts';
import type {Channel, Connected, Introducer} from '../../../src/net/introducer.ts';
import {JoinError} from '../../../src/net/join-error.ts';

type Listener = Parameters<Channel['listen']>[0];

class RealChannel implements Channel {
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  readonly #mayStay: boolean;
  readonly #texts: string[] = [];
  readonly #frames: Uint8Array[] = [];
  #listener: Listener | null = null;
  #hasLeft = false;

  constructor(connection: RTCPeerConnection, channel: RTCDataChannel, mayStay: boolean) {
    this.#connection = connection;
    this.#channel = channel;
    this.#mayStay = mayStay;
    channel.binaryType = 'arraybuffer';
    channel.onmessage = ({data}: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data !== 'string') this.#frames.push(new Uint8Array(data));
      else if (this.#listener) this.#listener.text(data);
      else this.#texts.push(data);
    };
    channel.onclose = () => this.#listener?.closed();
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    this.#texts.splice(0).forEach(listener.text);
  }

  send(text: string): void {
    if (this.#channel.readyState === 'open') this.#channel.send(text);
  }

  fingerprints() {
    return fingerprintsOf(this.#connection);
  }

  close(): void {
    if (!this.#hasLeft) this.#connection.close();
  }

  get leave(): (() => Connected) | null {
    if (!this.#mayStay || this.#hasLeft) return null;
    return () => {
      this.#hasLeft = true;
      return {connection: this.#connection, channel: this.#channel, early: this.#frames};
    };
  }
}

/** Who can make a link of an introduction: who is dialled makes one where it knows that who dials can, too. */
type Able = 'both' | 'who dials';

/** @returns the end of who dials, and that of who is dialled, both open */
export async function realPair(able: Able = 'both'): Promise<readonly [RealChannel, RealChannel]> {
  const [near, far] = [new RTCPeerConnection(), new RTCPeerConnection()];
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const)
    from.onicecandidate = ({candidate}) => void to.addIceCandidate(candidate ?? undefined);
  const [one, other] = [near, far].map(connection =>
    connection.createDataChannel('introduction', {negotiated: true, id: 0}),
  );
  const open = [one!, other!].map(
    channel => new Promise(resolve => channel.addEventListener('open', resolve)),
  );
  await near.setLocalDescription();
  await far.setRemoteDescription(near.localDescription!);
  await far.setLocalDescription();
  await near.setRemoteDescription(far.localDescription!);
  const ends = [new RealChannel(near, one!, true), new RealChannel(far, other!, able === 'both')] as const;
  await Promise.all(open);
  return ends;
}

/** A broker in memory whose introductions are such. */
export class RealBroker {
  /** How many have not been closed. */
  diallers = 0;
  readonly #able: Able;
  readonly #names = new Map<string, (channel: Channel) => void>();

  constructor(able: Able = 'both') {
    this.#able = able;
  }

  introducer(): Introducer {
    return {
      hold: async (name, newcomer) => {
        this.#names.set(name, newcomer);
        return {ended: new Promise(() => undefined), release: () => this.#names.delete(name)};
      },
      dialler: async () => {
        const dialled: RealChannel[] = [];
        this.diallers++;
        return {
          dial: async name => {
            const newcomer = this.#names.get(name);
            if (!newcomer) throw new JoinError('noTable');
            const [near, far] = await realPair(this.#able);
            dialled.push(near);
            newcomer(far);
            return near;
          },
          close: () => {
            this.diallers--;
            for (const channel of dialled) channel.close();
          },
        };
      },
    };
  }
}
