/** Forests: tiles that are laid face down, from the row or unseen from the deck. */
import {type Choice, oneOf} from '../../../../engine/choice.ts';
import {PASS, passing} from '../../../../engine/kit/flow.ts';
import {CONSTRUCTION_HUT} from '../../data.ts';
import {freeCountry, isActive} from '../../island.ts';
import {checkRider, type Decision} from '../../phases/decision.ts';
import {
  afterDraw,
  checkTile,
  endSettlerTurn,
  hacienda,
  hospiceOffered,
  quarryOffered,
  settle,
  takeTile,
} from '../../phases/settler.ts';
import type {Island, PrState} from '../../state.ts';
import {GOODS, type PrAction, type PrEvent, TILES} from '../../types.ts';
import {variantOf} from '../../variant.ts';
import {fetchWorker, privilege, SAN_JUAN} from '../../workers.ts';
import {FOREST_HOUSE} from '../data.ts';
import {moreOn} from '../pieces.ts';
import {type DoStep, moreOf, seatStep, stepDone, stepFirst} from '../plan.ts';
import {Opened, SEALED} from '../state.ts';

const EITHER = oneOf([true, false]);
const FOREST = oneOf([false, true]);

type Settle = Extract<PrAction, {type: 'settle'}>;

/** PR-B-FOREST-HOUSE: may the seat lay tiles face down? */
export const canPlant = (state: PrState, seat: number): boolean =>
  isActive(state.players[seat]!, FOREST_HOUSE);

/** PR-BUILD-2c, PR-B-FOREST-HOUSE-a. */
export function forestDiscount(island: Island, off: number[]): void {
  const each = moreOn(island).forests.length >> 1;
  for (let column = 1; column <= 4; column++) off[column]! += each;
}

const rowKinds = (state: PrState): string[] => GOODS.filter((_, kind) => state.row.includes(kind));

/** Tiles as choices; `hospice`: a worker may come with them. */
function tileChoices(state: PrState, quarry: boolean, hospice: boolean): Choice[] {
  const worker = hospice ? {takeWorker: EITHER} : {};
  const kinds = rowKinds(state);
  if (!canPlant(state, state.turn)) {
    const tiles = quarry ? [...kinds, 'quarry'] : kinds;
    return tiles.length > 0 ? [{type: 'settle', tile: oneOf(tiles), ...worker}] : [];
  }
  const choices: Choice[] = [];
  if (kinds.length > 0) choices.push({type: 'settle', tile: oneOf(kinds), asForest: FOREST, ...worker});
  if (quarry) choices.push({type: 'settle', tile: 'quarry', ...worker});
  return choices;
}

const checkForest = (state: PrState, seat: number, {tile, asForest}: Settle) =>
  checkRider('asForest', asForest !== undefined, tile !== 'quarry' && canPlant(state, seat), 'PR-SETTLER-6');

/** PR-SETTLER-6, PR-B-HOSPICE-b: the tile lies face down; its worker goes to San Juan. */
function plant(state: PrState, {tile, takeWorker}: Settle, events?: PrEvent[]): void {
  const seat = state.turn;
  const island = state.players[seat]!;
  const kind = TILES.indexOf(tile);
  state.row.splice(state.row.indexOf(kind), 1);
  moreOn(island).forests.push(kind);
  const worker = takeWorker === true;
  if (worker) fetchWorker(state, island, SAN_JUAN);
  events?.push({type: 'forestPlanted', seat, tile: GOODS[kind]!, worker, from: 'row'});
}

function lay(state: PrState, action: Settle, events?: PrEvent[]): void {
  if (action.asForest) plant(state, action, events);
  else takeTile(state, action, events);
}

/** PR-D-SETTLE with PR-SETTLER-6. */
export const settleOrPlant: Decision = {
  choices: state =>
    canPlant(state, state.turn)
      ? [...tileChoices(state, quarryOffered(state), hospiceOffered(state)), PASS]
      : settle.choices(state),
  moves: {
    settle: {
      check(state, seat, action) {
        const {asForest: _, ...plain} = action;
        return settle.moves.settle.check(state, seat, plain) ?? checkForest(state, seat, action);
      },
      play(state, _seat, action, events) {
        lay(state, action, events);
        endSettlerTurn(state);
      },
    },
    pass: settle.moves.pass,
  },
};

/** PR-B-LIBRARY-c: the second tile may be a quarry with a construction hut only. */
const secondQuarry = (state: PrState): boolean =>
  state.quarries > 0 && isActive(state.players[state.turn]!, CONSTRUCTION_HUT);

/** PR-SETTLER-8, PR-B-LIBRARY: the chooser's second tile, where his privilege counts twice. */
export const secondTileStep: DoStep = state => {
  state.turn = state.chooser;
  if (privilege(state, state.chooser) < 2 || freeCountry(state.players[state.chooser]!) === 0) return false;
  if (state.row.length === 0 && !secondQuarry(state)) return false;
  state.phase = 'second-tile';
  state.left = 1;
  return true;
};

/** PR-D-SETTLE-2: no hospice (PR-B-LIBRARY-b). */
export const secondTile: Decision = {
  choices: state => [...tileChoices(state, secondQuarry(state), false), PASS],
  moves: {
    settle: {
      check: (state, seat, action) =>
        checkTile(state, action.tile, isActive(state.players[seat]!, CONSTRUCTION_HUT)) ??
        checkForest(state, seat, action) ??
        checkRider('takeWorker', action.takeWorker !== undefined, false, 'PR-B-LIBRARY-b'),
      play(state, _seat, action, events) {
        lay(state, action, events);
        stepDone(state);
      },
    },
    pass: passing('second-tile', stepDone),
  },
};

/** PR-D-HACIENDA where the order of the deck is hidden: the draw is a step of its own. */
export const haciendaDraw: Decision = {
  ...hacienda,
  moves: {
    drawTile: {
      check: () => null,
      play(state, seat, action, events) {
        drew(state);
        if (moreOf(state).sealed) stepFirst(state, seatStep('draw', seat));
        else hacienda.moves.drawTile.play(state, seat, action, events);
      },
    },
    pass: passing('hacienda', state => {
      drew(state);
      afterDraw(state);
    }),
  },
};

function drew(state: PrState): void {
  moreOf(state).opened |= Opened.drew;
}

/** The tile that was drawn is seen: face up, or face down as a forest (PR-B-FOREST-HOUSE-b, -d). */
export const layDrawn: Decision = {
  noPass: 'PR-D-HACIENDA-FOREST',
  choices: () => [{type: 'layTile', asForest: FOREST}],
  moves: {
    layTile: {
      check: () => null,
      play(state, seat, {asForest}, events) {
        const more = moreOf(state);
        if (!asForest) {
          // Everybody has to see what lies face up.
          state.asking = 'open';
          return;
        }
        moreOn(state.players[seat]!).forests.push(more.drawn);
        more.drawn = -1;
        events?.push({type: 'forestPlanted', seat, tile: null, worker: false, from: 'deck'});
        stepDone(state);
      },
    },
  },
};

/** A face-down tile that is open to all now lies face up on the island of `seat`. */
export function layOpen(state: PrState, seat: number, kind: number, events?: PrEvent[]): void {
  state.players[seat]!.tiles[kind]!++;
  events?.push({type: 'laidTile', seat, tile: GOODS[kind]!});
  for (const hook of variantOf(state).tileLaid) hook(state, seat, kind, events);
}

/** The handle behind a number that may also be a kind; -1 when it is a kind. */
export const handleOf = (tile: number): number => (tile >= SEALED ? tile - SEALED : -1);
