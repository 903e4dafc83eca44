/** Why an action is refused: stable codes, worded in `text/`. The comment names the fields of `details`. */
import {type Objection as ObjectionOf, objecting} from '../../engine/illegal.ts';

export const REFUSALS = [
  /** It is somebody else's turn. {turn: seat that acts} */
  'sj/not-your-turn',
  /** This seat has decided, or has nothing to decide; others still do. {phase: PhaseName} */
  'sj/nothing-to-decide',
  /** The game is over. {} */
  'sj/game-over',
  /** Cards are being shuffled or dealt; nobody acts before that. {} */
  'sj/waiting-for-draw',
  /** Something else is being decided. {phase: PhaseName} */
  'sj/other-decision',
  /** This decision cannot be passed. {phase: PhaseName} */
  'sj/cannot-pass',

  /** The card is not among those that may be chosen here. {} */
  'sj/not-your-card',
  /** A card or place stands twice, or not in the order of the hand or row. {} */
  'sj/order',
  /** Another number of cards is due. {want, given} */
  'sj/wrong-count',

  /** The role was taken in this round. {role: Role, seat: who has it} */
  'sj/role-taken',
  /** Say whether the library is to be used. {} */
  'sj/library-missing',
  /** The library is not asked for here. {} */
  'sj/library-not-offered',

  /** There is no such card in the deck. {} */
  'sj/no-such-card',
  /** The city shows this purple building already. {building: Building} */
  'sj/already-owned',
  /** Building over needs an active crane. {} */
  'sj/no-crane',
  /** The own row has no such place. {place} */
  'sj/no-such-place',
  /** The crane cannot be covered. {} */
  'sj/crane-itself',
  /** A building is not covered by one of its own kind. {building: Building} */
  'sj/same-kind',
  /** Hand and goods do not reach. {price, short: how much is missing} */
  'sj/too-expensive',
  /** The card that is built pays nothing. {} */
  'sj/pays-itself',
  /** Goods pay with an active black market only, and a covered one is none. {} */
  'sj/no-black-market',
  /** More goods than the black market takes. {most, given} */
  'sj/too-many-goods',
  /** The good under the crane is lost and pays nothing. {} */
  'sj/covered-good',
  /** No good on this building. {place} */
  'sj/no-good',
  /** Cards and goods paid are not exactly the price. {price, given} */
  'sj/wrong-payment',

  /** The place is no empty production building. {place} */
  'sj/no-room',
  /** More than the limit. {most, given} */
  'sj/too-many',

  /** The gold mine has not turned up this card. {} */
  'sj/not-turned-up',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export type Objection = ObjectionOf<RefusalCode>;
export const objection = objecting<RefusalCode>();
