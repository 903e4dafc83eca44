import {html, nothing} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {LANGUAGES} from '../../src/i18n/language.ts';
import type {Settings, Shape} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {beside} from '../kit/beside.ts';
import {fire} from '../kit/fire.ts';
import folded from './folded.css';
import sheet from './settings.css';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/field.ts';
import type {RsField} from '../kit/field.ts';
import '../kit/segment.ts';
import '../kit/switch.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {open} from '../open.ts';
import {NAME_LENGTH} from './name.ts';
import './shape-picker.ts';
import {PanelTexts, saying} from '../text.ts';

declare const ROADSTEAD_VERSION: string;

const BROKER = /^(wss?:\/\/)?[\w.-]+(:\d{1,5})?(\/[\w./-]*)?$/;
/** As many as are asked. */
const MOST_BROKERS = 3;
const RELAY = /^turns?:[^\s]+$/;

type Switches = 'sound' | 'confirm' | 'curtain' | 'shortcuts';
type Choices = 'theme' | 'text' | 'motion' | 'language';

/**
 * @summary All settings, each with one line of explanation. Every change is kept at once.
 *
 * @event rs-act - `settings`.
 * @event rs-open - `diagnosis`.
 * @event rs-close - The person closed it.
 */
@customElement('rs-settings')
export class RsSettings extends saying('panels') {
  static override styles = [base, folded, sheet];

  @property({attribute: false}) settings!: Settings;

  /** Addresses that cannot be right are said so and not kept. */
  @state() private bad: number | 'relay' | null = null;
  /** A field for one more server is open. */
  @state() private adding = false;

  /** Servers were named before this was opened: what may be wrong with them stands open. */
  #named = false;

  readonly #texts = new PanelTexts(this);

  protected override willUpdate(): void {
    if (!this.hasUpdated) this.#named = this.settings.brokers.length > 0 || this.settings.relay.url !== '';
  }

  override render() {
    const {common, settings: words} = this.#texts.words;
    return html`<rs-dialog open wide heading=${words.title} closeLabel=${common.close}>
      <div class="groups">${this.#you()} ${this.#look()} ${this.#play()} ${this.#network()}</div>
      <p class="hint">${words.kept}</p>
      <p class="hint">
        <span>${words.version(ROADSTEAD_VERSION)}</span> · <a href=${beside('licences.html')} target="_blank">${words.licences}</a>
      </p>
    </rs-dialog>`;
  }

  #you() {
    const {common, settings: words} = this.#texts.words;
    const {name, shape} = this.settings;
    // As on the start page and at a table without others.
    const called = name || common.soloName;
    return html`<section>
      <h3><rs-symbol name="person"></rs-symbol>${words.you}</h3>
      <rs-field
        label=${words.name}
        hint=${name ? words.nameHint : words.nameless(common.soloName)}
        placeholder=${common.soloName}
        autocomplete="nickname"
        .value=${name}
        .maxLength=${NAME_LENGTH}
        @change=${(event: Event) => this.#keep({name: (event.target as RsField).value.trim()})}
      ></rs-field>
      <div class="pick l-grid l-gap-6">
        <span class="label">${common.shape}</span>
        <rs-shape-picker
          shape=${shape}
          name=${called}
          @rs-shape=${(event: CustomEvent<Shape>) => this.#keep({shape: event.detail})}
        ></rs-shape-picker>
        <span class="hint">${words.shapeHint}</span>
      </div>
    </section>`;
  }

  #look() {
    const {common, settings: words} = this.#texts.words;
    return html`<section>
      <h3><rs-symbol name="eye"></rs-symbol>${words.look}</h3>
      ${this.#choice('language', words.language, words.languageHint, LANGUAGES, common.languages)}
      ${this.#choice('theme', words.theme, words.themeHint, ['auto', 'light', 'dark'], words.themes)}
      ${this.#choice('text', words.text, words.textHint, ['normal', 'large', 'larger'], words.texts)}
      ${this.#choice('motion', words.motion, words.motionHint, ['auto', 'off', 'slow', 'normal'], words.motions)}
      ${this.#switch('sound', words.sound, words.soundHint)}
      <rs-switch
        data-notify
        .checked=${this.settings.notify === 'on'}
        @change=${(event: Event) => fire(this, 'rs-notify', (event.target as HTMLInputElement).checked)}
        >${words.notify}<span slot="hint">${words.notifyHint}</span></rs-switch
      >
    </section>`;
  }

  #play() {
    const {settings: words} = this.#texts.words;
    return html`<section>
      <h3><rs-symbol name="play"></rs-symbol>${words.play}</h3>
      ${this.#switch('confirm', words.confirm, words.confirmHint)}
      ${this.#switch('curtain', words.curtain, words.curtainHint)}
      ${this.#switch('shortcuts', words.shortcuts, words.shortcutsHint)}
    </section>`;
  }

  #network() {
    const {common, settings: words} = this.#texts.words;
    return html`<section>
      <h3><rs-symbol name="wifi"></rs-symbol>${words.network}</h3>
      <p class="hint">${words.networkHint}</p>
      <rs-button icon="help" data-why @click=${() => open(this, 'diagnosis')}>${common.whyNot}</rs-button>
      <details data-servers ?open=${this.#named}>
        <summary>${words.servers}<rs-symbol name="next"></rs-symbol></summary>
        ${this.#servers()}
      </details>
    </section>`;
  }

  #servers() {
    const {settings: words} = this.#texts.words;
    const {relay} = this.settings;
    return html`<div class="l-grid l-gap-16">
      <p class="hint">${words.serversHint}</p>
      ${this.#brokers()}
      <rs-field
        label=${words.relay}
        hint=${words.relayHint}
        placeholder="turn:"
        inputMode="url"
        .value=${relay.url}
        .error=${this.bad === 'relay' ? words.relayBad : ''}
        @change=${this.#relay}
      ></rs-field>
      <rs-field
        label=${words.relayUser}
        .value=${relay.username}
        @change=${(event: Event) =>
          this.#keep({relay: {...relay, username: (event.target as RsField).value.trim()}})}
      ></rs-field>
      <rs-field
        label=${words.relayPassword}
        .value=${relay.credential}
        @change=${(event: Event) =>
          this.#keep({relay: {...relay, credential: (event.target as RsField).value.trim()}})}
      ></rs-field>
    </div>`;
  }

  /** Each in a field; an empty one is taken away. */
  #brokers() {
    const {settings: words} = this.#texts.words;
    const {brokers} = this.settings;
    const count = brokers.length + (this.adding || brokers.length === 0 ? 1 : 0);
    return html`${Array.from(
      {length: count},
      (_, at) => html`<rs-field
          data-broker
          label=${at === 0 ? words.broker : words.brokerMore(at + 1)}
          hint=${at === 0 ? words.brokerHint : ''}
          placeholder=${at === 0 ? words.brokerPlaceholder : ''}
          inputMode="url"
          .value=${brokers[at] ?? ''}
          .error=${this.bad === at ? words.brokerBad : ''}
          @change=${(event: Event) => this.#broker(at, (event.target as RsField).value.trim())}
          >${
            brokers.length > 1 || at > 0
              ? html`<rs-button
                  slot="after"
                  icon="close"
                  data-remove
                  label=${words.brokerRemove(brokers[at] ?? '')}
                  @click=${() => this.#broker(at, '')}
                ></rs-button>`
              : nothing
          }</rs-field
        >`,
    )}
      ${
        brokers.length > 0 && count < MOST_BROKERS
          ? html`<rs-button icon="plus" data-add-broker @click=${this.#addBroker}>${words.brokerAdd}</rs-button>`
          : nothing
      }`;
  }

  #switch(field: Switches, label: string, hint: string) {
    return html`<rs-switch
      .checked=${this.settings[field]}
      @change=${(event: Event) => this.#keep({[field]: (event.target as HTMLInputElement).checked})}
      >${label}<span slot="hint">${hint}</span></rs-switch
    >`;
  }

  #choice<K extends Choices>(
    field: K,
    label: string,
    hint: string,
    values: readonly Settings[K][],
    names: Readonly<Record<Settings[K], string>>,
  ) {
    return html`<div class="pick l-grid l-gap-6">
      <span class="label">${label}</span>
      <rs-segment
        label=${label}
        .options=${values.map(value => ({value, label: names[value]}))}
        .value=${this.settings[field]}
        @rs-choose=${(event: CustomEvent<{value: Settings[K]}>) => this.#keep({[field]: event.detail.value})}
      ></rs-segment>
      <span class="hint">${hint}</span>
    </div>`;
  }

  #broker(at: number, broker: string): void {
    const good = broker === '' || BROKER.test(broker);
    this.bad = good ? null : at;
    if (!good) return;
    this.adding = false;
    const {brokers} = this.settings;
    const list =
      at < brokers.length ? brokers.map((old, i) => (i === at ? broker : old)) : [...brokers, broker];
    this.#keep({brokers: list.filter(text => text !== '')});
  }

  #addBroker = async (): Promise<void> => {
    this.adding = true;
    await this.updateComplete;
    [...this.renderRoot.querySelectorAll<RsField>('rs-field[data-broker]')].at(-1)?.focus();
  };

  #relay = (event: Event): void => {
    const url = (event.target as RsField).value.trim();
    const good = url === '' || RELAY.test(url);
    this.bad = good ? null : 'relay';
    if (good) this.#keep({relay: {...this.settings.relay, url}});
  };

  #keep(change: Partial<Settings>): void {
    act(this, {act: 'settings', settings: {...this.settings, ...change}});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-settings': RsSettings;
  }
}
