/** The captain phase played through in thought: everybody loads what gives most at the moment. */
import {GOODS, type PrLoadView, type PrView} from '../types.ts';
import {inTurn, works} from './situation.ts';

interface Hold {
  good: number | null;
  load: number;
  readonly capacity: number;
}

/** Points and remaining goods by seat. */
export interface Shipped {
  readonly points: number[];
  readonly goods: number[][];
}

interface Option {
  readonly good: number;
  /** Index of the ship, or -1 for the wharf. */
  readonly ship: number;
  readonly count: number;
}

/**
 * @param first the seat whose turn it is
 * @param captain who still gets the point of the privilege, or null
 * @param opening a loading that `first` makes before anything else
 */
export function imagineShipping(
  view: PrView,
  first: number,
  captain: number | null,
  opening: Pick<PrLoadView, 'good' | 'ship'> | null,
): Shipped {
  const holds: Hold[] = view.ships.map(ship => ({
    good: ship.good === null ? null : GOODS.indexOf(ship.good),
    load: ship.load,
    capacity: ship.capacity,
  }));
  const goods = view.players.map(player => [...player.goods]);
  const points = view.players.map(() => 0);
  const wharf = view.players.map(player => works(player, 'wharf') && !player.wharfUsed);
  const harbor = view.players.map(player => (works(player, 'harbor') ? 1 : 0));
  let privilege = captain;

  const load = (seat: number, {good, ship, count}: Option) => {
    goods[seat]![good]! -= count;
    points[seat]! += count + harbor[seat]! + (privilege === seat ? 1 : 0);
    if (privilege === seat) privilege = null;
    if (ship < 0) {
      wharf[seat] = false;
      return;
    }
    const hold = holds[ship]!;
    hold.good = good;
    hold.load += count;
  };

  const order = inTurn(view, first).map(player => player.seat);
  if (opening) {
    const good = GOODS.indexOf(opening.good);
    const ship = opening.ship === 'wharf' ? -1 : opening.ship;
    const held = goods[first]![good]!;
    const count = ship < 0 ? held : Math.min(held, holds[ship]!.capacity - holds[ship]!.load);
    load(first, {good, ship, count});
    order.push(order.shift()!);
  }
  for (let passes = 0; passes < order.length; order.push(order.shift()!)) {
    const seat = order[0]!;
    const option = bestLoading(goods[seat]!, holds) ?? (wharf[seat] ? ownShip(goods[seat]!) : null);
    passes = option ? 0 : passes + 1;
    if (option) load(seat, option);
  }
  return {points, goods};
}

function bestLoading(goods: readonly number[], holds: readonly Hold[]): Option | null {
  let best: Option | null = null;
  goods.forEach((held, good) => {
    if (held === 0) return;
    const under = holds.findIndex(hold => hold.good === good);
    holds.forEach((hold, ship) => {
      if (under >= 0 ? ship !== under : hold.good !== null) return;
      const count = Math.min(held, hold.capacity - hold.load);
      if (count > (best?.count ?? 0)) best = {good, ship, count};
    });
  });
  return best;
}

function ownShip(goods: readonly number[]): Option | null {
  const count = Math.max(...goods);
  return count > 0 ? {good: goods.indexOf(count), ship: -1, count} : null;
}
