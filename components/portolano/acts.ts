/** Which decision takes the stage. */
import {fightOf} from './film.ts';
import type {PortModel} from './model.ts';

/** What takes the stage: on a phone it stands where the chart was. */
export type Act = 'sea' | 'harbour' | 'refill' | 'barter' | 'fight' | 'list';

/** Null: the chart is all that is needed. */
export function actOf(model: PortModel): Act | null {
  const {film, view} = model;
  if (film) {
    if (film.listed) return 'list';
    return fightOf(film.steps[film.at]!) ? 'fight' : null;
  }
  if (model.table.choices.length === 0 || model.table.shownAt !== null) return null;
  switch (view.phase) {
    case 'sea':
    case 'harbour':
    case 'refill':
      return view.phase;
    case 'pay':
    case 'loot':
      return 'fight';
    case 'cards':
      return view.plays.length === 0 ? 'barter' : null;
    default:
      return null;
  }
}
