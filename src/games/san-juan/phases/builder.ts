/** Builder phase (SJ-BUI): everybody may build one card of the hand. */
import type {HandleId} from '../../../engine/ask.ts';
import {type Choice, oneOf, someOf} from '../../../engine/choice.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {
  BLACK_MARKET,
  BUILDING_DATA,
  CARDS,
  CARPENTER,
  CRANE,
  FULL_CITY,
  isProduction,
  KIND,
  POOR_HOUSE,
} from '../data.ts';
import {blindHand, discardFrom, discardGood, lift, remove} from '../piles.ts';
import {type Objection, objection} from '../refusals.ts';
import {available, type SjState, type Town} from '../state.ts';
import {isActive, mostGoods, payingGoods, priceOf, shows} from '../town.ts';
import {GOODS, type SjAction, type SjEvent} from '../types.ts';
import {type Decision, endTurn, isRising, objectToCards, type RolePhase} from './decision.ts';

type Build = Extract<SjAction, {type: 'build'}>;

/** What forbids building this kind over this place (-1: on new ground), before anything is paid. */
export function objectToSite(town: Town, kind: number, over: number): Objection | null {
  const {building} = BUILDING_DATA[kind]!;
  if (!isProduction(kind) && shows(town, kind)) return objection('sj/already-owned', 'SJ-BUI-5', {building});
  if (over < 0) return null;
  if (!isActive(town, CRANE)) return objection('sj/no-crane', 'SJ-BLD-CRANE');
  if (over >= town.row.length) return objection('sj/no-such-place', 'SJ-BLD-CRANE', {place: over});
  const covered = KIND[town.row[over]!]!;
  if (covered === CRANE) return objection('sj/crane-itself', 'SJ-BLD-CRANE');
  return covered === kind ? objection('sj/same-kind', 'SJ-BLD-CRANE', {building}) : null;
}

/** What is missing to pay, or null. @param cards hand cards beside the one that is built */
export function objectToPrice(price: number, cards: number, goods: number): Objection | null {
  const short = price - cards - goods;
  return short > 0 ? objection('sj/too-expensive', 'SJ-BUI-4', {price, short}) : null;
}

function objectToPayment(town: Town, {card, pay, goods, over = -1}: Build, price: number): Objection | null {
  if (pay.includes(card)) return objection('sj/pays-itself', 'SJ-BUI-4');
  const paying = payingGoods(town, over);
  const most = mostGoods(paying);
  const short = objectToPrice(price, town.hand.length - 1, most);
  if (short) return short;
  const cards = objectToCards(pay, town.hand, 'SJ-BUI-4');
  if (cards) return cards;
  const wrongGoods = objectToGoods(town, goods, paying, most, over);
  if (wrongGoods) return wrongGoods;
  const given = pay.length + goods.length;
  return given === price ? null : objection('sj/wrong-payment', 'SJ-BUI-4', {price, given});
}

function objectToGoods(
  town: Town,
  goods: readonly number[],
  paying: readonly number[],
  most: number,
  over: number,
): Objection | null {
  if (goods.length === 0) return null;
  for (const place of goods) {
    if (paying.includes(place)) continue;
    if (town.goods[place] === undefined || town.goods[place] === -1)
      return objection('sj/no-good', 'SJ-BLD-BLACK-MARKET', {place});
    return place === over
      ? objection('sj/covered-good', 'SJ-BLD-CRANE-REDUCERS')
      : objection('sj/no-black-market', 'SJ-BLD-BLACK-MARKET');
  }
  if (!isRising(goods)) return objection('sj/order', 'SJ-BLD-BLACK-MARKET');
  return goods.length > most
    ? objection('sj/too-many-goods', 'SJ-BLD-BLACK-MARKET', {most, given: goods.length})
    : null;
}

/** SJ-DEC-5 */
export const build: Decision = {
  rule: 'SJ-BUI-1',
  choices(state, seat, faces) {
    const town = state.towns[seat]!;
    const {hand} = town;
    const choices: Choice[] = [PASS];
    const crane = isActive(town, CRANE);
    for (let i = 0; i < hand.length; i++) {
      const face = faces.get(hand[i]!);
      if (face === undefined) continue;
      const kind = KIND[face]!;
      if (!isProduction(kind) && shows(town, kind)) continue;
      const others = hand.slice();
      others.splice(i, 1);
      const card: Card = {card: hand[i]!, face, kind, others, paying: payingGoods(town, -1)};
      offerGround(choices, state, seat, card);
      if (crane) offerOver(choices, state, seat, card);
    }
    return choices;
  },

  moves: {
    build: {
      check(state, seat, action) {
        const town = state.towns[seat]!;
        const {card, face, over = -1} = action;
        if (!town.hand.includes(card)) return objection('sj/not-your-card', 'SJ-BUI-1');
        if (face >= CARDS) return objection('sj/no-such-card', 'SJ-BUI-1');
        const kind = KIND[face]!;
        return (
          objectToSite(town, kind, over) ?? objectToPayment(town, action, priceOf(state, seat, kind, over))
        );
      },

      /** SJ-BUI-2: the card is laid down, paid, then carpenter and poor house give theirs. */
      play(state, seat, action, events) {
        raise(state, seat, action, events);
        const {carpenter, poorHouse} = bonuses(state, seat, KIND[action.face]!);
        if (!lift(state, seat, carpenter + poorHouse, 'hand')) endTurn(state);
      },
    },
    pass: passing('builder', endTurn),
  },
};

/** A card of the hand that may be built, with what can pay for it. */
interface Card {
  readonly card: HandleId;
  readonly face: number;
  readonly kind: number;
  readonly others: readonly HandleId[];
  /** Places whose goods may pay while nothing is covered. */
  readonly paying: readonly number[];
}

const NOTHING: readonly number[] = Object.freeze([]);

/** So many of a list, or nothing where none are due. */
const exactly = (of: readonly number[], count: number) => (count === 0 ? NOTHING : someOf(of, count, count));

/** One choice for each number of goods that can stand in for cards. */
function offerGround(
  choices: Choice[],
  state: SjState,
  seat: number,
  {card, face, kind, others, paying}: Card,
): void {
  const price = priceOf(state, seat, kind, -1);
  const most = Math.min(price, mostGoods(paying));
  for (let n = Math.max(0, price - others.length); n <= most; n++)
    choices.push({type: 'build', card, face, pay: exactly(others, price - n), goods: exactly(paying, n)});
}

/** The same over other buildings; sites that differ in nothing but the place are one choice. */
function offerOver(choices: Choice[], state: SjState, seat: number, build: Card): void {
  const town = state.towns[seat]!;
  const {card, face, kind, others, paying} = build;
  const byPrice: number[][] = [];
  for (let over = 0; over < town.row.length; over++) {
    const covered = KIND[town.row[over]!]!;
    if (covered === CRANE || covered === kind) continue;
    const price = priceOf(state, seat, kind, over);
    // A good that is lost, or the black market itself, changes what may pay.
    const own = paying.length > 0 && (town.goods[over] !== -1 || covered === BLACK_MARKET);
    if (own) {
      const goods = payingGoods(town, over);
      const most = Math.min(price, mostGoods(goods));
      for (let n = Math.max(0, price - others.length); n <= most; n++)
        choices.push({
          type: 'build',
          card,
          face,
          over,
          pay: exactly(others, price - n),
          goods: exactly(goods, n),
        });
    } else if (price <= others.length + paying.length) {
      const places = byPrice[price];
      if (places) places.push(over);
      else byPrice[price] = [over];
    }
  }
  for (let price = 0; price < byPrice.length; price++) {
    const places = byPrice[price];
    if (!places) continue;
    const over = places.length === 1 ? places[0]! : oneOf(places);
    const most = Math.min(price, mostGoods(paying));
    for (let n = Math.max(0, price - others.length); n <= most; n++)
      choices.push({
        type: 'build',
        card,
        face,
        over,
        pay: exactly(others, price - n),
        goods: exactly(paying, n),
      });
  }
}

function raise(state: SjState, seat: number, action: Build, events?: SjEvent[]): void {
  const town = state.towns[seat]!;
  const {card, face, over, pay, goods} = action;
  const kind = KIND[face]!;
  const price = pay.length + goods.length;
  state.still = -1;
  let covered: number | null = null;
  let lost: number | null = null;
  if (over === undefined) {
    town.newest = town.row.length;
    town.row.push(face);
    town.goods.push(-1);
  } else {
    covered = KIND[town.row[over]!]!;
    town.covered.push(town.row[over]!);
    town.row[over] = face;
    town.newest = over;
    if (town.goods[over] !== -1) {
      lost = covered;
      discardGood(state, seat, over);
    }
  }
  remove(town.hand, [card]);
  discardFrom(state, town.hand, pay);
  for (const place of goods) discardGood(state, seat, place);
  events?.push({
    type: 'built',
    seat,
    building: BUILDING_DATA[kind]!.building,
    place: town.newest,
    price,
    cards: pay.length,
    goods,
    over: covered === null ? null : BUILDING_DATA[covered]!.building,
    lost: lost === null ? null : GOODS[lost]!,
  });
  if (over === undefined && town.row.length === FULL_CITY) events?.push({type: 'cityFull', seat});
}

/** Cards that the carpenter gives, and then the poor house (SJ-BLD-CARPENTER, SJ-BLD-POOR-HOUSE). */
function bonuses(state: SjState, seat: number, kind: number): {carpenter: number; poorHouse: number} {
  const town = state.towns[seat]!;
  const carpenter = !isProduction(kind) && isActive(town, CARPENTER) ? 1 : 0;
  const came = Math.min(carpenter, available(state));
  const poorHouse = town.hand.length + came <= 1 && isActive(town, POOR_HOUSE) ? 1 : 0;
  return {carpenter, poorHouse};
}

export const builderPhase: RolePhase = {
  start(state) {
    state.phase = 'builder';
  },

  next(state) {
    // Nothing of the hand is looked at: only an empty one cannot build for all to see.
    for (; state.left > 0; endTurn(state))
      if (state.towns[state.turn]!.hand.length > 0) {
        blindHand(state, state.turn);
        return true;
      }
    for (const town of state.towns) town.newest = -1;
    return false;
  },

  landed(state, cards, events) {
    const seat = state.turn;
    const town = state.towns[seat]!;
    const carpenter = !isProduction(KIND[town.row[town.newest]!]!) && isActive(town, CARPENTER) ? 1 : 0;
    const first = Math.min(carpenter, cards);
    const poorHouse = cards + state.short - carpenter;
    if (carpenter > 0)
      events?.push({type: 'drew', seat, source: 'carpenter', cards: first, short: carpenter - first});
    if (poorHouse > 0)
      events?.push({
        type: 'drew',
        seat,
        source: 'poor-house',
        cards: cards - first,
        short: poorHouse - (cards - first),
      });
    endTurn(state);
  },
};
