/** Fingers on the map: one drags it, two bring it nearer or further. */
import type {XY} from './geometry.ts';

/** What fingers have done since the last of them was put down or lifted. */
export interface Gesture {
  /** The point that was under them, and where it goes. */
  readonly from: XY;
  readonly to: XY;
  /** How much larger everything becomes. */
  readonly factor: number;
}

/** A single finger that has moved by less (px) is a tap. */
const DRAG = 8;

export class Fingers {
  readonly #down = new Map<number, {readonly from: XY; readonly to: XY}>();
  /** They have moved something: lifting them is no tap. */
  moved = false;

  press(id: number, at: XY): void {
    if (this.#down.size === 0) this.moved = false;
    this.#down.set(id, {from: at, to: at});
    this.#anew();
  }

  /**
   * Null for what moves nothing: a finger that is not down, or has hardly moved; a third one.
   * @param drags a single finger moves the map
   */
  move(id: number, to: XY, drags: boolean): Gesture | null {
    const finger = this.#down.get(id);
    if (!finger) return null;
    this.#down.set(id, {...finger, to});
    const [a, b, third] = [...this.#down.values()];
    if (!a || third) return null;
    if (!b && !this.moved && (!drags || distance(finger.from, to) < DRAG)) return null;
    this.moved = true;
    if (!b) return {...a, factor: 1};
    return {
      from: middle(a.from, b.from),
      to: middle(a.to, b.to),
      factor: distance(a.to, b.to) / Math.max(1, distance(a.from, b.from)),
    };
  }

  lift(id: number): void {
    this.#down.delete(id);
    this.#anew();
  }

  get held(): boolean {
    return this.#down.size > 0;
  }

  /** With other fingers another movement begins. */
  #anew(): void {
    for (const [id, {to}] of this.#down) this.#down.set(id, {from: to, to});
  }
}

const middle = ([ax, ay]: XY, [bx, by]: XY): XY => [(ax + bx) / 2, (ay + by) / 2];
const distance = ([ax, ay]: XY, [bx, by]: XY): number => Math.hypot(ax - bx, ay - by);
