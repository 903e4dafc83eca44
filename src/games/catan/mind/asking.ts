/** Trade in the own turn: what to agree to, and what to ask of the others. */
import {type BundleFilling, bundleOf, type Choice, isHole} from '../../../engine/choice.ts';
import {fits} from '../../../engine/holes.ts';
import {pointsOf} from '../awards.ts';
import type {CatState} from '../state.ts';
import type {CatAction} from '../types.ts';
import {gains, type Idea, ideas, isGood} from './deals.ts';
import type {Holdings} from './holdings.ts';
import type {Thought} from './offered.ts';
import type {Plan} from './plan.ts';

const NOTHING = [0, 0, 0, 0, 0];

/** Acceptances and proposals that are good for the seat. */
export function confirms(
  state: CatState,
  seat: number,
  choices: readonly Choice[],
  held: Holdings,
): Thought[] {
  const {offer, proposals} = state;
  return choices.flatMap(choice => {
    if (choice.type !== 'confirm') return [];
    // A choice without holes is an action.
    const action = choice as unknown as Extract<CatAction, {type: 'confirm'}>;
    const proposal = proposals[action.with];
    const terms =
      offer?.n === action.item
        ? {give: offer.give, want: offer.want}
        : proposal && {give: proposal.want, want: proposal.give};
    if (!terms || !isGood(state, seat, held, action.with, terms.give, terms.want)) return [];
    return [{action, worth: gains(state, seat, held, action.with, terms.give, terms.want).own}];
  });
}

/** What to ask of the others now; not the same twice. */
export function ideaFor(state: CatState, seat: number, held: Holdings, plan: Plan): Idea | null {
  if (state.phase === 'build') return null;
  const {offer} = state;
  // Somebody may still answer.
  if (offer?.to.some(other => state.answers[other] === 0)) return null;
  const others = state.players
    .map((_, other) => other)
    .filter(other => other !== seat && pointsOf(state, other) < state.rules.goal - 2);
  // What the turn is going to buy is not for sale.
  const kept = {...held, hand: plan.purchases.length > 0 ? NOTHING : held.hand};
  return (
    ideas(state, seat, kept, others).find(
      ({give, want}) => !offer || `${offer.give}/${offer.want}` !== `${give}/${want}`,
    ) ?? null
  );
}

export function offerOf(choices: readonly Choice[], {give, want, to}: Idea): CatAction | null {
  const choice = choices.find(({type}) => type === 'offer');
  const hole = choice?.terms;
  if (!isHole(hole) || hole.hole !== 'bundle') return null;
  const terms: BundleFilling = bundleOf(hole, give, want);
  // Concealed cards are shown as the hole lists them.
  return fits(hole, terms) ? ({type: 'offer', to, terms} as unknown as CatAction) : null;
}
