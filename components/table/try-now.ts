import {html, LitElement} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {PeopleWords} from '../../src/i18n/types/people.ts';
import {act} from '../act.ts';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';

/** How long the button says that it tries, in ms; where somebody is reached, what it stands on goes sooner. */
const TRIES = 4000;
/** And for how long that nobody has answered. */
const SAYS = 12_000;

/**
 * @summary Looks at once for whoever is out of reach, and says what comes of it: that it tries, then that nobody has answered. Who is
 * reached is greeted by the table.
 *
 * @fires rs-act - `syncNow`.
 * @fires rs-tried - Somebody wants to know who is reached.
 */
@customElement('rs-try-now')
export class RsTryNow extends LitElement {
  @property({attribute: false}) words!: PeopleWords;

  @state() private is: 'ready' | 'trying' | 'unanswered' = 'ready';
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.is = 'ready';
  }

  override render() {
    const {tryNow, trying, noAnswer} = this.words;
    const said = {ready: tryNow, trying, unanswered: noAnswer}[this.is];
    return html`<rs-button data-act="syncNow" ?busy=${this.is === 'trying'} @click=${this.#try}
      ><span aria-live="polite">${said}</span></rs-button
    >`;
  }

  #try = (): void => {
    act(this, {act: 'syncNow'});
    fire(this, 'rs-tried');
    this.#say('trying', TRIES, () => this.#say('unanswered', SAYS, () => this.#say('ready')));
  };

  #say(is: 'ready' | 'trying' | 'unanswered', ms = 0, then?: () => void): void {
    this.is = is;
    clearTimeout(this.#timer);
    if (then) this.#timer = setTimeout(then, ms);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-try-now': RsTryNow;
  }
  interface HTMLElementEventMap {
    'rs-tried': CustomEvent<void>;
  }
}
