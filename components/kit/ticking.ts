/** Draws its host anew from time to time, for words that say since when. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Milliseconds. */
const TICK = 20_000;

export class Ticking implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#clock = setInterval(() => this.#host.requestUpdate(), TICK);
  }

  hostDisconnected(): void {
    clearInterval(this.#clock);
  }
}
