/** From place to place without a map: the legal places one after another, what lies around them, and all as a list. */
import {html, nothing, svg, type TemplateResult} from 'lit';
import {CORNER_HEXES, EDGE_HEXES, roadLength} from '../../src/games/catan/data/island.ts';
import {waysOf} from '../../src/games/catan/data.ts';
import {HEX} from './geometry.ts';
import {tokenOf} from './layers.ts';
import {type CatModel, prepare, show} from './model.ts';
import {chosenSpot, type Spot} from './spots.ts';
import {TERRAIN_ART} from './terrain.ts';

/** What is being placed in which decision; what was looked at for another one is no use for it. */
export const placing = ({view, draft, table}: CatModel): string =>
  `${table.decision} ${view.phase} ${draft.tool ?? ''}`;

/** Chooses the place so many places further; the first or last one when none is chosen yet. */
export function step(from: EventTarget, model: CatModel, by: number): void {
  const {spots} = model;
  const chosen = chosenSpot(model);
  const at = chosen < 0 ? (by > 0 ? 0 : spots.length - 1) : (chosen + by + spots.length) % spots.length;
  prepare(from, spots[at]!.change);
}

/** To the place before or after the chosen one, as the list has them; arrows go as the island lies (`toward.ts`). */
export function stepButton(model: CatModel, way: 'back' | 'next'): TemplateResult {
  const {previousPlace, nextPlace} = model.words;
  return html`<button
    type="button"
    class="step"
    data-step=${way}
    aria-label=${way === 'back' ? previousPlace : nextPlace}
    @click=${(event: Event) => step(event.currentTarget!, model, way === 'back' ? -1 : 1)}
  >
    <rs-symbol name=${way}></rs-symbol>
  </button>`;
}

export function stepper(model: CatModel): TemplateResult | typeof nothing {
  const {spots, words} = model;
  if (spots.length === 0) return nothing;
  const chosen = chosenSpot(model);
  const spot = spots[chosen];
  return html`<div class="stepper">
    ${stepButton(model, 'back')}
    <span class="where" aria-live="polite"
      >${spot ? html`${pictures(model, spot)}<span><b>${words.around(spot.kind, spot.at, model)}</b><small>${[words.placeOf(chosen + 1, spots.length), worthOf(model, spot)].filter(Boolean).join(' · ')}</small></span>` : html`<span><b>${words.placesLit(spots.length)}</b></span>`}</span
    >
    ${stepButton(model, 'next')}
    <button
      type="button"
      class="step"
      data-key="l"
      data-list
      aria-label=${words.asList}
      @click=${(event: Event) => show(event.currentTarget!, {panel: 'places'})}
    >
      <rs-symbol name="cat-list"></rs-symbol>
    </button>
  </div>`;
}

/** What a place brings: how often its numbers come, or how long the road will be. */
function worthOf({view, words}: CatModel, {kind, at}: Spot): string {
  if (kind === 'corner')
    return words.ways(CORNER_HEXES[at]!.reduce((all, hex) => all + waysOf(view.hexes[hex]!.token), 0));
  const length = kind === 'edge' ? roadLength(view, at) : 0;
  return length > 1 ? words.thenLong(length) : '';
}

/** The hexes around a place, small. */
function pictures({view}: CatModel, {kind, at}: Spot): TemplateResult[] {
  const around = kind === 'hex' ? [at] : kind === 'edge' ? EDGE_HEXES[at]! : CORNER_HEXES[at]!;
  return around.map(hex => {
    const {terrain, token} = view.hexes[hex]!;
    return html`<svg class="pic t-${terrain}" viewBox="-88 -100 176 200" aria-hidden="true">
      <path class="sky" d=${HEX} />${TERRAIN_ART[terrain]}
      ${token > 0 ? svg`<g transform="scale(1.25)">${tokenOf(token, token === 6 || token === 8 ? 'red' : '')}</g>` : nothing}
    </svg>`;
  });
}
