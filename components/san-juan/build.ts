/** The card that is being built, and what pays for it: the draft as the person has it, read by hand, tray and quay. */
import type {SjAction, SjHandCardView, SjSiteView} from '../../src/games/san-juan/types.ts';
import {isOffered} from '../board/offers.ts';
import type {BuildDraft} from './draft.ts';
import type {SjModel} from './model.ts';

export interface Building {
  readonly card: SjHandCardView;
  readonly site: SjSiteView;
  readonly pay: readonly number[];
  readonly goods: readonly number[];
}

/** What is drafted in the builder phase; null while no card is chosen. */
export function building({view, draft}: SjModel): Building | null {
  const {build} = draft;
  const card = build && view.hand.find(({handle}) => handle === build.card);
  if (!build || !card) return null;
  const site = card.sites.find(({over}) => over === build.over) ?? card.sites[0]!;
  return {
    card,
    site,
    pay: build.pay ?? site.proposal?.pay ?? [],
    goods: build.goods ?? site.proposal?.goods ?? [],
  };
}

/** On a phone a card that leaves the hand lies on the quay, and its place in the hand is empty; elsewhere it sinks. */
export const leavesHand = ({size}: SjModel): boolean => size === 'phone' || size === 'low';

/** What pays stands on the quay; where the whole hand is in sight beside it, the sunk cards tell, and only goods need it. */
export function hasTray(model: SjModel): boolean {
  const now = building(model);
  if (!now || now.site.refusal || now.site.price === 0) return false;
  return leavesHand(model) || now.site.goods.length > 0;
}

/** Where a card goes when it is tapped: on new ground if that can be paid, else over the building that is cheapest. */
export function bestSite({sites}: SjHandCardView): SjSiteView | null {
  const [ground] = sites;
  if (ground && !ground.refusal) return ground;
  return sites.find(({refusal}) => !refusal) ?? null;
}

export const draftOf = ({handle}: SjHandCardView, over: number | null): BuildDraft => ({
  card: handle,
  over,
  pay: null,
  goods: null,
});

/** The whole action, while the payment is complete and on offer. */
export function buildAction(model: SjModel, {card, site, pay, goods}: Building): SjAction | null {
  const order = model.view.handOrder;
  const action: SjAction = {
    type: 'build',
    card: card.handle,
    face: card.face,
    ...(site.over === null ? {} : {over: site.over}),
    pay: [...pay].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    goods: [...goods].sort((a, b) => a - b),
  };
  return isOffered(model.table.choices, {...action}) ? action : null;
}

/** A tap on a card of the hand in the builder phase: what the draft becomes. */
export function tapped(model: SjModel, card: SjHandCardView): BuildDraft | null {
  const now = building(model);
  const site = bestSite(card);
  if (!now) return site && draftOf(card, site.over);
  const build = model.draft.build!;
  if (card.handle === now.card.handle) return null;
  if (now.pay.includes(card.handle))
    return {...build, pay: now.pay.filter(each => each !== card.handle), goods: now.goods};
  const due = now.site.price - now.goods.length;
  if (due === 0) return site ? draftOf(card, site.over) : build;
  // A free card takes the place of the first one that pays, or fills a gap.
  const kept = now.pay.length < due ? now.pay : now.pay.slice(1);
  return {...build, pay: [...kept, card.handle], goods: now.goods};
}

/** A tap on a good that may pay instead of a card. */
export function tappedGood(model: SjModel, place: number): BuildDraft | null {
  const now = building(model);
  const {build} = model.draft;
  if (!now || !build) return build;
  if (now.goods.includes(place))
    return {...build, goods: now.goods.filter(each => each !== place), pay: now.pay};
  const goods =
    now.goods.length < now.site.mostGoods ? [...now.goods, place] : [...now.goods.slice(1), place];
  return {...build, goods, pay: now.pay.slice(0, now.site.price - goods.length)};
}
