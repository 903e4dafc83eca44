import {html, nothing, type TemplateResult} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Payment} from '../../../src/games/puerto-rico/expansions/types.ts';
import {symbol} from '../../board/bits.ts';
import {base} from '../../kit/base.ts';
import {PrElement, planes} from '../element.ts';
import {prepare} from '../model.ts';
import sheet from './credit.css';
import chipSheet from './sheet.css';

const sizeOf = ({piece, good, point}: Payment): number => (piece ? 1 : 0) + (good ? 1 : 0) + (point ? 1 : 0);
const key = (part: unknown): string => JSON.stringify(part);

/**
 * @summary What the black market takes for what is short: one chip for each piece, good and point that could be given
 * back. A payment is always complete: a tap changes it to the nearest one on offer.
 *
 * @fires rs-pick - Another payment was prepared.
 */
@customElement('rs-pr-credit')
export class RsPrCredit extends PrElement {
  static override styles = [base, planes, chipSheet, sheet];

  override render() {
    const {draft, view} = this.model;
    const {picked} = draft;
    const offers =
      picked?.type === 'build'
        ? (view.more?.payments.find(({building}) => building === picked.building)?.payments ?? [])
        : [];
    const first = offers[0];
    if (!first) return nothing;
    const now = offers.find(offer => key(offer) === key(draft.payment)) ?? first;
    const pieces = distinct(offers.flatMap(({piece}) => piece ?? []));
    const goods = distinct(offers.flatMap(({good}) => good ?? []));
    return html`<div class="group">
      <p class="head">${this.model.more!.words.owed(sizeOf(first))}</p>
      <div class="chips">
        ${pieces.map(piece => this.#chip(offers, now, {piece}, html`${symbol(piece.piece, 26)}${this.#place(piece.from)}`))}
        ${goods.map(good => this.#chip(offers, now, {good}, symbol(good, 26)))}
        ${offers.some(({point}) => point) ? this.#chip(offers, now, {point: true}, symbol('point', 26)) : nothing}
      </div>
    </div>`;
  }

  #words = (part: Partial<Payment>): string =>
    this.model.text.more.payment({piece: null, good: null, point: false, ...part});

  /** Where the piece stands now. */
  #place(from: NonNullable<Payment['piece']>['from']): TemplateResult {
    return from === 'san-juan'
      ? html`<span aria-hidden="true">${this.model.text.terms.sanJuan}</span>`
      : symbol(from, 22);
  }

  #chip(offers: readonly Payment[], now: Payment, part: Partial<Payment>, picture: TemplateResult) {
    const [[field, value]] = Object.entries(part) as [[keyof Payment, unknown]];
    const on = key(now[field]) === key(value);
    const next = nearest(offers, now, field, on ? (field === 'point' ? false : null) : value);
    return html`<button
      type="button"
      class="chip"
      data-choice
      title=${this.#words(part)}
      aria-pressed=${on}
      aria-disabled=${next ? 'false' : 'true'}
      @click=${() => next && prepare(this, {payment: next})}
    >
      <span class="hidden-text">${this.#words(part)}</span>${picture}
    </button>`;
  }
}

/** The offer with this part that is most like what is prepared now. */
function nearest(
  offers: readonly Payment[],
  now: Payment,
  field: keyof Payment,
  value: unknown,
): Payment | null {
  const differs = (offer: Payment) =>
    (['piece', 'good', 'point'] as const).filter(each => key(offer[each]) !== key(now[each])).length;
  return (
    offers.filter(offer => key(offer[field]) === key(value)).sort((a, b) => differs(a) - differs(b))[0] ??
    null
  );
}

const distinct = <T>(list: readonly T[]): T[] =>
  list.filter((item, i) => list.findIndex(other => key(other) === key(item)) === i);

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-credit': RsPrCredit;
  }
}
