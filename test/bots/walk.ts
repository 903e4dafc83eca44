/** A game that goes on step by step, with the trace that a table would tell its bots. */
import {type Rng, seededRng} from '../../src/base/rng.ts';
import type {Position} from '../../src/bots/mind.ts';
import type {Happened} from '../../src/bots/trace.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {Action, AnyGame, Seat} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../src/engine/options.ts';

export class Walk {
  readonly game: AnyGame;
  readonly rng: Rng;
  readonly dealer: LocalDealer;
  state: unknown;
  /** The last entry. */
  at = 0;
  /** Of what came before, no bot is told. */
  from = 0;
  steps: Happened[] = [];

  constructor(game: AnyGame, seats: number, seed: string, options: object = {}, state?: unknown) {
    this.game = game;
    this.rng = seededRng(seed);
    this.dealer = new LocalDealer(() => this.rng);
    this.state = state ?? game.setup(decodeOptions(game.options, options)!, seats);
    this.#settle();
  }

  /** Null when the game is over. */
  get toAct(): Seat | null {
    return this.game.toAct(this.state)[0] ?? null;
  }

  get sealing(): boolean {
    return this.game.ask(this.state) !== null;
  }

  known(seat: Seat): Position {
    const trace = {table: 'table', at: this.at, from: this.from, steps: [...this.steps]};
    return {state: this.game.clone(this.state), seat, faces: new Map(this.dealer.faces(seat)), trace};
  }

  random(seat: Seat): Action {
    return sampleAny(this.game.choices(this.state, seat, this.dealer.faces(seat)), this.rng);
  }

  play(seat: Seat, action: Action): void {
    this.at++;
    if (this.sealing) {
      this.dealer.keep({seat, action, salt: ''});
      this.state = this.game.answer(this.state, {sealed: seat});
      this.#unseen();
    } else {
      this.state = this.game.apply(this.state, seat, action);
      // As it comes out of a log: the order of its fields says nothing.
      const fields = Object.entries(action).sort(([one], [other]) => (one < other ? 1 : -1));
      this.steps.push({n: this.at, seat, action: Object.fromEntries(fields) as unknown as Action});
    }
    this.#settle();
  }

  #settle(): void {
    for (let ask = this.game.ask(this.state); ask && ask.kind !== 'commit'; ask = this.game.ask(this.state)) {
      const answer = this.dealer.answer(ask);
      this.dealer.learn(ask, answer);
      this.state = this.game.answer(this.state, answer);
      this.steps.push({n: ++this.at, answer});
      if (ask.kind === 'disclose') this.#unseen();
    }
  }

  #unseen(): void {
    this.from = this.at;
    this.steps = [];
  }
}
