/** Why an action is refused: stable codes, worded in `text/`. The comment names the fields of `details`. */
import {type Objection as ObjectionOf, objecting} from '../../engine/illegal.ts';

export const REFUSALS = [
  /** It is somebody else's turn. {turn: seat that acts} */
  'cat/not-your-turn',
  /** The game is over. {} */
  'cat/game-over',
  /** Dice or cards are on their way; nobody acts before that. {} */
  'cat/waiting',
  /** Something else is being decided. {phase: PhaseName} */
  'cat/other-decision',
  /** A choice of this decision is sealed, not said. {} */
  'cat/seal-it',

  /** No such corner, edge or hex. {} */
  'cat/no-such-place',
  /** The place has a piece. {} */
  'cat/occupied',
  /** A neighbouring corner has a building. {} */
  'cat/too-close',
  /** The founding road does not touch the settlement just founded. {} */
  'cat/not-at-settlement',
  /** Nothing own leads there. {} */
  'cat/not-connected',
  /** An opponent's building stands in the way. {} */
  'cat/blocked',
  /** There is no own settlement to make a city of. {} */
  'cat/no-settlement-there',
  /** No piece of the kind in the own stock. {piece: Piece} */
  'cat/no-piece-left',
  /** There is no legal place for it. {piece: Piece} */
  'cat/no-place',
  /** The deck of development cards is empty. {} */
  'cat/deck-empty',

  /** Cards are missing. {missing: cards by resource} */
  'cat/short',
  /** A card is shown that is not among the own concealed ones, or twice. {} */
  'cat/not-your-card',
  /** Cards are shown that are not needed, or not in order. {} */
  'cat/shows-too-much',

  /** The robber has to move to another hex. {} */
  'cat/robber-stays',
  /** The robber may not go to a hex without a number. {} */
  'cat/robber-desert',
  /** This seat cannot be robbed there. {seat} */
  'cat/not-a-victim',
  /** Somebody can be robbed, so somebody has to be. {} */
  'cat/must-steal',
  /** The friendly robber spares this seat. {seat} */
  'cat/spared',

  /** A side of the exchange is empty. {} */
  'cat/no-gifts',
  /** A kind stands on both sides. {kind: Resource} */
  'cat/same-kind',
  /** More is wanted than there is among the others. {kind: Resource} */
  'cat/wants-too-much',
  /** An offer goes to opponents, each once, in the order of seats. {} */
  'cat/bad-addressees',
  /** There is no such offer or proposal any more. {} */
  'cat/item-gone',
  /** The offer was not made to this seat. {} */
  'cat/not-addressed',
  /** This was the answer already. {} */
  'cat/answered',
  /** Only somebody else can withdraw it. {} */
  'cat/not-yours',
  /** The seat has spoken about trade as often as it may in one turn. {most} */
  'cat/said-enough',
  /** The seat has not accepted. {seat} */
  'cat/not-accepted',
  /** The active player trades with the active player. {} */
  'cat/own-turn',
  /** The bank changes a kind for another one. {} */
  'cat/same-at-bank',
  /** The bank has none left. {kind: Resource} */
  'cat/bank-empty',

  /** The development card is not in the own hand. {} */
  'cat/no-such-card',
  /** It was bought in this turn. {} */
  'cat/bought-now',
  /** A card was played in this turn. {} */
  'cat/one-card-a-turn',
  /** Not the number of cards that has to be taken. {want, given} */
  'cat/take-exactly',
  /** It would do nothing. {card: Card} */
  'cat/no-effect',
  /** The points do not reach what wins. {missing: points} */
  'cat/not-enough-points',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export type Objection = ObjectionOf<RefusalCode>;
export const objection = objecting<RefusalCode>();
