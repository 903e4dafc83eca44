import {css, html, nothing, type TemplateResult} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {type CatAction, RESOURCES} from '../../src/games/catan/types.ts';
import {symbol, unit} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {complete} from '../board/offers.ts';
import {onTap} from '../board/pick.ts';
import {mark, nameOf, others} from '../board/seats.ts';
import {prepare} from './model.ts';
import {CatPart} from './part.ts';
import {bankAction, changed, total} from './trade-terms.ts';

/** @summary One sheet for people, bank and harbours: what is given, what is got, and who answers what. */
@customElement('rs-cat-trade')
export class RsCatTrade extends CatPart {
  static override styles = [
    ...CatPart.styles,
    css`
      .sheet {
        display: grid;
        gap: 8px;
        padding: 8px;
      }
      .wants {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        gap: 4px;
      }
      .wants button {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 4px;
        min-height: 48px;
        border-radius: var(--rs-radius-card);
        background: var(--rs-card);
        font: 700 var(--rs-size-key) / 1 var(--rs-display);
      }
      .wants .on {
        outline: 3px solid var(--rs-coral2);
      }
      .sides {
        display: grid;
        grid-template-columns: 1fr auto 1fr;
        gap: 8px;
        align-items: center;
      }
      .side {
        display: grid;
        justify-items: center;
        gap: 4px;
        min-height: 4.4rem;
        padding: 6px;
        align-content: start;
      }
      .side button {
        display: inline-flex;
        align-items: center;
        gap: 4px;
        min-height: 36px;
        padding: 2px 10px;
        background: var(--rs-card);
        font: 700 var(--rs-size-key) / 1 var(--rs-display);
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 4px;
      }
      .seat {
        display: flex;
        align-items: center;
        gap: 8px;
        width: 100%;
        min-height: 48px;
        padding: 6px 10px;
        background: var(--rs-card);
        border-radius: var(--rs-radius-card);
        color: var(--rs-ink);
        font: 700 var(--rs-size-number) / 1.15 var(--rs-display);
      }
      .seat .answer {
        margin-left: auto;
        display: flex;
        align-items: center;
        gap: 4px;
        flex-wrap: wrap;
        justify-content: flex-end;
      }
      .yes {
        color: var(--rs-ok);
      }
      .no {
        color: var(--rs-ink2);
      }
      h3 {
        font: 700 var(--rs-size-label) / 1.1 var(--rs-display);
        color: var(--rs-ink2);
      }
    `,
  ];

  override render() {
    const {model} = this;
    const {words, draft, view} = model;
    const own = view.viewer === view.active;
    return html`<section class="sheet" aria-label=${model.text.terms.trade}>
      <h3>${words.tapWanted}</h3>
      <div class="wants">
        ${RESOURCES.map(
          (kind, i) => html`<button
            type="button"
            class=${draft.want[i]! > 0 ? 'on' : ''}
            aria-label="${words.getOne}: ${model.text.resources[kind]}${draft.want[i]! > 0 ? ` (${draft.want[i]})` : ''}"
            ?disabled=${draft.give[i]! > 0}
            @click=${() => prepare(this, {want: changed(draft.want, i, 1), trading: true, picked: null})}
          >
            ${symbol(`cat-${kind}`, 28)}${draft.want[i]! > 0 ? html`<span>${draft.want[i]}</span>` : nothing}
          </button>`,
        )}
      </div>
      <div class="sides">
        ${this.#side('give')} <b>${total(draft.give)} : ${total(draft.want)}</b> ${this.#side('want')}
      </div>
      ${others(model)
        .filter(seat => own || seat === view.active)
        .map(seat => this.#seat(seat))}
      ${own ? this.#bank() : nothing}
    </section>`;
  }

  #side(side: 'give' | 'want'): TemplateResult {
    const {draft, words, text} = this.model;
    const counts = draft[side];
    return html`<div class="side free">
      <span class="quiet">${side === 'give' ? words.youGive : words.youGet}</span>
      <span class="chips">
        ${RESOURCES.map((kind, i) =>
          counts[i]
            ? html`<button
                type="button"
                class="tile"
                aria-label="${words.takeBack}: ${text.resource(counts[i], kind)}"
                @click=${() => prepare(this, {[side]: changed(counts, i, -1), picked: null})}
              >
                ${symbol(`cat-${kind}`, 24)}<span>${counts[i]}</span>
              </button>`
            : nothing,
        )}
      </span>
    </div>`;
  }

  /** A seat with what it has said; an acceptance or a proposal can be taken. */
  #seat(seat: Seat): TemplateResult {
    const {model} = this;
    const {view, words, table} = model;
    const player = view.players[seat]!;
    const proposal = view.proposals.find(each => each.seat === seat);
    const accepted = player.answer === 'accept' && view.offer;
    const item = proposal?.n ?? (accepted ? view.offer!.n : null);
    const wanted: CatAction | null = item === null ? null : {type: 'confirm', with: seat, item};
    const action = wanted && complete(table.choices, wanted);
    const answer = proposal
      ? html`<span class="answer">${symbol('cat-swap', 18)} ${words.proposes} ${this.#cards(proposal.give)} ${words.for} ${this.#cards(proposal.want)}</span>`
      : player.answer === 'accept'
        ? html`<span class="answer yes">✓ ${words.accepts}</span>`
        : player.answer === 'decline'
          ? html`<span class="answer no">✕ ${words.declines}</span>`
          : player.answer === 'none'
            ? html`<span class="answer no">… ${words.thinks}</span>`
            : nothing;
    const inside = html`${mark(model, seat, 28)}<span>${nameOf(model)(seat)}</span>${unit('cat-cards', player.cards, model.text.count.resources(player.cards), 18)}${answer}`;
    return action && model.deciding
      ? choice(model, action, inside, {look: 'seat'})
      : html`<div class="seat">${inside}</div>`;
  }

  #cards(counts: readonly number[]): TemplateResult {
    return html`<span class="hidden-text">${this.model.text.cards(counts)}</span>${RESOURCES.map((kind, i) =>
      counts[i]
        ? html`<span class="unit" aria-hidden="true">${counts[i]}${symbol(`cat-${kind}`, 20)}</span>`
        : nothing,
    )}`;
  }

  #bank(): TemplateResult {
    const {model} = this;
    const {view, words, text, draft} = model;
    const action = bankAction(model);
    const from = draft.give.findIndex(count => count > 0);
    const rate = from < 0 ? null : view.rates[from]!;
    const to = draft.want.findIndex(count => count > 0);
    return html`<div class="seat">
      ${symbol('cat-bank', 28)}<span>${text.terms.bank}</span
      ><span class="quiet">${rate === null ? words.ratesFrom(Math.min(...view.rates)) : `${rate} : 1`}</span>
      ${
        action && model.deciding
          ? html`<button
              type="button"
              class="answer tile"
              style="padding:8px 12px"
              data-bank
              aria-label=${words.bankTrade(text.resource(rate!, RESOURCES[from]!), text.resource(1, RESOURCES[to]!))}
              @click=${onTap({pick: 'send', action})}
            >
              ${rate}${symbol(`cat-${RESOURCES[from]}`, 22)} › 1${symbol(`cat-${RESOURCES[to]}`, 22)}
            </button>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-trade': RsCatTrade;
  }
}
