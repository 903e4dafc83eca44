/**
 * A door to the table: holds a slot at the broker so that others find it, and lets in who proves the secret. The host's
 * is always open, and passes on to a person who comes with the spoken code; a guest opens one while the host is away.
 * Broker gone: it is tried again and again; the table goes on.
 */
import type {Json} from '../base/json.ts';
import {type Greeted, greet, type Self} from './hello.ts';
import {type Channel, type Held, type Introducer, NameTaken} from './introducer.ts';
import {JoinError} from './join-error.ts';
import {lookAgain, PROTOCOL, TIMES} from './limits.ts';
import {codeName, codeOf, slotNames} from './link-text.ts';
import type {Mesh} from './mesh.ts';
import {ChannelWire} from './wire.ts';

/** Somebody with the code alone, or with the link where the host wants to be asked first. A person decides. */
export interface Admission {
  /** As the newcomer calls itself: a claim. */
  readonly profile: Json;
  admit(): void;
  refuse(): void;
}

/** `namesTaken`: the broker is there, and somebody else holds all names of this table at it. */
export type DoorTrouble = 'noBroker' | 'namesTaken';

interface DoorwayOptions {
  readonly self: Self;
  readonly mesh: Mesh;
  readonly introducer: Introducer;
  /** Somebody with the spoken code; null: this door is for links only. */
  readonly admission: ((request: Admission) => void) | null;
  /** Null: newcomers can find us now; else why they cannot. */
  reachable(trouble: DoorTrouble | null): void;
}

/** Introductions at the same time; more are turned away at once. */
const DOORS = 16;
const KNOCKS = 4;

export class Doorway {
  readonly #options: DoorwayOptions;
  readonly #held = new Map<string, Held>();
  /** Of all who came by a name and are still here. */
  readonly #wires = new Set<ChannelWire>();
  #greeting = 0;
  #knocking = 0;
  /** Until then one who was let in by the code comes with the link it was given, on the clock of `performance.now`. */
  #expecting = 0;
  /** Wanted open; names may be held a moment longer, or not yet. */
  #isOpen = false;
  #opening = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** When the door was lost, or the network last seemed to be back; null while it is open. */
  #hopeAt: number | null = null;

  constructor(options: DoorwayOptions) {
    this.#options = options;
  }

  /** The names at the broker that are held here. */
  get names(): readonly string[] {
    return [...this.#held.keys()];
  }

  /** Takes the lowest free slot and the code's name. Resolves when the first attempt is over, well or not. */
  async open(): Promise<void> {
    this.#isOpen = true;
    clearTimeout(this.#retry);
    const {self, admission, reachable} = this.#options;
    const code = codeName(codeOf(self.tableId));
    const wantsCode = admission !== null && !this.#held.has(code);
    const wantsSlot = ![...this.#held.keys()].some(name => name !== code);
    if (this.#opening || (!wantsSlot && !wantsCode)) return;
    this.#opening = true;
    try {
      const slot = wantsSlot
        ? await this.#hold(slotNames(self), channel => void this.welcome(channel))
        : null;
      // The code is a convenience: without it, links still work.
      if (wantsCode) await this.#hold([code], channel => void this.#knocked(channel)).catch(() => null);
      this.#hopeAt = null;
      if (this.#isOpen) reachable(null);
      // One that was given back for another is not missed.
      void slot?.ended.then(() => [...this.#held.values()].includes(slot) && this.#lost());
    } catch (error) {
      this.#lost(error instanceof NameTaken ? 'namesTaken' : 'noBroker');
    } finally {
      this.#opening = false;
    }
  }

  /** @throws JoinError noBroker; NameTaken when somebody else holds all of them */
  async #hold(names: readonly string[], newcomer: (channel: Channel) => void): Promise<Held> {
    let taken: unknown = new JoinError('noBroker');
    for (const name of names) {
      try {
        const held = await this.#options.introducer.hold(name, newcomer);
        if (this.#isOpen) this.#held.set(name, held);
        else held.release();
        return held;
      } catch (error) {
        // Held by a frozen page, perhaps our own of a moment ago: the next one will do.
        if (!(error instanceof NameTaken)) throw error;
        taken = error;
      }
    }
    throw taken;
  }

  #lost(trouble: DoorTrouble = 'noBroker'): void {
    this.#release();
    if (!this.#isOpen) return;
    this.#options.reachable(trouble);
    const now = performance.now();
    this.#hopeAt ??= now;
    this.#retry = setTimeout(() => void this.open(), lookAgain(now - this.#hopeAt));
  }

  /** The names are others now: those that are held are given back, and new ones taken where the door is open. */
  async moved(): Promise<void> {
    this.#release();
    this.#hopeAt = null;
    if (this.#isOpen) await this.open();
  }

  /** Tries at once, when the network seems to be back. */
  again(): void {
    this.#hopeAt = null;
    if (this.#isOpen) void this.open();
  }

  /** @param patience how long a greeting may take, in ms: whoever was met elsewhere may have its table to open first */
  async welcome(channel: Channel, patience: number = TIMES.greet): Promise<void> {
    const {self, mesh} = this.#options;
    const wire = new ChannelWire(channel);
    if (this.#greeting >= DOORS) return wire.close();
    this.#greeting++;
    this.#wires.add(wire);
    const limit = setTimeout(() => wire.close(), patience);
    try {
      const who = await greet(wire, self, 'answerer');
      clearTimeout(limit);
      // Our own call, which the broker kept until we held the name it went to.
      if (who.peer === self.peer) throw new JoinError('noTable');
      if (!mesh.accepts(who)) {
        wire.send({k: 'refuse', reason: 'refused'});
        throw new JoinError('refused');
      }
      if (!mesh.hasRoomFor(who.key)) {
        wire.send({k: 'refuse', reason: 'full'});
        throw new JoinError('full');
      }
      if (mesh.mustAsk(who.key)) await this.#ask(who, wire);
      wire.send(mesh.introduction(who.peer));
      const shut = setTimeout(() => wire.close(), TIMES.door);
      await mesh.introduce(who, wire);
      clearTimeout(shut);
    } catch {
      clearTimeout(limit);
      // A refusal on its way out needs a moment.
      setTimeout(() => wire.close(), 1000);
    } finally {
      this.#greeting--;
      this.#wires.delete(wire);
    }
  }

  /** The host's person lets in whoever has the link, too. @throws JoinError refused; noTable where only the host can say */
  async #ask({key, profile}: Greeted, wire: ChannelWire): Promise<void> {
    const {mesh, admission} = this.#options;
    // Whoever was let in by the code comes with the link a moment later.
    const isExpected = performance.now() < this.#expecting;
    this.#expecting = 0;
    const refuse = (reason: 'refused' | 'noTable'): never => {
      wire.send({k: 'refuse', reason});
      throw new JoinError(reason);
    };
    if (!isExpected) {
      if (!admission) refuse('noTable');
      if (this.#knocking >= KNOCKS) refuse('refused');
      this.#knocking++;
      this.#greeting--;
      let limit: ReturnType<typeof setTimeout> | undefined;
      const isLetIn = await new Promise<boolean>(resolve => {
        admission?.({profile, admit: () => resolve(true), refuse: () => resolve(false)});
        limit = setTimeout(() => resolve(false), TIMES.admission);
        // Heard: a person is asked.
        wire.send({k: 'pong'});
      });
      clearTimeout(limit);
      this.#knocking--;
      this.#greeting++;
      if (!isLetIn) refuse('refused');
    }
    mesh.admit(key);
  }

  async #knocked(channel: Channel): Promise<void> {
    const {self, mesh, admission} = this.#options;
    const wire = new ChannelWire(channel);
    if (this.#knocking >= KNOCKS) return wire.close();
    this.#knocking++;
    this.#wires.add(wire);
    const limit = setTimeout(() => wire.close(), TIMES.admission);
    try {
      const knock = await wire.next();
      if (knock.k !== 'knock' || knock.v !== PROTOCOL) {
        wire.send({k: 'refuse', reason: 'otherVersion'});
      } else {
        const {tableId, secret} = self;
        admission?.({
          profile: knock.profile,
          admit: () => {
            this.#expecting = performance.now() + TIMES.admission;
            const {founder} = mesh;
            if (founder !== null) wire.send({k: 'admit', tableId, secret, founder});
          },
          refuse: () => wire.send({k: 'refuse', reason: 'refused'}),
        });
        // Heard: it need not knock again.
        wire.send({k: 'pong'});
      }
      // The newcomer hangs up when it has its answer; until then it may have knocked twice.
      for (let more = 0; more < KNOCKS && (await wire.next()).k === 'knock'; more++);
      wire.close();
    } catch {
      wire.close();
    } finally {
      clearTimeout(limit);
      this.#knocking--;
      this.#wires.delete(wire);
    }
  }

  #release(): void {
    for (const held of this.#held.values()) held.release();
    this.#held.clear();
  }

  /** Nobody new comes in; who is being introduced goes on. */
  shut(): void {
    this.#isOpen = false;
    clearTimeout(this.#retry);
    this.#release();
  }

  /** The table is left: nobody waits for an answer of ours any more. */
  close(): void {
    this.shut();
    for (const wire of this.#wires) wire.close();
  }
}
