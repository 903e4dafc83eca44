import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {isolate} from '../../src/i18n/plural.ts';
import type {Watcher} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import {base} from '../kit/base.ts';
import sheet from './door.css';
import '../kit/button.ts';
import '../kit/switch.ts';
import '../kit/symbol.ts';
import {LobbyTexts, saying} from '../text.ts';

/**
 * @summary Who is here without a seat. The host sends them away one by one, and says whether newcomers have to ask.
 *
 * @event rs-act - `askFirst`, `sendAway`.
 */
@customElement('rs-door')
export class RsDoor extends saying('lobby') {
  static override styles = [base, sheet];

  @property({attribute: false}) watchers: readonly Watcher[] = [];
  /** Newcomers have to ask. */
  @property({type: Boolean}) asks = false;
  @property({type: Boolean}) hosting = false;

  readonly #texts = new LobbyTexts(this);

  override render() {
    const {lobby} = this.#texts.words;
    return html`${
      this.hosting
        ? html`<rs-switch
              .checked=${this.asks}
              @change=${() => act(this, {act: 'askFirst', on: !this.asks})}
              >${lobby.askFirst}<span slot="hint">${lobby.askFirstHint}</span></rs-switch
            >`
        : nothing
    }
      ${
        this.watchers.length > 0
          ? html`<ul aria-label=${lobby.watching}>
              ${this.watchers.map(watcher => this.#watcher(watcher))}
            </ul>`
          : nothing
      }`;
  }

  #watcher({key, name}: Watcher) {
    const {lobby} = this.#texts.words;
    const who = name ? isolate(name) : lobby.somebody;
    return html`<li>
      <rs-symbol name="eye"></rs-symbol>
      <span>${lobby.watches(who)}</span>
      ${
        this.hosting
          ? html`<rs-button
              label=${lobby.sendAwayName(who)}
              @click=${() => act(this, {act: 'sendAway', key})}
              >${lobby.sendAway}</rs-button
            >`
          : nothing
      }
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-door': RsDoor;
  }
}
