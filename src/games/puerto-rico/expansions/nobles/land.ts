/** Tiles that leave an island (PR-TILE-9): hunting lodge and land office; and the lodge itself. */
import {PASS, passing} from '../../../../engine/kit/flow.ts';
import {freeCountry} from '../../island.ts';
import type {Decision} from '../../phases/decision.ts';
import {creditPoints} from '../../phases/round.ts';
import {objection} from '../../refusals.ts';
import type {PrState} from '../../state.ts';
import {GOODS, type PrEvent} from '../../types.ts';
import {SAN_JUAN} from '../../workers.ts';
import {HUNTING_LODGE} from '../data.ts';
import {addPiece, hasLand, landOf, mannedBy, moreOn, removePiece} from '../pieces.ts';
import {before, type DoStep, ofSeats, ofTable, type Plan, stepDone} from '../plan.ts';
import {SEALED} from '../state.ts';
import type {Land, Occupant} from '../types.ts';

/** Takes a tile off the island of `state.turn`. A hidden forest is asked for first: its face becomes public. */
export function discardLand(
  state: PrState,
  {tile, from}: {readonly tile: Land; readonly from: Occupant},
  by: 'hunting-lodge' | 'land-office',
  events?: PrEvent[],
): void {
  const seat = state.turn;
  const island = state.players[seat]!;
  if (tile === 'forest') {
    const {forests} = moreOn(island);
    if (forests[0]! >= SEALED) {
      state.asking = 'open';
      return;
    }
    const face = forests.shift()!;
    state.discard[face]!++;
    events?.push({type: 'tileDiscarded', seat, tile, face: GOODS[face]!, piece: null, by});
    return;
  }
  const kind = GOODS.indexOf(tile);
  island.tiles[kind]!--;
  state.discard[kind]!++;
  const piece = from === 'empty' ? null : from;
  if (piece) {
    removePiece(island, kind, piece);
    addPiece(island, SAN_JUAN, piece);
  }
  events?.push({type: 'tileDiscarded', seat, tile, face: tile, piece, by});
}

/** PR-B-HUNTING-LODGE: in turn order, then the nobles look around; PR-SETTLER-8: last before the row is cleared. */
export function addLodges(plan: Plan): void {
  const nobles = ofTable('lodge-nobles', HUNTING_LODGE);
  plan.close = before(plan.close, 'row', ofSeats('lodge', HUNTING_LODGE), nobles);
}

export const lodgeStep: DoStep = (state, {seat}) => {
  const island = state.players[seat]!;
  if (!mannedBy(island, HUNTING_LODGE, 'worker') || !hasLand(island, true)) return false;
  state.phase = 'lodge';
  state.turn = seat;
  state.left = 1;
  return true;
};

/** PR-D-LODGE. */
export const lodge: Decision = {
  choices: state => [
    ...landOf(state.players[state.turn]!, true).map(land => ({type: 'discardTile', ...land})),
    PASS,
  ],
  moves: {
    discardTile: {
      check: (state, seat, {tile, from}) =>
        landOf(state.players[seat]!, true).some(land => land.tile === tile && land.from === from)
          ? null
          : objection('pr/no-such-tile', 'PR-B-HUNTING-LODGE', {tile}),
      play(state, _seat, action, events) {
        discardLand(state, action, 'hunting-lodge', events);
        if (state.asking === null) stepDone(state);
      },
    },
    pass: passing('lodge', stepDone),
  },
};

/** PR-B-HUNTING-LODGE-b: 2 points for more free spaces than everybody else. */
export const lodgeNobles: DoStep = (state, _step, events) => {
  const free = state.players.map(freeCountry);
  const most = Math.max(...free);
  const alone = free.filter(count => count === most).length === 1;
  const seat = free.indexOf(most);
  if (alone && mannedBy(state.players[seat]!, HUNTING_LODGE, 'noble')) {
    events?.push({type: 'paid', seat, building: 'hunting-lodge', doubloons: 0, points: 2});
    creditPoints(state, seat, 2, events);
  }
  return false;
};
