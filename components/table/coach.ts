import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {CoachWords} from '../../src/i18n/types/table.ts';
import {base} from '../kit/base.ts';
import sheet from './coach.css';
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
  static override styles = [base, sheet];

  @property({attribute: false}) words!: CoachWords;
  /** What is said now. */
  @property() said = '';
  /** It is not on yet: the sentence asks whether it is wanted. */
  @property({type: Boolean, reflect: true}) offer = false;
  @property({type: Boolean, reflect: true}) narrow = false;

  override render() {
    const {words, offer, narrow} = this;
    return html`<section aria-label=${words.label}>
      <span class="lamp l-centre"><rs-symbol name="beacon"></rs-symbol></span>
      <p role="status">${this.said}</p>
      <div class="answers l-flex l-wrap">
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
