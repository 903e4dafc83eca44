/** The generic board with games that nobody has painted. */
import {html} from 'lit';
import {amount, bundle, oneOf, someOf, spread} from '../../src/engine/choice.ts';
import {loadTableWords} from '../../src/i18n/load.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {SIZES} from '../board/painter.ts';
import {paintPlain} from '../table/generic-painter.ts';
import '../table/result.ts';
import {inventedTable, MARKED} from './invented-table.ts';
import {settings} from './settings.ts';
import {registerSpecimens, type Specimen} from './specimens.ts';

const shell = await loadTableWords('en');
const [PHONE, LOW] = SIZES;

const board = (name: string, table: TableView, size: typeof PHONE | typeof LOW = PHONE): Specimen => ({
  name,
  ground: 'sea',
  size: size === PHONE ? [360, 640] : [740, 360],
  render: () =>
    html`<div class="l-full">${paintPlain(null, 'en', table.game).board({table, settings, shell, size, staged: null})}</div>`,
});

registerSpecimens('Generic board', [
  board(
    'Choices with holes',
    inventedTable([
      {type: 'sail', to: oneOf(['porto', 'genova', 'nice'])},
      {type: 'loadHold', slots: spread(2, [1, 2, 2])},
      {type: 'pass'},
    ]),
  ),
  board(
    'Some of, an amount, an offer',
    inventedTable([
      {
        type: 'trade',
        cards: someOf(['rum', 'sails', 'maps'], 1, 2),
        price: amount(1, 6),
        offer: bundle([2, 0, 1], [3, 3, 3]),
      },
    ]),
  ),
  board('Every mark', {...inventedTable([{type: 'play', card: oneOf([3, 5, 11])}]), board: MARKED}),
  board(
    'Fields to choose from',
    {...inventedTable([{type: 'land', field: oneOf([0, 2, 5])}]), board: MARKED},
    LOW,
  ),
  board('Waiting', inventedTable([])),
]);
