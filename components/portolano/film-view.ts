/**
 * The table between two entries, for the film: moves the pieces of a view that the events name. It decides nothing; behind
 * the last step the real view stands again, so what is left out here is late for a second and never wrong.
 */
import {sum} from '../../src/base/sum.ts';
import type {Seat} from '../../src/engine/game.ts';
import {CANNON, FIRST_HARBOUR, HARBOURS} from '../../src/games/portolano/data.ts';
import type {PortEvent} from '../../src/games/portolano/types.ts';
import type {CellView, PortView, ShipView} from '../../src/games/portolano/view.ts';

const plus = (one: readonly number[], other: readonly number[], sign = 1): number[] =>
  one.map((count, i) => count + sign * (other[i] ?? 0));

const ofCell = (view: PortView, at: number, change: (cell: CellView) => CellView): PortView => ({
  ...view,
  cells: view.cells.map(cell => (cell.cell === at ? change(cell) : cell)),
});

const ofShip = (view: PortView, at: Seat, change: (ship: ShipView) => Partial<ShipView>): PortView => ({
  ...view,
  ships: view.ships.map(ship => (ship.seat === at ? {...ship, ...change(ship)} : ship)),
});

/** Adds rum and goods and coins to a ship; a load as in `types.ts`. */
const load = (view: PortView, seat: Seat, gain: readonly number[], coins = 0, sign = 1): PortView =>
  ofShip(view, seat, ship => {
    const [rum = 0, ...goods] = gain;
    const all = sum(gain);
    return {
      rum: ship.rum + sign * rum,
      goods: plus(ship.goods, goods, sign),
      coins: ship.coins + sign * coins,
      free: ship.free - sign * all,
    };
  });

/** Moves a ship from one tile's list to another's. */
const moved = (view: PortView, seat: Seat, from: number, to: number): PortView => ({
  ...view,
  ships: view.ships.map(ship => (ship.seat === seat ? {...ship, cell: to} : ship)),
  cells: view.cells.map(cell => {
    if (cell.cell === from) return {...cell, ships: cell.ships.filter(each => each !== seat)};
    return cell.cell === to ? {...cell, ships: [...cell.ships, seat].sort((a, b) => a - b)} : cell;
  }),
});

function harbourOf(tile: number, face: number): CellView['harbour'] {
  const known = HARBOURS[tile - FIRST_HARBOUR]?.[face];
  return known
    ? {slots: known.slots.map(demand => ({demand, filled: -1})), refill: known.refill, sale: null}
    : null;
}

function next(view: PortView, event: PortEvent): PortView {
  switch (event.type) {
    case 'sailed':
      return load(moved(view, event.seat, event.from, event.to), event.seat, [event.cost], 0, -1);
    case 'mutiny':
      return load(view, event.seat, [event.rum], 0, -1);
    case 'bartered':
      return load(load(view, event.seat, [0, ...event.goods], 0, -1), event.seat, [1]);
    case 'flipped':
      return ofCell(view, event.cell, cell =>
        cell.sea ? {...cell, sea: {now: cell.sea.flipped, flipped: cell.sea.now}} : cell,
      );
    case 'picked': {
      if (event.got === CANNON) return ofShip(view, event.seat, ship => ({cannons: ship.cannons + 1}));
      const gain = [0, 1, 2, 3, 4].map(kind => (kind === event.got + 1 ? 1 : 0));
      return load(load(view, event.seat, event.out, 0, -1), event.seat, gain);
    }
    case 'upgraded':
      return ofShip(view, event.seat, ship => ({
        coins: ship.coins - 1,
        value: ship.value + event.value,
        upgrades: [...ship.upgrades, {kind: event.kind, value: event.value}],
      }));
    case 'traded':
      return load(
        load(load(view, event.seat, event.gave, 0, -1), event.seat, event.out, 0, -1),
        event.seat,
        event.got,
      );
    case 'gained':
      return load(load(view, event.seat, event.out, 0, -1), event.seat, [event.rum], event.coins);
    case 'unloaded': {
      const goods = [0, 0, 0, 0, 0];
      for (const slot of event.filling) if (slot >= 0 && slot !== 5) goods[Math.min(slot, 3) + 1]!++;
      const filled = ofCell(view, event.cell, cell =>
        cell.harbour
          ? {
              ...cell,
              harbour: {
                ...cell.harbour,
                sale: null,
                slots: cell.harbour.slots.map((slot, i) =>
                  event.filling[i]! >= 0 ? {...slot, filled: event.filling[i]!} : slot,
                ),
              },
            }
          : cell,
      );
      return load(load(filled, event.seat, goods, 0, -1), event.seat, [], event.coins);
    }
    case 'refilled':
      return load(load(view, event.seat, event.out, 0, -1), event.seat, [event.rum]);
    case 'chest':
      return ofShip(view, event.seat, ship => ({chests: ship.chests + 1}));
    case 'harbour':
      return ofCell(view, event.cell, cell => ({
        ...cell,
        tile: event.tile,
        harbour: harbourOf(event.tile, event.face),
      }));
    case 'wind':
      return {...view, wind: event.wind};
    case 'pirateMoved':
      return {
        ...view,
        pirate: event.to,
        cells: view.cells.map(cell => ({...cell, pirate: cell.cell === event.to})),
      };
    case 'pirateBattle':
      return load(view, event.seat, [], event.coins);
    case 'paid':
      return load(view, event.seat, event.load, event.coins, -1);
    case 'looted':
      return load(
        load(load(view, event.from, event.load, event.coins, -1), event.seat, event.out, 0, -1),
        event.seat,
        event.load,
        event.coins,
      );
    default:
      return view;
  }
}

/** What the table looks like after these events. */
export const after = (view: PortView, events: readonly PortEvent[]): PortView => events.reduce(next, view);
