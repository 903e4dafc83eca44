/** Shapes that the expansions add: ids, actions, events and what a seat sees. No code but the const arrays. */
import type {Fields, Seat} from '../../../engine/game.ts';
import type {Building, Good, GoodCounts, Role, Tile} from '../names.ts';

/** In the order of the rulebooks, which is the order of the bits of `MoreRules.mask`. */
export const EXPANSIONS = ['newBuildings', 'nobles', 'buccaneer', 'festival'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export type Piece = 'worker' | 'noble';
/** What stands on a tile that is given away. */
export type Occupant = 'empty' | Piece;
/** A tile that may be given away; quarries never (PR-B-HUNTING-LODGE, PR-B-LAND-OFFICE). */
export type Land = Good | 'forest';

/** What the black market takes back: at most one of each, as much as is short (PR-B-BLACK-MARKET-a). */
export type Payment = {
  readonly piece: {readonly from: 'san-juan' | Tile | Building; readonly piece: Piece} | null;
  readonly good: Good | null;
  readonly point: boolean;
};

export type MoreAction =
  /** Puts a kind of building on the board (PR-D-DRAFT). */
  | {readonly type: 'draft'; readonly building: Building}
  /** One guest to a tile with an empty slot (PR-D-GUEST-1 .. PR-D-GUEST-5). */
  | {readonly type: 'moveGuest'; readonly piece: Piece; readonly to: Tile | Building}
  /** No more moves of guests in this phase (PR-D-GUEST-9). */
  | {readonly type: 'guestsStay'}
  /** A tile drawn unseen, once seen (PR-D-HACIENDA-FOREST, PR-D-LAND-FOREST). */
  | {readonly type: 'layTile'; readonly asForest: boolean}
  /** Goods for the royal supplier, in the order of `GOODS`, each once (PR-D-SUPPLIER). */
  | {readonly type: 'supply'; readonly goods: readonly Good[]}
  /** The small wharf: tokens by good (PR-B-SMALL-WHARF). */
  | {readonly type: 'smallWharf'; readonly goods: GoodCounts}
  /** The second half of a placement: how many of the pieces on each place are nobles (PR-D-MAYOR-PLACE). */
  | {readonly type: 'placeNobles'; readonly nobles: readonly number[]}
  /** PR-D-MAYOR-TAKE. */
  | {readonly type: 'takePiece'; readonly piece: Piece}
  /** Hunting lodge: PR-D-LODGE. `from` tells equal tiles apart; a forest is always empty. */
  | {readonly type: 'discardTile'; readonly tile: Land; readonly from: Occupant}
  /** Land office with a worker: the top of the deck, or in the 2001 edition a tile of the row. */
  | {readonly type: 'buyTile'; readonly tile?: Good; readonly asForest?: boolean}
  /** Land office with a noble. */
  | {readonly type: 'sellTile'; readonly tile: Land; readonly from: Occupant}
  /** PR-D-PIRACY: `keep` tokens of the ship. */
  | {readonly type: 'piracy'; readonly ship: number; readonly keep: number}
  /** PR-BUC-5. */
  | {readonly type: 'plunder'}
  /** PR-D-RAID: pieces kept, by place in the order of `place.slots`. */
  | {readonly type: 'raid'; readonly slots: readonly number[]}
  /** PR-BUC-5. */
  | {readonly type: 'capture'; readonly role: Role};

export type MorePhase =
  | 'draft'
  /** A window for guests. */
  | 'guest'
  /** A tile drawn unseen is laid. */
  | 'tile'
  | 'second-tile'
  | 'lodge'
  | 'arrivals'
  /** Which of the pieces that were placed are nobles. */
  | 'nobles'
  | 'supplier'
  | 'buccaneer';

export type MoreEvent =
  | {readonly type: 'taskSet'; readonly task: 'cultivation'; readonly tile: Good}
  | {readonly type: 'taskSet'; readonly task: 'production'; readonly goods: GoodCounts}
  | {readonly type: 'taskSet'; readonly task: 'construction'; readonly building: Building}
  /** `by`: null where the lot drew. */
  | {readonly type: 'drafted'; readonly building: Building; readonly by: Seat | null}
  | {
      readonly type: 'guestMoved';
      readonly seat: Seat;
      readonly piece: Piece;
      readonly to: Tile | Building;
    }
  /** `tile` null: face down, and nobody else knows. */
  | {
      readonly type: 'forestPlanted';
      readonly seat: Seat;
      readonly tile: Good | null;
      readonly worker: boolean;
      readonly from: 'row' | 'deck';
    }
  | {readonly type: 'drewHidden'; readonly seat: Seat; readonly with: 'hacienda' | 'land-office'}
  | {readonly type: 'laidTile'; readonly seat: Seat; readonly tile: Good}
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly building: Building;
      readonly doubloons: number;
      readonly points: number;
    }
  | {readonly type: 'paidWith'; readonly seat: Seat; readonly payment: Payment}
  | {readonly type: 'soldAtPost'; readonly seat: Seat; readonly good: Good; readonly doubloons: number}
  | {
      readonly type: 'smallWharfUsed';
      readonly seat: Seat;
      readonly goods: GoodCounts;
      readonly points: number;
      readonly harbor: number;
      readonly privilege: number;
    }
  | {readonly type: 'supplied'; readonly seat: Seat; readonly goods: readonly Good[]}
  | {readonly type: 'tookPiece'; readonly seat: Seat; readonly piece: Piece}
  /** The villa's guest: a noble, or a worker where no noble is left. */
  | {readonly type: 'villaPiece'; readonly seat: Seat; readonly piece: Piece}
  | {readonly type: 'nobleArrived'; readonly seat: Seat}
  | {
      readonly type: 'placedNobles';
      readonly seat: Seat;
      readonly nobles: readonly number[];
      readonly sanJuan: number;
    }
  | {
      readonly type: 'tileDiscarded';
      readonly seat: Seat;
      readonly tile: Land;
      /** The face with which it reaches the discard. */
      readonly face: Good;
      readonly piece: Piece | null;
      readonly by: 'hunting-lodge' | 'land-office';
    }
  | {readonly type: 'boughtTile'; readonly seat: Seat; readonly tile: Good | null}
  | {
      readonly type: 'pirated';
      readonly seat: Seat;
      readonly ship: number;
      readonly good: Good;
      readonly kept: number;
      readonly lost: number;
    }
  | {readonly type: 'plundered'; readonly seat: Seat; readonly goods: GoodCounts; readonly points: number}
  | {
      readonly type: 'raided';
      readonly seat: Seat;
      readonly kept: number;
      readonly returned: number;
      readonly slots: readonly number[];
    }
  | {readonly type: 'captured'; readonly seat: Seat; readonly role: Role; readonly doubloons: number}
  /** Somebody took the captured card: the captor's 3 doubloons. */
  | {readonly type: 'ransom'; readonly seat: Seat; readonly role: Role; readonly doubloons: number}
  /** The captor has to play the card that nobody took. */
  | {readonly type: 'playsCaptured'; readonly seat: Seat; readonly role: Role}
  | {readonly type: 'taskWon'; readonly seat: Seat; readonly task: Task; readonly reward: number};

export type Task = 'cultivation' | 'production' | 'construction';

/** What an island shows besides `PrPlayerView`. */
export interface PrMorePlayerView {
  /** Faces of the forests as placed; null where the viewer does not know. */
  readonly forests: readonly (Good | null)[];
  /** Nobles by place, in the order of `place.slots`: a share of the pieces there. */
  readonly nobles: readonly number[];
  readonly noblesInSanJuan: number;
  /** Pieces on the own guest house that could be moved. */
  readonly guests: {readonly workers: number; readonly nobles: number};
  readonly smallWharfUsed: boolean;
}

/** A move of a guest that the viewer may make now. */
export interface PrGuestMove {
  readonly piece: Piece;
  readonly to: Tile | Building;
}

/** One way to pay for a building that is too dear. */
export interface PrPaymentView {
  readonly building: Building;
  readonly payments: readonly Payment[];
}

/** One of the buccaneer's four actions that nothing on the table allows now. */
export interface PrNoDeed {
  readonly deed: 'piracy' | 'plunder' | 'raid' | 'capture';
  readonly refusal: {readonly code: string; readonly details: Fields};
}

/** The table's share of what the expansions in play add; `null` parts belong to expansions that are off. */
export interface PrMoreView {
  readonly expansions: readonly Expansion[];
  readonly nobleSupply: number;
  /** Nobles among `PrView.arrivals`. */
  readonly arrivalNobles: number;
  readonly draft: {
    /** Kinds that may be picked now. */
    readonly pool: readonly Building[];
    /** Spaces still empty and kinds chosen, by cost. */
    readonly spaces: readonly {
      readonly cost: number;
      readonly free: number;
      readonly chosen: readonly Building[];
    }[];
  } | null;
  readonly guestMoves: readonly PrGuestMove[];
  /** The tile that the viewer has drawn and lays now. */
  readonly drawn: Good | null;
  readonly payments: readonly PrPaymentView[];
  readonly buccaneer: {
    /** Who holds the token; null while it lies on the card. */
    readonly token: Seat | null;
    readonly captured: {readonly role: Role; readonly by: Seat} | null;
    /** The phase is the one that the captor has to play. */
    readonly forced: boolean;
  } | null;
  readonly festival: {
    /** Null once won. */
    readonly cultivation: Good | null;
    readonly production: GoodCounts | null;
    readonly construction: Building | null;
    readonly winners: Readonly<Record<Task, Seat | null>>;
  } | null;
  /** Royal supplier: how many different goods the viewer may give now; 0 otherwise. */
  readonly supplies: number;
  /** While the viewer places pieces of both kinds: his nobles, and places in the order in which one does most there. */
  readonly nobleHands: {readonly nobles: number; readonly order: readonly number[]} | null;
  /** What the viewer's small wharf would bring now: points for one token, for two and so on; empty when it takes none. */
  readonly smallWharf: readonly number[];
  /** While the viewer plays the buccaneer: workers that a raid brings at most, empty slots by place, a suggestion. */
  readonly raid: {
    readonly most: number;
    readonly caps: readonly number[];
    readonly proposal: readonly number[];
  } | null;
  /** While the viewer plays the buccaneer: what of it is not possible now, and why. */
  readonly noDeeds: readonly PrNoDeed[];
  /** While the viewer says which of his pieces are nobles: pieces by place, and how many nobles have to stand there. */
  readonly placingNobles: {
    readonly slots: readonly number[];
    readonly least: number;
    readonly most: number;
    readonly proposal: readonly number[];
  } | null;
}
