import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
import sheet from './quay.css';
import '../kit/wave.ts';
import type {Size} from './painter.ts';

/**
 * @summary The quay: the deep bar at the thumb edge where a person decides. Never empty. Put `class="deep"` on it so
 * that pieces and words take the colours of the deep ground.
 *
 * @fires rs-quay-height - It is higher or lower than before, in px.
 * @slot stock - What the person owns (left out on wide screens, where the island says it).
 * @slot flag - The role's flag, on wide screens.
 * @slot question - The question, or for whom everybody waits.
 * @slot hint - A small button beside the question.
 * @slot sub - One quiet line.
 * @slot cards - Action cards and toggles.
 * @slot idle - What is read in the height that is left over, on a phone on its side.
 * @slot actions - The buttons, the primary one last.
 * @cssproperty --rs-actions - `none` where nothing is asked and the height is short: no room is kept for buttons.
 * @cssproperty --rs-ask-order - Less than the stock's: the question stands above what can be chosen on shelves, too.
 * @cssproperty --rs-stock - `none` where nothing stands on this shelf, so that it takes no room; `--rs-cards` likewise.
 * @cssproperty --rs-stock-order - Less than -1: what is owned stands first on every screen.
 */
@customElement('rs-quay')
export class RsQuay extends LitElement {
  static override styles = [base, sheet];

  @property({reflect: true}) size: Size = 'phone';
  /** The device lies in the middle: nothing is decided here, and what stands here is read from across the room. */
  @property({type: Boolean, reflect: true}) middle = false;
  /** What can be chosen stands above the question, and the question beside its buttons: for boards that need the height. */
  @property({type: Boolean, reflect: true}) shelves = false;
  /** What others did is told: the newest of it stands in the place of the question, what came before it above. */
  @property({type: Boolean, reflect: true}) tells = false;

  // The height that it tells: to measure would lay out once more what another observer has just changed.
  readonly #resized = new ResizeObserver(([quay]) =>
    fire(this, 'rs-quay-height', quay!.borderBoxSize[0]!.blockSize),
  );

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resized.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
  }

  /**
   * Its name for screen readers. Focus rests on a frame of that name while others decide. What is waited for changes all
   * the time, and whatever has the focus is read aloud with each change inside it, beside the live region that tells the
   * same.
   */
  @property() label = '';

  override render() {
    return html`<rs-wave></rs-wave>
      <div class="rest" role="group" tabindex="-1" aria-label=${this.label || nothing}></div>
      <section class="frame l-grid l-gap-8">
        <div class="stock"><slot name="stock"></slot></div>
        <div class="flag"><slot name="flag"></slot></div>
        <div class="ask">
          <div class="hint"><slot name="hint"></slot></div>
          <h2 tabindex="-1"><slot name="question"></slot></h2>
          <div class="sub"><slot name="sub"></slot></div>
        </div>
        <div class="cards"><slot name="cards"></slot></div>
        <div class="idle"><slot name="idle"></slot></div>
        <div class="actions l-wrap l-gap-8"><slot name="actions"></slot></div>
      </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-quay': RsQuay;
  }
  interface HTMLElementEventMap {
    'rs-quay-height': CustomEvent<number>;
  }
}
