import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {OptionField, Options} from '../../src/engine/game.ts';
import type {GameText} from '../../src/i18n/game-text.ts';
import {base} from '../kit/base.ts';
import {tell} from '../kit/fire.ts';
import sheet from './options-form.css';
import '../kit/segment.ts';
import '../kit/switch.ts';
import './select.ts';

/** More values than this go into a list instead of a row of buttons. */
const SEGMENTS = 3;

/**
 * @summary The settings of a game, drawn from its fields: one line of effect each. What has no effect as the others
 * stand is not asked.
 *
 * @event rs-options - CustomEvent of `Options`: the person changed one.
 */
@customElement('rs-options-form')
export class RsOptionsForm extends LitElement {
  static override styles = [base, sheet];

  @property({attribute: false}) fields: readonly OptionField[] = [];
  @property({attribute: false}) options: Options = {};
  @property({attribute: false}) text: GameText | null = null;
  /** Of the table; null where it is not known yet. */
  @property({attribute: false}) seats: number | null = null;

  override render() {
    const asked = this.fields.filter(field => field.with?.some(id => this.options[id] === true) ?? true);
    return asked.map(field => {
      const words = this.text?.options[field.id];
      const label = words?.label ?? field.id;
      if (field.kind === 'switch')
        return html`<rs-switch
          .checked=${this.options[field.id] === true}
          @change=${(event: Event) => this.#set(field.id, (event.target as HTMLInputElement).checked)}
          >${label}<span slot="hint">${words?.effect}</span></rs-switch
        >`;
      const chosen = String(this.options[field.id]);
      const values = field.values
        .filter(value => value === chosen || !field.bySeat || !this.#beyond(value))
        .map(value => ({value, label: words?.values[value] ?? value}));
      const change = (event: CustomEvent<{value: string}>) => this.#set(field.id, event.detail.value);
      return html`<div class="pick l-grid l-gap-6">
        <span class="label">${label}</span>
        <span class="effect">${words?.effect}</span>
        ${
          values.length > SEGMENTS
            ? html`<rs-select label=${label} .options=${values} .value=${chosen} @rs-choose=${change}></rs-select>`
            : html`<rs-segment label=${label} .options=${values} .value=${chosen} @rs-choose=${change}></rs-segment>`
        }
      </div>`;
    });
  }

  /** A seat that this table does not have. */
  #beyond(value: string): boolean {
    return this.seats !== null && Number(/^seat-(\d+)$/.exec(value)?.[1] ?? 0) > this.seats;
  }

  #set(id: string, value: boolean | string): void {
    tell(this, 'rs-options', {...this.options, [id]: value});
  }
}

declare global {
  interface HTMLElementEventMap {
    'rs-options': CustomEvent<Options>;
  }
  interface HTMLElementTagNameMap {
    'rs-options-form': RsOptionsForm;
  }
}
