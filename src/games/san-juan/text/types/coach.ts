import type {CoachText} from '../../../../i18n/game-coach.ts';

/** Names of the steps. */
export type CoachId =
  | 'round'
  | 'draft'
  | 'pick'
  | 'builder'
  | 'payment'
  | 'producer'
  | 'trader'
  | 'councillor'
  | 'keep'
  | 'handLimit'
  | 'chapel'
  | 'goldMine'
  | 'take'
  | 'waiting';

export type SjCoachText = CoachText<CoachId>;
