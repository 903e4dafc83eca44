/** What a player of Portolano decides, and what happens at the table. Plain JSON of integers. */
import type {Seat} from '../../engine/game.ts';

/** Counts of what lies in a hold, or is thrown out of it: rum, cotton, wine, tea, cocoa. */
export type Load = readonly number[];

/** How a visit fills the slots of a harbour: per slot -1 for left alone, a good 0..3, 4 for the first and 5 for the second half of a cocoa over two. */
export type Filling = readonly number[];

export type PortAction =
  /** Handyman: a type of upgrade. */
  | {readonly type: 'handyman'; readonly kind: number}
  /** Still: a good 0..2 with 3 rum, or -1 for 4 rum. */
  | {readonly type: 'still'; readonly good: number}
  | {readonly type: 'pirate'; readonly cell: number}
  | {readonly type: 'ship'; readonly cell: number}
  /** Emergency rum: the two goods given, or none. Counts of cotton, wine, tea, cocoa. */
  | {readonly type: 'barter'; readonly goods: readonly number[]}
  /** The play: directions 0..3, 4 the double card. Sealed. */
  | {readonly type: 'sail'; readonly cards: readonly number[]}
  | {readonly type: 'pick'; readonly item: number; readonly out: Load}
  | {readonly type: 'upgrade'; readonly kind: number}
  /** Goods for rum, one for one. */
  | {readonly type: 'buyRum'; readonly goods: readonly number[]}
  /** Rum for plain goods out of the box, one for one. */
  | {readonly type: 'sellRum'; readonly goods: readonly number[]}
  /** A good for two others out of the box. */
  | {readonly type: 'swap'; readonly give: number; readonly take: readonly number[]; readonly out: Load}
  | {readonly type: 'freeRum'; readonly out: Load}
  | {readonly type: 'coin'}
  /** Huckster: a good for a rum. */
  | {readonly type: 'huckster'; readonly good: number}
  | {readonly type: 'end'}
  | {readonly type: 'unload'; readonly filling: Filling}
  | {readonly type: 'refill'; readonly rum: number; readonly out: Load}
  /** Peace Knight: whether it stays out of this round's battles. */
  | {readonly type: 'knight'; readonly stayOut: boolean}
  | {readonly type: 'pay'; readonly load: Load; readonly coins: number}
  | {readonly type: 'loot'; readonly load: Load; readonly coins: number; readonly out: Load};

export type ActionType = PortAction['type'];

/** Where rum and goods came from or went. */
export type PortEvent =
  | {
      readonly type: 'setUp';
      readonly start: Seat;
      readonly layout: number;
      readonly missions: readonly number[];
      readonly sterns: readonly number[];
    }
  | {
      readonly type: 'stern';
      readonly seat: Seat;
      readonly stern: number;
      readonly coins: number;
      readonly cannons: number;
      readonly load: Load;
      readonly kind: number;
    }
  | {readonly type: 'piratePlaced'; readonly seat: Seat; readonly cell: number}
  | {readonly type: 'placed'; readonly seat: Seat; readonly cell: number}
  | {readonly type: 'wind'; readonly wind: number}
  | {readonly type: 'round'; readonly round: number; readonly start: Seat; readonly last: boolean}
  | {readonly type: 'bartered'; readonly seat: Seat; readonly goods: readonly number[]}
  | {readonly type: 'mutiny'; readonly seat: Seat; readonly rum: number; readonly shortage: boolean}
  | {readonly type: 'sealed'; readonly seat: Seat}
  | {
      readonly type: 'opened';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly byRule: boolean;
    }
  | {
      readonly type: 'sailed';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly cost: number;
      readonly drift: boolean;
    }
  | {readonly type: 'anchored'; readonly seat: Seat; readonly cell: number}
  | {readonly type: 'flipped'; readonly cell: number; readonly face: number}
  | {
      readonly type: 'picked';
      readonly seat: Seat;
      readonly item: number;
      readonly got: number;
      readonly out: Load;
    }
  | {readonly type: 'upgraded'; readonly seat: Seat; readonly kind: number; readonly value: number}
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly gave: Load;
      readonly got: Load;
      readonly out: Load;
    }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly rum: number;
      readonly coins: number;
      readonly out: Load;
    }
  | {
      readonly type: 'unloaded';
      readonly seat: Seat;
      readonly cell: number;
      readonly filling: Filling;
      readonly goods: number;
      readonly coins: number;
    }
  | {readonly type: 'refilled'; readonly seat: Seat; readonly rum: number; readonly out: Load}
  | {readonly type: 'chest'; readonly seat: Seat}
  | {
      readonly type: 'harbour';
      readonly cell: number;
      readonly tile: number;
      readonly face: number;
      readonly reshuffled: boolean;
    }
  | {readonly type: 'pirateMoved'; readonly from: number; readonly to: number}
  | {readonly type: 'stayedOut'; readonly seat: Seat}
  | {
      readonly type: 'pirateBattle';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly sure: number;
      readonly hits: number;
      readonly pirateDice: readonly number[];
      readonly pirateHits: number;
      readonly coins: number;
      readonly owed: number;
    }
  | {readonly type: 'paid'; readonly seat: Seat; readonly load: Load; readonly coins: number}
  | {
      readonly type: 'battle';
      readonly cell: number;
      readonly seats: readonly Seat[];
      readonly dice: readonly (readonly number[])[];
      readonly sure: readonly number[];
      readonly hits: readonly number[];
    }
  | {
      readonly type: 'looted';
      readonly seat: Seat;
      readonly from: Seat;
      readonly load: Load;
      readonly coins: number;
      readonly out: Load;
    }
  | {readonly type: 'mission'; readonly seat: Seat; readonly mission: number; readonly place: number}
  | {readonly type: 'markerLost'; readonly seat: Seat; readonly mission: number}
  | {readonly type: 'rowEmpty'; readonly row: number; readonly lastRound: number}
  | {readonly type: 'chestsOpened'; readonly seat: Seat; readonly values: readonly number[]};
