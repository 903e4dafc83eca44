/** What to buy in a turn: purchases with the bank trades that they need, a few deep, by what the table looks like then. */
import {cornerTaken, pointsOf, roadLaid} from '../awards.ts';
import {COSTS} from '../data.ts';
import {citySpots, roadSpots, settlementSpots} from '../places.ts';
import {type CatState, CITY, cloneState} from '../state.ts';
import {featuresOf} from './features.ts';
import {type Amounts, HELPERS, type Holdings, KNIGHTS, POINTS} from './holdings.ts';
import {chanceOf, type Outlook, outlookOf, withPosition} from './outlook.ts';

/** One change at the bank, by kind. */
export interface Change {
  readonly give: number;
  readonly take: number;
}

/** Index in the list of costs: road, settlement, city, card. */
export type Piece = 0 | 1 | 2 | 3;

export interface Purchase {
  readonly piece: Piece;
  /** Edge or corner; -1 for a card. */
  readonly at: number;
}

export interface Plan {
  /** The chance to win when it is carried out; more than 1: it wins. */
  readonly worth: number;
  readonly changes: readonly Change[];
  readonly purchases: readonly Purchase[];
}

export interface Means {
  readonly held: Holdings;
  readonly rates: Amounts;
  /** The bank is open. */
  readonly trades: boolean;
}

/** What is built now counts more than what could be built later: road, settlement, city, card. */
const EAGER = [1, 1.3, 1.3, 1] as const;

/** Purchases in a row that are thought through, and how many of each step are followed further. */
const DEEPEST = 3;
const FOLLOWED = 3;

/** Changes at the bank after which a cost can be paid: what is left over most goes first. Null where they do not do. */
export function changesFor(
  hand: Amounts,
  cost: Amounts,
  {rates, trades}: Means,
  bank: Amounts,
): Change[] | null {
  const left = hand.map((count, kind) => count - cost[kind]!);
  const changes: Change[] = [];
  for (let take = 0; take < left.length; take++) {
    for (; left[take]! < 0; left[take]!++) {
      if (!trades || bank[take]! === 0) return null;
      let give = -1;
      for (let kind = 0; kind < left.length; kind++)
        if (
          left[kind]! >= rates[kind]! &&
          (give === -1 || left[kind]! / rates[kind]! > left[give]! / rates[give]!)
        )
          give = kind;
      if (give === -1) return null;
      left[give]! -= rates[give]!;
      changes.push({give, take});
    }
  }
  return changes;
}

export function changed(hand: Amounts, changes: readonly Change[], rates: Amounts): number[] {
  const after = [...hand];
  for (const {give, take} of changes) {
    after[give]! -= rates[give]!;
    after[take]!++;
  }
  return after;
}

/** The table with a purchase, its price not looked at. */
export function bought(state: CatState, seat: number, {piece, at}: Purchase): CatState {
  const next = cloneState(state);
  const player = next.players[seat]!;
  if (piece === 0) {
    next.roads[at] = seat;
    player.roads--;
    roadLaid(next, seat, at);
  } else if (piece === 1) {
    next.corners[at] = seat;
    player.settlements--;
    cornerTaken(next, seat, at);
  } else if (piece === 2) {
    next.corners[at] = seat + CITY;
    player.settlements++;
    player.cities--;
  } else next.deck.pop();
  return next;
}

/** What is held afterwards; a card that nobody has seen is a bit of everything. */
const heldWith = (held: Holdings, hand: Amounts, {piece}: Purchase): Holdings =>
  piece === 3
    ? {hand, points: held.points + POINTS, knights: held.knights + KNIGHTS, helpers: held.helpers + HELPERS}
    : {...held, hand};

/** The best of what can be bought now; nothing, where nothing betters the table. */
export function planTurn(state: CatState, seat: number, means: Means): Plan {
  return explore(state, seat, means, outlookOf(state, seat, means.held), DEEPEST);
}

function explore(state: CatState, seat: number, means: Means, outlook: Outlook, depth: number): Plan {
  const {held, rates} = means;
  let best: Plan = {worth: worthOf(state, seat, held, outlook), changes: [], purchases: []};
  if (depth === 0 || best.worth > 1) return best;
  const steps: {plan: Plan; next: CatState; means: Means; outlook: Outlook}[] = [];
  for (let piece = 3; piece >= 0; piece--) {
    const cost = COSTS[piece]!;
    const changes = changesFor(held.hand, cost, means, state.bank);
    if (!changes) continue;
    const hand = changed(held.hand, changes, rates).map((count, kind) => count - cost[kind]!);
    for (const at of placesFor(state, seat, piece)) {
      // A counter of the loop is one of the four.
      const purchase: Purchase = {piece: piece as Piece, at};
      const next = bought(state, seat, purchase);
      const after = heldWith(held, hand, purchase);
      // Settlements and the longest road are felt by others.
      const felt = piece === 1 || next.longestRoad !== state.longestRoad;
      const seen = felt ? outlookOf(next, seat, after) : outlook;
      const worth = worthOf(next, seat, after, seen) * EAGER[piece]!;
      const plan = {worth, changes, purchases: [purchase]};
      if (worth > best.worth) best = plan;
      steps.push({plan, next, means: {...means, held: after}, outlook: seen});
    }
  }
  steps.sort((a, b) => b.plan.worth - a.plan.worth);
  for (const {plan, next, means: left, outlook: seen} of steps.slice(0, FOLLOWED)) {
    const on = explore(next, seat, left, seen, depth - 1);
    if (on.purchases.length === 0 || on.worth <= best.worth) continue;
    best = {
      worth: on.worth,
      changes: [...plan.changes, ...on.changes],
      purchases: [...plan.purchases, ...on.purchases],
    };
  }
  return best;
}

function placesFor(state: CatState, seat: number, piece: number): readonly number[] {
  const player = state.players[seat]!;
  switch (piece) {
    case 0:
      return player.roads > 0 ? roadSpots(state, seat) : [];
    case 1:
      return player.settlements > 0 ? settlementSpots(state, seat, false) : [];
    case 2:
      return player.cities > 0 ? citySpots(state, seat) : [];
    default:
      return state.deck.length > 0 ? [-1] : [];
  }
}

/** @param outlook of the others; the own position is made anew */
export function worthOf(state: CatState, seat: number, held: Holdings, outlook: Outlook): number {
  if (pointsOf(state, seat) + Math.floor(held.points) >= state.rules.goal) return 2;
  return chanceOf(withPosition(outlook, seat, featuresOf(state, seat, held)), seat);
}
