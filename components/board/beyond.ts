import {html, LitElement, nothing, type TemplateResult} from 'lit';
import {customElement, state} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import sheet from './beyond.css';
import '../kit/symbol.ts';
import {deepAll} from '../kit/deep-focus.ts';

/** What answers the present decision: what the digits press, and what only fingers and Tab reach. */
const ANSWERS = ':is([data-choice], [data-answer]):not([aria-disabled=true], [disabled])';

/**
 * @summary Says that more can be tapped than is in sight, and where: an arrow on the upper or the lower edge of the land. A
 * tap on it goes there. Many devices show no bar beside what scrolls. For eyes and fingers alone: keys and screen readers
 * scroll by themselves.
 */
@customElement('rs-beyond')
export class RsBeyond extends LitElement {
  static override styles = [base, sheet];

  /** The next answers that are out of sight. */
  @state() private above: HTMLElement | null = null;
  @state() private below: HTMLElement | null = null;
  #land: HTMLElement | null = null;
  #asks = false;
  #answers: readonly HTMLElement[] = [];
  #looking = false;
  readonly #resized = new ResizeObserver(() => this.#measure());
  readonly #measured = () => this.#measure();

  /**
   * Said at every drawing of the board.
   * @param land what scrolls
   * @param asks something can be chosen
   */
  look(land: HTMLElement | null, asks: boolean): void {
    this.#asks = asks;
    if (land !== this.#land) this.#watch(land);
    if (this.#looking) return;
    this.#looking = true;
    // Parts of the board are drawn after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#looking = false;
        const scrolls = this.#land && this.#land.scrollHeight > this.#land.clientHeight;
        this.#answers = this.#asks && scrolls ? deepAll(this.#land!, ANSWERS) : [];
        this.#measure();
      }),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch(null);
  }

  #watch(land: HTMLElement | null): void {
    this.#resized.disconnect();
    this.#land?.removeEventListener('scroll', this.#measured);
    this.#land = land;
    this.#answers = [];
    if (!land) return;
    this.#resized.observe(land);
    land.addEventListener('scroll', this.#measured, {passive: true});
  }

  /** Out of sight is what a finger cannot be put on in its middle. */
  #measure(): void {
    this.above = null;
    this.below = null;
    const land = this.#land;
    if (!land || this.#answers.length === 0) return;
    const {top, bottom} = land.getBoundingClientRect();
    for (const answer of this.#answers) {
      const box = answer.getBoundingClientRect();
      const middle = box.top + box.height / 2;
      if (box.height === 0) continue;
      if (middle < top) this.above = answer;
      else if (middle > bottom) this.below ??= answer;
    }
    const {style} = this;
    style.left = `${land.offsetLeft}px`;
    style.top = `${land.offsetTop}px`;
    style.width = `${land.offsetWidth}px`;
    style.height = `${land.offsetHeight}px`;
  }

  override render() {
    return html`${this.#arrow('above', this.above)}${this.#arrow('below', this.below)}`;
  }

  #arrow(where: 'above' | 'below', next: HTMLElement | null): TemplateResult | typeof nothing {
    if (!next) return nothing;
    return html`<button
      type="button"
      class=${where}
      tabindex="-1"
      aria-hidden="true"
      @mousedown=${keepFocus}
      @click=${() => next.scrollIntoView({block: 'center'})}
    >
      <span><rs-symbol name="next"></rs-symbol></span>
    </button>`;
  }
}

/** It goes with the last answer behind it: what had the focus keeps it. */
const keepFocus = (event: Event): void => event.preventDefault();

declare global {
  interface HTMLElementTagNameMap {
    'rs-beyond': RsBeyond;
  }
}
