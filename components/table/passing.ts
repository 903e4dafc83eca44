/** What is told for a while and then goes by itself, unless it was put away before. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Milliseconds: time enough to read a line twice. */
const STAYS = 15_000;

export class Passing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  /** By what they are about; null: gone. */
  readonly #notes = new Map<string, ReturnType<typeof setTimeout> | null>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    for (const timer of this.#notes.values()) if (timer !== null) clearTimeout(timer);
    this.#notes.clear();
  }

  /** Whether it is told yet. Its time begins with the first question. */
  tells(about: string): boolean {
    if (!this.#notes.has(about))
      this.#notes.set(
        about,
        setTimeout(() => this.putAway(about), STAYS),
      );
    return this.#notes.get(about) !== null;
  }

  /** Told anew, though the same was told before. */
  begin(about: string): void {
    clearTimeout(this.#notes.get(about) ?? undefined);
    this.#notes.delete(about);
  }

  putAway(about: string): void {
    clearTimeout(this.#notes.get(about) ?? undefined);
    this.#notes.set(about, null);
    this.#host.requestUpdate();
  }
}
