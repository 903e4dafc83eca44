/** Development cards: the shelf of those in hand, and what monopoly and year of plenty ask before they are laid. */

import {html, nothing, type TemplateResult} from 'lit';
import {sum} from '../../src/base/sum.ts';
import {PLENTY} from '../../src/games/catan/data.ts';
import {type CatAction, type CatCardView, RESOURCES} from '../../src/games/catan/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {complete} from '../board/offers.ts';
import {type Asked, leave} from './asked.ts';
import {changed} from './counts.ts';
import {EMPTY} from './draft.ts';
import {type CatModel, prepare, readyOf} from './model.ts';

/** One tile for each kind of card in hand; those that cannot be played say why. */
export function cardShelf(model: CatModel): TemplateResult {
  const kinds = new Map<string, CatCardView>();
  for (const card of model.view.cards) {
    const before = kinds.get(card.card);
    if (!before || (before.refusal && !card.refusal)) kinds.set(card.card, card);
  }
  return html`<div class="tiles">${[...kinds.values()].map(card => cardTile(model, card))}</div>`;
}

function cardTile(model: CatModel, {card, handle, refusal}: CatCardView): TemplateResult {
  const {text, words, draft} = model;
  const count = model.view.cards.filter(each => each.card === card).length;
  const {name} = text.development[card];
  const face = html`${symbol(`cat-${card}`, 28)}<b>${name}${count > 1 ? ` × ${count}` : ''}</b>`;
  const help = `card:${card}`;
  if (card === 'victory-point' || refusal || !model.deciding) {
    const why = card === 'victory-point' ? words.pointStays : refusal ? words.notNow(refusal.code) : '';
    return html`<span class="build off" data-help=${help}>${face}<span class="quiet">${why}</span></span>`;
  }
  const inside = html`${face}<span class="quiet">${words.playable}</span>`;
  if (card === 'knight')
    return choice<CatAction>(model, {type: 'knight', card: handle}, inside, {look: 'build', help});
  if (card === 'road-building')
    return choice<CatAction>(model, {type: 'roadBuilding', card: handle}, inside, {look: 'build', help});
  return html`<button
    type="button"
    class="build"
    data-choice
    data-card=${card}
    data-help=${help}
    aria-pressed=${draft.card === handle}
    @click=${(event: Event) => prepare(event.currentTarget!, {...EMPTY, card: handle})}
  >
    ${inside}
  </button>`;
}

/** Nothing is laid before the primary button: both cards can be put back. */
export function playCard(model: CatModel, handle: number): Asked {
  const card = model.view.cards.find(each => each.handle === handle)?.card;
  return card === 'monopoly' ? monopoly(model, handle) : plenty(model, handle);
}

const resourceInside = ({text}: CatModel, kind: (typeof RESOURCES)[number]): TemplateResult =>
  html`${symbol(`cat-${kind}`, 28)}<b>${text.resources[kind]}</b>`;

function monopoly(model: CatModel, handle: number): Asked {
  const {words} = model;
  return {
    ...words.ask.monopoly,
    cards: html`<div class="tiles five">
      ${RESOURCES.map(kind => choice<CatAction>(model, {type: 'monopoly', card: handle, kind}, resourceInside(model, kind), {look: 'build', help: 'card:monopoly'}))}
    </div>`,
    secondary: [leave(model)],
    ready: readyOf(model),
    label: words.buttons.play,
    notReady: words.buttons.choose,
  };
}

function plenty(model: CatModel, handle: number): Asked {
  const {view, draft, words, text} = model;
  const most = Math.min(PLENTY, sum(view.bank));
  const take: CatAction = {type: 'yearOfPlenty', card: handle, take: draft.want};
  const tiles = RESOURCES.map((kind, i) => {
    const taken = draft.want[i]!;
    const full = view.bank[i]! <= taken || sum(draft.want) >= most;
    // A further tap on a kind that is full takes it back.
    const want = full ? draft.want.map((n, at) => (at === i ? 0 : n)) : changed(draft.want, i, 1);
    return html`<button
      type="button"
      class="build ${taken > 0 ? 'chosen' : ''}"
      data-choice
      ?disabled=${full && taken === 0}
      aria-label="${text.resources[kind]}${taken > 0 ? `: ${taken}` : ''}"
      @click=${(event: Event) => prepare(event.currentTarget!, {want})}
    >
      ${resourceInside(model, kind)}<span class="quiet">${taken > 0 ? `+${taken}` : nothing}</span>
    </button>`;
  });
  return {
    ...words.ask.plenty(most - sum(draft.want)),
    cards: html`<div class="tiles five">${tiles}</div>`,
    secondary: [leave(model)],
    ready: complete(model.table.choices, take),
    label: words.buttons.take,
    notReady: words.buttons.choose,
  };
}
