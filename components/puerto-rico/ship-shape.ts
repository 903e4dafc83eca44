/** The drawing of a cargo ship: hull as wide as its capacity, bays on the hull, two sails. */
import {type SVGTemplateResult, svg} from 'lit';
import type {Good} from '../../src/games/puerto-rico/types.ts';
import {drawingOf} from '../kit/symbols/registry.ts';

const BAY = 26;
const SLANT = 10;
export const SHIP_HEIGHT = 104;

export const shipWidth = (capacity: number): number => capacity * BAY + 2 * SLANT + 10;

export interface ShipShape {
  readonly capacity: number;
  readonly good: Good | null;
  readonly load: number;
  /** Tokens of a planned loading, drawn with a coral outline. */
  readonly planned: number;
  /** Tokens loaded since the viewer's last move, ringed. */
  readonly fresh: number;
}

/** Everything inside the `<svg>` of one ship. */
export function shipShape({capacity, good, load, planned, fresh}: ShipShape): SVGTemplateResult {
  const width = shipWidth(capacity);
  const mast = width / 2;
  const spread = Math.min(width * 0.29, 46);
  const deck = 56;
  const keel = 100;
  return svg`
    <path class="rod" d="M${mast} 4V${deck}"/>
    <path class="sail" d="M${mast - 4} 50V10C${mast - spread * 0.75} 15 ${mast - spread - 6} 31 ${mast - spread - 8} 50Z"/>
    <path class="sail" d="M${mast + 4} 50V5C${mast + spread} 12 ${mast + spread + 18} 29 ${mast + spread + 21} 50Z"/>
    <path class="hull" d="M2 ${deck}H${width - 2}L${width - SLANT} ${keel}H${SLANT}Z"/>
    <path class="stripe" d="M${SLANT - 4} ${keel - 13}H${width - SLANT + 4}L${width - SLANT} ${keel}H${SLANT}Z"/>
    ${good ? placedGood(good, mast - 25, 24, 0.68) : ''}
    <text class="load" x=${mast + 9} y="43">${load + planned}/${capacity}</text>
    ${Array.from({length: capacity}, (_, bay) => bayShape(bay, {capacity, good, load, planned, fresh}))}`;
}

function bayShape(bay: number, {good, load, planned, fresh}: ShipShape): SVGTemplateResult {
  const x = SLANT + 5 + bay * BAY;
  const y = 60;
  const state =
    bay >= load + planned ? 'empty' : bay >= load ? 'plan' : bay >= load - fresh ? 'fresh' : 'full';
  return svg`<g class=${`bay ${state}`} style=${`--_bay:${bay}`}>
    <rect x=${x + 1.5} y=${y} width="23" height="24" rx="4"/>
    ${good && state !== 'empty' ? placedGood(good, x + 4, y + 3, 0.56) : ''}
  </g>`;
}

const placedGood = (good: Good, x: number, y: number, scale: number): SVGTemplateResult =>
  svg`<g class="good" transform=${`translate(${x} ${y}) scale(${scale})`} .innerHTML=${drawingOf(good) ?? ''}></g>`;
