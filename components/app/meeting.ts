import {html, type LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {hasWholeMeetingCode} from '../../src/base/address.ts';
import type {Problem} from '../../src/base/problem.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {MeetingView, ShownCode} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {tell} from '../kit/fire.ts';
import sheet from './meeting.css';
import '../kit/banner.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/field.ts';
import '../kit/file-button.ts';
import '../kit/qr.ts';
import type {RsField} from '../kit/field.ts';
import type {RsInvite} from '../panels/invite.ts';
import '../panels/invite.ts';
import '../panels/scan.ts';
import './own-address.ts';
import {act} from '../act.ts';
import {open} from '../open.ts';
import {MeetingTexts, saying} from '../text.ts';

/** How often is looked how long a code is good for, in ms. */
const LOOK = 5000;

/** Characters that an answer may have with all that was sent along with it. */
const LONGEST = 10_000;

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

  /** Something stands in the field that does not go by itself. */
  @state() private typed = false;
  /** What came of the try before the one that has begun. */
  @state() private past: Problem | null = null;
  @state() private now = Date.now();
  @query('rs-field') private field!: RsField;
  @query('rs-invite') private invite!: RsInvite;
  @query('.met') private met!: HTMLElement;
  @query('.came') private came!: HTMLElement;

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
    // A code may be younger than the last look at the clock.
    const minutes = offer ? Math.ceil((offer.until - Math.max(this.now, Date.now())) / 60_000) : 0;
    return html`<rs-dialog open heading=${words.title} closeLabel=${common.close} @rs-close=${() => tell(this, 'rs-close')}>
      <div class="steps ${minutes > 0 ? 'coded' : ''}">
      <div class="met" role="status">
        ${met > 0 ? html`<rs-banner data-met icon="check">${words.met(met)}<rs-button slot="action" variant="primary" data-done @click=${() => tell(this, 'rs-close')}>${words.done}</rs-button></rs-banner>` : nothing}
      </div>
      ${met > 0 ? nothing : html`<p class="about quiet">${words.intro}</p>`}
      <h3><span class="step">1</span>${words.show}</h3>
      ${offer && minutes > 0 ? html`<rs-qr text=${offer.link} label=${words.qrOffer} dense></rs-qr>` : nothing}
      <div class="l-grid l-gap-12">
        ${offer ? this.#offer(offer, minutes) : html`<p role="status">${problem ? nothing : words.making}</p>`}
      </div>
      <div class="scan l-grid l-gap-8">
        <h3><span class="step">2</span>${words.bring}</h3>
        <rs-scan primary label=${words.scanAnswer} @click=${this.#again} @rs-scanned=${({detail}: CustomEvent<string>) => this.#follow(detail)}></rs-scan>
      </div>
      <section class="l-grid l-gap-12">
        <div class="came l-grid l-gap-12" role="status">
          ${problem && problem !== this.past ? this.#problem(problem) : nothing}
        </div>
        <rs-field
          label=${words.answerLabel}
          hint=${words.answerHint}
          .maxLength=${LONGEST}
          @input=${this.#input}
          @rs-submit=${this.#take}
        ></rs-field>
        ${
          following || this.typed
            ? html`<rs-button variant="primary" icon="next" data-connect ?disabled=${following} @click=${this.#take}
                >${following ? words.following : words.connect}</rs-button
              >`
            : nothing
        }
        <rs-file-button
          label=${words.fromFile}
          accept=".txt,text/plain"
          @rs-file=${({detail}: CustomEvent<File>) => this.#read(detail)}
        ></rs-file-button>
        ${
          offer && offer.leads !== 'yes'
            ? html`<rs-own-address
                ?wanted=${problem?.code === 'code/no-path'}
                @rs-address=${({detail}: CustomEvent<string>) => this.#renew(detail)}
              ></rs-own-address>`
            : nothing
        }
        ${
          offer && minutes > 0
            ? html`<rs-button variant="quiet" icon="export" data-save @click=${() => this.invite.save()}>${words.toFile}</rs-button>`
            : nothing
        }
        <rs-button variant="quiet" icon="help" data-why @click=${() => open(this, 'diagnosis')}>${common.whyNot}</rs-button>
      </section>
      </div>
    </rs-dialog>`;
  }

  /** What came of an answer is seen wherever one has scrolled. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('meeting');
    if (!before || !this.meeting) return;
    const {met, offer, problem} = this.meeting;
    if (met > before.met) void this.#see(this.met);
    // A new code above it pushes it down.
    else if (problem && (problem !== before.problem || offer !== before.offer)) void this.#see(this.came);
  }

  async #see(part: HTMLElement): Promise<void> {
    const drawn = this.renderRoot.querySelectorAll<LitElement>('rs-banner, rs-qr, rs-invite');
    await Promise.all([...drawn].map(element => element.updateComplete));
    part.scrollIntoView({block: 'nearest'});
  }

  #offer({link}: ShownCode, minutes: number) {
    const {meeting: words} = this.#texts.words;
    if (minutes < 1)
      return html`<p role="status">${words.tooOld}</p>
        <rs-button data-fresh @click=${() => act(this, {act: 'offer'})}>${words.fresh}</rs-button>`;
    return html`<rs-invite
        link=${link}
        words-only
        .instead=${{
          message: words.shareOffer,
          hint: link.startsWith('#') ? words.showInside : words.showHint,
          file: words.offerFile,
        }}
      ></rs-invite>
      <p class="quiet l-note">${words.minutesLeft(minutes)}</p>`;
  }

  #problem(problem: Problem) {
    const {what, next} = problemText(problem);
    return html`<rs-banner tone="problem">${what} ${next}</rs-banner>`;
  }

  #again = (): void => {
    this.past = this.meeting?.problem ?? null;
  };

  /** What was pasted whole is followed at once. */
  #input = (): void => {
    this.#again();
    this.typed = this.field.value.trim() !== '';
    if (hasWholeMeetingCode(this.field.value)) this.#take();
  };

  #take = (): void => {
    const text = this.field.value.trim();
    if (!text || this.meeting?.following) return;
    this.field.value = '';
    this.typed = false;
    this.#follow(text);
  };

  /** The table looks at what it says; more than any code is none. */
  async #read(file: File): Promise<void> {
    this.#follow(await file.slice(0, LONGEST).text());
  }

  #renew(address: string): void {
    act(this, {act: 'offer', ...(address && {address})});
  }

  /** What comes of it is told even where it is the same as before. */
  #follow(text: string): void {
    this.past = null;
    act(this, {act: 'takeAnswer', text});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-meeting': RsMeeting;
  }
}
