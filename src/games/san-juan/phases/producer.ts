/** Producer phase (SJ-PRO): cards of the draw pile become goods that nobody sees. */
import {someOf} from '../../../engine/choice.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {KIND, WELL} from '../data.ts';
import {lift} from '../piles.ts';
import {objection} from '../refusals.ts';
import type {SjState} from '../state.ts';
import {emptyPlaces, isActive, produceLimit} from '../town.ts';
import {GOODS} from '../types.ts';
import {type Decision, endTurn, isRising, objectToNumber, type RolePhase} from './decision.ts';

const limit = (state: SjState, seat: number): number =>
  produceLimit(state.towns[seat]!, seat === state.chooser, state.doubled);

/** Goods that make the well give a card (SJ-BLD-WELL). */
const WELL_FROM = 2;

/** SJ-DEC-6; producing nothing is passing. */
export const produce: Decision = {
  rule: 'SJ-PRO-1',
  choices: (state, seat) => [
    {type: 'produce', places: someOf(emptyPlaces(state.towns[seat]!), 1, limit(state, seat))},
    PASS,
  ],
  moves: {
    produce: {
      check(state, seat, {places}) {
        const empty = emptyPlaces(state.towns[seat]!);
        for (const place of places)
          if (!empty.includes(place)) return objection('sj/no-room', 'SJ-PRO-2', {place});
        if (!isRising(places)) return objection('sj/order', 'SJ-PRO-3');
        return objectToNumber(places.length, limit(state, seat), 'SJ-PRO-1');
      },
      play(state, seat, {places}, events) {
        for (const place of places) state.places.push(place);
        if (lift(state, seat, places.length, 'goods')) return;
        state.places.length = 0;
        events?.push({type: 'passed', seat, phase: 'producer'});
        endTurn(state);
      },
    },
    pass: passing('producer', endTurn),
  },
};

export const producerPhase: RolePhase = {
  start(state) {
    state.phase = 'producer';
  },

  next(state) {
    for (; state.left > 0; endTurn(state)) if (emptyPlaces(state.towns[state.turn]!).length > 0) return true;
    return false;
  },

  landed(state, cards, events) {
    const seat = state.turn;
    const town = state.towns[seat]!;
    if (state.liftTo === 'goods') {
      const places = state.places.slice(0, cards);
      state.places.length = 0;
      events?.push({
        type: 'produced',
        seat,
        places,
        goods: places.map(place => GOODS[KIND[town.row[place]!]!]!),
      });
      if (cards >= WELL_FROM && isActive(town, WELL) && lift(state, seat, 1, 'hand')) return;
    } else events?.push({type: 'drew', seat, source: 'well', cards, short: 0});
    endTurn(state);
  },
};
