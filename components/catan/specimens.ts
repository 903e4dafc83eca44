/** What the gallery shows of Catan: its symbols. */
import {registerSpecimens, symbolSheet} from '../gallery/specimens.ts';
import {CATAN_SYMBOLS} from './symbols/index.ts';

const SIZES = [44, 20];

registerSpecimens('Catan: symbols', [
  {name: 'Pieces', render: () => symbolSheet(Object.keys(CATAN_SYMBOLS), SIZES)},
  {name: 'Pieces on the quay', ground: 'quay', render: () => symbolSheet(Object.keys(CATAN_SYMBOLS), SIZES)},
]);
