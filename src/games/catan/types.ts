/** Shapes of Catan: ids, actions, events and what a seat sees. No code but the const arrays. */
import type {Face, HandleId} from '../../base/ask.ts';
import type {Opening} from '../../engine/ask.ts';
import type {Fields, Result, Seat} from '../../engine/game.ts';

/** Canonical order of resources everywhere; the index is the face of a concealed resource card. */
export const RESOURCES = ['lumber', 'wool', 'grain', 'brick', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What lies on a hex: the index of a resource's terrain is that of the resource. */
export const TERRAINS = ['forest', 'pasture', 'fields', 'hills', 'mountains', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The first five are special harbours, 2:1 for the resource of the same index; the last is 3:1 for all. */
export const HARBOURS = [...RESOURCES, 'generic'] as const;
export type Harbour = (typeof HARBOURS)[number];

/** Development cards; the index is the face. */
export const CARDS = ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'] as const;
export type Card = (typeof CARDS)[number];

/** What can be built or bought, in the order of the costs. */
export const PIECES = ['road', 'settlement', 'city', 'card'] as const;
export type Piece = (typeof PIECES)[number];

/** One count per resource, in the order of `RESOURCES`. */
export type Counts = readonly [number, number, number, number, number];

/** What is exchanged, as its author sees it. `show`: concealed cards among `give` that have to be opened for it. */
export interface Terms {
  readonly give: readonly number[];
  readonly want: readonly number[];
  readonly show?: readonly Opening[];
}

/**
 * What players decide. Hexes, corners and edges are the numbers of `data/island.ts`. `show` stands exactly when cards that
 * others cannot know are needed beyond those that lie open: it names as many of each kind as are missing.
 */
export type CatAction =
  | {readonly type: 'foundSettlement'; readonly at: number}
  | {readonly type: 'foundRoad'; readonly edge: number}
  | {readonly type: 'roll'}
  /** Sealed. Open cards by kind and concealed ones by handle, together half of the hand. */
  | {readonly type: 'discard'; readonly cards: readonly number[]; readonly hidden: readonly HandleId[]}
  /** `victim` null: nobody is robbed. */
  | {readonly type: 'robber'; readonly hex: number; readonly victim: Seat | null}
  | {readonly type: 'offer'; readonly to: readonly Seat[]; readonly terms: Terms}
  /** `offer`: its number, so that an answer never meets another offer than the one it was meant for. */
  | {readonly type: 'accept'; readonly offer: number; readonly show?: readonly Opening[]}
  | {readonly type: 'decline'; readonly offer: number}
  /** An opponent's own terms; an answer as well where an offer is open to this seat. */
  | {readonly type: 'propose'; readonly terms: Terms}
  /** `item`: the number of the accepted offer or of the proposal. */
  | {readonly type: 'confirm'; readonly with: Seat; readonly item: number; readonly show?: readonly Opening[]}
  | {readonly type: 'withdraw'; readonly item: number}
  | {
      readonly type: 'bankTrade';
      readonly give: Resource;
      readonly take: Resource;
      readonly show?: readonly Opening[];
    }
  | {readonly type: 'toBuild'}
  | {readonly type: 'buildRoad'; readonly edge: number; readonly show?: readonly Opening[]}
  | {readonly type: 'buildSettlement'; readonly at: number; readonly show?: readonly Opening[]}
  | {readonly type: 'buildCity'; readonly at: number; readonly show?: readonly Opening[]}
  | {readonly type: 'buyCard'; readonly show?: readonly Opening[]}
  /** Development cards are opened when they are played. */
  | {readonly type: 'knight'; readonly card: HandleId}
  | {readonly type: 'roadBuilding'; readonly card: HandleId}
  | {readonly type: 'yearOfPlenty'; readonly card: HandleId; readonly take: readonly number[]}
  | {readonly type: 'monopoly'; readonly card: HandleId; readonly kind: Resource}
  | {readonly type: 'freeRoad'; readonly edge: number}
  /** Opens as many victory point cards as are missing, no more. */
  | {readonly type: 'declareVictory'; readonly cards: readonly HandleId[]}
  | {readonly type: 'endTurn'};

/**
 * `setup`: chance lays the table. `foundSettlement`, `foundRoad`: the founding phase. `preRoll`: a turn has begun.
 * `discard`: a 7 was rolled and hands are halved. `robber`: it is being moved. `trade`, `build`: the halves of a turn
 * (`separate`); `main`: both in one (`combined`). `freeRoad`: road building is being resolved.
 */
export type PhaseName =
  | 'setup'
  | 'foundSettlement'
  | 'foundRoad'
  | 'preRoll'
  | 'discard'
  | 'robber'
  | 'trade'
  | 'build'
  | 'main'
  | 'freeRoad'
  | 'over';

/**
 * What happened; worded in `text/`. Lists of five are counts by resource. `kind: null`: a card that only two seats
 * know. Whoever keeps books from events alone has the table: see `concealed` and `shown`.
 */
export type CatEvent =
  /** The island as it lies: terrain and token by hex, harbours by slot. */
  | {
      readonly type: 'boardLaid';
      readonly terrain: readonly Terrain[];
      readonly tokens: readonly number[];
      readonly harbours: readonly Harbour[];
    }
  /** Red tokens lay side by side: they are laid again. */
  | {readonly type: 'tokensAgain'}
  | {readonly type: 'cardsShuffled'; readonly cards: number}
  /** Rolls for the first player, `[seat, sum]`. */
  | {readonly type: 'startRolls'; readonly rolls: readonly (readonly [seat: Seat, sum: number])[]}
  | {readonly type: 'firstPlayer'; readonly seat: Seat}
  | {
      readonly type: 'founded';
      readonly seat: Seat;
      readonly piece: 'settlement' | 'road';
      readonly at: number;
    }
  | {readonly type: 'income'; readonly seat: Seat; readonly cards: readonly number[]}
  | {readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number}
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly dice: readonly [number, number];
      readonly sum: number;
    }
  | {
      readonly type: 'produced';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly hexes: readonly number[];
    }
  | {readonly type: 'shortage'; readonly kind: Resource; readonly owed: number; readonly left: number}
  /** What the seat had sealed is no discard that it owes, or was never opened: the rules choose for it. */
  | {readonly type: 'discardForced'; readonly seat: Seat}
  | {readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly number[]}
  | {readonly type: 'robberMoved'; readonly seat: Seat; readonly from: number; readonly hex: number}
  /** A friendly robber found no other hex that it may go to. */
  | {readonly type: 'robberStayed'; readonly seat: Seat}
  /** The victim's whole hand was mixed under its own key: its open cards are concealed from now on. */
  | {readonly type: 'concealed'; readonly seat: Seat; readonly cards: readonly number[]}
  | {readonly type: 'stole'; readonly seat: Seat; readonly victim: Seat; readonly kind: Resource | null}
  | {readonly type: 'declinedToSteal'; readonly seat: Seat}
  /** Concealed cards that were opened: they lie open now. */
  | {readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly number[]}
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly to: readonly Seat[];
      readonly give: readonly number[];
      readonly want: readonly number[];
    }
  | {readonly type: 'accepted'; readonly seat: Seat; readonly by: Seat}
  | {readonly type: 'declined'; readonly seat: Seat; readonly by: Seat}
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: readonly number[];
      readonly want: readonly number[];
      readonly counter: boolean;
    }
  | {readonly type: 'withdrew'; readonly seat: Seat; readonly item: 'offer' | 'answer' | 'proposal'}
  /** What could not be paid any more is off the table. */
  | {readonly type: 'fellThrough'; readonly seat: Seat; readonly with: Seat}
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly with: Seat;
      readonly give: readonly number[];
      readonly want: readonly number[];
    }
  | {
      readonly type: 'bankTraded';
      readonly seat: Seat;
      readonly give: Resource;
      readonly count: number;
      readonly take: Resource;
    }
  | {readonly type: 'tradeClosed'; readonly seat: Seat}
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly piece: 'road' | 'settlement' | 'city';
      readonly at: number;
      /** Road building gave it. */
      readonly free: boolean;
    }
  | {readonly type: 'boughtCard'; readonly seat: Seat; readonly left: number}
  | {readonly type: 'played'; readonly seat: Seat; readonly card: Exclude<Card, 'victory-point'>}
  | {readonly type: 'tookFromBank'; readonly seat: Seat; readonly cards: readonly number[]}
  /** `from`: cards by seat. */
  | {
      readonly type: 'monopolised';
      readonly seat: Seat;
      readonly kind: Resource;
      readonly from: readonly number[];
    }
  /** `seat` null: the card is set aside. */
  | {
      readonly type: 'longestRoad';
      readonly seat: Seat | null;
      readonly from: Seat | null;
      readonly length: number;
    }
  | {readonly type: 'largestArmy'; readonly seat: Seat; readonly from: Seat | null; readonly knights: number}
  | {readonly type: 'declared'; readonly seat: Seat; readonly cards: number}
  | {readonly type: 'turnEnded'; readonly seat: Seat}
  | {readonly type: 'gameEnded'; readonly seat: Seat; readonly points: number};

/** A refusal as the view carries it: why something cannot be done now. */
export interface CatRefusal {
  readonly code: string;
  readonly rule: string;
  readonly details: Fields;
}

export interface CatHexView {
  readonly hex: number;
  readonly terrain: Terrain;
  /** 0: no token. */
  readonly token: number;
  readonly robber: boolean;
  /** Corners with buildings, clockwise from the top. */
  readonly buildings: readonly {readonly corner: number; readonly seat: Seat; readonly city: boolean}[];
}

export interface CatHarbourView {
  /** Number of the slot, 0..8. */
  readonly slot: number;
  readonly kind: Harbour;
  /** Cards for one at the bank: 2 or 3. */
  readonly rate: 2 | 3;
  readonly corners: readonly [number, number];
}

export interface CatPlayerView {
  readonly seat: Seat;
  /** Resource cards in hand, kinds not told. */
  readonly cards: number;
  /** Unplayed development cards. */
  readonly development: number;
  readonly knights: number;
  /** Longest own trail. */
  readonly road: number;
  /** Points that all see. */
  readonly points: number;
  readonly left: {readonly road: number; readonly settlement: number; readonly city: number};
  readonly longestRoad: boolean;
  readonly largestArmy: boolean;
  /** Half of the hand that a 7 would cost now; 0 up to seven cards. */
  readonly sevenCosts: number;
  /** Answer to the open offer. */
  readonly answer: 'none' | 'accept' | 'decline' | 'counter' | null;
}

/** A development card of the viewer. */
export interface CatCardView {
  readonly handle: HandleId;
  readonly card: Card;
  /** Null: it can be played now. Victory point cards: whether victory can be declared with them. */
  readonly refusal: CatRefusal | null;
}

/** What the viewer can build or buy. */
export interface CatBuildView {
  readonly piece: Piece;
  readonly cost: Counts;
  /** Pieces in the own stock; cards in the deck. */
  readonly left: number;
  /** Missing cards by kind; all 0 when it can be paid. */
  readonly missing: Counts;
  /** Legal places for it whether it can be paid or not; empty for cards. */
  readonly spots: readonly number[];
  /** A road that can be laid now: the own longest trail with it, place by place. Else empty. */
  readonly lengths: readonly number[];
  /** Null: legal now. */
  readonly refusal: CatRefusal | null;
}

export interface CatOfferView {
  readonly n: number;
  readonly to: readonly Seat[];
  readonly give: Counts;
  readonly want: Counts;
}

export interface CatProposalView {
  readonly n: number;
  readonly seat: Seat;
  /** As the proposer sees it. */
  readonly give: Counts;
  readonly want: Counts;
  readonly counter: boolean;
}

/** One hex on which the viewer may put the robber. */
export interface CatRobberView {
  readonly hex: number;
  /** Who can be robbed there. */
  readonly victims: readonly Seat[];
  /** Cards that the owners lose at each roll of the number, by seat. */
  readonly hurts: readonly number[];
  /** How many of 36 rolls bring the number. */
  readonly ways: number;
  /** The viewer builds there. */
  readonly own: boolean;
  /** Nobody may be robbed there although somebody could. */
  readonly optional: boolean;
}

/** A place for a piece of the founding phase or a road, with what it brings. */
export interface CatSpotView {
  readonly at: number;
  /** Ways to roll the numbers around it, in 36. */
  readonly ways: number;
  /** Roads: the own longest trail afterwards. Else 0. */
  readonly length: number;
}

export interface CatView {
  readonly game: 'catan';
  readonly seats: number;
  /** Null for a watcher. */
  readonly viewer: Seat | null;
  readonly edition: 'almanac' | 'modern';
  /** The robber may not go beside others with few points (CAT-HOUSE-1). */
  readonly robberKeepsOff: boolean;
  /** Points that win. */
  readonly goal: number;
  readonly phase: PhaseName;
  /** Turn number, from 1; 0 before the first turn. */
  readonly turn: number;
  /** Whose turn it is; null before the first player is known and when the game is over. */
  readonly active: Seat | null;
  /** Who must act now. */
  readonly toAct: readonly Seat[];
  /** Seats in turn order after the active one; in the founding phase who founds next. */
  readonly next: readonly Seat[];
  /** Empty until the board is laid. */
  readonly hexes: readonly CatHexView[];
  readonly harbours: readonly CatHarbourView[];
  /** Owner by edge, null: free. */
  readonly roads: readonly (Seat | null)[];
  /** Building by corner. */
  readonly corners: readonly ({readonly seat: Seat; readonly city: boolean} | null)[];
  readonly robber: number;
  readonly bank: Counts;
  readonly deckCount: number;
  /** Progress cards that left the game, by the order of `CARDS` (knights: those face up). */
  readonly playedCards: readonly number[];
  readonly players: readonly CatPlayerView[];
  /** Last roll; null before the first. */
  readonly dice: readonly [number, number] | null;
  /** How often each sum 2..12 was rolled for production. */
  readonly rolls: readonly number[];
  /** The viewer's hand by kind, concealed cards included; null for a watcher. */
  readonly hand: Counts | null;
  /** The viewer's concealed resource cards: what nobody else knows for sure. */
  readonly concealed: readonly {readonly handle: HandleId; readonly kind: Resource}[];
  readonly cards: readonly CatCardView[];
  /** The viewer's own points with victory point cards. */
  readonly points: number;
  /** The viewer's rates at the bank by kind. */
  readonly rates: Counts;
  /** Builds of the viewer; empty for a watcher. Spots only while it could be built by rule of the phase. */
  readonly builds: readonly CatBuildView[];
  /** Where the viewer may found or lay a free road now. */
  readonly spots: readonly CatSpotView[];
  readonly robberTargets: readonly CatRobberView[];
  readonly offer: CatOfferView | null;
  /** How often each seat has made, answered or withdrawn an offer or a proposal in this turn. */
  readonly sayings: readonly number[];
  /** How often the viewer still may in this turn (CAT-TRD-8); null while there is plenty, and where trade is closed. */
  readonly sayingsLeft: number | null;
  readonly proposals: readonly CatProposalView[];
  /** Cards that the viewer owes after a 7; 0 when none. */
  readonly discard: number;
  /** Seats that still owe a discard. */
  readonly discarding: readonly Seat[];
  /** A card was played in this turn. */
  readonly cardPlayed: boolean;
  /** Free roads still to be laid. */
  readonly freeRoads: number;
  /** A proposed discard as counts of open cards and handles; null when none is owed. */
  readonly proposedDiscard: {readonly cards: Counts; readonly hidden: readonly HandleId[]} | null;
  readonly result: Result | null;
}

export type {Face, HandleId, Opening, Result, Seat};
