/** Why an action is refused: stable codes, worded in `text/`. */
import {objecting} from '../../engine/illegal.ts';

export const REFUSALS = [
  /** The game is over. */
  'port/over',
  /** It is somebody else's turn, or this seat has decided. */
  'port/not-your-turn',
  /** Something else is being decided. */
  'port/not-now',
  /** Handyman: there is no such type of upgrade. */
  'port/no-such-upgrade',
  /** Still: that good is not in the box. */
  'port/not-in-box',
  /** Pirate and ships are placed at sea. */
  'port/no-sea-tile',
  /** Exactly two own goods buy the emergency rum. */
  'port/no-emergency',
  /** A play is sealed, and has to be one of the five cards' combinations. */
  'port/sealed-play',
  /** The tile does not offer it, its row is empty, or there is no room or slot for it. */
  'port/not-offered',
  /** A tile is picked up from once. */
  'port/picked-up',
  /** The action of a tile is used once. */
  'port/action-used',
  /** No coin, no such pile, or the tile is another. */
  'port/no-upgrade',
  /** The tile trades nothing of the kind, or the numbers do not fit box, hold and tile. */
  'port/no-trade',
  /** The tile gives nothing of the kind, or the room made is not the room needed. */
  'port/no-gift',
  /** Only the Huckster swaps a good for rum, with a good that is there. */
  'port/no-huckster',
  /** Goods lie only on empty slots of their kind; cocoa on one or two neighbours. */
  'port/does-not-fit',
  /** More rum than the harbour gives or the hold takes. */
  'port/too-much-rum',
  /** Exactly what is owed is paid. */
  'port/wrong-payment',
  /** More than was won, than there is, or than the hold takes. */
  'port/too-much-loot',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export const objection = objecting<RefusalCode>();
