import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {COCOA, GOODS} from '../../src/games/portolano/data.ts';
import type {BoardWords} from '../../src/games/portolano/text/types/board.ts';
import type {PortText} from '../../src/games/portolano/text/types/text.ts';
import type {PortView} from '../../src/games/portolano/view.ts';
import {symbol, unit} from '../board/bits.ts';
import planes from '../board/planes.css';
import {base} from '../kit/base.ts';
import sheet from './supply.css';
import './symbols/index.ts';

/** @summary The supply as strings of markers, the next one first: where the cocoa lies, and which row ends the game. */
@customElement('rs-port-supply')
export class RsPortSupply extends LitElement {
  static override styles = [base, planes, sheet];

  @property({attribute: false}) view!: PortView;
  @property({attribute: false}) text!: PortText;
  @property({attribute: false}) words!: BoardWords;

  override render() {
    const {view, text, words} = this;
    const tint = ['cotton', 'wine', 'tea'];
    return html`${view.rows.map(
      (
        row,
        good,
      ) => html`<span class="row" role="img" aria-label=${words.row(good, row.length, row.indexOf(COCOA))}
          >${symbol(`port-${GOODS[good]}`, 20)}<span class="string" style="--_fill:var(--rs-port-${tint[good]})"
            >${row.map(marker => html`<i class=${marker === COCOA ? 'cocoa' : ''}></i>`)}</span
          >${row.length}</span
        >`,
    )}${unit('port-cannon', view.cannons, text.count.cannons(view.cannons), 22)}${unit('port-chest', view.chests, text.count.chests(view.chests), 20)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-supply': RsPortSupply;
  }
}
