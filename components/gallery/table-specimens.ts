/** The generic board with a game that nobody has painted. */
import {html} from 'lit';
import {amount, bundle, oneOf, someOf, spread} from '../../src/engine/choice.ts';
import '../table/generic-board.ts';
import '../table/result.ts';
import {inventedTable} from './invented-table.ts';
import {registerSpecimens} from './specimens.ts';

registerSpecimens('Generic board', [
  {
    name: 'Choices with holes',
    ground: 'page',
    render: () => html`<rs-generic-board
      .level=${4}
      .table=${inventedTable([
        {type: 'sail', to: oneOf(['porto', 'genova', 'nice'])},
        {type: 'loadHold', slots: spread(2, [1, 2, 2])},
        {type: 'pass'},
      ])}
    ></rs-generic-board>`,
  },
  {
    name: 'Some of, an amount, an offer',
    ground: 'page',
    render: () => html`<rs-generic-board
      .level=${4}
      .table=${inventedTable([
        {
          type: 'trade',
          cards: someOf(['rum', 'sails', 'maps'], 1, 2),
          price: amount(1, 6),
          offer: bundle([2, 0, 1], [3, 3, 3]),
        },
      ])}
    ></rs-generic-board>`,
  },
  {
    name: 'Waiting',
    ground: 'page',
    render: () => html`<rs-generic-board .level=${4} .table=${inventedTable([])}></rs-generic-board>`,
  },
]);
