/**
 * The dealer of one device: hot-seat, bots, tests, playouts, replays. It answers every kind of ask at once and knows
 * every card, but tells each seat its own faces only. The game cannot tell which dealer answered.
 *
 * All it deals follows from its generator and from the entries of the log, which it is told one by one (`learn`). So a
 * saved table needs nothing kept but the seed, and a dealer that is told the same log knows the same cards.
 */
import type {Ask, Draw, Face, HandleId, Shuffle} from '../base/ask.ts';
import type {Rng} from '../base/rng.ts';
import {type Answer, type Disclosed, type Faces, freshOf, NO_FACES, type Opening} from './ask.ts';
import type {Action, Seat} from './game.ts';
import {commitmentTo} from './seal.ts';

/** A choice that waits to be disclosed. */
export interface Sealed {
  readonly seat: Seat;
  readonly action: Action;
  readonly salt: string;
}

export class LocalDealer {
  readonly #rngOf: (answers: number) => Rng;
  /** Every card that was ever handled. */
  readonly #faces: Map<HandleId, Face>;
  readonly #known = new Map<Seat, Map<HandleId, Face>>();
  /** By seat. */
  readonly #sealed: (Sealed | undefined)[] = [];
  /** The next new handle. */
  #next = 0;
  /** Answers that the log has: a take-back never crosses one, so their number is the same on every way to a position. */
  #answers = 0;

  /**
   * @param rngOf the generator for the answer that comes after so many others
   * @param faces cards that are there from the start: what a search imagines
   */
  constructor(rngOf: (answers: number) => Rng, faces: Faces = NO_FACES) {
    this.#rngOf = rngOf;
    this.#faces = new Map(faces);
    for (const handle of faces.keys()) this.#next = Math.max(this.#next, handle + 1);
  }

  /** The answer to an ask. Nothing is changed: the answer counts when the log has it (`learn`). */
  answer(ask: Ask): Answer {
    switch (ask.kind) {
      case 'beacon': {
        const rng = this.#rngOf(this.#answers);
        return {drawn: ask.draws.map(draw => drawOne(draw, rng))};
      }
      case 'shuffle':
        return {fresh: this.#fresh(ask.inputs.length + ask.mint.length)};
      case 'rekey':
        return {fresh: this.#fresh(1)};
      case 'deal':
        return {dealt: ask.handles.length};
      case 'reveal':
        return {opened: ask.handles.map(handle => this.#face(handle))};
      case 'exclude':
        return {
          opened: ask.handles.map(handle => {
            const face = this.#face(handle);
            return ask.oneOf.includes(face) ? null : face;
          }),
        };
      case 'disclose':
        return {disclosed: ask.by.map(seat => this.#disclose(seat))};
      case 'commit':
        throw new TypeError('a choice is sealed by the seat that makes it');
    }
  }

  /** The log has this answer now. */
  learn(ask: Ask, answer: Answer): void {
    if (ask.kind === 'shuffle') this.#shuffle(ask, freshOf(answer));
    else if (ask.kind === 'deal') for (const handle of ask.handles) this.#show(handle, ask.to);
    else if (ask.kind === 'rekey') {
      const [fresh] = freshOf(answer);
      this.#add(fresh!, this.#face(ask.handle));
      this.#show(fresh!, ask.from);
      if (ask.to.length === 1) this.#show(fresh!, ask.to[0]!);
    } else if (ask.kind === 'disclose') for (const seat of ask.by) this.#sealed[seat] = undefined;
    this.#answers++;
  }

  /** What this seat alone was shown. */
  faces(seat: Seat): Faces {
    return this.#known.get(seat) ?? NO_FACES;
  }

  /** Every card: for searches over what they imagined, and for laws; never for a seat at a table. */
  get all(): Faces {
    return this.#faces;
  }

  /** Whether the cards are what an action says they are. */
  proves(openings: readonly Opening[]): boolean {
    return openings.every(({handle, face}) => this.#faces.get(handle) === face);
  }

  /** Keeps a choice until it is asked for. @returns the commitment to it */
  seal(sealed: Sealed): string {
    this.keep(sealed);
    return commitmentTo(sealed.seat, sealed.action, sealed.salt);
  }

  /** As `seal`, where nobody has to be shown a commitment: in playouts. */
  keep({seat, action, salt}: Sealed): void {
    this.#sealed[seat] = {seat, action, salt};
  }

  /** What has to be kept with a table beside the seed. */
  get sealed(): readonly Sealed[] {
    return this.#sealed.filter(sealed => sealed !== undefined);
  }

  #disclose(seat: Seat): Disclosed {
    const sealed = this.#sealed[seat];
    return sealed ? {action: sealed.action, salt: sealed.salt} : null;
  }

  #fresh(count: number): HandleId[] {
    const fresh: HandleId[] = [];
    for (let i = 0; i < count; i++) fresh.push(this.#next + i);
    return fresh;
  }

  #shuffle({inputs, mint, by}: Shuffle, fresh: readonly HandleId[]): void {
    const left = inputs.map(handle => this.#face(handle)).concat(mint);
    const rng = this.#rngOf(this.#answers);
    for (const handle of fresh) {
      this.#add(handle, takeAt(left, rng.below(left.length)));
      if (by.length === 1) this.#show(handle, by[0]!);
    }
  }

  #add(handle: HandleId, face: Face): void {
    this.#faces.set(handle, face);
    this.#next = Math.max(this.#next, handle + 1);
  }

  #show(handle: HandleId, seat: Seat): void {
    let known = this.#known.get(seat);
    if (!known) {
      known = new Map();
      this.#known.set(seat, known);
    }
    known.set(handle, this.#face(handle));
  }

  /** @throws RangeError for a handle that nobody dealt: a bug of the game */
  #face(handle: HandleId): Face {
    const face = this.#faces.get(handle);
    if (face === undefined) throw new RangeError(`no card has handle ${handle}`);
    return face;
  }
}

/** Takes an item out of a list, without the list that `splice` would make of it: bots' playouts mix many hands. */
function takeAt(list: Face[], at: number): Face {
  const item = list[at]!;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
  return item;
}

function drawOne(draw: Draw, rng: Rng): number[] {
  if (draw.kind === 'roll') return draw.sides.map(sides => 1 + rng.below(sides));
  const taken: number[] = [];
  for (let i = 0; i < draw.count; i++) taken.push(rng.below(draw.from - i));
  return taken;
}
