/** What taking a role is worth: the own gain, less what it gives the others. */
import {sum} from '../../../base/sum.ts';
import type {Seat} from '../../../engine/game.ts';
import type {Role, SjPlayerView, SjView} from '../types.ts';
import {siteGain} from './sites.ts';

/** Average cards for a good, in hundredths, in the order of `GOODS`. */
const PRICE: Readonly<Record<string, number>> = {
  indigo: 100,
  sugar: 140,
  tobacco: 180,
  coffee: 220,
  silver: 260,
};

const has = (player: SjPlayerView, building: string): boolean =>
  player.city.some(place => place.building === building && place.active);

const best = (values: readonly number[], count: number): number =>
  sum([...values].sort((a, b) => b - a).slice(0, Math.max(0, count)));

/** Hundredths of a card for a seat in each phase, as chooser (with how much of a privilege) or not. */
function gainOf(view: SjView, player: SjPlayerView, role: Role, privilege: number): number {
  switch (role) {
    case 'producer': {
      const values = player.city.flatMap(({good, full}) => (good && !full ? [PRICE[good]! - 60] : []));
      const count = player.produceLimit + privilege;
      const made = Math.min(count, values.length);
      return best(values, count) + (made >= 2 && has(player, 'well') ? 100 : 0);
    }
    case 'trader': {
      const known = view.nextTile === null ? null : view.tiles[view.nextTile]!.prices;
      const values = player.city.flatMap(({good, full}) => {
        if (!good || !full) return [];
        const at = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'].indexOf(good);
        return [known ? known[at]! * 100 - 20 : PRICE[good]! - 20];
      });
      const count = player.sellLimit + privilege;
      const sold = Math.min(count, values.length);
      return best(values, count) + 100 * (player.saleBonus[sold] ?? 0);
    }
    case 'councillor':
      return (has(player, 'prefecture') ? 200 : 100) + privilege * 45 + (has(player, 'archive') ? 40 : 0);
    case 'prospector':
      return privilege * 100 + (has(player, 'gold-mine') ? 45 : 0);
    case 'builder':
      return builderGain(view, player, privilege);
  }
}

/** Others' hands are hidden: a hand that is full builds something good. */
function builderGain(view: SjView, player: SjPlayerView, privilege: number): number {
  if (player.seat !== view.viewer) return player.cards >= 6 ? 220 : player.cards >= 3 ? 120 : 20;
  const gains = view.hand.flatMap(card => card.sites.map(site => siteGain(view, card, site, privilege)));
  return Math.max(0, ...gains);
}

const doubles = (view: SjView, seat: Seat): boolean => has(view.players[seat]!, 'library');

/** How much of what the others get counts against the own gain. */
const OTHERS = 60;

export function roleWorth(view: SjView, role: Role): number {
  const seat = view.viewer!;
  const own = gainOf(view, view.players[seat]!, role, doubles(view, seat) ? 2 : 1);
  const others = view.players
    .filter(player => player.seat !== seat)
    .map(player => gainOf(view, player, role, 0));
  const average = sum(others) / others.length;
  // Whole numbers only: equal positions must give equal answers on every device.
  return own * 100 - Math.floor(average * OTHERS);
}
