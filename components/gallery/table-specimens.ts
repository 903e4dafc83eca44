/** The generic board with a game that nobody has painted. */
import {html} from 'lit';
import {oneOf, spread} from '../../src/engine/choice.ts';
import '../table/generic-board.ts';
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
    name: 'Waiting',
    ground: 'page',
    render: () => html`<rs-generic-board .level=${4} .table=${inventedTable([])}></rs-generic-board>`,
  },
]);
