/** The table as one seat sees it; the only place that hides: hands and cards of the others are counts. */
import type {Faces} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import {pointsOf} from './awards.ts';
import {HARBOUR_CORNERS, HEX_CORNERS} from './data/island.ts';
import {BANK_RATE, COSTS, GENERIC, MOST_SAYINGS, VICTORY_POINT, waysOf} from './data.ts';
import {toAct} from './flow.ts';
import {missingOf, wholeHand} from './hand.ts';
import {ratesOf} from './phases/bank.ts';
import {objectToCard} from './phases/cards.ts';
import {founderAt, freeEdges} from './phases/founding.ts';
import {keepsOff, robberHexes, victimsAt} from './phases/robber.ts';
import {owedBy} from './phases/seven.ts';
import {citySpots, roadSpots, settlementSpots, waysAt, yieldAt} from './places.ts';
import {proposeDiscard} from './proposal.ts';
import {type Objection, objection} from './refusals.ts';
import {result} from './scoring.ts';
import {type CatState, handSize, isCity, ownerOf, sum} from './state.ts';
import {trailThrough} from './trails.ts';
import {
  CARDS,
  type CatBuildView,
  type CatCardView,
  type CatPlayerView,
  type CatRefusal,
  type CatRobberView,
  type CatSpotView,
  type CatView,
  type Counts,
  HARBOURS,
  PIECES,
  RESOURCES,
  TERRAINS,
} from './types.ts';

/** The engine's own lists of resources have five members. */
const countsOf = (counts: readonly number[]): Counts => [...counts] as unknown as Counts;

export function view(state: CatState, viewer: Seat | null, faces: Faces): CatView {
  const {rules, board, phase, players, offer} = state;
  const player = viewer === null ? null : players[viewer]!;
  const acting = toAct(state);
  const owes = viewer !== null && state.asking === 'discard' && state.waiting.includes(viewer);
  return {
    game: 'catan',
    seats: players.length,
    viewer,
    edition: rules.edition,
    robberKeepsOff: keepsOff(rules),
    goal: rules.goal,
    phase,
    turn: state.turn,
    active: state.active === -1 || phase === 'over' ? null : state.active,
    toAct: [...acting],
    next: seatsAfter(state),
    hexes: board.terrain.map((_, hex) => hexView(state, hex)),
    harbours: board.harbours.map((kind, slot) => ({
      slot,
      kind: HARBOURS[kind]!,
      rate: kind === GENERIC ? 3 : 2,
      corners: HARBOUR_CORNERS[slot]!,
    })),
    roads: state.roads.map(owner => (owner === -1 ? null : owner)),
    corners: state.corners.map(building =>
      building === -1 ? null : {seat: ownerOf(building), city: isCity(building)},
    ),
    robber: state.robber,
    bank: countsOf(state.bank),
    deckCount: state.deck.length,
    playedCards: [...state.played],
    players: players.map((_, seat) => playerView(state, seat)),
    dice: state.dice.length === 2 ? [state.dice[0]!, state.dice[1]!] : null,
    rolls: [...state.rolls],
    hand: player && countsOf(wholeHand(player, faces)),
    concealed: (player?.hidden ?? []).flatMap(handle => {
      const face = faces.get(handle);
      return face === undefined ? [] : [{handle, kind: RESOURCES[face]!}];
    }),
    cards: viewer === null ? [] : cardViews(state, viewer, faces),
    points: viewer === null ? 0 : ownPoints(state, viewer, faces),
    rates: countsOf(viewer === null ? RESOURCES.map(() => BANK_RATE) : ratesOf(state, viewer)),
    builds:
      viewer === null || state.turn === 0 ? [] : PIECES.map((_, at) => buildView(state, viewer, faces, at)),
    spots: viewer !== null && acting.includes(viewer) ? spotViews(state, viewer) : [],
    robberTargets: phase === 'robber' && viewer === state.active ? robberViews(state, viewer) : [],
    offer: offer && {n: offer.n, to: [...offer.to], give: countsOf(offer.give), want: countsOf(offer.want)},
    sayings: [...state.sayings],
    sayingsLeft: sayingsLeft(state, viewer),
    proposals: state.proposals.flatMap((proposal, seat) =>
      proposal
        ? [
            {
              n: proposal.n,
              seat,
              give: countsOf(proposal.give),
              want: countsOf(proposal.want),
              counter: proposal.counter,
            },
          ]
        : [],
    ),
    discard: owes ? owedBy(state, viewer) : 0,
    discarding: state.asking === 'discard' ? [...state.waiting] : [],
    cardPlayed: state.cardPlayed,
    freeRoads: state.freeRoads,
    proposedDiscard: owes ? proposedDiscard(state, viewer, faces) : null,
    result: result(state),
  };
}

/** The founders still to come, or the seats in turn order. */
function seatsAfter(state: CatState): Seat[] {
  const seats = state.players.length;
  if (state.active === -1 || state.phase === 'over') return [];
  if (state.turn > 0) return Array.from({length: seats - 1}, (_, i) => (state.active + 1 + i) % seats);
  const left = 2 * seats - state.founded - 1;
  return Array.from({length: left}, (_, i) => founderAt(state, state.founded + 1 + i));
}

const hexView = ({board, robber, corners}: CatState, hex: number) => ({
  hex,
  terrain: TERRAINS[board.terrain[hex]!]!,
  token: board.tokens[hex] ?? 0,
  robber: hex === robber,
  buildings: HEX_CORNERS[hex]!.flatMap(corner => {
    const building = corners[corner]!;
    return building === -1 ? [] : [{corner, seat: ownerOf(building), city: isCity(building)}];
  }),
});

/** Told from here on: few enough to be minded. */
const FEW_SAYINGS = 4;

function sayingsLeft({phase, sayings}: CatState, viewer: Seat | null): number | null {
  if (viewer === null || (phase !== 'trade' && phase !== 'main')) return null;
  const left = Math.max(0, MOST_SAYINGS - sayings[viewer]!);
  return left <= FEW_SAYINGS ? left : null;
}

const ANSWERS = ['none', 'accept', 'decline', 'counter'] as const;

function playerView(state: CatState, seat: Seat): CatPlayerView {
  const player = state.players[seat]!;
  return {
    seat,
    cards: handSize(player),
    development: player.cards.length,
    knights: player.knights,
    road: player.trail,
    points: pointsOf(state, seat),
    left: {road: player.roads, settlement: player.settlements, city: player.cities},
    longestRoad: state.longestRoad === seat,
    largestArmy: state.largestArmy === seat,
    sevenCosts: owedBy(state, seat),
    answer: state.offer?.to.includes(seat) ? ANSWERS[state.answers[seat]!]! : null,
  };
}

const ownPoints = (state: CatState, seat: Seat, faces: Faces): number =>
  pointsOf(state, seat) +
  state.players[seat]!.cards.filter(handle => faces.get(handle) === VICTORY_POINT).length;

const refusalOf = (objected: Objection | null): CatRefusal | null => objected && {...objected};

/** Why the viewer cannot do anything of this sort now, whatever the pieces and cards. */
function notNow(state: CatState, viewer: Seat, phases: readonly string[]): Objection | null {
  if (state.phase === 'over') return objection('cat/game-over', 'CAT-END-3');
  if (state.asking !== null) return objection('cat/waiting', 'CAT-TURN-1');
  if (viewer !== state.active) return objection('cat/not-your-turn', 'CAT-TURN-5', {turn: state.active});
  return phases.includes(state.phase)
    ? null
    : objection('cat/other-decision', 'CAT-TURN-1', {phase: state.phase});
}

const FREE_MOMENTS = ['preRoll', 'trade', 'build', 'main'];
const BUILDING = ['trade', 'build', 'main'];

function cardViews(state: CatState, viewer: Seat, faces: Faces): CatCardView[] {
  const missing = state.rules.goal - ownPoints(state, viewer, faces);
  return state.players[viewer]!.cards.flatMap(handle => {
    const face = faces.get(handle);
    if (face === undefined) return [];
    const refused =
      notNow(state, viewer, FREE_MOMENTS) ??
      (face === VICTORY_POINT
        ? missing > 0
          ? objection('cat/not-enough-points', 'CAT-END-3', {missing})
          : null
        : objectToCard(state, viewer, handle, face));
    return [{handle, card: CARDS[face]!, refusal: refusalOf(refused)}];
  });
}

function buildView(state: CatState, viewer: Seat, faces: Faces, at: number): CatBuildView {
  const piece = PIECES[at]!;
  const player = state.players[viewer]!;
  const cost = COSTS[at]!;
  const left = [player.roads, player.settlements, player.cities, state.deck.length][at]!;
  const hand = wholeHand(player, faces);
  const missing = missingOf({...player, hand}, cost);
  const spots =
    piece === 'road'
      ? roadSpots(state, viewer)
      : piece === 'settlement'
        ? settlementSpots(state, viewer, false)
        : piece === 'city'
          ? citySpots(state, viewer)
          : [];
  const refused =
    notNow(state, viewer, BUILDING) ??
    (left === 0
      ? piece === 'card'
        ? objection('cat/deck-empty', 'CAT-BLD-8')
        : objection('cat/no-piece-left', piece === 'settlement' ? 'CAT-BLD-6' : 'CAT-BLD-1', {piece})
      : piece !== 'card' && spots.length === 0
        ? objection('cat/no-place', piece === 'road' ? 'CAT-BLD-3' : 'CAT-BLD-4', {piece})
        : sum(missing) > 0
          ? objection('cat/short', 'CAT-BLD-1', {missing})
          : null);
  const lengths = piece === 'road' && !refused ? spots.map(edge => lengthWith(state, viewer, edge)) : [];
  return {
    piece,
    cost: countsOf(cost),
    left,
    missing: countsOf(missing),
    spots,
    lengths,
    refusal: refusalOf(refused),
  };
}

/** Where the viewer has to put something down that costs nothing. */
function spotViews(state: CatState, viewer: Seat): CatSpotView[] {
  const road = (edge: number): CatSpotView => ({at: edge, ways: 0, length: lengthWith(state, viewer, edge)});
  switch (state.phase) {
    case 'foundSettlement':
      return settlementSpots(state, viewer, true).map(at => ({at, ways: waysAt(state, at), length: 0}));
    case 'foundRoad':
      return freeEdges(state).map(road);
    case 'freeRoad':
      return roadSpots(state, viewer).map(road);
    default:
      return [];
  }
}

/** The own longest trail with one road more. */
export function lengthWith(state: CatState, seat: Seat, edge: number): number {
  const roads = state.roads.slice();
  roads[edge] = seat;
  return Math.max(state.players[seat]!.trail, trailThrough({...state, roads}, seat, edge));
}

const robberViews = (state: CatState, viewer: Seat): CatRobberView[] =>
  robberHexes(state).map(hex => {
    const hurts = state.players.map((_, seat) =>
      HEX_CORNERS[hex]!.reduce((all, corner) => all + yieldAt(state, seat, corner), 0),
    );
    return {
      hex,
      victims: [...victimsAt(state, hex)],
      hurts,
      ways: waysOf(state.board.tokens[hex]!),
      own: hurts[viewer]! > 0,
      optional: state.rules.stealOptional,
    };
  });

function proposedDiscard(state: CatState, viewer: Seat, faces: Faces): CatView['proposedDiscard'] {
  const {cards, hidden} = proposeDiscard(state, viewer, faces);
  return {cards: countsOf(cards), hidden};
}
