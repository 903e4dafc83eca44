/** Set-up (CAT-SETUP, CAT-FND-1): what chance has to say before anybody decides, step by step. */
import {beacon, type Draw, drawnOf, freshOf, pick, roll, shuffle} from '../../engine/ask.ts';
import type {Options} from '../../engine/game.ts';
import {CORNERS, EDGES, HEX_HEXES, SPIRAL_STARTS, spiral} from './data/island.ts';
import {
  DECK,
  DESERT,
  FIXED_LAYOUTS,
  HARBOUR_LIST,
  type IslandLayout,
  isRed,
  PILE,
  STOCK,
  TERRAIN_LIST,
  TOKENS,
} from './data.ts';
import {firstPlayer, RULES, rulesOf} from './options.ts';
import {seatStarter} from './phases/founding.ts';
import type {Lots} from './phases/move.ts';
import {type CatState, type Player, seatsOf} from './state.ts';
import {type CatEvent, HARBOURS, RESOURCES, TERRAINS} from './types.ts';

const newPlayer = (): Player => ({
  hand: [0, 0, 0, 0, 0],
  hidden: [],
  cards: [],
  bought: [],
  knights: 0,
  shownPoints: 0,
  roads: STOCK.road,
  settlements: STOCK.settlement,
  cities: STOCK.city,
  trail: 0,
});

export function setup(options: Options, seats: number, set: number = RULES): CatState {
  const rules = rulesOf(options, set);
  const state: CatState = {
    rules,
    board: {terrain: [], tokens: [], harbours: []},
    phase: 'setup',
    asking: 'board',
    back: 'setup',
    players: Array.from({length: seats}, newPlayer),
    roads: EDGES.map(() => -1),
    corners: CORNERS.map(() => -1),
    robber: -1,
    bank: RESOURCES.map(() => PILE),
    deck: [],
    played: [0, 0, 0, 0, 0],
    turn: 0,
    active: -1,
    // A named first player is noted; everybody else waits for the dice.
    starter: firstPlayer(options, seats) ?? -1,
    founded: 0,
    founding: -1,
    cardPlayed: false,
    freeRoads: 0,
    dice: [],
    rolls: new Array<number>(11).fill(0),
    waiting: [],
    discards: [],
    victim: -1,
    picked: -1,
    wanted: -1,
    taken: [],
    items: 0,
    sayings: new Array<number>(seats).fill(0),
    offer: null,
    answers: Array.from({length: seats}, () => 0),
    proposals: Array.from({length: seats}, () => null),
    longestRoad: -1,
    largestArmy: -1,
    winner: -1,
  };
  if (rules.board !== 'random') lay(state, FIXED_LAYOUTS[rules.board]);
  return state;
}

export const SET_UP: Lots<'board' | 'tokens' | 'deck' | 'starter'> = {
  board: {
    ask: ({rules}) =>
      beacon(
        'board',
        all(TERRAIN_LIST),
        all(HARBOUR_LIST),
        rules.tokens === 'spiral' ? roll(SPIRAL_STARTS.length) : all(TOKENS),
      ),
    deal: (state, answer, events) => boardDrawn(state, drawnOf(answer), events),
  },
  tokens: {
    ask: () => beacon('tokens', all(TOKENS)),
    deal: (state, answer, events) => tokensDrawn(state, drawnOf(answer)[0]!, events),
  },
  deck: {
    ask: state => shuffle('development', seatsOf(state), [], DECK),
    deal: (state, answer, events) => deckShuffled(state, freshOf(answer), events),
  },
  starter: {
    ask: ({waiting}) => beacon('starter', ...waiting.map(() => roll(6, 6))),
    deal: (state, answer, events) => startersRolled(state, drawnOf(answer), events),
  },
};

const all = (list: readonly number[]): Draw => pick(list.length, list.length);

/** The items of a list in the order in which they are drawn: each index is taken and removed. */
function drawAll(list: readonly number[], indexes: readonly number[]): number[] {
  const left = [...list];
  return indexes.map(index => left.splice(index, 1)[0]!);
}

/** The random board: terrain, harbours and, by spiral or by lot, tokens. */
function boardDrawn(state: CatState, drawn: readonly (readonly number[])[], events?: CatEvent[]): void {
  const terrain = drawAll(TERRAIN_LIST, drawn[0]!);
  const harbours = drawAll(HARBOUR_LIST, drawn[1]!);
  const tokens =
    state.rules.tokens === 'spiral'
      ? alongSpiral(terrain, SPIRAL_STARTS[drawn[2]![0]! - 1]!)
      : onLand(terrain, drawAll(TOKENS, drawn[2]!));
  layOrAgain(state, {terrain, tokens, harbours}, events);
}

/** Red tokens were neighbours: another layout. */
function tokensDrawn(state: CatState, drawn: readonly number[], events?: CatEvent[]): void {
  const {terrain, harbours} = state.board;
  layOrAgain(state, {terrain, tokens: onLand(terrain, drawAll(TOKENS, drawn)), harbours}, events);
}

/** The desert takes no token. */
function onLand(terrain: readonly number[], tokens: readonly number[]): number[] {
  let next = 0;
  return terrain.map(kind => (kind === DESERT ? 0 : tokens[next++]!));
}

function alongSpiral(terrain: readonly number[], start: number): number[] {
  const tokens = terrain.map(() => 0);
  let next = 0;
  for (const hex of spiral(start)) if (terrain[hex] !== DESERT) tokens[hex] = TOKENS[next++]!;
  return tokens;
}

const redNeighbours = (tokens: readonly number[]): boolean =>
  tokens.some((token, hex) => isRed(token) && HEX_HEXES[hex]!.some(other => isRed(tokens[other]!)));

function layOrAgain(state: CatState, board: IslandLayout, events?: CatEvent[]): void {
  if (state.rules.tokens === 'random-no-red-neighbours' && redNeighbours(board.tokens)) {
    state.board = board;
    state.asking = 'tokens';
    events?.push({type: 'tokensAgain'});
  } else lay(state, board, events);
}

function lay(state: CatState, board: IslandLayout, events?: CatEvent[]): void {
  state.board = board;
  state.robber = board.terrain.indexOf(DESERT);
  state.asking = 'deck';
  events?.push({
    type: 'boardLaid',
    terrain: board.terrain.map(kind => TERRAINS[kind]!),
    tokens: board.tokens,
    harbours: board.harbours.map(kind => HARBOURS[kind]!),
  });
}

/** The development deck lies there; then the dice, unless a seat was named (CAT-FND-1). */
function deckShuffled(state: CatState, fresh: readonly number[], events?: CatEvent[]): void {
  state.deck = [...fresh];
  events?.push({type: 'cardsShuffled', cards: fresh.length});
  if (state.starter === -1) {
    state.asking = 'starter';
    state.waiting = seatsOf(state);
  } else {
    state.asking = null;
    seatStarter(state, state.starter, events);
  }
}

/** The highest total begins; who ties for it rolls again. */
function startersRolled(state: CatState, drawn: readonly (readonly number[])[], events?: CatEvent[]): void {
  const rolls = state.waiting.map((seat, i): [number, number] => [seat, drawn[i]![0]! + drawn[i]![1]!]);
  events?.push({type: 'startRolls', rolls});
  const most = Math.max(...rolls.map(([, total]) => total));
  const best = rolls.filter(([, total]) => total === most).map(([seat]) => seat);
  state.waiting = best;
  if (best.length > 1) return;
  state.asking = null;
  seatStarter(state, best[0]!, events);
}
