/** Why an action is refused at a table with expansions: codes behind those of the base game. */
export const MORE_REFUSALS = [
  /** The kind is not in the pool, or its spaces are filled. {building: Building} */
  'pr/not-to-draft',
  /** Large buildings are drafted when all small spaces are filled. {} */
  'pr/small-first',
  /** No guest of this kind on the own guest house. {piece: Piece} */
  'pr/no-guest',
  /** No guest moves in this phase. {} */
  'pr/no-guest-moves',
  /** No empty slot there. {to: Tile | Building} */
  'pr/no-empty-slot',
  /** No active trading post. {} */
  'pr/no-trading-post',
  /** One sale in a phase. {} */
  'pr/sold-already',
  /** The trading house is full. {} */
  'pr/house-full',
  /** No active small wharf. {} */
  'pr/no-small-wharf',
  /** The small wharf was used in this phase. {} */
  'pr/small-wharf-used',
  /** At least one token, and no more than there are. {} */
  'pr/no-such-goods',
  /** The doubloons suffice, or more than three are missing. {short} */
  'pr/payment-mismatch',
  /** What should be given back is not there. {} */
  'pr/payment-lacking',
  /** Buildings of this kind give nothing back. {} */
  'pr/no-black-market',
  /** More goods than nobles, or a kind twice. {nobles} */
  'pr/too-many-supplies',
  /** The piece is not among the arrivals. {piece: Piece} */
  'pr/no-such-piece',
  /** The nobles do not fit the places or their number. {want, given} */
  'pr/nobles-mismatch',
  /** No such tile on the own island. {tile: Land} */
  'pr/no-such-tile',
  /** The land office is not manned that way, or was used. {} */
  'pr/no-land-office',
  /** No free space in the countryside. {} */
  'pr/no-country-space',
  /** One doubloon is missing. {} */
  'pr/no-doubloon',
  /** No face-down tile is left. {} */
  'pr/deck-empty',
  /** Who holds the token cannot take the buccaneer. {} */
  'pr/holds-token',
  /** The captor cannot take the card that he captured. {role: Role} */
  'pr/own-captive',
  /** No goods on this ship. {ship: index} */
  'pr/ship-empty',
  /** More than may be kept. {most, given} */
  'pr/keeps-too-many',
  /** The trading house is empty. {} */
  'pr/house-empty',
  /** Arrivals hold no more than one piece per player. {} */
  'pr/nothing-to-raid',
  /** The card cannot be captured. {role: Role} */
  'pr/not-to-capture',
] as const;
export type MoreRefusal = (typeof MORE_REFUSALS)[number];
