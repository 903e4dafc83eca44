import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import {fire} from './fire.ts';

const SECOND = 1000;

/** Minutes and seconds: "1:20". */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * @summary How long something takes yet, counted down second by second, with an end. Who has it read out hears it when they
 * come to it, and not at each second.
 *
 * @fires rs-elapsed - The time is over.
 */
@customElement('rs-countdown')
export class RsCountdown extends LitElement {
  static override styles = [base];

  /** When it is over: milliseconds since 1970. */
  @property({type: Number}) until = 0;
  /** The sentence around the time that is left. */
  @property({attribute: false}) say: (clock: string) => string = clock => clock;

  #tick: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#tick);
  }

  override render() {
    const left = Math.max(0, this.until - Date.now());
    return html`<span role="timer" aria-live="off">${this.say(clockOf(Math.ceil(left / SECOND)))}</span>`;
  }

  protected override updated(): void {
    clearTimeout(this.#tick);
    const left = this.until - Date.now();
    if (left > 0 && this.isConnected) this.#tick = setTimeout(() => this.#next(), left % SECOND || SECOND);
  }

  #next(): void {
    this.requestUpdate();
    if (this.until <= Date.now()) fire(this, 'rs-elapsed');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-countdown': RsCountdown;
  }
  interface HTMLElementEventMap {
    'rs-elapsed': CustomEvent<void>;
  }
}
