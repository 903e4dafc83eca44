/** The half of the fold that knows what can be taken back, by whom, and who is asked (`take-back.ts`). */

import type {Folded} from './fact.ts';
import type {Seat} from './game.ts';
import {IllegalAction} from './illegal.ts';
import {affected, type LiveAction, type TakeBackOption, type TakeBackRequest} from './take-back.ts';

/** Times that taking back to one position may be asked for. */
export const MOST_TAKE_BACKS = 8;

export class TakeBacks {
  /** The fold's entries, which grow. */
  readonly #items: readonly Folded[];
  /** A person who decides. */
  readonly #isPerson: (seat: Seat) => boolean;
  readonly #undone = new Set<number>();
  /** Requests, by the number of the entry whose position they meant. */
  readonly #asked = new Map<number, number>();
  #live: LiveAction[] = [];
  #request: TakeBackRequest | null = null;

  constructor(items: readonly Folded[], isPerson: (seat: Seat) => boolean) {
    this.#items = items;
    this.#isPerson = isPerson;
  }

  /** Numbers of the actions that were taken back. */
  get undone(): ReadonlySet<number> {
    return this.#undone;
  }

  /** What waits for agreement. */
  get request(): TakeBackRequest | null {
    return this.#request;
  }

  /** What an entry did. @param request what waits after it */
  folded({n, seat, kind, position, payload}: Folded, opens: boolean, request: TakeBackRequest | null): void {
    if (typeof position === 'object') this.#undo(position.backTo);
    else if (kind === 'action' && seat !== null && !opens) this.#live.push({n, seat});
    // Never back across a draw, an opening, or a choice that is sealed.
    else if (position === 'step') this.#live = [];
    this.#request = request;
    const {type, to} = (kind === 'table' ? payload : {}) as {type?: string; to?: number};
    if (type !== 'askBack') return;
    const root = this.#rootOf(to!);
    this.#asked.set(root, (this.#asked.get(root) ?? 0) + 1);
  }

  #undo(to: number): void {
    for (const {n} of this.#live) if (n > to) this.#undone.add(n);
    this.#live = this.#live.filter(({n}) => n <= to);
  }

  /** The entry that first led to the position after entry `n`. */
  #rootOf(n: number): number {
    for (let at = n; ; ) {
      const {position} = this.#items[at]!;
      if (position === 'step') return at;
      at = position === 'same' ? at - 1 : position.backTo;
    }
  }

  #requireLeft(seat: Seat, to: number): void {
    if ((this.#asked.get(this.#rootOf(to)) ?? 0) >= MOST_TAKE_BACKS)
      throw new IllegalAction('engine/take-backs-spent', {seat});
  }

  #lastOwn(seat: Seat): LiveAction {
    const own = this.#live.findLast(action => action.seat === seat);
    if (own) return own;
    const drawn = this.#items.some(
      item => item.kind === 'action' && item.seat === seat && !this.#undone.has(item.n),
    );
    throw new IllegalAction(drawn ? 'engine/drawn-since' : 'engine/nothing-to-take-back', {seat});
  }

  /** What this seat may ask for now. @throws IllegalAction why it may not */
  option(seat: Seat): TakeBackOption {
    if (this.#request) throw new IllegalAction('engine/take-back-open', {seat});
    const to = this.#lastOwn(seat).n - 1;
    this.#requireLeft(seat, to);
    return {to, free: affected(this.#live, seat, to, this.#isPerson).length === 0};
  }

  /** A request made by entry `n`; it stands at once where nobody has to agree. @throws IllegalAction */
  ask(n: number, by: Seat, to: number): TakeBackRequest {
    if (this.#request) throw new IllegalAction('engine/take-back-open', {seat: by});
    this.#lastOwn(by);
    if (!this.#live.some(action => action.seat === by && action.n === to + 1))
      throw new IllegalAction('engine/bad-take-back', {seat: by, details: {to}});
    this.#requireLeft(by, to);
    return {n, by, to, waiting: affected(this.#live, by, to, this.#isPerson)};
  }

  /**
   * @param basis number of the last entry that the seat saw
   * @returns what still waits, if anybody; null where the answer ends it
   * @throws IllegalAction
   */
  answer(seat: Seat, basis: number, yes: boolean): TakeBackRequest | null {
    const request = this.#request;
    // An answer to an earlier request says nothing about this one.
    if (!request || basis < request.n || !request.waiting.includes(seat))
      throw new IllegalAction('engine/no-take-back', {seat});
    return yes ? {...request, waiting: request.waiting.filter(other => other !== seat)} : null;
  }

  /** Whoever asked has changed her mind. @throws IllegalAction */
  withdraw(seat: Seat): void {
    if (this.#request?.by !== seat) throw new IllegalAction('engine/no-take-back', {seat});
  }

  /** Nothing before this is taken back any more. */
  bar(): void {
    this.#live = [];
  }

  /** What waits once bots play these seats: they are not asked any more. */
  without(bots: readonly (string | null)[]): TakeBackRequest | null {
    const request = this.#request;
    if (!request) return null;
    const waiting = request.waiting.filter(seat => bots[seat] === null);
    return bots[request.by] === null && waiting.length > 0 ? {...request, waiting} : null;
  }
}
