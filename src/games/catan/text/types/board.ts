/** Words that only the painted board needs. */

import type {CoachText} from '../../../../i18n/game-coach.ts';
import type {CatReason} from '../../hints/reasons.ts';
import type {CatPlayerView, CatRefusal, CatView, Piece, Resource, Seat} from '../../types.ts';
import type {DRAINS, SOURCES} from '../../view/statistics.ts';
import type {CatText} from './text.ts';

/** What sentences about the board are made of: the view and the words of the game. */
export interface Told {
  readonly view: CatView;
  readonly text: CatText;
}

export interface Prompt {
  readonly question: string;
  readonly sub: string;
}

export interface BoardWords {
  readonly island: string;
  /** "forest, 8, 5 of 36, robber". */
  readonly hex: (hex: number, told: Told) => string;
  /** A place by what lies around it: "corner: forest 8, hills 5, wool harbour 2:1". */
  readonly spot: (kind: 'hex' | 'edge' | 'corner', at: number, city: boolean, told: Told) => string;
  /** The same without the kind: "forest 8, hills 5", or with a single hex "forest 8, north shore". */
  readonly around: (kind: 'hex' | 'edge' | 'corner', at: number, told: Told) => string;
  readonly house: (name: string, city: boolean) => string;
  readonly developmentCards: (n: number) => string;
  /** "2 points lost: longest road". @param awards as the game calls them */
  readonly lost: (points: number, awards: readonly string[]) => string;
  /** Of an offer that was declined by itself. @param lacks "2 ore short" */
  readonly unpaid: (lacks: string) => string;
  readonly robberKeepsOff: string;
  readonly pointsHidden: (points: number, hidden: number) => string;
  readonly roadLength: (n: number) => string;
  readonly giveOne: string;
  readonly getOne: string;
  readonly takeBack: string;
  readonly tapWanted: string;
  readonly youGive: string;
  readonly youGet: string;
  readonly accepts: string;
  readonly declines: string;
  readonly thinks: string;
  readonly proposes: string;
  readonly for: string;
  readonly ratesFrom: (best: number) => string;
  readonly bankTrade: (give: string, take: string) => string;
  readonly yourTurn: string;
  /** After the roll: "Rolled 8"; "You: +3 lumber". */
  readonly rolled: (sum: number) => string;
  readonly rolledBy: (sum: number) => string;
  readonly youGot: (cards: string) => string;
  readonly youGotNothing: string;
  readonly sevenRolled: string;
  readonly turn: (n: number, goal: number) => string;
  readonly turnShort: (n: number) => string;
  /** Pieces on a small tile. */
  readonly pieceNames: Readonly<Record<Piece, string>>;
  readonly rolls: string;
  /** "42 rolls: were they fair?"; leads to what shows it. */
  readonly checked: (n: number) => string;
  /** All sums with how often they came, 2 to 12. */
  readonly rollsSaid: (rolls: readonly number[]) => string;
  readonly diceSaid: (dice: readonly [number, number] | null) => string;
  readonly build: string;
  readonly costs: string;
  readonly trade: string;
  readonly tradeClosed: string;
  readonly ratesLabel: string;
  readonly bank: string;
  readonly left: (n: number) => string;
  readonly leftLabel: string;
  readonly hiddenOfThem: (n: number) => string;
  // After a seven
  readonly owes: (n: number) => string;
  readonly sealed: string;
  readonly safe: string;
  // Development cards on their tiles
  readonly playable: string;
  readonly pointStays: string;
  readonly notNow: (code: string) => string;
  // Places
  readonly places: string;
  readonly placesLit: (n: number) => string;
  readonly placeOf: (n: number, all: number) => string;
  /** The own longest road, were this one laid. */
  readonly thenLong: (n: number) => string;
  readonly previousPlace: string;
  readonly nextPlace: string;
  readonly asList: string;
  readonly nearer: string;
  readonly wholeIsland: string;
  readonly lookAround: string;
  readonly hexes: string;
  readonly hexColumns: readonly [string, string, string, string];
  readonly ways: (n: number) => string;
  /** The same of a corner, as a sentence. */
  readonly paysOn: (n: number) => string;
  /** Where no corner is chosen yet. */
  readonly tapShows: string;
  /** Before the cards that the second settlement brings, as pictures. */
  readonly cardsNow: string;
  /** The same once it stands. */
  readonly cardsGot: string;
  readonly harbours: string;
  readonly nobodyThere: string;
  readonly corners: string;
  readonly edges: string;
  readonly roadOf: (name: string) => string;
  // What is missing, and what helps
  readonly canBuild: string;
  readonly lacks: (missing: readonly number[], told: Told) => string;
  readonly bankHelps: (take: Resource, rate: number, give: Resource, told: Told) => string;
  readonly hurtBy: (token: number, ways: number, losers: readonly string[], kind: string) => string;
  // Trade
  readonly takeFrom: (name: string) => string;
  readonly noCards: string;
  readonly why: Readonly<
    Record<'noTerms' | 'noGive' | 'noWant' | 'emptyHands' | 'bankShort' | 'oneKind' | 'bankEmpty', string>
  > & {
    readonly tooMuch: (kind: string) => string;
    /** How many offers and answers are left in this turn; 0 too. */
    readonly sayingsLeft: (n: number) => string;
    readonly bankNeeds: (cards: string) => string;
  };
  readonly ask: Readonly<
    Record<
      | 'foundSettlement'
      | 'foundSecond'
      | 'foundRoad'
      | 'robber'
      | 'freeRoad'
      | 'main'
      | 'build'
      | 'buy'
      | 'playFirst'
      | 'trade'
      | 'monopoly'
      | 'own',
      Prompt
    >
  > & {
    readonly preRoll: (playable: boolean) => Prompt;
    readonly discard: (owed: number) => string;
    readonly tapDiscards: string;
    readonly toGo: (n: number) => string;
    /** All are chosen; these seats still choose. */
    readonly opened: (others: readonly string[]) => string;
    readonly whom: string;
    readonly robHere: (name: string) => string;
    readonly place: (piece: Piece) => Prompt;
    /** In one short sentence: it stands beside the hand. `cards` puts them into words. */
    readonly offer: (
      give: readonly number[],
      get: readonly number[],
      cards: (cards: readonly number[]) => string,
    ) => string;
    readonly asks: (name: string, everybody: boolean, declined: readonly string[]) => string;
    /** What has become of the own offer; both empty: all have declined. */
    readonly offerOut: (accepted: readonly string[], waiting: readonly string[]) => string;
    /** Several would trade, or on other terms: the answers are to be looked at. */
    readonly withWhom: string;
    readonly offered: string;
    readonly answersCome: string;
    readonly proposal: string;
    readonly proposed: (name: string) => Prompt;
    readonly answered: (name: string, answer: CatPlayerView['answer']) => Prompt;
    /** @param doing what the seat at turn is doing */
    readonly wait: (doing: string) => Prompt;
    readonly confirm: (name: string, give: string, want: string) => Prompt;
    readonly plenty: (left: number) => Prompt;
    readonly sevenCosts: (cards: number, cost: number) => string;
  };
  readonly buttons: Readonly<
    Record<
      | 'roll'
      | 'endTurn'
      | 'buy'
      | 'choose'
      | 'foundSettlement'
      | 'foundRoad'
      | 'freeRoad'
      | 'nobody'
      | 'ownHex'
      | 'otherHex'
      | 'offer'
      | 'again'
      | 'withdraw'
      | 'accept'
      | 'decline'
      | 'counter'
      | 'propose'
      | 'noTrades'
      | 'trade'
      | 'proposal'
      | 'victory'
      | 'play'
      | 'take'
      | 'place'
      | 'cancel',
      string
    >
  > & {
    readonly builds: Readonly<Record<'road' | 'settlement' | 'city', string>>;
    readonly discard: (n: number) => string;
    readonly rob: (name: string) => string;
  };
  /** Why a piece cannot be built, in a word or two; empty for what the question says. */
  readonly short: (refusal: CatRefusal, missing: readonly number[]) => string;
  readonly waiting: Readonly<Record<CatView['phase'], (name: string) => string>>;
  readonly chance: string;
  readonly gameOver: string;
  readonly result: {
    readonly winner: (name: string, points: number) => string;
    /** Why the winner stands first although others have as many points. */
    readonly turnDecides: (name: string) => string;
    readonly parts: Readonly<Record<string, string>>;
    /** "in round 9". */
    readonly when: (round: number) => string;
    /** By source of points: what somebody did who has more of them now, behind "in round 9". */
    readonly gains: Readonly<Record<string, string>>;
    /** What befell somebody who has fewer. */
    readonly losses: Readonly<Record<string, string>>;
  };
}

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

/** Words for what a game has brought each seat, needed at its end alone. */
export interface StatisticsWords {
  readonly title: string;
  /** Resource cards that came, and where from; those that went, and where to. */
  readonly got: string;
  readonly sources: Readonly<Record<(typeof SOURCES)[number], string>>;
  readonly gave: string;
  readonly drains: Readonly<Record<(typeof DRAINS)[number], string>>;
  readonly besides: string;
  readonly blocked: string;
  readonly deals: string;
  readonly bankDeals: string;
  readonly bought: string;
  readonly sevens: string;
  readonly rolls: string;
  /** Over the sums of two dice. */
  readonly sum: string;
  /** What chance would bring of so many rolls. */
  readonly expected: string;
  readonly asTable: string;
}

/** What a hint says of a move in Catan: one sentence for each kind of reason, at most 25 words. */
export interface HintTold {
  readonly text: CatText;
  readonly name: (seat: Seat) => string;
}

/** The details of a reason, also of one that shares them with others. */
type DetailsOf<Id, R = CatReason> = R extends {id: infer Ids; details: infer Details}
  ? Id extends Ids
    ? Details
    : never
  : never;

export type CatReasonTexts = {
  readonly [Id in CatReason['id']]: (details: DetailsOf<Id>, told: HintTold) => string;
};

export interface CatHintWords {
  readonly reasons: CatReasonTexts;
  readonly roll: string;
  readonly endTurn: string;
  /** @param cards as an object: "3 lumber and 1 ore" */
  readonly discard: (cards: string) => string;
}
