/** Half of a large hand goes to the bank after a 7 (CAT-ROB-2): chosen at the same time, sealed, then opened. */
import {type Disclosed, disclosedOf, type HandleId, openedOf, sealedOf} from '../../../engine/ask.ts';
import {type Choice, someOf, spread} from '../../../engine/choice.ts';
import {SAFE_HAND} from '../data.ts';
import {parse} from '../parse.ts';
import {type CatState, type Discard, handSize, seatsOf, sum} from '../state.ts';
import type {CatAction, CatEvent} from '../types.ts';
import type {Decision, Lots} from './move.ts';
import {callRobber} from './robber.ts';

/** What a hand owes to a 7. */
export const owedBy = (state: CatState, seat: number): number => {
  const cards = handSize(state.players[seat]!);
  return cards > SAFE_HAND ? cards >> 1 : 0;
};

/** CAT-ROB-1, CAT-ROB-2. */
export function rolledSeven(state: CatState, events?: CatEvent[]): void {
  const owing = seatsOf(state).filter(seat => owedBy(state, seat) > 0);
  if (owing.length === 0) {
    callRobber(state, events);
    return;
  }
  state.phase = 'discard';
  state.asking = 'discard';
  state.waiting = owing;
  state.discards = owing.map(seat => ({seat, cards: [0, 0, 0, 0, 0], hidden: []}));
}

/** One choice for each number of concealed cards among what is thrown away. */
function discardChoices(state: CatState, seat: number): Choice[] {
  const {hand, hidden} = state.players[seat]!;
  const owed = owedBy(state, seat);
  const open = sum(hand);
  const choices: Choice[] = [];
  for (let closed = Math.max(0, owed - open); closed <= Math.min(owed, hidden.length); closed++)
    choices.push({
      type: 'discard',
      cards: spread(owed - closed, hand.slice()),
      hidden: closed === 0 ? [] : someOf(hidden.slice(), closed, closed),
    });
  return choices;
}

/** Sealed, so it is never a step. */
export const discard: Decision = {
  who: ({waiting}) => waiting,
  choices: discardChoices,
  moves: {},
};

/** Whether an opened choice is what the rules ask for. */
function fits(state: CatState, seat: number, action: CatAction | null): action is DiscardAction {
  if (action?.type !== 'discard') return false;
  const {hand, hidden} = state.players[seat]!;
  let before = -1;
  const own = action.hidden.every(handle => {
    const at = hidden.indexOf(handle);
    const ok = at > before;
    before = at;
    return ok;
  });
  return (
    own &&
    action.cards.every((count, kind) => count <= hand[kind]!) &&
    sum(action.cards) + action.hidden.length === owedBy(state, seat)
  );
}
type DiscardAction = Extract<CatAction, {type: 'discard'}>;

/** What counts where nothing fitting was opened: open cards of the kinds of which there are most, then concealed ones. */
export function defaultDiscard(state: CatState, seat: number): Discard {
  const {hand, hidden} = state.players[seat]!;
  const left = hand.slice();
  const cards = [0, 0, 0, 0, 0];
  let owed = owedBy(state, seat);
  for (; owed > 0 && sum(left) > 0; owed--) {
    const kind = left.indexOf(Math.max(...left));
    left[kind]!--;
    cards[kind]!++;
  }
  return {seat, cards, hidden: hidden.slice(0, owed)};
}

export const SEVEN: Lots<'discard' | 'disclose' | 'reveal'> = {
  discard: {
    ask: ({waiting}) => ({kind: 'commit', by: waiting}),
    /** The last one to seal lets everybody open. */
    deal(state, answer) {
      state.waiting = state.waiting.filter(seat => seat !== sealedOf(answer));
      if (state.waiting.length === 0) state.asking = 'disclose';
    },
  },
  disclose: {
    ask: ({discards}) => ({kind: 'disclose', by: discards.map(({seat}) => seat)}),
    deal: (state, answer, events) => disclosed(state, disclosedOf(answer), events),
  },
  reveal: {
    ask: state => ({kind: 'reveal', handles: concealedDiscards(state)}),
    // A reveal opens every card, so that none is null.
    deal: (state, answer, events) => throwAway(state, openedOf(answer) as readonly number[], events),
  },
};

/** All choices are open: what is concealed among them has to be shown before it goes. */
function disclosed(state: CatState, choices: readonly Disclosed[], events?: CatEvent[]): void {
  state.discards = state.discards.map(({seat}, i) => {
    const action = choices[i] ? parse(choices[i].action) : null;
    if (fits(state, seat, action)) return {seat, cards: action.cards, hidden: action.hidden};
    events?.push({type: 'discardForced', seat});
    return defaultDiscard(state, seat);
  });
  if (state.discards.some(({hidden}) => hidden.length > 0)) state.asking = 'reveal';
  else throwAway(state, [], events);
}

/** The concealed cards among what is thrown away, in the order of the discards. */
function concealedDiscards({discards}: CatState): HandleId[] {
  const handles: HandleId[] = [];
  for (const {hidden} of discards) handles.push(...hidden);
  return handles;
}

/** Everything goes to the bank at once. @param faces of the concealed cards, in the order of the discards */
function throwAway(state: CatState, faces: readonly number[], events?: CatEvent[]): void {
  let at = 0;
  for (const {seat, cards, hidden} of state.discards) {
    const player = state.players[seat]!;
    const all = cards.slice();
    if (hidden.length > 0) player.hidden = player.hidden.filter(handle => !hidden.includes(handle));
    for (let i = 0; i < hidden.length; i++) all[faces[at++]!]!++;
    for (let kind = 0; kind < all.length; kind++) {
      player.hand[kind]! -= cards[kind]!;
      state.bank[kind]! += all[kind]!;
    }
    events?.push({type: 'discarded', seat, cards: all});
  }
  state.discards = [];
  state.asking = null;
  callRobber(state, events);
}
