/** Further moves beside those of a decision, and the decision that is made of both. */
import type {Choice} from '../../../engine/choice.ts';
import type {Offered} from '../../../engine/kit/flow.ts';
import type {Decision} from '../phases/decision.ts';
import type {PrState} from '../state.ts';
import type {PrAction, PrEvent} from '../types.ts';

export type Extra = Offered<PrState, PrAction, PrEvent>;

/** With choices in front of a pass. */
export const withExtras = (base: Decision, extras: readonly Extra[]): Decision => ({
  ...base,
  choices(state, seat, faces) {
    const choices = base.choices(state, seat, faces);
    const pass = choices.at(-1)?.type === 'pass' ? choices.pop() : undefined;
    for (const extra of extras) add(choices, extra.choices(state, seat, faces));
    if (pass) choices.push(pass);
    return choices;
  },
  moves: movesOf(base, ...extras),
});

/** With choices behind all others. */
export const withAside = (base: Decision, aside: Extra): Decision => ({
  ...base,
  choices(state, seat, faces) {
    const choices = base.choices(state, seat, faces);
    add(choices, aside.choices(state, seat, faces));
    return choices;
  },
  moves: movesOf(base, aside),
});

export function add(choices: Choice[], more: readonly Choice[]): void {
  for (let i = 0; i < more.length; i++) choices.push(more[i]!);
}

export const movesOf = (...offered: readonly Extra[]): Extra['moves'] =>
  Object.assign({}, ...offered.map(({moves}) => moves));
