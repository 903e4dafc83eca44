/** The printed figures of all buildings, against the table as a person would copy it from the board. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BUILDING_DATA, copiesOf} from '../../../src/games/puerto-rico/data.ts';
import {BUILDINGS} from '../../../src/games/puerto-rico/types.ts';

/** building, cost, points, slots, column, copies with 2 / with more players */
const BOARD = `
small-indigo-plant 1 1 1 1 2 4
small-sugar-mill 2 1 1 1 2 4
indigo-plant 3 2 3 2 2 3
sugar-mill 4 2 3 2 2 3
tobacco-storage 5 3 3 3 2 3
coffee-roaster 6 3 2 3 2 3
small-market 1 1 1 1 1 2
hacienda 2 1 1 1 1 2
construction-hut 2 1 1 1 1 2
small-warehouse 3 1 1 1 1 2
hospice 4 2 1 2 1 2
office 5 2 1 2 1 2
large-market 5 2 1 2 1 2
large-warehouse 6 2 1 2 1 2
factory 7 3 1 3 1 2
university 8 3 1 3 1 2
harbor 8 3 1 3 1 2
wharf 9 3 1 3 1 2
guild-hall 10 4 1 4 1 1
residence 10 4 1 4 1 1
fortress 10 4 1 4 1 1
customs-house 10 4 1 4 1 1
city-hall 10 4 1 4 1 1
`
  .trim()
  .split('\n');

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
