/** The worked examples of the rules, each under its id. */
import assert from 'node:assert/strict';
import {CANNON_RANKING, VALUE_RANKING} from '../../../src/games/portolano/data.ts';
import {game} from '../../../src/games/portolano/index.ts';
import {rankPoints} from '../../../src/games/portolano/scoring.ts';
import {type Row, ruleRows} from './support/rows.ts';
import {A, B, cargo, END, freeRum, harbour, loot, refill, sea, Table, unload} from './support/table.ts';

const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const equal: typeof assert.equal = assert.equal;

ruleRows([
  [
    'PORT-EX-1',
    'south and east with 2 rum while it blows north: 3 are missing one; a mutiny, and a drift north',
    () => {
      const table = new Table()
        .wind('north')
        .ship(0, {cell: 9, load: {rum: 2}, upgrades: ['extra-sail']})
        .round()
        .seal({0: ['south', 'east']});
      deepEqual([table.at(0).cell, table.at(0).load[0], table.at(0).drifted], [5, 0, true]);
      deepEqual(table.told('mutiny'), [{type: 'mutiny', seat: 0, rum: 2, shortage: true}]);
    },
  ],
  [
    'PORT-EX-2',
    'four players: every pile of upgrades from 1 at the bottom to 4 on top',
    () => deepEqual(new Table(4).state.upgrades, new Array(4).fill([4, 3, 2, 1])),
  ],
  [
    'PORT-EX-3',
    'four players: the supply from the mark of four on; the spaces for five stay empty',
    () =>
      deepEqual(
        new Table(4).state.rows.map(row => row.length),
        [13, 13, 13],
      ),
  ],
  [
    'PORT-EX-4',
    'Anna’s 21 points',
    () => {
      const table = new Table(4, undefined, ['six-rum', 'four-tea', 'two-chests']);
      table
        .ship(0, {
          coins: 6,
          cannons: 3,
          upgrades: ['cannon-deck 3', 'hold-extension 4'],
          load: {rum: 4, cotton: 1, wine: 1, tea: 2, cocoa: 1},
        })
        .ship(1, {cannons: 2, upgrades: ['cannon-deck 4', 'hold-extension 3']});
      const {chests, ships} = table.loose;
      const [chest] = chests.splice(0, 1);
      ships[0]!.chests = [chest!];
      table.sound().set({marks: [[1, 0], [2, 1, 0], [1]], opened: [[chest!, 5]], phase: 'over'});
      const [anna] = game.result(table.state)!.scores;
      deepEqual(anna!.parts, {
        coins: 6,
        chests: 2,
        peace: 0,
        ship: 4,
        cannons: 4,
        hold: 4,
        missions: 2 + 1 - 2,
      });
      equal(anna!.total, 21);
    },
  ],
  [
    'PORT-EX-D1',
    'west with the wind from the edge: no rum, and round to the other side',
    () => {
      const table = new Table()
        .wind('west')
        .ship(0, {cell: 8})
        .round()
        .seal({0: ['west']});
      deepEqual([table.at(0).cell, table.at(0).load[0]], [11, 3]);
    },
  ],
  [
    'PORT-EX-D2',
    'Southern Cape against a wind north with its last rum: next round begins in mutiny, without emergency rum',
    () => {
      const table = new Table()
        .wind('north')
        .ship(0, {cell: 9, stern: 'southern-cape', load: {rum: 1, tea: 2}})
        .set({pirate: 3})
        .round()
        .seal({0: ['south']});
      deepEqual([table.at(0).cell, table.at(0).load[0]], [13, 0]);
      while (table.state.phase === 'sea') table.do(game.toAct(table.state)[0]!, END);
      for (const ship of table.state.ships) ship.cell = 15;
      table.tile(15, sea(13), B).set({pirate: 5}).draws([4]).settle();
      deepEqual(
        [table.state.phase, table.state.bartering, table.state.sealing.includes(0)],
        ['cards', [], false],
      );
    },
  ],
  [
    'PORT-EX-D3',
    'out north and back: 2 rum, both tiles turn, and it acts on the other face of its own',
    () => {
      const table = new Table()
        .tile(9, sea(1), A)
        .ship(0, {cell: 9, upgrades: ['extra-sail']})
        .round()
        .seal({0: ['north', 'south']});
      deepEqual([table.at(0).cell, table.at(0).load[0]], [9, 1]);
      deepEqual([table.state.faces[9], table.state.faces[5]], [B, B]);
      equal(table.refused(0, freeRum()), '');
    },
  ],
  [
    'PORT-EX-D4',
    'the same with another ship at home: only the northern tile turns',
    () => {
      const table = new Table()
        .tile(9, sea(1), A)
        .ship(0, {cell: 9, upgrades: ['extra-sail']})
        .ship(1, {cell: 9})
        .round()
        .seal({0: ['north', 'south']});
      deepEqual([table.state.faces[9], table.state.faces[5]], [A, B]);
    },
  ],
  [
    'PORT-EX-D5',
    'four of five slots with a cocoa over two: 7 coins, rum, a chest, another tile',
    () => {
      const table = new Table()
        .tile(0, harbour(4), B)
        .filled(0, [2, -1, -1, -1, -1])
        .ship(0, {load: {cotton: 1, tea: 1, cocoa: 1, rum: 2}})
        .arrived(0, 0);
      table
        .do(0, unload(-1, 4, 5, 2, 0))
        .do(0, refill(2))
        .draws([0], [1])
        .settle();
      deepEqual([table.at(0).coins, table.at(0).load, table.at(0).chests.length], [7, cargo({rum: 4}), 1]);
      equal(table.view(0).ships[0]!.chestValues!.length, 1);
      equal(table.view(1).ships[0]!.chestValues, null);
      equal(table.state.tiles[0] === harbour(4), false);
    },
  ],
  [
    'PORT-EX-D6',
    'the cocoa alone on one slot: 1 coin, up to 2 rum',
    () => {
      const table = new Table()
        .tile(0, harbour(4), B)
        .filled(0, [2, -1, -1, -1, -1])
        .ship(0, {load: {cotton: 1, tea: 1, cocoa: 1, rum: 2}})
        .arrived(0, 0)
        .do(0, unload(-1, 3, -1, -1, -1));
      equal(table.at(0).coins, 1);
      equal(table.refused(0, refill(3)), 'port/too-much-rum (PORT-HARB-5)');
      equal(table.refused(0, refill(2)), '');
    },
  ],
  [
    'PORT-EX-D7',
    'the pirate passes a harbour round the edge; the tile that it left turns, the harbour does not',
    () => {
      const table = new Table().tile(4, harbour(5), A).set({pirate: 7}).gust('east');
      equal(table.state.pirate, 5);
      deepEqual(
        table.told('flipped').map(({cell}) => cell),
        [7],
      );
    },
  ],
  [
    'PORT-EX-D8',
    'three players, wind south: west by the edge against two dice, the same tile against three, south of it safe',
    () => {
      // The chart turned so that the sea lies at (0,0), (0,2), (1,0) and (2,0), from where the pirate comes.
      const table = new Table(3).tile(0, sea(1), A).tile(2, sea(2), A).tile(3, sea(3), A).tile(6, sea(4), A);
      table.set({pirate: 6}).ship(0, {cell: 2}).ship(1, {cell: 3}).ship(2, {cell: 0}).gust('south');
      equal(table.state.pirate, 0);
      deepEqual(table.state.targets, [0, 2]);
      table.dice('', '00').dice('', '000').settle();
      deepEqual(
        table.told('pirateBattle').map(({seat, pirateDice}) => [seat, pirateDice.length]),
        [
          [0, 2],
          [2, 3],
        ],
      );
    },
  ],
  [
    'PORT-EX-D9',
    'three hits, two and none: A may take 1 and 3, then B two of what is left, C nothing',
    () => {
      const strong = ['cannon-deck', 'hold-extension'] as const;
      const table = new Table(4)
        .set({pirate: 12})
        .ship(0, {cell: 7, stern: 'southern-cape', cannons: 3, upgrades: strong})
        .ship(1, {cell: 7, cannons: 2, upgrades: strong})
        .ship(2, {cell: 7, stern: 'huckster', load: {rum: 4}});
      table.gust('east').dice('111', '11', '').settle();
      equal(table.refused(0, loot({rum: 2})), 'port/too-much-loot (PORT-VBAT-5)');
      table.do(0, loot({rum: 1}));
      equal(table.refused(0, loot({rum: 4})), 'port/too-much-loot (PORT-VBAT-5)');
      table.do(0, loot({rum: 3}));
      deepEqual(game.toAct(table.state), [1]);
      equal(table.refused(1, loot({rum: 2})), 'port/too-much-loot (PORT-VBAT-5)', 'one is left');
      table.do(1, loot({rum: 1}));
      deepEqual([table.at(0).load[0], table.at(1).load[0], table.at(2).load[0]], [7, 3, 0]);
      equal(table.state.phase, 'cards');
    },
  ],
  [
    'PORT-EX-D10',
    'two cannons and three fuses: two sure hits and no dice; in a harbour a die for each rum',
    () => {
      const outfit = {
        cannons: 2,
        upgrades: ['cannon-deck', 'extra-fuse', 'extra-fuse 2', 'extra-fuse 3'],
        load: {rum: 4},
      } as const;
      const table = new Table().set({pirate: 8}).ship(0, {...outfit, cell: 10});
      table.gust('east').dice('', '00').settle();
      deepEqual([table.told('pirateBattle')[0]!.hits, table.told('pirateBattle')[0]!.dice], [2, []]);
      const ashore = new Table()
        .set({pirate: 12})
        .ship(0, {...outfit, cell: 1})
        .ship(1, {cell: 1, load: {}});
      const ask = game.ask(ashore.gust('east').state);
      deepEqual(ask?.kind === 'beacon' && ask.draws[0], {kind: 'roll', sides: [6, 6, 6, 6]});
      deepEqual(ashore.dice('0000', '').settle().told('battle')[0]!.sure, [0, 0]);
    },
  ],
  [
    'PORT-EX-D11',
    'two hits too few with one coin: the coin is lost, the rest waived',
    () => {
      const table = new Table().set({pirate: 8}).ship(0, {cell: 9, cannons: 1, load: {}, coins: 1});
      table.gust('east').dice('1', '111').settle();
      equal(table.at(0).coins, 0);
      equal(table.state.phase, 'cards');
    },
  ],
  [
    'PORT-EX-D12',
    'ship values 7 7 3 0 and 7 3 3 0',
    () => {
      deepEqual(rankPoints([7, 7, 3, 0], VALUE_RANKING), [4, 4, 0, 0]);
      deepEqual(rankPoints([7, 3, 3, 0], VALUE_RANKING), [6, 1, 1, 0]);
    },
  ],
  [
    'PORT-EX-D13',
    'cannons 3 3 2, 4 2 2 and 2 0 0',
    () => {
      deepEqual(rankPoints([3, 3, 2], CANNON_RANKING), [3, 3, 0]);
      deepEqual(rankPoints([4, 2, 2], CANNON_RANKING), [4, 1, 1]);
      deepEqual(rankPoints([2, 0, 0], CANNON_RANKING), [4, 0, 0]);
    },
  ],
  [
    'PORT-EX-D14',
    'a rum more than the hold takes: a tea goes, and Six Rum is met when the action ends',
    () => {
      const table = new Table(4, undefined, ['six-rum', 'no-cannon', 'no-mutiny'])
        .ship(0, {stern: 'southern-cape', load: {rum: 5, tea: 2}})
        .tile(9, sea(7), A)
        .arrived(0, 9);
      const tea = table.state.box[2]!;
      table.do(0, freeRum({tea: 1}));
      deepEqual([table.at(0).load, table.state.box[2]], [cargo({rum: 6, tea: 1}), tea + 1]);
      deepEqual(table.marks('six-rum'), []);
      table.do(0, END);
      deepEqual(table.marks('six-rum'), [0]);
    },
  ],
  [
    'PORT-EX-D15',
    'drifted, no rum, wine and cocoa: both for one rum, and a card is played',
    () => {
      const table = new Table().ship(0, {load: {wine: 1, cocoa: 1}, drifted: true}).round();
      const {box} = table.state;
      table.do(0, {type: 'barter', goods: [0, 1, 0, 1]});
      deepEqual(table.at(0).load, cargo({rum: 1}));
      deepEqual(table.state.box, [box[0], box[1]! + 1, box[2], box[3]! + 1]);
      deepEqual(table.state.sealing, [0, 1, 2, 3]);
    },
  ],
  [
    'PORT-EX-D16',
    'the last tea in round 9: round 10 is played in full, then it is scored',
    () => {
      const table = new Table().rowLeft('tea', 1).tile(9, sea(2), A).arrived(0, 9).set({round: 9, pirate: 3});
      table.do(0, {type: 'pick', item: 2, out: cargo()}).do(0, END).draws([2]).settle();
      deepEqual([table.state.round, table.state.phase], [10, 'cards']);
      table.set({pirate: 3}).seal();
      while (table.state.phase === 'sea') table.do(game.toAct(table.state)[0]!, END);
      for (const ship of table.state.ships) ship.cell = table.state.tiles.indexOf(sea(13));
      table.state.faces[table.at(0).cell] = B;
      table.draws([2]).settle();
      equal(table.state.phase, 'over');
    },
  ],
  [
    'PORT-EX-D17',
    'two ships in one harbour beside the pirate: no battle with it, one between them with a die for each rum',
    () => {
      const table = new Table()
        .set({pirate: 4})
        .ship(0, {cell: 1, load: {rum: 3}})
        .ship(1, {cell: 1, load: {rum: 1}});
      table.gust('east');
      equal(table.state.pirate, 5, 'south of the harbour');
      deepEqual(table.state.targets, []);
      const ask = game.ask(table.state);
      deepEqual(
        ask?.kind === 'beacon' && ask.draws.map(draw => draw.kind === 'roll' && draw.sides.length),
        [3, 1],
      );
    },
  ],
] satisfies Row[]);
