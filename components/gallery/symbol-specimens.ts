/** The symbols of the house at four sizes, also without colour. */
import {html} from 'lit';
import '../kit/mark.ts';
import '../kit/symbol.ts';
import {SHAPES} from '../../src/table/seen/view-model.ts';
import {UI_SYMBOLS} from '../kit/symbols/ui.ts';
import {registerSpecimens, symbolSheet} from './specimens.ts';

const PIECES = ['ship', 'house', 'hexagon', 'compass', 'crown', 'beacon'];

registerSpecimens('Symbols', [
  {name: 'Pieces', render: () => symbolSheet(PIECES, [44, 20])},
  {name: 'Pieces on the quay', ground: 'quay', render: () => symbolSheet(PIECES, [44, 20])},
  {
    name: 'Seats',
    render: () => html`<div style="display:flex;flex-wrap:wrap;gap:14px;padding-top:12px">
      ${SHAPES.map((shape, i) => html`<rs-mark shape=${shape} name=${'DBKZŐÁ'[i]!} style="--rs-mark-size:44px"></rs-mark>`)}
      ${SHAPES.map((shape, i) => html`<rs-mark shape=${shape} name=${'DBKZŐÁ'[i]!}></rs-mark>`)}
      <rs-mark shape="square" name="Bence" crown style="--rs-mark-size:44px"></rs-mark>
      <rs-mark shape="disc" name="" style="--rs-mark-size:44px"></rs-mark>
    </div>`,
  },
  {name: 'Interface', render: () => symbolSheet(Object.keys(UI_SYMBOLS), [28, 20])},
]);
