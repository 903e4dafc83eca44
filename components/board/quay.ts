import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
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
 * @slot actions - The buttons, the primary one last.
 * @cssproperty --rs-actions - `none` where nothing is asked and the height is short: no room is kept for buttons.
 * @cssproperty --rs-stock-order - Less than -1: what is owned stands first on every screen.
 */
@customElement('rs-quay')
export class RsQuay extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: relative;
        z-index: 3;
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        container-type: inline-size;
        min-height: 0;
        background: var(--rs-quay);
        color: var(--rs-onquay);
        --rs-button-border: transparent;
      }
      .frame {
        display: grid;
        gap: 8px;
        min-height: 0;
        overflow: hidden auto;
        padding-block: 8px 0;
        padding-inline: max(12px, env(safe-area-inset-left)) max(12px, env(safe-area-inset-right));
      }
      .stock {
        order: var(--rs-stock-order, 0);
      }
      .ask {
        display: flow-root;
        min-width: 0;
      }
      /* The words go round it: a small button shall not push the board up. */
      .hint {
        float: right;
        margin: -6px -8px -6px 0;
      }
      h2 {
        font-size: var(--rs-size-question);
        font-weight: 800;
        line-height: 1.08;
        letter-spacing: -0.01em;
        overflow-wrap: anywhere;
        text-wrap: balance;
      }
      /* Focus rests here, or on the whole quay while others decide: the ring keeps off the line below. */
      h2:focus-visible {
        outline-width: 2px;
        outline-offset: 0;
        box-shadow: none;
      }
      .rest {
        position: absolute;
        inset: 6px;
        z-index: 2;
        pointer-events: none;
        border-radius: var(--rs-radius-card);
      }
      .rest:focus-visible {
        outline: 2px solid var(--rs-onquay);
        outline-offset: 0;
        box-shadow: none;
      }
      .sub {
        min-height: 1.3em;
        color: var(--rs-onquay2);
        font-size: 0.9375rem;
        line-height: 1.25;
        text-wrap: pretty;
      }
      /* Where text is large the rest of the quay scrolls; the buttons never leave the screen. */
      .actions {
        position: sticky;
        z-index: 1;
        bottom: 0;
        display: var(--rs-actions, flex);
        flex-wrap: wrap;
        gap: 8px;
        padding-bottom: calc(12px + env(safe-area-inset-bottom));
        background: var(--rs-quay);
        /* The ring of what is chosen goes below it with all the rest. */
        box-shadow: 0 0 0 4px var(--rs-quay);
      }
      slot[name='actions']::slotted(*) {
        flex: 0 1 auto;
        --rs-ink: var(--rs-onquay);
      }
      slot[name='actions']::slotted([data-primary]) {
        flex: 1 1 var(--rs-primary-basis, 10.2rem);
      }
      .flag {
        display: none;
      }
      /* Text so large that not all of it has room: the question comes first, what is owned is scrolled to. */
      @container (max-width: 18.5rem) {
        .ask {
          order: -1;
        }
        h2 {
          font-size: var(--rs-size-row);
        }
        /* The question stays above what can be chosen, however far that is scrolled; the rest comes after. */
        :host([size='phone']:not([shelves])) {
          .frame {
            grid-template-columns: minmax(0, 1fr) auto;
            scroll-padding-block: 2.6rem 4.4rem;
          }
          .frame > *,
          .sub {
            grid-column: 1 / 3;
          }
          .ask {
            display: contents;
          }
          :is(h2, .hint) {
            position: sticky;
            z-index: 1;
            top: 0;
            grid-row: 1;
          }
          h2 {
            background: var(--rs-quay);
          }
          :is(h2, .hint, .cards) {
            order: -2;
          }
          .hint {
            grid-column: 2;
          }
          .sub {
            order: -1;
            min-height: auto;
          }
          .actions {
            order: 1;
          }
        }
      }

      :host([size='tablet']) .frame {
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        padding-inline: 20px;
        padding-bottom: 12px;
      }
      :host(:is([size='tablet'], [size='wide'])) .actions {
        padding-bottom: 0;
      }
      :host([size='tablet']) :is(.stock, .cards) {
        grid-column: 1 / 3;
      }
      :host([size='tablet']) :is(.ask, .actions) {
        grid-row: 2;
      }
      :host([size='tablet']) .actions {
        min-width: 22rem;
        justify-content: flex-end;
      }

      :host([size='wide']) .frame {
        grid-template: auto / auto minmax(var(--rs-quay-ask, 13rem), 1fr) minmax(0, auto) auto;
        align-items: center;
        gap: 14px;
        min-height: 6.4rem;
        padding: 8px 14px 12px;
      }
      :host([size='wide']) .stock {
        display: none;
      }
      :host([size='wide']) .flag {
        display: block;
      }
      :host([size='wide']) .actions {
        flex-wrap: nowrap;
        justify-content: flex-end;
      }
      :host([size='wide']) .ask {
        grid-template-columns: minmax(0, auto) auto;
        justify-content: start;
        column-gap: 10px;
      }
      :host([size='wide']) .sub {
        font-size: var(--rs-size-body);
      }

      /* Three shelves: what is owned, what can be chosen, and the question beside its buttons where they fit. */
      :host([shelves]:is([size='phone'], [size='tablet'])) .frame {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        padding-inline: 12px;
        padding-bottom: 0;
      }
      :host([shelves]:is([size='phone'], [size='tablet'])) :is(.stock, .cards) {
        flex: 1 0 100%;
        min-width: 0;
      }
      :host([shelves]:is([size='phone'], [size='tablet'])) :is(.ask, .actions) {
        order: 1;
      }
      /* In a narrow one the question rather stands above its buttons than that its words are broken. */
      :host([shelves]:is([size='phone'], [size='tablet'])) .ask {
        flex: 1000 1 clamp(7.4rem, (346px - 100cqi) * 99, 9.6rem);
        padding-bottom: 10px;
      }
      :host([shelves]:is([size='phone'], [size='tablet'])) .actions {
        flex: 1 1 auto;
        min-width: 0;
        padding-bottom: calc(10px + env(safe-area-inset-bottom));
      }
      :host([shelves][size='phone']) slot[name='actions']::slotted([data-primary]) {
        flex-basis: var(--rs-primary-basis, 6rem);
      }
      :host([shelves][size='phone']) .sub {
        min-height: 0;
        font-size: var(--rs-size-body);
      }
      :host([shelves][size='phone']) h2 {
        font-size: var(--rs-size-name);
      }

      /* A phone on its side: the quay is the right bank. */
      :host([size='low']) {
        height: 100%;
      }
      :host([size='low']) rs-wave {
        display: none;
      }
      :host([size='low']) .frame {
        gap: 6px;
        grid-template-rows: auto auto minmax(min-content, 1fr) auto;
      }
      /* Where not all has room, what is owned is scrolled to, and not what can be chosen. */
      :host([size='low']) :is(.ask, .cards) {
        order: -1;
      }
      /* Its height is short: what can be chosen needs it more than the buttons. */
      :host([size='low']) .actions {
        --rs-primary: var(--rs-touch);
        --rs-size-key: 1.0625rem;
        --rs-size-number: 0.9375rem;
        --rs-space-4: 8px;
        gap: 6px;
        order: 1;
        align-self: end;
        padding-top: 4px;
      }
      :host([size='low']) slot[name='actions']::slotted(*) {
        flex: 1 1 4.6rem;
      }
      /* In one row with what stands beside it while its words are short; long ones need the width more. */
      :host([size='low']) slot[name='actions']::slotted([data-primary]) {
        flex: 1 1 max-content;
        max-width: 100%;
      }
      :host([size='low']) .sub {
        min-height: 0;
        line-height: 1.15;
      }
      :host([size='low']) h2 {
        font-size: var(--rs-size-key);
      }
    `,
  ];

  @property({reflect: true}) size: Size = 'phone';
  /** What can be chosen stands above the question, and the question beside its buttons: for boards that need the height. */
  @property({type: Boolean, reflect: true}) shelves = false;

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
   * Its name for screen readers. Focus rests on a frame of that name while others decide: what is waited for changes all the
   * time, and whatever has the focus is read aloud with each change inside it, beside the live region that tells the same.
   */
  @property() label = '';

  override render() {
    return html`<rs-wave></rs-wave>
      <div class="rest" role="group" tabindex="-1" aria-label=${this.label || nothing}></div>
      <section class="frame">
        <div class="stock"><slot name="stock"></slot></div>
        <div class="flag"><slot name="flag"></slot></div>
        <div class="ask">
          <div class="hint"><slot name="hint"></slot></div>
          <h2 tabindex="-1"><slot name="question"></slot></h2>
          <div class="sub"><slot name="sub"></slot></div>
        </div>
        <div class="cards"><slot name="cards"></slot></div>
        <div class="actions"><slot name="actions"></slot></div>
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
