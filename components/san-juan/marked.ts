/** Marking so many cards or places: councillor, hand limit, chapel, producer, trader, draft. */
import type {SjAction, SjView} from '../../src/games/san-juan/types.ts';
import type {SjModel} from './model.ts';

export type Task = NonNullable<SjView['task']>;

/** What is kept or tucked is chosen one by one; what goes or works is proposed. */
const isProposed = ({verb}: Task): boolean => verb === 'discard' || verb === 'produce' || verb === 'sell';

/** What is marked goes out of the hand; else it is what stays, or works. */
export const isLeaving = ({verb}: Task): boolean => verb === 'discard' || verb === 'tuck';

export const markedOf = ({draft}: Pick<SjModel, 'draft'>, task: Task): readonly number[] =>
  draft.marked ?? (isProposed(task) ? task.proposal : []);

/** A tap on one of them; beyond the number that may be marked the first one gives way. */
export function toggled(model: SjModel, task: Task, each: number): readonly number[] {
  const marked = markedOf(model, task);
  if (marked.includes(each)) return marked.filter(other => other !== each);
  return marked.length < task.most ? [...marked, each] : [...marked.slice(1), each];
}

/** The action, as far as the numbers are right. */
export function markedAction(model: SjModel, task: Task): SjAction | null {
  const marked = markedOf(model, task);
  const list = task.of.filter(each => marked.includes(each));
  if (list.length < Math.max(1, task.least) || list.length > task.most) return null;
  switch (task.verb) {
    case 'keep':
      return model.view.phase === 'draft' ? {type: 'draft', keep: list} : {type: 'keep', cards: list};
    case 'discard':
      return {type: 'discard', cards: list};
    case 'produce':
      return {type: 'produce', places: list};
    case 'sell':
      return {type: 'sell', places: list};
    case 'tuck':
      return {type: 'tuck', card: list[0]!};
  }
}
