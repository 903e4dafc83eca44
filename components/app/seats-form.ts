import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {BOTS, type Settings, SHAPES} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {tell} from '../kit/fire.ts';
import sheet from './seats-form.css';
import '../kit/mark.ts';
import '../kit/segment.ts';
import '../kit/switch.ts';
import {act} from '../act.ts';
import {NAME_LENGTH} from './name.ts';
import {
  botNames,
  isBot,
  isTyped,
  nameless,
  type Sitter,
  type TableForm,
  withName,
  withSeats,
  withSitter,
} from './table-form.ts';
import './select.ts';
import {PanelTexts, saying} from '../text.ts';

/**
 * @summary How many seats a new table has, and who sits on them. The first seat is the person's own.
 *
 * @event rs-form - CustomEvent of `TableForm`: the table with the change.
 * @event rs-act - `settings`: whether there is a curtain between several people here.
 */
@customElement('rs-seats-form')
export class RsSeatsForm extends saying('panels') {
  static override styles = [base, sheet];

  @property({attribute: false}) form!: TableForm;
  @property({attribute: false}) settings!: Settings;

  readonly #texts = new PanelTexts(this);

  override render() {
    const {form} = this;
    const {newTable} = this.#texts.words;
    const {min, max} = form.game.seats;
    const bots = botNames(form);
    const counts = Array.from({length: max - min + 1}, (_, i) => String(min + i));
    return html`<div class="count l-row l-wrap"><h2>${newTable.seats}</h2>
      <rs-segment
        label=${newTable.seats}
        .options=${counts.map(value => ({value, label: value}))}
        .value=${String(form.sitters.length)}
        @rs-choose=${(event: CustomEvent<{value: string}>) => {
          this.#change(withSeats(form, Number(event.detail.value)));
        }}
      ></rs-segment></div>
      <ul>
        ${form.sitters.map((sitter, seat) => this.#seat(form, sitter, seat, bots[seat] ?? null))}
      </ul>
      ${this.#curtain(form)}`;
  }

  /** Several people at one device decide here whether the board is hidden between them. */
  #curtain({place, sitters}: TableForm) {
    const {settings: words} = this.#texts.words;
    const persons = sitters.filter(sitter => !isBot(sitter)).length;
    if (place !== 'here' || persons < 2) return nothing;
    return html`<rs-switch
      .checked=${this.settings.curtain}
      @change=${(event: Event) => {
        const curtain = (event.target as HTMLInputElement).checked;
        act(this, {act: 'settings', settings: {...this.settings, curtain}});
      }}
      >${words.curtain}<span slot="hint">${words.curtainHint}</span></rs-switch
    >`;
  }

  #seat(form: TableForm, sitter: Sitter, seat: number, bot: string | null) {
    const {common, newTable} = this.#texts.words;
    const called = nameless(this.#texts.words);
    const shape = SHAPES[seat % SHAPES.length] ?? 'disc';
    const typed = isTyped(form, seat);
    const person = form.place === 'here' ? newTable.person : newTable.friend;
    const kinds = [
      {value: 'person', label: person},
      ...BOTS.map(bot => ({value: bot, label: common.bots[bot]})),
    ];
    return html`<li>
      <rs-mark
        shape=${seat === 0 && typed ? this.settings.shape : shape}
        name=${typed ? form.names[seat] || called(seat + 1) : (bot ?? '')}
      ></rs-mark>
      ${
        typed
          ? html`<input
              aria-label=${newTable.nameOf(seat + 1)}
              placeholder=${called(seat + 1)}
              maxlength=${NAME_LENGTH}
              autocomplete=${seat === 0 ? 'nickname' : 'off'}
              spellcheck="false"
              .value=${form.names[seat] ?? ''}
              @input=${(event: Event) => {
                this.#change(withName(form, seat, (event.target as HTMLInputElement).value));
              }}
            />`
          : html`<span class="name"
              >${bot ?? common.freeSeat}
              ${isBot(sitter) ? html`<span class="effect">${newTable.botEffects[sitter]}</span>` : nothing}</span
            >`
      }
      ${
        seat === 0
          ? nothing
          : html`<rs-select
              label=${newTable.kind(seat + 1)}
              .options=${kinds}
              .value=${sitter}
              @rs-choose=${(event: CustomEvent<{value: Sitter}>) => {
                this.#change(withSitter(form, seat, event.detail.value));
              }}
            ></rs-select>`
      }
    </li>`;
  }

  #change(form: TableForm): void {
    tell(this, 'rs-form', form);
  }
}

declare global {
  interface HTMLElementEventMap {
    'rs-form': CustomEvent<TableForm>;
  }
  interface HTMLElementTagNameMap {
    'rs-seats-form': RsSeatsForm;
  }
}
