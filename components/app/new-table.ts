import {html, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {OptionField, Options} from '../../src/engine/game.ts';
import {gameLine, gameMinutes, gameName, gameSymbol} from '../../src/games/words.ts';
import {language} from '../../src/i18n/index.ts';
import type {NewTableView, Settings} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import folded from './folded.css';
import sheet from './new-table.css';
import '../kit/button.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {bringAlong} from '../board/stance.ts';
import wordSheet from './game-words.css';
import {gameWords} from './game-words.ts';
import {helpButton} from './help-button.ts';
import {changedOptions, formOf, isBot, nameless, type TableForm, tableOf, withGame} from './table-form.ts';
import './options-form.ts';
import './screen.ts';
import './seats-form.ts';
import {GameTexts, PanelTexts, saying} from '../text.ts';

/**
 * @summary Sets a table: the defaults are a table to which friends are invited, so that one tap is enough.
 *
 * @event rs-act - `create`, `goHome`; `settings` when the own name was typed here.
 */
@customElement('rs-new-table')
export class RsNewTable extends saying('panels') {
  static override styles = [base, folded, wordSheet, sheet];

  @property({attribute: false}) view!: NewTableView;
  @property({attribute: false}) settings!: Settings;

  @state() private form: TableForm | null = null;

  readonly #texts = new PanelTexts(this);
  readonly #game = new GameTexts(this);

  /** What is going to be played, as it stands. */
  get game(): string {
    return this.form?.game.id ?? '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const [first] = this.view.games;
    if (changed.has('view') && !this.form && first) this.form = formOf(first, this.settings.name);
    if (this.form) this.#game.want(this.form.game.id);
  }

  override render() {
    const {common} = this.#texts.words;
    const {form} = this;
    if (!form) return nothing;
    return html`<rs-screen
      heading=${common.newTable}
      back-label=${common.toHome}
      quay
      @rs-back=${() => act(this, {act: 'goHome'})}
    >
      ${helpButton(this, common.help)}
      ${this.#games(form)} ${this.#places(form)} <rs-seats-form
        .form=${form}
        .settings=${this.settings}
        @rs-form=${(event: CustomEvent<TableForm>) => {
          this.form = event.detail;
        }}
      ></rs-seats-form> ${this.#options(form)}
      ${this.#quay(form)}
    </rs-screen>`;
  }

  #games(form: TableForm) {
    const {common, newTable} = this.#texts.words;
    const now = language();
    return html`<section role="radiogroup" aria-label=${newTable.game}>
      <div class="games">${this.view.games.map(game => {
        const chosen = game.id === form.game.id;
        return html`<label class="game ${chosen && this.view.games.length > 1 ? 'chosen' : ''}">
          <input
            type="radio"
            name="game"
            .checked=${chosen}
            @change=${() => {
              this.form = withGame(form, game);
            }}
          />
          <rs-symbol name=${gameSymbol(game.id)}></rs-symbol>
          <span class="words">${gameWords(game.id, common)}</span>
        </label>`;
      })}</div>
      <p class="quiet of-chosen" aria-hidden="true">${
        now ? html`<strong>${gameName(form.game.id)}:</strong> ${gameLine(form.game.id, now)}` : nothing
      }</p>
    </section>`;
  }

  #places(form: TableForm) {
    const {newTable} = this.#texts.words;
    const places = [
      {id: 'network', icon: 'share', name: newTable.network, hint: newTable.networkHint},
      {id: 'here', icon: 'phone', name: newTable.here, hint: newTable.hereHint},
      {id: 'middle', icon: 'tablet', name: newTable.middle, hint: newTable.middleHint},
    ] as const;
    return html`<section role="radiogroup" aria-labelledby="place">
      <h2 id="place">${newTable.place}</h2>
      <div class="places">
        ${places.map(
          ({id, icon, name, hint}) => html`<label class="place ${id === form.place ? 'chosen' : ''}">
            <input
              type="radio"
              name="place"
              value=${id}
              .checked=${id === form.place}
              @change=${() => {
                this.form = {...form, place: id};
              }}
            />
            <rs-symbol name=${icon}></rs-symbol>
            <span class="words"><strong>${name}</strong><span class="line">${hint}</span></span>
          </label>`,
        )}
      </div>
      <p class="quiet of-chosen">${places.find(({id}) => id === form.place)?.hint}</p>
    </section>`;
  }

  #options(form: TableForm) {
    const {newTable} = this.#texts.words;
    const {options} = form.game;
    if (options.length === 0) return nothing;
    const changed = changedOptions(form);
    const upFront = options.filter(field => field.upFront);
    return html`${upFront.length > 0 ? this.#asked(form, upFront) : nothing}<details>
      <summary>
        ${newTable.options}
        <span class="quiet">${changed ? newTable.optionsChanged(changed) : newTable.optionsDefault}</span>
        <rs-symbol name="next"></rs-symbol>
      </summary>
      ${this.#asked(
        form,
        options.filter(field => !field.upFront),
      )}
    </details>`;
  }

  #asked(form: TableForm, fields: readonly OptionField[]) {
    return html`<rs-options-form
      .fields=${fields}
      .options=${form.options}
      .text=${this.#game.text}
      .seats=${form.sitters.length}
      @rs-options=${(event: CustomEvent<Options>) => {
        this.form = {...form, options: event.detail};
      }}
    ></rs-options-form>`;
  }

  #quay(form: TableForm) {
    const {common, newTable} = this.#texts.words;
    const bots = form.sitters.filter(isBot).length;
    const minutes = gameMinutes(form.game.id, form.sitters.length, form.options);
    const summary = newTable.summary(form.sitters.length, bots);
    return html`<div slot="quay" class="decide l-grid l-gap-8">
      <p>${minutes ? `${summary} · ${common.about(minutes)}` : summary}</p>
      <rs-button variant="primary" @click=${() => this.#create(form)}
        >${form.place === 'here' ? newTable.create : newTable.createInvite}</rs-button
      >
    </div>`;
  }

  /** The own name is typed once, here or anywhere else: it is kept with the settings. */
  #create(form: TableForm): void {
    const name = form.names[0]?.trim() ?? '';
    if (name && name !== this.settings.name) act(this, {act: 'settings', settings: {...this.settings, name}});
    bringAlong(form.game.id, form.place === 'middle' ? 'middle' : null);
    act(this, {act: 'create', table: tableOf(form, nameless(this.#texts.words))});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-new-table': RsNewTable;
  }
}
