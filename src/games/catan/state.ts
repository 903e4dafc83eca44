/**
 * The state: plain JSON of integers, no secret. Resources, terrains, harbours and cards are indexes of the lists in
 * `types.ts`; -1 means "none". Cards whose kind others cannot know are handles.
 */
import type {HandleId} from '../../base/ask.ts';
import type {IslandLayout} from './data.ts';
import type {CatRules} from './options.ts';
import type {PhaseName} from './types.ts';

export interface Player {
  /** Open resource cards by kind: what follows from public events. */
  hand: number[];
  /** Concealed resource cards, in an order that only the owner can read. */
  hidden: HandleId[];
  /** Unplayed development cards, and the turn in which each was bought. */
  cards: HandleId[];
  bought: number[];
  /** Knights and victory point cards that lie face up. */
  knights: number;
  shownPoints: number;
  /** Pieces in stock. */
  roads: number;
  settlements: number;
  cities: number;
  /** Edges of the longest own trail (CAT-LR-1). */
  trail: number;
}

/** Terms as their author sees them. Replaced as a whole, never written. */
export interface Item {
  readonly n: number;
  readonly give: readonly number[];
  readonly want: readonly number[];
}

export interface Offer extends Item {
  readonly to: readonly number[];
}

export interface Proposal extends Item {
  /** It answers the open offer. */
  readonly counter: boolean;
}

/** What a seat threw away, before its concealed part is opened. */
export interface Discard {
  readonly seat: number;
  readonly cards: readonly number[];
  readonly hidden: readonly HandleId[];
}

/**
 * The answer that is being waited for:
 *
 *   board, tokens, deck, starter   set-up: the island, red tokens again, the deck, who begins
 *   dice                           a production roll
 *   discard, disclose, reveal      half of a hand after a 7: sealed, opened, its concealed cards shown
 *   blind, pick, rekey, hide       a theft: the victim's hand mixed, one card drawn, handed over, the thief's hand mixed
 *   buy                            a development card is dealt to its buyer
 *   exclude                        monopoly: an opponent proves which concealed cards are of another kind
 */
export type Asking =
  | 'board'
  | 'tokens'
  | 'deck'
  | 'starter'
  | 'dice'
  | 'discard'
  | 'disclose'
  | 'reveal'
  | 'blind'
  | 'pick'
  | 'rekey'
  | 'hide'
  | 'buy'
  | 'exclude';

/** Answers to the open offer. */
export const NO_ANSWER = 0;
export const ACCEPTED = 1;
export const DECLINED = 2;
export const COUNTERED = 3;

export interface CatState {
  /** Shared by all copies of a game; never written. */
  readonly rules: CatRules;
  /** Empty lists until the island lies. Replaced as a whole, never written. */
  board: IslandLayout;
  phase: PhaseName;
  asking: Asking | null;
  /** The phase to which the robber, a discard or free roads return. */
  back: PhaseName;
  players: Player[];
  /** Owner by edge or -1; by corner -1, the seat, or the seat plus `CITY`. */
  roads: number[];
  corners: number[];
  robber: number;
  bank: number[];
  deck: HandleId[];
  /** Cards that lie face up or left the game, by kind. */
  played: number[];
  /** Turns begun. */
  turn: number;
  /** Whose turn it is: the founder in the founding phase; -1 before anybody is. */
  active: number;
  /** Who founded first, -1 until it is known; founding settlements placed. */
  starter: number;
  founded: number;
  /** The settlement of the founding phase whose road is missing, else -1. */
  founding: number;
  /** A card was played in this turn (CAT-DEV-2). */
  cardPlayed: boolean;
  freeRoads: number;
  dice: readonly number[];
  /** Production rolls by sum, 2 first. */
  rolls: number[];
  /** Seats that an ask goes to in turn: contenders for the start, discarders, those a monopoly is asked of. */
  waiting: readonly number[];
  discards: readonly Discard[];
  victim: number;
  /** The card that is being stolen. */
  picked: number;
  /** Monopoly: its kind, and what came in so far by seat. */
  wanted: number;
  taken: readonly number[];
  /** Trade: number of the latest item, the open offer with answers by seat, proposals by seat. */
  items: number;
  /** How often each seat has spoken about trade in this turn (CAT-TRD-8). */
  sayings: number[];
  offer: Offer | null;
  answers: number[];
  proposals: (Proposal | null)[];
  longestRoad: number;
  largestArmy: number;
  winner: number;
}

/** Added to the seat of a corner that holds a city. */
export const CITY = 8;
/** The owner of a corner that is not free. */
export const ownerOf = (corner: number): number => corner & 7;
export const isCity = (corner: number): boolean => corner >= CITY;

const clonePlayer = (player: Player): Player => ({
  hand: player.hand.slice(),
  hidden: player.hidden.slice(),
  cards: player.cards.slice(),
  bought: player.bought.slice(),
  knights: player.knights,
  shownPoints: player.shownPoints,
  roads: player.roads,
  settlements: player.settlements,
  cities: player.cities,
  trail: player.trail,
});

/** Written out field by field: bots make millions of copies. */
export function cloneState(state: CatState): CatState {
  return {
    rules: state.rules,
    board: state.board,
    phase: state.phase,
    asking: state.asking,
    back: state.back,
    players: state.players.map(clonePlayer),
    roads: state.roads.slice(),
    corners: state.corners.slice(),
    robber: state.robber,
    bank: state.bank.slice(),
    deck: state.deck.slice(),
    played: state.played.slice(),
    turn: state.turn,
    active: state.active,
    starter: state.starter,
    founded: state.founded,
    founding: state.founding,
    cardPlayed: state.cardPlayed,
    freeRoads: state.freeRoads,
    dice: state.dice,
    rolls: state.rolls.slice(),
    waiting: state.waiting,
    discards: state.discards,
    victim: state.victim,
    picked: state.picked,
    wanted: state.wanted,
    taken: state.taken,
    items: state.items,
    sayings: state.sayings.slice(),
    offer: state.offer,
    answers: state.answers.slice(),
    proposals: state.proposals.slice(),
    longestRoad: state.longestRoad,
    largestArmy: state.largestArmy,
    winner: state.winner,
  };
}

export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};

/** The left neighbour (clockwise). */
export const seatsOf = ({players}: CatState): number[] => players.map((_, seat) => seat);

export const nextSeat = (state: CatState, seat: number): number =>
  seat + 1 === state.players.length ? 0 : seat + 1;

/** Resource cards in a hand. */
export const handSize = ({hand, hidden}: Player): number =>
  hand[0]! + hand[1]! + hand[2]! + hand[3]! + hand[4]! + hidden.length;

/** The other seats, ascending, by number of seats and seat. */
export const OTHERS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map(seats =>
  Array.from({length: seats}, (_, own) =>
    Object.freeze(Array.from({length: seats}, (_, seat) => seat).filter(seat => seat !== own)),
  ),
);
export const othersOf = ({players}: CatState, seat: number): readonly number[] =>
  OTHERS[players.length]![seat]!;
