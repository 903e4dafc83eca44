/** What a strong player says to an offer of another: yes where its own prospects grow, a counter where both would, else no. */
import type {Faces} from '../../../engine/ask.ts';
import {bundleOf, isHole} from '../../../engine/choice.ts';
import {fits} from '../../../engine/holes.ts';
import {pointsOf} from '../awards.ts';
import {choices as choicesOf} from '../flow.ts';
import {type CatState, NO_ANSWER} from '../state.ts';
import type {CatAction} from '../types.ts';
import {gains, isGood} from './deals.ts';
import {ownHoldings} from './holdings.ts';

/** A counter has to be good for both by so much. */
const COUNTER = 1.05;

export function reply(state: CatState, seat: number, faces: Faces): CatAction | null {
  const choices = choicesOf(state, seat, faces);
  const {offer, active} = state;
  if (!offer?.to.includes(seat) || state.answers[seat] !== NO_ANSWER) return null;
  const held = ownHoldings(state, seat, faces);
  const leads = pointsOf(state, active) >= state.rules.goal - 2;
  const accept = choices.find(({type}) => type === 'accept');
  // A choice without holes is an action.
  if (accept && !leads && isGood(state, seat, held, active, offer.want, offer.give))
    return accept as unknown as CatAction;
  const hole = choices.find(({type}) => type === 'propose')?.terms;
  if (!leads && isHole(hole) && hole.hole === 'bundle')
    for (let kind = 0; kind < 5; kind++) {
      if (held.hand[kind]! === 0 || offer.want[kind]! > 0 || offer.give[kind]! > 0) continue;
      const give = offer.want.map((_, each) => (each === kind ? 1 : 0));
      const both = gains(state, seat, held, active, give, offer.give);
      const terms = bundleOf(hole, give, offer.give);
      if (both.own < COUNTER || both.theirs < COUNTER || !fits(hole, terms)) continue;
      return {type: 'propose', terms} as unknown as CatAction;
    }
  const decline = choices.find(({type}) => type === 'decline');
  return decline ? (decline as unknown as CatAction) : null;
}
