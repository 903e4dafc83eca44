/** The printed figures of all buildings, against the table as a person would copy it from the board. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BUILDING_DATA, copiesOf} from '../../../src/games/puerto-rico/data.ts';
import {BUILDINGS} from '../../../src/games/puerto-rico/types.ts';
import {BOARD} from './support/referee/book.ts';

test('buildings stand in the order of their ids', () =>
  assert.deepEqual(
    BUILDING_DATA.map(({building}) => building),
    BUILDINGS,
  ));

BUILDING_DATA.forEach((data, i) => {
  test(`figures of the ${data.building}`, () => {
    const {building, cost, points, slots, column} = data;
    assert.equal(
      [building, cost, points, slots, column, copiesOf(data, 2), copiesOf(data, 5)].join(' '),
      BOARD[i],
    );
    assert.equal(data.size, column === 4 ? 2 : 1);
  });
});
