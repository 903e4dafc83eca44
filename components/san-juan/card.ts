/** A card as it is drawn: price and points on the left, the flag of its phase on the right, its building, its name. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Building, SjCardView} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import type {SjModel} from './model.ts';

/** When a building works: the flag of its phase. */
type Moment = 'builder' | 'producer' | 'trader' | 'councillor' | 'prospector' | 'start' | 'end' | 'every';

const MOMENT: Readonly<Partial<Record<Building, Moment>>> = {
  smithy: 'builder',
  archive: 'councillor',
  'gold-mine': 'prospector',
  'market-stand': 'trader',
  'black-market': 'builder',
  'poor-house': 'builder',
  well: 'producer',
  'trading-post': 'trader',
  crane: 'builder',
  tower: 'start',
  aqueduct: 'producer',
  prefecture: 'councillor',
  carpenter: 'builder',
  chapel: 'start',
  'market-hall': 'trader',
  quarry: 'builder',
  library: 'every',
  'guild-hall': 'end',
  'city-hall': 'end',
  'triumphal-arch': 'end',
  palace: 'end',
};

const SKY: Readonly<Partial<Record<Building, string>>> = {
  'indigo-plant': 'sj-sky-councillor',
  'sugar-mill': 'sj-sky-councillor',
  'coffee-roaster': 'sj-sky-prospector',
  library: 'sj-sky-prospector',
};

export function skyOf({building, class: kind}: Pick<SjCardView, 'building' | 'class'>): string {
  const moment = MOMENT[building];
  return SKY[building] ?? (moment && moment !== 'every' ? `sj-sky-${moment}` : `sj-sky-${kind}`);
}

/** The mark in the upper right corner. */
function corner({building, class: kind}: SjCardView): TemplateResult {
  if (kind === 'production')
    return html`<span class="corner plain l-centre">${symbol('sj-barrel', 15)}</span>`;
  if (kind === 'monument') return html`<span class="corner plain l-centre">${symbol('sj-laurel', 16)}</span>`;
  const moment = MOMENT[building];
  if (!moment || moment === 'every') return html`<span class="corner every l-centre"></span>`;
  return html`<span class="corner l-centre" style="--_cloth:var(--rs-sj-${moment})">${symbol(`sj-${moment}`, 13)}</span>`;
}

export interface CardLook {
  /** Classes: `chosen`, `pays`, `kept`, `gone`. */
  readonly state?: string;
  /** What it costs now, where that is not what is printed. */
  readonly price?: number;
  /** The line below the name: a sum, a reason; the effect where there is room; nothing. */
  readonly foot?: TemplateResult | string;
  /** True: the foot says what the building does. */
  readonly said?: boolean;
  /** True: what is printed stands struck through beside it. */
  readonly was?: boolean;
  /** It lies in the tray: an empty place with its name. */
  readonly left?: boolean;
  /** A word on its upper edge. */
  readonly tag?: string;
  readonly icon?: string;
  /** What a screen reader says in place of all that is drawn; left out where the frame has a name of its own. */
  readonly name?: string;
}

/** The inside of a card; its frame is a button or a plain element with the class `card` and the class of the building. */
export function cardFace(
  model: SjModel,
  card: SjCardView,
  {price = card.cost, foot = '', said = false, was = false, left = false, tag, icon, name}: CardLook,
): TemplateResult {
  const {short} = model.text.buildings[card.building];
  return html`${name === undefined ? nothing : html`<span class="hidden-text">${name}</span>`}<span class="scene" style="--_sky:var(--rs-${skyOf(card)})"
      ><rs-symbol name="sj-${card.building}"></rs-symbol></span
    >
    <span class="price l-centre" aria-hidden="true">${price}</span>
 ${was ? html`<s class="was" aria-hidden="true">${card.cost}</s>` : nothing}
    <span class="worth l-row" aria-hidden="true">${symbol('sj-point', 15)}${card.gain}</span>
    ${corner(card)}
    <span class="plate" aria-hidden="true">${short}</span>
    <span class="foot ${said ? 'said' : ''} ${foot === '' ? 'bare' : ''}" aria-hidden="true">${foot}</span>
    ${left ? html`<span class="left" aria-hidden="true">${symbol('sj-down', 18)}${short}</span>` : nothing}
    ${tag === undefined ? nothing : html`<span class="tag l-row l-gap-3" aria-hidden="true">${icon ? symbol(icon, 13) : nothing}${tag}</span>`}`;
}

/** What a screen reader says of a card: "Library, purple building, 3 cards instead of 5, 3 points; doubles …". */
export function cardName({text}: SjModel, card: SjCardView, price: string, more = ''): string {
  const {name, help} = text.buildings[card.building];
  return [name, text.terms[card.class], price, `${text.count.points(card.gain)}; ${help}`, more]
    .filter(Boolean)
    .join(', ');
}
