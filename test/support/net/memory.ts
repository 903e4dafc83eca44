/** A broker in memory: names, and channels between them. What tests want to go wrong, goes wrong on purpose here. */
import {
  type Channel,
  type Dialler,
  type Held,
  type Introducer,
  NameTaken,
} from '../../../src/net/introducer.ts';
import {JoinError} from '../../../src/net/join-error.ts';
import {PROTOCOL} from '../../../src/net/limits.ts';

type Listener = Parameters<Channel['listen']>[0];

class MemoryChannel implements Channel {
  other: MemoryChannel | null = null;
  #listener: Listener | null = null;
  #early: string[] = [];
  #closed = false;
  /** Everything said over it, as the broker in the middle could read it. */
  readonly said: string[];

  constructor(said: string[]) {
    this.said = said;
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    this.#early.splice(0).forEach(listener.text);
  }

  send(text: string): void {
    if (this.#closed) return;
    this.said.push(text);
    const {other} = this;
    setTimeout(() => other?.take(text));
  }

  take(text: string): void {
    if (this.#closed) return;
    if (this.#listener) this.#listener.text(text);
    else this.#early.push(text);
  }

  async fingerprints() {
    return {local: 'memory', remote: 'memory'};
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#listener?.closed();
    const {other} = this;
    setTimeout(() => other?.close());
  }
}

export class MemoryBroker {
  /** False: nobody reaches it, and names held are lost. */
  up = true;
  readonly said: string[] = [];
  readonly #names = new Map<string, {newcomer: (channel: Channel) => void; end: () => void}>();

  get names(): string[] {
    return [...this.#names.keys()];
  }

  fall(): void {
    this.up = false;
    for (const held of [...this.#names.values()]) held.end();
  }

  /** Takes a name as somebody who never answers. */
  squat(name: string): void {
    this.#names.set(name, {newcomer: () => undefined, end: () => this.#names.delete(name)});
  }

  introducer(): Introducer {
    return {
      hold: (name, newcomer) => this.#hold(name, newcomer),
      dialler: () => this.#dialler(),
    };
  }

  async #hold(name: string, newcomer: (channel: Channel) => void): Promise<Held> {
    if (!this.up) throw new JoinError('noBroker');
    if (this.#names.has(name)) throw new NameTaken(name);
    let end = (): void => undefined;
    const ended = new Promise<void>(resolve => {
      end = () => {
        this.#names.delete(name);
        resolve();
      };
    });
    this.#names.set(name, {newcomer, end});
    return {ended, release: end};
  }

  async #dialler(): Promise<Dialler> {
    if (!this.up) throw new JoinError('noBroker');
    const channels: MemoryChannel[] = [];
    return {
      dial: async name => {
        const held = this.#names.get(name);
        if (!held) throw new JoinError('noTable');
        const near = new MemoryChannel(this.said);
        const far = new MemoryChannel(this.said);
        near.other = far;
        far.other = near;
        channels.push(near);
        setTimeout(() => held.newcomer(far));
        return near;
      },
      close: () => {
        for (const channel of channels) channel.close();
      },
    };
  }
}

const never = (): Promise<never> => new Promise(() => undefined);

/** Takes everybody in, and leads to nobody. */
export const silent = (): Introducer => ({
  hold: async () => ({ended: never(), release: () => undefined}),
  dialler: async () => ({dial: never, close: () => undefined}),
});

/** Is there, and says nothing at all. */
export const mute = (): Introducer => ({hold: never, dialler: never});

/** Has all names given to somebody else, as it says, and leads to nobody. */
export const taken = (): Introducer => ({
  ...silent(),
  hold: name => Promise.reject(new NameTaken(name)),
});

/** Leads everybody to what it does with what is said. */
function leadingTo(talk: (channel: Channel) => void): Introducer {
  const dialler = async () => ({
    dial: async () => {
      const near = new MemoryChannel([]);
      const far = new MemoryChannel([]);
      near.other = far;
      far.other = near;
      talk(far);
      return near;
    },
    close: () => undefined,
  });
  return {...silent(), dialler};
}

/** Leads everybody to themselves. */
export const echoing = (): Introducer =>
  leadingTo(channel => channel.listen({text: text => channel.send(text), closed: () => undefined}));

/** Leads everybody to somebody who talks without end. */
export const flooding = (): Introducer =>
  leadingTo(channel => {
    const hello = {k: 'hello', v: PROTOCOL, peer: 'p'.repeat(12), key: 'k'.repeat(43), nonce: 'n'.repeat(22)};
    const talk = setInterval(() => {
      for (let i = 0; i < 200; i++) channel.send(JSON.stringify(hello));
    });
    channel.listen({text: () => undefined, closed: () => clearInterval(talk)});
  });
