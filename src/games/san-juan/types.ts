/** Shapes of San Juan: ids, actions, events and what a seat sees. No code but the const arrays. */
import type {Face, HandleId} from '../../engine/ask.ts';
import type {Fields, Result, Seat} from '../../engine/game.ts';

/** Canonical order of goods everywhere. */
export const GOODS = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'] as const;
export type Good = (typeof GOODS)[number];

export const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector'] as const;
export type Role = (typeof ROLES)[number];

/** In the order of the table of buildings: production, functions, monuments, six-cost. */
export const BUILDINGS = [
  'indigo-plant',
  'sugar-mill',
  'tobacco-storage',
  'coffee-roaster',
  'silver-smelter',
  'smithy',
  'archive',
  'gold-mine',
  'market-stand',
  'black-market',
  'poor-house',
  'well',
  'trading-post',
  'crane',
  'tower',
  'aqueduct',
  'prefecture',
  'carpenter',
  'chapel',
  'market-hall',
  'quarry',
  'library',
  'statue',
  'victory-column',
  'hero',
  'guild-hall',
  'city-hall',
  'triumphal-arch',
  'palace',
] as const;
export type Building = (typeof BUILDINGS)[number];

export type BuildingClass = 'production' | 'function' | 'monument' | 'six';

/** Trading-house tiles, by their number in the table. */
export const TILES = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5'] as const;
export type Tile = (typeof TILES)[number];

/**
 * Lists of handles stand in the order in which they lie in the hand, lists of places in the order of the own row.
 * A place is an index of `SjPlayerView.city`.
 */
export type SjAction =
  /** Opening draft: the cards that stay. */
  | {readonly type: 'draft'; readonly keep: readonly HandleId[]}
  | {readonly type: 'tuck'; readonly card: HandleId}
  /** Hand limit, and the councillor with an archive. */
  | {readonly type: 'discard'; readonly cards: readonly HandleId[]}
  /** `useLibrary` stands exactly at the first pick of a governor with an active library, two players (SJ-BLD-LIBRARY-2P). */
  | {readonly type: 'takeRole'; readonly role: Role; readonly useLibrary?: boolean}
  /** `over`: place of the building that is covered (crane). `goods`: places whose goods pay (black market). */
  | {
      readonly type: 'build';
      readonly card: HandleId;
      readonly face: Face;
      readonly over?: number;
      readonly pay: readonly HandleId[];
      readonly goods: readonly number[];
    }
  | {readonly type: 'produce'; readonly places: readonly number[]}
  | {readonly type: 'sell'; readonly places: readonly number[]}
  /** Takes part in the councillor phase. */
  | {readonly type: 'consult'}
  /** Councillor: the drawn cards that are kept. */
  | {readonly type: 'keep'; readonly cards: readonly HandleId[]}
  | {readonly type: 'mine'}
  /** Gold mine: one of the cards that were turned up. */
  | {readonly type: 'take'; readonly card: HandleId}
  | {readonly type: 'pass'};

/** What gave somebody cards. */
export type DrawSource = 'councillor' | 'prospector' | 'trade' | 'carpenter' | 'poor-house' | 'well';

/** What happened; worded in `text/`, drawn as phase reports and marks. */
export type SjEvent =
  | {readonly type: 'firstGovernor'; readonly seat: Seat}
  | {readonly type: 'deckShuffled'; readonly cards: number}
  | {readonly type: 'reshuffled'; readonly cards: number}
  | {readonly type: 'dealt'; readonly seat: Seat; readonly cards: number}
  | {readonly type: 'drafted'; readonly seat: Seat; readonly discarded: number}
  | {readonly type: 'tucked'; readonly seat: Seat}
  | {readonly type: 'discarded'; readonly seat: Seat; readonly cards: number; readonly phase: PhaseName}
  | {
      readonly type: 'tookRole';
      readonly seat: Seat;
      readonly role: Role;
      /** The library doubles the privilege. */
      readonly doubled: boolean;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly building: Building;
      readonly place: number;
      readonly price: number;
      /** Hand cards and goods (by place, before anything was covered) that paid. */
      readonly cards: number;
      readonly goods: readonly number[];
      readonly over: Building | null;
      /** The good on the covered building, which is lost. */
      readonly lost: Good | null;
    }
  | {
      readonly type: 'produced';
      readonly seat: Seat;
      readonly places: readonly number[];
      readonly goods: readonly Good[];
    }
  | {readonly type: 'tileTurned'; readonly tile: Tile}
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly places: readonly number[];
      readonly goods: readonly Good[];
      /** Cards for the goods, and those that buildings add. */
      readonly cards: number;
      readonly bonus: number;
    }
  /** `cards` is what came; `short` what was missing because no card was left. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly source: DrawSource;
      readonly cards: number;
      readonly short: number;
    }
  | {readonly type: 'kept'; readonly seat: Seat; readonly cards: number; readonly discarded: number}
  | {
      readonly type: 'turnedUp';
      readonly seat: Seat;
      readonly buildings: readonly Building[];
      readonly fits: boolean;
    }
  | {readonly type: 'mined'; readonly seat: Seat; readonly building: Building | null}
  | {readonly type: 'passed'; readonly seat: Seat; readonly phase: PhaseName}
  | {readonly type: 'roundEnded'; readonly round: number; readonly governor: Seat}
  | {readonly type: 'cityFull'; readonly seat: Seat}
  | {readonly type: 'cardsGone'}
  | {readonly type: 'gameEnded'};

/** What is being decided (or awaited from chance) right now. */
export type PhaseName =
  | 'setup'
  | 'draft'
  | 'chapel'
  | 'handLimit'
  | 'pick'
  | 'builder'
  | 'producer'
  | 'trader'
  | 'councillor'
  | 'keep'
  | 'goldMine'
  | 'take'
  | 'over';

/** What makes a price lower; each is 0 or more. */
export interface SjReductions {
  /** The builder's privilege, and what the library adds to it. */
  readonly role: number;
  readonly library: number;
  readonly smithy: number;
  readonly quarry: number;
  /** Cost of the building that is covered. */
  readonly covered: number;
}

export interface SjRefusal {
  readonly code: string;
  readonly details: Fields;
}

export interface SjPlaceView {
  readonly building: Building;
  readonly class: BuildingClass;
  readonly cost: number;
  readonly points: number;
  /** False while it was built in the builder phase that is running. */
  readonly active: boolean;
  /** What it makes, and whether one lies on it. */
  readonly good: Good | null;
  readonly full: boolean;
}

export interface SjPlayerView {
  readonly seat: Seat;
  /** Number of hand cards: always public (SJ-GOV-4). */
  readonly cards: number;
  readonly handLimit: number;
  /** Visible buildings in the order of the row: the places of actions. */
  readonly city: readonly SjPlaceView[];
  /** Covered buildings, in the order in which they were covered. */
  readonly covered: readonly Building[];
  /** Cards under the chapel: of the viewer's own, and of everybody when the game is over; else null. */
  readonly chapel: number | null;
  readonly goods: number;
  /** Points as they would stand now; without the cards under chapels where these are hidden. */
  readonly points: number;
  readonly parts: Readonly<Record<string, number>>;
  /** What the seat may produce and sell in a phase of another player, as its buildings stand. */
  readonly produceLimit: number;
  readonly sellLimit: number;
  /** Cards beyond the prices, by the number of goods sold: for none, for one, and so on. */
  readonly saleBonus: readonly number[];
}

/** A card that the viewer may look at. */
export interface SjCardView {
  readonly handle: HandleId;
  readonly face: Face;
  readonly building: Building;
  readonly class: BuildingClass;
  readonly cost: number;
  readonly points: number;
  /** Points that it would add to the viewer's city as it stands; differs from `points` for six-cost buildings. */
  readonly gain: number;
  /** How much the viewer would rather keep it, in comparison with other cards: what a sensible payment begins with is low. */
  readonly worth: number;
}

/** One card of the own hand over one site, as the builder phase stands. */
export interface SjSiteView {
  /** Place of the building that would be covered; null for new ground. */
  readonly over: number | null;
  readonly price: number;
  readonly reductions: SjReductions;
  /** Places whose goods may pay, and how many goods have to and may. */
  readonly goods: readonly number[];
  readonly leastGoods: number;
  readonly mostGoods: number;
  /** A sensible payment; null where it cannot be built. */
  readonly proposal: {readonly pay: readonly HandleId[]; readonly goods: readonly number[]} | null;
  readonly refusal: SjRefusal | null;
}

export interface SjHandCardView extends SjCardView {
  /** New ground first, then each own building with an active crane. Outside of the own builder turn: what it would cost now. */
  readonly sites: readonly SjSiteView[];
}

export interface SjRoleView {
  readonly role: Role;
  readonly takenBy: Seat | null;
  /**
   * What the role would give the viewer as chooser right now; null for watchers and taken roles. Keys by role: builder
   * `affordable` (cards of the hand), `off`; producer `goods`. Trader `goods` (that can be sold), `cards` (at the best
   * prices of the next tile where it is known, else 0), `known` (1 when it is). Councillor `drawn`, `kept`; prospector
   * `cards`, `mine` (1 with an active gold mine).
   */
  readonly forecast: Readonly<Record<string, number>> | null;
  /** The same without the library, where the viewer may keep it back (`libraryOffered`); else null. */
  readonly plain: Readonly<Record<string, number>> | null;
  /** True when the role would do nothing for the viewer: an advisory warning, never a prohibition. */
  readonly idle: boolean;
}

export interface SjView {
  readonly game: 'san-juan';
  readonly seats: number;
  readonly viewer: Seat | null;
  readonly openingDraft: boolean;
  /** Counts from 1. */
  readonly round: number;
  readonly governor: Seat;
  readonly phase: PhaseName;
  readonly role: Role | null;
  readonly chooser: Seat | null;
  /** The chooser's library doubles the privilege. */
  readonly doubled: boolean;
  /** Who acts now: one seat, or all that still have to in a parallel decision; nobody while cards are shuffled or dealt. */
  readonly acting: readonly Seat[];
  /** Who acts after that, in order: in the phase, or the picks still to come in the round. */
  readonly next: readonly Seat[];
  readonly roles: readonly SjRoleView[];
  /** Two players: the viewer, picking now, says whether the library is used. */
  readonly libraryOffered: boolean;
  /** The viewer's library would double the privilege of a role taken now, unless it is kept back. */
  readonly doubles: boolean;
  /** Cards of the draw pile and of the discard pile. */
  readonly pile: number;
  readonly discards: number;
  /** The trading-house tile whose prices hold, while the trader phase runs. */
  readonly tile: {readonly tile: Tile; readonly prices: readonly number[]} | null;
  /** Tiles in the order in which they were turned up first (SJ-TRA-4): once there are five, they come round. */
  readonly tiles: readonly {readonly tile: Tile; readonly prices: readonly number[]}[];
  /** Index in `tiles` of the tile that comes next; null while nobody can know it. */
  readonly nextTile: number | null;
  readonly players: readonly SjPlayerView[];
  /** Buildings of a city that ends the game (SJ-END-1): the measure of how near the end is. */
  readonly full: {readonly city: number};
  /** The viewer's hand, by cost and kind; empty for watchers. */
  readonly hand: readonly SjHandCardView[];
  /** The handles of `hand` in the order in which an action lists them. */
  readonly handOrder: readonly HandleId[];
  /** The councillor's cards of the viewer (without archive), in their order. */
  readonly drawn: readonly SjCardView[];
  /** What the viewer has to choose now, where it is a number of cards or places; else null. */
  readonly task: {
    /** `keep`: choose what stays; `discard`: what goes; `produce`, `sell`: places; `tuck`: at most one card. */
    readonly verb: 'keep' | 'discard' | 'produce' | 'sell' | 'tuck';
    /** Handles or places, in the order in which an action lists them. */
    readonly of: readonly number[];
    readonly least: number;
    readonly most: number;
    /** A sensible choice. */
    readonly proposal: readonly number[];
    /** Trader: what the good on each place of `of` brings. */
    readonly prices: readonly number[];
  } | null;
  /** What the viewer would draw and keep of a councillor phase, in the one that runs or in one of another player. */
  readonly council: {readonly drawn: number; readonly kept: number};
  /** Cards turned up by the gold mine: all see them. */
  readonly mine: readonly SjCardView[];
  readonly result: Result | null;
}
