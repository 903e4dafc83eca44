/** The table as one captain sees it; hides the chests of the others. Everything else is open. */
import type {Faces} from '../../engine/ask.ts';
import type {Result, Seat} from '../../engine/game.ts';
import {pirateTarget, stepFrom} from './chart.ts';
import {
  chestValue,
  DIRECTIONS,
  FIRST_HARBOUR,
  HARBOURS,
  isHarbour,
  LAYOUTS,
  type Layout,
  MISSIONS,
  type Mission,
  SEA_TILES,
  type SeaFace,
  STERNS,
  type Stern,
} from './data.ts';
import {pirateTargets} from './phases/battle.ts';
import {playsOf} from './phases/cards.ts';
import {fillings} from './phases/harbour.ts';
import {claimOf} from './phases/plunder.ts';
import {playCost, stepsOf} from './phases/sailing.ts';
import {itemsHere} from './phases/sea.ts';
import {proposal} from './proposal.ts';
import {result} from './scoring.ts';
import {
  active,
  freeSpace,
  hasSail,
  holdOf,
  kindOf,
  type PortState,
  shipValue,
  slotsOf,
  sureHits,
  worthOfUpgrade,
} from './state.ts';
import type {PortAction} from './types.ts';
import {bestSale, courseCosts, dangerousWinds, type SaleView} from './view-chart.ts';

/** A tile of the chart as it lies, and what it shows when it is turned over. */
export interface CellView {
  readonly cell: number;
  readonly row: number;
  readonly column: number;
  /** Number of the tile: `data.ts` names it. */
  readonly tile: number;
  readonly sea: {readonly now: SeaFace; readonly flipped: SeaFace} | null;
  readonly harbour: {
    /** Demanded goods, and what lies on each slot: -1 nothing, 0..3 a good, 4 and 5 the halves of a cocoa. */
    readonly slots: readonly {readonly demand: number; readonly filled: number}[];
    readonly refill: number;
    /** The best that the viewer's hold would do here now; null for nothing and for watchers. */
    readonly sale: SaleView | null;
  } | null;
  /** Directions of the next wind after which the pirate would fight a ship here. */
  readonly danger: readonly number[];
  readonly ships: readonly Seat[];
  readonly pirate: boolean;
  /** Cells one step north, east, south, west of it, round the edges. */
  readonly neighbours: readonly number[];
}

export interface ShipView {
  readonly seat: Seat;
  readonly stern: Stern;
  readonly cell: number;
  readonly rum: number;
  /** Cotton, wine, tea, cocoa. */
  readonly goods: readonly number[];
  readonly hold: number;
  readonly free: number;
  readonly coins: number;
  readonly cannons: number;
  readonly slots: number;
  readonly sureHits: number;
  readonly upgrades: readonly {readonly kind: number; readonly value: number}[];
  readonly value: number;
  readonly twoSteps: boolean;
  readonly chests: number;
  /** Values of own chests; null for those of others until the end. */
  readonly chestValues: readonly number[] | null;
  readonly peace: boolean;
  readonly drifted: boolean;
  readonly anchored: boolean;
  /** This round: it bargains for rum, has to seal, has sealed, has no play. */
  readonly plan: 'bartering' | 'choosing' | 'sealed' | 'none';
}

/** A play that the viewer could seal. */
export interface PlayView {
  readonly cards: readonly number[];
  /** Cells in the order in which they are reached. */
  readonly path: readonly number[];
  readonly cost: number;
  readonly left: number;
  /** Not enough rum: all of it is lost and the ship drifts to `drift`. */
  readonly mutiny: boolean;
  readonly drift: number;
}

export interface PortView {
  readonly game: 'portolano';
  readonly phase: PortState['phase'];
  readonly viewer: Seat | null;
  readonly round: number;
  /** 0 until it is known. */
  readonly lastRound: number;
  readonly start: Seat;
  /** Whose turn it is in the phases that go round; null in others. */
  readonly active: Seat | null;
  readonly wind: number;
  readonly side: number;
  readonly cells: readonly CellView[];
  /** -1 until it is placed. */
  readonly pirate: number;
  /** Cells that the pirate may drift to, by direction of the next wind. */
  readonly pirateNext: readonly number[];
  readonly layout: Layout;
  /** Markers left by row, the next one first. */
  readonly rows: readonly (readonly number[])[];
  readonly box: readonly number[];
  readonly cannons: number;
  /** Values left by type, the top one first. */
  readonly upgrades: readonly (readonly number[])[];
  readonly chests: number;
  readonly harbourPile: number;
  readonly missions: readonly {readonly mission: Mission; readonly marks: readonly Seat[]}[];
  readonly ships: readonly ShipView[];
  /** Rum for one step of the viewer's ship by direction; empty for watchers and before the first wind. */
  readonly costs: readonly number[];
  /** The viewer's, while it chooses. */
  readonly plays: readonly PlayView[];
  /** On a sea tile at somebody's turn: whether it was picked up from, whether its action was used. */
  readonly used: {readonly picked: boolean; readonly acted: boolean} | null;
  /** Items that may be picked up here; the viewer's, on its turn. */
  readonly items: readonly number[];
  /** The viewer's, in a harbour. */
  readonly fillings: readonly (readonly number[])[];
  /** Ships that would fight the pirate as things stand. */
  readonly inReach: readonly Seat[];
  readonly owed: number;
  /** A sensible start for the viewer's decision, where it has many parts. */
  readonly proposal: PortAction | null;
  readonly battle: {
    readonly cell: number;
    readonly seats: readonly Seat[];
    readonly hits: readonly number[];
    readonly taker: Seat | null;
    readonly victim: Seat | null;
    /** Units that the taker may take. */
    readonly claim: number;
  } | null;
  readonly result: Result | null;
}

const TURNS: readonly PortState['phase'][] = [
  'sterns',
  'ships',
  'open',
  'sea',
  'harbour',
  'refill',
  'chest',
  'newHarbour',
];

export function view(state: PortState, viewer: Seat | null, faces: Faces): PortView {
  const laid = state.tiles.length > 0;
  const mine = viewer !== null && active(state) === viewer;
  return {
    game: 'portolano',
    phase: state.phase,
    viewer,
    round: state.round,
    lastRound: state.lastRound,
    start: state.start,
    active: TURNS.includes(state.phase) ? active(state) : null,
    wind: state.wind,
    side: state.side,
    cells: state.tiles.map((_, cell) => cellView(state, cell, viewer)),
    pirate: state.pirate,
    pirateNext: state.pirate < 0 ? [] : DIRECTIONS.map((_, wind) => pirateTarget(state, wind)),
    layout: LAYOUTS[state.layout]!,
    rows: state.rows.map(row => [...row]),
    box: [...state.box],
    cannons: state.cannons,
    upgrades: state.upgrades.map(pile => [...pile]),
    chests: state.chests.length,
    harbourPile: state.pile.length,
    missions: state.missions.map((mission, at) => ({
      mission: MISSIONS[mission]!,
      marks: [...state.marks[at]!],
    })),
    ships: state.ships.map((_, seat) => shipView(state, seat, viewer, faces)),
    costs: viewer === null ? [] : courseCosts(state, viewer),
    plays: viewer !== null && state.sealing.includes(viewer) ? playViews(state, viewer) : [],
    used: state.phase === 'sea' ? {picked: state.picked, acted: state.acted} : null,
    items: mine && state.phase === 'sea' && !state.picked ? itemsHere(state) : [],
    fillings: mine && state.phase === 'harbour' ? fillings(state, viewer) : [],
    inReach: laid && state.pirate >= 0 && state.round > 0 ? pirateTargets(state) : [],
    owed: state.owed,
    proposal: viewer === null ? null : proposal(state, viewer),
    battle: battleView(state),
    result: result(state),
  };
}

function cellView(state: PortState, cell: number, viewer: Seat | null): CellView {
  const tile = state.tiles[cell]!;
  const face = state.faces[cell]!;
  const harbour = isHarbour(tile) ? HARBOURS[tile - FIRST_HARBOUR]![face]! : null;
  return {
    cell,
    row: Math.floor(cell / state.side),
    column: cell % state.side,
    tile,
    sea: harbour ? null : {now: SEA_TILES[tile]![face]!, flipped: SEA_TILES[tile]![1 - face]!},
    harbour: harbour && {
      slots: harbour.slots.map((demand, i) => ({demand, filled: state.slots[cell]![i]!})),
      refill: harbour.refill,
      sale: viewer === null ? null : bestSale(state, viewer, cell),
    },
    danger: dangerousWinds(state, cell),
    ships: state.ships.flatMap((ship, seat) => (ship.cell === cell ? [seat] : [])),
    pirate: state.pirate === cell,
    neighbours: DIRECTIONS.map((_, direction) => stepFrom(state, cell, direction)),
  };
}

function shipView(state: PortState, seat: Seat, viewer: Seat | null, faces: Faces): ShipView {
  const ship = state.ships[seat]!;
  const open = state.phase === 'over' ? new Map(state.opened) : seat === viewer ? faces : null;
  const values = open && ship.chests.map(handle => open.get(handle)).filter(face => face !== undefined);
  return {
    seat,
    stern: STERNS[ship.stern]!,
    cell: ship.cell,
    rum: ship.load[0]!,
    goods: ship.load.slice(1),
    hold: holdOf(ship),
    free: freeSpace(ship),
    coins: ship.coins,
    cannons: ship.cannons,
    slots: slotsOf(ship),
    sureHits: sureHits(ship),
    upgrades: ship.upgrades.map(upgrade => ({kind: kindOf(upgrade), value: worthOfUpgrade(upgrade)})),
    value: shipValue(ship),
    twoSteps: hasSail(ship),
    chests: ship.chests.length,
    chestValues: values?.map(chestValue) ?? null,
    peace: ship.peace,
    drifted: ship.drifted,
    anchored: ship.anchored,
    plan: state.bartering.includes(seat)
      ? 'bartering'
      : state.sealing.includes(seat)
        ? 'choosing'
        : ship.playing
          ? 'sealed'
          : 'none',
  };
}

function playViews(state: PortState, seat: Seat): PlayView[] {
  const ship = state.ships[seat]!;
  const rum = ship.load[0]!;
  const drift = stepFrom(state, ship.cell, state.wind);
  return playsOf(ship).map(cards => {
    const cost = playCost(state.wind, ship, cards);
    const path: number[] = [];
    if (cost >= 0 && stepsOf(cards)[0]! < DIRECTIONS.length)
      for (const direction of stepsOf(cards)) path.push(stepFrom(state, path.at(-1) ?? ship.cell, direction));
    return {cards, path, cost, left: Math.max(0, rum - cost), mutiny: rum < cost, drift};
  });
}

function battleView(state: PortState): PortView['battle'] {
  const {battle, phase} = state;
  if (!battle) return null;
  const [taker, victim] = phase === 'loot' ? battle.claims[0]! : [null, null];
  const claim = taker === null || victim === null ? 0 : claimOf(state, taker, victim);
  return {cell: battle.cell, seats: [...battle.seats], hits: [...battle.hits], taker, victim, claim};
}
