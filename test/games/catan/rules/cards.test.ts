/** Development cards: a row for every rule. */
import assert from 'node:assert/strict';
import {begun, testRows, trading} from '../support/rows.ts';
import {counts} from '../support/table.ts';

const equal: typeof assert.equal = assert.equal;
const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const ok: typeof assert.ok = assert.ok;

testRows([
  [
    'CAT-DEV-1',
    'the buyer alone knows the card',
    () => {
      const table = trading().gives(0, {wool: 1, grain: 1, ore: 1}).next('monopoly').do(0, {type: 'buyCard'});
      equal(table.view(0).cards[0]!.card, 'monopoly');
      equal(table.view(1).players[0]!.development, 1);
      equal(table.dealer.faces(1).size, 0);
    },
  ],
  [
    'CAT-DEV-2',
    'one card a turn',
    () => {
      const table = trading();
      const [a, b] = table.holds(0, 'monopoly', 'monopoly');
      equal(
        table
          .do(0, {type: 'monopoly', card: a!, kind: 'ore'})
          .refused(0, {type: 'monopoly', card: b!, kind: 'ore'}),
        'cat/one-card-a-turn (CAT-DEV-2)',
      );
    },
  ],
  [
    'CAT-DEV-3',
    'not in the turn of its purchase',
    () => {
      const table = trading().gives(0, {wool: 1, grain: 1, ore: 1}).next('knight').do(0, {type: 'buyCard'});
      const [card] = table.state.players[0]!.cards;
      equal(table.refused(0, {type: 'knight', card: card!}), 'cat/bought-now (CAT-DEV-3)');
    },
  ],
  [
    'CAT-DEV-4',
    'not while the robber is being moved',
    () => {
      const table = begun();
      const [card] = table.holds(0, 'knight');
      equal(table.roll(3, 4).refused(0, {type: 'knight', card: card!}), 'cat/other-decision (CAT-TURN-1)');
    },
  ],
  [
    'CAT-DEV-5',
    'a knight moves the robber and stays face up; nobody discards',
    () => {
      const table = trading().gives(2, {ore: 9});
      const [card] = table.holds(0, 'knight');
      table.do(0, {type: 'knight', card: card!}).do(0, {type: 'robber', hex: 4, victim: 2});
      equal(table.state.players[0]!.knights, 1);
      equal(table.view(0).players[2]!.cards, 8);
      equal(table.state.phase, 'trade');
      table.sound();
    },
  ],
  [
    'CAT-DEV-6',
    'two free roads, or as many as there are; none at all is no play',
    () => {
      const table = trading();
      const [card] = table.holds(0, 'road-building');
      table.state.players[0]!.roads = 1;
      table.do(0, {type: 'roadBuilding', card: card!}).do(0, {type: 'freeRoad', edge: 27});
      equal(table.state.phase, 'trade');
      const none = trading();
      const [other] = none.holds(0, 'road-building');
      none.state.players[0]!.roads = 0;
      equal(none.refused(0, {type: 'roadBuilding', card: other!}), 'cat/no-effect (CAT-DEV-6)');
    },
  ],
  [
    'CAT-DEV-7',
    'two cards of the bank, or its last one',
    () => {
      const table = trading();
      const [card] = table.holds(0, 'year-of-plenty');
      equal(
        table.refused(0, {type: 'yearOfPlenty', card: card!, take: counts({ore: 1})}),
        'cat/take-exactly (CAT-DEV-7)',
      );
      const last = table.bank({lumber: 0, wool: 0, grain: 0, brick: 0, ore: 1});
      equal(
        last.refused(0, {type: 'yearOfPlenty', card: card!, take: counts({wool: 1})}),
        'cat/bank-empty (CAT-DEV-7)',
      );
      equal(last.refused(0, {type: 'yearOfPlenty', card: card!, take: counts({ore: 1})}), '');
      last.bank({ore: 0});
      equal(
        last.refused(0, {type: 'yearOfPlenty', card: card!, take: counts({})}),
        'cat/no-effect (CAT-DEV-7)',
      );
    },
  ],
  [
    'CAT-DEV-8',
    'all cards of the kind, the concealed ones too',
    () => {
      const table = trading().gives(1, {ore: 2, wool: 1}).conceals(1).gives(2, {ore: 1});
      const [card] = table.holds(0, 'monopoly');
      table.do(0, {type: 'monopoly', card: card!, kind: 'ore'});
      deepEqual(table.hand(0), counts({ore: 3}));
      deepEqual(table.hand(1), counts({wool: 1}));
      deepEqual(table.told('monopolised')[0]!.from, [0, 2, 1, 0]);
      table.sound();
    },
  ],
  [
    'CAT-DEV-9',
    'victory points are shown to win, as many as are missing, in the turn of purchase too',
    () => {
      const table = trading()
        .pieces({}, {0: [100, 102, 111, 116, 51]})
        .gives(0, {wool: 1, grain: 1, ore: 1})
        .next('victory-point');
      table.do(0, {type: 'buyCard'});
      ok(table.offered(0, 'declareVictory'));
      table.do(0, {type: 'declareVictory', cards: [...table.state.players[0]!.cards]});
      equal(table.state.winner, 0);
    },
  ],
  [
    'CAT-DEV-10',
    'played cards never come back',
    () => {
      const table = trading();
      const [card] = table.holds(0, 'monopoly');
      table.do(0, {type: 'monopoly', card: card!, kind: 'ore'}).sound();
      ok(!table.state.deck.includes(card!));
      equal(table.state.played[3], 1);
    },
  ],
]);
