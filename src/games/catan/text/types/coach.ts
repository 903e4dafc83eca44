import type {CoachText} from '../../../../i18n/game-coach.ts';

/** Names of the steps. */
export type CoachId =
  | 'foundSettlement'
  | 'foundSecond'
  | 'foundRoad'
  | 'roll'
  | 'knightFirst'
  | 'discard'
  | 'robber'
  | 'build'
  | 'trade'
  | 'bank'
  | 'card'
  | 'freeRoad'
  | 'answer'
  | 'propose'
  | 'waiting';

export type CatCoachText = CoachText<CoachId>;
