import {css, html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {Json} from '../../src/base/json.ts';
import {type Choice, type Hole, holesOf, isHole, type OneOf, type Spread} from '../../src/engine/choice.ts';
import {actionOf, type Draft, NO_DRAFT, take} from '../../src/engine/draft.ts';
import type {Language} from '../../src/i18n/language.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import '../kit/field.ts';
import type {RsField} from '../kit/field.ts';
import {leftOf} from './generic-draft.ts';
import {GENERIC_WORDS, type GenericWords, inline, readable} from './generic-words.ts';

/** From this many entries on, a list gets a filter. */
const LONG = 16;

/**
 * @summary Any choices as lists of buttons: first the choice, then what fills its holes (one of several values, or
 * pieces over places), then one confirmation.
 *
 * @event rs-act - `{act: 'move', action}`: the person confirmed a full action.
 */
@customElement('rs-generic-choices')
export class RsGenericChoices extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--rs-space-3);
        color: var(--rs-ink);
      }
      fieldset {
        min-width: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0 0 var(--rs-space-1);
        font: 700 var(--rs-size-label) / 1.2 var(--rs-display);
      }
      .list {
        display: flex;
        flex-wrap: wrap;
        gap: var(--rs-space-2);
        padding: 4px;
      }
      /* What is asked may be long; the confirmation below it never leaves the screen. */
      .parts {
        display: grid;
        gap: var(--rs-space-3);
        max-height: 46dvh;
        overflow: auto;
      }
      label {
        position: relative;
        display: flex;
        align-items: center;
        min-height: var(--rs-touch);
        padding: 6px 14px;
        border-radius: var(--rs-radius-button);
        background: var(--rs-card);
        font: 700 var(--rs-size-number) / 1.15 var(--rs-display);
        overflow-wrap: anywhere;
        cursor: pointer;
      }
      label:has(:checked) {
        background: var(--rs-ink);
        color: var(--rs-sand);
      }
      label:has(:focus-visible) {
        outline: 3px solid var(--rs-ink);
        outline-offset: 2px;
      }
      input[type='radio'] {
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: inherit;
      }
      .stepper {
        display: flex;
        align-items: center;
        gap: var(--rs-space-1);
        padding: 4px 4px 4px 14px;
        border-radius: var(--rs-radius-button);
        background: var(--rs-card);
      }
      output {
        min-width: 2ch;
        text-align: center;
        font: 800 var(--rs-size-key) / 1 var(--rs-display);
      }
      rs-field {
        max-width: 22em;
        margin-bottom: var(--rs-space-2);
      }
      .confirm {
        justify-self: end;
        min-width: min(100%, 220px);
      }
    `,
  ];

  @property({attribute: false}) choices: readonly Choice[] = [];
  @property() language: Language = 'en';
  /** A move is on its way. */
  @property({type: Boolean}) busy = false;

  @state() private draft: Draft = NO_DRAFT;
  @state() private filter = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('choices')) return;
    // The same choices may come as a new object after every entry of the log: the draft stays.
    if (JSON.stringify(changed.get('choices')) === JSON.stringify(this.choices)) return;
    this.filter = '';
    this.draft = this.choices.length === 1 ? take(this.choices, 0) : NO_DRAFT;
  }

  override render() {
    const words = GENERIC_WORDS[this.language];
    const choice = this.draft.choice === null ? undefined : this.choices[this.draft.choice];
    const action = actionOf(this.choices, this.draft);
    return html`<div class="parts">
        ${this.choices.length > 1 ? this.#choiceList(words) : this.#only(words)}
        ${choice ? holesOf(choice).map(([field, hole]) => this.#hole(field, hole, words)) : nothing}
      </div>
      <rs-button
        class="confirm"
        variant="primary"
        ?busy=${this.busy}
        reason=${action ? '' : words.chooseFirst}
        @click=${this.#confirm}
        >${words.confirm}</rs-button
      >`;
  }

  #only(words: GenericWords) {
    const choice = this.choices[0];
    return choice ? html`<p class="display">${describe(choice, words)}</p>` : nothing;
  }

  #choiceList(words: GenericWords): TemplateResult {
    const rows = this.choices.map((choice, index) => ({index, said: describe(choice, words)}));
    const found = rows.filter(({said}) => said.toLowerCase().includes(this.filter.toLowerCase()));
    return html`<fieldset>
      <legend>${words.decide}</legend>
      ${
        rows.length > LONG
          ? html`<rs-field label=${words.filter} .value=${this.filter} @input=${this.#find}></rs-field>`
          : nothing
      }
      <div class="list">
        ${found.map(({index, said}) =>
          radio('choice', said, index === this.draft.choice, () => {
            this.draft = take(this.choices, index);
          }),
        )}
        ${found.length === 0 ? html`<p>${words.noMatch}</p>` : nothing}
      </div>
    </fieldset>`;
  }

  #hole(field: string, hole: Hole, words: GenericWords): TemplateResult {
    if (hole.hole === 'oneOf') return this.#oneOf(field, hole, words);
    if (hole.hole === 'spread') return this.#spread(field, hole, words);
    return html`<p>${readable(field)}</p>`;
  }

  #oneOf(field: string, hole: OneOf, words: GenericWords): TemplateResult {
    const chosen = JSON.stringify(this.draft.filled[field]);
    return html`<fieldset>
      <legend>${readable(field)}</legend>
      <div class="list">
        ${hole.of.map(value =>
          radio(field, inline(value, words), JSON.stringify(value) === chosen, () =>
            this.#fill(field, value),
          ),
        )}
      </div>
    </fieldset>`;
  }

  #spread(field: string, hole: Spread, words: GenericWords): TemplateResult {
    const counts = this.draft.filled[field] as readonly number[];
    const left = leftOf(hole, counts);
    const step = (slot: number, by: number) =>
      this.#fill(
        field,
        counts.map((count, i) => (i === slot ? count + by : count)),
      );
    return html`<fieldset>
      <legend>${readable(field)}: <span role="status">${words.left(left)}</span></legend>
      <div class="list">
        ${hole.caps.map((cap, slot) => {
          const name = words.slot(slot + 1, cap);
          const count = counts[slot]!;
          return html`<div class="stepper" role="group" aria-label=${name}>
            <span>${name}</span>
            <rs-button
              variant="quiet"
              icon="minus"
              label=${words.fewer}
              ?disabled=${count === 0}
              @click=${() => step(slot, -1)}
            ></rs-button>
            <output>${count}</output>
            <rs-button
              variant="quiet"
              icon="plus"
              label=${words.more}
              ?disabled=${count === cap || left === 0}
              @click=${() => step(slot, 1)}
            ></rs-button>
          </div>`;
        })}
      </div>
    </fieldset>`;
  }

  #fill(field: string, value: Json): void {
    this.draft = {...this.draft, filled: {...this.draft.filled, [field]: value}};
  }

  #find = (event: Event): void => {
    this.filter = (event.currentTarget as RsField).value;
  };

  #confirm = (): void => {
    const action = actionOf(this.choices, this.draft);
    if (!action) return;
    this.dispatchEvent(
      new CustomEvent('rs-act', {detail: {act: 'move', action}, bubbles: true, composed: true}),
    );
  };
}

const radio = (group: string, said: string, checked: boolean, choose: () => void): TemplateResult =>
  html`<label
    ><input type="radio" name=${group} .checked=${checked} @change=${choose} /><span>${said}</span></label
  >`;

/** "Take role: role settler"; what is still open is left out. */
function describe(choice: Choice, words: GenericWords): string {
  const {type, ...fields} = choice;
  const set = Object.entries(fields).filter(([, value]) => !isHole(value));
  const said = set.map(([field, value]) => `${readable(field)} ${inline(value, words)}`).join(', ');
  return said ? `${readable(type)}: ${said}` : readable(type);
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-generic-choices': RsGenericChoices;
  }
}
