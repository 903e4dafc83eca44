/** Councillor phase (SJ-COU): cards are drawn and most of them discarded. */
import {type Choice, someOf} from '../../../engine/choice.ts';
import {ARCHIVE, PREFECTURE} from '../data.ts';
import {addToHand, blindHand, discardFrom, lift} from '../piles.ts';
import {refuseWith} from '../refusals.ts';
import {available, type Town} from '../state.ts';
import {councilDraw, isActive} from '../town.ts';
import {type Decision, endTurn, misplaced, objectToCount, PASS, type RolePhase} from './decision.ts';

const CONSULT: Choice = Object.freeze({type: 'consult'});

/** Cards that stay of those drawn (SJ-BLD-PREFECTURE). */
export const keeps = (town: Town): number => (isActive(town, PREFECTURE) ? 2 : 1);

/** SJ-DEC-8 */
export const consult: Decision = {
  choices: () => [CONSULT, PASS],

  check: (state, seat, action) =>
    action.type === 'pass' || action.type === 'consult' ? null : misplaced(state, seat, action, 'SJ-COU-1'),

  play(state, seat, action, events) {
    if (action.type === 'consult') {
      const count = councilDraw(seat === state.chooser, state.doubled);
      const to = isActive(state.towns[seat]!, ARCHIVE) ? 'hand' : 'drawn';
      if (lift(state, seat, count, to)) return;
    }
    events?.push({type: 'passed', seat, phase: 'councillor'});
    endTurn(state);
  },
};

/** SJ-DEC-9: with an archive the discards come from the whole hand (SJ-COU-2). */
export const keep: Decision = {
  choices(state, seat) {
    const {discard, drawn} = state;
    if (drawn.length === 0)
      return [{type: 'discard', cards: someOf(state.towns[seat]!.hand, discard, discard)}];
    const count = drawn.length - discard;
    return [{type: 'keep', cards: someOf(drawn, count, count)}];
  },

  check(state, seat, action) {
    const {discard, drawn} = state;
    const archive = drawn.length === 0;
    if (action.type !== (archive ? 'discard' : 'keep')) return misplaced(state, seat, action, 'SJ-COU-1');
    const objection = archive
      ? objectToCount(action.cards, state.towns[seat]!.hand, discard, 'SJ-COU-2')
      : objectToCount(action.cards, drawn, drawn.length - discard, 'SJ-COU-1');
    return objection && refuseWith(objection, seat);
  },

  play(state, seat, action, events) {
    const {hand} = state.towns[seat]!;
    if (action.type === 'discard') {
      discardFrom(state, hand, action.cards);
      events?.push({type: 'discarded', seat, cards: action.cards.length, phase: 'councillor'});
    } else if (action.type === 'keep') {
      const out = state.drawn.filter(card => !action.cards.includes(card));
      discardFrom(state, state.drawn, out);
      addToHand(state, seat, action.cards);
      state.drawn.length = 0;
      events?.push({type: 'kept', seat, cards: action.cards.length, discarded: out.length});
    }
    state.discard = 0;
    state.phase = 'councillor';
    endTurn(state);
  },
};

export const councillorPhase: RolePhase = {
  start(state) {
    state.phase = 'councillor';
  },

  next(state) {
    if (state.phase === 'keep') return true;
    for (; state.left > 0; endTurn(state)) if (available(state) > 0) return true;
    return false;
  },

  /** SJ-COU-3 */
  landed(state, cards, events) {
    const seat = state.turn;
    const town = state.towns[seat]!;
    events?.push({type: 'drew', seat, source: 'councillor', cards, short: state.short});
    state.discard = Math.max(0, cards - keeps(town));
    if (state.discard > 0) {
      state.phase = 'keep';
      if (state.drawn.length === 0) blindHand(state, seat);
      return;
    }
    addToHand(state, seat, state.drawn);
    state.drawn.length = 0;
    events?.push({type: 'kept', seat, cards, discarded: 0});
    endTurn(state);
  },
};
