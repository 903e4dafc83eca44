/** Seven and robber: a row for every rule. */
import assert from 'node:assert/strict';
import {game} from '../../../../src/games/catan/index.ts';
import {begun, testRows, trading} from '../support/rows.ts';
import {counts} from '../support/table.ts';

const equal: typeof assert.equal = assert.equal;
const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const ok: typeof assert.ok = assert.ok;

testRows([
  [
    'CAT-ROB-2',
    'more than seven cards: half goes, sealed by all at once',
    () => {
      const table = begun().gives(0, {lumber: 7}).gives(1, {wool: 8}).gives(2, {ore: 11}).roll(1, 6);
      deepEqual([...game.toAct(table.state)], [1, 2]);
      equal(
        table.refused(1, {type: 'discard', cards: counts({wool: 4}), hidden: []}),
        'cat/seal-it (CAT-ROB-2)',
      );
      table.discard(2, {type: 'discard', cards: counts({ore: 5}), hidden: []});
      equal(table.state.players[2]!.hand[4], 11, 'nothing goes before all are in');
      table.discard(1, {type: 'discard', cards: counts({wool: 4}), hidden: []});
      deepEqual(
        table.state.players.map(({hand}) => hand.reduce((a, b) => a + b)),
        [7, 4, 6, 3],
      );
      equal(table.state.phase, 'robber');
      table.sound();
    },
  ],
  [
    'CAT-ROB-2',
    'a discard of the wrong size counts as the rules’ default, and concealed cards are opened',
    () => {
      const table = begun().empty().gives(1, {wool: 5, ore: 3}).conceals(1).roll(1, 6);
      const [a, b] = table.hidden(1, 'ore');
      table.discard(1, {type: 'discard', cards: counts({}), hidden: [a!, b!]});
      equal(table.state.players[1]!.hidden.length, 4);
      deepEqual(table.told('discardForced'), [{type: 'discardForced', seat: 1}]);
      table.sound();
    },
  ],
  [
    'CAT-ROB-3',
    'another hex; with a number in the almanac, any land in the modern edition',
    () => {
      const old = begun().roll(3, 4);
      equal(old.refused(0, {type: 'robber', hex: 7, victim: null}), 'cat/robber-stays (CAT-ROB-3)');
      old.do(0, {type: 'robber', hex: 1, victim: null});
      const table = old.set({phase: 'robber', back: 'trade'});
      equal(table.refused(0, {type: 'robber', hex: 7, victim: null}), 'cat/robber-desert (CAT-ROB-3)');
      const modern = begun({edition: 'modern'}).set({robber: 1}).roll(3, 4);
      equal(modern.refused(0, {type: 'robber', hex: 7, victim: null}), '');
    },
  ],
  [
    'CAT-ROB-4',
    'only opponents with buildings there and a card',
    () => {
      const table = begun().gives(1, {}).roll(3, 4);
      // H12 (hills 8) has seat 1 at V39, who has no cards.
      equal(table.refused(0, {type: 'robber', hex: 12, victim: 1}), 'cat/not-a-victim (CAT-ROB-4)');
      equal(table.refused(0, {type: 'robber', hex: 12, victim: 0}), 'cat/not-a-victim (CAT-ROB-4)');
      equal(table.refused(0, {type: 'robber', hex: 12, victim: null}), '');
    },
  ],
  [
    'CAT-ROB-5',
    'one card changes hands, known to two; the almanac lets the mover decline',
    () => {
      const table = begun().empty().gives(1, {ore: 2, wool: 2}).roll(3, 4);
      equal(table.refused(0, {type: 'robber', hex: 12, victim: null}), '');
      table.do(0, {type: 'robber', hex: 12, victim: 1});
      deepEqual(
        table.view(2).players.map(({cards}) => cards),
        [1, 3, 0, 0],
      );
      equal(table.told('stole')[0]!.kind, null);
      equal(table.view(0).concealed.length, 1);
      equal(table.view(1).concealed.length, 3);
      table.sound();
      const modern = begun({edition: 'modern'}).roll(3, 4);
      equal(modern.refused(0, {type: 'robber', hex: 12, victim: null}), 'cat/must-steal (CAT-ROB-5)');
    },
  ],
  [
    'CAT-ROB-5',
    'equal open cards need no draw; a thief with concealed cards mixes them',
    () => {
      const open = begun().empty().gives(1, {ore: 2}).roll(3, 4).do(0, {type: 'robber', hex: 12, victim: 1});
      equal(open.told('stole')[0]!.kind, 'ore');
      const again = begun()
        .empty()
        .gives(0, {wool: 1, ore: 1})
        .conceals(0)
        .gives(1, {ore: 1, wool: 1})
        .roll(3, 4);
      const before = again.state.players[0]!.hidden;
      again.do(0, {type: 'robber', hex: 12, victim: 1});
      ok(again.state.players[0]!.hidden.every(handle => !before.includes(handle)));
      again.sound();
    },
  ],
  [
    'CAT-ROB-6',
    'the robber blocks production and nothing else',
    () => {
      const table = trading().set({robber: 9}).gives(0, {lumber: 1, brick: 1});
      equal(table.refused(0, {type: 'buildRoad', edge: 27}), '');
    },
  ],
  [
    'CAT-ROB-7',
    'nothing else moves the robber',
    () =>
      equal(trading().refused(0, {type: 'robber', hex: 1, victim: null}), 'cat/other-decision (CAT-TURN-1)'),
  ],
  [
    'CAT-ROB-8',
    'after a 7 comes trading',
    () => equal(begun().roll(3, 4).do(0, {type: 'robber', hex: 1, victim: null}).state.phase, 'trade'),
  ],
]);
