/** In another seat's turn: its offer, or the freedom to propose. */
import {html, nothing} from 'lit';
import {sum} from '../../src/base/sum.ts';
import type {CatAction} from '../../src/games/catan/types.ts';
import {complete, isOffered} from '../board/offers.ts';
import {onTap} from '../board/pick.ts';
import {nameOf} from '../board/seats.ts';
import {type Asked, button, type Drawn} from './asked.ts';
import {missingFor} from './counts.ts';
import {NONE} from './draft.ts';
import {type CatModel, me, prepare, show} from './model.ts';
import {buildShelf} from './tiles.ts';

export function answering(model: CatModel): Asked {
  const {view, words, text, table} = model;
  const name = view.active === null ? '' : nameOf(model)(view.active);
  const {offer} = view;
  const own = me(model)?.answer ?? null;
  if (offer && own === 'none') {
    const decline: CatAction = {type: 'decline', offer: offer.n};
    const accept = complete<CatAction>(table.choices, {type: 'accept', offer: offer.n});
    const spoken = view.sayingsLeft === 0 ? words.why.sayingsLeft(0) : '';
    const short = accept ? '' : spoken || words.lacks(missingFor(view.hand ?? NONE, offer.want), model);
    return {
      question: words.ask.offer(offer.want, offer.give, text.cards),
      sub: short || words.ask.asks(name, offer.to.length === view.seats - 1, declined(model)),
      cards: deaf(model),
      secondary: [
        isOffered(table.choices, {...decline}) ? sends(model, decline, words.buttons.decline, 'x') : nothing,
        counter(model, words.buttons.counter),
      ],
      ready: accept,
      label: html`✓&nbsp;${words.buttons.accept}`,
      notReady: words.buttons.accept,
      key: 'a',
    };
  }
  const mine = view.proposals.find(({seat}) => seat === view.viewer);
  const item = mine?.n ?? (own === 'accept' && offer ? offer.n : null);
  const answered = own !== null && own !== 'none';
  const unpaid = own === 'decline' ? shortOf(model) : NONE;
  return {
    ...(mine
      ? words.ask.proposed(name)
      : answered
        ? words.ask.answered(name, own)
        : words.ask.wait(words.waiting[view.phase](name))),
    ...(sum(unpaid) > 0 ? {sub: words.unpaid(words.lacks(unpaid, model))} : {}),
    cards: buildShelf(model),
    secondary: [
      item === null ? nothing : sends(model, {type: 'withdraw', item}, words.buttons.withdraw, 'x'),
      counter(model, words.buttons.propose),
    ],
    ready: null,
    label: '',
    notReady: '',
  };
}

const sends = ({deciding}: CatModel, action: CatAction, label: string, key: string): Drawn =>
  html`<rs-button slot="actions" data-key=${key} data-answer=${action.type} ?busy=${!deciding} @click=${onTap({pick: 'send', action})}
    >${label}</rs-button
  >`;

/** Opens the sheet with the other's terms on it, the other way round. */
const counter = (model: CatModel, label: string): Drawn => {
  const {offer, hand} = model.view;
  const held = hand ?? NONE;
  return isOffered(model.table.choices, {type: 'propose'})
    ? button(
        model,
        label,
        event =>
          prepare(event.currentTarget!, {
            trading: true,
            picked: null,
            give: offer ? offer.want.map((n, i) => Math.min(n, held[i]!)) : NONE,
            want: offer?.give ?? NONE,
          }),
        'c',
      )
    : nothing;
};

/** "No trades from me this turn": what is offered till its end is declined at once. */
const deaf = ({words, view}: CatModel): Drawn =>
  html`<div class="tiles one">
    <button type="button" class="build row" data-deaf data-key="n" @click=${(event: Event) => show(event.currentTarget!, {deafIn: view.turn})}>
      <b>${words.buttons.noTrades}</b>
    </button>
  </div>`;

const declined = (model: CatModel): readonly string[] =>
  model.view.players.filter(({answer}) => answer === 'decline').map(({seat}) => nameOf(model)(seat));

/** Cards of the open offer that the viewer does not have. */
const shortOf = ({view: {offer, hand}}: CatModel): readonly number[] =>
  offer && hand ? missingFor(hand, offer.want) : NONE;

/**
 * The decline that is sent unasked for whoever cannot pay the offer, or wants no trades in this turn; null while nothing is to be
 * declined. Only this device knows the hand, so no engine can say it. Another offer may still be made in return.
 */
export function unaskedAnswer(model: CatModel): CatAction | null {
  const {view, table, deafIn, deciding} = model;
  if (!deciding || !view.offer || me(model)?.answer !== 'none') return null;
  if (deafIn !== view.turn && sum(shortOf(model)) === 0) return null;
  const decline: CatAction = {type: 'decline', offer: view.offer.n};
  return isOffered(table.choices, {...decline}) ? decline : null;
}
