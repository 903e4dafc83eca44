/** Every state that a model can come to, the nearest first. */
import {Model, type State, type World} from './model.ts';

export interface Found {
  readonly states: number;
  /** All of them were looked at. */
  readonly complete: boolean;
  /** What was wrong with the first wrong one, and the steps to it. */
  readonly wrong: string | null;
  readonly path: readonly string[];
}

interface Step {
  readonly what: string;
  readonly before: Step | null;
}

/** @param most states to look at */
export function search(world: World, most = Number.POSITIVE_INFINITY): Found {
  const model = new Model(world);
  const seen = new Seen();
  const {first} = model;
  seen.add(model.key(first));
  let level: (readonly [State, Step | null])[] = [[first, null]];
  let states = 1;
  while (level.length > 0) {
    const next: typeof level = [];
    for (const [state, step] of level)
      for (const {what, state: to} of model.nexts(state)) {
        if (!seen.add(model.key(to))) continue;
        states++;
        const here = {what, before: step};
        const wrong = model.wrong(to) ?? model.stuck(to);
        if (wrong !== null) return {states, complete: false, wrong, path: pathOf(here)};
        if (states >= most) return {states, complete: false, wrong: null, path: []};
        next.push([to, here]);
      }
    level = next;
  }
  return {states, complete: true, wrong: null, path: []};
}

function pathOf(last: Step): string[] {
  const path: string[] = [];
  for (let step: Step | null = last; step; step = step.before) path.unshift(step.what);
  return path;
}

/** Texts by 53 bits of a hash: of some million states two share one with odds below one in a thousand. */
class Seen {
  #bits = 16;
  #table = new Float64Array(2 ** this.#bits);
  #count = 0;

  /** @returns whether it is new */
  add(text: string): boolean {
    if (this.#count > 0.7 * this.#table.length) this.#grow();
    return this.#put(hash(text));
  }

  #put(value: number): boolean {
    const mask = this.#table.length - 1;
    let at = (value ^ (value / 2 ** 24)) & mask;
    while (this.#table[at] !== 0) {
      if (this.#table[at] === value) return false;
      at = (at + 1) & mask;
    }
    this.#table[at] = value;
    this.#count++;
    return true;
  }

  #grow(): void {
    const old = this.#table;
    this.#bits++;
    this.#table = new Float64Array(2 ** this.#bits);
    this.#count = 0;
    for (const value of old) if (value !== 0) this.#put(value);
  }
}

/** From 1 to 2^53. */
function hash(text: string): number {
  let one = 0x811c9dc5;
  let two = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b);
    two ^= two >>> 13;
  }
  one = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d);
  one ^= one >>> 12;
  two = Math.imul(two, 0xc2b2ae35);
  two ^= two >>> 16;
  return (one >>> 0) * 0x200000 + (two & 0x1fffff) + 1;
}
