/** Small templates that several parts of this board share. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import {GOODS, type GoodCounts, type PrPlayerView} from '../../src/games/puerto-rico/types.ts';
import {crown, unit} from '../board/bits.ts';
import '../board/order.ts';
import {knownPoints, type PrModel} from './model.ts';

/** The governor's crown behind a name; nothing for the others. */
export const governor = (model: PrModel, seat: Seat): TemplateResult | typeof nothing =>
  model.view.governor === seat ? crown(model.text.terms.governor) : nothing;

/** The seats in their order; the governor wears the crown. */
export const seatOrder = (model: PrModel): TemplateResult =>
  html`<rs-seat-order
    .model=${model}
    crowned=${model.view.governor}
    office=${model.text.terms.governor}
  ></rs-seat-order>`;

/** Points that everybody knows; a plus where chips are hidden. */
export function points(model: PrModel, player: PrPlayerView, size = 20): TemplateResult {
  const known = knownPoints(model.view, player);
  const said = known.atLeast ? model.words.atLeast(known.points) : model.text.count.points(known.points);
  return unit('point', known.atLeast ? `${known.points}+` : known.points, said, size);
}

export const doubloons = (model: PrModel, player: PrPlayerView, size = 20): TemplateResult =>
  unit('doubloon', player.doubloons, model.text.count.doubloons(player.doubloons), size);

/** All five kinds, those without tokens dimmed. */
export const goods = (model: PrModel, counts: GoodCounts, size = 20): TemplateResult[] =>
  GOODS.map((good, i) => unit(good, counts[i]!, model.text.good(counts[i]!, good), size, counts[i] === 0));

/** Lamps of a tile: lit ones first, of these the nobles. `ringed`: how many of the lit ones are new in this draft. */
export const lamps = (manned: number, slots: number, ringed = 0, nobles = 0): TemplateResult[] =>
  Array.from(
    {length: slots},
    (_, i) =>
      html`<rs-symbol
        class="lamp ${i < manned && i >= manned - ringed ? 'ringed' : ''}"
        name=${i < nobles ? 'lamp-noble' : i < manned ? 'lamp' : 'lamp-empty'}
      ></rs-symbol>`,
  );
