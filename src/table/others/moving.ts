/**
 * The person of a seat goes on from another device, and has the old one at hand: it shows a link, as a code to scan, with a
 * ticket in it; the device that follows the link tells the ticket; the old one says in the log, under its own key, that the
 * seat goes there. Nobody else is asked, and nothing of a draw gets lost: while one waits for the old device, it is said again
 * when that is over.
 */

import type {Ticket} from '../../base/address.ts';
import {randomText} from '../../base/random.ts';
import type {Seat} from '../../engine/game.ts';
import type {Play, Wish} from '../playing/play.ts';
import type {ActHandlers} from '../seen/acts.ts';
import type {MoveAct, TableView} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Message} from './messages.ts';

interface Ports {
  readonly key: string;
  readonly nonce: string;
  /** Null while the table is a lobby. */
  readonly play: () => Play | null;
  readonly changed: () => void;
}

export class Moving {
  readonly #circle: Circle;
  readonly #ports: Ports;
  /** On the old device: what its screen shows. */
  #shown: Ticket | null = null;
  /** On the old device: where the seat goes. */
  #wish: Wish | null = null;
  /** On the new device: what it has seen. */
  #seen: Ticket | null = null;

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly acts: ActHandlers<MoveAct> = {
    moveSeat: () => {
      const seat = this.#movable();
      if (seat === null) return;
      this.#shown ??= {seat, ticket: randomText(16)};
      this.#ports.changed();
    },
    keepSeat: () => {
      this.#shown = null;
      this.#wish = null;
      this.#ports.changed();
    },
  };

  readonly messages: MessageHandlers<Extract<Message, {m: 'moveHere'}>> = {
    moveHere: ({key}, {seat, nonce, ticket}) => {
      if (this.#shown?.seat !== seat || this.#shown.ticket !== ticket || this.#movable() !== seat) return;
      this.#wish ??= {seat, key, nonce};
      void this.again();
    },
  };

  /** The seat of this device, if it can go: a host's stays, and cards stay where they were dealt to. */
  #movable(): Seat | null {
    const play = this.#ports.play();
    if (!play) return null;
    const {ledger, mine} = play;
    const {header} = ledger.chain;
    const [seat, another] = mine;
    const {secrets, result, standIns} = ledger.replay;
    const goes = header.format > 1 && !header.backup && !secrets && !result;
    if (!goes || seat === undefined || another !== undefined || ledger.chain.book.stays(seat)) return null;
    // Whoever has left for good has given her keys away: they are made anew for nobody.
    return standIns.left[seat] ? null : seat;
  }

  view(): TableView['move'] {
    const may = this.#movable() !== null;
    return {may, ticket: may ? this.#shown : null, going: may && this.#wish !== null};
  }

  /** This device has followed a link with a ticket. */
  seen(ticket: Ticket): void {
    this.#seen = ticket;
    void this.again();
  }

  /** Says what is wanted and not so yet. */
  async again(): Promise<void> {
    const {key, nonce, play: playing} = this.#ports;
    const play = playing();
    if (!play) return;
    const {seats} = play.ledger.chain.book;
    if (this.#seen) {
      const {seat, ticket} = this.#seen;
      if (play.mine.length > 0 || !seats[seat]) this.#seen = null;
      else this.#circle.tellKey(seats[seat].key, {m: 'moveHere', seat, nonce, ticket});
    }
    if (!this.#wish) return;
    if (seats[this.#wish.seat]!.key === key) await play.moveSeat(this.#wish);
    else {
      this.#wish = null;
      this.#shown = null;
    }
  }
}
