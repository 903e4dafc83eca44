/** Words that only the painted board needs. */
import type {CatRefusal, CatView, Piece} from '../../types.ts';
import type {CatText} from '../type.ts';

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
  readonly house: (name: string, city: boolean) => string;
  readonly developmentCards: (n: number) => string;
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
  readonly turnOf: (name: string) => string;
  readonly yourTurn: string;
  readonly turn: (n: number, goal: number) => string;
  readonly turnShort: (n: number) => string;
  /** A development card on a small tile. */
  readonly card: string;
  readonly rolls: string;
  readonly build: string;
  readonly trade: string;
  readonly log: string;
  readonly back: string;
  readonly left: (n: number) => string;
  readonly ask: Readonly<
    Record<
      'foundSettlement' | 'foundRoad' | 'preRoll' | 'robber' | 'freeRoad' | 'main' | 'build' | 'trade',
      Prompt
    >
  > & {
    readonly discard: (owed: number, chosen: number) => Prompt;
    readonly place: (piece: Piece) => Prompt;
    readonly offer: (name: string, give: string, want: string) => Prompt;
    readonly answered: (name: string) => Prompt;
    readonly wait: (name: string) => Prompt;
    readonly confirm: (name: string, give: string, want: string) => Prompt;
    readonly plenty: (left: number) => Prompt;
    readonly monopoly: Prompt;
    readonly own: Prompt;
    readonly sevenCosts: (cards: number, cost: number) => string;
  };
  readonly buttons: Readonly<
    Record<
      | 'roll'
      | 'endTurn'
      | 'build'
      | 'buy'
      | 'choose'
      | 'discard'
      | 'rob'
      | 'nobody'
      | 'offer'
      | 'withdraw'
      | 'accept'
      | 'decline'
      | 'counter'
      | 'propose'
      | 'trade'
      | 'proposal'
      | 'victory'
      | 'play'
      | 'take'
      | 'place'
      | 'cancel',
      string
    >
  >;
  /** Why a piece cannot be built, in a word or two; empty for what the question says. */
  readonly short: (refusal: CatRefusal, missing: readonly number[]) => string;
  readonly waiting: Readonly<Record<CatView['phase'], (name: string) => string>>;
  readonly chance: string;
  readonly gameOver: string;
  readonly result: {
    readonly winner: (name: string, points: number) => string;
    readonly parts: Readonly<Record<string, string>>;
  };
}
