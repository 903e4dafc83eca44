/** Settler phase (PR-SETTLER): the hacienda draw, then one tile of the row or a quarry. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {CONSTRUCTION_HUT, HACIENDA, HOSPICE, QUARRY} from '../data.ts';
import {freeCountry, isActive} from '../island.ts';
import {canDrawOne, drawOne, fillRow, takeAt} from '../plantations.ts';
import {type Objection, objection} from '../refusals.ts';
import type {PrState} from '../state.ts';
import {GOODS, type PrAction, type PrEvent, TILES, type Tile} from '../types.ts';
import {variantOf} from '../variant.ts';
import {endTurn, fetchWorker, waitsIdle} from '../workers.ts';
import {checkRider, type Decision, type RolePhase} from './decision.ts';

/** PR-SETTLER-3, PR-SETTLER-4. */
export const hasQuarryRight = (state: PrState, seat: number): boolean =>
  seat === state.chooser || isActive(state.players[seat]!, CONSTRUCTION_HUT);

/** PR-SETTLER-5. */
export const quarryOffered = (state: PrState): boolean =>
  state.quarries > 0 && hasQuarryRight(state, state.turn);

/** PR-D-HACIENDA: skipped without a free space or a tile to draw. */
export function drawOffered(state: PrState): boolean {
  const island = state.players[state.turn]!;
  return isActive(island, HACIENDA) && freeCountry(island) > 0 && canDrawOne(state);
}

/** PR-D-SETTLE: skipped without a free space or anything to take. */
export const settleOffered = (state: PrState): boolean =>
  freeCountry(state.players[state.turn]!) > 0 && (state.row.length > 0 || quarryOffered(state));

/** PR-B-HOSPICE: could an active hospice bring a worker now? */
export const hospiceOffered = (state: PrState): boolean =>
  (state.workers > 0 || (state.rules.hospiceFromArrivals && state.arrivals > 0)) &&
  isActive(state.players[state.turn]!, HOSPICE);

/** Starts the turn of `state.turn` with the hacienda (PR-SETTLER-1). */
export const openTurn = (state: PrState): void => {
  state.phase = 'hacienda';
};

export function endSettlerTurn(state: PrState): void {
  endTurn(state);
  openTurn(state);
}

/** @returns false when all have had their turn */
export function settlerTurns(state: PrState): boolean {
  for (; state.left > 0; endSettlerTurn(state)) {
    if (state.phase === 'hacienda') {
      if (drawOffered(state)) return true;
      state.phase = 'settler';
    }
    if (settleOffered(state)) return true;
    if (waitsIdle(state)) return true;
  }
  state.phase = 'settler';
  return false;
}

export const settlerPhase: RolePhase = {
  start: openTurn,
  next: (state, events) => settlerTurns(state) || refillRow(state, events),
};

/** PR-SETTLER-8, PR-SETTLER-11. @returns true while the new row is asked for */
function refillRow(state: PrState, events?: PrEvent[]): boolean {
  discardRow(state);
  return !fillRow(state, events);
}

export function discardRow(state: PrState): void {
  for (let i = 0; i < state.row.length; i++) state.discard[state.row[i]!]!++;
  state.row.length = 0;
}

/** PR-D-HACIENDA, PR-B-HACIENDA. */
export const hacienda = {
  choices: (): Choice[] => [DRAW, PASS],
  moves: {
    drawTile: {
      check: () => null,
      play(state, _seat, _action, events) {
        afterDraw(state);
        const only = drawOne(state, events);
        if (only >= 0) drawnByHacienda(state, only, events);
      },
    },
    pass: passing('hacienda', afterDraw),
  },
} satisfies Decision;

export function afterDraw(state: PrState): void {
  state.phase = 'settler';
}
const DRAW: Choice = Object.freeze({type: 'drawTile'});

/** The tile at `index` of the deck goes on the island at once; never with a hospice worker (PR-B-HOSPICE-a). */
export function drawnByHacienda(state: PrState, index: number, events?: PrEvent[]): void {
  state.asking = null;
  const tile = takeAt(state.deck, index);
  state.players[state.turn]!.tiles[tile]!++;
  events?.push({type: 'drewTile', seat: state.turn, tile: GOODS[tile]!});
  for (const hook of variantOf(state).tileLaid) hook(state, state.turn, tile, events);
}

/** PR-D-SETTLE. */
export const settle = {
  choices(state): Choice[] {
    const tiles: Tile[] = [];
    for (let kind = 0; kind < 5; kind++) if (state.row.includes(kind)) tiles.push(TILES[kind]!);
    if (quarryOffered(state)) tiles.push('quarry');
    const tile = oneOf(tiles);
    return hospiceOffered(state)
      ? [{type: 'settle', tile, takeWorker: EITHER}, PASS]
      : [{type: 'settle', tile}, PASS];
  },
  moves: {
    settle: {
      check(state, seat, {tile, asForest, takeWorker}) {
        if (asForest !== undefined)
          return objection('pr/answer-not-offered', 'PR-SETTLER-2', {field: 'asForest'});
        return (
          checkTile(state, tile, hasQuarryRight(state, seat)) ??
          checkRider('takeWorker', takeWorker !== undefined, hospiceOffered(state), 'PR-B-HOSPICE')
        );
      },
      play(state, _seat, action, events) {
        takeTile(state, action, events);
        endSettlerTurn(state);
      },
    },
    pass: passing('settler', endSettlerTurn),
  },
} satisfies Decision;

/** Is the tile there, and the quarry allowed? */
export function checkTile(state: PrState, tile: Tile, quarryRight: boolean): Objection | null {
  if (tile !== 'quarry')
    return state.row.includes(TILES.indexOf(tile))
      ? null
      : objection('pr/not-in-row', 'PR-SETTLER-2', {tile});
  if (!quarryRight) return objection('pr/no-quarry-right', 'PR-SETTLER-4');
  return state.quarries === 0 ? objection('pr/no-quarry-left', 'PR-SETTLER-5') : null;
}

/** A tile of the row or a quarry onto the island of `state.turn`, with the worker of the hospice. */
export function takeTile(
  state: PrState,
  {tile, takeWorker}: Extract<PrAction, {type: 'settle'}>,
  events?: PrEvent[],
): void {
  const seat = state.turn;
  const kind = TILES.indexOf(tile);
  const island = state.players[seat]!;
  if (kind === QUARRY) state.quarries--;
  else state.row.splice(state.row.indexOf(kind), 1);
  island.tiles[kind]!++;
  const worker = takeWorker === true;
  if (worker) fetchWorker(state, island, kind);
  events?.push({type: 'settled', seat, tile, worker});
  for (const hook of variantOf(state).tileLaid) hook(state, seat, kind, events);
}
const EITHER = oneOf([true, false]);
