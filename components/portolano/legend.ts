import {html, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {TILE_ACTIONS} from '../../src/games/portolano/data.ts';
import {symbol} from '../board/bits.ts';
import {PortElement} from './element.ts';
import sheet from './legend.css';

/** @summary What the pictures and marks of the chart mean, in words; `full` says of each action what it does, too. */
@customElement('rs-port-legend')
export class RsPortLegend extends PortElement {
  static override styles = [...PortElement.styles, sheet];

  @property({type: Boolean, reflect: true}) full = false;

  override render() {
    const {words, text} = this.model;
    const {legend} = words;
    const line = (picture: TemplateResult, said: string | TemplateResult) =>
      html`<li><span class="picture" aria-hidden="true">${picture}</span><span>${said}</span></li>`;
    return html`<section aria-label=${legend.title}>
      <ul class="actions">
        ${TILE_ACTIONS.map(action =>
          line(
            symbol(`port-act-${action}`, 26),
            this.full
              ? html`<b>${text.actions[action].name}</b> ${text.actions[action].help}`
              : words.short[action],
          ),
        )}
      </ul>
      <ul class="rest">
        ${line(html`<i class="fold"></i>`, legend.flip)}
        ${line(html`<i class="hatch">${symbol('port-skull', 16)}</i>`, legend.pirate)}
        ${line(html`<i class="edges"></i>`, legend.edges)}
        ${line(symbol('port-coin', 22), legend.pays)}
        ${line(symbol('port-rum', 22), legend.refill)}
      </ul>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-legend': RsPortLegend;
  }
}
