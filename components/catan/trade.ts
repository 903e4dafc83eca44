import {html, nothing, type TemplateResult} from 'lit';
import {customElement} from 'lit/decorators.js';
import {sum} from '../../src/base/sum.ts';
import type {Seat} from '../../src/engine/game.ts';
import {RESOURCES} from '../../src/games/catan/types.ts';
import {symbol, unit} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {onTap} from '../board/pick.ts';
import {mark, nameOf, others} from '../board/seats.ts';
import {takeable} from './closing.ts';
import {changed} from './counts.ts';
import {CatElement} from './element.ts';
import {prepare} from './model.ts';
import tradeSheet from './trade-sheet.css';
import {bankAction, bankLack} from './trade-terms.ts';

/** @summary One sheet for people, bank and harbours: what is given, what is got, and who answers what. */
@customElement('rs-cat-trade')
export class RsCatTrade extends CatElement {
  static override styles = [...CatElement.styles, tradeSheet];

  override render() {
    const {model} = this;
    const {words, view} = model;
    const own = view.viewer === view.active;
    return html`<section class="sheet l-grid l-gap-6" aria-label=${model.text.terms.trade}>
      <h3>${words.tapWanted}</h3>
      <div class="wants l-grid l-gap-5">${RESOURCES.map((_, i) => this.#want(i))}</div>
      ${this.#sides()}
      ${others(model)
        .filter(seat => own || seat === view.active)
        .map(seat => this.#seat(seat))}
      ${own ? this.#bank() : nothing}
    </section>`;
  }

  #want(i: number): TemplateResult {
    const {draft, words, text} = this.model;
    const kind = RESOURCES[i]!;
    const wanted = draft.want[i]!;
    return html`<button
      type="button"
      class=${wanted > 0 ? 'on' : ''}
      data-want=${kind}
      data-help="resource:${kind}"
      aria-label="${words.getOne}: ${text.resources[kind]}${wanted > 0 ? ` (${wanted})` : ''}"
      ?disabled=${draft.give[i]! > 0}
      @click=${() => prepare(this, {want: changed(draft.want, i, 1), trading: true, picked: null})}
    >
      ${symbol(`cat-${kind}`, 28)}${wanted > 0 ? html`<span>${wanted}</span>` : nothing}
    </button>`;
  }

  /** What is drafted, else what is offered. */
  get #terms(): {readonly give: readonly number[]; readonly want: readonly number[]} {
    const {draft, view} = this.model;
    const empty = sum(draft.give) + sum(draft.want) === 0;
    return empty && view.offer && view.viewer === view.active ? view.offer : draft;
  }

  #sides(): TemplateResult {
    const {give, want} = this.#terms;
    return html`<div class="sides l-grid l-gap-8">
      ${this.#side('give')}
      <span class="ratio l-grid l-gap-2" aria-hidden="true">${symbol('next', 18)}<span>${sum(give)} : ${sum(want)}</span></span>
      ${this.#side('want')}
    </div>`;
  }

  /** A tap on what lies there takes one of it back. */
  #side(side: 'give' | 'want'): TemplateResult {
    const {words, text} = this.model;
    const counts = this.#terms[side];
    return html`<div class="side free l-grid l-gap-2">
      <span>${side === 'give' ? words.youGive : words.youGet}</span>
      <span class="chips l-flex l-wrap l-middle l-gap-4">
        ${RESOURCES.map((kind, i) =>
          counts[i]
            ? html`<button
                type="button"
                class="tile"
                aria-label="${words.takeBack}: ${text.resource(counts[i], kind)}"
                @click=${() => prepare(this, {...this.#terms, [side]: changed(counts, i, -1), picked: null, trading: true})}
              >
                ${symbol(`cat-${kind}`, 26)}<span>${counts[i]}</span>
              </button>`
            : nothing,
        )}
      </span>
    </div>`;
  }

  /** A seat with what it has said; an acceptance or a proposal can be taken, here with one tap. */
  #seat(seat: Seat): TemplateResult {
    const {model} = this;
    const {view, words, text} = model;
    const player = view.players[seat]!;
    const action = takeable(model).find(each => each.type === 'confirm' && each.with === seat);
    const name = nameOf(model)(seat);
    const inside = html`${mark(model, seat, 28)}<span class="name">${name}</span>${unit('cat-cards', player.cards, text.count.resources(player.cards), 18)}${this.#answer(seat)}`;
    if (!action || !model.deciding)
      return html`<div class="row"><div class="seat ${player.answer === 'decline' || player.cards === 0 ? 'out' : ''}">${inside}</div></div>`;
    return html`<div class="row">
      ${choice(model, action, inside, {look: 'seat'})}
      <button type="button" class="take l-centre l-card" data-take=${seat} aria-label=${words.takeFrom(name)} @click=${onTap({pick: 'send', action})}>
        <rs-symbol name="check"></rs-symbol>
      </button>
    </div>`;
  }

  #answer(seat: Seat): TemplateResult | typeof nothing {
    const {view, words} = this.model;
    const {answer, cards} = view.players[seat]!;
    const proposal = view.proposals.find(each => each.seat === seat);
    if (proposal)
      return html`<span class="answer l-row l-gap-4"
        ><span class="hidden-text">${words.proposes} </span>${this.#cards(proposal.give)}${symbol('cat-swap', 18)}<span class="hidden-text"> ${words.for} </span>${this.#cards(proposal.want)}</span
      >`;
    if (answer === 'accept') return html`<span class="answer yes l-row l-gap-4">✓ ${words.accepts}</span>`;
    if (answer === 'decline') return html`<span class="answer no l-row l-gap-4">✕ ${words.declines}</span>`;
    if (answer === 'none') return html`<span class="answer no l-row l-gap-4">… ${words.thinks}</span>`;
    return cards === 0 ? html`<span class="answer no l-row l-gap-4">${words.noCards}</span>` : nothing;
  }

  #cards(counts: readonly number[]): TemplateResult {
    return html`<span class="hidden-text">${this.model.text.cards(counts)}</span>${RESOURCES.map((kind, i) =>
      counts[i]
        ? html`<span class="unit" aria-hidden="true">${counts[i]}${symbol(`cat-${kind}`, 20)}</span>`
        : nothing,
    )}`;
  }

  /** The bank with the viewer's rates: one tap, or what it would need. */
  #bank(): TemplateResult {
    const {model} = this;
    const {view, words, text, draft} = model;
    const action = bankAction(model);
    const from = draft.give.findIndex(count => count > 0);
    const to = draft.want.findIndex(count => count > 0);
    const rate = from < 0 ? null : view.rates[from]!;
    return html`<div class="row">
      <div class="seat" data-help="term:bank">
        ${symbol('cat-bank', 30)}<span class="name">${words.bank}</span
        ><span class="quiet">${rate === null ? words.ratesFrom(Math.min(...view.rates)) : `${rate} : 1`}</span>
        ${
          action?.type === 'bankTrade' && model.deciding
            ? html`<button
                type="button"
                class="bankbutton l-card l-gap-4"
                data-bank
                aria-label=${words.bankTrade(text.resource(rate!, RESOURCES[from]!), text.resource(1, RESOURCES[to]!))}
                @click=${onTap({pick: 'send', action})}
              >
                ${rate}${symbol(`cat-${RESOURCES[from]}`, 24)}${symbol('next', 14)}1${symbol(`cat-${RESOURCES[to]}`, 24)}
              </button>`
            : html`<span class="why">${bankLack(model)}</span>`
        }
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-trade': RsCatTrade;
  }
}
