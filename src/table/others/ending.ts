/**
 * Two end a game before its end, and nobody has won: together, or the one who is left where the other does not come back. It
 * is each device's own conclusion, kept beside the log, which hears nothing of it: with nobody ahead there is nothing that
 * all logs would have to agree on, and the host, whose seal an entry takes, may be the one who is gone. So no device ends its
 * game because another says so, and each can go on after all, as long as both do.
 */
import type {Seat} from '../../engine/game.ts';
import type {Ledger} from '../playing/ledger.ts';
import type {ActHandlers} from '../seen/acts.ts';
import type {Ended, EndView, TableAct} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Message} from './messages.ts';

interface Ports {
  /** Null while the table is a lobby. */
  readonly ledger: () => Ledger | null;
  /** Seats of this device. */
  readonly mine: () => readonly Seat[];
  /** Milliseconds until the device of a seat, which is not reached, has been silent for long; 0 once it has. */
  readonly silence: (seat: Seat) => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly keep: (ended: Ended | null) => void;
  readonly changed: () => void;
}

type Word = Extract<Message, {m: 'end'}>['is'];

export class Ending {
  readonly #circle: Pick<Circle, 'linkOf' | 'tellKey'>;
  readonly #ports: Ports;
  #ended: Ended | null;
  #wants = false;
  /** What the other device has said, while it is linked. */
  #theirs: Exclude<Word, 'not'> | null = null;
  #refused = false;

  /** @param ended as this device has kept it */
  constructor(circle: Pick<Circle, 'linkOf' | 'tellKey'>, ended: Ended | null, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
    this.#ended = ended;
  }

  /** Null while it is played, and once it has come to its own end. */
  get ended(): Ended | null {
    return this.#ports.ledger()?.replay.result === null ? this.#ended : null;
  }

  get view(): EndView {
    const {ended} = this;
    const other = this.#other;
    if (other === null || ended) return {...NO_END, ended};
    const isAway = this.#linkOf(other) === 'away';
    return {
      other,
      aloneFrom: isAway ? this.#ports.now() + this.#ports.silence(other) : null,
      asked: this.#wants ? 'mine' : this.#theirs === 'wanted' ? 'theirs' : null,
      refused: this.#refused,
      there: this.#theirs === 'agreed' || this.#theirs === 'alone' ? this.#theirs : null,
      ended,
    };
  }

  readonly acts: ActHandlers<Extract<TableAct, {act: 'endGame'}>> = {
    endGame: ({yes}) => {
      const other = this.#other;
      if (other === null) return;
      this.#refused = false;
      if (yes) this.#want(other);
      else this.#goOn(other);
      this.#ports.changed();
    },
  };

  readonly messages: MessageHandlers<Extract<Message, {m: 'end'}>> = {
    end: (from, {is}) => {
      const other = this.#other;
      if (other === null || from.key !== this.#keyOf(other)) return;
      if (is === 'not') {
        this.#refused = this.#wants && !this.#ended;
        this.#wants = false;
        this.#theirs = null;
      } else this.#theirs = is;
      if (this.#wants && (is === 'wanted' || is === 'agreed')) this.#end(null);
      this.#ports.changed();
    },
  };

  /** Once a second, and when links have changed: what was said counts for as long as both are here. */
  beat(): void {
    const other = this.#other;
    if (other === null) return;
    if (this.#linkOf(other) === 'away') {
      this.#wants = false;
      this.#theirs = null;
    } else if (this.#ended) this.#tell(other, this.#ended.without === other ? 'alone' : 'agreed');
    else if (this.#wants) this.#tell(other, 'wanted');
  }

  #want(other: Seat): void {
    if (this.#ended) return;
    if (this.#theirs === 'alone') this.#end(this.#ports.mine()[0]!);
    else if (this.#theirs) this.#end(null);
    else if (this.#linkOf(other) !== 'away') this.#wants = true;
    // Nobody shall lose a game to a bad network.
    else if (this.#ports.silence(other) === 0) this.#end(other);
    this.beat();
  }

  #goOn(other: Seat): void {
    if (this.#ended) this.#put(null);
    this.#wants = false;
    this.#theirs = null;
    this.#tell(other, 'not');
  }

  #end(without: Seat | null): void {
    this.#put({without, at: this.#ports.now()});
    this.#wants = false;
    this.beat();
  }

  #put(ended: Ended | null): void {
    this.#ended = ended;
    this.#ports.keep(ended);
  }

  #tell(other: Seat, is: Word): void {
    this.#circle.tellKey(this.#keyOf(other), {m: 'end', is});
  }

  #keyOf(seat: Seat): string {
    return this.#ports.ledger()?.chain.book.seats[seat]?.key ?? '';
  }

  #linkOf(seat: Seat) {
    return this.#circle.linkOf(this.#keyOf(seat));
  }

  /** The first who plays at the only other device; null where there is none, or several, and after the end. */
  get #other(): Seat | null {
    const ledger = this.#ports.ledger();
    const mine = this.#ports.mine();
    if (!ledger || ledger.replay.result || mine.length === 0) return null;
    const {left} = ledger.replay.standIns;
    const others = ledger.chain.book.seats.flatMap(({kind}, seat) =>
      kind === 'person' && !mine.includes(seat) ? [seat] : [],
    );
    const isPair = new Set(others.map(seat => this.#keyOf(seat))).size === 1;
    const gone = [...mine, ...others].some(seat => left[seat]);
    return isPair && !gone ? others[0]! : null;
  }
}

const NO_END: EndView = {other: null, aloneFrom: null, asked: null, refused: false, there: null, ended: null};
