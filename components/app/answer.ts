import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {ShownCode} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './answer.css';
import '../panels/invite.ts';
import {act} from '../act.ts';
import './own-address.ts';
import {MeetingTexts, saying} from '../text.ts';

/**
 * @summary The answer to somebody's offer, as it is shown to that one: without it nobody is met.
 *
 * @event rs-act - `answerAnew`.
 */
@customElement('rs-answer')
export class RsAnswer extends saying('meeting') {
  static override styles = [base, sheet];

  @property({attribute: false}) shown!: ShownCode;

  readonly #texts = new MeetingTexts(this);

  override render() {
    const {meeting} = this.#texts.words;
    return html`<h2>${meeting.answerTitle}</h2>
      <rs-invite
        link=${this.shown.link}
        .instead=${{message: meeting.shareAnswer, label: meeting.qrAnswer, hint: meeting.answerShow}}
      ></rs-invite>
      ${
        this.shown.leads !== 'yes'
          ? html`<rs-own-address
              ?wanted=${this.shown.leads === 'no'}
              @rs-address=${({detail: address}: CustomEvent<string>) =>
                act(this, {act: 'answerAnew', ...(address && {address})})}
            ></rs-own-address>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-answer': RsAnswer;
  }
}
