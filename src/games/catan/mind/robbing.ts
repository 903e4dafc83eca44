/** The robber, and what to throw away: by the chance to win that is left. */
import {sum} from '../../../base/sum.ts';
import type {Faces} from '../../../engine/ask.ts';
import type {Choice} from '../../../engine/choice.ts';
import {defaultDiscard, owedBy} from '../phases/seven.ts';
import {type CatState, cloneState} from '../state.ts';
import type {CatAction} from '../types.ts';
import {exchanged} from './deals.ts';
import {featuresOf} from './features.ts';
import {type Holdings, likelyHoldings} from './holdings.ts';
import {type Thought, valuesOf} from './offered.ts';
import {chanceOf, outlookOf} from './outlook.ts';
import {worthOf} from './plan.ts';

const NOTHING = [0, 0, 0, 0, 0];

/** Every way to place the robber. */
export function robbing(
  state: CatState,
  seat: number,
  choices: readonly Choice[],
  held: Holdings,
): Thought[] {
  const found: Thought[] = [];
  for (const choice of choices)
    for (const hex of valuesOf(choice.hex))
      for (const victim of valuesOf(choice.victim)) {
        const action: CatAction = {type: 'robber', hex: Number(hex), victim};
        found.push({action, worth: robbed(state, seat, held, Number(hex), victim)});
      }
  return found;
}

/** The own share when the robber stands there and this seat has lost a card. */
function robbed(state: CatState, seat: number, held: Holdings, hex: number, victim: number | null): number {
  const next = cloneState(state);
  next.robber = hex;
  const outlook = outlookOf(next, seat, held);
  if (victim !== null) {
    const theirs = likelyHoldings(state, victim);
    const cards = sum(theirs.hand);
    const part = theirs.hand.map(count => count / Math.max(1, cards));
    outlook[seat] = featuresOf(next, seat, {...held, hand: exchanged(held.hand, NOTHING, part)});
    outlook[victim] = featuresOf(next, victim, {...theirs, hand: exchanged(theirs.hand, part, NOTHING)});
  }
  return chanceOf(outlook, seat);
}

/** Card by card what is missed least; open cards before concealed ones. */
export function discard(state: CatState, seat: number, faces: Faces, held: Holdings): CatAction {
  const {hand, hidden} = state.players[seat]!;
  if (hidden.some(handle => !faces.has(handle))) {
    const {cards, hidden: closed} = defaultDiscard(state, seat);
    return {type: 'discard', cards, hidden: closed};
  }
  const left = [...held.hand];
  const cards = [...NOTHING];
  const closed = new Set<number>();
  const outlook = outlookOf(state, seat, held);
  for (let owed = owedBy(state, seat); owed > 0; owed--) {
    let least = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < left.length; kind++) {
      if (left[kind] === 0) continue;
      left[kind]!--;
      const worth = worthOf(state, seat, {...held, hand: left}, outlook);
      left[kind]!++;
      if (worth > most) [most, least] = [worth, kind];
    }
    left[least]!--;
    if (cards[least]! < hand[least]!) cards[least]!++;
    else closed.add(hidden.find(handle => faces.get(handle) === least && !closed.has(handle))!);
  }
  return {type: 'discard', cards, hidden: hidden.filter(handle => closed.has(handle))};
}
