import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {isolate} from '../../src/i18n/plural.ts';
import type {JoiningView, JoinTrouble, Settings} from '../../src/table/seen/view-model.ts';
import sheet from './joining.css';
import '../art/anchorage.ts';
import '../art/ship-at-anchor.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {deep} from '../kit/tokens.ts';
import {open} from '../open.ts';
import {helpButton} from './help-button.ts';
import './screen.ts';
import {LazyModule} from '../board/lazy-module.ts';
import {Texts, withWords} from '../text.ts';

const BY_LINK = ['reaching', 'greeting', 'catchingUp'] as const;

/** The host wants to be asked about whoever has the link, too. */
const ASKED_FIRST = ['reaching', 'knocking', 'catchingUp'] as const;

/** Who answers to an offer waits until the answer was taken in. */
const BY_OFFER = ['answering', 'greeting', 'catchingUp'] as const;

/** Troubles that need no server to be got round. */
const MENDED_BY_MEETING: readonly JoinTrouble[] = ['noBroker', 'noTable', 'noPath'];

/** Seconds of looking for the table in vain after which there may be another way: most find it in one or two. */
const LONG = 6;

/** Who comes by the code waits for a person first. */
const BY_CODE = ['knocking', 'greeting', 'catchingUp'] as const;

/** Troubles whose cause this device may find. */
const EXPLAINED: readonly JoinTrouble[] = ['noBroker', 'noTable', 'noPath', 'noRtc'];

/** Troubles that another server or a relay may mend. */
const MENDED_BY_SETTINGS: readonly JoinTrouble[] = ['noBroker', 'noPath'];

/**
 * @summary On the way to a table: which step, for how many seconds, and when it fails the cause with what to do
 * next. Never an endless wait.
 *
 * @event rs-act - `retry`, `goHome`.
 */
@customElement('rs-joining')
export class RsJoining extends LitElement {
  static override styles = [base, deep, sheet];

  @property({attribute: false}) view!: JoiningView;
  @property({attribute: false}) settings!: Settings;

  readonly #texts = new Texts(this);
  readonly #answer = new LazyModule(
    withWords('meeting', () => import('./answer.ts')),
    () => this.requestUpdate(),
  );

  override render() {
    const {common, joining} = this.#texts.words;
    const failed = this.view.step === 'failed';
    const {name, shape} = this.settings;
    const answer = this.#shownAnswer;
    return html`<rs-screen
      heading=${failed ? joining.troubleTitle : joining.title}
      back-label=${common.toHome}
      ?quay=${!answer}
      @rs-back=${() => act(this, {act: 'goHome'})}
    >
      ${helpButton(this, common.help)}
      <rs-anchorage slot="above" class=${answer ? 'answering' : nothing}>
        <rs-ship-at-anchor shape=${shape} name=${name || '?'}></rs-ship-at-anchor>
        <rs-ship-at-anchor></rs-ship-at-anchor>
      </rs-anchorage>
      <div role="status">${
        failed ? this.#trouble() : answer ? html`<rs-answer .shown=${answer}></rs-answer>` : this.#steps()
      }</div>
      ${answer ? nothing : html`<div slot="quay">${failed ? this.#nextStep() : this.#waiting()}</div>`}
    </rs-screen>`;
  }

  /** It has no quay below it: that would take the place of the code. */
  get #shownAnswer() {
    const {step, answer} = this.view;
    if (step !== 'answering') return null;
    this.#answer.fetch(true);
    return this.#answer.there ? answer : null;
  }

  #steps() {
    const {joining} = this.#texts.words;
    const {by, step} = this.view;
    const steps =
      by === 'offer' ? BY_OFFER : by === 'code' ? BY_CODE : step === 'knocking' ? ASKED_FIRST : BY_LINK;
    const now = (steps as readonly string[]).indexOf(this.view.step);
    return html`<ol>
      ${steps.map((step, at) => {
        const state = at < now ? 'done' : at === now ? 'now' : 'later';
        return html`<li class=${state} aria-current=${state === 'now' ? 'step' : nothing}>
          <span class="dot l-centre">${state === 'done' ? html`<rs-symbol name="check"></rs-symbol>` : nothing}</span>
          <strong>${joining.steps[step]}</strong>
          <span>${{done: step === 'knocking' ? joining.letIn : joining.stepDone, now: '', later: joining.stepLater}[state]}</span>
        </li>`;
      })}
    </ol>`;
  }

  #trouble() {
    const {common, joining} = this.#texts.words;
    const {by, trouble} = this.view;
    const isUnanswered = by === 'offer' && trouble === 'noPath';
    const {what, next} = isUnanswered ? joining.noPathByOffer : joining.troubles[trouble ?? 'noTable'];
    return html`<div class="trouble">
      <h2><rs-symbol name="warning"></rs-symbol>${what}</h2>
      <p>${trouble === 'noTable' && by === 'link' ? joining.noTableByLink : next}</p>
      ${
        trouble && EXPLAINED.includes(trouble)
          ? html`<rs-button icon="help" data-why @click=${() => open(this, 'diagnosis')}>${common.whyNot}</rs-button>`
          : nothing
      }
    </div>`;
  }

  #waiting() {
    const {common, joining} = this.#texts.words;
    const {step} = this.view;
    const {name} = this.settings;
    return html`<div class="waiting">${
      step === 'answering'
        ? nothing
        : step === 'knocking'
          ? html`<p class="question">${joining.knockQuestion}</p>
              <p class="line">${name ? joining.knockAs(isolate(name)) : nothing} ${joining.knockPatience(this.view.seconds)}</p>`
          : html`<p class="question">${joining.seconds(this.view.seconds)}</p>
              <p class="line">${joining.patience}</p>`
    }
      <div class="actions l-flex l-wrap l-gap-8">
        <rs-button @click=${() => act(this, {act: 'goHome'})}>${common.cancel}</rs-button>
        ${step === 'reaching' && this.view.seconds >= LONG ? this.#withoutInternet() : nothing}
      </div></div>`;
  }

  #withoutInternet(primary = false) {
    const {joining} = this.#texts.words;
    return html`<rs-button variant=${primary ? 'primary' : 'secondary'} icon="wifi-off" data-meet @click=${() => open(this, 'join')}>${joining.withoutInternet}</rs-button>`;
  }

  #nextStep() {
    const {common} = this.#texts.words;
    const {trouble} = this.view;
    // Where there is no server, trying again leads back here.
    const leads = trouble === 'noBroker';
    const retry = html`<rs-button variant=${leads ? 'secondary' : 'primary'} @click=${() => act(this, {act: 'retry'})}>${common.retry}</rs-button>`;
    return html`<div class="actions l-flex l-wrap l-gap-8">
      <rs-button @click=${() => act(this, {act: 'goHome'})}>${common.toHome}</rs-button>
      ${
        trouble && MENDED_BY_SETTINGS.includes(trouble)
          ? html`<rs-button icon="gear" @click=${() => open(this, 'settings')}>${common.settings}</rs-button>`
          : nothing
      }
      ${leads ? retry : nothing}
      ${trouble && MENDED_BY_MEETING.includes(trouble) ? this.#withoutInternet(leads) : nothing}
      ${leads ? nothing : retry}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-joining': RsJoining;
  }
}
