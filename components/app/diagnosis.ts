import {html, nothing} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {type Cause, causesOf, type Diagnose, type Findings, isSure, STEPS} from '../../src/base/diagnosis.ts';
import {base} from '../kit/base.ts';
import sheet from './diagnosis.css';
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

/** Causes that the settings may mend. */
const IN_SETTINGS: readonly Cause[] = ['misnamed', 'noBroker', 'noOutside', 'strict', 'relay'];

/**
 * @summary Why do we not meet: what this device finds out alone, the causes that speaks for, each with what to do, and a text for
 * somebody who helps.
 *
 * @event rs-open - `settings`.
 * @event rs-close - Done.
 */
@customElement('rs-diagnosis')
export class RsDiagnosis extends saying('diagnosis') {
  static override styles = [base, sheet];

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
    return html`<rs-dialog open heading=${common.whyNot} closeLabel=${common.close}>
      <p class="quiet">${words.intro}</p>
      <div role="status">
        ${this.#causes(words.found, causes.filter(isSure))}
        ${this.#causes(
          words.perhaps,
          causes.filter(cause => !isSure(cause)),
        )}
      </div>
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
      <div class="actions l-flex l-wrap l-gap-8">
        <rs-button data-again ?disabled=${!this.whole} @click=${this.#test}>${words.again}</rs-button>
        ${
          this.whole
            ? html`<rs-button data-copy icon=${this.copied === 'yes' ? 'check' : 'copy'} @click=${this.#copy}
                ><span aria-live="polite">${this.copied === 'yes' ? common.copied : words.copy}</span></rs-button
              >`
            : nothing
        }
      </div>
      ${
        this.copied === 'byHand'
          ? html`<section>
              <p class="quiet">${common.copyByHand}</p>
              <textarea readonly aria-label=${words.resultLabel} .value=${this.#text()}></textarea>
            </section>`
          : nothing
      }
    </rs-dialog>`;
  }

  #causes(heading: string, causes: readonly Cause[]) {
    const {common, diagnosis: words} = this.#texts.words;
    if (causes.length === 0) return nothing;
    // Once, with the first of them.
    const inSettings = causes.find(cause => IN_SETTINGS.includes(cause));
    return html`<section>
      <h3>${heading}</h3>
      ${causes.map(cause => {
        const {what, next} = words.causes[cause];
        return html`<rs-banner data-cause=${cause} tone=${isSure(cause) ? 'problem' : 'note'}
          ><strong>${what}</strong> ${next}${
            cause === inSettings
              ? html`<rs-button slot="action" icon="gear" data-settings @click=${() => open(this, 'settings')}
                  >${common.settings}</rs-button
                >`
              : nothing
          }</rs-banner
        >`;
      })}
    </section>`;
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
    const causes = causesOf(this.whole!).map(cause => `- ${words.causes[cause].what}`);
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
