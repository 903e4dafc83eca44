import type {PeopleWords} from '../people/type.ts';

/** What the shell of the table says: bar, banners, curtain, waiting, take-back, result. */
export interface TableWords {
  readonly people: PeopleWords;
  readonly takeBack: string;
  readonly help: string;
  readonly menu: string;
  readonly close: string;
  readonly log: string;
  readonly fairness: string;
  readonly settings: string;
  readonly rules: string;
  readonly invite: string;
  readonly syncNow: string;
  readonly saveRecord: string;
  readonly leave: string;
  readonly yourTurn: string;
  readonly waitingFor: (names: readonly string[]) => string;
  /** Since when, from whole minutes; under one minute "just now". */
  readonly waitingSince: (minutes: number) => string;
  readonly sending: string;
  readonly watching: string;
  /** Short, in the bar. */
  readonly newMoves: (moves: number) => string;
  readonly sinceYourTurn: (moves: number) => string;
  readonly curtainTitle: (name: string) => string;
  readonly curtainLine: string;
  readonly curtainOpen: (name: string) => string;
  /** Somebody wants to take back the last so many moves. */
  readonly asksBack: (name: string, moves: number) => string;
  readonly youAsked: (moves: number, waiting: readonly string[]) => string;
  /** Whose answer is waited for, said to who has nothing to answer. */
  readonly theyDecide: (names: readonly string[]) => string;
  /** To everybody but the one who refused, until somebody moves. */
  readonly refused: (name: string) => string;
  readonly agree: string;
  readonly refuse: string;
  readonly askBack: string;
  readonly link: Readonly<Record<'connecting' | 'unsteady' | 'away', string>>;
  readonly bot: string;
  readonly resultTitle: string;
  readonly place: (n: number) => string;
  readonly player: string;
  readonly sharedPlace: string;
  readonly seeBoard: string;
  readonly seeResult: string;
  readonly playAgain: string;
  readonly shownAt: (entry: number) => string;
  readonly toNow: string;
  /** Mark of a table to try things out, one short word; and what that means. */
  readonly trial: string;
  readonly trialHint: string;
  readonly skip: string;
  readonly loading: string;
  /** Of a seat: it decides now. */
  readonly acting: string;
  readonly seatOrder: string;
  readonly atTable: string;
  readonly lastMoves: string;
  readonly backToTable: string;
  /** Behind it stand the ids of the rules, for who wants to look them up. */
  readonly ruleNumbers: string;
}
