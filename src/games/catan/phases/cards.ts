/** Development cards (CAT-DEV). */
import {type Faces, openedOf} from '../../../engine/ask.ts';
import {type Choice, oneOf, spread} from '../../../engine/choice.ts';
import {knightPlayed} from '../awards.ts';
import {KNIGHT, MONOPOLY, PLENTY, ROAD_BUILDING, YEAR_OF_PLENTY} from '../data.ts';
import {gain} from '../hand.ts';
import {hasRoadSpot, objectToRoad, roadSpots} from '../places.ts';
import {type Objection, objection} from '../refusals.ts';
import {type CatState, othersOf, sum} from '../state.ts';
import {CARDS, type Card, type CatEvent, RESOURCES} from '../types.ts';
import {layRoad} from './build.ts';
import type {Lots, Move} from './move.ts';
import {callRobber} from './robber.ts';
import {lapse} from './trade.ts';

const TYPES = ['knight', 'roadBuilding', 'yearOfPlenty', 'monopoly'] as const;

/** One choice per kind of card that can be played: equal cards are played oldest first. */
export function cardChoices(state: CatState, seat: number, faces: Faces, into: Choice[]): void {
  if (state.cardPlayed) return;
  const {cards, bought} = state.players[seat]!;
  let seen = 0;
  for (let i = 0; i < cards.length; i++) {
    if (bought[i] === state.turn) continue;
    const face = faces.get(cards[i]!);
    if (face === undefined || face > MONOPOLY || seen & (1 << face)) continue;
    seen |= 1 << face;
    if (idle(state, seat, face)) continue;
    const [type, card] = [TYPES[face]!, cards[i]!];
    if (face === YEAR_OF_PLENTY) into.push({type, card, take: spread(plenty(state), state.bank.slice())});
    else if (face === MONOPOLY) into.push({type, card, kind: oneOf(RESOURCES)});
    else into.push({type, card});
  }
}

/** CAT-DEV-6, CAT-DEV-7: whether the card would do nothing. */
const idle = (state: CatState, seat: number, face: number): boolean =>
  face === ROAD_BUILDING
    ? state.players[seat]!.roads === 0 || !hasRoadSpot(state, seat)
    : face === YEAR_OF_PLENTY && sum(state.bank) === 0;

/** Cards that a year of plenty brings now. */
export const plenty = ({bank}: CatState): number => Math.min(PLENTY, sum(bank));

/** Why this card, whose kind is known, cannot be played now; for the view as well. */
export function objectToCard(state: CatState, seat: number, handle: number, face: number): Objection | null {
  const {cards, bought} = state.players[seat]!;
  const at = cards.indexOf(handle);
  if (at < 0) return objection('cat/no-such-card', 'CAT-DEV-1');
  if (state.cardPlayed) return objection('cat/one-card-a-turn', 'CAT-DEV-2');
  if (bought[at] === state.turn) return objection('cat/bought-now', 'CAT-DEV-3');
  if (!idle(state, seat, face)) return null;
  const rule = face === ROAD_BUILDING ? 'CAT-DEV-6' : 'CAT-DEV-7';
  return objection('cat/no-effect', rule, {card: CARDS[face]!});
}

/** The card leaves the hand face up; what is open for trade lapses (CAT-TRD-6). */
function laid(state: CatState, seat: number, handle: number, face: number, events?: CatEvent[]): void {
  const player = state.players[seat]!;
  const at = player.cards.indexOf(handle);
  player.cards.splice(at, 1);
  player.bought.splice(at, 1);
  state.played[face]!++;
  state.cardPlayed = true;
  lapse(state);
  // Cards that are played are of the first four kinds.
  events?.push({type: 'played', seat, card: CARDS[face] as Exclude<Card, 'victory-point'>});
}

/** CAT-DEV-5. */
export const knight: Move<'knight'> = {
  check: (state, seat, {card}) => objectToCard(state, seat, card, KNIGHT),
  play(state, seat, {card}, events) {
    laid(state, seat, card, KNIGHT, events);
    state.players[seat]!.knights++;
    knightPlayed(state, seat, events);
    state.back = state.phase;
    callRobber(state, events);
  },
};

/** CAT-DEV-6. */
export const roadBuilding: Move<'roadBuilding'> = {
  check: (state, seat, {card}) => objectToCard(state, seat, card, ROAD_BUILDING),
  play(state, seat, {card}, events) {
    laid(state, seat, card, ROAD_BUILDING, events);
    state.back = state.phase;
    state.phase = 'freeRoad';
    state.freeRoads = Math.min(2, state.players[seat]!.roads);
  },
};

export const freeRoadChoices = (state: CatState, seat: number): Choice[] => [
  {type: 'freeRoad', edge: oneOf(roadSpots(state, seat))},
];

/** CAT-DEC-9: the second one is skipped where there is no place for it. */
export const freeRoad: Move<'freeRoad'> = {
  check: (state, seat, {edge}) => objectToRoad(state, seat, edge),
  play(state, seat, {edge}, events) {
    layRoad(state, seat, edge, true, events);
    state.freeRoads--;
    if (state.freeRoads > 0 && hasRoadSpot(state, seat)) return;
    state.freeRoads = 0;
    state.phase = state.back;
  },
};

/** CAT-DEV-7. */
export const yearOfPlenty: Move<'yearOfPlenty'> = {
  check(state, seat, {card, take}) {
    const refused = objectToCard(state, seat, card, YEAR_OF_PLENTY);
    if (refused) return refused;
    const [want, given] = [plenty(state), sum(take)];
    if (want !== given) return objection('cat/take-exactly', 'CAT-DEV-7', {want, given});
    const empty = take.findIndex((count, kind) => count > state.bank[kind]!);
    return empty < 0 ? null : objection('cat/bank-empty', 'CAT-DEV-7', {kind: RESOURCES[empty]!});
  },
  play(state, seat, {card, take}, events) {
    laid(state, seat, card, YEAR_OF_PLENTY, events);
    gain(state, seat, take);
    events?.push({type: 'tookFromBank', seat, cards: take});
  },
};

/** CAT-DEV-8: open cards at once; of concealed ones each opponent opens those of the kind and proves the others. */
export const monopoly: Move<'monopoly'> = {
  check: (state, seat, {card}) => objectToCard(state, seat, card, MONOPOLY),
  play(state, seat, {card, kind}, events) {
    laid(state, seat, card, MONOPOLY, events);
    const wanted = RESOURCES.indexOf(kind);
    const taken = state.players.map(() => 0);
    for (const other of othersOf(state, seat)) taken[other] = handOver(state, other, wanted);
    state.wanted = wanted;
    state.taken = taken;
    state.waiting = othersOf(state, seat).filter(other => state.players[other]!.hidden.length > 0);
    state.asking = 'exclude';
    nextExclusion(state, events);
  },
};

/** @returns how many went to the active player */
function handOver(state: CatState, from: number, kind: number): number {
  const {hand} = state.players[from]!;
  const count = hand[kind]!;
  hand[kind] = 0;
  state.players[state.active]!.hand[kind]! += count;
  return count;
}

export const EXCLUSION: Lots<'exclude'> = {
  exclude: {
    ask: ({waiting, players, wanted}) => ({
      kind: 'exclude',
      handles: players[waiting[0]!]!.hidden,
      by: waiting[0]!,
      oneOf: RESOURCES.map((_, kind) => kind).filter(kind => kind !== wanted),
    }),
    deal: (state, answer, events) => excluded(state, openedOf(answer), events),
  },
};

/** @param opened for each concealed card its face where it is of the kind, else null */
function excluded(state: CatState, opened: readonly (number | null)[], events?: CatEvent[]): void {
  const from = state.waiting[0]!;
  const player = state.players[from]!;
  const count = opened.filter(face => face !== null).length;
  player.hidden = player.hidden.filter((_, i) => opened[i] === null);
  state.players[state.active]!.hand[state.wanted]! += count;
  state.taken = state.taken.map((taken, seat) => (seat === from ? taken + count : taken));
  state.waiting = state.waiting.slice(1);
  nextExclusion(state, events);
}

function nextExclusion(state: CatState, events?: CatEvent[]): void {
  if (state.waiting.length > 0) return;
  state.asking = null;
  events?.push({
    type: 'monopolised',
    seat: state.active,
    kind: RESOURCES[state.wanted]!,
    from: state.taken,
  });
  state.wanted = -1;
  state.taken = [];
}
