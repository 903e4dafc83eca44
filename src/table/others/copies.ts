/**
 * A table that is taken up goes on from its host's copy of the record. Every other device that played there has one, too:
 * it compares, and says what it found, so that nobody's last moves are lost without a word.
 */
import type {Seat} from '../../engine/game.ts';
import {decodeEntry, hashEntry} from '../../log/entry.ts';
import type {CopyView, FromView} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import type {MessageHandlers} from './handlers.ts';
import type {From, Lobby} from './lobby.ts';
import type {Message} from './messages.ts';

/** What this device keeps of a record. */
export interface OwnCopy {
  readonly texts: readonly string[];
  /** Which seat was its own; null where it looked on. */
  readonly seat: Seat | null;
}

type Compared = Pick<CopyView, 'is' | 'moves'>;

interface Ports {
  readonly hosting: boolean;
  ownCopy(game: string, first: string): Promise<OwnCopy | null>;
  /** The person of this device sat there. */
  sitDown(place: Seat): void;
  changed(): void;
}

/** Devices whose word is kept: somebody with ever new keys cannot fill memory. */
const MOST = 16;

const movesIn = (texts: readonly string[]): number =>
  texts.filter(text => decodeEntry(text).kind === 'action').length;

/** How an own copy compares with the record that is taken up: by what a lobby says of this. */
export function compare(copy: OwnCopy | null, {n, hash}: From): Compared {
  if (!copy) return {is: 'none', moves: 0};
  const {texts} = copy;
  const last = texts[n];
  // What comes after its end is compared when the record itself is here.
  if (last === undefined) return {is: 'shorter', moves: 0};
  if (hashEntry(last) !== hash) return {is: 'other', moves: 0};
  const more = texts.slice(n + 1);
  return more.length > 0 ? {is: 'longer', moves: movesIn(more)} : {is: 'same', moves: 0};
}

export class Copies {
  readonly #circle: Circle;
  readonly #ports: Ports;
  readonly #others = new Map<string, Compared & {readonly name: string}>();
  #looked: string | null = null;
  #own: Compared | null = null;

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly messages: MessageHandlers<Extract<Message, {m: 'copy'}>> = {
    copy: ({key, name}, {is, moves}) => {
      if (this.#others.size >= MOST && !this.#others.has(key)) return;
      this.#others.set(key, {is, moves, name});
      this.#ports.changed();
    },
  };

  /** The lobby names a record: this device looks for its own, once, and its person takes the seat that was hers. */
  async look({game, from, started}: Lobby): Promise<void> {
    if (!from || started || this.#ports.hosting || this.#looked === from.hash) return;
    this.#looked = from.hash;
    const copy = await this.#ports.ownCopy(game, from.first);
    this.#own = compare(copy, from);
    this.tell();
    this.#ports.changed();
    if (copy && copy.seat !== null) this.#ports.sitDown(copy.seat);
  }

  /** Everybody is told what this device has found. */
  tell(): void {
    if (this.#own) this.#circle.tellAll({m: 'copy', ...this.#own});
  }

  /** What the lobby shows of it; null where nothing is taken up. */
  view({from, host, places}: Lobby): FromView | null {
    if (!from) return null;
    const nameOf = (key: string) => places.find(place => place?.key === key)?.name ?? '';
    const others = [...this.#others].map(([key, {is, moves, name}]) => ({
      name: nameOf(key) || name || '?',
      is,
      moves,
    }));
    const own = this.#own ? [{...this.#own, name: ''}] : [];
    return {round: from.round, by: nameOf(host), copies: [...own, ...others]};
  }
}
