/** The table as one seat sees it; the only place that hides the points of the others. */
import type {Faces} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import {
  BUILDING_DATA,
  CITY_SPACES,
  CORN,
  COUNTRY_SPACES,
  copiesOf,
  HOUSE_SPACES,
  PROCESSES,
  SLOTS,
  seatData,
} from './data.ts';
import {forecastOf} from './forecast.ts';
import {
  capacity,
  freeCity,
  freeCountry,
  largeBuildings,
  otherDiscount,
  pieces,
  placedWorkers,
  placeSlots,
  priceFor,
  quarryDiscount,
} from './island.ts';
import {builderDiscount, objectToPurchase} from './phases/builder.ts';
import {loading, loadTargets, shipCapacity} from './phases/captain.ts';
import {production} from './phases/craftsman.ts';
import {cardsInPlay, roleTurnSeat} from './phases/round.ts';
import {singleRoom, warehouseKinds} from './phases/storage.ts';
import {deckCount, goodsOf} from './plantations.ts';
import {proposePlacement} from './proposal.ts';
import {saleViews} from './sales.ts';
import {buildingPoints, result} from './scoring.ts';
import type {PrState} from './state.ts';
import {
  BUILDINGS,
  GOODS,
  type Good,
  type GoodCounts,
  type PrLoadView,
  type PrMarketView,
  type PrPlayerView,
  type PrRoleView,
  type PrView,
  ROLES,
  TILES,
} from './types.ts';
import {variantOf} from './variant.ts';

/** A supply that never runs short. */
const UNLIMITED: readonly number[] = [99, 99, 99, 99, 99];

/** The engine's own lists of goods have five members. */
const goodCounts = (counts: readonly number[]): GoodCounts => [...counts] as unknown as GoodCounts;

const goodOrNull = (good: number) => (good === -1 ? null : GOODS[good]!);

/** Who acts now; null while chance is asked and when the game is over. */
const acting = (state: PrState): Seat | null =>
  state.asking !== null || state.phase === 'over' ? null : state.turn;

/** What the viewer decides right now: options are shown to the seat whose turn it is only. */
const decides = (state: PrState, viewer: Seat | null, phase: PrState['phase']): viewer is Seat =>
  viewer !== null && state.phase === phase && acting(state) === viewer;

export function view(state: PrState, viewer: Seat | null, faces: Faces): PrView {
  const turn = acting(state);
  return {
    game: 'puerto-rico',
    seats: state.players.length,
    viewer,
    edition: state.rules.edition,
    openVp: state.rules.openVp,
    round: state.round,
    // Until the lot has spoken nobody is; the first seat stands in for that moment.
    governor: Math.max(0, state.governor),
    phase: state.phase,
    role: state.role === -1 ? null : ROLES[state.role]!,
    chooser: state.chooser === -1 ? null : state.chooser,
    turn,
    next: turn === null ? [] : seatsAfter(state),
    roles: cardsInPlay(state).map(card => roleView(state, viewer, card)),
    row: goodsOf(state.row),
    quarries: state.quarries,
    deckCount: deckCount(state),
    discard: goodCounts(state.discard),
    vpPool: state.vpPool,
    workerSupply: state.workers,
    arrivals: state.arrivals,
    goodsSupply: goodCounts(state.goods),
    ships: state.shipGood.map((good, ship) => ({
      capacity: shipCapacity(state, ship),
      good: goodOrNull(good),
      load: state.shipLoad[ship]!,
    })),
    house: goodsOf(state.house),
    market: variantOf(state)
      .onSale(state)
      .map(building => marketView(state, viewer, building)),
    players: state.players.map((_, seat) => playerView(state, viewer, seat, faces)),
    full: {
      points: state.rules.vpPool,
      workers: seatData(state.players.length).workers,
      country: COUNTRY_SPACES,
      city: CITY_SPACES,
      house: HOUSE_SPACES,
    },
    endFlags: [...state.endFlags],
    placing: placingView(state, viewer),
    loads: decides(state, viewer, 'captain') ? loadViews(state, viewer) : [],
    sales: decides(state, viewer, 'trader') ? saleViews(state, viewer) : [],
    storage: decides(state, viewer, 'store')
      ? {
          kinds: warehouseKinds(state.players[viewer]!),
          singles: singleRoom(state, state.players[viewer]!),
        }
      : null,
    bonusGoods: decides(state, viewer, 'craftsman') ? goodsOf(state.bonus) : [],
    result: result(state),
    ...variantOf(state).view?.(state, viewer, faces),
  };
}

/** Who acts after the present seat in this phase; role turns still to come in the round; the others while loading. */
function seatsAfter(state: PrState): Seat[] {
  const seats = state.players.length;
  const clockwise = (count: number) => Array.from({length: count}, (_, i) => (state.turn + 1 + i) % seats);
  if (state.phase === 'captain') return clockwise(seats - 1);
  if (state.phase !== 'role') return clockwise(state.left - 1);
  const open = seatData(seats).roleTurns - state.roleTurns - 1;
  return Array.from({length: open}, (_, i) => roleTurnSeat(state, state.roleTurns + 1 + i));
}

function roleView(state: PrState, viewer: Seat | null, card: number): PrRoleView {
  const role = ROLES[card]!;
  const holder = state.takenBy[card]!;
  const open = viewer !== null && holder === -1 && state.phase !== 'over' && state.phase !== 'setup';
  return {
    role,
    doubloons: state.cardDoubloons[card]!,
    takenBy: holder === -1 ? null : holder,
    ...(open ? forecastOf(state, viewer, role) : {forecast: null, idle: false}),
  };
}

function marketView(state: PrState, viewer: Seat | null, building: number): PrMarketView {
  const data = BUILDING_DATA[building]!;
  const privilege = viewer !== null && state.phase === 'builder' ? builderDiscount(state, viewer) : 0;
  const island = viewer === null ? null : state.players[viewer]!;
  const objection = viewer === null ? null : objectToPurchase(state, viewer, building, privilege);
  return {
    building: data.building,
    left: state.market[building]!,
    copies: copiesOf(data, state.players.length),
    cost: data.cost,
    points: data.points,
    slots: data.slots,
    column: data.column,
    price: island ? priceFor(state, island, building, privilege) : data.cost,
    privilegeDiscount: privilege,
    quarryDiscount: island ? quarryDiscount(island, building) : 0,
    ...(island && otherDiscount(state, island, building) > 0
      ? {otherDiscount: otherDiscount(state, island, building)}
      : {}),
    refusal: objection && {code: objection.code, details: objection.details},
  };
}

function playerView(state: PrState, viewer: Seat | null, seat: Seat, faces: Faces): PrPlayerView {
  const island = state.players[seat]!;
  const shown = seat === viewer || state.rules.openVp || state.phase === 'over';
  return {
    seat,
    doubloons: island.doubloons,
    chips: shown ? island.chips : null,
    buildingPoints: buildingPoints(island),
    goods: goodCounts(island.goods),
    sanJuan: island.sanJuan,
    tiles: TILES.map((tile, kind) => ({tile, count: island.tiles[kind]!, manned: island.manned[kind]!})),
    city: island.city.map((building, i) => ({
      building: BUILDINGS[building]!,
      workers: island.workers[i]!,
      slots: SLOTS[building]!,
      size: BUILDING_DATA[building]!.size,
    })),
    freeCountry: freeCountry(island),
    freeCity: freeCity(island),
    largeBuildings: largeBuildings(island),
    capacity: production(state, seat, UNLIMITED),
    wharfUsed: island.wharfUsed,
    ...variantOf(state).playerView?.(state, viewer, seat, faces),
  };
}

function placingView(state: PrState, viewer: Seat | null): PrView['placing'] {
  if (!decides(state, viewer, 'mayor')) return null;
  const island = state.players[viewer]!;
  return {
    pieces: pieces(island),
    caps: placeSlots(island),
    before: placedWorkers(island),
    proposal: proposePlacement(state, viewer),
  };
}

const loadViews = (state: PrState, seat: Seat): PrLoadView[] =>
  GOODS.flatMap((good, index) =>
    loadTargets(state, seat, index).map(ship => {
      const {count, points} = loading(state, seat, index, ship);
      return ship === 'wharf'
        ? {good, ship, count, load: count, capacity: 0, points}
        : {
            good,
            ship,
            count,
            load: state.shipLoad[ship]! + count,
            capacity: shipCapacity(state, ship),
            points,
          };
    }),
  );

/**
 * What the next craftsman phase would give with unlimited supply if the workers stood like this.
 * @param slots workers per place, in the order of `place.slots`
 */
export const willMake = (player: PrPlayerView, slots: readonly number[]): GoodCounts =>
  capacity(
    slots,
    player.city.map(({building}) => BUILDINGS.indexOf(building)),
    slots.slice(TILES.length),
  );

/** What the workers of one place would be good for. */
export interface AtWork {
  /** So many of them bring something. */
  readonly works: number;
  /** The good that leaves this place in the harvest, one a worker; null where none does. */
  readonly makes: Good | null;
}

/**
 * Which workers would bring something if they stood like this: those of a chain as far as it is whole, and all in places that
 * make no goods.
 * @param slots workers per place, in the order of `place.slots`; so is the answer
 */
export function atWork(player: PrPlayerView, slots: readonly number[]): readonly AtWork[] {
  const made = willMake(player, slots);
  const left: number[] = [...made];
  const tiles = TILES.map((tile, kind) => ({
    works: Math.min(slots[kind] ?? 0, made[kind] ?? Number.POSITIVE_INFINITY),
    makes: kind === CORN ? (tile as Good) : null,
  }));
  const city = player.city.map(({building}, i) => {
    const workers = slots[TILES.length + i] ?? 0;
    const good = PROCESSES[BUILDINGS.indexOf(building)]!;
    if (good < 0) return {works: workers, makes: null};
    const works = Math.min(workers, left[good]!);
    left[good]! -= works;
    return {works, makes: GOODS[good]!};
  });
  return [...tiles, ...city];
}
