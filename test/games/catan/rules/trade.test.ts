/** Trade with people and with the bank: a row for every rule. */
import assert from 'node:assert/strict';
import {game} from '../../../../src/games/catan/index.ts';
import {offer, terms, testRows, trading} from '../support/rows.ts';
import {counts} from '../support/table.ts';

const equal: typeof assert.equal = assert.equal;
const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const ok: typeof assert.ok = assert.ok;

testRows([
  [
    'CAT-TRD-1',
    'cards change hands on terms that both accept; what nobody can have is not asked for',
    () => {
      const table = trading()
        .gives(0, {ore: 1})
        .gives(1, {wool: 1})
        .do(0, offer({ore: 1}, {wool: 1}));
      table.do(1, {type: 'accept', offer: 1}).do(0, {type: 'confirm', with: 1, item: 1});
      deepEqual([table.hand(0), table.hand(1)], [counts({wool: 1}), counts({ore: 1})]);
      equal(table.refused(0, offer({wool: 1}, {brick: 3})), 'cat/wants-too-much (CAT-TRD-1)');
    },
  ],
  [
    'CAT-TRD-2',
    'the active player is one side',
    () => {
      const table = trading().gives(0, {ore: 1});
      equal(table.refused(1, offer({}, {ore: 1}, [2])), 'cat/not-your-turn (CAT-TURN-5)');
      equal(table.refused(0, {type: 'propose', terms: terms({ore: 1}, {})}), 'cat/own-turn (CAT-TRD-2)');
      equal(table.refused(0, offer({ore: 1}, {wool: 1}, [0])), 'cat/bad-addressees (CAT-TRD-4)');
    },
  ],
  [
    'CAT-TRD-3',
    'no gifts, no kind on both sides',
    () => {
      const table = trading().gives(0, {ore: 2}).gives(1, {ore: 1, wool: 1});
      equal(table.refused(0, offer({ore: 1}, {})), 'cat/no-gifts (CAT-TRD-3)');
      equal(table.refused(0, offer({ore: 2}, {ore: 1})), 'cat/same-kind (CAT-TRD-3)');
    },
  ],
  [
    'CAT-TRD-4',
    'accept, decline, counter, withdraw; the latest answer counts, a new offer drops all',
    () => {
      const table = trading()
        .gives(0, {ore: 2})
        .gives(1, {wool: 2})
        .gives(2, {brick: 1})
        .do(0, offer({ore: 1}, {wool: 1}));
      equal(table.view(0).players[3]!.answer, 'decline', 'without cards nobody accepts');
      equal(table.refused(2, {type: 'accept', offer: 1}), 'cat/short (CAT-TRD-4)');
      table.do(1, {type: 'accept', offer: 1}).do(2, {type: 'propose', terms: terms({brick: 1}, {ore: 1})});
      deepEqual(
        table.view(0).players.map(({answer}) => answer),
        [null, 'accept', 'counter', 'decline'],
      );
      equal(table.refused(1, {type: 'accept', offer: 1}), 'cat/answered (CAT-TRD-4)');
      table.do(1, {type: 'withdraw', item: 1});
      equal(table.refused(0, {type: 'confirm', with: 1, item: 1}), 'cat/not-accepted (CAT-TRD-4)');
      equal(table.refused(1, {type: 'withdraw', item: 2}), 'cat/not-yours (CAT-TRD-4)');
      equal(table.refused(1, {type: 'decline', offer: 9}), 'cat/item-gone (CAT-TRD-4)');
      table.do(0, offer({ore: 1}, {wool: 1}, [1]));
      deepEqual(table.view(0).proposals, []);
      equal(table.refused(2, {type: 'accept', offer: 3}), 'cat/not-addressed (CAT-TRD-4)');
    },
  ],
  [
    'CAT-TRD-4',
    'who offers a concealed card shows it',
    () => {
      const table = trading().gives(0, {ore: 1, wool: 1}).conceals(0).gives(1, {brick: 1});
      const [ore] = table.hidden(0, 'ore');
      equal(table.refused(0, offer({ore: 1}, {brick: 1})), 'cat/short (CAT-TRD-4)');
      const show = [{handle: ore!, face: 4}];
      table.do(0, {type: 'offer', to: [1], terms: {...terms({ore: 1}, {brick: 1}), show}});
      equal(table.state.players[0]!.hand[4], 1);
      equal(table.state.players[0]!.hidden.length, 1);
      table.sound();
    },
  ],
  [
    'CAT-TRD-5',
    'what plainly cannot be paid any more falls through',
    () => {
      const table = trading()
        .gives(0, {ore: 4})
        .gives(1, {wool: 1})
        .do(0, offer({ore: 1}, {wool: 1}));
      table.do(1, {type: 'accept', offer: 1}).do(0, {type: 'bankTrade', give: 'ore', take: 'brick'});
      table.do(0, {type: 'confirm', with: 1, item: 1});
      equal(table.state.offer, null);
      deepEqual(table.hand(1), counts({wool: 1}));
      equal(table.told('fellThrough').length, 1);
    },
  ],
  [
    'CAT-TRD-6',
    'items lapse when trading ends or a card is played; the bank leaves them open',
    () => {
      const open = () =>
        trading()
          .gives(0, {ore: 5, lumber: 1, brick: 1})
          .gives(1, {wool: 1})
          .do(0, offer({ore: 1}, {wool: 1}));
      ok(open().do(0, {type: 'bankTrade', give: 'ore', take: 'brick'}).state.offer);
      equal(open().do(0, {type: 'toBuild'}).state.offer, null);
      equal(open().do(0, {type: 'endTurn'}).state.offer, null);
      const table = open();
      const [card] = table.holds(0, 'knight');
      equal(table.do(0, {type: 'knight', card: card!}).state.offer, null);
    },
  ],
  [
    'CAT-TRD-7',
    'everybody sees the terms',
    () =>
      deepEqual(
        trading()
          .gives(0, {ore: 1})
          .gives(1, {wool: 1})
          .do(0, offer({ore: 1}, {wool: 1}, [1]))
          .view(3).offer,
        {n: 1, to: [1], give: counts({ore: 1}), want: counts({wool: 1})},
      ),
  ],
  [
    'CAT-TRD-8',
    'the sixteenth offer of a turn is the last; it can be withdrawn, and the next turn begins anew',
    () => {
      const table = trading().gives(0, {ore: 1}).gives(1, {wool: 1});
      const say = offer({ore: 1}, {wool: 1}, [1]);
      for (let n = 0; n < 12; n++) table.do(0, say);
      equal(table.view(0).sayingsLeft, 4);
      equal(table.view(1).sayingsLeft, null, 'while there is plenty');
      for (let n = 0; n < 4; n++) table.do(0, say);
      equal(table.view(0).sayingsLeft, 0);
      equal(table.refused(0, say), 'cat/said-enough (CAT-TRD-8)');
      ok(!table.offered(0, 'offer'));
      table.do(0, {type: 'withdraw', item: 16}).do(0, {type: 'endTurn'}).roll(6, 6);
      equal(table.view(1).sayingsLeft, null);
      deepEqual(table.state.sayings, [0, 0, 0, 0]);
    },
  ],
  [
    'CAT-TRD-8',
    'answers, proposals and withdrawals of the others count; what is out can be taken, and nobody waits for the mute',
    () => {
      const table = trading().gives(0, {ore: 2}).gives(1, {wool: 1});
      table.do(0, offer({ore: 1}, {wool: 1}, [1]));
      for (let n = 0; n < 5; n++) {
        table.do(1, {type: 'accept', offer: 1}).do(1, {type: 'withdraw', item: 1});
        table.do(1, {type: 'decline', offer: 1});
      }
      deepEqual(game.invited!(table.state), []);
      table.do(1, {type: 'propose', terms: terms({wool: 1}, {ore: 2})});
      for (const action of [
        {type: 'accept', offer: 1},
        {type: 'decline', offer: 1},
        {type: 'propose', terms: terms({wool: 1}, {ore: 1})},
      ] as const)
        equal(table.refused(1, action), 'cat/said-enough (CAT-TRD-8)');
      deepEqual(
        game.choices(table.state, 1, table.dealer.faces(1)).map(({type}) => type),
        ['withdraw'],
      );
      const taken = trading().set(game.clone(table.state)).do(0, {type: 'confirm', with: 1, item: 2});
      deepEqual(taken.hand(1), counts({ore: 2}));
      table.do(0, {type: 'withdraw', item: 1}).do(0, offer({ore: 1}, {wool: 1}, [1]));
      equal(table.view(0).players[1]!.answer, 'none');
      deepEqual(game.invited!(table.state), []);
    },
  ],
  [
    'CAT-SEA-1',
    'four for one, of another kind',
    () => {
      const table = trading().gives(0, {ore: 4});
      equal(table.refused(0, {type: 'bankTrade', give: 'ore', take: 'ore'}), 'cat/same-at-bank (CAT-SEA-1)');
      deepEqual(table.do(0, {type: 'bankTrade', give: 'ore', take: 'lumber'}).hand(0), counts({lumber: 1}));
      equal(
        trading().gives(0, {ore: 3}).refused(0, {type: 'bankTrade', give: 'ore', take: 'lumber'}),
        'cat/short (CAT-SEA-1)',
      );
    },
  ],
  [
    'CAT-SEA-2',
    'three for one with a generic harbour',
    () =>
      deepEqual(
        trading()
          .pieces({}, {0: [0]})
          .view(0).rates,
        [3, 3, 3, 3, 3],
      ),
  ],
  [
    'CAT-SEA-3',
    'two of its kind with a special harbour',
    () =>
      deepEqual(
        trading()
          .pieces({}, {0: [1]})
          .view(0).rates,
        [4, 2, 4, 4, 4],
      ),
  ],
  [
    'CAT-SEA-4',
    'the best rate, while the bank has the card',
    () => {
      const table = trading()
        .pieces({}, {0: [0, 105]})
        .gives(0, {wool: 4});
      deepEqual(table.view(0).rates, [3, 2, 3, 3, 3]);
      table
        .do(0, {type: 'bankTrade', give: 'wool', take: 'ore'})
        .do(0, {type: 'bankTrade', give: 'wool', take: 'ore'});
      deepEqual(table.hand(0), counts({ore: 2}));
      equal(
        trading()
          .gives(0, {wool: 4})
          .bank({ore: 0})
          .refused(0, {type: 'bankTrade', give: 'wool', take: 'ore'}),
        'cat/bank-empty (CAT-SEA-4)',
      );
    },
  ],
  [
    'CAT-SEA-5',
    'a harbour serves at once where trade is open',
    () => {
      const table = trading({edition: 'modern'})
        .pieces({0: [3]}, {0: [9]})
        .gives(0, {lumber: 1, brick: 1, wool: 3, grain: 1});
      table.do(0, {type: 'buildSettlement', at: 1});
      equal(table.refused(0, {type: 'bankTrade', give: 'wool', take: 'ore'}), '');
    },
  ],
]);
