/** What Goofspiel tells a beginner at the table, beside the aim of the game. */
import type {CoachText} from '../../../../i18n/game-coach.ts';

export type CoachId = 'bid' | 'sealed' | 'shown' | 'stays';

export type GoofCoachText = CoachText<CoachId>;
