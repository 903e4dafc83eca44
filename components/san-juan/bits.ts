/** Small templates that several parts of this board share. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import type {SjPlayerView} from '../../src/games/san-juan/types.ts';
import {crown, unit} from '../board/bits.ts';
import '../board/order.ts';
import {knownPoints, type SjModel} from './model.ts';

/** The governor's crown behind a name; nothing for the others. */
export const governor = (model: SjModel, seat: Seat): TemplateResult | typeof nothing =>
  model.view.governor === seat ? crown(model.text.terms.governor) : nothing;

/** The seats in their order; the governor wears the crown. */
export const seatOrder = (model: SjModel): TemplateResult =>
  html`<rs-seat-order
    .model=${model}
    crowned=${model.view.governor}
    office=${model.text.terms.governor}
  ></rs-seat-order>`;

export function points(model: SjModel, player: SjPlayerView, size = 20): TemplateResult {
  const known = knownPoints(player);
  const said = known.atLeast ? model.words.atLeast(known.points) : model.text.count.points(known.points);
  return unit('sj-point', known.atLeast ? `${known.points}+` : known.points, said, size);
}

export const cards = (model: SjModel, player: SjPlayerView, size = 20): TemplateResult =>
  unit('sj-cards', player.cards, model.text.count.cards(player.cards), size);

export const goods = (model: SjModel, player: SjPlayerView, size = 20): TemplateResult =>
  unit('sj-barrel', player.goods, model.text.count.goods(player.goods), size, player.goods === 0);

/** How near a city is to the end, where twelve squares have no room; without the house where it has none, either. */
export const built = (model: SjModel, {city}: SjPlayerView, size: number): TemplateResult =>
  size > 0
    ? unit('house', city.length, model.words.ofTwelve(city.length), size)
    : html`<span class="unit city"
        ><b aria-hidden="true">${city.length}</b><span class="hidden-text">${model.words.ofTwelve(city.length)}</span></span
      >`;

/** One square for each building of a whole city, filled once it stands. */
export const squares = ({view}: SjModel, {city}: SjPlayerView): readonly TemplateResult[] =>
  Array.from({length: view.full.city}, (_, i) => html`<i class=${i < city.length ? 'built' : ''}></i>`);

/** How near a city is to the end: its squares and their number. */
export const twelve = (model: SjModel, player: SjPlayerView): TemplateResult => {
  const {length} = player.city;
  return html`<span class="twelve" role="img" aria-label=${model.words.ofTwelve(length)}
    ><span aria-hidden="true">${squares(model, player)}</span><b aria-hidden="true">${length}</b></span
  >`;
};
