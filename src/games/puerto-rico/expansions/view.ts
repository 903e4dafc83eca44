/** What the view shows of expansions; like the base view the only place that hides. */
import {type Faces, NO_FACES} from '../../../engine/ask.ts';
import type {Seat} from '../../../engine/game.ts';
import {COST, PRICES} from '../data.ts';
import {isActive, placedWorkers} from '../island.ts';
import {saleViews} from '../sales.ts';
import type {PrState} from '../state.ts';
import {sum} from '../state.ts';
import {
  BUILDINGS,
  GOODS,
  type Good,
  type GoodCounts,
  type PrPlayerView,
  type PrView,
  ROLES,
} from '../types.ts';
import {buccaneer, emptySlots, raided, raidMost} from './buccaneer/actions.ts';
import {BLACK_MARKET, GUEST_HOUSE} from './data.ts';
import {draftable} from './draft.ts';
import {mostOwed, paymentsFor, shortFor} from './new-buildings/black-market.ts';
import {handleOf} from './new-buildings/forests.ts';
import {guestMoves} from './new-buildings/guests.ts';
import {smallWharfPays, smallWharfReady} from './new-buildings/harbour.ts';
import {postGoods, postPays} from './new-buildings/trading-post.ts';
import {isMixed, nobleRange} from './nobles/mayor.ts';
import {mostSupplies} from './nobles/supplier.ts';
import {moreOn, noblesOf, noblesOn, placeOf, standing} from './pieces.ts';
import {moreOf} from './plan.ts';
import {nobleOrder, proposeNobles, proposeRaid} from './propose.ts';
import {BUCCANEER, FESTIVAL} from './rules.ts';
import {Done} from './state.ts';
import {hasSold} from './trade.ts';
import {EXPANSIONS, type PrMoreView, type PrPaymentView} from './types.ts';

const seatOrNull = (seat: number): Seat | null => (seat === -1 ? null : seat);

const kindOf = (tile: number, faces: Faces): Good | null => {
  const handle = handleOf(tile);
  const kind = handle < 0 ? tile : faces.get(handle);
  return kind === undefined ? null : GOODS[kind]!;
};

const decides = (state: PrState, viewer: Seat | null): viewer is Seat =>
  viewer !== null && state.asking === null && state.phase !== 'over' && state.turn === viewer;

function draftView(state: PrState): PrMoreView['draft'] {
  if (state.phase !== 'draft') return null;
  const {spaces, inPlay} = moreOf(state);
  return {
    pool: draftable(state).map(building => BUILDINGS[building]!),
    spaces: spaces.flatMap((free, cost) => {
      const chosen = inPlay.filter(building => COST[building] === cost);
      return cost === 0 || free + chosen.length === 0
        ? []
        : [{cost, free, chosen: chosen.map(building => BUILDINGS[building]!)}];
    }),
  };
}

function paymentViews(state: PrState, viewer: Seat | null): PrPaymentView[] {
  if (!decides(state, viewer) || state.phase !== 'builder') return [];
  if (!isActive(state.players[viewer]!, BLACK_MARKET)) return [];
  return BUILDINGS.flatMap((building, index) => {
    const short = (state.market[index] ?? 0) > 0 ? shortFor(state, viewer, index) : 0;
    return short > 0 && short <= mostOwed(state, viewer)
      ? [{building, payments: paymentsFor(state, viewer, short)}]
      : [];
  });
}

function buccaneerView(state: PrState): PrMoreView['buccaneer'] {
  if ((state.rules.more!.mask & BUCCANEER) === 0) return null;
  const {token, captured, captor, forced} = moreOf(state);
  return {
    token: seatOrNull(token),
    captured: captured === -1 ? null : {role: ROLES[captured]!, by: captor},
    forced,
  };
}

function festivalView(state: PrState): PrMoreView['festival'] {
  if ((state.rules.more!.mask & FESTIVAL) === 0) return null;
  const {taskTile, taskGoods, taskBuilding, winners} = moreOf(state);
  const [cultivation, production, construction] = winners;
  return {
    cultivation: taskTile === -1 ? null : GOODS[taskTile]!,
    // Five goods, as everywhere in the engine.
    production: sum(taskGoods) === 0 ? null : ([...taskGoods] as unknown as GoodCounts),
    construction: taskBuilding === -1 ? null : BUILDINGS[taskBuilding]!,
    winners: {
      cultivation: seatOrNull(cultivation!),
      production: seatOrNull(production!),
      construction: seatOrNull(construction!),
    },
  };
}

function placingView(state: PrState, viewer: Seat | null): PrMoreView['placingNobles'] {
  if (!decides(state, viewer) || state.phase !== 'nobles') return null;
  const island = state.players[viewer]!;
  const [least, most] = nobleRange(island);
  return {slots: placedWorkers(island), least, most, proposal: proposeNobles(island)};
}

function handsView(state: PrState, viewer: Seat | null): PrMoreView['nobleHands'] {
  if (!decides(state, viewer) || state.phase !== 'mayor') return null;
  const island = state.players[viewer]!;
  return isMixed(island) ? {nobles: noblesOf(island), order: nobleOrder(island)} : null;
}

function raidView(state: PrState, viewer: Seat | null): PrMoreView['raid'] {
  if (!decides(state, viewer) || state.phase !== 'buccaneer' || raided(state) === 0) return null;
  return {
    most: raidMost(state, viewer),
    caps: emptySlots(state, viewer),
    proposal: proposeRaid(state, viewer),
  };
}

function smallWharfView(state: PrState, viewer: Seat | null): PrMoreView['smallWharf'] {
  if (!decides(state, viewer) || state.phase !== 'captain' || !smallWharfReady(state, viewer)) return [];
  const tokens = sum(state.players[viewer]!.goods);
  return Array.from({length: tokens}, (_, i) => smallWharfPays(state, viewer, i + 1).points);
}

/** Of each kind of deed that is not on offer, what the engine says to the least of that kind. */
function noDeedsView(state: PrState, viewer: Seat | null): PrMoreView['noDeeds'] {
  if (!decides(state, viewer) || state.phase !== 'buccaneer') return [];
  const offered = buccaneer.choices(state).map(({type}) => type);
  const {piracy, plunder, raid, capture} = buccaneer.moves;
  const slots = emptySlots(state, viewer).map(() => 0);
  const least = [
    ['piracy', piracy.check(state, viewer, {type: 'piracy', ship: 0, keep: 0})],
    ['plunder', plunder.check(state)],
    ['raid', raid.check(state, viewer, {type: 'raid', slots})],
    ['capture', capture.check(state, viewer, {type: 'capture', role: 'settler'})],
  ] as const;
  return least.flatMap(([deed, refused]) =>
    refused && !offered.includes(deed)
      ? [{deed, refusal: {code: refused.code, details: refused.details}}]
      : [],
  );
}

function drawnView(state: PrState, viewer: Seat | null, faces: Faces): Good | null {
  const {drawn} = moreOf(state);
  return decides(state, viewer) && drawn !== -1 ? kindOf(drawn, faces) : null;
}

/** Sales at the own trading post stand behind those in the trading house; after a sale there are none. */
function salesView(state: PrState, viewer: Seat | null): Partial<PrView> {
  if (!decides(state, viewer) || state.phase !== 'trader') return {};
  const at = postGoods(state, viewer).map(good => {
    const index = GOODS.indexOf(good);
    const doubloons = postPays(state, viewer, index);
    return {good, post: true as const, doubloons, price: PRICES[index]!, bonus: doubloons - PRICES[index]!};
  });
  return hasSold(state) ? {sales: []} : {sales: [...saleViews(state, viewer), ...at]};
}

export function view(state: PrState, viewer: Seat | null, faces: Faces): Partial<PrView> {
  const rules = state.rules.more!;
  const {nobles, arrivalNobles} = moreOf(state);
  const more: PrMoreView = {
    expansions: EXPANSIONS.filter((_, bit) => (rules.mask >> bit) & 1),
    nobleSupply: nobles,
    arrivalNobles,
    draft: draftView(state),
    guestMoves: decides(state, viewer)
      ? // Names of places are tiles and buildings.
        (guestMoves(state, viewer).flatMap(({piece, to}) =>
          to.map(name => ({piece, to: name})),
        ) as PrMoreView['guestMoves'])
      : [],
    drawn: drawnView(state, viewer, faces),
    payments: paymentViews(state, viewer),
    buccaneer: buccaneerView(state),
    festival: festivalView(state),
    supplies: decides(state, viewer) && state.phase === 'supplier' ? mostSupplies(state, viewer) : 0,
    nobleHands: handsView(state, viewer),
    smallWharf: smallWharfView(state, viewer),
    raid: raidView(state, viewer),
    noDeeds: noDeedsView(state, viewer),
    placingNobles: placingView(state, viewer),
  };
  return {more, ...salesView(state, viewer)};
}

export function playerView(
  state: PrState,
  viewer: Seat | null,
  seat: Seat,
  faces: Faces,
): Partial<PrPlayerView> {
  const island = state.players[seat]!;
  const {forests, nobles, idleNobles, done} = moreOn(island);
  const home = placeOf(island, GUEST_HOUSE);
  const guests = home < 0 ? 0 : standing(island, home);
  const nobleGuests = home < 0 ? 0 : noblesOn(island, home);
  return {
    more: {
      forests: forests.map(tile => kindOf(tile, seat === viewer ? faces : NO_FACES)),
      nobles: nobles.slice(),
      noblesInSanJuan: idleNobles,
      guests: {workers: guests - nobleGuests, nobles: nobleGuests},
      smallWharfUsed: (done & Done.smallWharf) !== 0,
    },
  };
}
