/** PORT-WIND, PORT-PIR, PORT-BAT, PORT-PBAT, PORT-VBAT: the wind, the pirate, and who fights whom for what. */
import assert from 'node:assert/strict';
import type {Ask} from '../../../src/engine/ask.ts';
import {game} from '../../../src/games/portolano/index.ts';
import {type Row, ruleRows} from './support/rows.ts';
import {A, B, type Cargo, card, cargo, harbour, loot, type Outfit, pay, sea, Table} from './support/table.ts';

const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const equal: typeof assert.equal = assert.equal;

/** Ships of the first seats as told, the others on the Isle of Peace; the pirate comes to the cell 9 with a wind east. */
function meeting(...outfits: readonly Outfit[]): Table {
  const table = new Table().set({pirate: 8});
  for (const [seat, outfit] of outfits.entries()) table.ship(seat, {stern: 'southern-cape', ...outfit});
  return table;
}

/** Ships of the first seats together on the cell 7, out of the pirate's reach. */
const together = (...outfits: readonly Outfit[]): Table =>
  meeting(...outfits.map(outfit => ({cell: 7, ...outfit})));

/** Numbers of dice that are rolled. */
function dice(ask: Ask | null): number[] {
  if (ask?.kind !== 'beacon') return [];
  return ask.draws.map(draw => (draw.kind === 'roll' ? draw.sides.length : -1));
}

ruleRows([
  [
    'PORT-WIND-1',
    'after all turns the wind is spun among four, and may stay as it is',
    () => {
      const table = meeting().set({phase: 'wind', turn: 4});
      deepEqual(game.ask(table.state), {
        kind: 'beacon',
        purpose: 'wind',
        draws: [{kind: 'roll', sides: [4]}],
      });
      for (const name of ['north', 'east', 'south', 'west'] as const)
        equal(meeting().gust(name).state.wind, card(name));
    },
  ],
  [
    'PORT-PIR-1',
    'the pirate goes one tile with the wind, round the edges',
    () => {
      for (const [name, from, to] of [
        ['north', 9, 5],
        ['east', 7, 4],
        ['south', 5, 9],
        ['west', 4, 7],
      ] as const)
        equal(meeting().set({pirate: from}).gust(name).state.pirate, to, `${from} ${name}`);
    },
  ],
  [
    'PORT-PIR-2',
    'past harbours it goes on',
    () => {
      equal(meeting().set({pirate: 13}).gust('south').state.pirate, 5);
      equal(meeting().tile(5, harbour(5), A).set({pirate: 13}).gust('south').state.pirate, 9);
    },
  ],
  [
    'PORT-PIR-3',
    'with nothing but harbours in its row it is back where it was, and its tile does not turn',
    () => {
      const table = meeting().set({pirate: 3}).gust('west');
      equal(table.state.pirate, 3);
      deepEqual(table.told('flipped'), []);
    },
  ],
  [
    'PORT-PIR-4',
    'the tile that it left turns over unless a ship is there; harbours on the way do not',
    () => {
      deepEqual(
        meeting()
          .set({pirate: 13})
          .gust('south')
          .told('flipped')
          .map(({cell}) => cell),
        [13],
      );
      deepEqual(meeting({cell: 8}).gust('east').told('flipped'), []);
    },
  ],
  [
    'PORT-BAT-1',
    'ships on an Isle of Peace are out of it',
    () => {
      const table = meeting({cell: 9}).tile(9, sea(13), B).ship(1, {cell: 9}).gust('east').settle();
      deepEqual([table.told('pirateBattle'), table.told('battle')], [[], []]);
      // The other face of the same tile protects nobody.
      const open = meeting({cell: 9}).tile(9, sea(13), A).gust('east');
      deepEqual(open.state.fought, [0]);
    },
  ],
  [
    'PORT-BAT-2',
    'first the pirate’s targets, then the ships that share a tile',
    () => {
      const table = meeting({cell: 9}, {cell: 7}, {cell: 7}).gust('east');
      deepEqual(table.state.targets, [0]);
      table.dice('', '000').settle();
      deepEqual([table.state.phase, table.state.battle!.seats], ['battle', [1, 2]]);
    },
  ],
  [
    'PORT-BAT-3',
    'the Peace Knight may stay out of all battles of a round, once; the others are found anew',
    () => {
      const given = () => together({stern: 'peace-knight'}, {}).gust('east');
      deepEqual([given().state.phase, game.toAct(given().state)], ['knight', [0]]);
      const out = given().do(0, {type: 'knight', stayOut: true});
      equal(out.at(0).peace, false);
      deepEqual(out.told('battle'), []);
      equal(out.state.round, 2, 'with one ship left there is no battle');
      const fights = given().do(0, {type: 'knight', stayOut: false});
      equal(fights.at(0).peace, true);
      deepEqual(fights.state.battle!.seats, [0, 1]);
      const pirate = meeting({stern: 'peace-knight', cell: 10}).gust('east');
      deepEqual(pirate.do(0, {type: 'knight', stayOut: true}).told('pirateBattle'), []);
      // Nothing to avoid, or no marker: not asked.
      equal(meeting({stern: 'peace-knight', cell: 7}).gust('east').state.phase, 'cards');
      const spent = together({stern: 'peace-knight'}, {});
      spent.at(0).peace = false;
      equal(spent.gust('east').state.phase, 'battle');
    },
  ],
  [
    'PORT-BAT-4',
    'the pirate’s battles one after the other, in turn order',
    () => {
      const table = meeting({cell: 9}, {cell: 5}, {cell: 10}).set({start: 1}).gust('east');
      table.dice('', '00').dice('', '00').dice('', '000').settle();
      deepEqual(
        table.told('pirateBattle').map(({seat}) => seat),
        [1, 2, 0],
      );
    },
  ],
  [
    'PORT-BAT-5',
    'then tile after tile in reading order; who fought the pirate fights nobody else',
    () => {
      const table = meeting({cell: 14}, {cell: 7}, {cell: 14}, {cell: 7}).gust('east');
      table.dice('', '').dice('', '').settle();
      deepEqual(
        table.told('battle').map(({cell}) => cell),
        [7, 14],
      );
      const fought = meeting({cell: 10}, {cell: 10}).gust('east').dice('', '00').dice('', '00').settle();
      deepEqual(fought.told('battle'), []);
    },
  ],
  [
    'PORT-BAT-6',
    'missions of the battle come after the last of them',
    () => {
      const table = new Table(4, undefined, ['pirates-bane', 'three-hits', 'two-chests']).set({pirate: 8});
      table
        .ship(0, {cell: 9, cannons: 3, upgrades: ['cannon-deck']})
        .ship(1, {cell: 7})
        .ship(2, {cell: 7});
      table.gust('east').dice('111', '000').settle();
      deepEqual(table.told('mission'), [], 'a battle is still to come');
      table.dice('', '').settle();
      // seat 2 is a Son of Fortune, but nobody owns anything but rum
      while (table.state.phase === 'loot') table.do(game.toAct(table.state)[0]!, loot({}));
      deepEqual(
        table.told('mission').map(({seat, mission}) => [seat, mission]),
        [
          [0, 8],
          [0, 9],
        ],
      );
    },
  ],
  [
    'PORT-BAT-7',
    'nobody may refuse; without cannons there are no dice',
    () => {
      const table = meeting({cell: 9}).gust('east');
      deepEqual(game.toAct(table.state), []);
      deepEqual(dice(game.ask(table.state)), [0, 3]);
    },
  ],
  [
    'PORT-BAT-8',
    'an Extra Fuse each makes one cannon hit for certain; the others roll',
    () => {
      const outfit = {
        cell: 9,
        cannons: 3,
        upgrades: ['cannon-deck', 'extra-fuse', 'extra-fuse 2'],
      } as const;
      const table = meeting(outfit).gust('east');
      deepEqual(dice(game.ask(table.state)), [1, 3]);
      table.dice('0', '000').settle();
      deepEqual([table.told('pirateBattle')[0]!.sure, table.told('pirateBattle')[0]!.hits], [2, 2]);
    },
  ],
  [
    'PORT-PBAT-1',
    '4 and 5 players: the pirate’s tile and all four beside it, round the edges',
    () => {
      deepEqual(
        meeting({cell: 9}, {cell: 5}, {cell: 13}, {cell: 10}).gust('east').state.targets,
        [0, 1, 2, 3],
      );
      deepEqual(meeting({cell: 8}, {cell: 6}, {cell: 14}, {cell: 4}).gust('east').state.targets, [0]);
      deepEqual(meeting({cell: 7}, {cell: 8}).set({pirate: 7}).gust('east').state.targets, [0, 1]);
    },
  ],
  [
    'PORT-PBAT-2',
    '2 and 3 players: its tile and the two across the wind',
    () => {
      const three = (wind: 'south' | 'east', from: number, ...cells: number[]): readonly number[] => {
        const table = new Table(3).set({pirate: from});
        for (const [seat, cell] of cells.entries()) table.ship(seat, {cell});
        return table.gust(wind).state.targets;
      };
      deepEqual(three('south', 2, 5, 3, 4), [0, 1, 2]);
      deepEqual(three('south', 2, 2, 2, 5), [2], 'behind it is safe');
      deepEqual(three('east', 3, 4, 7, 3), [0, 1], 'north lies a harbour');
      deepEqual(three('east', 3, 5, 3, 7), [2]);
    },
  ],
  [
    'PORT-PBAT-3',
    'ships in harbours are safe',
    () => deepEqual(meeting({cell: 1}).set({pirate: 4}).gust('east').state.targets, []),
  ],
  [
    'PORT-PBAT-4',
    'three dice for the pirate on the same tile, two beside it, each target for itself',
    () => {
      const table = meeting({cell: 10}, {cell: 9}).gust('east');
      deepEqual(dice(game.ask(table.state)), [0, 2]);
      table.dice('', '00').settle();
      deepEqual(dice(game.ask(table.state)), [0, 3]);
    },
  ],
  [
    'PORT-PBAT-5',
    'more hits than the pirate: the difference in coins',
    () => {
      const table = meeting({cell: 9, cannons: 3, upgrades: ['cannon-deck']}).gust('east');
      equal(table.dice('111', '100').settle().at(0).coins, 2);
    },
  ],
  [
    'PORT-PBAT-6',
    'as many hits: nothing; a Son of Fortune gets a coin, for 0 to 0 as well',
    () => {
      equal(meeting({cell: 9}).gust('east').dice('', '000').settle().at(0).coins, 0);
      const lucky = meeting({cell: 9, stern: 'son-of-fortune'}).gust('east').dice('', '000').settle();
      equal(lucky.at(0).coins, 1);
      const even = meeting({cell: 9, stern: 'son-of-fortune', cannons: 1})
        .gust('east')
        .dice('1', '100')
        .settle();
      equal(even.at(0).coins, 1);
    },
  ],
  [
    'PORT-PBAT-7',
    'fewer hits: so much of rum, goods and coins as the owner likes; all where there is no more',
    () => {
      const table = meeting({cell: 9, load: {rum: 2, cocoa: 1}, coins: 1})
        .gust('east')
        .dice('', '110')
        .settle();
      deepEqual([table.state.phase, table.state.owed, game.toAct(table.state)], ['pay', 2, [0]]);
      equal(table.refused(0, pay({rum: 1})), 'port/wrong-payment (PORT-PBAT-7)');
      equal(table.refused(0, pay({rum: 1}, 2)), 'port/wrong-payment (PORT-PBAT-7)');
      equal(table.refused(0, pay({tea: 2})), 'port/wrong-payment (PORT-PBAT-7)');
      table.do(0, pay({cocoa: 1}, 1));
      deepEqual([table.at(0).load, table.at(0).coins], [cargo({rum: 2}), 0]);
      equal(table.state.box[3], 1, 'goods go to the box');
      const poor = meeting({cell: 9, load: {tea: 1}, coins: 1})
        .gust('east')
        .dice('', '111')
        .settle();
      deepEqual([poor.at(0).load, poor.at(0).coins], [cargo(), 0]);
      const alike = meeting({cell: 9, load: {rum: 3}})
        .gust('east')
        .dice('', '110')
        .settle();
      deepEqual(alike.at(0).load, cargo({rum: 1}), 'one kind needs no choice');
    },
  ],
  [
    'PORT-VBAT-1',
    'all ships on a tile that have not fought, withdrawn or found peace fight one battle',
    () => {
      deepEqual(together({}, {}, {}).gust('east').state.battle!.seats, [0, 1, 2]);
      const inPort = meeting({cell: 1, load: {rum: 1}}, {cell: 1, load: {rum: 2}}).gust('east');
      deepEqual(inPort.state.battle!.seats, [0, 1]);
      deepEqual(meeting({cell: 7}, {cell: 6}).set({pirate: 12}).gust('east').state.battle, null);
    },
  ],
  [
    'PORT-VBAT-2',
    'at sea cannons and fuses; in a harbour as many dice as there is rum',
    () => {
      const outfit = {cannons: 1, upgrades: ['extra-fuse']} as const;
      deepEqual(dice(game.ask(together(outfit, {cannons: 1}).gust('east').state)), [0, 1]);
      const ashore = meeting({...outfit, cell: 1, load: {rum: 7}}, {cell: 1, load: {tea: 1}}).gust('east');
      deepEqual(dice(game.ask(ashore.state)), [7, 0]);
      ashore.dice('0000000', '').settle();
      deepEqual(ashore.told('battle')[0]!.sure, [0, 0]);
    },
  ],
  [
    'PORT-VBAT-3',
    'hits stay as they fell, whatever is lost meanwhile',
    () => {
      const table = meeting({cell: 1, load: {rum: 3}}, {cell: 1, load: {rum: 2}}, {cell: 1, load: {rum: 1}});
      table.gust('east').dice('111', '11', '0').settle();
      table.do(0, loot({rum: 1})).do(0, loot({rum: 1}));
      deepEqual(table.state.battle, null, 'the last ship has nothing left');
      deepEqual(table.told('battle')[0]!.hits, [3, 2, 0]);
      equal(table.at(1).load[0], 1);
    },
  ],
  [
    'PORT-VBAT-4',
    'the most hits first; among equals by turn order',
    () => {
      const table = meeting({cell: 1}, {cell: 1}, {cell: 1}, {cell: 1}).set({start: 2});
      for (const seat of [0, 1, 2, 3]) table.ship(seat, {load: {rum: 3, tea: 1}});
      table.gust('east').dice('110', '000', '110', '111').settle();
      deepEqual(
        table.state.battle!.claims.map(([taker]) => taker),
        [1, 1, 1, 2, 0],
      );
    },
  ],
  [
    'PORT-VBAT-5',
    'up to the difference from each with fewer hits: rum, goods, coins, as the hold takes it, or nothing',
    () => {
      const table = together({cannons: 1, load: {rum: 6, tea: 1}}, {load: {rum: 1, cocoa: 1}, coins: 3}).gust(
        'east',
      );
      table.dice('1', '').settle();
      equal(table.refused(0, loot({rum: 1}, 1, {tea: 1})), 'port/too-much-loot (PORT-VBAT-5)');
      equal(table.refused(0, loot({rum: 1})), 'port/too-much-loot (PORT-VBAT-5)', 'no room');
      equal(table.refused(0, loot({wine: 1}, 0, {tea: 1})), 'port/too-much-loot (PORT-VBAT-5)', 'not there');
      equal(table.refused(0, loot({}, 1, {tea: 1})), 'port/too-much-loot (PORT-VBAT-5)', 'coins need none');
      equal(table.refused(0, loot({})), '');
      equal(table.refused(0, loot({}, 1)), '');
      table.do(0, loot({cocoa: 1}, 0, {tea: 1}));
      deepEqual(table.at(0).load, cargo({rum: 6, cocoa: 1}));
      deepEqual(table.at(1).load, cargo({rum: 1}));
    },
  ],
  [
    'PORT-HOLD-2',
    'loot, room: up to the difference, nothing thrown out; no room: fewer, or against as much as is too much',
    () => {
      const won = (load: Cargo): Table =>
        together({cannons: 2, upgrades: ['cannon-deck'], load}, {load: {rum: 3}})
          .gust('east')
          .dice('11', '')
          .settle();
      deepEqual(won({rum: 3}).offers('loot'), ['0 out 0', '1 out 0', '2 out 0']);
      deepEqual(won({rum: 6}).offers('loot'), ['0 out 0', '1 out 0', '2 out 1']);
      deepEqual(won({rum: 7}).offers('loot'), ['0 out 0', '1 out 1', '2 out 2']);
    },
  ],
  [
    'PORT-VBAT-6',
    'equal hits take nothing, but a Son of Fortune one of each that has as many, and none for 0 less',
    () => {
      equal(
        together({load: {rum: 1}}, {load: {rum: 1}})
          .gust('east')
          .dice('', '')
          .settle().state.battle,
        null,
      );
      const table = together(
        {stern: 'son-of-fortune', load: {rum: 1}},
        {load: {rum: 2}},
        {load: {rum: 1}, cannons: 1},
      );
      table.gust('east').dice('', '', '0').settle();
      deepEqual(table.state.battle!.claims, [
        [0, 1],
        [0, 2],
      ]);
      equal(table.refused(0, loot({rum: 2})), 'port/too-much-loot (PORT-VBAT-5)');
      table.do(0, loot({rum: 1}));
      equal(table.at(0).load[0], 2);
    },
  ],
  [
    'PORT-VBAT-7',
    'victims clockwise from the taker; who was looted loots the weaker ones after it',
    () => {
      const table = together(
        {load: {rum: 1}},
        {load: {rum: 1}},
        {load: {rum: 1}, cannons: 2, upgrades: ['cannon-deck']},
      );
      table.ship(3, {cell: 7, stern: 'southern-cape', load: {rum: 2}, cannons: 1});
      table.gust('east').dice('', '', '11', '1').settle();
      deepEqual(table.state.battle!.claims, [
        [2, 3],
        [2, 0],
        [2, 1],
        [3, 0],
        [3, 1],
      ]);
      table
        .do(2, loot({rum: 1}))
        .do(2, loot({rum: 1}))
        .do(2, loot({}));
      deepEqual(table.state.battle!.claims, [[3, 1]], 'seat 0 has nothing left');
      deepEqual(game.toAct(table.state), [3]);
    },
  ],
  [
    'PORT-STERN-7',
    'a Son of Fortune gains from equal hits, against the pirate and against ships',
    () => {
      const table = meeting({cell: 9, stern: 'son-of-fortune', cannons: 1})
        .gust('east')
        .dice('0', '000')
        .settle();
      deepEqual([table.told('pirateBattle')[0]!.coins, table.at(0).coins], [1, 1]);
    },
  ],
  [
    'PORT-STERN-8',
    'the Peace Knight’s marker is there from the start, used once, and worth a coin at the end',
    () => {
      const table = new Table(2, ['peace-knight', 'huckster']);
      equal(table.at(0).peace, true);
      const parts = game.result({...table.state, phase: 'over'})!.scores.map(score => score.parts.peace);
      deepEqual(parts, [1, 0]);
    },
  ],
] satisfies Row[]);
