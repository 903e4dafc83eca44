import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {CoachWords} from '../../src/i18n/coach/type.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import '../kit/symbol.ts';

/** What a person answers the coach: puts a step away, wants no more of them, wants them at all. */
export type CoachAnswer = 'next' | 'stop' | 'start';

/**
 * @summary The coach: one sentence or two about the decision on the screen, between bar and board, so that it covers
 * nothing. Its lamp is the lighthouse's; coral stays with the move.
 *
 * @fires rs-coach - What the person answers.
 */
@customElement('rs-coach')
export class RsCoach extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        color: var(--rs-ink);
      }
      section {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 10px;
        padding-inline-end: 6px;
        border: 2px solid var(--rs-edge);
        border-radius: var(--rs-radius-card);
        background: var(--rs-card);
        overflow: hidden;
      }
      .lamp {
        display: grid;
        place-items: center;
        align-self: stretch;
        padding: 6px;
        background: var(--rs-lamp);
        --rs-symbol-size: 1.75rem;
      }
      p {
        padding-block: 7px;
        line-height: 1.3;
        overflow-wrap: anywhere;
      }
      .answers {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: 0 4px;
      }
      .stop {
        min-height: 24px;
        padding: 2px 6px;
        border: 0;
        background: none;
        color: var(--rs-ink2);
        font: 600 var(--rs-size-caption) / 1.2 var(--rs-display);
        text-decoration: underline;
        text-underline-offset: 2px;
        cursor: pointer;
      }
      :host(:not([narrow])) {
        padding-top: 4px;
      }
      /* A phone on its side has width, not height: the answers above one another, for longer lines. */
      @media (max-height: 24rem) {
        :host(:not([narrow])) p {
          padding-block: 4px;
          font-size: 0.875rem;
          line-height: 1.2;
        }
        :host(:not([narrow]):not([offer])) .answers {
          flex-flow: column-reverse;
          align-items: flex-end;
        }
      }
      /* On a phone the answers stand below, so that the sentence has the width. */
      :host([narrow]) section {
        grid-template-columns: auto minmax(0, 1fr);
      }
      :host([narrow]) .lamp {
        grid-row: span 2;
      }
      :host([narrow]) .answers {
        margin-top: -7px;
      }
      /* The offer is a bar: the land keeps its height. */
      :host([narrow][offer]) section {
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 0 8px;
        padding-inline-end: 2px;
      }
      :host([narrow][offer]) .lamp {
        grid-row: auto;
        padding: 2px 4px;
        --rs-symbol-size: 1.5rem;
      }
      :host([narrow][offer]) p {
        padding-block: 2px;
        font-size: 0.875rem;
        line-height: 1.2;
      }
      :host([narrow][offer]) .answers {
        flex-wrap: nowrap;
        gap: 0;
        margin-top: 0;
      }
    `,
  ];

  @property({attribute: false}) words!: CoachWords;
  /** What is said now. */
  @property() said = '';
  /** It is not on yet: the sentence asks whether it is wanted. */
  @property({type: Boolean, reflect: true}) offer = false;
  @property({type: Boolean, reflect: true}) narrow = false;

  override render() {
    const {words, offer, narrow} = this;
    return html`<section aria-label=${words.label}>
      <span class="lamp"><rs-symbol name="beacon"></rs-symbol></span>
      <p role="status">${this.said}</p>
      <div class="answers">
        ${
          offer
            ? html`<rs-button variant="quiet" data-coach="stop" @click=${this.#answer('stop')}>${narrow ? words.noShort : words.no}</rs-button>`
            : html`<button type="button" class="stop" data-coach="stop" @click=${this.#answer('stop')}>
                ${words.stop}
              </button>`
        }
        <rs-button
          variant="quiet"
          icon=${offer && narrow ? '' : 'check'}
          data-coach=${offer ? 'start' : 'next'}
          @click=${this.#answer(offer ? 'start' : 'next')}
          >${offer ? (narrow ? words.yesShort : words.yes) : words.next}</rs-button
        >
      </div>
    </section>`;
  }

  #answer = (answer: CoachAnswer) => (): void => {
    fire(this, 'rs-coach', answer);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-coach': RsCoach;
  }
  interface HTMLElementEventMap {
    'rs-coach': CustomEvent<CoachAnswer>;
  }
}
