import {html, LitElement, type PropertyValues} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {CoachWords} from '../../src/i18n/types/table.ts';
import {base} from '../kit/base.ts';
import sheet from './coach.css';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import '../kit/symbol.ts';

/** What a person answers: puts a step away, wants no more of them, wants them at all. */
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
  @property({type: Boolean, reflect: true}) narrow = false;
  /** Only the first line is shown, until a tap on it. */
  @property({type: Boolean, reflect: true}) folds = false;
  /** What is said now is read as a whole. */
  @property({type: Boolean, reflect: true}) open = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('said')) this.open = false;
  }

  override render() {
    const {words} = this;
    return html`<section aria-label=${words.label}>
      <span class="lamp l-centre"><rs-symbol name="beacon"></rs-symbol></span>
      <div class="words"><p role="status">${this.said}</p>
        <button type="button" class="stop" data-coach="stop" @click=${this.#answer('stop')}>${words.stop}</button></div>
      <button type="button" class="fold" aria-label=${words.label} aria-expanded="false" @click=${this.#unfold}><rs-symbol name="next"></rs-symbol></button>
      <rs-button variant="quiet" icon=${this.narrow ? '' : 'check'} data-coach="next" @click=${this.#answer('next')}>${words.next}</rs-button>
    </section>`;
  }

  #unfold = async (): Promise<void> => {
    this.open = true;
    await this.updateComplete;
    // What was tapped is gone.
    this.renderRoot.querySelector('rs-button')?.focus();
  };

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
