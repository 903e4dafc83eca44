/** What Catan looks like: hexes with their numbers, two who have settled between them, and the dice. */
import {type SVGTemplateResult, svg} from 'lit';
import type {Terrain} from '../../src/games/catan/types.ts';
import type {Picture} from '../board/painter.ts';
import {HEX} from './geometry.ts';
import islandSheet from './island-sheet.css';
import landSheet from './land-sheet.css';
import './palette.ts';
import {boat, road, settlement, stamp} from './pieces.ts';
import './symbols/index.ts';
import {TERRAIN_ART} from './terrain.ts';

/** From one hex to the next, in hundredths of a side. */
const NEXT = 173.2;
const SIDE = NEXT / 2;

const HEXES: readonly (readonly [terrain: Terrain, number: number, pips: number])[] = [
  ['forest', 5, 4],
  ['fields', 8, 5],
  ['pasture', 10, 3],
];

const xOf = (i: number): number => (i - 1) * NEXT;
const hexAt = (i: number): string => `translate(${xOf(i)} 0)`;

const coast = HEXES.map((_, i) => {
  const x = xOf(i);
  return `M${x} -100L${x + SIDE} -50V50L${x} 100L${x - SIDE} 50V-50Z`;
}).join('');

const hex = (i: number): SVGTemplateResult => {
  const [terrain, number, pips] = HEXES[i]!;
  return svg`<g class="t-${terrain}" transform=${hexAt(i)}>
    <clipPath id="hex${i}"><path d=${HEX}/></clipPath>
    <g clip-path="url(#hex${i})"><path class="sky" d=${HEX}/>${TERRAIN_ART[terrain]}</g>
    <g class=${number === 8 ? 'red' : ''} transform="translate(0 -18)"><circle class="token" r="38"/>
      <text class="number" y="10">${number}</text>
      <path class="pips" d=${Array.from({length: pips}, (_, pip) => `M${(pip - (pips - 1) / 2) * 10 - 3.4} 23a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z`).join('')}/></g>
  </g>`;
};

export const picture: Picture = {
  sheets: [landSheet, islandSheet],
  drawing: svg`<rect x="-2" y="-2" width="324" height="144" fill="var(--rs-sea)" stroke="none"/>
    <g stroke="none" transform="translate(160 74) scale(.43)">
      <g class="coast"><path class="shoal" d=${coast}/><path class="foam" d=${coast}/><path class="beach" d=${coast}/></g>
      ${[0, 1, 2].map(hex)}
      <g transform="translate(${-SIDE} 0)">${road('disc', 90)}</g>
      <g transform="translate(${-SIDE / 2} -75)">${road('disc', -30)}</g>
      <g transform="translate(${-SIDE} 50)">${settlement('disc')}</g>
      <g transform="translate(${SIDE} 50)">${settlement('square')}</g>
      <g transform="translate(306 44) scale(.8)">${boat('generic', 3)}</g>
      <g transform="translate(-312 44) rotate(-12)">${stamp('cat-dice', 0, 0, 66)}</g>
      <g transform="translate(-262 112) rotate(9)">${stamp('cat-dice', 0, 0, 66)}</g>
    </g>`,
};
