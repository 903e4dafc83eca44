/** Small templates that several parts of this board share. */
import {html, nothing, type TemplateResult} from 'lit';
import type {ShipView} from '../../src/games/portolano/view.ts';
import {unit} from '../board/bits.ts';
import '../board/order.ts';
import type {PortModel} from './model.ts';
import {UNIT_SYMBOLS} from './units.ts';

export const coins = ({text}: PortModel, {coins: n}: ShipView, size = 20): TemplateResult =>
  unit('port-coin', n, text.count.coins(n), size, n === 0);
export const rum = ({text}: PortModel, {rum: n}: ShipView, size = 20): TemplateResult =>
  unit('port-rum', n, text.count.rum(n), size, n === 0);
export const cannons = (
  {text, words}: PortModel,
  {cannons: n, slots}: ShipView,
  size = 20,
  of = true,
): TemplateResult =>
  unit(
    'port-cannon',
    of ? `${n}/${slots}` : n,
    of ? words.ofSlots(n, slots) : text.count.cannons(n),
    size,
    n === 0,
  );
export const chests = (
  {text}: PortModel,
  {chests: n, chestValues}: ShipView,
  size = 20,
): TemplateResult | typeof nothing =>
  n === 0
    ? nothing
    : unit(
        'port-chest',
        chestValues && chestValues.length === n ? `${n} (${chestValues.join('+')})` : n,
        text.count.chests(n),
        size,
      );
export const space = ({words}: PortModel, {hold, free}: ShipView, size = 20): TemplateResult =>
  unit('port-hold', `${hold - free}/${hold}`, words.ofHold(hold - free, hold), size);
export const goods = ({text}: PortModel, ship: ShipView, size = 20, all = true): TemplateResult =>
  html`${ship.goods.map((n, good) =>
    n > 0 || all
      ? unit(
          UNIT_SYMBOLS[good + 1]!,
          n,
          text.load([0, 1, 2, 3, 4].map(i => (i === good + 1 ? n : 0))),
          size,
          n === 0,
        )
      : nothing,
  )}`;

/** The seal on a plan that is made, dots where it is being made. */
export function planBadge({words, view}: PortModel, {plan}: ShipView): TemplateResult | typeof nothing {
  if (view.phase !== 'cards' && view.phase !== 'open' && view.phase !== 'sea' && view.phase !== 'harbour')
    return nothing;
  if (plan === 'sealed')
    return html`<rs-symbol class="sealed" name="port-seal" label=${words.sealed} style="--rs-symbol-size:1.35rem"></rs-symbol>`;
  return plan === 'choosing'
    ? html`<span class="choosing" role="img" aria-label=${words.planning}>•••</span>`
    : nothing;
}
