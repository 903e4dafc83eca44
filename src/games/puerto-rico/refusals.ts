/** Why an action is refused: stable codes, worded in `text/`. The comment names the fields of `details`. */
import {type Objection as ObjectionOf, objecting} from '../../engine/illegal.ts';
import {MORE_REFUSALS} from './expansions/refusals.ts';

export const REFUSALS = [
  /** It is somebody else's turn. {turn: seat that acts} */
  'pr/not-your-turn',
  /** The game is over. {} */
  'pr/game-over',
  /** Tiles are being drawn; nobody acts before that. {} */
  'pr/waiting-for-draw',
  /** Something else is being decided. {phase: PhaseName} */
  'pr/other-decision',
  /** This decision cannot be passed: a role must be taken, workers placed, goods stored. {phase: PhaseName} */
  'pr/cannot-pass',
  /** An answer that belongs to the action is missing. {field: 'takeWorker' | 'privilegeWorkers' | 'asForest' | 'payment'} */
  'pr/answer-missing',
  /** An answer that has no meaning here, such as a hospice worker without hospice. {field: as above} */
  'pr/answer-not-offered',

  /** The role card was taken in this round. {role: Role, seat: who has it} */
  'pr/role-taken',
  /** The card is not used with this number of players. {role: Role} */
  'pr/role-not-used',
  /** Both prospector cards are free and carry the same: take the first. {} */
  'pr/same-prospector',

  /** No face-up tile of this kind. {tile: Tile} */
  'pr/not-in-row',
  /** Only the settler or the owner of an active construction hut may take a quarry. {} */
  'pr/no-quarry-right',
  /** All quarries are taken. {} */
  'pr/no-quarry-left',

  /** The list of workers does not fit the own places. {places: own places, given: length of the list} */
  'pr/places-mismatch',
  /** More workers than slots on a place. {place: index in `slots`, slots: its slots, given: workers} */
  'pr/too-many-workers',
  /** Slots must be filled as far as workers go, no more, no less. {want: workers to be placed, given: workers placed} */
  'pr/fill-slots',

  /** The building is not used at this table. {building: Building} */
  'pr/not-in-play',
  /** The price is higher than the own doubloons. {price, short: doubloons missing} */
  'pr/too-expensive',
  /** No copy left. {building: Building} */
  'pr/sold-out',
  /** Nobody may own this building twice. {building: Building} */
  'pr/already-owned',
  /** Not enough free spaces in the city. {need: 1 or 2, free} */
  'pr/no-city-space',
  /** A fifth large building never fits. {} */
  'pr/too-many-large',

  /** The craftsman has not produced this kind in this phase. {good: Good} */
  'pr/not-produced',
  /** The supply has none left. {good: Good} */
  'pr/goods-gone',

  /** The player has none of this kind. {good: Good} */
  'pr/no-such-good',
  /** The kind is in the trading house and there is no active office. {good: Good} */
  'pr/kind-in-house',

  /** There is no ship of this number. {ship: index} */
  'pr/no-such-ship',
  /** The ship has no free bay. {capacity: bays, good: Good on it} */
  'pr/ship-full',
  /** The ship carries another kind. {capacity: bays, good: Good on it} */
  'pr/ship-other-good',
  /** The kind is on another ship; it must go there or stay. {capacity: bays of that ship, good: Good, full: boolean} */
  'pr/good-on-other-ship',
  /** Another empty ship takes more. {capacity: bays of this ship, count: what it takes, most: what the best one takes} */
  'pr/larger-ship',
  /** No active wharf. {} */
  'pr/no-wharf',
  /** The wharf was used in this phase. {} */
  'pr/wharf-used',
  /** A cargo ship can be loaded, so a loading is owed. {} */
  'pr/must-load',

  /** More kinds than the warehouses hold. {kinds: how many they hold, given} */
  'pr/too-many-kinds',
  /** More single tokens than may be kept. {singles: how many may be kept, given} */
  'pr/too-many-singles',
  /** The same kind is listed twice, or in another order than the board's. {good: Good} */
  'pr/store-order',
  /** There is room for more goods: nothing is thrown away that could be kept. {} */
  'pr/store-more',
  /** The same goods are kept, but written another way: a lone barrel goes among the singles. {} */
  'pr/store-same',
  ...MORE_REFUSALS,
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export type Objection = ObjectionOf<RefusalCode>;
export const objection = objecting<RefusalCode>();
