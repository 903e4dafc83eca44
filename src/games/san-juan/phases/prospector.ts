/** Prospector phase (SJ-PRS): the chooser draws, then gold mines may be used. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {BUILDING_DATA, COST, GOLD_MINE, KIND, MINE_CARDS} from '../data.ts';
import {blindHand, lift, remove} from '../piles.ts';
import {objection} from '../refusals.ts';
import {available, type SjState} from '../state.ts';
import {isActive} from '../town.ts';
import type {SjEvent} from '../types.ts';
import {type Decision, endTurn, type RolePhase} from './decision.ts';

const MINE: Choice = Object.freeze({type: 'mine'});

/** SJ-DEC-10 */
export const useMine: Decision = {
  rule: 'SJ-BLD-GOLD-MINE',
  choices: () => [MINE, PASS],
  moves: {
    mine: {
      check: () => null,
      play(state, seat) {
        lift(state, seat, MINE_CARDS, 'mine');
      },
    },
    pass: passing('goldMine', endTurn),
  },
};

/** SJ-DEC-11 */
export const takeMined: Decision = {
  rule: 'SJ-BLD-GOLD-MINE',
  choices: state => [{type: 'take', card: oneOf(state.mine)}, PASS],
  moves: {
    take: {
      check: (state, _seat, {card}) =>
        state.mine.includes(card) ? null : objection('sj/not-turned-up', 'SJ-BLD-GOLD-MINE'),
      play(state, seat, {card}, events) {
        const face = state.mineFaces[state.mine.indexOf(card)]!;
        events?.push({type: 'mined', seat, building: BUILDING_DATA[KIND[face]!]!.building});
        remove(state.mine, [card]);
        clearMine(state);
        // Until the hand has new handles, the view finds the face of the open card here.
        state.mine.push(card);
        state.mineFaces.push(face);
        const town = state.towns[seat]!;
        town.hand.push(card);
        town.traceable = true;
        blindHand(state, seat);
        leaveMine(state);
      },
    },
    pass: {
      check: () => null,
      play(state, seat, _action, events) {
        events?.push({type: 'mined', seat, building: null});
        clearMine(state);
        leaveMine(state);
      },
    },
  },
};

function leaveMine(state: SjState): void {
  state.phase = 'goldMine';
  endTurn(state);
}

function clearMine(state: SjState): void {
  for (const card of state.mine) state.discards.push(card);
  state.mine.length = 0;
  state.mineFaces.length = 0;
}

/** The cards are turned up: all costs must differ for one to be taken. */
export function turnedUp(state: SjState, faces: readonly number[], events?: SjEvent[]): void {
  state.mineFaces.push(...faces);
  const costs = faces.map(face => COST[KIND[face]!]!);
  const fits = new Set(costs).size === costs.length;
  events?.push({
    type: 'turnedUp',
    seat: state.turn,
    buildings: faces.map(face => BUILDING_DATA[KIND[face]!]!.building),
    fits,
  });
  if (fits) {
    state.phase = 'take';
    return;
  }
  clearMine(state);
  endTurn(state);
}

export const prospectorPhase: RolePhase = {
  start(state) {
    state.phase = 'goldMine';
    lift(state, state.turn, state.doubled ? 2 : 1, 'hand');
  },

  next(state) {
    if (state.phase === 'take') return true;
    for (; state.left > 0; endTurn(state))
      if (isActive(state.towns[state.turn]!, GOLD_MINE) && available(state) >= MINE_CARDS) return true;
    return false;
  },

  landed(state, cards, events) {
    events?.push({type: 'drew', seat: state.turn, source: 'prospector', cards, short: state.short});
  },
};
