import {html, nothing} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {problemText} from '../../src/i18n/problem.ts';
import type {MeetingView, ShownCode} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {tell} from '../kit/fire.ts';
import sheet from './meeting.css';
import '../kit/banner.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/field.ts';
import type {RsField} from '../kit/field.ts';
import '../panels/invite.ts';
import '../panels/scan.ts';
import './own-address.ts';
import {act} from '../act.ts';
import {open} from '../open.ts';
import {MeetingTexts, saying} from '../text.ts';

/** How often is looked how long a code is good for, in ms. */
const LOOK = 5000;

/**
 * @summary Another device comes to the table without a server: it opens a code, and what it shows is brought back here.
 *
 * @event rs-act - `offer`, `takeAnswer`.
 * @event rs-open - `diagnosis`.
 * @event rs-close - Done.
 */
@customElement('rs-meeting')
export class RsMeeting extends saying('meeting') {
  static override styles = [base, sheet];

  /** Null until the table has heard that somebody wants it. */
  @property({attribute: false}) meeting: MeetingView | null = null;

  @state() private empty = false;
  @state() private now = Date.now();
  @query('rs-field') private field!: RsField;

  #clock: ReturnType<typeof setInterval> | undefined;
  readonly #texts = new MeetingTexts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    const {offer} = this.meeting ?? {};
    if (!offer || offer.until < Date.now()) act(this, {act: 'offer'});
    this.#clock = setInterval(() => {
      this.now = Date.now();
    }, LOOK);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#clock);
  }

  override render() {
    const {common, meeting: words} = this.#texts.words;
    const {offer = null, following = false, met = 0, problem = null} = this.meeting ?? {};
    return html`<rs-dialog open heading=${words.title} closeLabel=${common.close} @rs-close=${() => tell(this, 'rs-close')}>
      <div class="steps">
      ${met > 0 ? html`<rs-banner class="about" data-met icon="check">${words.met(met)}</rs-banner>` : html`<p class="about quiet">${words.intro}</p>`}
      <section class="show">
        <h3><span class="step">1</span>${words.show}</h3>
        ${offer ? this.#offer(offer) : html`<p role="status">${problem ? nothing : words.making}</p>`}
      </section>
      <section>
        <h3><span class="step">2</span>${words.bring}</h3>
        <rs-field
          label=${words.answerLabel}
          hint=${words.answerHint}
          placeholder="#a=1."
          .error=${this.empty ? words.answerEmpty : ''}
          .maxLength=${10_000}
          @input=${this.#typed}
          @rs-submit=${this.#take}
        ></rs-field>
        <rs-scan label=${words.scan} @rs-scanned=${({detail}: CustomEvent<string>) => this.#follow(detail)}></rs-scan>
        <rs-button variant="primary" icon="next" ?disabled=${following} @click=${this.#take}
          >${following ? words.following : words.connect}</rs-button
        >
        <div role="status">${problem ? this.#problem() : nothing}</div>
        ${
          offer && offer.leads !== 'yes'
            ? html`<rs-own-address
                ?wanted=${problem?.code === 'code/no-path'}
                @rs-address=${({detail}: CustomEvent<string>) => this.#renew(detail)}
              ></rs-own-address>`
            : nothing
        }
        <rs-button variant="quiet" icon="help" data-why @click=${() => open(this, 'diagnosis')}>${common.whyNot}</rs-button>
      </section>
      </div>
    </rs-dialog>`;
  }

  #offer({link, until}: ShownCode) {
    const {meeting: words} = this.#texts.words;
    const minutes = Math.ceil((until - this.now) / 60_000);
    const fresh = html`<rs-button data-fresh @click=${() => act(this, {act: 'offer'})}>${words.fresh}</rs-button>`;
    if (minutes < 1) return html`<p role="status">${words.tooOld}</p>${fresh}`;
    return html`<rs-invite
        link=${link}
        .instead=${{message: words.shareOffer, label: words.qrOffer, hint: link.startsWith('#') ? words.showInside : words.showHint}}
      ></rs-invite>
      <p class="quiet l-note">${words.minutesLeft(minutes)}</p>`;
  }

  #problem() {
    const {what, next} = problemText(this.meeting!.problem!);
    return html`<rs-banner tone="problem">${what} ${next}</rs-banner>`;
  }

  /** What was pasted whole is followed at once. */
  #typed = (): void => {
    this.empty = false;
    if (/[oa]=\d+\.[\w-]{80}/.test(this.field.value)) this.#take();
  };

  #take = (): void => {
    const text = this.field.value.trim();
    this.empty = !text;
    if (!text || this.meeting?.following) return;
    this.field.value = '';
    this.#follow(text);
  };

  #renew(address: string): void {
    act(this, {act: 'offer', ...(address && {address})});
  }

  #follow(text: string): void {
    act(this, {act: 'takeAnswer', text});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-meeting': RsMeeting;
  }
}
