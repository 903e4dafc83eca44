/** Words of the painted board that no other screen needs. */

import type {CoachText} from '../../../../i18n/game-coach.ts';
import type {Building, Role, SjRefusal} from '../../types.ts';

export interface BoardWords {
  readonly youChose: string;
  readonly choseIt: (name: string) => string;
  /** "Then Zsófia and Bence"; empty for nobody. */
  readonly afterYou: (names: readonly string[]) => string;
  readonly yourHand: string;
  readonly cardsDrawn: string;
  readonly cardsTurnedUp: string;
  readonly prices: string;
  readonly nextPrices: string;
  readonly unknownPrices: string;
  /** What the price board is called while goods are sold at it. */
  readonly tradingHouse: string;
  readonly yourGoods: string;
  /** Below a building whose good is marked for sale, and below one whose good is not: "for 2". */
  readonly toSell: string;
  readonly sellsFor: (cards: number) => string;
  /** Before the cards that a sale brings. */
  readonly youDraw: string;
  readonly fullestCity: string;
  readonly deck: string;
  readonly discards: string;
  /** Beside the hand, where payment is read in it: sunk cards pay, a tap on another one swaps. */
  readonly sunkPays: string;
  /** "8 of 12 buildings". */
  readonly ofTwelve: (buildings: number) => string;
  /** "13 points or more": cards under the chapel are secret. */
  readonly atLeast: (points: number) => string;
  /** Marks on cards: it pays, it stays, it goes. */
  readonly pays: string;
  readonly keep: string;
  readonly goes: string;
  /** It is put under the chapel. */
  readonly tucked: string;
  /** Heading of what has happened lately. */
  readonly thisRound: string;
  /** Before points and effect of what is to be built. */
  readonly gets: string;
  readonly moreToPay: (cards: number) => string;
  readonly tapToSwap: string;
  readonly pay: (cards: number) => string;
  readonly free: string;
  /** Why a card cannot be built, short enough for its foot; empty for what needs no word. */
  readonly whyNot: (refusal: SjRefusal) => string;
  /** Above the own buildings, where a crane may set a card on one of them. */
  readonly freePlotOrOver: string;
  readonly over: (building: string) => string;
  readonly take: (role: Role) => string;
  readonly build: (building: Building) => string;
  readonly keepOne: (building: Building) => string;
  readonly takeOne: (building: Building) => string;
  /** In place of the question, where no card of the hand can be built. */
  readonly nothingToBuild: string;
  /** `build` and `takeOne` in one line of a narrow button, below a question that has the whole name. */
  readonly inShort: Readonly<Record<'build' | 'takeOne', (short: string) => string>>;
  readonly holdsGood: (good: string) => string;
  readonly empty: string;
  readonly pickFirst: Readonly<Record<'role' | 'card' | 'place', string>>;
  readonly cost: string;
  readonly privilege: string;
  readonly reports: Readonly<Record<'producer' | 'trader' | 'councillor' | 'prospector' | 'builder', string>>;
}

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
