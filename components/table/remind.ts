import {html, LitElement} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {PeopleWords} from '../../src/i18n/types/people.ts';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import {shareText} from './share.ts';

/** How long the button says that the words are copied, in ms. */
const SAID = 4000;

/**
 * @summary Reminds somebody who is away: the device's own sheet with a line and the table's link, else a copy of them to
 * send by any messenger. Where neither works, the invitation opens.
 *
 * @fires rs-panel - `invite`: the link has to be taken from there by hand.
 */
@customElement('rs-remind')
export class RsRemind extends LitElement {
  /** What is sent. */
  @property() text = '';
  @property({attribute: false}) words!: PeopleWords;

  @state() private copied = false;

  override render() {
    const {remind, reminded} = this.words;
    return html`<rs-button icon=${this.copied ? 'check' : 'share'} @click=${this.#share}
      ><span aria-live="polite">${this.copied ? reminded : remind}</span></rs-button
    >`;
  }

  #share = async (): Promise<void> => {
    const shared = await shareText(this.text);
    if (shared === 'failed') fire(this, 'rs-panel', 'invite');
    if (shared !== 'copied') return;
    this.copied = true;
    setTimeout(() => {
      this.copied = false;
    }, SAID);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-remind': RsRemind;
  }
}
