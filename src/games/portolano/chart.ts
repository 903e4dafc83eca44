/** The chart is a torus: steps, what they cost with this wind, tiles that flip when they are left. */
import type {Seat} from '../../engine/game.ts';
import {isHarbour, SOUTH} from './data.ts';
import {isStern, type PortState, type Ship} from './state.ts';
import type {PortEvent} from './types.ts';

/** For each cell of a chart the cells north, east, south and west of it. */
function neighbours(side: number): number[] {
  const at = (row: number, column: number): number => ((row + side) % side) * side + ((column + side) % side);
  return Array.from({length: side * side}, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return [at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)];
  }).flat();
}
/** By the side of the chart. */
const NEIGHBOURS: Readonly<Record<number, readonly number[]>> = {3: neighbours(3), 4: neighbours(4)};

/** PORT-MOVE-2: the cell one step away. */
export function stepFrom(state: Pick<PortState, 'side'>, cell: number, direction: number): number {
  return NEIGHBOURS[state.side]![4 * cell + direction]!;
}

/** PORT-MOVE-3, PORT-MOVE-4: rum for one step. */
export function stepCost(wind: number, ship: Ship, direction: number): number {
  const turned = (direction - wind + 4) % 4;
  const cost = turned === 0 ? 0 : turned === 2 ? 2 : 1;
  return direction === SOUTH && isStern(ship, 'southern-cape') ? Math.max(0, cost - 1) : cost;
}

/** PORT-FLIP-1, PORT-FLIP-3, PORT-PIR-4: a sea tile that nobody stands on any more is turned over. */
export function flipLeft(state: PortState, cell: number, events?: PortEvent[]): void {
  if (isHarbour(state.tiles[cell]!)) return;
  if (state.pirate === cell) return;
  for (const ship of state.ships) if (ship.cell === cell) return;
  state.faces[cell] = 1 - state.faces[cell]!;
  events?.push({type: 'flipped', cell, face: state.faces[cell]!});
}

/** One step of a ship, with what it leaves behind. `drift` is free and with the wind (PORT-MOVE-7). */
export function moveShip(
  state: PortState,
  seat: Seat,
  direction: number,
  cost: number,
  drift: boolean,
  events?: PortEvent[],
): void {
  const ship = state.ships[seat]!;
  const from = ship.cell;
  ship.cell = stepFrom(state, from, direction);
  ship.load[0]! -= cost;
  events?.push({type: 'sailed', seat, from, to: ship.cell, cost, drift});
  flipLeft(state, from, events);
}

/** PORT-PIR-1, PORT-PIR-2: where the pirate goes with a wind; past harbours, perhaps back to its own tile. */
export function pirateTarget(state: PortState, wind: number): number {
  let cell = stepFrom(state, state.pirate, wind);
  while (isHarbour(state.tiles[cell]!)) cell = stepFrom(state, cell, wind);
  return cell;
}

/** Cells of the sea, in reading order. */
export function seaCells({tiles}: PortState): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < tiles.length; cell++) if (!isHarbour(tiles[cell]!)) cells.push(cell);
  return cells;
}
