import {html, nothing} from 'lit';
import {customElement, property, query} from 'lit/decorators.js';
import type {ShownCode} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './answer.css';
import '../kit/button.ts';
import '../kit/qr.ts';
import {Ticking} from '../kit/ticking.ts';
import type {RsInvite} from '../panels/invite.ts';
import '../panels/invite.ts';
import {act} from '../act.ts';
import './own-address.ts';
import {MeetingTexts, saying} from '../text.ts';

/**
 * @summary The answer to somebody's offer, as it is shown to that one: without it nobody is met.
 *
 * @event rs-act - `answerAnew`, `goHome`.
 */
@customElement('rs-answer')
export class RsAnswer extends saying('meeting') {
  static override styles = [base, sheet];

  @property({attribute: false}) shown!: ShownCode;

  @query('rs-invite') private invite!: RsInvite;

  readonly #texts = new MeetingTexts(this);

  constructor() {
    super();
    new Ticking(this);
  }

  override render() {
    const {common, meeting} = this.#texts.words;
    const {link, leads, until} = this.shown;
    const minutes = Math.ceil((until - Date.now()) / 60_000);
    return html`<h2>${meeting.answerTitle}</h2>
      <rs-qr text=${link} label=${meeting.qrAnswer} dense></rs-qr>
      <div class="rest l-grid l-gap-12">
        <rs-invite
          link=${link}
          words-only
          .instead=${{copy: meeting.copyAnswer, message: meeting.shareAnswer, hint: meeting.answerShow, file: meeting.answerFile}}
        ></rs-invite>
        <p class="until">${minutes > 0 ? meeting.minutesLeft(minutes) : meeting.tooOld}</p>
        ${
          leads !== 'yes'
            ? html`<rs-own-address
                ?wanted=${leads === 'no'}
                @rs-address=${({detail: address}: CustomEvent<string>) =>
                  act(this, {act: 'answerAnew', ...(address && {address})})}
              ></rs-own-address>`
            : nothing
        }
        <rs-button variant="quiet" icon="export" data-save @click=${() => this.invite.save()}>${meeting.toFile}</rs-button>
        <rs-button variant="quiet" @click=${() => act(this, {act: 'goHome'})}>${common.cancel}</rs-button>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-answer': RsAnswer;
  }
}
