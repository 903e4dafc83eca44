/** The symbols of Puerto Rico for the gallery. */
import {html} from 'lit';
import {registerSpecimens, symbolSheet} from '../gallery/specimens.ts';
import '../kit/flag.ts';
import '../kit/meter.ts';
import {BUILDINGS} from './symbols/buildings.ts';
import {GOODS} from './symbols/goods.ts';
import './symbols/more.ts';
import {MORE_BUILDINGS} from './symbols/more-buildings.ts';
import {MORE_PIECES} from './symbols/more-pieces.ts';
import {ROLES} from './symbols/roles.ts';

const SIZES = [44, 20];
const pieces = Object.keys(GOODS);

const tiles = () =>
  html`<div class="l-flex l-wrap l-gap-4">
    ${['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry'].map(
      name => html`<div class="tileground" style="--_ground:var(--rs-${name === 'quarry' ? 'stoneground' : 'country'})">
        <rs-symbol name=${name} style="--rs-symbol-size:44px"></rs-symbol>
      </div>`,
    )}
  </div>`;

registerSpecimens('Puerto Rico: symbols', [
  {name: 'Goods and pieces', render: () => symbolSheet(pieces, SIZES)},
  {name: 'Goods and pieces on the quay', ground: 'quay', render: () => symbolSheet(pieces, SIZES)},
  {name: 'Plantations and quarry', render: tiles},
  {name: 'Buildings', render: () => symbolSheet(Object.keys(BUILDINGS), SIZES)},
  {name: 'Buildings of the expansions', render: () => symbolSheet(Object.keys(MORE_BUILDINGS), SIZES)},
  {name: 'Pieces of the expansions', render: () => symbolSheet(Object.keys(MORE_PIECES), SIZES)},
  {name: 'Roles', render: () => symbolSheet([...Object.keys(ROLES), 'buccaneer'], SIZES)},
  {
    name: 'Flags',
    ground: 'sea',
    render: () => html`<div class="l-flex l-wrap l-gap-8">
      ${[...Object.keys(ROLES), 'buccaneer'].map(name => html`<rs-flag name=${name} style="--rs-flag-size:62px"></rs-flag>`)}
      <rs-flag name="trader"></rs-flag><rs-flag name="mayor" taken></rs-flag>
      <rs-flag card name="builder" style="--rs-flag-size:132px"
        ><b class="display">Builder</b><span>9 to buy</span></rs-flag
      >
    </div>`,
  },
]);
