import type {CoachText} from '../../../../i18n/game-coach.ts';

/** Names of the steps. */
export type CoachId =
  | 'round'
  | 'sterns'
  | 'pirate'
  | 'ships'
  | 'plan'
  | 'wind'
  | 'danger'
  | 'barter'
  | 'sea'
  | 'upgrade'
  | 'harbour'
  | 'refill'
  | 'knight'
  | 'pay'
  | 'loot'
  | 'waiting';

export type PortCoachText = CoachText<CoachId>;
