/** A bare data channel between two pages, to compare with: no framing, no guard, no document. Runs in the page. */

const gathered = (connection: RTCPeerConnection): Promise<string> =>
  new Promise(resolve => {
    const done = () => {
      if (connection.iceGatheringState === 'complete') resolve(JSON.stringify(connection.localDescription));
    };
    connection.addEventListener('icegatheringstatechange', done);
    done();
  });

export class RawChannel {
  readonly #connection = new RTCPeerConnection({iceServers: []});
  #channel: RTCDataChannel | null = null;

  async offer(): Promise<string> {
    this.#channel = this.#connection.createDataChannel('raw');
    await this.#connection.setLocalDescription();
    return gathered(this.#connection);
  }

  /** Echoes whatever comes. */
  async answer(offer: string): Promise<string> {
    this.#connection.addEventListener('datachannel', ({channel}) =>
      channel.addEventListener('message', ({data}) => channel.send(data)),
    );
    await this.#connection.setRemoteDescription(JSON.parse(offer));
    await this.#connection.setLocalDescription();
    return gathered(this.#connection);
  }

  async accept(answer: string): Promise<void> {
    const opened = new Promise(resolve => this.#channel?.addEventListener('open', resolve));
    await this.#connection.setRemoteDescription(JSON.parse(answer));
    await opened;
  }

  /** Milliseconds of one round trip with so many bytes. */
  trip(bytes: number): Promise<number> {
    const started = performance.now();
    return new Promise(resolve => {
      this.#channel?.addEventListener('message', () => resolve(performance.now() - started), {once: true});
      this.#channel?.send('x'.repeat(bytes));
    });
  }
}
