/**
 * The keeper's door: holds a slot at the broker so that newcomers find the table, lets in who proves the secret, and
 * passes on to a person who comes with the spoken code. Broker gone: it is tried again and again; the table goes on.
 */
import type {Json} from '../base/json.ts';
import {greet, type Self} from './hello.ts';
import {type Channel, type Held, type Introducer, NameTaken} from './introducer.ts';
import {JoinError} from './join-error.ts';
import {backoff, PROTOCOL, TIMES} from './limits.ts';
import {codeName, codeOf, slotNames} from './link-text.ts';
import type {Mesh} from './mesh.ts';
import {ChannelWire} from './wire.ts';

/** Somebody who knows the code but not the secret. The keeper's person decides. */
export interface Admission {
  /** As the newcomer calls itself; nothing of it is proved. */
  readonly profile: Json;
  admit(): void;
  refuse(): void;
}

interface DoorwayOptions {
  readonly self: Self;
  readonly mesh: Mesh;
  readonly introducer: Introducer;
  admission(request: Admission): void;
  /** Whether newcomers can find us now. */
  reachable(yes: boolean): void;
}

/** Introductions at the same time; more are turned away at once. */
const DOORS = 16;
const KNOCKS = 4;

export class Doorway {
  readonly #options: DoorwayOptions;
  readonly #held = new Set<Held>();
  #open = 0;
  #knocking = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;

  constructor(options: DoorwayOptions) {
    this.#options = options;
  }

  /** Takes the lowest free slot and the code's name. Resolves when the first attempt is over, well or not. */
  async open(): Promise<void> {
    clearTimeout(this.#retry);
    if (this.#closed || this.#held.size > 0) return;
    const {tableId} = this.#options.self;
    try {
      const slot = await this.#hold(slotNames(tableId), channel => void this.#welcome(channel));
      // The code is a convenience: without it, links still work.
      await this.#hold([codeName(codeOf(tableId))], channel => void this.#knocked(channel)).catch(() => null);
      this.#attempts = 0;
      this.#options.reachable(true);
      void slot.ended.then(() => this.#lost());
    } catch {
      this.#lost();
    }
  }

  async #hold(names: readonly string[], newcomer: (channel: Channel) => void): Promise<Held> {
    for (const name of names) {
      try {
        const held = await this.#options.introducer.hold(name, newcomer);
        this.#held.add(held);
        if (this.#closed) held.release();
        return held;
      } catch (error) {
        // Held by a frozen page, perhaps our own of a moment ago: the next one will do.
        if (!(error instanceof NameTaken)) throw error;
      }
    }
    throw new JoinError('noBroker');
  }

  #lost(): void {
    this.#release();
    if (this.#closed) return;
    this.#options.reachable(false);
    this.#retry = setTimeout(() => void this.open(), backoff(this.#attempts));
    this.#attempts++;
  }

  /** Tries at once, when the network seems to be back. */
  again(): void {
    this.#attempts = 0;
    void this.open();
  }

  async #welcome(channel: Channel): Promise<void> {
    const {self, mesh} = this.#options;
    const wire = new ChannelWire(channel);
    if (this.#open >= DOORS) return wire.close();
    this.#open++;
    const limit = setTimeout(() => wire.close(), TIMES.greet);
    try {
      const who = await greet(wire, self, 'answerer');
      clearTimeout(limit);
      if (!mesh.accepts(who)) {
        wire.send({k: 'refuse', reason: 'refused'});
        throw new JoinError('refused');
      }
      if (!mesh.hasRoomFor(who.key)) {
        wire.send({k: 'refuse', reason: 'full'});
        throw new JoinError('full');
      }
      wire.send({k: 'peers', ids: [self.peer, ...mesh.linkedIds()]});
      const shut = setTimeout(() => wire.close(), TIMES.door);
      await mesh.introduce(who, wire);
      clearTimeout(shut);
    } catch {
      clearTimeout(limit);
      // A refusal on its way out needs a moment.
      setTimeout(() => wire.close(), 1000);
    } finally {
      this.#open--;
    }
  }

  async #knocked(channel: Channel): Promise<void> {
    const {self, admission} = this.#options;
    const wire = new ChannelWire(channel);
    if (this.#knocking >= KNOCKS) return wire.close();
    this.#knocking++;
    const limit = setTimeout(() => wire.close(), TIMES.admission);
    try {
      const knock = await wire.next();
      if (knock.k !== 'knock' || knock.v !== PROTOCOL) {
        wire.send({k: 'refuse', reason: 'otherVersion'});
      } else {
        admission({
          profile: knock.profile,
          admit: () => wire.send({k: 'admit', tableId: self.tableId, secret: self.secret}),
          refuse: () => wire.send({k: 'refuse', reason: 'refused'}),
        });
      }
      // Nothing more is expected; the newcomer hangs up when it has its answer.
      await wire.next();
      wire.close();
    } catch {
      wire.close();
    } finally {
      clearTimeout(limit);
      this.#knocking--;
    }
  }

  #release(): void {
    for (const held of this.#held) held.release();
    this.#held.clear();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#release();
  }
}
