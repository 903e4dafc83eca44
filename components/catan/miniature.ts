/** The island as it lay when a game had ended, small: nothing on it can be touched, and nothing is read out. */
import {type SVGTemplateResult, svg} from 'lit';
import {HARBOURS, TERRAINS} from '../../src/games/catan/types.ts';
import {readMiniature} from '../../src/games/catan/view/miniature.ts';
import type {Shape} from '../../src/table/seen/view-model.ts';
import type {Picture} from '../board/painter.ts';
import {boatAt, centreOf, cornerAt, HEX, middleOf, outline, turnOf, type XY} from './geometry.ts';
import islandSheet from './island-sheet.css';
import landSheet from './land-sheet.css';
import {tokenOf} from './layers.ts';
import './palette.ts';
import {boat, city, road, robber, settlement} from './pieces.ts';
import './symbols/index.ts';
import {TERRAIN_ART} from './terrain.ts';

const at = ([x, y]: XY, inside: unknown): SVGTemplateResult =>
  svg`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${inside}</g>`;

/** Each terrain is drawn once, and stands wherever it lies. */
const terrains = TERRAINS.map(
  terrain =>
    svg`<g id=${terrain} class="t-${terrain}" clip-path="url(#hex)"><path class="sky" d=${HEX} />${TERRAIN_ART[terrain]}</g>`,
);

/** @param shapes marks by seat */
export function miniature(kept: unknown, shapes: readonly Shape[]): Picture | null {
  const island = readMiniature(kept);
  if (!island) return null;
  const land = island.terrain.map((_, hex) => outline(hex)).join('');
  const [robberX, robberY] = centreOf(island.robber);
  const pieceOf = (seat: number, draw: (shape: Shape) => unknown) =>
    shapes[seat] ? draw(shapes[seat]) : null;
  return {
    sheets: [landSheet, islandSheet],
    height: 200,
    drawing: svg`<defs><clipPath id="hex"><path d=${HEX} /></clipPath>${terrains}</defs>
      <rect width="320" height="200" fill="var(--rs-sea)" stroke="none" />
      <g stroke="none" transform="translate(152 100) scale(.196)">
        ${['shoal', 'foam', 'beach'].map(ring => svg`<path class="coast ${ring}" d=${land} />`)}
        ${island.harbours.map((kind, slot) => at(boatAt(slot), boat(HARBOURS[kind]!, HARBOURS[kind] === 'generic' ? 3 : 2)))}
        ${island.terrain.map((kind, hex) =>
          at(
            centreOf(hex),
            svg`<use href="#${TERRAINS[kind]!}" />${island.tokens[hex]! > 0 ? tokenOf(island.tokens[hex]!, hex === island.robber ? 'robbed' : '') : ''}`,
          ),
        )}
        ${island.roads.map((seat, edge) =>
          seat === null
            ? null
            : at(
                middleOf(edge),
                pieceOf(seat, shape => road(shape, turnOf(edge))),
              ),
        )}
        ${island.corners.map(
          (built, corner) =>
            built && at(cornerAt(corner), pieceOf(built.seat, built.city ? city : settlement)),
        )}
        ${robber(robberX, robberY + 88)}
      </g>`,
  };
}
