import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {Json} from '../../src/base/json.ts';
import {type Choice, holesOf, isHole} from '../../src/engine/choice.ts';
import {actionOf, type Draft, NO_DRAFT, take} from '../../src/engine/draft.ts';
import type {Language} from '../../src/i18n/language.ts';
import {act} from '../act.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import '../kit/field.ts';
import type {RsField} from '../kit/field.ts';
import {holeForm, option} from './generic-holes.ts';
import choicesSheet from './generic-sheet.css';
import {GENERIC_WORDS, type GenericWords, inline, readable} from './generic-words.ts';

/** From this many entries on, a list gets a filter. */
const LONG = 16;

/**
 * @summary Any choices as lists of buttons: first the choice, then what fills its holes (`generic-holes.ts`), then one
 * confirmation.
 *
 * @event rs-act - `{act: 'move', action}`: the person confirmed a full action.
 */
@customElement('rs-generic-choices')
export class RsGenericChoices extends LitElement {
  static override styles = [base, choicesSheet];

  @property({attribute: false}) choices: readonly Choice[] = [];
  /** Names the decision: another one begins with an empty draft. */
  @property({type: Number}) decision = 0;
  /** Nobody waits for it: the person may, and need not. */
  @property({type: Boolean}) optional = false;
  @property() language: Language = 'en';
  /** A move is on its way. */
  @property({type: Boolean}) busy = false;

  @state() private draft: Draft = NO_DRAFT;
  @state() private filter = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What others do brings the same choices as another object: the draft stays as long as the decision does.
    const same = JSON.stringify(changed.get('choices') ?? this.choices) === JSON.stringify(this.choices);
    if (this.hasUpdated && same && !changed.has('decision')) return;
    this.filter = '';
    this.draft = this.choices.length === 1 ? take(this.choices, 0) : NO_DRAFT;
  }

  override render() {
    const words = GENERIC_WORDS[this.language];
    const choice = this.draft.choice === null ? undefined : this.choices[this.draft.choice];
    const action = actionOf(this.choices, this.draft);
    return html`<div class="parts">
        ${this.choices.length > 1 ? this.#choiceList(words) : this.#only(words)}
        ${
          choice
            ? holesOf(choice).map(([field, hole]) =>
                holeForm({
                  field,
                  hole,
                  filled: this.draft.filled[field],
                  words,
                  fill: value => this.#fill(field, value),
                }),
              )
            : nothing
        }
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
    const said = choice && describe(choice, words);
    return said ? html`<p class="display">${this.optional ? `${words.may} ${said}` : said}</p>` : nothing;
  }

  #choiceList(words: GenericWords): TemplateResult {
    const rows = this.choices.map((choice, index) => ({index, said: describe(choice, words)}));
    const found = rows.filter(({said}) => said.toLowerCase().includes(this.filter.toLowerCase()));
    return html`<fieldset>
      <legend>${this.optional ? words.may : words.decide}</legend>
      ${
        rows.length > LONG
          ? html`<rs-field label=${words.filter} .value=${this.filter} @input=${this.#find}></rs-field>`
          : nothing
      }
      <div class="list">
        ${found.map(({index, said}) =>
          option('radio', 'choice', said, index === this.draft.choice, () => {
            this.draft = take(this.choices, index);
          }),
        )}
        ${found.length === 0 ? html`<p>${words.noMatch}</p>` : nothing}
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
    act(this, {act: 'move', action});
  };
}

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
