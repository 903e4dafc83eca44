import {html} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Good, PrLoadView} from '../../src/games/puerto-rico/types.ts';
import {base} from '../kit/base.ts';
import {PrElement, planes} from './element.ts';
import {shipHeight, shipShape, shipWidth} from './ship-shape.ts';
import sheet from './ships.css';

/** The bays of two ships stand in one row even on a phone. */
const ONE_ROW = 10;

/**
 * @summary The cargo ships at the quay: hull as wide as the capacity, bays filled with goods, load on the right
 * sail, kind on the left. A selected loading is drawn in its bays with a coral outline.
 */
@customElement('rs-pr-ships')
export class RsPrShips extends PrElement {
  static override styles = [base, planes, sheet];

  override render() {
    const {view, text} = this.model;
    const plan = this.#plan();
    const bays = view.ships.reduce((sum, {capacity}) => sum + capacity, 0);
    const rows = this.model.size === 'wide' || bays <= ONE_ROW ? 1 : 2;
    return html`<ul aria-label=${text.terms.ships} data-spot="ships">
      ${view.ships.map((ship, i) => {
        const planned = plan?.ship === i ? plan.count : 0;
        const good: Good | null = ship.good ?? (planned ? plan!.good : null);
        const said = `${text.ship(ship.capacity)}: ${text.shipLoad(ship.load, ship.capacity, ship.good)}`;
        return html`<li data-spot="ship:${i}" style="--_width:${shipWidth(ship.capacity, rows)}px">
          <svg viewBox="0 0 ${shipWidth(ship.capacity, rows)} ${shipHeight(rows)}" role="img" aria-label=${said}>
            ${shipShape({
              capacity: ship.capacity,
              rows,
              good,
              load: ship.load,
              planned,
              fresh: this.model.marks.ships.get(i) ?? 0,
            })}
          </svg>
        </li>`;
      })}
    </ul>`;
  }

  /** The selected loading, as the view lists its consequence. */
  #plan(): PrLoadView | null {
    const {picked} = this.model.draft;
    if (picked?.type !== 'load') return null;
    return this.model.view.loads.find(load => load.good === picked.good && load.ship === picked.ship) ?? null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-ships': RsPrShips;
  }
}
