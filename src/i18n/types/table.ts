import type {PeopleWords} from './people.ts';

/** What the table says of a game that is over, beside what the game itself says. */
export interface ResultShellWords {
  /** @param why without a full stop */
  readonly ended: (why: string) => string;
  /** Heading of the chart. */
  readonly course: string;
  /** Opens the chart's figures. */
  readonly asTable: string;
  readonly round: string;
  /** All points of a seat and where they come from, to be read aloud: `sources` as "Buildings 14". */
  readonly breakdown: (name: string, total: number, sources: readonly string[]) => string;
  readonly replay: string;
  readonly share: string;
  readonly shareText: string;
  readonly sharePicture: string;
  readonly copied: string;
  readonly saved: string;
  /** Beside the text, where the browser lets nobody share or copy. */
  readonly byHand: string;
  /** The browser makes no picture. */
  readonly noPicture: string;
  readonly decided: DecidedWords;
  /** Heading of the times that the lead changed. */
  readonly turns: string;
  /** To look at the board at such a moment. */
  readonly turnSee: string;
  /** To try it otherwise from the reader's own move before it. */
  readonly turnTry: string;
}

/**
 * What decided a game, in one sentence. `when`, `gain` and `loss` are the words of the game: "in round 9", and what the seat did
 * that made the difference, or null where nothing can be named.
 */
export interface DecidedWords {
  /** @param over who led before: at most two names, none for all others */
  readonly ahead: (name: string, over: readonly string[], when: string, gain: string | null) => string;
  readonly fell: (name: string, leaderName: string, when: string, loss: string | null) => string;
  /** Several have the same points in the end. */
  readonly level: (name: string, when: string, gain: string | null) => string;
  readonly throughout: (name: string) => string;
  /** As `ahead` and `fell`, of a lead that may have been lost again. */
  readonly passed: DecidedWords['ahead'];
  readonly lostLead: DecidedWords['fell'];
}

/** What the table says while all devices deal together: who is waited for, who shuffles, who was proved to cheat. */
export interface DealingWords {
  /** The log of this device is on its way; what the board shows meanwhile is long over. */
  readonly fetching: string;
  readonly fetchingHint: string;
  /** The keys of the seats are not all in. */
  readonly setUp: string;
  /** Somebody lied before the first card: this table cannot begin. */
  readonly failed: string;
  readonly failedHint: string;
  /** The way on from there. */
  readonly newTable: string;
  readonly shuffles: (name: string) => string;
  readonly youShuffle: string;
  /** How far a shuffle is: devices whose turn was, of all. */
  readonly pass: (turn: number, of: number) => string;
  /** One or more devices owe their part. */
  readonly waits: (names: readonly string[]) => string;
  /** Of one device that is gone, and what can be done about it. */
  readonly away: (name: string, minutes: number) => string;
  /** Connected, but it says nothing. */
  readonly silent: string;
  /** Somebody was proved to cheat. */
  readonly caught: (name: string) => string;
  readonly evidence: string;
}

/** What a hint says, whatever the game. */
export interface HintWords {
  readonly title: string;
  readonly thinking: string;
  /** Under the moves: a tap prepares one. */
  readonly prepares: string;
  /** The person may do something, but nobody has asked for it. */
  readonly notAsked: string;
  /** There is no choice. */
  readonly onlyMove: string;
  /** How often a move won among 100 games that were played on in the head, and with how many points. */
  readonly wins: (wins: number, points: number) => string;
  /** Behind it, of the best move: what the second best won. */
  readonly secondBest: (wins: number) => string;
  /** Behind it, of a move that won more often than one before it: it was tried less often. @param first how often the first was */
  readonly lessSure: (games: number, first: number) => string;
  /** Of a game that thinks without playing on: the place of a move, from 0. */
  readonly choice: (place: number) => string;
  /** A move that was looked at a few times only. */
  readonly brief: string;
  readonly again: string;
  /** For screen readers, after a tap. */
  readonly prepared: string;
}

/** What every coach says, whatever the game; at most 30 words each. */
export interface CoachWords {
  /** Names the place where it stands, for screen readers. */
  readonly label: string;
  /** The answers to the aim of a game that nobody has played on this device: with the coach, or without. */
  readonly start: string;
  readonly decline: string;
  /** Puts a step away. */
  readonly next: string;
  readonly stop: string;
  /** A tap marks, the coral button confirms. */
  readonly confirm: string;
  /** How anything is explained: by a long press, or where there is a pointer by that and by `?`. */
  readonly explain: string;
  readonly explainByKeys: string;
}

/** What the shell of the table says: bar, banners, curtain, waiting, take-back, result. */
export interface TableWords {
  readonly people: PeopleWords;
  readonly dealing: DealingWords;
  readonly result: ResultShellWords;
  readonly takeBack: string;
  /** Of the same button while nothing can be taken back: it tells the reason. */
  readonly takeBackWhy: string;
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
  /** Of a device without a seat: it shows the board to all, or does not any more. */
  readonly middle: string;
  readonly middleOff: string;
  /** Of a phone beside a device in the middle: it shows what is its person's alone, or the whole table. */
  readonly handOnly: string;
  readonly handOff: string;
  /** After the first sentence of what happened: how many more there are. */
  readonly andMore: (sentences: number) => string;
  readonly newMoves: (moves: number) => string;
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
  /** Of a seat: it decides now. */
  readonly acting: string;
  readonly seatOrder: string;
  readonly atTable: string;
  readonly lastMoves: string;
  readonly backToTable: string;
  /** Behind it stand the ids of the rules, for who wants to look them up. */
  readonly ruleNumbers: string;
}
