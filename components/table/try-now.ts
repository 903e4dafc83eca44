import {html, LitElement} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {PeopleWords} from '../../src/i18n/types/people.ts';
import {act} from '../act.ts';
import '../kit/button.ts';

/** How long the button says that it tries, in ms; where somebody is reached, what it stands on goes sooner. */
const TRIES = 4000;

/**
 * @summary Looks at once for whoever is out of reach, and says for a moment that it does.
 *
 * @fires rs-act - `syncNow`.
 */
@customElement('rs-try-now')
export class RsTryNow extends LitElement {
  @property({attribute: false}) words!: PeopleWords;

  @state() private trying = false;

  override render() {
    const {tryNow, trying} = this.words;
    return html`<rs-button data-act="syncNow" ?busy=${this.trying} @click=${this.#try}
      ><span aria-live="polite">${this.trying ? trying : tryNow}</span></rs-button
    >`;
  }

  #try = (): void => {
    act(this, {act: 'syncNow'});
    this.trying = true;
    setTimeout(() => {
      this.trying = false;
    }, TRIES);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-try-now': RsTryNow;
  }
}
