/** Rounds, phases and piles: a row for each rule (RULES.md, all but the buildings). */
import assert from 'node:assert/strict';
import {game} from '../../../src/games/san-juan/index.ts';
import {position} from './support/position.ts';
import {type Row, ruleRows} from './support/rows.ts';

const PASS_BUILD = ['0 role builder', '0 pass', '1 pass', '2 pass'];

const rounds: readonly Row[] = [
  [
    'SJ-RND-1',
    'a pick is followed by its phase',
    position(),
    ['0 role councillor'],
    {phase: 'councillor', acting: [0]},
  ],
  [
    'SJ-RND-1',
    'and the phase by the next pick',
    position(),
    ['0 role prospector'],
    {phase: 'pick', acting: [1]},
  ],
  [
    'SJ-RND-2',
    'clockwise from the governor',
    position().withGovernor(2),
    ['2 role prospector'],
    {acting: [0]},
  ],
  [
    'SJ-RND-2',
    'a role is taken once',
    position(),
    ['0 role prospector', '1 role prospector'],
    'sj/role-taken SJ-RND-2',
  ],
  ['SJ-RND-2', 'no pick, no game', position(), ['0 pass'], 'sj/cannot-pass SJ-RND-2'],
  [
    'SJ-RND-3',
    'three players, three roles',
    position(),
    ['0 role prospector', '1 role producer', '1 pass', '2 pass', '0 pass', '2 role trader'],
    {round: 2, acting: [1], taken: []},
  ],
  [
    'SJ-RND-4',
    'two players: the governor again',
    position(2),
    ['0 role prospector', '1 role trader'],
    {round: 1, acting: [0], taken: ['trader', 'prospector']},
  ],
  [
    'SJ-RND-4',
    'three roles end the round of two',
    position(2),
    ['0 role prospector', '1 role trader', '0 role councillor', '0 pass', '1 pass'],
    {round: 2, governor: 1, acting: [1]},
  ],
  [
    'SJ-RND-5',
    'roles back, governor to the left',
    position().atLastPick(),
    ['2 role prospector'],
    {round: 2, governor: 1, taken: [], acting: [1]},
  ],
  [
    'SJ-PH-1',
    'chooser first, then clockwise',
    position().withHand(0, 'well').withHand(1, 'well').withHand(2, 'well').withGovernor(1),
    ['1 role builder', '1 pass', '2 pass'],
    {acting: [0]},
  ],
  [
    'SJ-PH-1',
    'only the chooser has the privilege',
    position().withHand(1, 'smithy', 'well', 'tower'),
    ['0 role builder', '1 build smithy pay 0'],
    'sj/wrong-payment SJ-BUI-4',
  ],
  [
    'SJ-PH-1',
    'nobody acts out of turn',
    position().withHand(1, 'well'),
    ['0 role builder', '2 pass'],
    'sj/not-your-turn SJ-PH-1',
  ],
  [
    'SJ-PH-2',
    'the chooser passes, the others act',
    position(),
    ['0 role producer', '0 pass', '1 produce indigo-plant'],
    {0: {goods: []}, 1: {goods: ['indigo']}, acting: [2]},
  ],
  ['SJ-PH-3', 'one after the other', position(), ['0 role councillor'], {acting: [0]}],
  [
    'SJ-PH-4',
    'a new building helps from the next phase on',
    position().withHand(0, 'smithy', 'sugar-mill', 'well').withIndigo(0),
    ['0 role builder', '0 build smithy'],
    play => assert.equal(game.view(play.state, 0, play.dealer.all).players[0]!.city[1]!.active, true),
  ],
  [
    'SJ-PH-4',
    'a carpenter gives nothing in its own phase',
    position().withHand(0, 'carpenter', 'well', 'well').withHand(1, 'crane'),
    ['0 role builder', '0 build carpenter'],
    play => {
      assert.equal(play.state.towns[0]!.hand.length, 0);
      assert.equal(game.view(play.state, 1, play.dealer.all).players[0]!.city[1]!.active, false);
    },
  ],
  [
    'SJ-PH-4',
    'the first indigo plant works at once',
    position(),
    ['0 role producer', '0 produce indigo-plant'],
    {0: {goods: ['indigo']}},
  ],
  [
    'SJ-PH-5',
    'nobody is asked for what only helps',
    position().withCity(0, 'well', 'sugar-mill'),
    ['0 role producer', '0 produce indigo-plant sugar-mill'],
    {0: {cards: 1}, acting: [1]},
  ],
  [
    'SJ-GOV-1',
    'chapels before the hand limit',
    position()
      .atLastPick()
      .withCity(0, 'chapel')
      .withHand(0, 'well', 'well', 'hero', 'hero', 'crane', 'crane', 'tower', 'tower'),
    ['2 role prospector', '0 tuck well'],
    {phase: 'pick', 0: {cards: 7, chapel: 1}},
  ],
  [
    'SJ-GOV-2',
    'chapels decide at once, in any order',
    position()
      .atLastPick()
      .withCity(0, 'chapel')
      .withCity(2, 'chapel')
      .withHand(0, 'well')
      .withHand(2, 'crane'),
    ['2 role prospector', '2 tuck crane'],
    {phase: 'chapel', acting: [0], 2: {chapel: 1}},
  ],
  [
    'SJ-GOV-2',
    'another seat has nothing to decide',
    position().atLastPick().withCity(0, 'chapel').withHand(0, 'well'),
    ['2 role prospector', '1 pass'],
    'sj/nothing-to-decide SJ-GOV-1',
  ],
  [
    'SJ-GOV-3',
    'nine cards: two go',
    position()
      .atLastPick()
      .withHand(0, 'well', 'well', 'hero', 'hero', 'crane', 'crane', 'tower', 'tower', 'smithy'),
    ['2 role prospector', '0 discard well hero'],
    {0: {cards: 7}, discards: 2, phase: 'pick'},
  ],
  [
    'SJ-GOV-3',
    'not one less',
    position()
      .atLastPick()
      .withHand(0, 'well', 'well', 'hero', 'hero', 'crane', 'crane', 'tower', 'tower', 'smithy'),
    ['2 role prospector', '0 discard well'],
    'sj/wrong-count SJ-GOV-3',
  ],
  [
    'SJ-GOV-3',
    'during the round a hand may be larger',
    position().withHand(0, 'well', 'well', 'hero', 'hero', 'crane', 'crane', 'tower'),
    ['0 role prospector'],
    {0: {cards: 8}, phase: 'pick'},
  ],
  [
    'SJ-GOV-4',
    'everybody sees how many cards a hand has',
    position().withHand(1, 'well', 'hero'),
    [],
    play => assert.equal(game.view(play.state, null, new Map()).players[1]!.cards, 2),
  ],
  [
    'SJ-END-5',
    'nothing to draw and nothing built for a round: the end',
    position().withPiles(0, 0),
    ['0 role prospector', '1 role trader', '2 role councillor'],
    play => {
      assert.equal(play.state.phase, 'over');
      assert.ok(play.events.some(({type}) => type === 'cardsGone'));
    },
  ],
  [
    'SJ-END-5',
    'a building in between, and the game goes on',
    position().withPiles(0, 0).withCity(0, 'quarry').withHand(0, 'smithy'),
    ['0 role builder', '0 build smithy', '1 role trader', '2 role councillor'],
    {round: 2, phase: 'pick'},
  ],
];

const piles: readonly Row[] = [
  [
    'SJ-DECK-1',
    'payments are discarded',
    position().withHand(0, 'well', 'hero'),
    ['0 role builder', '0 build well'],
    {discards: 1},
  ],
  [
    'SJ-DECK-2',
    'a reshuffle only when a card is needed',
    position().withPiles(1, 5),
    ['0 role prospector'],
    play => assert.equal(play.events.filter(({type}) => type === 'reshuffled').length, 0),
  ],
  [
    'SJ-DECK-2',
    'and then the draw goes on',
    position().withPiles(0, 5),
    ['0 role prospector'],
    {0: {cards: 1}, pile: 4, discards: 0},
  ],
  [
    'SJ-DECK-3',
    'with both piles empty one draws what there is',
    position().withPiles(1, 2),
    ['0 role councillor', '0 consult'],
    play => {
      assert.equal(play.state.drawn.length, 3);
      assert.deepEqual(play.events.at(-1), {type: 'drew', seat: 0, source: 'councillor', cards: 3, short: 2});
    },
  ],
  [
    'SJ-DECK-4',
    'covered and tucked cards stay where they are',
    position().withPiles(0, 1).withChapel(0, 3),
    ['0 role prospector'],
    {pile: 0, discards: 0, 0: {chapel: 3, cards: 1}},
  ],
  [
    'SJ-DECK-4',
    'goods come back once they are sold',
    position().withPiles(0, 0).withIndigo(0).withNextTile('tile-1'),
    ['0 role trader', '0 sell indigo-plant'],
    {0: {cards: 1, goods: []}},
  ],
];

const builder: readonly Row[] = [
  [
    'SJ-BUI-1',
    'one card of the hand',
    position().withHand(0, 'well', 'hero'),
    ['0 role builder', '0 build well'],
    {0: {city: ['indigo-plant', 'well']}},
  ],
  [
    'SJ-BUI-1',
    'nobody builds what he does not hold',
    position().withHand(0, 'well', 'hero'),
    ['0 role builder', '0 build library'],
    'sj/not-your-card SJ-BUI-1',
  ],
  [
    'SJ-BUI-2',
    'paid before the poor house looks at the hand',
    position().withCity(0, 'poor-house').withHand(0, 'tower', 'well', 'hero').withPile('crane'),
    ['0 role builder', '0 build tower'],
    {0: {hand: ['crane']}},
  ],
  [
    'SJ-BUI-3',
    'never below nothing',
    position().withHand(0, 'smithy', 'well'),
    ['0 role builder', '0 build smithy'],
    {0: {cards: 1}, discards: 0},
  ],
  [
    'SJ-BUI-4',
    'exactly the price',
    position().withHand(0, 'hero', 'well', 'well', 'tower', 'tower', 'crane'),
    ['0 role builder', '0 build hero pay 5'],
    'sj/wrong-payment SJ-BUI-4',
  ],
  [
    'SJ-BUI-4',
    'not less',
    position().withHand(0, 'hero', 'well', 'well', 'tower', 'tower'),
    ['0 role builder', '0 build hero pay 3'],
    'sj/wrong-payment SJ-BUI-4',
  ],
  [
    'SJ-BUI-4',
    'the card does not pay for itself',
    position().withHand(0, 'well', 'hero'),
    ['0 role builder', '0 build well pay itself'],
    'sj/pays-itself SJ-BUI-4',
  ],
  [
    'SJ-BUI-4',
    'who cannot pay does not build',
    position().withHand(0, 'library', 'well'),
    ['0 role builder', '0 build library pay 1'],
    'sj/too-expensive SJ-BUI-4',
  ],
  [
    'SJ-BUI-5',
    'production buildings in any number',
    position().withHand(0, 'indigo-plant'),
    ['0 role builder', '0 build indigo-plant'],
    {0: {city: ['indigo-plant', 'indigo-plant']}},
  ],
  [
    'SJ-BUI-5',
    'of a purple kind one',
    position().withCity(0, 'well').withHand(0, 'well', 'hero'),
    ['0 role builder', '0 build well'],
    'sj/already-owned SJ-BUI-5',
  ],
  [
    'SJ-BUI-6',
    'a covered building stays under the new one',
    position().withCity(0, 'crane', 'well').withHand(0, 'tower'),
    ['0 role builder', '0 build tower over well'],
    {0: {city: ['indigo-plant', 'crane', 'tower'], covered: ['well']}},
  ],
  [
    'SJ-DEC-5',
    'an empty hand is not asked',
    position().withHand(1, 'well'),
    ['0 role builder'],
    {phase: 'builder', acting: [1]},
  ],
  [
    'SJ-DEC-5',
    'a hand that cannot pay is: nobody looks into it',
    position().withHand(0, 'library'),
    ['0 role builder'],
    {phase: 'builder', acting: [0]},
  ],
  [
    'SJ-DEC-5',
    'passing is allowed',
    position().withHand(0, 'well', 'hero'),
    PASS_BUILD.slice(0, 2),
    {phase: 'pick', acting: [1]},
  ],
];

const producer: readonly Row[] = [
  [
    'SJ-PRO-1',
    'the chooser makes two',
    position().withCity(0, 'sugar-mill'),
    ['0 role producer', '0 produce indigo-plant sugar-mill'],
    {0: {goods: ['indigo', 'sugar']}},
  ],
  [
    'SJ-PRO-1',
    'the others one',
    position().withCity(1, 'sugar-mill'),
    ['0 role producer', '0 pass', '1 produce indigo-plant sugar-mill'],
    'sj/too-many SJ-PRO-1',
  ],
  [
    'SJ-PRO-2',
    'one good a building',
    position().withIndigo(0).withCity(0, 'sugar-mill'),
    ['0 role producer', '0 produce indigo-plant'],
    'sj/no-room SJ-PRO-2',
  ],
  [
    'SJ-PRO-2',
    'off the top, unseen',
    position(),
    ['0 role producer', '0 produce indigo-plant'],
    play => {
      const [good] = play.state.towns[0]!.goods;
      assert.ok(![0, 1, 2].some(seat => play.dealer.faces(seat).has(good!)));
    },
  ],
  [
    'SJ-PRO-3',
    'cards go to the chosen buildings in the order of the row',
    position().withCity(0, 'sugar-mill', 'tobacco-storage').withPile('well', 'hero'),
    ['0 role producer', '0 produce sugar-mill tobacco-storage'],
    play => {
      const {goods} = play.state.towns[0]!;
      assert.deepEqual(play.names([goods[1]!]), ['well']);
      assert.deepEqual(play.names([goods[2]!]), ['hero']);
    },
  ],
  [
    'SJ-PRO-3',
    'cards that run out leave the rest empty',
    position().withPiles(1, 0).withCity(0, 'sugar-mill'),
    ['0 role producer', '0 produce indigo-plant sugar-mill'],
    {0: {goods: ['indigo']}},
  ],
  [
    'SJ-DEC-6',
    'nobody without an empty plant is asked',
    position().withIndigo(0),
    ['0 role producer'],
    {acting: [1]},
  ],
  [
    'SJ-DEC-6',
    'a purple building makes nothing',
    position().withCity(0, 'well'),
    ['0 role producer', '0 produce well'],
    'sj/no-room SJ-PRO-2',
  ],
];

const trader: readonly Row[] = [
  [
    'SJ-TRA-1',
    'the tile is drawn from those unseen',
    position().withTiles('tile-1', 'tile-2'),
    ['0 role trader'],
    play => {
      assert.equal(play.state.tiles.length, 3);
      assert.ok(play.state.tiles[2]! > 1);
    },
  ],
  [
    'SJ-TRA-1',
    'its prices hold for all',
    position().withIndigo(1).withCity(1, 'silver-smelter+').withNextTile('tile-5'),
    ['0 role trader', '1 sell silver-smelter'],
    {1: {cards: 3}},
  ],
  [
    'SJ-TRA-2',
    'the chooser sells two',
    position().withIndigo(0).withCity(0, 'sugar-mill+').withNextTile('tile-5'),
    ['0 role trader', '0 sell indigo-plant sugar-mill'],
    {0: {cards: 3}},
  ],
  [
    'SJ-TRA-2',
    'the others one',
    position().withIndigo(1).withCity(1, 'sugar-mill+'),
    ['0 role trader', '1 sell indigo-plant sugar-mill'],
    'sj/too-many SJ-TRA-2',
  ],
  [
    'SJ-TRA-2',
    'only what is there',
    position().withIndigo(0).withCity(0, 'sugar-mill'),
    ['0 role trader', '0 sell sugar-mill'],
    'sj/no-good SJ-TRA-2',
  ],
  [
    'SJ-TRA-3',
    'goods first: they are in the reshuffle that pays for them',
    position().withPiles(0, 0).withIndigo(0).withCity(0, 'sugar-mill+').withNextTile('tile-1'),
    ['0 role trader', '0 sell indigo-plant sugar-mill'],
    {0: {cards: 2}, pile: 0, discards: 0},
  ],
  [
    'SJ-TRA-4',
    'the sixth tile is the first again',
    position().withTiles('tile-3', 'tile-1', 'tile-5', 'tile-2', 'tile-4').withIndigo(0),
    ['0 role trader'],
    play => {
      assert.equal(game.view(play.state, 0, play.dealer.all).tile?.tile, 'tile-3');
    },
  ],
  [
    'SJ-TRA-4',
    'the last unseen tile needs no draw',
    position().withTiles('tile-3', 'tile-1', 'tile-5', 'tile-2').withIndigo(0),
    ['0 role trader'],
    play => {
      assert.equal(game.view(play.state, 0, play.dealer.all).tile?.tile, 'tile-4');
    },
  ],
  [
    'SJ-TRA-5',
    'the tile goes on though nobody sells',
    position(),
    ['0 role trader'],
    play => {
      assert.equal(play.state.turned, 1);
      assert.equal(play.state.phase, 'pick');
    },
  ],
  ['SJ-DEC-7', 'nobody without goods is asked', position().withIndigo(2), ['0 role trader'], {acting: [2]}],
  [
    'SJ-DEC-7',
    'selling nothing is allowed',
    position().withIndigo(0),
    ['0 role trader', '0 pass'],
    {0: {goods: ['indigo'], cards: 0}, phase: 'pick'},
  ],
];

const councillor: readonly Row[] = [
  [
    'SJ-COU-1',
    'the chooser draws five',
    position(),
    ['0 role councillor', '0 consult'],
    play => assert.equal(play.state.drawn.length, 5),
  ],
  [
    'SJ-COU-1',
    'the others two, one stays',
    position().withPile('well', 'hero'),
    ['0 role councillor', '0 pass', '1 consult', '1 keep hero'],
    {1: {hand: ['hero']}, discards: 1},
  ],
  [
    'SJ-COU-1',
    'only a drawn card may be kept',
    position().withHand(0, 'library').withPile('well', 'well', 'well', 'crane', 'crane'),
    ['0 role councillor', '0 consult', '0 keep library'],
    'sj/not-your-card SJ-COU-1',
  ],
  [
    'SJ-COU-1',
    'not two',
    position().withPile('well', 'well', 'well', 'crane', 'crane'),
    ['0 role councillor', '0 consult', '0 keep well crane'],
    'sj/wrong-count SJ-COU-1',
  ],
  [
    'SJ-COU-2',
    'an archive discards from all of the hand',
    position().withCity(1, 'archive').withHand(1, 'hero').withPile('well', 'crane'),
    ['0 role councillor', '0 pass', '1 consult', '1 discard hero'],
    {1: {hand: ['crane', 'well']}},
  ],
  [
    'SJ-COU-3',
    'too few cards: the number kept stays',
    position().withPiles(1, 0),
    ['0 role councillor', '0 consult'],
    {0: {cards: 1}, discards: 0, phase: 'pick'},
  ],
  [
    'SJ-DEC-8',
    'who does not take part draws nothing',
    position(),
    ['0 role councillor', '0 pass'],
    {acting: [1], 0: {cards: 0}},
  ],
  [
    'SJ-DEC-8',
    'after the draw there is no way back',
    position(),
    ['0 role councillor', '0 consult', '0 pass'],
    'sj/cannot-pass SJ-COU-1',
  ],
  [
    'SJ-DEC-9',
    'nothing to discard, nothing asked',
    position().withCity(1, 'prefecture', 'archive'),
    ['0 role councillor', '0 pass', '1 consult'],
    {1: {cards: 2}, acting: [2]},
  ],
];

const prospector: readonly Row[] = [
  [
    'SJ-PRS-1',
    'one card for the chooser alone',
    position(),
    ['0 role prospector'],
    {0: {cards: 1}, 1: {cards: 0}},
  ],
  [
    'SJ-PRS-2',
    'gold mines clockwise from the chooser',
    position().withGovernor(1).withCity(0, 'gold-mine').withCity(2, 'gold-mine'),
    ['1 role prospector'],
    {phase: 'goldMine', acting: [2]},
  ],
  [
    'SJ-PRS-2',
    'one after the other',
    position().withGovernor(1).withCity(0, 'gold-mine').withCity(2, 'gold-mine'),
    ['1 role prospector', '2 pass'],
    {phase: 'goldMine', acting: [0]},
  ],
  [
    'SJ-DEC-10',
    'three cards are not enough',
    position().withCity(0, 'gold-mine').withPiles(2, 2),
    ['0 role prospector'],
    {phase: 'pick'},
  ],
  [
    'SJ-DEC-10',
    'four are, with a reshuffle in between',
    position().withCity(0, 'gold-mine').withPiles(2, 3),
    ['0 role prospector', '0 mine'],
    play => {
      assert.equal(play.events.filter(({type}) => type === 'turnedUp').length, 1);
    },
  ],
  [
    'SJ-DEC-11',
    'none may be taken',
    position().withCity(0, 'gold-mine').withPile('well', 'quarry', 'smithy', 'tower', 'library'),
    ['0 role prospector', '0 mine', '0 pass'],
    {0: {hand: ['well']}, discards: 4},
  ],
  [
    'SJ-DEC-11',
    'only one of the four',
    position()
      .withCity(0, 'gold-mine')
      .withHand(0, 'hero')
      .withPile('well', 'quarry', 'smithy', 'tower', 'library'),
    ['0 role prospector', '0 mine', '0 take hero'],
    'sj/not-turned-up SJ-BLD-GOLD-MINE',
  ],
];

const decisions: readonly Row[] = [
  [
    'SJ-DEC-1',
    'four are kept, everybody at once',
    position().inDraft(),
    ['1 draft well hero crane tower'],
    {phase: 'draft', acting: [0, 2], 1: {cards: 4}, discards: 2},
  ],
  [
    'SJ-DEC-1',
    'after the last one the governor picks',
    position().inDraft(),
    ['1 draft well hero crane tower', '2 draft well hero crane tower', '0 draft well hero crane tower'],
    {phase: 'pick', acting: [0], discards: 6},
  ],
  [
    'SJ-DEC-1',
    'not five',
    position().inDraft(),
    ['1 draft well hero crane tower smithy'],
    'sj/wrong-count SJ-DEC-1',
  ],
  [
    'SJ-DEC-2',
    'an empty hand is not asked for the chapel',
    position().atLastPick().withCity(0, 'chapel'),
    ['2 role prospector'],
    {phase: 'pick'},
  ],
  [
    'SJ-DEC-2',
    'no card is an answer',
    position().atLastPick().withCity(0, 'chapel').withHand(0, 'well'),
    ['2 role prospector', '0 pass'],
    {phase: 'pick', 0: {cards: 1, chapel: 0}},
  ],
  [
    'SJ-DEC-3',
    'the limit is nobody’s question below it',
    position().atLastPick().withHand(0, 'well', 'well', 'well', 'hero', 'hero', 'hero', 'crane'),
    ['2 role prospector'],
    {phase: 'pick'},
  ],
  [
    'SJ-DEC-4',
    'three players are not asked about the library',
    position().withCity(0, 'library'),
    ['0 role trader with library'],
    'sj/library-not-offered SJ-BLD-LIBRARY-2P',
  ],
];

ruleRows([
  ...rounds,
  ...piles,
  ...builder,
  ...producer,
  ...trader,
  ...councillor,
  ...prospector,
  ...decisions,
]);
