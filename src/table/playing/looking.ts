/** What the screen of this device looks at: with whose eyes, at which entry, and how a finished game went. */
import {SHARED_FORMAT} from '../../base/devices.ts';
import type {Seat, Standing} from '../../engine/game.ts';
import type {ActHandlers} from '../seen/acts.ts';
import type {Decider, PlayAct} from '../seen/view-model.ts';
import {courseOf, deciderOf, turnsOf} from './course.ts';
import type {Ledger} from './ledger.ts';
import {nextToTake} from './table-view.ts';

interface Ports {
  readonly place: 'here' | 'network';
  /** Seats of this device by now. */
  mine(): readonly Seat[];
  /** The board is hidden between two people of this device. */
  curtain(): boolean;
  /** This device lies in the middle. */
  inMiddle(): boolean;
  changed(): void;
}

export class Looking {
  readonly #ledger: Ledger;
  readonly #ports: Ports;
  /** Who has taken the device; null before anybody has. */
  eyes: Seat | null;
  /** Number of the entry that is looked at; null for now. */
  shownAt: number | null = null;
  course: readonly Standing[] | null = null;
  decider: Decider | null = null;
  turns: readonly Decider[] = [];

  constructor(ledger: Ledger, ports: Ports) {
    this.#ledger = ledger;
    this.#ports = ports;
    this.eyes = this.#always;
  }

  readonly acts: ActHandlers<Extract<PlayAct, {act: 'scrub' | 'course'}>> = {
    scrub: ({to}) => {
      this.shownAt = to;
      this.#ports.changed();
    },
    course: () => {
      // Nothing comes after the end of a game: asked once, it stands.
      if (this.course || !this.#ledger.replay.result) return;
      this.course = courseOf(this.#ledger.replay);
      this.decider = deciderOf(this.#ledger.replay);
      this.turns = turnsOf(this.#ledger.replay);
      this.#ports.changed();
    },
  };

  /** The seat of this device, where there is one and no more. */
  get only(): Seat | null {
    const mine = this.#ports.mine();
    return mine.length === 1 ? mine[0]! : null;
  }

  /** The device is taken in hand for as long as somebody decides: by several in turn, or from the middle of the table by one. */
  get goesRound(): boolean {
    const seats = this.#ports.mine().length;
    return seats > 1 || (seats === 1 && this.#inMiddle);
  }

  /** Whose eyes the screen has: without a curtain, those of whoever decides next. */
  get holder(): Seat | null {
    const mine = this.#ports.mine();
    const {goesRound} = this;
    const eyes = this.eyes !== null && mine.includes(this.eyes) ? this.eyes : (this.#always ?? this.#owner);
    const next = this.#hides ? null : nextToTake({mine, eyes, goesRound}, this.#ledger);
    return next ?? eyes;
  }

  /** Nobody holds the device any more. */
  putBack(): void {
    this.eyes = this.#always;
  }

  get #inMiddle(): boolean {
    return this.#ports.place === 'network' && this.#ports.inMiddle();
  }

  /** Whose eyes it always has. */
  get #always(): Seat | null {
    return this.goesRound ? null : this.only;
  }

  /** Whether the device changes hands behind the curtain: between devices, only where there is something to hide. */
  get #hides(): boolean {
    return this.#ports.curtain() && (this.#ports.place === 'here' || this.#ledger.replay.secrets);
  }

  /** Who keeps seats for others (tables of earlier versions) looks on from the own one; null where a device goes round. */
  get #owner(): Seat | null {
    const {format, hosts} = this.#ledger.chain.header;
    if (this.#ports.place === 'here' || format >= SHARED_FORMAT || this.#inMiddle) return null;
    const mine = this.#ports.mine();
    return hosts.find(seat => mine.includes(seat)) ?? null;
  }

  /** An entry came in. */
  advanced(): void {
    this.eyes = this.#always ?? this.eyes;
  }
}
