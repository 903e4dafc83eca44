import {html, LitElement} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {PeopleWords} from '../../src/i18n/types/people.ts';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import {shareText} from './share.ts';

/** How long the button says what has become of the words, in ms. */
const SAID = 6000;

/**
 * @summary Reminds somebody who is away: the device's own sheet with a line and the table's link, else a copy of them to
 * send by any messenger. Where neither works, the invitation opens.
 *
 * @fires rs-panel - `invite`: the link has to be taken from there by hand.
 * @fires rs-tried - Somebody wants to know who comes.
 */
@customElement('rs-remind')
export class RsRemind extends LitElement {
  /** What is sent. */
  @property() text = '';
  @property({attribute: false}) words!: PeopleWords;

  @state() private given: 'copied' | 'shared' | null = null;

  override render() {
    const {remind, reminded, sentOn} = this.words;
    const said = this.given === null ? remind : this.given === 'copied' ? reminded : sentOn;
    return html`<rs-button icon=${this.given ? 'check' : 'share'} @click=${this.#share}
      ><span aria-live="polite">${said}</span></rs-button
    >`;
  }

  #share = async (): Promise<void> => {
    const shared = await shareText(this.text);
    if (shared === 'failed') fire(this, 'rs-panel', 'invite');
    if (shared !== 'copied' && shared !== 'shared') return;
    fire(this, 'rs-tried');
    this.given = shared;
    setTimeout(() => {
      this.given = null;
    }, SAID);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-remind': RsRemind;
  }
}
