/** San Juan for the gallery: its symbols, by day, by night and on the quay. */
import {html} from 'lit';
import {registerSpecimens, symbolSheet} from '../gallery/specimens.ts';
import '../kit/flag.ts';
import {CITY} from './symbols/buildings.ts';
import {PIECES} from './symbols/goods.ts';
import './symbols/index.ts';
import {MARKS} from './symbols/roles.ts';

const SIZES = [44, 20];
const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector'];

registerSpecimens('San Juan: symbols', [
  {name: 'Goods and pieces', render: () => symbolSheet(Object.keys(PIECES), SIZES)},
  {
    name: 'Goods and pieces on the quay',
    ground: 'quay',
    render: () => symbolSheet(Object.keys(PIECES), SIZES),
  },
  {name: 'Buildings', render: () => symbolSheet(Object.keys(CITY), SIZES)},
  {name: 'Marks', render: () => symbolSheet(Object.keys(MARKS), SIZES)},
  {
    name: 'Flags',
    ground: 'sea',
    render: () => html`<div class="l-flex l-wrap l-gap-8">
      ${ROLES.map(role => html`<rs-flag name="sj-${role}" style="--rs-flag-size:62px"></rs-flag>`)}
    </div>`,
  },
]);
