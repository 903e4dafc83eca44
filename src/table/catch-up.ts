/**
 * How the logs of a table's devices come to stand at one entry: each tells where its own stands, asks for what it has
 * not, and gives what others ask for.
 */
import {type Circle, type Standing, standingOf} from './circle.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Ledger} from './ledger.ts';
import type {Message} from './messages.ts';
import type {PeerInfo} from './room-port.ts';

/** Milliseconds that peers' standings may lag: an entry is drawn first, compared after that. */
const COMPARE_MS = 200;
/** Entries that are given at once. */
const GIVEN = 64;

interface Ports {
  /** Null before entry 0. */
  ledger(): Ledger | null;
  take(texts: readonly string[]): void;
  /** A peer has no log yet, so it may have missed the lobby as well. */
  newcomer(peer: string): void;
  changed(): void;
}

export class CatchUp {
  readonly #circle: Circle;
  readonly #ports: Ports;
  #comparing: ReturnType<typeof setTimeout> | null = null;

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly messages: MessageHandlers<Extract<Message, {m: 'beat' | 'want' | 'have'}>> = {
    beat: (from, beat) => this.#heard(from, beat),
    want: (from, {from: first}) => this.#give(from.id, first),
    have: (_from, {entries}) => this.#ports.take(entries),
  };

  /** Tells everybody where this log stands. */
  tell(): void {
    this.#circle.tellAll({m: 'beat', ...standingOf(this.#ports.ledger())});
  }

  /** Tells where this log stands, and shows where the others' do, when what is under way is drawn. */
  soon(): void {
    this.#comparing ??= setTimeout(() => {
      this.#comparing = null;
      this.tell();
      this.#ports.changed();
    }, COMPARE_MS);
  }

  close(): void {
    if (this.#comparing !== null) clearTimeout(this.#comparing);
  }

  #heard(from: PeerInfo, beat: Standing): void {
    const news = this.#circle.stands(from.key, beat);
    const {n} = standingOf(this.#ports.ledger());
    if (beat.n < 0) this.#ports.newcomer(from.id);
    if (beat.n > n) this.#circle.tell(from.id, {m: 'want', from: n + 1});
    if (news) this.soon();
  }

  #give(peer: string, from: number): void {
    const texts = this.#ports.ledger()?.chain.texts.slice(from, from + GIVEN) ?? [];
    if (texts.length > 0) this.#circle.tell(peer, {m: 'have', entries: texts});
  }
}
