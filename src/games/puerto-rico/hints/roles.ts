/** What each role would bring to everybody if it were taken now: own gain less what the others gain on average. */
import {FACTORY_PAYS, HOUSE_SPACES, PRICES} from '../data.ts';
import {GOODS, type PrPlayerView, type PrView, type Role} from '../types.ts';
import {imagineShipping} from './harbour.ts';
import {doubloonWorth, emptySlots, goodsWorth, goodWorth, inTurn, me, progress, works} from './situation.ts';
import {mayBuy, priceFor, purchaseWorth, tileWorth} from './worth.ts';

/** Gains by seat, in hundredths of a point. */
type Gains = number[];

/** Worth of a role for the viewer as its chooser. */
export function roleWorth(view: PrView, role: Role): number {
  const self = me(view).seat;
  const gains = forecast(view, role, self);
  const others = gains.reduce((sum, gain, seat) => (seat === self ? sum : sum + gain), 0);
  const card = view.roles.find(({role: id}) => id === role)?.doubloons ?? 0;
  return gains[self]! - Math.trunc(others / (view.seats - 1)) + card * doubloonWorth(view);
}

function forecast(view: PrView, role: Role, self: number): Gains {
  switch (role) {
    case 'settler':
      return settling(view, self);
    case 'mayor':
      return arriving(view, self);
    case 'builder':
      return building(view, self);
    case 'craftsman':
      return harvesting(view, self);
    case 'trader':
      return trading(view, self);
    case 'captain':
      return shipping(view, self);
    default:
      return view.players.map(player => (player.seat === self ? doubloonWorth(view) : 0));
  }
}

const none = (view: PrView): Gains => view.players.map(() => 0);

function settling(view: PrView, self: number): Gains {
  const gains = none(view);
  const row = [...view.row];
  for (const player of inTurn(view, self)) {
    if (player.freeCountry === 0) continue;
    const worths = row.map(tile => tileWorth(view, player, tile));
    const best = Math.max(0, ...worths);
    const quarry =
      view.quarries > 0 && (player.seat === self || works(player, 'construction-hut'))
        ? tileWorth(view, player, 'quarry')
        : 0;
    gains[player.seat] = Math.max(best, quarry);
    if (best > quarry) row.splice(worths.indexOf(best), 1);
  }
  return gains;
}

function arriving(view: PrView, self: number): Gains {
  const gains = none(view);
  const each = Math.trunc(view.arrivals / view.seats);
  const worth = 20 + Math.trunc((90 * (100 - progress(view))) / 100);
  inTurn(view, self).forEach((player, i) => {
    const extra = i < view.arrivals % view.seats ? 1 : 0;
    const privilege = player.seat === self && view.workerSupply > 0 ? 1 : 0;
    const workers = each + extra + privilege;
    const useful = Math.max(0, Math.min(workers, emptySlots(player) - player.sanJuan));
    gains[player.seat] = useful * worth + (workers - useful) * 10;
  });
  return gains;
}

function building(view: PrView, self: number): Gains {
  const bestFor = (player: PrPlayerView): number => {
    const worths = view.market.map(card => {
      const price = priceFor(player, card, player.seat === self ? 1 : 0);
      return mayBuy(player, card, price) ? purchaseWorth(view, player, card, price) : 0;
    });
    return Math.max(0, ...worths);
  };
  return view.players.map(bestFor);
}

function harvesting(view: PrView, self: number): Gains {
  const gains = none(view);
  const supply = [...view.goodsSupply];
  for (const player of inTurn(view, self)) {
    const made = player.capacity.map((n, i) => Math.min(n, supply[i]!));
    for (let i = 0; i < made.length; i++) supply[i]! -= made[i]!;
    const kinds = made.filter(n => n > 0).length;
    const paid = works(player, 'factory') ? (FACTORY_PAYS[kinds] ?? 0) : 0;
    gains[player.seat] = goodsWorth(view, made) + paid * doubloonWorth(view);
  }
  const bonus = GOODS.filter((_, i) => me(view).capacity[i]! > 0 && supply[i]! > 0);
  gains[self]! += Math.max(0, ...bonus.map(good => goodWorth(view, good)));
  return gains;
}

function trading(view: PrView, self: number): Gains {
  const gains = none(view);
  const house = view.house.map(good => GOODS.indexOf(good));
  for (const player of inTurn(view, self)) {
    if (house.length >= HOUSE_SPACES) break;
    const good = dearest(player, house);
    if (good < 0) continue;
    const bonus =
      (works(player, 'small-market') ? 1 : 0) +
      (works(player, 'large-market') ? 2 : 0) +
      (player.seat === self ? 1 : 0);
    const doubloons = PRICES[good]! + bonus;
    if (doubloons === 0) continue;
    house.push(good);
    gains[player.seat] = saleWorth(view, doubloons);
  }
  return gains;
}

/** Index of the dearest good the player can sell; -1 when there is none. */
function dearest(player: PrPlayerView, house: readonly number[]): number {
  const anyKind = works(player, 'office');
  for (let good = GOODS.length - 1; good >= 0; good--) {
    if (player.goods[good]! > 0 && (anyKind || !house.includes(good))) return good;
  }
  return -1;
}

/** The doubloons less the point that the barrel could have been. */
export const saleWorth = (view: PrView, doubloons: number): number => doubloons * doubloonWorth(view) - 40;

function shipping(view: PrView, self: number): Gains {
  const {points, goods} = imagineShipping(view, self, self, null);
  return view.players.map(
    ({seat}) => points[seat]! * 100 - spoiling(view, view.players[seat]!, goods[seat]!),
  );
}

/** Worth of the goods that a player could not store (PR-STORE-2, PR-STORE-3). */
export function spoiling(view: PrView, player: PrPlayerView, goods: readonly number[]): number {
  let whole = (works(player, 'small-warehouse') ? 1 : 0) + (works(player, 'large-warehouse') ? 2 : 0);
  let single = 1;
  let lost = 0;
  const kinds = goods
    .map((count, i) => ({count, worth: goodWorth(view, GOODS[i]!)}))
    .filter(({count}) => count > 0)
    .sort((a, b) => b.count * b.worth - a.count * a.worth);
  for (const {count, worth} of kinds) {
    if (whole-- > 0) continue;
    lost += (count - single) * worth;
    single = 0;
  }
  return lost;
}
