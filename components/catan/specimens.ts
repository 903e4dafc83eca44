/** What the gallery shows of Catan: its symbols, terrain, numbers, and the pieces of every seat. */
import {html, svg, type TemplateResult} from 'lit';
import {TERRAINS} from '../../src/games/catan/types.ts';
import type {Shape} from '../../src/table/seen/view-model.ts';
import {registerSpecimens, symbolSheet} from '../gallery/specimens.ts';
import {HEX} from './geometry.ts';
import islandSheet from './island-sheet.css';
import landSheet from './land-sheet.css';
import {tokenOf} from './layers.ts';
import {boat, city, road, robber, settlement} from './pieces.ts';
import {CATAN_SYMBOLS} from './symbols/index.ts';
import {TERRAIN_ART} from './terrain.ts';

const SIZES = [44, 20];
const SHAPES: readonly Shape[] = ['disc', 'square', 'triangle', 'diamond', 'cross', 'hexagon'];

/** Drawings of the map, side by side, large and as small as on a phone. */
const drawings = (each: readonly TemplateResult[]): TemplateResult =>
  html`<style>
      ${landSheet}${islandSheet}
    </style>
    ${[76, 38].map(size => html`<p>${each.map(drawing => html`<svg width=${size} height=${size} viewBox="-100 -100 200 200" aria-hidden="true">${drawing}</svg>`)}</p>`)}`;

registerSpecimens('Catan: symbols', [
  {name: 'Pieces', render: () => symbolSheet(Object.keys(CATAN_SYMBOLS), SIZES)},
  {name: 'Pieces on the quay', ground: 'quay', render: () => symbolSheet(Object.keys(CATAN_SYMBOLS), SIZES)},
]);

registerSpecimens('Catan: the map', [
  {
    name: 'Terrain',
    render: () =>
      drawings(
        TERRAINS.map(
          terrain => svg`<g class="t-${terrain}"><path class="sky" d=${HEX}/>${TERRAIN_ART[terrain]}</g>`,
        ),
      ),
  },
  {
    name: 'Numbers: plain, red, rolled, robbed',
    render: () => drawings([tokenOf(4, ''), tokenOf(8, 'red'), tokenOf(9, 'lit'), tokenOf(6, 'robbed')]),
  },
  {
    name: 'Roads, settlements, cities of every seat',
    render: () => drawings(SHAPES.flatMap(shape => [road(shape, -28), settlement(shape), city(shape)])),
  },
  {
    name: 'Harbours and robber',
    render: () => drawings([boat('generic', 3), boat('ore', 2), boat('wool', 2), robber(0, 50)]),
  },
]);
