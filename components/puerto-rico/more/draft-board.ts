import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {BUILDING_DATA} from '../../../src/games/puerto-rico/data.ts';
import type {Building, PrAction} from '../../../src/games/puerto-rico/types.ts';
import {symbol, unit} from '../../board/bits.ts';
import {choice} from '../../board/choice.ts';
import {isPicked} from '../../board/model.ts';
import {isOffered} from '../../board/offers.ts';
import {base} from '../../kit/base.ts';
import {lamps} from '../bits.ts';
import buildingRows from '../building-rows.css';
import {PrElement, planes} from '../element.ts';
import sheet from './draft-board.css';

const dataOf = (building: Building) => BUILDING_DATA.find(data => data.building === building)!;

/**
 * @summary The draft (PR-DRAFT): the spaces of the board by cost, what stands on them, and what may still come there.
 *
 * @fires rs-pick - A building was chosen.
 */
@customElement('rs-pr-draft')
export class RsPrDraft extends PrElement {
  static override styles = [base, planes, buildingRows, sheet];
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
      <div class="heading l-row l-gap-8">
        <h3>${unit('doubloon', cost, text.count.doubloons(cost), 22)}</h3>
        <span class="quiet caption" aria-hidden="true">${words.spacesFree(free, free + chosen.length)}</span>
        <span class="spaces l-flex l-wrap l-gap-4" aria-hidden="true"
          >${chosen.map(building => html`<span class="space tile l-centre">${symbol(building, 24)}</span>`)}${Array.from(
            {length: free},
            () => html`<span class="space free l-centre"></span>`,
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
      <span class="facts">${this.#facts(building)}</span><span class="more ${open ? 'open' : ''}">${help}</span>`;
    return can ? choice(model, action, inside, {look: 'row'}) : html`<div class="row">${inside}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-draft': RsPrDraft;
  }
}
