/**
 * For how long a person's device has been reached, or has not, as far as this device has seen. What others decide about
 * a seat rests on it: whoever agrees signs that the one it is about is away.
 */
import {AWAY_SECONDS, SILENT_SECONDS} from '../../base/stand-in.ts';
import type {Seat} from '../../engine/game.ts';
import type {Circle} from './circle.ts';

interface Moment {
  /** Milliseconds since 1970, for people. */
  readonly date: number;
  /** Milliseconds by a clock that nobody sets: for how long something has been so. */
  readonly elapsed: number;
}

interface Since {
  readonly reached: boolean;
  /** When it began; in an earlier page of this device, where that one kept it. */
  readonly at: Moment;
  /** Since when this page has seen it, by the clock that nobody sets. */
  readonly seen: number;
  /** Since it is reached, it has told where its log stands. */
  told: boolean;
  /** When this device had read that far: what comes later was sealed while both were here. Null as long as it has not. */
  abreast: number | null;
}

/** That a device was not reached when this one last kept it, and since when: milliseconds since 1970. */
export interface Missed {
  readonly key: string;
  readonly since: number;
}

/** So long a page looks by itself, in ms: a shorter absence is not kept, and one that was kept lasts as long here first. */
const LOOKS = 10_000;

interface Ports {
  /** Once the game has begun, with the keys of their devices; none before. */
  seats(): readonly {readonly key: string; readonly kind: 'person' | 'bot'}[];
  now(): Moment;
  /** Whether the log of this device goes as far as a device told last. */
  isAbreast(key: string): boolean;
  changed(): void;
  /** Other absences are to be kept over a reload. */
  keep(missed: readonly Missed[]): void;
}

export class Absences {
  readonly #circle: Pick<Circle, 'linkOf'>;
  readonly #ports: Ports;
  readonly #since = new Map<string, Since>();
  #elapsed = 0;
  #kept: readonly Missed[];

  /** @param kept by an earlier page of this device */
  constructor(circle: Pick<Circle, 'linkOf'>, kept: readonly Missed[], ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
    this.#kept = kept;
  }

  /** Looks who is there now. */
  look(): void {
    const before = this.#passed;
    const keys = this.#ports.seats().flatMap(({key, kind}) => (kind === 'person' ? [key] : []));
    const now = this.#ports.now();
    this.#elapsed = now.elapsed;
    // Nobody is there yet when a table is opened: what is kept is not forgotten for that.
    if (keys.length === 0) return;
    for (const key of this.#since.keys()) if (!keys.includes(key)) this.#since.delete(key);
    for (const key of keys) {
      const reached = this.#circle.linkOf(key) !== 'away';
      if (this.#since.get(key)?.reached !== reached)
        this.#since.set(key, {
          ...{reached, at: reached ? now : this.#begun(key, now), seen: now.elapsed},
          ...{told: false, abreast: null},
        });
      const since = this.#since.get(key)!;
      if (since.told && this.#ports.isAbreast(key)) since.abreast ??= now.elapsed;
    }
    this.#keep(now);
    // Nothing else happens while a table waits.
    if (this.#passed !== before) this.#ports.changed();
  }

  /** A device has told where its log stands. */
  told(key: string): void {
    this.look();
    const since = this.#since.get(key);
    if (!since?.reached || since.told) return;
    since.told = true;
    this.look();
  }

  /** Milliseconds since 1970; null while the device of a seat is reached. */
  since(seat: Seat): number | null {
    const since = this.#since.get(this.#keyOf(seat));
    return since && !since.reached ? since.at.date : null;
  }

  /** Whole seconds for which this page has not reached the device of a seat; 0 while it does. */
  away(seat: Seat): number {
    return this.#seconds(this.#keyOf(seat));
  }

  /** When this page will have missed the device of a seat for long: milliseconds since 1970. */
  silentFrom(seat: Seat): number {
    const {date, elapsed} = this.#ports.now();
    const since = this.#since.get(this.#keyOf(seat));
    return date + SILENT_SECONDS * 1000 - (since && !since.reached ? elapsed - since.seen : 0);
  }

  /** Milliseconds until the device of a seat has been silent for long, over reloads of this page; 0 once it has. */
  silence(seat: Seat): number {
    const since = this.#since.get(this.#keyOf(seat));
    if (!since || since.reached) return SILENT_SECONDS * 1000;
    const {elapsed} = this.#ports.now();
    return Math.max(0, SILENT_SECONDS * 1000 - (elapsed - since.at.elapsed), LOOKS - (elapsed - since.seen));
  }

  /** When an absence began that this page sees for the first time. A clock that was set back since tells nothing. */
  #begun(key: string, now: Moment): Moment {
    const before = this.#since.has(key) ? undefined : this.#kept.find(missed => missed.key === key);
    const ago = before ? now.date - before.since : 0;
    return ago > 0 ? {date: now.date - ago, elapsed: now.elapsed - ago} : now;
  }

  #keep({elapsed}: Moment): void {
    const kept = [...this.#since].flatMap(([key, {reached, at, seen}]) => {
      const isKept = this.#kept.some(missed => missed.key === key && missed.since === at.date);
      return !reached && (isKept || elapsed - seen >= LOOKS) ? [{key, since: at.date}] : [];
    });
    const isSame =
      kept.length === this.#kept.length &&
      kept.every(({key, since}, at) => this.#kept[at]!.key === key && this.#kept[at]!.since === since);
    this.#kept = kept;
    if (!isSame) this.#ports.keep(kept);
  }

  /**
   * Whether a device has been reached all the time in which others could have found this one away. What it sealed before
   * that may come late: the time counts from when this device had read all of it.
   */
  isHere(key: string): boolean {
    const abreast = this.#since.get(key)?.abreast ?? null;
    return abreast !== null && this.#elapsed - abreast >= 1000 * AWAY_SECONDS;
  }

  /** How many limits have passed: what can be agreed on about somebody away changes with each. */
  get #passed(): number {
    const limits = [AWAY_SECONDS, SILENT_SECONDS];
    return [...this.#since.keys()].reduce(
      (sum, key) => sum + limits.filter(limit => this.#seconds(key) >= limit).length,
      0,
    );
  }

  #keyOf(seat: Seat): string {
    return this.#ports.seats()[seat]?.key ?? '';
  }

  #seconds(key: string): number {
    const since = this.#since.get(key);
    return since && !since.reached ? Math.floor((this.#elapsed - since.seen) / 1000) : 0;
  }
}
