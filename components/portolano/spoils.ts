/** What is paid to the pirate or taken from another ship, as it stands in the draft. */
import {sum} from '../../src/base/sum.ts';
import type {PortModel} from './model.ts';

/** Units that are marked to be paid or taken; at first those of the proposal. Coins are the last. */
export function markedUnits({draft, view}: PortModel): readonly number[] {
  if (draft.units) return draft.units;
  const {proposal} = view;
  return proposal?.type === 'pay' || proposal?.type === 'loot'
    ? [...proposal.load, proposal.coins]
    : [0, 0, 0, 0, 0, 0];
}

/** What goes overboard for it. */
export const outOf = ({draft, view}: PortModel): readonly number[] =>
  draft.units === null && view.proposal?.type === 'loot' && sum(draft.out) === 0
    ? view.proposal.out
    : draft.out;

export function lootAction(model: PortModel) {
  const counts = markedUnits(model);
  return {type: 'loot' as const, load: counts.slice(0, 5), coins: counts[5] ?? 0, out: outOf(model)};
}
