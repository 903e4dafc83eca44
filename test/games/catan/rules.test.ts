/** A row for every rule: its id, what holds, and a position in which it shows. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {decodeOptions} from '../../../src/engine/options.ts';
import {isRed} from '../../../src/games/catan/data.ts';
import {game} from '../../../src/games/catan/index.ts';
import {HEX_HEXES} from '../../../src/games/catan/island.ts';
import type {CatAction} from '../../../src/games/catan/types.ts';
import {drawAll} from './support/deal.ts';
import {counts, Table} from './support/table.ts';

type Row = readonly [id: string, what: string, holds: () => void];
const equal: typeof assert.equal = assert.equal;
const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const ok: typeof assert.ok = assert.ok;

const begun = (options = {}, seats = 4) => new Table(options, seats);
/** In the trade phase of seat 0, everybody without cards; the 11 pays nobody that matters. */
const trading = (options = {}, seats = 4) => begun(options, seats).roll(6, 6).empty();
const terms = (give: Parameters<typeof counts>[0], want: Parameters<typeof counts>[0]) => ({
  give: counts(give),
  want: counts(want),
});
const offer = (
  give: Parameters<typeof counts>[0],
  want: Parameters<typeof counts>[0],
  to = [1, 2, 3],
): CatAction => ({
  type: 'offer',
  to,
  terms: terms(give, want),
});
const random = (options: object, seed: string) =>
  drawAll(game.setup(decodeOptions(game.options, options)!, 4), seededRng(seed)).state;
const founding = (seats = 4) => begun({board: 'beginner-modern'}, seats);

/** Founds for everybody on the first places on offer. */
function found(table: Table): Table {
  while (table.state.turn === 0) {
    const seat = table.state.active;
    const [choice] = game.choices(table.state, seat, table.dealer.faces(seat));
    const hole = (choice?.at ?? choice?.edge) as unknown as {of: number[]};
    const place = hole.of[0]!;
    table.do(
      seat,
      choice!.type === 'foundRoad' ? {type: 'foundRoad', edge: place} : {type: 'foundSettlement', at: place},
    );
  }
  return table;
}

const ROWS: readonly Row[] = [
  [
    'CAT-SETUP-1',
    'terrain and harbours are those of the box',
    () => {
      const {board} = random({}, 'one');
      deepEqual(
        [0, 1, 2, 3, 4, 5].map(kind => board.terrain.filter(each => each === kind).length),
        [4, 4, 4, 3, 3, 1],
      );
      deepEqual([...board.harbours].sort(), [0, 1, 2, 3, 4, 5, 5, 5, 5]);
    },
  ],
  [
    'CAT-SETUP-2',
    'a spiral lays tokens in letter order and never two red ones side by side; the desert has none',
    () => {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const {tokens, terrain} = random({}, seed).board;
        equal(tokens[terrain.indexOf(5)], 0);
        deepEqual(
          [...tokens].sort((a, b) => a - b).slice(1),
          [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12],
        );
        for (const [hex, token] of tokens.entries())
          if (isRed(token)) ok(HEX_HEXES[hex]!.every(other => !isRed(tokens[other]!)));
      }
    },
  ],
  [
    'CAT-SETUP-3',
    'tokens by lot are laid again until no two red ones touch',
    () => {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const {tokens} = random({tokens: 'random-no-red-neighbours'}, seed).board;
        for (const [hex, token] of tokens.entries())
          if (isRed(token)) ok(HEX_HEXES[hex]!.every(other => !isRed(tokens[other]!)));
      }
    },
  ],
  [
    'CAT-SETUP-4',
    'robber in the desert, full bank, 25 cards',
    () => {
      const state = random({}, 'x');
      equal(state.board.terrain[state.robber], 5);
      deepEqual(state.bank, [19, 19, 19, 19, 19]);
      equal(state.deck.length, 25);
    },
  ],
  [
    'CAT-SETUP-5',
    'the beginners’ pieces and cards; with three seats red is out',
    () => {
      const {state} = begun();
      deepEqual(
        state.players.map(({hand}) => hand),
        [
          counts({grain: 1, lumber: 1, wool: 1}),
          counts({brick: 1, wool: 1, ore: 1}),
          counts({wool: 1, ore: 1, lumber: 1}),
          counts({wool: 1, lumber: 1, grain: 1}),
        ],
      );
      equal(state.corners[18], 0);
      equal(begun({}, 3).state.corners[49], 0);
      equal(begun({}, 3).state.corners[18], -1);
    },
  ],
  [
    'CAT-SETUP-6',
    'the newer island is fixed and its pieces are founded',
    () => equal(founding().state.phase, 'foundSettlement'),
  ],

  [
    'CAT-FND-1',
    'the highest roll begins; who ties for it rolls again',
    () => {
      const table = begun({startingPlayer: 'dice', board: 'beginner-modern'}, 3);
      const fresh = game.setup(decodeOptions(game.options, {board: 'beginner-modern'})!, 3);
      const ask = game.ask(fresh)!;
      const deck = game.answer(fresh, table.dealer.answer(ask));
      const tied = game.answer(deck, {
        drawn: [
          [6, 4],
          [5, 5],
          [1, 1],
        ],
      });
      deepEqual(tied.waiting, [0, 1]);
      equal(
        game.answer(tied, {
          drawn: [
            [1, 2],
            [3, 3],
          ],
        }).active,
        1,
      );
      equal(begun({startingPlayer: 'seat-3'}).state.active, 2);
    },
  ],
  [
    'CAT-FND-2',
    'a settlement at a distance, then a road at it, clockwise',
    () => {
      const table = founding().do(0, {type: 'foundSettlement', at: 18});
      equal(table.refused(0, {type: 'foundRoad', edge: 0}), 'cat/not-at-settlement (CAT-FND-2)');
      table.do(0, {type: 'foundRoad', edge: 20});
      equal(table.state.active, 1);
      equal(table.refused(1, {type: 'foundSettlement', at: 13}), 'cat/too-close (CAT-BLD-5)');
    },
  ],
  [
    'CAT-FND-3',
    'the second round goes backwards',
    () => {
      const table = founding(3);
      const order: number[] = [];
      while (table.state.turn === 0) {
        if (table.state.phase === 'foundSettlement') order.push(table.state.active);
        const seat = table.state.active;
        const [choice] = game.choices(table.state, seat, table.dealer.faces(seat));
        const place = ((choice!.at ?? choice!.edge) as unknown as {of: number[]}).of.at(-1)!;
        table.do(
          seat,
          choice!.type === 'foundRoad'
            ? {type: 'foundRoad', edge: place}
            : {type: 'foundSettlement', at: place},
        );
      }
      deepEqual(order, [0, 1, 2, 2, 1, 0]);
    },
  ],
  [
    'CAT-FND-4',
    'the second settlement pays a card for each hex but the desert',
    () => {
      const table = found(founding());
      for (const {cards, seat} of table.told('income'))
        deepEqual(table.state.players[seat]!.hand, [...cards]);
      equal(table.told('income').length, 4);
    },
  ],
  [
    'CAT-FND-5',
    'everybody then has two points',
    () =>
      deepEqual(
        found(founding())
          .view(0)
          .players.map(({points}) => points),
        [2, 2, 2, 2],
      ),
  ],
  ['CAT-FND-6', 'who founded first has the first turn', () => equal(found(founding()).state.active, 0)],

  [
    'CAT-TURN-1',
    'nothing comes before the roll but cards, and nobody passes without it',
    () => {
      const table = begun();
      equal(table.refused(0, {type: 'endTurn'}), 'cat/other-decision (CAT-TURN-1)');
      equal(table.roll(6, 6).refused(0, {type: 'endTurn'}), '');
    },
  ],
  [
    'CAT-TURN-2',
    'a card before the roll, and the roll after it',
    () => {
      const table = begun();
      const [card] = table.holds(0, 'year-of-plenty');
      table.do(0, {type: 'yearOfPlenty', card: card!, take: counts({ore: 2})});
      equal(table.state.phase, 'preRoll');
      table.roll(6, 6);
    },
  ],
  [
    'CAT-TURN-3',
    'almanac: a purchase ends trading; modern: trade goes on; free roads end nothing',
    () => {
      const road: CatAction = {type: 'buildRoad', edge: 27};
      const old = trading().gives(0, {lumber: 5, brick: 1}).do(0, road);
      equal(
        old.refused(0, {type: 'bankTrade', give: 'lumber', take: 'ore'}),
        'cat/other-decision (CAT-TURN-1)',
      );
      const modern = trading({edition: 'modern'}).gives(0, {lumber: 5, brick: 1}).do(0, road);
      equal(modern.refused(0, {type: 'bankTrade', give: 'lumber', take: 'ore'}), '');
      const free = trading();
      const [card] = free.holds(0, 'road-building');
      free
        .do(0, {type: 'roadBuilding', card: card!})
        .do(0, {type: 'freeRoad', edge: 27})
        .do(0, {type: 'freeRoad', edge: 28});
      equal(free.state.phase, 'trade');
    },
  ],
  [
    'CAT-TURN-4',
    'as many purchases as cards allow',
    () => {
      const table = trading().gives(0, {wool: 3, grain: 3, ore: 3});
      for (let i = 0; i < 3; i++) table.do(0, {type: 'buyCard'});
      equal(table.state.players[0]!.cards.length, 3);
    },
  ],
  [
    'CAT-TURN-5',
    'others neither build nor buy nor trade with the bank',
    () => {
      const table = trading().gives(1, {lumber: 4, brick: 1, wool: 1, grain: 1, ore: 1});
      for (const action of [
        {type: 'buyCard'},
        {type: 'bankTrade', give: 'lumber', take: 'ore'},
        {type: 'endTurn'},
      ] as const)
        equal(table.refused(1, action), 'cat/not-your-turn (CAT-TURN-5)');
    },
  ],

  ['CAT-PROD-1', 'two dice, their sum', () => equal(begun().roll(3, 5).told('rolled')[0]!.sum, 8)],
  [
    'CAT-PROD-2',
    'a card for a settlement, two for a city, not from the robber’s hex',
    () => {
      const table = begun()
        .empty()
        .pieces({}, {0: [18], 1: [123], 2: [0]});
      table.roll(5, 6);
      // H09 is grain 11: V18 a settlement, V23 would be too close in play, and a city here.
      deepEqual(
        table.state.players.map(({hand}) => hand[2]),
        [1, 2, 0, 0],
      );
      const robbed = begun()
        .empty()
        .set({robber: 9})
        .pieces({}, {0: [18]})
        .roll(5, 6);
      deepEqual(robbed.state.players[0]!.hand, [0, 0, 0, 0, 0]);
    },
  ],
  [
    'CAT-PROD-3',
    'the desert pays nothing',
    () => {
      const table = begun()
        .empty()
        .pieces({}, {0: [27]});
      for (const a of [1, 2, 3]) {
        table.roll(a, a);
        table.do(table.state.active, {type: 'endTurn'});
      }
      deepEqual(table.state.players[0]!.hand, [0, 0, 0, 0, 0]);
    },
  ],
  [
    'CAT-PROD-4',
    'cards come from the bank',
    () =>
      equal(
        begun()
          .empty()
          .pieces({}, {0: [18]})
          .roll(5, 6).state.bank[2],
        18,
      ),
  ],
  [
    'CAT-PROD-5',
    'a short pile pays nobody; a single claimant gets the rest in the modern edition',
    () => {
      const short = (edition: string, corners: Record<number, number[]>) =>
        begun({edition})
          .empty()
          .bank({grain: 1})
          .pieces({}, corners)
          .roll(5, 6)
          .state.players.map(({hand}) => hand[2]);
      deepEqual(short('almanac', {0: [118]}), [0, 0, 0, 0]);
      deepEqual(short('modern', {0: [118]}), [1, 0, 0, 0]);
      deepEqual(short('modern', {0: [118], 1: [30]}), [0, 0, 0, 0]);
    },
  ],
  [
    'CAT-PROD-6',
    'others see how many cards, not which',
    () => {
      const view = begun().view(1);
      equal(view.players[0]!.cards, 3);
      deepEqual(view.hand, counts({brick: 1, wool: 1, ore: 1}));
      equal(game.view(begun().state, null, new Map()).hand, null);
    },
  ],

  ['CAT-ROB-1', 'a 7 pays nobody', () => equal(begun().roll(3, 4).told('produced').length, 0)],
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

  [
    'CAT-BLD-1',
    'the price goes to the bank, and the piece must be there',
    () => {
      const table = trading().gives(0, {lumber: 1, brick: 1}).do(0, {type: 'buildRoad', edge: 27});
      deepEqual(table.state.bank, [19, 19, 19, 19, 19]);
      equal(table.refused(0, {type: 'buildRoad', edge: 28}), 'cat/short (CAT-BLD-1)');
      const none = trading().gives(0, {lumber: 1, brick: 1});
      none.state.players[0]!.roads = 0;
      equal(none.refused(0, {type: 'buildRoad', edge: 27}), 'cat/no-piece-left (CAT-BLD-1)');
    },
  ],
  [
    'CAT-BLD-2',
    'one road on an edge',
    () =>
      equal(
        trading().gives(0, {lumber: 1, brick: 1}).refused(0, {type: 'buildRoad', edge: 20}),
        'cat/occupied (CAT-BLD-2)',
      ),
  ],
  [
    'CAT-BLD-3',
    'from an own building or road, not past an opponent',
    () => {
      const table = trading()
        .pieces({0: [26, 35]}, {1: [29]})
        .gives(0, {lumber: 1, brick: 1});
      equal(table.refused(0, {type: 'buildRoad', edge: 43}), 'cat/blocked (CAT-BLD-3)');
      equal(table.refused(0, {type: 'buildRoad', edge: 70}), 'cat/not-connected (CAT-BLD-3)');
      equal(table.refused(0, {type: 'buildRoad', edge: 27}), '');
    },
  ],
  [
    'CAT-BLD-4',
    'a free corner that an own road reaches',
    () => {
      const table = trading()
        .pieces({0: [20]}, {})
        .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 1});
      equal(table.refused(0, {type: 'buildSettlement', at: 30}), 'cat/not-connected (CAT-BLD-4)');
      equal(table.refused(0, {type: 'buildSettlement', at: 18}), '');
    },
  ],
  [
    'CAT-BLD-5',
    'the neighbours are free',
    () =>
      equal(
        trading()
          .pieces({0: [20]}, {1: [24]})
          .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 1})
          .refused(0, {type: 'buildSettlement', at: 18}),
        'cat/too-close (CAT-BLD-5)',
      ),
  ],
  [
    'CAT-BLD-6',
    'five settlements stand: first a city',
    () => {
      const table = trading()
        .pieces({0: [20]}, {0: [0, 2, 11, 16, 51]})
        .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 3, ore: 3});
      equal(table.refused(0, {type: 'buildSettlement', at: 18}), 'cat/no-piece-left (CAT-BLD-6)');
      equal(table.do(0, {type: 'buildCity', at: 0}).refused(0, {type: 'buildSettlement', at: 18}), '');
    },
  ],
  [
    'CAT-BLD-7',
    'a city replaces an own settlement',
    () => {
      const table = trading().gives(0, {grain: 2, ore: 3});
      equal(table.refused(0, {type: 'buildCity', at: 49}), 'cat/no-settlement-there (CAT-BLD-7)');
      table.do(0, {type: 'buildCity', at: 18}).sound();
      deepEqual(table.view(0).players[0]!.left, {road: 13, settlement: 4, city: 3});
    },
  ],
  [
    'CAT-BLD-8',
    'no card from an empty deck',
    () =>
      equal(
        trading().gives(0, {wool: 1, grain: 1, ore: 1}).set({deck: []}).refused(0, {type: 'buyCard'}),
        'cat/deck-empty (CAT-BLD-8)',
      ),
  ],

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

  [
    'CAT-LR-1',
    'no edge twice; side branches do not count',
    () => equal(begun().pieces({0: [24, 25, 26, 27, 28, 29, 30, 19, 36]}, {}).state.players[0]!.trail, 7),
  ],
  [
    'CAT-LR-2',
    'a trail ends at an opponent’s building',
    () => equal(begun().pieces({0: [24, 25, 26, 27]}, {1: [17]}).state.players[0]!.trail, 2),
  ],
  [
    'CAT-LR-3',
    'the first with five has the award',
    () => {
      const table = trading()
        .pieces({0: [24, 25, 26, 27]}, {})
        .gives(0, {lumber: 1, brick: 1});
      equal(table.view(0).players[0]!.points, 0);
      equal(table.do(0, {type: 'buildRoad', edge: 28}).view(0).players[0]!.points, 2);
    },
  ],
  [
    'CAT-LR-4',
    'a longer road takes it',
    () => {
      const table = trading()
        .pieces({0: [24, 25, 26, 27, 28], 1: [62, 66, 67, 63, 57]}, {})
        .set({longestRoad: 1})
        .gives(0, {lumber: 1, brick: 1});
      equal(table.do(0, {type: 'buildRoad', edge: 29}).state.longestRoad, 0);
    },
  ],
  [
    'CAT-LR-5',
    'a settlement can cost the award',
    () => {
      const table = trading()
        .pieces({1: [24, 25, 26, 27, 28, 29], 0: [35]}, {})
        .set({longestRoad: 1})
        .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 1});
      table.do(0, {type: 'buildSettlement', at: 23});
      equal(table.state.longestRoad, -1);
      equal(table.state.players[1]!.trail, 3);
    },
  ],
  [
    'CAT-LR-6',
    'a single leader holds it, with five at least',
    () => {
      const table = trading()
        .pieces({0: [24, 25, 26], 1: [62, 66]}, {})
        .gives(0, {lumber: 1, brick: 1});
      equal(table.do(0, {type: 'buildRoad', edge: 27}).state.longestRoad, -1);
    },
  ],
  [
    'CAT-LR-7',
    'a tie sets it aside in the almanac and leaves it with its holder in the modern edition',
    () => {
      const tie = (edition: string) =>
        trading({edition})
          .pieces({0: [24, 25, 26, 27], 1: [62, 66, 67, 63, 57]}, {})
          .set({longestRoad: 1})
          .gives(0, {lumber: 1, brick: 1})
          .do(0, {type: 'buildRoad', edge: 28}).state.longestRoad;
      equal(tie('almanac'), -1);
      equal(tie('modern'), 1);
    },
  ],
  [
    'CAT-LA-1',
    'the third knight takes the award',
    () => {
      const table = trading();
      const [card] = table.holds(0, 'knight');
      table.state.players[0]!.knights = 2;
      equal(table.do(0, {type: 'knight', card: card!}).state.largestArmy, 0);
    },
  ],
  [
    'CAT-LA-2',
    'a tie does not move it',
    () => {
      const table = trading().set({largestArmy: 1});
      table.state.players[0]!.knights = 2;
      table.state.players[1]!.knights = 3;
      const [card] = table.holds(0, 'knight');
      equal(table.do(0, {type: 'knight', card: card!}).state.largestArmy, 1);
    },
  ],
  [
    'CAT-LA-3',
    'it can change before the roll',
    () => {
      const table = begun();
      table.state.players[0]!.knights = 2;
      const [card] = table.holds(0, 'knight');
      equal(table.do(0, {type: 'knight', card: card!}).state.largestArmy, 0);
    },
  ],

  [
    'CAT-END-1',
    'settlements, cities, awards',
    () =>
      equal(
        begun()
          .pieces({}, {0: [0, 102]})
          .set({longestRoad: 0, largestArmy: 0})
          .view(0).players[0]!.points,
        7,
      ),
  ],
  [
    'CAT-END-2',
    'points reached in another turn win when the own turn begins',
    () => {
      const table = trading()
        .pieces({}, {1: [100, 102, 111, 116, 51]})
        .set({longestRoad: 1});
      equal(table.state.winner, -1);
      equal(table.do(0, {type: 'endTurn'}).state.winner, 1);
    },
  ],
  [
    'CAT-END-3',
    'visible points win after the action; too few shown are no victory',
    () => {
      const table = trading().pieces({}, {0: [100, 102, 111, 116, 51]});
      const [card] = table.holds(0, 'victory-point');
      const short = table.set({longestRoad: -1});
      short.state.players[0]!.settlements = 5;
      equal(short.refused(0, {type: 'declareVictory', cards: [card!]}), 'cat/not-enough-points (CAT-END-3)');
    },
  ],
  [
    'CAT-END-4',
    'one winner, and nothing after the end',
    () => {
      const table = trading()
        .pieces({}, {1: [100, 102, 111, 116, 51]})
        .set({longestRoad: 1})
        .do(0, {type: 'endTurn'});
      deepEqual(game.result(table.state)!.ranking[0], [1]);
      deepEqual([...game.toAct(table.state)], []);
      equal(table.refused(1, {type: 'roll'}), 'cat/game-over (CAT-END-3)');
    },
  ],
  [
    'CAT-HOUSE-1',
    'the friendly robber spares the poor',
    () => {
      const table = begun({friendlyRobber: true}).roll(3, 4);
      equal(table.refused(0, {type: 'robber', hex: 12, victim: 1}), 'cat/spared (CAT-HOUSE-1)');
    },
  ],
  [
    'CAT-HOUSE-2',
    'another goal; a high one ends after 100 rounds',
    () => {
      const table = trading({goal: '8'}).pieces({}, {1: [100, 102, 111, 116]});
      equal(table.do(0, {type: 'endTurn'}).state.winner, 1);
      const long = trading({goal: '15'})
        .set({turn: 400})
        .pieces({}, {2: [100]});
      equal(long.do(0, {type: 'endTurn'}).state.winner, 2);
    },
  ],
];

for (const [id, what, holds] of ROWS) test(`${id} ${what}`, holds);

test('the table of costs: nothing is forgotten', () => {
  const table = trading()
    .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 1})
    .pieces({0: [20]}, {});
  deepEqual(table.do(0, {type: 'buildSettlement', at: 18}).hand(0), [0, 0, 0, 0, 0]);
});
