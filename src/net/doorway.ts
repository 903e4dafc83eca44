/**
 * The way in to the table: a door at each broker (`door.ts`), and who comes by one. Those who prove the secret are let in. The
 * host's doors are always open, and pass on to a person who comes with the spoken code; a guest opens its own while the host
 * is away.
 */
import type {Json} from '../base/json.ts';
import {type Crowd, Door, type DoorTrouble} from './door.ts';
import {type Greeted, greet, type Self} from './hello.ts';
import type {Channel, Introducer} from './introducer.ts';
import {JoinError} from './join-error.ts';
import {PROTOCOL, TIMES} from './limits.ts';
import {codeName, codeOf, slotNames} from './link-text.ts';
import type {Mesh} from './mesh.ts';
import {ChannelWire} from './wire.ts';

export type {DoorTrouble};

/** Somebody with the code alone, or with the link where the host wants to be asked first. A person decides. */
export interface Admission {
  /** As the newcomer calls itself: a claim. */
  readonly profile: Json;
  /** Whoever knocked has been answered, has hung up, or has waited for as long as one does. */
  readonly over: Promise<void>;
  admit(): void;
  refuse(): void;
}

interface DoorwayOptions {
  readonly self: Self;
  readonly mesh: Mesh;
  /** One for each broker. */
  readonly introducers: readonly Introducer[];
  /** Somebody with the spoken code; null: these doors are for links only. */
  readonly admission: ((request: Admission) => void) | null;
  /** Null: newcomers can find us at one broker at least; else why they cannot. */
  reachable(trouble: DoorTrouble | null): void;
}

/** Introductions at one door at the same time; more are turned away at once. */
const DOORS = 16;
const KNOCKS = 4;

export class Doorway {
  readonly #options: DoorwayOptions;
  readonly #doors: readonly Door[];
  /** Of those whom we have met without a broker. */
  readonly #others: Crowd = {greeting: 0, knocking: 0};
  /** Of all who came by a name and are still here. */
  readonly #wires = new Set<ChannelWire>();
  /** Keys about which a person is asked: one device may come by several brokers. */
  readonly #asking = new Map<string, Promise<boolean>>();
  /** Until then one who was let in by the code comes with the link it was given, on the clock of `performance.now`. */
  #expecting = 0;
  /** Told last. */
  #isReachable = false;

  constructor(options: DoorwayOptions) {
    this.#options = options;
    const {self, introducers} = options;
    this.#doors = introducers.map(introducer => {
      const door: Door = new Door({
        introducer,
        slots: () => slotNames(self),
        code: () => (options.admission ? codeName(codeOf(self.tableId)) : null),
        newcomer: channel => void this.#welcome(channel, door.crowd, TIMES.greet),
        knocked: channel => void this.#knocked(channel, door.crowd),
        changed: () => this.#changed(),
      });
      return door;
    });
  }

  /** The names that are held here at one of the brokers. */
  namesAt(introducer: Introducer): readonly string[] {
    return this.#doors.find(door => door.introducer === introducer)?.names ?? [];
  }

  /** Resolves when newcomers can find us at one broker, or when all have been tried. */
  open(): Promise<void> {
    return this.#each(door => door.open());
  }

  /** As `open`, with other names: those that are held are given back. */
  moved(): Promise<void> {
    return this.#each(door => door.moved());
  }

  async #each(open: (door: Door) => Promise<void>): Promise<void> {
    const opened = this.#doors.map(async door => {
      await open(door);
      if (door.trouble !== null) throw new JoinError('noBroker');
    });
    await Promise.any(opened).catch(() => undefined);
  }

  /** A broker that is down, or lies about our names, matters to nobody while another introduces. */
  #changed(): void {
    const troubles = this.#doors.map(({trouble}) => trouble);
    const isOpen = troubles.includes(null);
    if (!isOpen && troubles.includes(undefined)) return;
    // A door that lies about itself again and again says nothing new.
    if (isOpen && this.#isReachable) return;
    this.#isReachable = isOpen;
    this.#options.reachable(isOpen ? null : troubles.includes('namesTaken') ? 'namesTaken' : 'noBroker');
  }

  /** Tries at once, when the network seems to be back. */
  again(): void {
    for (const door of this.#doors) door.again();
  }

  /**
   * Somebody whom we have met without a broker.
   * @param patience how long a greeting may take, in ms: its table may have to be opened first
   */
  welcome(channel: Channel, patience: number): Promise<void> {
    return this.#welcome(channel, this.#others, patience);
  }

  async #welcome(channel: Channel, crowd: Crowd, patience: number): Promise<void> {
    const {self, mesh} = this.#options;
    const wire = new ChannelWire(channel);
    if (crowd.greeting >= DOORS) return wire.close();
    crowd.greeting++;
    this.#wires.add(wire);
    const limit = setTimeout(() => wire.close(), patience);
    const {secret} = self;
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
      if (mesh.mustAsk(who.key)) await this.#ask(who, wire, crowd);
      // Whoever was asked about so long that the link is another one now has not proved that one.
      const leave = self.secret === secret && !mesh.isLinked(who.peer) ? wire.leave : null;
      wire.send(mesh.introduction(who.peer, leave !== null));
      if (leave) return mesh.keep(who, leave, false);
      const shut = setTimeout(() => wire.close(), TIMES.door);
      await mesh.introduce(who, wire);
      clearTimeout(shut);
    } catch {
      clearTimeout(limit);
      // A refusal on its way out needs a moment.
      setTimeout(() => wire.close(), 1000);
    } finally {
      crowd.greeting--;
      this.#wires.delete(wire);
    }
  }

  /** The host's person lets in whoever has the link, too. @throws JoinError refused; noTable where only the host can say */
  async #ask(who: Greeted, wire: ChannelWire, crowd: Crowd): Promise<void> {
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
      if (crowd.knocking >= KNOCKS) refuse('refused');
      crowd.knocking++;
      crowd.greeting--;
      // Heard: a person is asked.
      wire.send({k: 'pong'});
      const isLetIn = await this.#askPerson(who);
      crowd.knocking--;
      crowd.greeting++;
      if (!isLetIn) refuse('refused');
    }
    mesh.admit(who.key);
  }

  /** Once for each device, by however many brokers it comes. */
  #askPerson({key, profile}: Greeted): Promise<boolean> {
    const asked = this.#asking.get(key);
    if (asked) return asked;
    let answer: (isLetIn: boolean) => void = () => undefined;
    const asking = new Promise<boolean>(resolve => {
      const limit = setTimeout(() => answer(false), TIMES.admission);
      answer = isLetIn => {
        clearTimeout(limit);
        this.#asking.delete(key);
        resolve(isLetIn);
      };
    });
    this.#asking.set(key, asking);
    const over = asking.then(() => undefined);
    this.#options.admission?.({profile, over, admit: () => answer(true), refuse: () => answer(false)});
    return asking;
  }

  async #knocked(channel: Channel, crowd: Crowd): Promise<void> {
    const {self, mesh, admission} = this.#options;
    const wire = new ChannelWire(channel);
    if (crowd.knocking >= KNOCKS) return wire.close();
    crowd.knocking++;
    this.#wires.add(wire);
    const limit = setTimeout(() => wire.close(), TIMES.admission);
    let hangUp: () => void = () => undefined;
    const over = new Promise<void>(resolve => {
      hangUp = resolve;
    });
    try {
      const knock = await wire.next();
      if (knock.k !== 'knock' || knock.v !== PROTOCOL) {
        wire.send({k: 'refuse', reason: 'otherVersion'});
      } else {
        const {tableId, secret} = self;
        admission?.({
          profile: knock.profile,
          over,
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
      hangUp();
      crowd.knocking--;
      this.#wires.delete(wire);
    }
  }

  /** Nobody new comes in; who is being introduced goes on. */
  shut(): void {
    for (const door of this.#doors) door.shut();
  }

  /** The table is left: nobody waits for an answer of ours any more. */
  close(): void {
    this.shut();
    for (const wire of this.#wires) wire.close();
  }
}
