/**
 * Where this device stands, told to all from time to time: that it is there, and what of its log the others have. In full
 * only when something of it is different, and to whoever has not heard it yet; else in a few bytes: as before. Nothing is
 * taken from these bytes but that the device is there and says again what it said last, word for word.
 */
import type {Circle, Standing} from './circle.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Message} from './messages.ts';
import type {PeerInfo} from './room-port.ts';

/**
 * While nobody misses anybody every second beat is left out: more than this has to pass, milliseconds. Two beats are then 2.2 s
 * apart at most, and what a device has told is never too old for whoever counts votes (`election.ts`).
 */
const CALM_MS = 1200;
/** What was told within this, milliseconds, is not told again with the beat. */
const TOLD_MS = 500;
/** Pages of whom it is remembered what they have told last. */
const PAGES = 64;

interface Ports {
  /** Of this device, now. */
  standing(): Standing;
  /** Everybody is heard, and no host is looked for. */
  calm(): boolean;
  /** A device stands here. */
  heard(from: PeerInfo, standing: Standing): void;
}

type Beat = Extract<Message, {m: 'beat'}>;

export class Beats {
  readonly #circle: Circle;
  readonly #ports: Ports;
  /** What was told last, and its number. */
  #last = {i: 0, text: ''};
  /** Pages that have been told that. */
  readonly #knowing = new Set<string>();
  #toldAt = Number.NEGATIVE_INFINITY;
  readonly #heard = new Map<string, Beat>();

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly messages: MessageHandlers<Extract<Message, {m: 'beat' | 'same' | 'retell'}>> = {
    beat: (from, beat) => {
      this.#heard.delete(from.id);
      this.#heard.set(from.id, beat);
      const [oldest] = this.#heard.keys();
      if (this.#heard.size > PAGES && oldest !== undefined) this.#heard.delete(oldest);
      this.#ports.heard(from, beat);
    },
    same: (from, {i}) => {
      const beat = this.#heard.get(from.id);
      if (beat?.i === i) this.#ports.heard(from, beat);
      else this.#circle.tell(from.id, {m: 'retell'});
    },
    retell: from => {
      this.#knowing.delete(from.id);
      this.#tell([from]);
    },
  };

  /** Tells everybody at once. */
  tell(): void {
    this.#toldAt = performance.now();
    this.#tell(this.#circle.peers);
  }

  /** Once a second. */
  beat(): void {
    const least = this.#ports.calm() ? CALM_MS : TOLD_MS;
    if (performance.now() - this.#toldAt > least) this.tell();
  }

  #tell(peers: readonly PeerInfo[]): void {
    const standing = this.#ports.standing();
    const text = JSON.stringify(standing);
    if (text !== this.#last.text) {
      this.#last = {i: this.#last.i + 1, text};
      this.#knowing.clear();
    }
    const {i} = this.#last;
    for (const {id, link} of peers) {
      if (link !== 'live' && link !== 'unsteady') this.#knowing.delete(id);
      else if (this.#knowing.has(id)) this.#circle.tell(id, {m: 'same', i});
      else {
        this.#knowing.add(id);
        this.#circle.tell(id, {m: 'beat', i, ...standing});
      }
    }
  }
}
