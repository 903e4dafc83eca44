/** The table as one captain sees it, in the shape of a state: all but the chests is open, so that advice reads one shape only. */
import {HARBOURS, isHarbour, MISSIONS, SEA_TILES, STERNS} from '../data.ts';
import type {PortState, Ship} from '../state.ts';
import type {CellView, PortView, ShipView} from '../view.ts';

/** Which face of its tile a cell shows. */
function faceOf({tile, sea, harbour}: CellView): number {
  if (sea) {
    const [{action, items}] = SEA_TILES[tile]!;
    return sea.now.action === action && sea.now.items.join() === items.join() ? 0 : 1;
  }
  const [{slots, refill}] = HARBOURS[tile - SEA_TILES.length]!;
  const demand = harbour!.slots.map(slot => slot.demand);
  return refill === harbour!.refill && slots.join() === demand.join() ? 0 : 1;
}

const shipOf = (ship: ShipView): Ship => ({
  stern: STERNS.indexOf(ship.stern),
  cell: ship.cell,
  load: [ship.rum, ...ship.goods],
  coins: ship.coins,
  cannons: ship.cannons,
  upgrades: ship.upgrades.map(({kind, value}) => 10 * kind + value),
  // Handles are nobody's business here; their number counts.
  chests: new Array<number>(ship.chests).fill(-1),
  peace: ship.peace,
  drifted: ship.drifted,
  anchored: ship.anchored,
  playing: ship.plan === 'sealed' || ship.plan === 'choosing',
});

export function sightOf(view: PortView): PortState {
  const {ships, start, active, battle} = view;
  const planning = (plan: ShipView['plan']) => ships.flatMap(ship => (ship.plan === plan ? [ship.seat] : []));
  return {
    phase: view.phase,
    round: view.round,
    lastRound: view.lastRound,
    start,
    wind: view.wind,
    side: view.side,
    tiles: view.cells.map(({tile}) => tile),
    faces: view.cells.map(faceOf),
    slots: view.cells.map(({tile, harbour}) =>
      isHarbour(tile) ? harbour!.slots.map(({filled}) => filled) : [],
    ),
    pile: [],
    aside: [],
    pirate: view.pirate,
    layout: 0,
    rows: view.rows,
    box: [...view.box],
    cannons: view.cannons,
    upgrades: view.upgrades,
    chests: new Array<number>(view.chests).fill(-1),
    missions: view.missions.map(({mission}) => MISSIONS.indexOf(mission)),
    marks: view.missions.map(({marks}) => marks),
    ships: ships.map(shipOf),
    turn: active === null ? 0 : (active - start + ships.length) % ships.length,
    bartering: planning('bartering'),
    sealing: planning('choosing'),
    picked: view.used?.picked ?? false,
    acted: view.used?.acted ?? false,
    targets: [],
    owed: view.owed,
    fought: [],
    beat: [],
    best: ships.map(() => 0),
    out: [],
    fields: [],
    battle:
      battle && battle.taker !== null && battle.victim !== null
        ? {
            cell: battle.cell,
            seats: battle.seats,
            hits: battle.hits,
            claims: [[battle.taker, battle.victim]],
          }
        : null,
    opened: [],
  };
}
