/** The tray on the quay: cards that leave the hand, goods that may stand in for them, and places still to be filled. */
import {html, nothing, type TemplateResult} from 'lit';
import type {SjCardView} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import {building, hasTray, leavesHand, tappedGood} from './build.ts';
import {isLeaving, markedOf, toggled} from './marked.ts';
import {me, prepare, type SjModel} from './model.ts';

type Tray = TemplateResult | typeof nothing;

const coin = (model: SjModel, card: SjCardView, word: string, tap: (from: EventTarget) => void) =>
  html`<button type="button" class="coin ${card.class}" @click=${(event: Event) => tap(event.currentTarget!)}>
    ${symbol(`sj-${card.building}`, 34)}<span>${model.text.buildings[card.building].short}</span><i class="hidden-text">${word}</i>
  </button>`;

/** Places that nothing fills yet: the tray keeps its height while a card is on its way to another. */
const gaps = (count: number) =>
  Array.from({length: Math.max(0, count)}, () => html`<span class="coin gap" aria-hidden="true"></span>`);

/** How many are due, and how many of them are still to be chosen. */
function due({words}: SjModel, chosen: number, price: number): TemplateResult {
  const open = price - chosen;
  return html`<span class="due ${open > 0 ? 'open' : ''}"
    ><b>${open > 0 ? nothing : symbol('check', 18)}${words.pay(price)}</b
    ><span>${open > 0 ? words.moreToPay(open) : words.tapToSwap}</span></span
  >`;
}

/** What pays. A tap takes one back, another card takes its place. */
export function payTray(model: SjModel): Tray {
  const now = building(model);
  if (!now || !hasTray(model)) return nothing;
  const {site, pay, goods} = now;
  const player = me(model);
  const cards = pay.flatMap(handle => model.view.hand.find(each => each.handle === handle) ?? []);
  return html`<div class="tray l-flex l-gap-5">
    ${due(model, pay.length + goods.length, site.price)}
    ${cards.map(card =>
      coin(model, card, model.words.pays, from =>
        prepare(from, {
          build: {...model.draft.build!, pay: pay.filter(each => each !== card.handle), goods},
        }),
      ),
    )}${gaps(site.price - pay.length - goods.length)}
    ${site.goods.map(place => {
      const on = goods.includes(place);
      const good = player?.city[place]?.good;
      const name = good ? model.text.goods[good] : '';
      return html`<button
        type="button"
        class="coin barrel ${on ? '' : 'off'}"
        aria-pressed=${on}
        @click=${(event: Event) => prepare(event.currentTarget!, {build: tappedGood(model, place)})}
      >
        ${symbol('sj-barrel', 26)}<span>${name}</span><i class="hidden-text">${model.words.pays}</i>
      </button>`;
    })}
  </div>`;
}

/** What is discarded or put under the chapel, where it does not stand in the hand any more. */
export function markTray(model: SjModel): Tray {
  const {task, hand} = model.view;
  if (!task || !isLeaving(task) || !leavesHand(model)) return nothing;
  const marked = markedOf(model, task);
  const word = task.verb === 'tuck' ? model.words.tucked : model.words.goes;
  return html`<div class="tray l-flex l-gap-5">${hand
    .filter(({handle}) => marked.includes(handle))
    .map(card =>
      coin(model, card, word, from => prepare(from, {marked: toggled(model, task, card.handle)})),
    )}${gaps(task.most - marked.length)}</div>`;
}
