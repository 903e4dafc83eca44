/** The steps of a game that check and copy first, out of those that change a state in place: one meaning for both. */
import {requireAnswer} from './ask.ts';
import type {Action, Game, GameEvent} from './game.ts';

/** @param rules a game without `apply` and `answer` */
export function onCopies<S, A extends Action, V, E extends GameEvent>(
  rules: Omit<Game<S, A, V, E>, 'apply' | 'answer'>,
): Game<S, A, V, E> {
  return {
    ...rules,
    apply(state, seat, action, events) {
      const refusal = rules.check(state, seat, action);
      if (refusal) throw refusal;
      const next = rules.clone(state);
      rules.play(next, seat, action, events);
      return next;
    },
    answer(state, given, events) {
      const answer = requireAnswer(rules.ask(state), given);
      const next = rules.clone(state);
      rules.deal(next, answer, events);
      return next;
    },
  };
}
