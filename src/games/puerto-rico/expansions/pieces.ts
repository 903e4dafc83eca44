/** Workers and nobles as shares of the pieces that places already count, and tiles that leave an island. */
import {SLOTS} from '../data.ts';
import {type Island, type PrState, sum} from '../state.ts';
import {BUILDINGS, type Building, GOODS, TILES, type Tile} from '../types.ts';
import {SAN_JUAN, TILE_PLACES} from '../workers.ts';
import type {IslandMore} from './state.ts';
import type {Land, Occupant, Piece} from './types.ts';

/** The expansions' part of an island. @throws Error in the base game (a bug of the caller) */
export function moreOn(island: Island): IslandMore {
  if (!island.more) throw new Error('no expansion is on');
  return island.more;
}

/** Nobles of an island, San Juan included (PR-TILE-10). */
export function noblesOf(island: Island): number {
  const {nobles, idleNobles} = moreOn(island);
  return idleNobles + sum(nobles);
}

export const placeOf = (island: Island, building: number): number => {
  const at = island.city.indexOf(building);
  return at < 0 ? -1 : TILE_PLACES + at;
};

/** All pieces on a place. */
export const standing = (island: Island, place: number): number =>
  place === SAN_JUAN
    ? island.sanJuan
    : place < TILE_PLACES
      ? island.manned[place]!
      : island.workers[place - TILE_PLACES]!;

export const noblesOn = (island: Island, place: number): number =>
  place === SAN_JUAN ? moreOn(island).idleNobles : moreOn(island).nobles[place]!;

export const hasPiece = (island: Island, place: number, piece: Piece): boolean =>
  piece === 'noble' ? noblesOn(island, place) > 0 : standing(island, place) > noblesOn(island, place);

/** Is the building manned with this kind of piece? */
export function mannedBy(island: Island, building: number, piece: Piece): boolean {
  const place = placeOf(island, building);
  return place >= 0 && hasPiece(island, place, piece);
}

function change(island: Island, place: number, piece: Piece, by: number): void {
  const more = moreOn(island);
  if (place === SAN_JUAN) island.sanJuan += by;
  else if (place < TILE_PLACES) island.manned[place]! += by;
  else island.workers[place - TILE_PLACES]! += by;
  if (piece === 'worker') return;
  if (place === SAN_JUAN) more.idleNobles += by;
  else more.nobles[place]! += by;
}

export const addPiece = (island: Island, place: number, piece: Piece): void =>
  change(island, place, piece, 1);
export const removePiece = (island: Island, place: number, piece: Piece): void =>
  change(island, place, piece, -1);

/** Back to where such pieces come from. */
export function returnPiece(state: PrState, piece: Piece): void {
  if (piece === 'worker') state.workers++;
  else if (state.more) state.more.nobles++;
}

export const freeSlots = (island: Island, place: number): number =>
  place < TILE_PLACES
    ? island.tiles[place]! - island.manned[place]!
    : SLOTS[island.city[place - TILE_PLACES]!]! - island.workers[place - TILE_PLACES]!;

export const places = (island: Island): number => TILE_PLACES + island.city.length;

/** The kind of a place, by which equal tiles are one option (PR-D-GEN-3). */
export const placeName = (island: Island, place: number): Tile | Building =>
  place < TILE_PLACES ? TILES[place]! : BUILDINGS[island.city[place - TILE_PLACES]!]!;

/** The first place of a kind that fits, or -1. */
export function placeNamed(island: Island, name: string, fits: (place: number) => boolean): number {
  for (let place = 0; place < places(island); place++)
    if (placeName(island, place) === name && fits(place)) return place;
  return -1;
}

/** Tiles that can be given away, told apart by what stands on them (PR-D-LODGE). */
export function landOf(island: Island, forests: boolean): {tile: Land; from: Occupant}[] {
  const list: {tile: Land; from: Occupant}[] = [];
  for (let kind = 0; kind < 5; kind++) {
    const tile = GOODS[kind]!;
    if (freeSlots(island, kind) > 0) list.push({tile, from: 'empty'});
    if (hasPiece(island, kind, 'worker')) list.push({tile, from: 'worker'});
    if (hasPiece(island, kind, 'noble')) list.push({tile, from: 'noble'});
  }
  if (forests && moreOn(island).forests.length > 0) list.push({tile: 'forest', from: 'empty'});
  return list;
}

/** Could anything be given away? The same as `landOf` without the list. */
export function hasLand(island: Island, forests: boolean): boolean {
  for (let kind = 0; kind < 5; kind++) if (island.tiles[kind]! > 0) return true;
  return forests && moreOn(island).forests.length > 0;
}
