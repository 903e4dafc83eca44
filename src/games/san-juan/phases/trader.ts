/** Trader phase (SJ-TRA): goods become cards at the prices of the trading-house tile. */
import {someOf} from '../../../engine/choice.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {KIND, MARKET_HALL, MARKET_STAND, PRICES} from '../data.ts';
import {discardGood, lift} from '../piles.ts';
import {objection} from '../refusals.ts';
import type {SjState, Town} from '../state.ts';
import {goodPlaces, isActive, sellLimit} from '../town.ts';
import {GOODS, type SjEvent, TILES} from '../types.ts';
import {type Decision, endTurn, isRising, objectToNumber, type RolePhase} from './decision.ts';

const limit = (state: SjState, seat: number): number =>
  sellLimit(state.towns[seat]!, seat === state.chooser, state.doubled);

/** Goods that make the market stand give a card (SJ-BLD-MARKET-STAND). */
const STAND_FROM = 2;

/** Cards beyond the prices for so many goods. */
export const saleBonus = (town: Town, goods: number): number =>
  (goods >= 1 && isActive(town, MARKET_HALL) ? 1 : 0) +
  (goods >= STAND_FROM && isActive(town, MARKET_STAND) ? 1 : 0);

/** Index of the tile whose prices hold, or of the one that would be turned up next; -1 while nobody can know it. */
export const tileAt = (state: SjState, turn: number): number =>
  state.tiles[state.tiles.length < TILES.length ? turn : turn % TILES.length] ?? -1;

/** SJ-DEC-7; selling nothing is passing. */
export const sell: Decision = {
  rule: 'SJ-TRA-2',
  choices: (state, seat) => [
    {type: 'sell', places: someOf(goodPlaces(state.towns[seat]!), 1, limit(state, seat))},
    PASS,
  ],
  moves: {
    sell: {
      check(state, seat, {places}) {
        const full = goodPlaces(state.towns[seat]!);
        for (const place of places)
          if (!full.includes(place)) return objection('sj/no-good', 'SJ-TRA-2', {place});
        if (!isRising(places)) return objection('sj/order', 'SJ-TRA-2');
        return objectToNumber(places.length, limit(state, seat), 'SJ-TRA-2');
      },

      /** SJ-TRA-3: the goods are discarded first, so a reshuffle for this very sale has them in. */
      play(state, seat, {places}, events) {
        const town = state.towns[seat]!;
        const prices = PRICES[tileAt(state, state.turned - 1)]!;
        const kinds = places.map(place => KIND[town.row[place]!]!);
        let cards = 0;
        for (const kind of kinds) cards += prices[kind]!;
        const bonus = saleBonus(town, kinds.length);
        for (const place of places) discardGood(state, seat, place);
        events?.push({type: 'sold', seat, places, goods: kinds.map(kind => GOODS[kind]!), cards, bonus});
        if (!lift(state, seat, cards + bonus, 'hand')) endTurn(state);
      },
    },
    pass: passing('trader', endTurn),
  },
};

/** SJ-TRA-1, SJ-TRA-4: unseen tiles are drawn; once all have been seen they come round in that order. */
export const traderPhase: RolePhase = {
  start(state, events) {
    state.phase = 'trader';
    const unseen = TILES.length - state.tiles.length;
    if (unseen > 1) state.asking = 'tile';
    else {
      if (unseen === 1) turnTile(state, 0, events);
      else turned(state, events);
    }
  },

  next(state) {
    for (; state.left > 0; endTurn(state)) if (goodPlaces(state.towns[state.turn]!).length > 0) return true;
    return false;
  },

  landed(state, cards, events) {
    events?.push({type: 'drew', seat: state.turn, source: 'trade', cards, short: state.short});
    endTurn(state);
  },
};

export const unseenTiles = (state: SjState): number[] =>
  TILES.map((_, tile) => tile).filter(tile => !state.tiles.includes(tile));

/** @param index among the tiles that nobody has seen, in the order of the table */
export function turnTile(state: SjState, index: number, events?: SjEvent[]): void {
  state.tiles.push(unseenTiles(state)[index]!);
  turned(state, events);
}

function turned(state: SjState, events?: SjEvent[]): void {
  const tile = tileAt(state, state.turned);
  state.turned++;
  events?.push({type: 'tileTurned', tile: TILES[tile]!});
}
