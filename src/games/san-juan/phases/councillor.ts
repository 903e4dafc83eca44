/** Councillor phase (SJ-COU): cards are drawn and most of them discarded. */
import {type Choice, someOf} from '../../../engine/choice.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {ARCHIVE, PREFECTURE} from '../data.ts';
import {addToHand, blindHand, discardFrom, lift} from '../piles.ts';
import {available, type SjState, type Town} from '../state.ts';
import {councilDraw, isActive} from '../town.ts';
import {type Decision, endTurn, misplaced, objectToCount, type RolePhase} from './decision.ts';

const CONSULT: Choice = Object.freeze({type: 'consult'});

/** Cards that stay of those drawn (SJ-BLD-PREFECTURE). */
export const keeps = (town: Town): number => (isActive(town, PREFECTURE) ? 2 : 1);

/** SJ-DEC-8 */
export const consult: Decision = {
  rule: 'SJ-COU-1',
  choices: () => [CONSULT, PASS],
  moves: {
    consult: {
      check: () => null,
      play(state, seat, _action, events) {
        const count = councilDraw(seat === state.chooser, state.doubled);
        const to = isActive(state.towns[seat]!, ARCHIVE) ? 'hand' : 'drawn';
        if (lift(state, seat, count, to)) return;
        events?.push({type: 'passed', seat, phase: 'councillor'});
        endTurn(state);
      },
    },
    pass: passing('councillor', endTurn),
  },
};

/** With an archive the discards come from the whole hand (SJ-COU-2), else what is kept from the cards drawn. */
const fromHand = (state: SjState): boolean => state.drawn.length === 0;

/** SJ-DEC-9 */
export const keep: Decision = {
  rule: 'SJ-COU-1',
  choices(state, seat) {
    const {discard, drawn} = state;
    if (fromHand(state)) return [{type: 'discard', cards: someOf(state.towns[seat]!.hand, discard, discard)}];
    const count = drawn.length - discard;
    return [{type: 'keep', cards: someOf(drawn, count, count)}];
  },
  moves: {
    discard: {
      check: (state, seat, action) =>
        fromHand(state)
          ? objectToCount(action.cards, state.towns[seat]!.hand, state.discard, 'SJ-COU-2')
          : misplaced(state, action, 'SJ-COU-1'),
      play(state, seat, {cards}, events) {
        discardFrom(state, state.towns[seat]!.hand, cards);
        events?.push({type: 'discarded', seat, cards: cards.length, phase: 'councillor'});
        discarded(state);
      },
    },
    keep: {
      check: (state, _seat, action) =>
        fromHand(state)
          ? misplaced(state, action, 'SJ-COU-1')
          : objectToCount(action.cards, state.drawn, state.drawn.length - state.discard, 'SJ-COU-1'),
      play(state, seat, {cards}, events) {
        const out = state.drawn.filter(card => !cards.includes(card));
        discardFrom(state, state.drawn, out);
        addToHand(state, seat, cards);
        state.drawn.length = 0;
        events?.push({type: 'kept', seat, cards: cards.length, discarded: out.length});
        discarded(state);
      },
    },
  },
};

function discarded(state: SjState): void {
  state.discard = 0;
  state.phase = 'councillor';
  endTurn(state);
}

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
