/** The table as one seat sees it; the only place that hides. */
import type {Face, Faces, HandleId} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import {BUILDING_DATA, FULL_CITY, KIND, OPENING_HAND, PRICES} from './data.ts';
import {isParallel, toAct} from './flow.ts';
import {forecastOf} from './forecast.ts';
import {keeps} from './phases/councillor.ts';
import {doubles, libraryOffered, pickSeat, picksOf} from './phases/round.ts';
import {saleBonus, tileAt} from './phases/trader.ts';
import {bestCards, proposal, worths} from './proposal.ts';
import {pointsOf, result, total} from './scoring.ts';
import {sitesOf} from './sites.ts';
import type {SjState, Town} from './state.ts';
import {councilDraw, emptyPlaces, goodPlaces, handLimit, produceLimit, sellLimit} from './town.ts';
import {
  GOODS,
  ROLES,
  type SjCardView,
  type SjHandCardView,
  type SjPlaceView,
  type SjPlayerView,
  type SjRoleView,
  type SjView,
  TILES,
} from './types.ts';

export function view(state: SjState, viewer: Seat | null, faces: Faces): SjView {
  const acting = toAct(state);
  const own = viewer === null ? null : ownFaces(state, viewer, faces);
  return {
    game: 'san-juan',
    seats: state.towns.length,
    viewer,
    openingDraft: state.rules.openingDraft,
    round: state.round,
    // Until the lot has spoken nobody is; the first seat stands in for that moment.
    governor: Math.max(0, state.governor),
    phase: state.phase,
    role: state.role === -1 ? null : ROLES[state.role]!,
    chooser: state.chooser === -1 ? null : state.chooser,
    doubled: state.doubled,
    acting,
    next: acting.length === 0 ? [] : seatsAfter(state),
    roles: ROLES.map((_, role) => roleView(state, viewer, role, own)),
    libraryOffered: offersLibrary(state, viewer),
    doubles: viewer !== null && doubles(state, viewer),
    pile: state.pile.length,
    discards: state.discards.length,
    tile:
      state.phase === 'trader' && state.asking !== 'tile' ? tileView(tileAt(state, state.turned - 1)) : null,
    tiles: state.tiles.map(tileView),
    nextTile: state.tiles.length < TILES.length ? null : state.turned % TILES.length,
    players: state.towns.map((_, seat) => playerView(state, viewer, seat)),
    full: {city: FULL_CITY},
    hand: viewer === null || !own ? [] : handView(state, viewer, own),
    handOrder: viewer === null ? [] : [...state.towns[viewer]!.hand],
    drawn: viewer !== null && viewer === state.turn && own ? drawnView(state, viewer, own) : [],
    task: viewer !== null && own && acting.includes(viewer) ? taskView(state, viewer, own) : null,
    council: {
      drawn: councilDraw(viewer !== null && viewer === state.chooser, state.doubled),
      kept: viewer === null ? 1 : keeps(state.towns[viewer]!),
    },
    mine: minedView(state, viewer),
    result: result(state),
  };
}

/** What the seat may look at: what it was shown, and a card of the gold mine that has no new handle yet. */
function ownFaces(state: SjState, viewer: Seat, faces: Faces): Faces {
  const {hand} = state.towns[viewer]!;
  const open = state.mine.filter(card => hand.includes(card) && !faces.has(card));
  if (open.length === 0) return faces;
  return new Map([
    ...faces,
    ...open.map(card => [card, state.mineFaces[state.mine.indexOf(card)]!] as const),
  ]);
}

const tileView = (tile: number) => ({tile: TILES[tile]!, prices: PRICES[tile]!});

/** Seats of the phase that come after the present one; picks still to come in the round. */
function seatsAfter(state: SjState): Seat[] {
  if (isParallel(state.phase)) return [];
  const seats = state.towns.length;
  if (state.phase === 'pick')
    return Array.from({length: picksOf(state) - state.picks - 1}, (_, i) =>
      pickSeat(state, state.picks + 1 + i),
    );
  return Array.from({length: state.left - 1}, (_, i) => (state.turn + 1 + i) % seats);
}

/** The viewer, picking now, says whether the library is used. */
const offersLibrary = (state: SjState, viewer: Seat | null): boolean =>
  state.phase === 'pick' && viewer === state.turn && libraryOffered(state);

function roleView(state: SjState, viewer: Seat | null, role: number, faces: Faces | null): SjRoleView {
  const holder = state.takenBy[role]!;
  // While hands are dealt, what is empty is still to come: nothing is told, and nobody warned.
  const open =
    viewer !== null && faces !== null && holder === -1 && state.phase !== 'over' && state.phase !== 'setup';
  const taken = {role: ROLES[role]!, takenBy: holder === -1 ? null : holder};
  if (!open) return {...taken, forecast: null, plain: null, idle: false};
  const forecast = (library: boolean) =>
    forecastOf(state, viewer, ROLES[role]!, seenKinds(state.towns[viewer]!.hand, faces), library);
  return {...taken, plain: offersLibrary(state, viewer) ? forecast(false).forecast : null, ...forecast(true)};
}

const seenKinds = (cards: readonly HandleId[], faces: Faces): number[] =>
  cards.flatMap(card => {
    const face = faces.get(card);
    return face === undefined ? [] : [KIND[face]!];
  });

function playerView(state: SjState, viewer: Seat | null, seat: Seat): SjPlayerView {
  const town = state.towns[seat]!;
  const shown = seat === viewer || state.phase === 'over';
  const parts = pointsOf(town, shown ? town.chapel.length : 0);
  return {
    seat,
    cards: town.hand.length,
    handLimit: handLimit(town),
    city: town.row.map((face, place) => placeView(face, place !== town.newest, town.goods[place] !== -1)),
    covered: town.covered.map(face => BUILDING_DATA[KIND[face]!]!.building),
    chapel: shown ? town.chapel.length : null,
    goods: goodPlaces(town).length,
    points: total(parts),
    parts,
    produceLimit: produceLimit(town, false, false),
    sellLimit: sellLimit(town, false, false),
    saleBonus: Array.from({length: sellLimit(town, true, true) + 1}, (_, goods) => saleBonus(town, goods)),
  };
}

function placeView(face: Face, active: boolean, full: boolean): SjPlaceView {
  const kind = KIND[face]!;
  const {building, class: kindClass, cost, points} = BUILDING_DATA[kind]!;
  return {building, class: kindClass, cost, points, active, good: GOODS[kind] ?? null, full};
}

function cardView(handle: HandleId, face: Face, town: Town | null, worth: number): SjCardView {
  const {building, class: kindClass, cost, points} = BUILDING_DATA[KIND[face]!]!;
  const gain = town ? gainOf(town, face) : points;
  return {handle, face, building, class: kindClass, cost, points, gain, worth};
}

/** What the card would add on new ground. */
function gainOf(town: Town, face: Face): number {
  const {length} = town.chapel;
  const grown = {...town, row: [...town.row, face]};
  return total(pointsOf(grown, length)) - total(pointsOf(town, length));
}

/** Cards that the seat may look at; one on its way to it has no face yet and is left out. */
function cardViews(state: SjState, viewer: Seat, cards: readonly HandleId[], faces: Faces): SjCardView[] {
  const town = state.towns[viewer]!;
  const worth = worths(town, cards, faces);
  return cards.flatMap((card, i) => {
    const face = faces.get(card);
    return face === undefined ? [] : [cardView(card, face, town, worth[i]!)];
  });
}

/** By cost and kind: the order of the handles would tell their history. */
function handView(state: SjState, viewer: Seat, faces: Faces): SjHandCardView[] {
  const {hand} = state.towns[viewer]!;
  return cardViews(state, viewer, hand, faces)
    .sort((a, b) => a.cost - b.cost || a.face - b.face)
    .map(card => ({...card, sites: sitesOf(state, viewer, card.handle, KIND[card.face]!, faces)}));
}

const drawnView = (state: SjState, viewer: Seat, faces: Faces): SjCardView[] =>
  cardViews(state, viewer, state.drawn, faces).sort((a, b) => a.cost - b.cost || a.face - b.face);

/** Nobody's card, so nobody's worth; one that was taken lies in a hand by now. */
function minedView(state: SjState, viewer: Seat | null): SjCardView[] {
  if (state.phase !== 'take') return [];
  const town = viewer === null ? null : state.towns[viewer]!;
  return state.mine.map((card, i) => cardView(card, state.mineFaces[i]!, town, 0));
}

function taskView(state: SjState, viewer: Seat, faces: Faces): SjView['task'] {
  const town = state.towns[viewer]!;
  const plan = proposal(state, viewer, faces);
  const cards = (verb: 'keep' | 'discard', of: readonly HandleId[], count: number) => ({
    verb,
    of,
    least: count,
    most: count,
    proposal:
      plan?.type === 'draft'
        ? plan.keep
        : plan?.type === 'keep' || plan?.type === 'discard'
          ? plan.cards
          : [],
    prices: [],
  });
  const places = plan?.type === 'produce' || plan?.type === 'sell' ? plan.places : [];
  const chooses = viewer === state.chooser;
  switch (state.phase) {
    case 'draft':
      return cards('keep', town.hand, OPENING_HAND);
    case 'handLimit':
      return cards('discard', town.hand, town.hand.length - handLimit(town));
    case 'keep':
      return state.drawn.length === 0
        ? cards('discard', town.hand, state.discard)
        : cards('keep', state.drawn, state.drawn.length - state.discard);
    case 'chapel': {
      const least = bestCards(town.hand, worths(town, town.hand, faces), 1, 'least');
      return {verb: 'tuck', of: town.hand, least: 0, most: 1, proposal: least, prices: []};
    }
    case 'producer': {
      const most = produceLimit(town, chooses, state.doubled);
      const of = emptyPlaces(town);
      return {
        verb: 'produce',
        of,
        least: 0,
        most: Math.min(most, of.length),
        proposal: places,
        prices: [],
      };
    }
    case 'trader': {
      const most = sellLimit(town, chooses, state.doubled);
      const of = goodPlaces(town);
      const prices = PRICES[tileAt(state, state.turned - 1)]!;
      return {
        verb: 'sell',
        of,
        least: 0,
        most: Math.min(most, of.length),
        proposal: places,
        prices: of.map(place => prices[KIND[town.row[place]!]!]!),
      };
    }
    default:
      return null;
  }
}
