/** Small templates that several parts share. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import {GOODS, type GoodCounts, type PrPlayerView} from '../../src/games/puerto-rico/types.ts';
import {type Desk, knownPoints, seatOf} from './desk.ts';

/** Decoration, sized in px of the design. */
export const symbol = (name: string, size: number): TemplateResult =>
  html`<rs-symbol name=${name} style="--rs-symbol-size:${size / 16}rem"></rs-symbol>`;

/** A number right of its symbol, one unit that never breaks; spoken as `said`. */
export const unit = (
  name: string,
  value: number | string,
  said: string,
  size = 20,
  quiet = false,
): TemplateResult =>
  html`<span class="unit ${quiet ? 'none' : ''}"
    >${symbol(name, size)}<span aria-hidden="true">${value}</span><span class="hidden-text">${said}</span></span
  >`;

/** The mark of a seat: shape, colour, initial; with the governor's crown on it when `crowned`. */
export function mark(desk: Desk, seat: Seat, size: number, crowned = false): TemplateResult {
  const {shape, name} = seatOf(desk, seat);
  return html`<rs-mark
    shape=${shape}
    name=${name}
    ?crown=${crowned && desk.view.governor === seat}
    style="--rs-mark-size:${size / 16}rem"
  ></rs-mark>`;
}

/** The governor's crown behind a name; nothing for the others. */
export const crown = (desk: Desk, seat: Seat): TemplateResult | typeof nothing =>
  desk.view.governor === seat
    ? html`<rs-symbol
        name="crown"
        label=${desk.text.terms.governor}
        style="--rs-symbol-size:1.1rem;flex:none"
      ></rs-symbol>`
    : nothing;

/** Points that everybody knows; a plus where chips are hidden. */
export function points(desk: Desk, player: PrPlayerView, size = 20): TemplateResult {
  const known = knownPoints(player);
  const said = known.atLeast ? desk.words.atLeast(known.points) : desk.text.count.points(known.points);
  return unit('point', known.atLeast ? `${known.points}+` : known.points, said, size);
}

export const doubloons = (desk: Desk, player: PrPlayerView, size = 20): TemplateResult =>
  unit('doubloon', player.doubloons, desk.text.count.doubloons(player.doubloons), size);

/** All five kinds, those without tokens dimmed. */
export const goods = (desk: Desk, counts: GoodCounts, size = 20): TemplateResult[] =>
  GOODS.map((good, i) => unit(good, counts[i]!, desk.text.good(counts[i]!, good), size, counts[i] === 0));

/** Lamps of a tile: lit ones first. `ringed`: how many of the lit ones are new in this draft. */
export const lamps = (manned: number, slots: number, ringed = 0): TemplateResult[] =>
  Array.from(
    {length: slots},
    (_, i) =>
      html`<rs-symbol
        class="lamp ${i < manned && i >= manned - ringed ? 'ringed' : ''}"
        name=${i < manned ? 'lamp' : 'lamp-empty'}
      ></rs-symbol>`,
  );

export const when = (condition: unknown, template: () => unknown): unknown =>
  condition ? template() : nothing;
