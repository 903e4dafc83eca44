import {html, LitElement, nothing} from 'lit';
import {customElement, property, query} from 'lit/decorators.js';
import {repeat} from 'lit/directives/repeat.js';
import {PHRASES} from '../../src/base/phrases.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import {TALK_LENGTH, type TableView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import {base} from '../kit/base.ts';
import sheet from './talk.css';
import '../kit/button.ts';
import '../kit/field.ts';
import type {RsField} from '../kit/field.ts';
import '../kit/mark.ts';

/**
 * @summary What people at the table say: phrases to tap, a short text, and whom not to hear.
 *
 * @event rs-act - `phrase`, `say`, `mute`.
 */
@customElement('rs-talk')
export class RsTalk extends LitElement {
  static override styles = [base, sheet];

  @property({attribute: false}) view!: TableView;
  @property({attribute: false}) words!: TableWords;

  @query('rs-field') private field!: RsField;

  override render() {
    const {people: words} = this.words;
    const {talk, seats} = this.view;
    const others = seats.filter(({kind, mine}) => kind === 'person' && !mine);
    const {what = '', next = ''} = talk.refusal ? problemText(talk.refusal) : {};
    return html`${
      talk.items.length === 0
        ? html`<p class="quiet l-note">${words.nobodySpoke}</p>`
        : html`<ul class="said l-grid l-gap-8" role="log" tabindex="0" aria-label=${words.talk}>
            ${repeat(
              talk.items,
              ({id}) => id,
              ({seat, phrase, text}) => {
                const {name, shape} = seats[seat]!;
                return html`<li>
                  <rs-mark shape=${shape} name=${name} label=${name}></rs-mark>
                  <span dir="auto">${phrase ? words.phrases[phrase] : text}</span>
                </li>`;
              },
            )}
          </ul>`
    }
      <div class="row l-flex l-wrap l-gap-8">
        ${PHRASES.map(
          phrase => html`<rs-button data-phrase=${phrase} @click=${() => act(this, {act: 'phrase', phrase})}
            >${words.phrases[phrase]}</rs-button
          >`,
        )}
      </div>
      <rs-field
        label=${words.sayLabel}
        hint=${words.talkHint}
        .error=${[what, next].filter(Boolean).join(' ')}
        .maxLength=${TALK_LENGTH}
        @rs-submit=${this.#say}
        ><rs-button slot="after" data-say @click=${this.#say}>${words.sayGo}</rs-button></rs-field
      >
      ${
        others.length
          ? html`<div class="row l-flex l-wrap l-gap-8">
              ${others.map(({seat, name}) => {
                const muted = talk.muted.includes(seat);
                return html`<rs-button
                  variant="quiet"
                  data-mute=${seat}
                  @click=${() => act(this, {act: 'mute', seat, on: !muted})}
                  >${muted ? words.unmute(isolate(name)) : words.mute(isolate(name))}</rs-button
                >`;
              })}
            </div>`
          : nothing
      }`;
  }

  #say = (): void => {
    const text = this.field.value.trim();
    if (!text) return;
    act(this, {act: 'say', text});
    this.field.value = '';
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-talk': RsTalk;
  }
}
