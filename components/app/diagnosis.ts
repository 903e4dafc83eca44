import {html, nothing} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {type Cause, causesOf, type Diagnose, type Findings, isSure, STEPS} from '../../src/base/diagnosis.ts';
import {base} from '../kit/base.ts';
import sheet from './diagnosis.css';
import folded from './folded.css';
import '../kit/banner.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/symbol.ts';
import {open} from '../open.ts';
import {DiagnosisTexts, saying} from '../text.ts';

declare const ROADSTEAD_VERSION: string;

/** What is no good of what may be found. */
const BAD: Readonly<Record<keyof Findings, readonly string[]>> = {
  online: ['no'],
  secure: ['no'],
  rtc: ['no'],
  brokers: ['silent', 'misnamed'],
  addresses: ['hidden', 'none'],
  outside: ['silent', 'strict'],
  relay: ['silent'],
  itself: ['no'],
};

/** Causes that are mended in the settings. */
const IN_SETTINGS: readonly Cause[] = ['misnamed', 'relay'];

/**
 * @summary Why do we not meet: the first cause in one sentence, with one thing to do. Other causes, and what was asked and
 * found, stand behind a line each, with a text for somebody who helps.
 *
 * @event rs-open - `settings`.
 * @event rs-close - Done.
 */
@customElement('rs-diagnosis')
export class RsDiagnosis extends saying('diagnosis') {
  static override styles = [base, folded, sheet];

  @property({attribute: false}) diagnose!: Diagnose;

  @state() private found: Partial<Findings> = {};
  @state() private whole: Findings | null = null;
  @state() private copied: 'no' | 'yes' | 'byHand' = 'no';
  @query('textarea') private field!: HTMLTextAreaElement | null;

  readonly #texts = new DiagnosisTexts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#test();
  }

  override render() {
    const {common, diagnosis: words} = this.#texts.words;
    const causes = this.whole ? causesOf(this.whole) : [];
    const [first, ...others] = causes;
    const isWell = this.whole !== null && !causes.some(isSure);
    return html`<rs-dialog open heading=${common.whyNot} closeLabel=${common.close}>
      <div class="said l-grid l-gap-16" role="status">
        ${this.whole ? nothing : html`<p class="whole"><rs-symbol name="dots"></rs-symbol>${words.looking}</p>`}
        ${isWell ? html`<p class="whole well"><rs-symbol name="check"></rs-symbol>${words.well}</p>` : nothing}
        ${first ? this.#cause(first, causes) : nothing}
      </div>
      <rs-button data-again ?disabled=${!this.whole} @click=${this.#test}>${words.again}</rs-button>
      ${
        others.length > 0
          ? html`<details data-others>
              <summary>${words.perhaps}<rs-symbol name="next"></rs-symbol></summary>
              <section>${others.map(cause => this.#cause(cause, causes))}</section>
            </details>`
          : nothing
      }
      ${this.#details(causes)}
    </rs-dialog>`;
  }

  #details(causes: readonly Cause[]) {
    const {common, diagnosis: words} = this.#texts.words;
    return html`<details data-details>
      <summary>${words.details}<rs-symbol name="next"></rs-symbol></summary>
      <p class="quiet">${words.intro}</p>
      <ul>
        ${STEPS.flatMap(step =>
          this.#results(step).map(({result, about}) => {
            const isBad = result !== null && BAD[step].includes(result);
            return html`<li data-step=${step} data-result=${result ?? nothing}>
              <rs-symbol name=${result === null ? 'dots' : isBad ? 'warning' : 'check'}></rs-symbol
              ><span>${words.steps[step]}</span><span class="quiet">${this.#said(step, result, about)}</span>
            </li>`;
          }),
        )}
      </ul>
      ${causes.map(cause => html`<p class="more">${words.causes[cause].more}</p>`)}
      ${
        this.whole
          ? html`<rs-button data-copy icon=${this.copied === 'yes' ? 'check' : 'copy'} @click=${this.#copy}
              ><span aria-live="polite">${this.copied === 'yes' ? common.copied : words.copy}</span></rs-button
            >`
          : nothing
      }
      ${
        this.copied === 'byHand'
          ? html`<section>
              <p class="quiet">${common.copyByHand}</p>
              <textarea readonly aria-label=${words.resultLabel} .value=${this.#text()}></textarea>
            </section>`
          : nothing
      }
    </details>`;
  }

  #cause(cause: Cause, all: readonly Cause[]) {
    const {common, diagnosis: words} = this.#texts.words;
    const {what, next} = words.causes[cause];
    // Once, with the first of them.
    const inSettings = all.find(one => IN_SETTINGS.includes(one));
    return html`<rs-banner data-cause=${cause} tone=${isSure(cause) ? 'problem' : 'note'}
      ><strong>${what}</strong> <span class="next">${next}</span>${
        cause === inSettings
          ? html`<rs-button slot="action" icon="gear" data-settings @click=${() => open(this, 'settings')}
              >${common.settings}</rs-button
            >`
          : nothing
      }</rs-banner
    >`;
  }

  /** Words that `results` knows, and what each is about where there may be several; null while it is not known. */
  #results(step: keyof Findings): readonly {readonly result: string | null; readonly about: string}[] {
    const found = this.found[step];
    if (found === undefined) return [{result: null, about: ''}];
    if (typeof found === 'boolean') return [{result: found ? 'yes' : 'no', about: ''}];
    if (typeof found === 'string') return [{result: found, about: ''}];
    return found.length > 0
      ? found.map(({host, is}) => ({result: is, about: host}))
      : [{result: null, about: ''}];
  }

  #said(step: keyof Findings, result: string | null, about: string): string {
    const {diagnosis: words} = this.#texts.words;
    // Nothing more is tried in a browser without connections.
    if (result === null) return this.whole ? '–' : words.testing;
    const said = (words.results[step] as Readonly<Record<string, string>>)[result] ?? '';
    return about ? `${about}: ${said}` : said;
  }

  /** For somebody who helps: no address of this device is in it. */
  #text(): string {
    const {diagnosis: words} = this.#texts.words;
    const steps = STEPS.flatMap(step =>
      this.#results(step).map(
        ({result, about}) => `${words.steps[step]}: ${this.#said(step, result, about)}`,
      ),
    );
    const causes = causesOf(this.whole!).map(
      cause => `- ${words.causes[cause].what} ${words.causes[cause].more}`,
    );
    return [`Roadstead ${ROADSTEAD_VERSION}`, navigator.userAgent, '', ...steps, '', ...causes].join('\n');
  }

  #test = async (): Promise<void> => {
    this.found = {};
    this.whole = null;
    this.copied = 'no';
    // What does not come rejects unhandled: the app hears that, and names it.
    this.whole = await this.diagnose(found => {
      this.found = {...this.found, ...found};
    });
  };

  #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.#text());
      this.copied = 'yes';
    } catch {
      // Pages that came over plain http have no clipboard.
      this.copied = 'byHand';
      await this.updateComplete;
      this.field?.select();
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-diagnosis': RsDiagnosis;
  }
}
