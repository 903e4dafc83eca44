import type {CoachText} from '../../../../i18n/game-coach.ts';

/** Names of the steps. */
export type CoachId =
  | 'round'
  | 'last'
  | 'draft'
  | 'role'
  | 'hacienda'
  | 'settler'
  | 'forest'
  | 'mayor'
  | 'tools'
  | 'builder'
  | 'craftsman'
  | 'trader'
  | 'captain'
  | 'store'
  | 'guest'
  | 'buccaneer'
  | 'festival'
  | 'arrivals'
  | 'waiting';

export type PrCoachText = CoachText<CoachId>;
