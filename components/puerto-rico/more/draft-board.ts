import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {BUILDING_DATA} from '../../../src/games/puerto-rico/data.ts';
import type {Building, PrAction} from '../../../src/games/puerto-rico/types.ts';
import {symbol, unit} from '../../board/bits.ts';
import {choice} from '../../board/choice.ts';
import {isPicked} from '../../board/model.ts';
import {isOffered} from '../../board/offers.ts';
import {base} from '../../kit/base.ts';
import {lamps} from '../bits.ts';
import {buildingRows} from '../building-rows.ts';
import {PrPart, planes} from '../part.ts';

const dataOf = (building: Building) => BUILDING_DATA.find(data => data.building === building)!;

/**
 * @summary The draft (PR-DRAFT): the spaces of the board by cost, what stands on them, and what may still come there.
 *
 * @fires rs-pick - A building was chosen.
 */
@customElement('rs-pr-draft')
export class RsPrDraft extends PrPart {
  static override styles = [
    base,
    planes,
    buildingRows,
    css`
      .costs {
        columns: 17rem;
        column-gap: 10px;
        padding: 8px 8px 14px;
      }
      /* All costs in sight, none broken: as many columns as let the last one fill. */
      :host([size='wide']) .costs {
        columns: 5 14.6rem;
      }
      /* Narrow heads: the spaces themselves say how many there are. */
      :host([size='wide']) .heading .caption {
        display: none;
      }
      :host([size='wide']) .heading .spaces {
        --_space: 1.55rem;
        gap: 3px;
      }
      section {
        display: grid;
        gap: 5px;
        margin-bottom: 10px;
        break-inside: avoid;
        padding: 7px 7px 8px;
        background: var(--rs-sand);
        border-radius: var(--rs-radius-panel);
      }
      .heading {
        display: flex;
        align-items: center;
        gap: 8px;
        min-height: 1.75rem;
        padding: 0 4px;
      }
      .heading .caption {
        white-space: nowrap;
      }
      li.caption {
        padding: 2px 4px 3px;
      }
      h3 {
        display: flex;
        align-items: center;
        gap: 5px;
        font-size: var(--rs-size-row);
      }
      .spaces {
        flex: 1;
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: 4px;
      }
      .space {
        display: grid;
        place-items: center;
        width: var(--_space, 1.9rem);
        height: var(--_space, 1.9rem);
      }
      .space.tile {
        background: var(--rs-city);
      }
      .row {
        --_plinth: 2.6rem;
        grid-template: auto auto / auto minmax(0, 1fr);
        gap: 0 10px;
        min-height: 3.25rem;
        padding: 4px 10px 4px 6px;
      }
      .row.there {
        background: none;
        box-shadow: inset 0 0 0 1.5px var(--rs-line);
      }
      .row b {
        font: 700 var(--rs-size-number) / 1.1 var(--rs-display);
      }
      .facts {
        font-size: var(--rs-size-caption);
      }
      .facts .unit {
        font-size: var(--rs-size-body);
      }
      .lamp {
        --rs-symbol-size: 0.95rem;
      }
      .ok {
        color: var(--rs-ok);
        font: 700 var(--rs-size-caption) / 1.1 var(--rs-display);
      }
      .more {
        grid-column: 1 / 3;
        padding: 6px 3px 3px;
      }
    `,
  ];
  #unfolded: Element | null = null;

  /** What unfolds under the finger unfolds in sight. A timer: the quay grows after this. */
  protected override updated(): void {
    const chosen = this.renderRoot.querySelector('.row.chosen')?.closest('li') ?? null;
    if (chosen !== this.#unfolded && chosen) setTimeout(() => chosen.scrollIntoView({block: 'nearest'}));
    this.#unfolded = chosen;
  }

  override render() {
    const spaces = this.model.view.more?.draft?.spaces ?? [];
    return html`<div class="costs">${spaces.map(space => this.#cost(space))}</div>`;
  }

  #cost({
    cost,
    free,
    chosen,
  }: {
    readonly cost: number;
    readonly free: number;
    readonly chosen: readonly Building[];
  }) {
    const {text, more, view} = this.model;
    const {words} = more!;
    const all = view.more?.draft?.pool ?? [];
    const pool = all.filter(building => dataOf(building).cost === cost);
    return html`<section aria-label="${words.cost(cost)}, ${words.spacesFree(free, free + chosen.length)}">
      <div class="heading">
        <h3>${unit('doubloon', cost, text.count.doubloons(cost), 22)}</h3>
        <span class="quiet caption" aria-hidden="true">${words.spacesFree(free, free + chosen.length)}</span>
        <span class="spaces" aria-hidden="true"
          >${chosen.map(building => html`<span class="space tile">${symbol(building, 24)}</span>`)}${Array.from(
            {length: free},
            () => html`<span class="space free"></span>`,
          )}</span
        >
      </div>
      <ul class="list">
        ${chosen.map(building => html`<li data-help="building:${building}">${this.#there(building)}</li>`)}
        ${free > 0 ? pool.map(building => html`<li data-help="building:${building}">${this.#row(building)}</li>`) : nothing}
        ${free > 0 && pool.length === 0 && all.length > 0 ? html`<li class="quiet caption">${words.largeLater}</li>` : nothing}
      </ul>
    </section>`;
  }

  #facts(building: Building) {
    const {text} = this.model;
    const {points, slots} = dataOf(building);
    return html`${unit('point', points, text.count.points(points), 16)}<span>${lamps(0, slots)}</span
      ><span class="hidden-text">${text.count.slots(slots)}</span>`;
  }

  #there(building: Building) {
    const {text, more} = this.model;
    return html`<div class="row there">
      <span class="plinth">${symbol(building, 34)}</span><b>${text.buildings[building].name}</b>
      <span class="facts">${this.#facts(building)}<span class="ok">${more!.words.inTheGame}</span></span>
    </div>`;
  }

  #row(building: Building) {
    const {model} = this;
    const {name, help} = model.text.buildings[building];
    const action: PrAction = {type: 'draft', building};
    const can = model.deciding && isOffered(model.table.choices, action);
    const open = can && isPicked(model, action);
    const inside = html`<span class="plinth">${symbol(building, 34)}</span><b>${name}</b>
      <span class="facts">${this.#facts(building)}</span>${open ? html`<span class="more">${help}</span>` : nothing}`;
    return can ? choice(model, action, inside, {look: 'row'}) : html`<div class="row">${inside}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-draft': RsPrDraft;
  }
}
