/** What things are worth to a captain who looks one turn ahead, in tenths of a coin: rules of thumb, no rules. */
import type {Seat} from '../../../engine/game.ts';
import {pirateTarget} from '../chart.ts';
import {
  CANNON,
  COCOA,
  harbourFace,
  isHarbour,
  MISSIONS,
  PAY,
  type SeaFace,
  seaFace,
  UPGRADES,
} from '../data.ts';
import {pirateReach} from '../phases/battle.ts';
import {
  cargoOf,
  countOf,
  freeSpace,
  hasSail,
  type PortState,
  type Ship,
  slotsOf,
  sureHits,
} from '../state.ts';

const COIN = 10;
const CHEST = 20;
/** The first rum in the hold, the second, … */
const RUM = [24, 14, 8, 5, 3, 2, 2, 2, 2];
/** An own good, and one that a harbour on the chart still asks for. */
const GOOD = 9;
const WANTED = 7;
const COCOA_WORTH = 24;

/** Rum beyond what is there. */
export function rumWorth(there: number, more: number): number {
  let worth = 0;
  for (let i = 0; i < more; i++) worth += RUM[Math.min(there + i, RUM.length - 1)]!;
  return worth;
}

/** Slots that a hold could cover in a harbour: the plain goods first, then cocoa on what is left. */
export function saleOf(state: PortState, {load}: Ship, cell: number): number {
  const demand = harbourFace(state.tiles[cell]!, state.faces[cell]!).slots;
  const there = state.slots[cell]!;
  let [, cotton = 0, wine = 0, tea = 0, cocoa = 0] = load;
  let sold = 0;
  let open = 0;
  let pair = false;
  for (let slot = 0, before = false; slot < demand.length; slot++) {
    const empty = there[slot]! < 0;
    const good = demand[slot];
    if (!empty) before = false;
    else if (good === 0 && cotton-- > 0) sold++;
    else if (good === 1 && wine-- > 0) sold++;
    else if (good === 2 && tea-- > 0) sold++;
    else {
      open++;
      pair ||= before;
      before = true;
      continue;
    }
    before = false;
  }
  for (; cocoa > 0 && open > 0; cocoa--) {
    sold += pair ? 2 : 1;
    open -= pair ? 2 : 1;
    pair = false;
  }
  return sold;
}

/** Empty slots for a good anywhere on the chart. */
function demandFor(state: PortState, good: number): number {
  let open = 0;
  for (let cell = 0; cell < state.tiles.length; cell++) {
    if (!isHarbour(state.tiles[cell]!)) continue;
    const {slots} = harbourFace(state.tiles[cell]!, state.faces[cell]!);
    for (let slot = 0; slot < slots.length; slot++)
      if (slots[slot] === good && state.slots[cell]![slot]! < 0) open++;
  }
  return open;
}

export const goodWorth = (state: PortState, ship: Ship, good: number): number =>
  good === COCOA ? COCOA_WORTH : GOOD + (demandFor(state, good) > ship.load[good + 1]! ? WANTED : 0);

const inPlay = (state: PortState, mission: (typeof MISSIONS)[number]): boolean =>
  state.missions.includes(MISSIONS.indexOf(mission));

/** A thing on a tile; nothing where there is no room for it. */
export function itemWorth(state: PortState, seat: Seat, item: number): number {
  const ship = state.ships[seat]!;
  if (item === CANNON) {
    if (state.cannons === 0 || ship.cannons >= slotsOf(ship)) return 0;
    const at = state.missions.indexOf(MISSIONS.indexOf('no-cannon'));
    return at >= 0 && state.marks[at]!.includes(seat) ? 0 : 16;
  }
  const [next] = state.rows[item]!;
  if (next === undefined) return 0;
  const price = freeSpace(ship) > 0 ? 0 : spareWorth(state, ship, leastOf(state, ship));
  return Math.max(0, goodWorth(state, ship, next) - price);
}

/** The top upgrade of a pile, without its price. */
export function upgradeWorth(state: PortState, ship: Ship, kind: number): number {
  const [value] = state.upgrades[kind]!;
  if (value === undefined) return 0;
  const own = countOf(ship, kind);
  const effect = [
    14,
    ship.cannons >= slotsOf(ship) ? 8 : 3,
    hasSail(ship) ? 0 : 30,
    ship.cannons > own ? 10 : 2,
  ];
  const twin = inPlay(state, 'twin-upgrades') && own === 1 ? 15 : 0;
  const kinds = inPlay(state, 'three-kinds') && own === 0 && ship.upgrades.length < 4 ? 10 : 0;
  return 7 * value + effect[kind]! + twin + kinds;
}

export function bestUpgrade(state: PortState, ship: Ship): number {
  let best = 0;
  for (let kind = 1; kind < UPGRADES.length; kind++)
    if (upgradeWorth(state, ship, kind) > upgradeWorth(state, ship, best)) best = kind;
  return best;
}

/** What the action of a tile would bring with so much rum left. */
export function actionWorth(state: PortState, ship: Ship, {action}: SeaFace, rum: number): number {
  switch (action) {
    case 'upgrade':
      return ship.coins > 0 ? upgradeWorth(state, ship, bestUpgrade(state, ship)) - COIN : 0;
    case 'coin':
      return COIN;
    case 'free-rum':
      return freeSpace(ship) > 0 ? rumWorth(rum, 1) : 0;
    case 'rum-trade':
      return rum < 2 && cargoOf(ship) > 0 ? 12 : 2;
    case 'goods-trade':
      return cargoOf(ship) > 0 && freeSpace(ship) > 0 ? 10 : 0;
    case 'peace':
      return 0;
  }
}

/** Ending the movement on a cell with so much rum left. */
export function cellWorth(state: PortState, seat: Seat, cell: number, face: number, rum: number): number {
  const ship = state.ships[seat]!;
  const tile = state.tiles[cell]!;
  if (isHarbour(tile)) {
    const sold = saleOf(state, ship, cell);
    if (sold === 0) return rum === 0 ? -RUM[0]! : 0;
    const {slots, refill} = harbourFace(tile, face);
    const filled = state.slots[cell]!.filter(slot => slot >= 0).length;
    const gain = Math.min(refill, freeSpace(ship) + sold + ship.load[0]! - rum);
    const full = filled + sold >= slots.length ? CHEST : 0;
    return COIN * PAY[sold]! - sold * (GOOD - 2) + rumWorth(rum, gain) + full;
  }
  const here = seaFace(tile, face);
  let pick = 0;
  for (const item of here.items) pick = Math.max(pick, itemWorth(state, seat, item));
  const act = actionWorth(state, ship, here, rum);
  const dry = rum === 0 && here.action !== 'free-rum' && here.action !== 'rum-trade' ? -RUM[0]! : 0;
  const danger = here.action === 'peace' ? 0 : pirateRisk(state, ship, cell) + rivals(state, seat, cell);
  return pick + act + dry - danger;
}

/** What the pirate takes on average, over the four winds; below nothing for a ship that beats it. */
function pirateRisk(state: PortState, ship: Ship, cell: number): number {
  if (state.pirate < 0) return 0;
  const sure = sureHits(ship);
  const own = 2 * sure + (ship.cannons - sure);
  let risk = 0;
  for (let wind = 0; wind < 4; wind++) {
    const target = pirateTarget(state, wind);
    if (!pirateReach(state, target, wind).includes(cell)) continue;
    // Halves of hits: the pirate's dice against the own ones.
    const more = (target === cell ? 3 : 2) - own;
    risk += more > 0 ? 6 * more : 4 * more + 2;
  }
  return (risk / 4) | 0;
}

/** Ships that lie there now, as a danger; those that are weaker are a chance. */
function rivals(state: PortState, seat: Seat, cell: number): number {
  let danger = 0;
  for (let other = 0; other < state.ships.length; other++) {
    const ship = state.ships[other]!;
    if (other !== seat && ship.cell === cell) danger += 2 * (ship.cannons - state.ships[seat]!.cannons);
  }
  return danger;
}

/** A thing out of a hold: 0 rum, then the goods. */
export const spareWorth = (state: PortState, ship: Ship, thing: number, there = ship.load[thing]!): number =>
  thing === 0 ? rumWorth(there - 1, 1) : goodWorth(state, ship, thing - 1);

/** What is worth least in a hold that is not empty. */
export function leastOf(state: PortState, ship: Ship): number {
  let least = -1;
  for (let thing = 0; thing < ship.load.length; thing++)
    if (
      ship.load[thing]! > 0 &&
      (least < 0 || spareWorth(state, ship, thing) < spareWorth(state, ship, least))
    )
      least = thing;
  return least;
}
