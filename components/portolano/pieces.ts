/** Ships on the chart: the sail is the seat, by shape, colour and initial. */
import {html, svg, type TemplateResult} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import {seatOf} from '../board/seats.ts';
import {fitted, initialOf, SHAPE_PATHS} from '../kit/mark.ts';
import type {PortModel} from './model.ts';

export function shipPiece(model: Pick<PortModel, 'table'>, seat: Seat): TemplateResult {
  const {shape, name} = seatOf(model, seat);
  const low = shape === 'triangle';
  return html`<svg class="ship" viewBox="0 0 32 36" aria-hidden="true">
    ${svg`<path class="halo" transform="translate(4.6 .6) scale(.71)" d=${SHAPE_PATHS[shape]}/><path class="halo" d="M1.500 24H30.500L26.500 34.500H5.500Z"/>
      <path class="pole" d="M16 8V26"/>
      <g transform="translate(4.6 .6) scale(.71)"><path fill="var(--rs-seat-${shape})" d=${SHAPE_PATHS[shape]}/>
      <text x="16" y=${low ? 25.5 : 21.8} fill="var(--rs-seat-ink${shape === 'diamond' ? '-diamond' : ''})" font-size=${fitted(initialOf(name), low ? 14 : 17)}>${initialOf(name)}</text></g>
      <path class="hull" d="M1.500 24H30.500L26.500 34.500H5.500Z"/><path class="keel" d="M4.400 29.500H27.600L26.800 31.800H5.200Z"/>`}
  </svg>`;
}
