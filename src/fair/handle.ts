/**
 * Handles (docs/fair-play.md, "Handles"): a card as everybody sees it. A handle is a ciphertext under a set of seats and the layers that
 * were taken off since; the face is in it, and nobody can read it while two layers are left.
 *
 *   plaintext  M = b - sum_{j in key} x_j a        D_j = x_j a takes the layer of seat j off
 *   sealed     no layer taken off
 *   held(p)    only p's layer is left: p reads the card, nobody else
 *   open       no layer left; the value is known to all
 *   reserved   a request for it is pending; nothing else may happen to it
 *   dead       went into a shuffle or a re-key; there is a new handle instead
 *
 * Who knows what: all fields are public. Handles have histories (who drew which when); a shuffle of the own hand
 * ("blinding") cuts them off.
 *
 * The rule that matters most stands in `requireSealed`: a handle with a layer taken off is never dealt again. Its
 * missing shares are public, so the next share would open it to everybody. Where one seat alone has a key that is not public
 * (one of two has gone on without the other), what it shuffles and what it holds look the same: no share was given of either.
 */
import {FairError} from './errors.ts';
import {O, type Point, sum, times} from './group.ts';
import type {Ciphertext} from './shuffle.ts';

export interface Handle extends Ciphertext {
  readonly id: number;
  readonly deck: string;
  /** The seats whose layers it was locked with, ascending. */
  readonly key: readonly number[];
  /** Layers taken off in public. */
  readonly shares: ReadonlyMap<number, Point>;
  readonly value: number | null;
  readonly life: 'live' | 'reserved' | 'dead';
  /** Of a copy made to show a card: the handle shown. Such a copy can only be looked at. */
  readonly viewOf: number | null;
}

export type Status = 'sealed' | 'held' | 'partial' | 'open' | 'reserved' | 'dead';

/** Card keys that everybody knows, of seats that left. */
export type PublicKeys = ReadonlyMap<number, bigint>;

/** Seats whose layers are still on, ascending. */
export const layers = ({key, shares}: Handle, known: PublicKeys): number[] =>
  key.filter(seat => !shares.has(seat) && !known.has(seat));

export function statusOf(handle: Handle, known: PublicKeys): Status {
  if (handle.life !== 'live') return handle.life;
  const left = layers(handle, known).length;
  if (left === 0) return 'open';
  if (left === 1) return 'held';
  return handle.shares.size === 0 ? 'sealed' : 'partial';
}

/** The seat that holds the card, or null. */
export const holderOf = (handle: Handle, known: PublicKeys): number | null =>
  statusOf(handle, known) === 'held' ? layers(handle, known)[0]! : null;

/** `b - sum D_j` for each seat of a list. @throws FairError fair/not-under-key while a layer is not known */
function without({id, a, b, shares}: Handle, seats: readonly number[], known: PublicKeys): Point {
  const off = seats.map(seat => {
    const x = known.get(seat);
    const share = shares.get(seat) ?? (x === undefined ? undefined : times(a, x));
    if (!share) throw new FairError('not-under-key', {handle: id, seat});
    return share;
  });
  return b.subtract(sum(off));
}

/** `M` of a card whose layers are all off. */
export const faceOf = (handle: Handle, known: PublicKeys): Point => without(handle, handle.key, known);

/**
 * The ciphertext under a smaller key: `(a, b - sum D_j)` for each j of its key that is not in `key`. An open card is
 * `(O, M)`, valid under every key.
 * @throws FairError fair/not-under-key (a layer that should be off is not known, or one that should be on never was)
 */
export function underKey(handle: Handle, key: readonly number[], known: PublicKeys): Ciphertext {
  if (layers(handle, known).length === 0) return {a: O, b: faceOf(handle, known)};
  if (key.some(seat => !handle.key.includes(seat))) throw new FairError('not-under-key', {handle: handle.id});
  const off = handle.key.filter(seat => !key.includes(seat));
  return {a: handle.a, b: without(handle, off, known)};
}

/** Of a dead handle nothing is needed but that it was there: a long game makes thousands. */
export const buried = ({id, deck}: Pick<Handle, 'id' | 'deck'>): Handle => ({
  ...{id, deck, a: O, b: O, key: [], shares: new Map(), value: null, life: 'dead', viewOf: null},
});

/** All handles of a game. Handles are values: a change puts a new one in place. */
export class Handles {
  readonly #all: Map<number, Handle>;

  constructor(all: ReadonlyMap<number, Handle> = new Map()) {
    this.#all = new Map(all);
  }

  /** For steps that are taken back when a later part of them fails. */
  clone(): Handles {
    return new Handles(this.#all);
  }

  get count(): number {
    return this.#all.size;
  }

  /** In the order of their ids. */
  all(): Iterable<Handle> {
    return this.#all.values();
  }

  /** @throws FairError fair/unknown-handle */
  get(id: number): Handle {
    const handle = this.#all.get(id);
    if (!handle) throw new FairError('unknown-handle', {handle: id});
    return handle;
  }

  /** Puts a handle back that was kept; they come in the order of their ids. */
  restore(handle: Handle): void {
    this.#all.set(handle.id, handle);
  }

  /** A new handle; ids count from 0. */
  add(
    deck: string,
    card: Ciphertext,
    key: readonly number[],
    value: number | null,
    viewOf: number | null = null,
  ) {
    const id = this.#all.size;
    this.#all.set(id, {id, deck, ...card, key, shares: new Map(), value, life: 'live', viewOf});
    return id;
  }

  change(id: number, change: Partial<Pick<Handle, 'life' | 'shares' | 'value'>>): void {
    const handle = this.get(id);
    this.#all.set(id, change.life === 'dead' ? buried(handle) : {...handle, ...change});
  }

  /** Ids that stand for live cards, each once. @throws FairError fair/unknown-handle, fair/handle-twice */
  distinct(ids: readonly number[]): Handle[] {
    if (ids.length === 0) throw new FairError('no-handles');
    if (new Set(ids).size !== ids.length) throw new FairError('handle-twice');
    return ids.map(id => this.get(id));
  }
}

/** @throws FairError fair/handle-dead, fair/handle-reserved, fair/view-only */
export function requireLive({id, life, viewOf}: Handle): void {
  if (life !== 'live') throw new FairError(`handle-${life}`, {handle: id});
  if (viewOf !== null) throw new FairError('view-only', {handle: id});
}

/**
 * What may be dealt or revealed by all: no layer off yet.
 * @param alone one seat alone has a key that is not public
 * @throws FairError fair/handle-not-sealed
 */
export function requireSealed(handle: Handle, known: PublicKeys, alone = false): void {
  requireLive(handle);
  const status = statusOf(handle, known);
  if (alone && status === 'held' && handle.shares.size === 0) return;
  if (status !== 'sealed') throw new FairError('handle-not-sealed', {handle: handle.id, status});
}

/** What its holder may open, re-key or exclude. @throws FairError fair/handle-not-held */
export function requireHeld(handle: Handle, seat: number, known: PublicKeys): void {
  requireLive(handle);
  if (holderOf(handle, known) !== seat) throw new FairError('handle-not-held', {handle: handle.id, seat});
}
