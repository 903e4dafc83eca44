import type {DealingWords} from './dealing.ts';
import type {PeopleWords} from './people.ts';
import type {ResultShellWords} from './result.ts';

/** What the shell of the table says: bar, banners, curtain, waiting, take-back, result. */
export interface TableWords {
  readonly people: PeopleWords;
  readonly dealing: DealingWords;
  readonly result: ResultShellWords;
  readonly takeBack: string;
  readonly help: string;
  readonly menu: string;
  readonly close: string;
  readonly log: string;
  readonly fairness: string;
  readonly settings: string;
  readonly rules: string;
  /** To have each decision explained. */
  readonly coach: string;
  /** To be told good moves. */
  readonly hint: string;
  /** Confirms a move out of a hint. */
  readonly hintTaken: string;
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
  /** After the first sentence of what happened: how many more there are. */
  readonly andMore: (sentences: number) => string;
  readonly newEvents: (sentences: number) => string;
  readonly sinceYourTurn: (moves: number) => string;
  /** Above the name of whoever takes the device. @param handy a phone, not a screen on a desk */
  readonly curtainPass: (handy: boolean) => string;
  readonly curtainLine: (name: string) => string;
  /** @param asks what they do, without a full stop. @param then who comes after; either may be empty */
  readonly curtainNext: (asks: string, then: string) => string;
  readonly curtainCards: (name: string) => string;
  readonly curtainOpen: (name: string) => string;
  /** Somebody wants to take back the last so many moves. */
  readonly asksBack: (name: string, moves: number) => string;
  readonly youAsked: (moves: number, waiting: readonly string[]) => string;
  /** Whose answer is waited for, said to who has nothing to answer. */
  readonly theyDecide: (names: readonly string[]) => string;
  /** To everybody but the one who refused, until somebody moves. */
  readonly refused: (name: string) => string;
  /** To everybody, once all have agreed. */
  readonly tookBack: (name: string, moves: number) => string;
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
