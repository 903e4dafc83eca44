/** What a tile or a building is worth to a player, in hundredths of a point. */
import {sum} from '../../../base/sum.ts';
import {MORE_BUILDINGS} from '../names.ts';
import type {Building, PrMarketView, PrPlayerView, PrView, Tile} from '../types.ts';
import {
  dataOf,
  doubloonWorth,
  madeBy,
  mannedQuarries,
  owns,
  plantSlots,
  priceOf,
  progress,
  tilesOf,
  workersOf,
} from './situation.ts';

/** A tile pays over the rest of the game; one that its plant waits for pays most. */
export function tileWorth(view: PrView, player: PrPlayerView, tile: Tile): number {
  const left = 100 - progress(view);
  return 5 + Math.trunc((tileAtStart(player, tile) * left) / 100);
}

function tileAtStart(player: PrPlayerView, tile: Tile): number {
  if (tile === 'quarry') return Math.max(0, 190 - 45 * tilesOf(player, 'quarry'));
  if (tile === 'corn') return 115 - 8 * tilesOf(player, 'corn');
  const price = priceOf(tile);
  const owned = tilesOf(player, tile);
  if (plantSlots(player, tile) > owned) return 120 + 25 * price;
  return 55 + 15 * price + (owned === 0 ? 20 : -15 * owned);
}

/** Price for a player; `privilege` doubloons off for the builder (PR-BUILD-2). */
export const priceFor = (player: PrPlayerView, card: PrMarketView, privilege: number): number =>
  Math.max(0, card.cost - Math.min(mannedQuarries(player), card.column) - privilege);

/** What buying would gain, the price deducted; below 0 it is better to keep the money. */
export function purchaseWorth(view: PrView, player: PrPlayerView, card: PrMarketView, price: number): number {
  const left = 100 - progress(view);
  const lasting = Math.trunc((effectWorth(player, card.building) * left) / 100);
  return card.points * 100 + lasting + endWorth(view, player, card.building) - price * doubloonWorth(view);
}

export const mayBuy = (player: PrPlayerView, card: PrMarketView, price: number): boolean =>
  card.left > 0 &&
  price <= player.doubloons &&
  !owns(player, card.building) &&
  player.freeCity >= dataOf(card.building).size;

/** Barrels of the next harvest: how much shipping and selling a player will do. */
const harvest = (player: PrPlayerView): number => sum(player.capacity);
const kinds = (player: PrPlayerView): number => player.capacity.filter(n => n > 0).length;
/** Whether something dearer than corn is made: markets need it. */
const trades = (player: PrPlayerView): boolean => player.capacity.slice(1).some(n => n > 0);

const MORE: readonly string[] = MORE_BUILDINGS;
/** A small building of an expansion. */
const isMore = (building: Building): boolean =>
  MORE.includes(building) && dataOf(building).kind !== 'utility-large';

/** What a building does over a whole game. */
function effectWorth(player: PrPlayerView, building: Building): number {
  const good = madeBy(building);
  if (good) {
    const waiting = tilesOf(player, good) - plantSlots(player, good);
    return (
      Math.max(0, Math.min(dataOf(building).slots, waiting)) * (140 + 60 * priceOf(good)) +
      (waiting >= 0 ? 30 : 0)
    );
  }
  switch (building) {
    case 'small-market':
      return trades(player) ? 200 : 60;
    case 'large-market':
      return trades(player) ? 320 : 80;
    case 'hacienda':
      return player.freeCountry * 15;
    case 'construction-hut':
      return tilesOf(player, 'quarry') < 3 ? 140 : 0;
    case 'hospice':
      return player.freeCountry * 25;
    case 'university':
      return player.freeCity * 25;
    case 'office':
      return trades(player) ? 100 : 0;
    case 'small-warehouse':
      return harvest(player) * 30;
    case 'large-warehouse':
      return harvest(player) * 45;
    case 'factory':
      return Math.max(0, kinds(player) - 1) * 200;
    case 'harbor':
      return harvest(player) * 110;
    case 'wharf':
      return harvest(player) * 90;
    default:
      // Those of the expansions by what they cost: the dearer, the more they do.
      return isMore(building) ? 45 * dataOf(building).cost : 0;
  }
}

/** Points that a large building would add at the end, less something as it may stay empty. */
const endWorth = (view: PrView, player: PrPlayerView, building: Building): number =>
  bonus(view, player, building) * 85;

/** Points that a large building would add if the game ended now. */
export function bonus(view: PrView, player: PrPlayerView, building: Building): number {
  const making = player.city.filter(built => madeBy(built.building) !== null);
  switch (building) {
    case 'guild-hall':
      return making.reduce(
        (sum, built) => sum + (dataOf(built.building).kind === 'production-small' ? 1 : 2),
        0,
      );
    case 'residence':
      return player.freeCountry > 2 ? 4 : 7 - player.freeCountry;
    case 'fortress':
      return Math.trunc(workersOf(player) / 3);
    case 'customs-house':
      return Math.trunc((player.chips ?? 0) / 4) + Math.trunc((100 - progress(view)) / 40);
    case 'city-hall':
      return player.city.length - making.length + 1;
    case 'statue':
      return 0;
    case 'royal-garden':
      return (player.more?.nobles ?? []).reduce(
        (all, count) => all + count,
        player.more?.noblesInSanJuan ?? 0,
      );
    default:
      return 0;
  }
}
