/**
 * The drawing of a cargo ship: hull as wide as its capacity, bays on the hull, two sails. Where there is little room the
 * bays stand in two rows, so that they can be drawn twice as large.
 */
import {type SVGTemplateResult, svg} from 'lit';
import type {Good} from '../../src/games/puerto-rico/types.ts';
import {drawingOf} from '../kit/symbols/registry.ts';

const BAY = 26;
const SLANT = 10;
const ROW = 26;
const DECK = 56;

const columns = (capacity: number, rows: number): number => Math.ceil(capacity / rows);
const keelOf = (rows: number): number => DECK + 18 + rows * ROW;

export const shipWidth = (capacity: number, rows: number): number =>
  columns(capacity, rows) * BAY + 2 * SLANT + 10;
export const shipHeight = (rows: number): number => keelOf(rows) + 4;

export interface ShipShape {
  readonly capacity: number;
  /** Rows of bays. */
  readonly rows: number;
  readonly good: Good | null;
  readonly load: number;
  /** Tokens of a planned loading, drawn with a coral outline. */
  readonly planned: number;
  /** Tokens loaded since the viewer's last move, ringed. */
  readonly fresh: number;
}

/** Everything inside the `<svg>` of one ship. */
export function shipShape(ship: ShipShape): SVGTemplateResult {
  const {capacity, rows, good, load, planned} = ship;
  const width = shipWidth(capacity, rows);
  const mast = width / 2;
  const spread = Math.min(width * (rows > 1 ? 0.34 : 0.29), 46);
  const keel = keelOf(rows);
  return svg`
    <path class="rod" d="M${mast} 4V${DECK}"/>
    <path class="sail" d="M${mast - 4} 50V10C${mast - spread * 0.75} 15 ${mast - spread - 6} 31 ${mast - spread - 8} 50Z"/>
    <path class="sail" d="M${mast + 4} 50V5C${mast + spread} 12 ${mast + spread + 18} 29 ${mast + spread + 21} 50Z"/>
    <path class="hull" d="M2 ${DECK}H${width - 2}L${width - SLANT} ${keel}H${SLANT}Z"/>
    <path class="stripe" d="M${SLANT - 4} ${keel - 13}H${width - SLANT + 4}L${width - SLANT} ${keel}H${SLANT}Z"/>
    ${good ? placedGood(good, mast - 25, 24, 0.68) : ''}
    <text class=${rows > 1 ? 'load small' : 'load'} x=${mast + (rows > 1 ? 7 : 9)} y="43">${load + planned}/${capacity}</text>
    ${Array.from({length: capacity}, (_, bay) => bayShape(bay, ship))}`;
}

function bayShape(bay: number, {capacity, rows, good, load, planned, fresh}: ShipShape): SVGTemplateResult {
  const across = columns(capacity, rows);
  const row = Math.floor(bay / across);
  // A short last row stands in the middle.
  const indent = ((across - Math.min(across, capacity - row * across)) * BAY) / 2;
  const x = SLANT + 5 + indent + (bay % across) * BAY;
  const y = DECK + 4 + row * ROW;
  const state =
    bay >= load + planned ? 'empty' : bay >= load ? 'plan' : bay >= load - fresh ? 'fresh' : 'full';
  return svg`<g class="bay ${state}" style="--_bay:${bay}">
    <rect x=${x + 1.5} y=${y} width="23" height="24" rx="4"/>
    ${good && state !== 'empty' ? placedGood(good, x + 4, y + 3, 0.56) : ''}
  </g>`;
}

const placedGood = (good: Good, x: number, y: number, scale: number): SVGTemplateResult =>
  svg`<g class="good" transform=${`translate(${x} ${y}) scale(${scale})`} .innerHTML=${drawingOf(good) ?? ''}></g>`;
