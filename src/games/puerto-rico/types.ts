/** Shapes of Puerto Rico: ids, actions, events and what a seat sees. No code but the const arrays. */
import type {Fields, Result, Seat} from '../../engine/game.ts';
import type {
  MoreAction,
  MoreEvent,
  MorePhase,
  Payment,
  PrMorePlayerView,
  PrMoreView,
} from './expansions/types.ts';
import type {Building, Good, GoodCounts, Role, Tile} from './names.ts';

export * from './names.ts';

export type PrAction =
  /** `privilegeWorkers` (0 or 1, doubled 2) stands with the mayor only, and only while the supply has a worker. */
  | {readonly type: 'takeRole'; readonly role: Role; readonly privilegeWorkers?: number}
  /** Hacienda: draw a face-down tile (PR-D-HACIENDA); `pass` declines. */
  | {readonly type: 'drawTile'}
  /** `takeWorker` stands exactly when an active hospice could give one, `asForest` when the tile could lie face down. */
  | {
      readonly type: 'settle';
      readonly tile: Tile;
      readonly asForest?: boolean;
      readonly takeWorker?: boolean;
    }
  /**
   * All own pieces anew: `slots[i]` pieces on the i-th place. Places are the six tile kinds in the order of `TILES` (all
   * tiles of a kind together), then the own buildings in the order of `PrPlayerView.city`. The rest stays in San Juan.
   */
  | {readonly type: 'place'; readonly slots: readonly number[]}
  /** `takeWorker` stands exactly when an active university could give one, `payment` where the doubloons fall short. */
  | {
      readonly type: 'build';
      readonly building: Building;
      readonly payment?: Payment;
      readonly takeWorker?: boolean;
    }
  /** Craftsman's privilege. */
  | {readonly type: 'takeGood'; readonly good: Good}
  /** `post`: at the own trading post. */
  | {readonly type: 'sell'; readonly good: Good; readonly post?: true}
  /** `ship` is an index, smallest ship first, or `wharf`. */
  | {readonly type: 'load'; readonly good: Good; readonly ship: number | 'wharf'}
  /** Whole kinds kept in warehouses, and the single tokens kept besides; both in the order of `GOODS`. */
  | {readonly type: 'store'; readonly kinds: readonly Good[]; readonly singles: readonly Good[]}
  | {readonly type: 'pass'}
  | MoreAction;

/** What happened; worded in `text/`, drawn as phase reports and marks. Counts of goods are in the order of `GOODS`. */
export type PrEvent =
  | {readonly type: 'firstGovernor'; readonly seat: Seat}
  | {readonly type: 'rowDrawn'; readonly tiles: readonly Good[]}
  | {readonly type: 'deckRefilled'; readonly tiles: number}
  | {readonly type: 'tookRole'; readonly seat: Seat; readonly role: Role; readonly doubloons: number}
  | {readonly type: 'drewTile'; readonly seat: Seat; readonly tile: Good}
  | {readonly type: 'settled'; readonly seat: Seat; readonly tile: Tile; readonly worker: boolean}
  | {readonly type: 'privilegeWorker'; readonly seat: Seat; readonly workers: number}
  | {readonly type: 'arrived'; readonly seat: Seat; readonly workers: number}
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly slots: readonly number[];
      readonly sanJuan: number;
    }
  /** `nobles`: among them; absent without nobles. */
  | {
      readonly type: 'arrivalsFilled';
      readonly workers: number;
      readonly short: boolean;
      readonly nobles?: number;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly building: Building;
      readonly price: number;
      readonly worker: boolean;
    }
  | {readonly type: 'produced'; readonly seat: Seat; readonly goods: GoodCounts}
  | {readonly type: 'factoryPaid'; readonly seat: Seat; readonly doubloons: number}
  | {readonly type: 'tookGood'; readonly seat: Seat; readonly good: Good}
  | {readonly type: 'sold'; readonly seat: Seat; readonly good: Good; readonly doubloons: number}
  | {readonly type: 'houseEmptied'}
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly good: Good;
      readonly ship: number | 'wharf';
      /** Bays of the ship, by which sentences name it; 0 for the wharf. */
      readonly capacity: number;
      readonly count: number;
      /** All points of this loading, and how many of them the harbor and the privilege gave. */
      readonly points: number;
      readonly harbor: number;
      readonly privilege: number;
    }
  | {readonly type: 'stored'; readonly seat: Seat; readonly kept: GoodCounts; readonly lost: GoodCounts}
  | {readonly type: 'shipSailed'; readonly ship: number; readonly capacity: number; readonly good: Good}
  | {readonly type: 'prospected'; readonly seat: Seat; readonly doubloons: number}
  | {readonly type: 'passed'; readonly seat: Seat; readonly phase: PhaseName}
  | {readonly type: 'roundEnded'; readonly round: number; readonly governor: Seat}
  | {readonly type: 'endFlagged'; readonly condition: EndCondition; readonly seat: Seat | null}
  | {readonly type: 'gameEnded'}
  | MoreEvent;

/** PR-END-1 workers, PR-END-2 city, PR-END-3 points. */
export type EndCondition = 'workers' | 'city' | 'points';

/** What is being decided (or awaited from chance) right now. */
export type PhaseName =
  | 'setup'
  | 'role'
  | 'hacienda'
  | 'settler'
  | 'mayor'
  | 'builder'
  | 'craftsman'
  | 'trader'
  | 'captain'
  | 'store'
  | 'over'
  | MorePhase;

export interface PrPlayerView {
  readonly seat: Seat;
  readonly doubloons: number;
  /** Chip points; null while hidden from the viewer. */
  readonly chips: number | null;
  /** Printed points of buildings: public. */
  readonly buildingPoints: number;
  readonly goods: GoodCounts;
  readonly sanJuan: number;
  /** One row per tile kind in the order of `TILES`: how many, and how many of them are manned. */
  readonly tiles: readonly {readonly tile: Tile; readonly count: number; readonly manned: number}[];
  /** In the order in which they were built. */
  readonly city: readonly {
    readonly building: Building;
    readonly workers: number;
    readonly slots: number;
    /** City spaces that it takes. */
    readonly size: 1 | 2;
  }[];
  readonly freeCountry: number;
  readonly freeCity: number;
  readonly largeBuildings: number;
  /** What the next craftsman phase would give this player with the workers as they stand and unlimited supply. */
  readonly capacity: GoodCounts;
  readonly wharfUsed: boolean;
  /** With expansions only. */
  readonly more?: PrMorePlayerView;
}

export interface PrMarketView {
  readonly building: Building;
  readonly left: number;
  readonly copies: number;
  readonly cost: number;
  readonly points: number;
  readonly slots: number;
  readonly column: 1 | 2 | 3 | 4;
  /** For the viewer (a watcher sees the full cost), as builder or not as the phase stands. */
  readonly price: number;
  readonly privilegeDiscount: number;
  readonly quarryDiscount: number;
  /** What other tiles take off; absent when nothing. */
  readonly otherDiscount?: number;
  /** Why the viewer could not buy it now if it were his turn to build; null when he could. */
  readonly refusal: {readonly code: string; readonly details: Fields} | null;
}

export interface PrRoleView {
  readonly role: Role;
  readonly doubloons: number;
  readonly takenBy: Seat | null;
  /**
   * What the role would give the viewer right now as chooser; null for watchers and taken cards. Keys by role:
   * settler `tiles`; mayor `workers`; builder `affordable`; craftsman `goods` (tokens made, privilege included);
   * trader `doubloons` (best sale), `free` (spaces of the house); captain `points` (best first loading), `ships`
   * (with space); prospector `doubloons`.
   */
  readonly forecast: Readonly<Record<string, number>> | null;
  /** True when the role would do nothing for the viewer: an advisory warning, never a prohibition (PR-ROUND-4). */
  readonly idle: boolean;
}

/** One legal loading of the viewer with its consequence. */
export interface PrLoadView {
  readonly good: Good;
  readonly ship: number | 'wharf';
  readonly count: number;
  /** Load and capacity of the ship afterwards; capacity 0 for the wharf. */
  readonly load: number;
  readonly capacity: number;
  readonly points: number;
}

export interface PrSaleView {
  readonly good: Good;
  /** At the own trading post. */
  readonly post?: true;
  readonly doubloons: number;
  readonly price: number;
  readonly bonus: number;
}

export interface PrView {
  readonly game: 'puerto-rico';
  readonly seats: number;
  readonly viewer: Seat | null;
  readonly edition: '2001' | '2020';
  readonly openVp: boolean;
  /** Counts from 1. */
  readonly round: number;
  readonly governor: Seat;
  readonly phase: PhaseName;
  readonly role: Role | null;
  readonly chooser: Seat | null;
  /** Who acts now; null while chance is asked or the game is over. */
  readonly turn: Seat | null;
  /** Who acts after `turn` in this phase, in order (captain: the next turn of the others). */
  readonly next: readonly Seat[];
  readonly roles: readonly PrRoleView[];
  readonly row: readonly Good[];
  readonly quarries: number;
  readonly deckCount: number;
  readonly discard: GoodCounts;
  readonly vpPool: number;
  readonly workerSupply: number;
  readonly arrivals: number;
  readonly goodsSupply: GoodCounts;
  /** Smallest first. */
  readonly ships: readonly {readonly capacity: number; readonly good: Good | null; readonly load: number}[];
  readonly house: readonly Good[];
  readonly market: readonly PrMarketView[];
  readonly players: readonly PrPlayerView[];
  /** What there was at the start, and the spaces there are: the measure of what is left. */
  readonly full: {
    readonly points: number;
    readonly workers: number;
    readonly country: number;
    readonly city: number;
    readonly house: number;
  };
  /** End conditions flagged so far: the round is the last one when there is any. */
  readonly endFlags: readonly EndCondition[];
  /** Pieces and slots of the viewer while placing; the order of `place.slots`. */
  readonly placing: {
    readonly pieces: number;
    readonly caps: readonly number[];
    readonly before: readonly number[];
    readonly proposal: readonly number[];
  } | null;
  readonly loads: readonly PrLoadView[];
  readonly sales: readonly PrSaleView[];
  /** Room for storing: kinds in warehouses and single tokens. */
  readonly storage: {readonly kinds: number; readonly singles: number} | null;
  /** Goods of the craftsman's privilege. */
  readonly bonusGoods: readonly Good[];
  readonly result: Result | null;
  /** With expansions only. */
  readonly more?: PrMoreView;
}
