/** PORT-STATE-4: what no step may break. */
import {CANNONS_EACH, CHESTS, GOODS, isHarbour, MARKERS} from './data.ts';
import {goodsIn} from './phases/harbour.ts';
import {active, freeSpace, type PortState, slotsOf, sum} from './state.ts';

/** The first law that a state breaks, as a sentence; null when all hold. */
export const brokenLaw = (state: PortState): string | null =>
  goodsLaw(state) ?? shipsLaw(state) ?? piecesLaw(state) ?? chartLaw(state);

function goodsLaw({rows, box, ships, slots}: PortState): string | null {
  const delivered = slots.map(goodsIn);
  for (const [good, all] of MARKERS.entries()) {
    const count =
      box[good]! +
      sum(rows.map(row => row.filter(marker => marker === good).length)) +
      sum(ships.map(({load}) => load[good + 1]!)) +
      sum(delivered.map(goods => goods[good]!));
    if (count !== all || box[good]! < 0) return `${count} ${GOODS[good]} of ${all}`;
  }
  return null;
}

function shipsLaw({ships}: PortState): string | null {
  const seat = ships.findIndex(
    ship =>
      freeSpace(ship) < 0 ||
      ship.cannons > slotsOf(ship) ||
      ship.coins < 0 ||
      ship.load.some(count => count < 0),
  );
  return seat < 0 ? null : `seat ${seat} holds what it cannot: ${JSON.stringify(ships[seat])}`;
}

function piecesLaw({ships, cannons, chests, phase}: PortState): string | null {
  const guns = cannons + sum(ships.map(ship => ship.cannons));
  if (guns !== CANNONS_EACH * ships.length || cannons < 0) return `${guns} cannons`;
  const boxes = [...chests, ...ships.flatMap(ship => ship.chests)];
  const dealt = phase === 'setUp' || phase === 'chests' ? 0 : CHESTS;
  return boxes.length === dealt && new Set(boxes).size === dealt ? null : `${boxes.length} chests`;
}

function chartLaw(state: PortState): string | null {
  const {pile, aside, pirate, phase} = state;
  // A harbour that is about to be replaced lies aside already.
  const leaving = phase === 'newHarbour' ? state.ships[active(state)]!.cell : -1;
  const tiles = state.tiles.filter((_, cell) => cell !== leaving);
  const all = [...tiles, ...pile.map(([tile]) => tile), ...aside.map(([tile]) => tile)];
  if (new Set(all).size !== all.length) return `a tile lies twice: ${all}`;
  return pirate >= 0 && isHarbour(state.tiles[pirate]!) ? 'the pirate is in a harbour' : null;
}
