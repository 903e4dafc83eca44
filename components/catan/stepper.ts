/** From place to place without a map: the legal places one after another, what lies around them, and all as a list. */
import {html, nothing, svg, type TemplateResult} from 'lit';
import {sum} from '../../src/base/sum.ts';
import {CORNER_HEXES, EDGE_HEXES, roadLength} from '../../src/games/catan/data/island.ts';
import {waysOf} from '../../src/games/catan/data.ts';
import {RESOURCES, TERRAINS} from '../../src/games/catan/types.ts';
import {symbol} from '../board/bits.ts';
import {brought, cardsAt, foundsSecond} from './founding.ts';
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
  return html`<div class="stepper">
    ${stepButton(model, 'back')}
    <span class="where" aria-live="polite">${where(model)}</span>
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

/** The chosen place and what it brings; before that how many there are. */
function where(model: CatModel): TemplateResult | TemplateResult[] {
  const {spots, words, size} = model;
  const chosen = chosenSpot(model);
  const spot = spots[chosen];
  const now = brought(model.view);
  const gained =
    sum(now) > 0 ? html`<small data-brought>${words.cardsGot} ${cardsOf(model, now)}</small>` : nothing;
  const shows =
    model.view.phase === 'foundSettlement' ? html`<small class="shows">${words.tapShows}</small>` : nothing;
  if (!spot) return html`<span><b>${words.placesLit(spots.length)}</b>${shows}${gained}</span>`;
  const narrow = size === 'phone' || size === 'low';
  if (spot.kind === 'corner' && !spot.city && narrow) return cornerOf(model, spot.at);
  const figures = [gained === nothing ? words.placeOf(chosen + 1, spots.length) : '', worthOf(model, spot)];
  return html`${pictures(model, spot)}<span><b>${words.around(spot.kind, spot.at, model)}</b>${gained}<small>${figures.filter(Boolean).join(' · ')}</small></span>`;
}

/** A corner as it pays: each land with its number, the harbour; what its settlement brings at once. */
function cornerOf(model: CatModel, at: number): TemplateResult {
  const {view, words} = model;
  const lands = CORNER_HEXES[at]!.flatMap(hex => {
    const {terrain, token} = view.hexes[hex]!;
    const kind = RESOURCES[TERRAINS.indexOf(terrain)];
    return kind
      ? html`<span class="land l-row">${symbol(`cat-${kind}`, 22)}<svg class="sun" viewBox="-43 -43 86 86">${tokenOf(token, isRed(token) ? 'red' : '')}</svg></span>`
      : [];
  });
  const harbour = view.harbours.find(({corners}) => corners.includes(at));
  const rate =
    harbour &&
    html`<span class="land l-row">${symbol(harbour.kind === 'generic' ? 'cat-swap' : `cat-${harbour.kind}`, 18)}${harbour.rate}:1</span>`;
  const now = foundsSecond(view)
    ? html`<small data-brings>${words.cardsNow} ${cardsOf(model, cardsAt(view, at))}</small>`
    : nothing;
  return html`<span
    ><span class="lands l-row l-wrap" aria-hidden="true">${lands}${rate ?? nothing}</span
    ><span class="hidden-text">${words.around('corner', at, model)}</span
    ><small>${words.paysOn(waysAt(model, at))}</small>${now}</span
  >`;
}

const isRed = (token: number): boolean => token === 6 || token === 8;

const cardsOf = ({text}: CatModel, cards: readonly number[]): TemplateResult =>
  html`<span class="cards l-row" aria-hidden="true">${cards.map((n, kind) => Array.from({length: n}, () => symbol(`cat-${RESOURCES[kind]!}`, 14)))}</span
    ><span class="hidden-text">${text.cardList(cards)}</span>`;

const waysAt = ({view}: CatModel, corner: number): number =>
  sum(CORNER_HEXES[corner]!.map(hex => waysOf(view.hexes[hex]!.token)));

/** What a place brings: how often its numbers come, or how long the road will be. */
function worthOf(model: CatModel, {kind, at}: Spot): string {
  const {view, words} = model;
  if (kind === 'corner') return words.paysOn(waysAt(model, at));
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
      ${token > 0 ? svg`<g transform="scale(1.25)">${tokenOf(token, isRed(token) ? 'red' : '')}</g>` : nothing}
    </svg>`;
  });
}
