/**
 * The part of the state that stands only at tables with expansions; plain JSON of integers like the rest of it. All
 * mixes have the same fields, so that their steps run on one shape.
 */

/** Something that is due before the game goes on; who does it is told by `variant.steps`. */
export interface Step {
  readonly do: string;
  /** Whose step it is; -1 for steps of the table. */
  readonly seat: number;
}

/** What one island has besides its base part. */
export interface IslandMore {
  /** Tiles that lie face down, in the order in which they were laid: the kind, or `SEALED + handle` where only its owner knows. */
  forests: number[];
  /** Nobles among the pieces on each place, in the order of `place.slots`, and in San Juan. */
  nobles: number[];
  idleNobles: number;
  /** What the seat has done in this phase: bits of `Done`. */
  done: number;
  /** PR-D-GUEST-9: no more windows in this phase. */
  guestsStay: boolean;
}

export interface More {
  steps: Step[];
  /** What has been done in the present turn: bits of `Opened`. */
  opened: number;
  /** Workers that the mayor wants as his privilege; -1 where he was not asked. */
  wanted: number;
  /** Nobles in the supply, and among the arrivals. */
  nobles: number;
  arrivalNobles: number;
  /** Seats that have chosen their first piece from arrivals. */
  taken: number;
  /** Kinds that may still be drafted, and spaces still empty by cost (index 1..10). */
  pool: number[];
  spaces: number[];
  /** Kinds of buildings of this table, in the order in which they came onto the board. */
  inPlay: number[];
  /** Kinds that the craftsman has produced, and tokens of his privilege taken. */
  made: number[];
  bonusTaken: number;
  /** A tile drawn unseen that its owner is about to lay: its kind, or `SEALED + handle`; -1 for none. */
  drawn: number;
  /** Who holds the buccaneer token; -1 while it lies on the card. */
  token: number;
  /** The captured card and its captor; -1 for none. */
  captured: number;
  captor: number;
  /** The phase is the one that a captor has to play. */
  forced: boolean;
  /** Tasks of the festival; -1 and zeros once won or without the festival. */
  taskTile: number;
  taskGoods: number[];
  taskBuilding: number;
  /** The building of the task is a spare copy from the box. */
  taskSpare: boolean;
  /** Who won cultivation, production, construction; -1 while open. */
  winners: number[];
  /**
   * Handles of the face-down tiles, top first, where somebody may look at one alone; null where the deck is a multiset
   * only. With handles `PrState.deck` counts all tiles that are not open to everybody, hidden forests included.
   */
  sealed: number[] | null;
}

/** Added to a handle where a number may also be a kind. */
export const SEALED = 8;

export const Done = {began: 1, loaded: 2, supplied: 4, smallWharf: 8, union: 16, light: 32} as const;
export const Opened = {window: 1, drew: 2, supplier: 4, sold: 8, landOffice: 16} as const;

export const emptyIslandMore = (): IslandMore => ({
  forests: [],
  nobles: [0, 0, 0, 0, 0, 0],
  idleNobles: 0,
  done: 0,
  guestsStay: false,
});

export const emptyMore = (): More => ({
  steps: [],
  opened: 0,
  wanted: -1,
  nobles: 0,
  arrivalNobles: 0,
  taken: 0,
  pool: [],
  spaces: [],
  inPlay: [],
  made: [],
  bonusTaken: 0,
  drawn: -1,
  token: -1,
  captured: -1,
  captor: -1,
  forced: false,
  taskTile: -1,
  taskGoods: [0, 0, 0, 0, 0],
  taskBuilding: -1,
  taskSpare: false,
  winners: [-1, -1, -1],
  sealed: null,
});

export const cloneIslandMore = (island: IslandMore): IslandMore => ({
  forests: island.forests.slice(),
  nobles: island.nobles.slice(),
  idleNobles: island.idleNobles,
  done: island.done,
  guestsStay: island.guestsStay,
});

/** By hand, as `cloneState`; steps are never written, so copies share them. */
export const cloneMore = (more: More): More => ({
  steps: more.steps.slice(),
  opened: more.opened,
  wanted: more.wanted,
  nobles: more.nobles,
  arrivalNobles: more.arrivalNobles,
  taken: more.taken,
  pool: more.pool.slice(),
  spaces: more.spaces.slice(),
  inPlay: more.inPlay.slice(),
  made: more.made.slice(),
  bonusTaken: more.bonusTaken,
  drawn: more.drawn,
  token: more.token,
  captured: more.captured,
  captor: more.captor,
  forced: more.forced,
  taskTile: more.taskTile,
  taskGoods: more.taskGoods.slice(),
  taskBuilding: more.taskBuilding,
  taskSpare: more.taskSpare,
  winners: more.winners.slice(),
  sealed: more.sealed?.slice() ?? null,
});
