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
  readonly at: Moment;
}

interface Ports {
  /** Once the game has begun, with the keys of their devices; none before. */
  seats(): readonly {readonly key: string}[];
  now(): Moment;
  changed(): void;
}

export class Absences {
  readonly #circle: Pick<Circle, 'linkOf'>;
  readonly #ports: Ports;
  readonly #since = new Map<string, Since>();
  #elapsed = 0;

  constructor(circle: Pick<Circle, 'linkOf'>, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  /** Looks who is there now. */
  look(): void {
    const before = this.#passed;
    const keys = this.#ports.seats().map(({key}) => key);
    const now = this.#ports.now();
    this.#elapsed = now.elapsed;
    for (const key of this.#since.keys()) if (!keys.includes(key)) this.#since.delete(key);
    for (const key of keys) {
      const reached = this.#circle.linkOf(key) !== 'away';
      if (this.#since.get(key)?.reached !== reached) this.#since.set(key, {reached, at: now});
    }
    // Nothing else happens while a table waits.
    if (this.#passed !== before) this.#ports.changed();
  }

  /** Milliseconds since 1970; null while the device of a seat is reached. */
  since(seat: Seat): number | null {
    const since = this.#since.get(this.#keyOf(seat));
    return since && !since.reached ? since.at.date : null;
  }

  /** Whole seconds for which the device of a seat has not been reached; 0 while it is. */
  away(seat: Seat): number {
    return this.#seconds(this.#keyOf(seat), false);
  }

  /** Whether a device has been reached all the time in which others could have found this one away. */
  isHere(key: string): boolean {
    return this.#seconds(key, true) >= AWAY_SECONDS;
  }

  /** How many limits have passed: what can be agreed on about somebody away changes with each. */
  get #passed(): number {
    const limits = [AWAY_SECONDS, SILENT_SECONDS];
    return [...this.#since.keys()].reduce(
      (sum, key) => sum + limits.filter(limit => this.#seconds(key, false) >= limit).length,
      0,
    );
  }

  #keyOf(seat: Seat): string {
    return this.#ports.seats()[seat]?.key ?? '';
  }

  #seconds(key: string, reached: boolean): number {
    const since = this.#since.get(key);
    return since?.reached === reached ? Math.floor((this.#elapsed - since.at.elapsed) / 1000) : 0;
  }
}
