/** What the shell of the table says: bar, banners, curtain, waiting, take-back, result. */
export interface TableWords {
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
  readonly asksBack: (name: string) => string;
  readonly youAsked: string;
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
  readonly skip: string;
  readonly loading: string;
}
