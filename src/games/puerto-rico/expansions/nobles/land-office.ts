/** The land office: a worker buys a tile there, a noble sells one. */
import {type Choice, oneOf} from '../../../../engine/choice.ts';
import {freeCountry, isActive} from '../../island.ts';
import {checkRider} from '../../phases/decision.ts';
import {canDrawOne, drawOne, takeAt} from '../../plantations.ts';
import {objection} from '../../refusals.ts';
import type {PrState} from '../../state.ts';
import {GOODS, type PrAction, type PrEvent} from '../../types.ts';
import {variantOf} from '../../variant.ts';
import {FOREST_HOUSE, LAND_OFFICE} from '../data.ts';
import {hasLand, landOf, mannedBy, moreOn} from '../pieces.ts';
import {moreOf, seatStep, stepFirst} from '../plan.ts';
import {Opened} from '../state.ts';
import type {Business} from '../trade.ts';
import {discardLand} from './land.ts';

const faceUp = (state: PrState): boolean => state.rules.more?.landOfficeFaceUp === true;
const sellsForest = (state: PrState): boolean => state.rules.more?.landOfficeSellsForest === true;
const used = (state: PrState): boolean => (moreOf(state).opened & Opened.landOffice) !== 0;
const canPlant = (state: PrState, seat: number): boolean => isActive(state.players[seat]!, FOREST_HOUSE);

const mayBuy = (state: PrState, seat: number): boolean => {
  const island = state.players[seat]!;
  return (
    mannedBy(island, LAND_OFFICE, 'worker') &&
    island.doubloons > 0 &&
    freeCountry(island) > 0 &&
    (faceUp(state) ? state.row.length > 0 : canDrawOne(state))
  );
};

const maySell = (state: PrState, seat: number): boolean =>
  mannedBy(state.players[seat]!, LAND_OFFICE, 'noble') && hasLand(state.players[seat]!, sellsForest(state));

type Buy = Extract<PrAction, {type: 'buyTile'}>;
type Sell = Extract<PrAction, {type: 'sellTile'}>;

function buyChoice(state: PrState, seat: number): Choice {
  if (!faceUp(state)) return {type: 'buyTile'};
  const tile = oneOf(GOODS.filter((_, kind) => state.row.includes(kind)));
  return canPlant(state, seat)
    ? {type: 'buyTile', tile, asForest: oneOf([false, true])}
    : {type: 'buyTile', tile};
}

function objectToBuying(state: PrState, seat: number, {tile, asForest}: Buy) {
  const island = state.players[seat]!;
  const rule = 'PR-B-LAND-OFFICE-a';
  if (used(state) || !mannedBy(island, LAND_OFFICE, 'worker')) return objection('pr/no-land-office', rule);
  if (island.doubloons === 0) return objection('pr/no-doubloon', rule);
  if (freeCountry(island) === 0) return objection('pr/no-country-space', rule);
  if (!faceUp(state)) {
    if (tile !== undefined || asForest !== undefined)
      return objection('pr/answer-not-offered', rule, {field: 'asForest'});
    return canDrawOne(state) ? null : objection('pr/deck-empty', rule);
  }
  if (tile === undefined || !state.row.includes(GOODS.indexOf(tile)))
    return objection('pr/not-in-row', rule, {tile: tile ?? ''});
  return checkRider('asForest', asForest !== undefined, canPlant(state, seat), rule);
}

function objectToSelling(state: PrState, seat: number, {tile, from}: Sell) {
  const island = state.players[seat]!;
  const rule = 'PR-B-LAND-OFFICE-b';
  if (used(state) || !mannedBy(island, LAND_OFFICE, 'noble')) return objection('pr/no-land-office', rule);
  const fits = landOf(island, sellsForest(state)).some(land => land.tile === tile && land.from === from);
  return fits ? null : objection('pr/no-such-tile', rule, {tile});
}

function buy(state: PrState, {tile, asForest}: Buy, events?: PrEvent[]): void {
  const seat = state.turn;
  const island = state.players[seat]!;
  island.doubloons--;
  events?.push({type: 'boughtTile', seat, tile: tile ?? null});
  if (tile !== undefined) {
    const kind = GOODS.indexOf(tile);
    state.row.splice(state.row.indexOf(kind), 1);
    if (asForest) {
      moreOn(island).forests.push(kind);
      events?.push({type: 'forestPlanted', seat, tile, worker: false, from: 'row'});
    } else layBought(state, kind, events);
  } else if (moreOf(state).sealed) stepFirst(state, seatStep('land', seat));
  else {
    const only = drawOne(state, events, 'land');
    if (only >= 0) layBought(state, takeAt(state.deck, only), events);
  }
}

/** A tile that was bought, face up on the island of `state.turn`. */
export function layBought(state: PrState, kind: number, events?: PrEvent[]): void {
  const seat = state.turn;
  state.players[seat]!.tiles[kind]!++;
  events?.push({type: 'laidTile', seat, tile: GOODS[kind]!});
  for (const hook of variantOf(state).tileLaid) hook(state, seat, kind, events);
}

export const landOffice: Business = {
  offered: (state, seat) => !used(state) && (mayBuy(state, seat) || maySell(state, seat)),

  choices(state, seat): Choice[] {
    if (used(state)) return [];
    if (mayBuy(state, seat)) return [buyChoice(state, seat)];
    if (!maySell(state, seat)) return [];
    return landOf(state.players[seat]!, sellsForest(state)).map(land => ({type: 'sellTile', ...land}));
  },

  moves: {
    buyTile: {
      check: objectToBuying,
      play(state, _seat, action, events) {
        moreOf(state).opened |= Opened.landOffice;
        buy(state, action, events);
      },
    },
    sellTile: {
      check: objectToSelling,
      play(state, seat, action, events) {
        moreOf(state).opened |= Opened.landOffice;
        state.players[seat]!.doubloons++;
        events?.push({type: 'paid', seat, building: 'land-office', doubloons: 1, points: 0});
        discardLand(state, action, 'land-office', events);
      },
    },
  },
};
