/** What the chart says to a captain, against the engine: the price of a step, the reach of the pirate, the best delivery. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {PortEvent} from '../../../src/games/portolano/types.ts';
import {portolano} from '../../support/decisions/portolano.ts';

/** Views of one captain through a few games of each size of the chart. */
function* views() {
  for (const seats of [3, 4]) {
    const table = portolano.begin(seats, 'chart');
    while (!table.over) {
      yield table;
      table.step();
    }
  }
}

test('PORT-MOVE-3, PORT-MOVE-4: the price on the border of a tile is that of the play', () => {
  let checked = 0;
  for (const table of views()) {
    const {plays, costs} = table.board;
    for (const {cards, cost} of plays)
      if (cards.length === 1 && cards[0]! < 4) {
        assert.equal(cost, costs[cards[0]!]);
        checked++;
      }
  }
  assert.ok(checked > 50);
});

test('PORT-HARB-4: what the hold would earn is the most that any delivery on offer pays', () => {
  let checked = 0;
  for (const table of views()) {
    const {fillings, cells, ships} = table.board;
    if (fillings.length === 0) continue;
    const {sale, slots} = cells[ships[0]!.cell]!.harbour!;
    const most = Math.max(...fillings.map(filling => filling.filter(slot => slot >= 0).length));
    assert.equal(sale!.goods, most);
    assert.ok(fillings.some(filling => filling.join() === sale!.filling.join()));
    assert.equal(
      sale!.full,
      slots.every(({filled}, i) => filled >= 0 || sale!.filling[i]! >= 0),
    );
    checked++;
  }
  assert.ok(checked > 1, `${checked} visits`);
});

test('PORT-PBAT-1 to PORT-PBAT-3, PORT-SEA-9: danger on a tile is where the pirate fights after that wind', () => {
  let fought = 0;
  // Who plays with sense keeps away from the pirate: it takes some games to meet it.
  for (let game = 0; game < 12 && fought < 2; game++) {
    const table = portolano.begin(3 + (game % 3), `danger ${game}`);
    while (!table.over) {
      const before = table.board;
      const seen = table.view.log.length;
      table.step();
      const told = table.view.log.slice(seen).flatMap(({events}) => events as readonly PortEvent[]);
      const wind = told.find(event => event.type === 'wind')?.wind;
      const battle = told.find(event => event.type === 'pirateBattle');
      // Before the first round there is no pirate; whoever sailed in the same step was elsewhere before.
      if (wind === undefined || !battle || before.round === 0) continue;
      if (told.some(event => event.type === 'sailed' || event.type === 'flipped')) continue;
      assert.ok(
        before.cells[before.ships[battle.seat]!.cell]!.danger.includes(wind),
        `round ${before.round}`,
      );
      fought++;
    }
  }
  assert.ok(fought > 0, `${fought} battles`);
});
