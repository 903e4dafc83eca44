/** The black market: what a building costs beyond the doubloons may be given back in kind. */

import type {Json} from '../../../../base/json.ts';
import {type Choice, oneOf} from '../../../../engine/choice.ts';
import {PASS} from '../../../../engine/kit/flow.ts';
import {UNIVERSITY} from '../../data.ts';
import {isActive, pieces, priceFor} from '../../island.ts';
import {
  build,
  builderDiscount,
  EITHER,
  nextPurchase,
  objectToPurchase,
  oneOfThese,
  purseOf,
  shortIn,
  universityOffered,
} from '../../phases/builder.ts';
import {checkRider, type Decision} from '../../phases/decision.ts';
import {objection} from '../../refusals.ts';
import {type Island, type PrState, sum} from '../../state.ts';
import {BUILDINGS, type Building, GOODS, type PrAction, type PrEvent, TILES} from '../../types.ts';
import {SAN_JUAN, TILE_PLACES} from '../../workers.ts';
import {BLACK_MARKET} from '../data.ts';
import {hasPiece, placeNamed, places, removePiece, returnPiece} from '../pieces.ts';
import type {Payment, Piece} from '../types.ts';

const PIECES: readonly Piece[] = ['worker', 'noble'];

/** PR-B-BLACK-MARKET-a: how much can be covered with one of each: a piece, a good, a point. */
export function mostOwed(state: PrState, seat: number): number {
  const island = state.players[seat]!;
  if (!isActive(island, BLACK_MARKET)) return 0;
  const own = island.workers[island.city.indexOf(BLACK_MARKET)]!;
  return (pieces(island) > own ? 1 : 0) + (sum(island.goods) > 0 ? 1 : 0) + (island.chips > 0 ? 1 : 0);
}

type Gift = Payment['piece'];

/** All payments with one gift, made once, since a decision lists dozens: by good (none last), without and with a point. */
const paymentsWith = (piece: Gift): readonly Payment[] =>
  [...GOODS, null].flatMap(good => [false, true].map(point => Object.freeze({piece, good, point})));

const WITHOUT_PIECE = paymentsWith(null);
/** By kind of piece and place: San Juan, tiles, buildings. */
const WITH_PIECE = PIECES.map(piece =>
  (['san-juan', ...TILES, ...BUILDINGS] as const).map(from => paymentsWith(Object.freeze({from, piece}))),
);

/** PR-B-BLACK-MARKET-b: payments with each piece that may be given back, by kind and place; last those without one. */
function givable(island: Island): (readonly Payment[])[] {
  const list: (readonly Payment[])[] = [];
  for (let kind = 0; kind < PIECES.length; kind++) {
    const piece = PIECES[kind]!;
    if (hasPiece(island, SAN_JUAN, piece)) list.push(WITH_PIECE[kind]![0]!);
    for (let place = 0; place < places(island); place++) {
      const building = place < TILE_PLACES ? -1 : island.city[place - TILE_PLACES]!;
      if (building === BLACK_MARKET || !hasPiece(island, place, piece)) continue;
      const payments = WITH_PIECE[kind]![1 + (building < 0 ? place : TILE_PLACES + building)]!;
      if (building < 0 || !list.includes(payments)) list.push(payments);
    }
  }
  list.push(WITHOUT_PIECE);
  return list;
}

/** Every way to cover what is short (PR-D-BLACK-MARKET). */
export function paymentsFor(state: PrState, seat: number, short: number): Payment[] {
  const island = state.players[seat]!;
  const list: Payment[] = [];
  for (const payments of givable(island)) {
    const rest = payments === WITHOUT_PIECE ? short : short - 1;
    for (let good = 0; good <= GOODS.length; good++) {
      const none = good === GOODS.length;
      if (!none && island.goods[good] === 0) continue;
      const left = none ? rest : rest - 1;
      if (left === 0 || (left === 1 && island.chips > 0)) list.push(payments[2 * good + left]!);
    }
  }
  return list;
}

/** Doubloons that a seat lacks for a building; 0 when it can pay. */
export function shortFor(state: PrState, seat: number, building: number): number {
  const island = state.players[seat]!;
  const price = priceFor(state, island, building, builderDiscount(state, seat));
  return Math.max(0, price - island.doubloons);
}

/**
 * Does the university still work, and find somebody, when this was given back (PR-BUILD-9)?
 * @param works it does before
 */
const universityAfter = (state: PrState, works: boolean, {piece}: Payment): boolean =>
  works &&
  piece?.from !== 'university' &&
  (state.workers > 0 || state.arrivals > 0 || piece?.piece === 'worker');

// A payment is plain JSON; its interface has no index signature.
const asJson = (payments: readonly Payment[]): readonly Json[] => payments as unknown as readonly Json[];

/** The ways to pay what is short, without and with a worker of the university: the same for all buildings. */
function waysToOwe(state: PrState, short: number) {
  const alone: Payment[] = [];
  const helped: Payment[] = [];
  const works = isActive(state.players[state.turn]!, UNIVERSITY);
  for (const payment of paymentsFor(state, state.turn, short))
    (universityAfter(state, works, payment) ? helped : alone).push(payment);
  return {alone: oneOf(asJson(alone)), helped: oneOf(asJson(helped))};
}

type Ways = ReturnType<typeof waysToOwe>;

function addOwed(choices: Choice[], building: Building, {alone, helped}: Ways): void {
  if (alone.of.length > 0) choices.push({type: 'build', building, payment: alone});
  if (helped.of.length > 0) choices.push({type: 'build', building, payment: helped, takeWorker: EITHER});
}

const same = (a: Payment, b: Payment): boolean =>
  a.good === b.good &&
  a.point === b.point &&
  a.piece?.from === b.piece?.from &&
  a.piece?.piece === b.piece?.piece;

function pay(state: PrState, payment: Payment, events?: PrEvent[]): void {
  const seat = state.turn;
  const island = state.players[seat]!;
  const {piece, good, point} = payment;
  if (piece) {
    const place =
      piece.from === 'san-juan'
        ? SAN_JUAN
        : placeNamed(island, piece.from, place => hasPiece(island, place, piece.piece));
    removePiece(island, place, piece.piece);
    returnPiece(state, piece.piece);
  }
  if (good) {
    island.goods[GOODS.indexOf(good)]!--;
    state.goods[GOODS.indexOf(good)]!++;
  }
  if (point) {
    island.chips--;
    // PR-X-21: the pool is what the chips of all players leave of it.
    const chips = state.players.reduce((all, player) => all + player.chips, 0);
    state.vpPool = Math.max(0, state.rules.vpPool - chips);
  }
  events?.push({type: 'paidWith', seat, payment});
}

type Build = Extract<PrAction, {type: 'build'}>;

/** PR-D-BUILD with PR-D-BLACK-MARKET. */
export const buildOnCredit: Decision = {
  choices(state) {
    const seat = state.turn;
    if (!isActive(state.players[seat]!, BLACK_MARKET)) return build.choices(state);
    const paid: Building[] = [];
    const owed: Choice[] = [];
    const ways: Ways[] = [];
    const purse = purseOf(state, seat, builderDiscount(state, seat));
    for (let at = nextPurchase(state, purse, 0); at >= 0; at = nextPurchase(state, purse, at + 1)) {
      const short = shortIn(purse, at);
      if (short > 0) {
        ways[short] ??= waysToOwe(state, short);
        addOwed(owed, BUILDINGS[at]!, ways[short]);
      } else paid.push(BUILDINGS[at]!);
    }
    owed.push(PASS);
    if (paid.length > 0) owed.unshift(oneOfThese(state, paid));
    return owed;
  },

  moves: {
    build: {
      check(state, seat, action) {
        const building = BUILDINGS.indexOf(action.building);
        const barred = objectToPurchase(state, seat, building, builderDiscount(state, seat));
        if (barred) return barred;
        const short = shortFor(state, seat, building);
        const {payment, takeWorker} = action;
        const rider = checkRider('payment', payment !== undefined, short > 0, 'PR-B-BLACK-MARKET');
        if (rider) return rider;
        return payment
          ? checkPayment(state, seat, action, short)
          : checkRider('takeWorker', takeWorker !== undefined, universityOffered(state), 'PR-B-UNIVERSITY');
      },
      play(state, seat, action, events) {
        if (action.payment) pay(state, action.payment, events);
        build.moves.build.play(state, seat, action, events);
      },
    },
    pass: build.moves.pass,
  },
};

function checkPayment(state: PrState, seat: number, {payment, takeWorker}: Build, short: number) {
  if (!payment) return null;
  const size = (payment.piece ? 1 : 0) + (payment.good ? 1 : 0) + (payment.point ? 1 : 0);
  if (size !== short) return objection('pr/payment-mismatch', 'PR-B-BLACK-MARKET', {short});
  if (!paymentsFor(state, seat, short).some(each => same(each, payment)))
    return objection('pr/payment-lacking', 'PR-B-BLACK-MARKET');
  const wanted = universityAfter(state, isActive(state.players[seat]!, UNIVERSITY), payment);
  return checkRider('takeWorker', takeWorker !== undefined, wanted, 'PR-B-UNIVERSITY');
}
