import type {LitElement, ReactiveController} from 'lit';

/** How broad an element is, for a drawing whose letters do not grow with it. */
export class Breadth implements ReactiveController {
  /** Px; 0 until the element was laid out. */
  px = 0;
  readonly #host: LitElement;
  readonly #resized = new ResizeObserver(([entry]) => {
    // A frame later: what is drawn anew for it changes its height, which is observed as well.
    requestAnimationFrame(() => {
      const {width} = entry!.contentRect;
      if (width === this.px) return;
      this.px = width;
      this.#host.requestUpdate();
    });
  });

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#resized.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#resized.disconnect();
  }
}
