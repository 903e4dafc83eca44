/** A web socket by hand, which says what no browser would. */
import {connect, type Socket} from 'node:net';

export class RawSocket {
  readonly #socket: Socket;
  #heard = Buffer.alloc(0);
  #changed: (() => void)[] = [];
  closed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    const tell = () => {
      for (const done of this.#changed.splice(0)) done();
    };
    socket.on('data', bytes => {
      this.#heard = Buffer.concat([this.#heard, bytes]);
      tell();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.closed = true;
      tell();
    });
  }

  /**
   * @param path with its query
   * @param clinging does not hang up when the other end does
   * @param more header lines
   */
  static open(port: number, path: string, clinging = false, more: readonly string[] = []): RawSocket {
    const raw = RawSocket.silent(port, clinging);
    const headers = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13', ...more];
    raw.write(
      `GET ${path} HTTP/1.1\r\nhost: x\r\n${headers.join('\r\n')}\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    return raw;
  }

  /** A connection on which nothing is asked. */
  static silent(port: number, clinging = false): RawSocket {
    return new RawSocket(connect({port, host: '127.0.0.1', allowHalfOpen: clinging}));
  }

  /** All that came in. */
  get heard(): string {
    return this.#heard.toString('latin1');
  }

  write(bytes: string | Uint8Array): void {
    if (!this.closed) this.#socket.write(bytes);
  }

  /** A text message; masked, as clients have to, with zeros. `length`: what its head claims. */
  say(text: string, length = Buffer.byteLength(text)): void {
    const head = Buffer.alloc(14);
    head[0] = 0x81;
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
    this.write(Buffer.concat([head, Buffer.from(text)]));
  }

  /** Waits until something was heard, or the socket was closed. @throws Error when it was closed instead */
  async hears(text: string): Promise<void> {
    while (!this.heard.includes(text)) {
      if (this.closed) throw new Error(`closed before "${text}", after "${this.heard}"`);
      await this.#change();
    }
  }

  /** Waits until the other end takes nothing any more. */
  async isDropped(): Promise<void> {
    while (!this.closed) {
      this.write('x');
      await new Promise(resolve => setImmediate(resolve));
    }
  }

  async ends(): Promise<void> {
    while (!this.closed) await this.#change();
  }

  #change(): Promise<void> {
    return new Promise(resolve => this.#changed.push(resolve));
  }

  close(): void {
    this.#socket.destroy();
  }
}
