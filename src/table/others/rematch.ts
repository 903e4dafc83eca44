/** The same people once more: whoever sets the next table tells the others of this one how to come there. */
import type {Seat} from '../../engine/game.ts';
import type {Play} from '../playing/play.ts';
import {isUnready} from '../playing/table-view.ts';
import type {Circle} from './circle.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Message} from './messages.ts';

/** How long somebody may take to say that the invitation is here. */
const PATIENCE_MS = 1500;

export interface Invited {
  readonly by: Seat;
  readonly link: string;
  /** The place that is kept for this device; null for a watcher. */
  readonly place: number | null;
}

interface Ports {
  readonly play: () => Play | null;
  readonly changed: () => void;
}

export class Rematch {
  readonly #circle: Circle;
  readonly #ports: Ports;
  #invitation: Invited | null = null;
  /** Peers that have not said yet that they know. */
  #waiting = new Set<string>();
  #done: () => void = () => undefined;

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  get invitation(): Invited | null {
    return this.#invitation;
  }

  /** For the screen. */
  get invited(): {readonly by: Seat} | null {
    return this.#invitation && {by: this.#invitation.by};
  }

  readonly messages: MessageHandlers<Extract<Message, {m: 'rematch' | 'heard'}>> = {
    rematch: (from, {link, place}) => {
      const ledger = this.#ports.play()?.ledger;
      const {seats} = ledger?.chain.book ?? {seats: []};
      const by = seats.findIndex(({kind, key}) => kind === 'person' && key === from.key);
      // Who has no seat invites nobody, and while a game runs nobody is called away from it.
      if (!ledger || by < 0 || !(ledger.replay.result || isUnready(ledger.dealer))) return;
      this.#circle.tell(from.id, {m: 'heard'});
      this.#invitation = {by, link, place};
      this.#ports.changed();
    },
    heard: ({id}) => {
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#done();
    },
  };

  /** Resolves when everybody who is linked knows of it, or has had time enough: then this table can be left. */
  async invite(link: string, placeOf: (seat: Seat) => number | null): Promise<void> {
    const seats = this.#ports.play()?.ledger.chain.book.seats ?? [];
    const peers = this.#circle.peers.filter(peer => peer.link !== 'away');
    if (peers.length === 0) return;
    this.#waiting = new Set(peers.map(({id}) => id));
    const heard = new Promise<void>(resolve => {
      this.#done = resolve;
      setTimeout(resolve, PATIENCE_MS);
    });
    for (const {id, key} of peers) {
      const seat = seats.findIndex(other => other.kind === 'person' && other.key === key);
      this.#circle.tell(id, {m: 'rematch', link, place: seat < 0 ? null : placeOf(seat)});
    }
    await heard;
  }
}
