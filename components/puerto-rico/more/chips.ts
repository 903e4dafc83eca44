import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {PrAction} from '../../../src/games/puerto-rico/types.ts';
import {symbol, unit} from '../../board/bits.ts';
import {choice} from '../../board/choice.ts';
import {base} from '../../kit/base.ts';
import {PrElement, planes} from '../element.ts';
import chipSheet from './sheet.css';

/** One action to choose, with its picture. */
export interface Chip {
  readonly action: PrAction;
  readonly symbol: string;
  readonly name: string;
  readonly note?: string;
  readonly gain?: {readonly piece: 'doubloon' | 'point' | 'worker'; readonly by: string};
  /** Spoken in place of what it shows. */
  readonly said: string;
  readonly help?: string;
}

/**
 * @summary Actions as chips on the quay: a symbol, a name, what it brings.
 *
 * @fires rs-pick - One was chosen.
 */
@customElement('rs-pr-chips')
export class RsPrChips extends PrElement {
  static override styles = [base, planes, chipSheet];

  @property({attribute: false}) chips: readonly Chip[] = [];

  override render() {
    return html`<div class="chips">
      ${this.chips.map(chip =>
        choice(
          this.model,
          chip.action,
          html`<span class="hidden-text">${chip.said}</span>${symbol(chip.symbol, 30)}
            <span class="two" aria-hidden="true"
              ><span class="name">${chip.name}</span>${chip.note ? html`<small>${chip.note}</small>` : nothing}</span
            >${chip.gain ? html`<span aria-hidden="true">${unit(chip.gain.piece, chip.gain.by, '', 18)}</span>` : nothing}`,
          {look: 'chip', ...(chip.help && {help: chip.help})},
        ),
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-chips': RsPrChips;
  }
}
