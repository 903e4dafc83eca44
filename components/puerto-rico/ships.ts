import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Good, PrLoadView} from '../../src/games/puerto-rico/types.ts';
import {base} from '../kit/base.ts';
import {PrPart, planes} from './part.ts';
import {shipHeight, shipShape, shipWidth} from './ship-shape.ts';

/** A wave under the ships: one crest of 36 px, as a mask. */
const wave = css`url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='36' height='14'%3E%3Cpath d='M0 7C9 7 9 1 18 1S27 7 36 7V14H0Z'/%3E%3C/svg%3E")`;

/** The bays of two ships stand in one row even on a phone. */
const ONE_ROW = 10;

/**
 * @summary The cargo ships at the quay: hull as wide as the capacity, bays filled with goods, load on the right
 * sail, kind on the left. A selected loading is drawn in its bays with a coral outline.
 */
@customElement('rs-pr-ships')
export class RsPrShips extends PrPart {
  static override styles = [
    base,
    planes,
    css`
      ul {
        position: relative;
        display: flex;
        align-items: end;
        justify-content: center;
        gap: clamp(4px, 2%, 14px);
        max-width: 46rem;
        margin-inline: auto;
      }
      :host::after {
        content: '';
        display: block;
        position: relative;
        height: 14px;
        margin-top: -13px;
        background: var(--rs-sea2);
        -webkit-mask: ${wave} 0 0 / 36px 14px repeat-x;
        mask: ${wave} 0 0 / 36px 14px repeat-x;
      }
      li {
        min-width: 0;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
        overflow: visible;
        stroke: var(--rs-edge);
        stroke-width: 1.8;
        stroke-linejoin: round;
        stroke-linecap: round;
      }
      .rod {
        fill: none;
        stroke-width: 5;
      }
      .sail {
        fill: var(--rs-sail);
        stroke-width: 2.4;
      }
      .hull {
        fill: var(--rs-water-2);
        stroke-width: 2.4;
      }
      .stripe {
        fill: var(--rs-hull);
        stroke-width: 2.4;
      }
      .load {
        font: 800 25px var(--rs-display);
        fill: var(--rs-oncoral);
        stroke: none;
        letter-spacing: -0.02em;
      }
      .small {
        font-size: 20px;
      }
      .bay rect {
        fill: var(--rs-card);
        stroke: none;
      }
      .bay.empty rect {
        fill: none;
        stroke: var(--rs-wrap);
        stroke-width: 1.6;
        stroke-dasharray: 4 3.2;
      }
      .bay.plan rect,
      .bay.fresh rect {
        stroke: var(--rs-coral);
        stroke-width: 3;
      }
      .bay.plan .good {
        opacity: 0.85;
      }
      .bay.plan {
        animation: fill var(--rs-time-light) calc(var(--_bay) * var(--rs-time-bay)) ease-out backwards;
      }
      @keyframes fill {
        from {
          opacity: 0;
        }
      }
      .good {
        stroke-width: 2.4;
      }
    `,
  ];

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
        return html`<li data-spot="ship:${i}" style="flex:0 1 ${shipWidth(ship.capacity, rows)}px">
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
