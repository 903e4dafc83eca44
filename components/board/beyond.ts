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
  #docks: readonly HTMLElement[] = [];
  #place = '';
  // Comes when the page is laid out: nothing is laid out once more for what is read there.
  readonly #resized = new ResizeObserver(() => this.#find());
  readonly #measured = () => this.#measure();

  /**
   * Said at every drawing of the board.
   * @param land what scrolls
   * @param asks something can be chosen
   */
  look(land: HTMLElement | null, asks: boolean): void {
    this.#asks = asks;
    if (land !== this.#land) this.#watch(land);
    else if (land) {
      // Parts of the board are drawn after it: what is observed anew is told with the next layout.
      this.#resized.unobserve(land);
      this.#resized.observe(land);
    }
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
    this.#docks = [];
    if (!land) return;
    this.#resized.observe(land);
    land.addEventListener('scroll', this.#measured, {passive: true});
  }

  #find(): void {
    const scrolls = this.#land && this.#land.scrollHeight > this.#land.clientHeight;
    this.#answers = this.#asks && scrolls ? deepAll(this.#land!, ANSWERS) : [];
    this.#docks = this.#answers.length > 0 ? deepAll(this.#land!, '.dock') : [];
    this.#measure();
  }

  /** Out of sight is what a finger cannot be put on in its middle. All is read before anything is written. */
  #measure(): void {
    let above: HTMLElement | null = null;
    let below: HTMLElement | null = null;
    const land = this.#land;
    if (land && this.#answers.length > 0) {
      const {top, bottom: edge} = land.getBoundingClientRect();
      // What lies on the lower edge covers what is read above it.
      const [dock] = this.#docks;
      const bottom = dock ? Math.min(edge, dock.getBoundingClientRect().top) : edge;
      for (const answer of this.#answers) {
        const box = answer.getBoundingClientRect();
        const middle = box.top + box.height / 2;
        if (box.height === 0) continue;
        if (middle < top) above = answer;
        else if (middle > bottom) below ??= answer;
      }
      if (above || below) this.#lieOver(land);
    }
    this.above = above;
    this.below = below;
  }

  #lieOver({offsetLeft, offsetTop, offsetWidth, offsetHeight}: HTMLElement): void {
    const place = `left:${offsetLeft}px;top:${offsetTop}px;width:${offsetWidth}px;height:${offsetHeight}px`;
    if (place === this.#place) return;
    this.#place = place;
    this.style.cssText = place;
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
