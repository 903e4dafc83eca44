/** The states after earlier entries: kept at every so many, and stepped anew between when somebody scrubs or goes back. */
import type {Answer} from './ask.ts';
import type {Folded} from './fact.ts';
import type {AnyGame} from './game.ts';

/** A full state is kept at every so many entries. */
const CHECKPOINT = 32;

// biome-ignore lint/suspicious/noExplicitAny: the state of a game that is known only at run time
type State = any;

export class Positions {
  readonly #game: AnyGame;
  /** The fold's entries, which grow. */
  readonly #items: readonly Folded[];
  readonly #checkpoints: State[];

  /** @param first the state after entry 0 */
  constructor(game: AnyGame, items: readonly Folded[], first: State) {
    this.#game = game;
    this.#items = items;
    this.#checkpoints = [first];
  }

  /** The state after the last entry. */
  folded(n: number, state: State): void {
    if (n % CHECKPOINT === 0) this.#checkpoints.push(state);
  }

  /** The state after entry `n`. */
  at(n: number): State {
    const steps: Folded[] = [];
    let at = n;
    while (at % CHECKPOINT !== 0 || at / CHECKPOINT >= this.#checkpoints.length) {
      const item = this.#items[at];
      if (!item) throw new RangeError(`no entry ${n}`);
      if (typeof item.position === 'object') at = item.position.backTo;
      else {
        if (item.position === 'step') steps.push(item);
        at--;
      }
    }
    let state = this.#checkpoints[at / CHECKPOINT];
    for (const step of steps.reverse()) state = this.#again(state, step);
    return state;
  }

  /** The states after entry 0, 1, 2 …, each step made once. */
  *all(): Generator<State> {
    let state = this.#checkpoints[0];
    for (const item of this.#items) {
      if (typeof item.position === 'object') state = this.at(item.position.backTo);
      else if (item.position === 'step' && item.n > 0) state = this.#again(state, item);
      yield state;
    }
  }

  /** A step that was checked when it was folded. */
  #again(state: State, {kind, seat, payload}: Folded): State {
    const game = this.#game;
    if (kind === 'answer') return game.answer(state, payload as Answer);
    if (kind === 'seal') return game.answer(state, {sealed: seat!});
    if (kind === 'dealt')
      return (payload as {answers: readonly Answer[]}).answers.reduce(
        (now, answer) => game.answer(now, answer),
        state,
      );
    return game.apply(state, seat!, game.parse(payload)!);
  }
}
