/**
 * Bots go with the table: whoever keeps it now asks the others for what it takes to play the bots of the device before, each
 * second until it has it. Each gives what it has, over its own link, once it knows that this host stays.
 */
import type {Seat} from '../../engine/game.ts';
import type {JointDealing} from '../playing/dealer.ts';
import type {Ledger} from '../playing/ledger.ts';
import type {Circle} from './circle.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Message} from './messages.ts';

/** What a host has said that it lacks counts for so long, milliseconds. */
const FRESH_MS = 3000;

interface Ports {
  /** Null while the table is a lobby. */
  readonly ledger: () => Ledger | null;
  /** This device keeps the table. */
  readonly mine: () => boolean;
  /** Key of the device that does. */
  readonly host: () => string;
  /** Milliseconds by a clock that nobody sets. */
  readonly elapsed: () => number;
  readonly changed: () => void;
}

export class Bequests {
  readonly #circle: Circle;
  readonly #ports: Ports;
  /** Guest: what the host of this term lacks, as it said last. */
  #heard: {readonly t: number; readonly at: number; readonly from: readonly Seat[]} | null = null;

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly messages: MessageHandlers<Extract<Message, {m: 'heirs' | 'heir'}>> = {
    heirs: ({key}, {t, bots, from}) => {
      const ledger = this.#ports.ledger();
      if (!ledger || key !== this.#ports.host() || t !== ledger.chain.term) return;
      this.#heard = {t, at: this.#ports.elapsed(), from};
      this.#ports.changed();
      void this.#give(ledger, key, bots);
    },
    heir: ({key}, {t, seat, share}) => {
      const ledger = this.#ports.ledger();
      if (!ledger || !this.#ports.mine() || t !== ledger.chain.term) return;
      const from = ledger.chain.book.seats.findIndex(one => one.kind === 'person' && one.key === key);
      const {joint} = ledger.dealer;
      if (from >= 0 && joint?.bequests.some(([bot]) => bot === seat)) void joint.inherit(seat, from, share);
    },
  };

  /** Whoever keeps the table by more than half of the members cannot lose it to what came before: only then it is given. */
  async #give(ledger: Ledger, key: string, bots: readonly Seat[]): Promise<void> {
    const {chain, dealer, confirmed} = ledger;
    const t = chain.term;
    if (!dealer.joint || this.#ports.mine() || confirmed < chain.leadN) return;
    for (const seat of new Set(bots)) {
      const share = await shareOf(dealer.joint, seat);
      // Another may keep it by now.
      if (share && key === this.#ports.host() && t === chain.term)
        this.#circle.tellKey(key, {m: 'heir', t, seat, share});
    }
  }

  /** Once a second. */
  beat(): void {
    const {lacking} = this;
    const ledger = this.#ports.ledger();
    // What a host has said that has it by now, or is gone, is over without a word.
    if (lacking.length === 0 && this.#heard) {
      this.#heard = null;
      this.#ports.changed();
    }
    if (!ledger || !this.#ports.mine() || lacking.length === 0) return;
    const bots = ledger.dealer.joint!.bequests.map(([bot]) => bot);
    this.#circle.tellAll({m: 'heirs', t: ledger.chain.term, bots, from: lacking});
  }

  /** Whose devices have yet to give their shares of bots, ascending; none where the host has what it takes. */
  get lacking(): readonly Seat[] {
    const ledger = this.#ports.ledger();
    const {joint} = ledger?.dealer ?? {};
    if (!ledger || !joint) return [];
    if (this.#ports.mine())
      return [...new Set(joint.bequests.flatMap(([, from]) => from))].sort((one, other) => one - other);
    const heard = this.#heard;
    const counts =
      heard?.t === ledger.chain.term && this.#ports.elapsed() - heard.at <= FRESH_MS && !this.#ports.mine();
    return counts ? heard.from : [];
  }
}

/** What this device has of a bot; null for nothing, and where it cannot tell just now. */
async function shareOf(joint: JointDealing, seat: Seat): Promise<string | null> {
  try {
    return await joint.bequeath(seat);
  } catch {
    return null;
  }
}
