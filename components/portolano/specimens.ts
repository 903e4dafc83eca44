/** Portolano for the gallery: its symbols, by day, by night and on the quay; then the board, part by part. */
import {html} from 'lit';
import {registerSpecimens, symbolSheet} from '../gallery/specimens.ts';
import '../kit/flag.ts';
import {GOODS_SYMBOLS} from './symbols/goods.ts';
import './symbols/index.ts';
import {CHART_SYMBOLS, MISSION_SYMBOLS} from './symbols/marks.ts';
import {ACTION_SYMBOLS, PHASE_SYMBOLS, STERN_SYMBOLS} from './symbols/ships.ts';

const SIZES = [44, 24];
const sheet = (of: object) => () => symbolSheet(Object.keys(of), SIZES);

registerSpecimens('Portolano: symbols', [
  {name: 'Goods, stock, battle', render: sheet(GOODS_SYMBOLS)},
  {name: 'Goods, stock, battle on the quay', ground: 'quay', render: sheet(GOODS_SYMBOLS)},
  {name: 'Tile actions and upgrades', render: sheet(ACTION_SYMBOLS)},
  {name: 'Sterns', render: sheet(STERN_SYMBOLS)},
  {name: 'Missions', render: sheet(MISSION_SYMBOLS)},
  {name: 'Wind and marks', render: sheet(CHART_SYMBOLS)},
  {
    name: 'Flags of the phases',
    ground: 'sea',
    render: () => html`<div class="l-flex l-wrap l-gap-8">
      ${Object.keys(PHASE_SYMBOLS).map(name => html`<rs-flag name=${name} style="--rs-flag-size:62px"></rs-flag>`)}
    </div>`,
  },
]);

export {register} from './board-specimens.ts';
