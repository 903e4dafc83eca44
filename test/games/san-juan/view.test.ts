/** What a seat may see, and what stays hidden. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {NO_FACES} from '../../../src/engine/ask.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {game} from '../../../src/games/san-juan/index.ts';
import {handlesOf} from '../../../src/games/san-juan/laws.ts';
import type {SjState} from '../../../src/games/san-juan/state.ts';
import {saleOf} from '../../../src/games/san-juan/text/counts.ts';
import type {SjAction, SjEvent} from '../../../src/games/san-juan/types.ts';
import {type Position, position} from './support/position.ts';
import {Play} from './support/rows.ts';

/** Every number in a field called `handle`, `pay` or in a task about cards. */
function handlesIn(value: unknown, found: number[] = []): number[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'handle' && typeof part === 'number') found.push(part);
    else if (key === 'pay' && Array.isArray(part)) found.push(...part);
    else handlesIn(part, found);
  }
  return found;
}

function eachStep(seats: number, seed: string, look: (state: SjState, dealer: LocalDealer) => void): void {
  const rng = seededRng(seed);
  const state = game.setup({openingDraft: true, firstGovernor: 'random'}, seats);
  const dealer = new LocalDealer(() => rng);
  while (!game.result(state)) {
    look(state, dealer);
    const ask = game.ask(state);
    if (ask) {
      const answer = dealer.answer(ask);
      game.deal(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    const seat = game.toAct(state)[0]!;
    const choices = game.choices(state, seat, dealer.faces(seat));
    game.play(state, seat, sampleAny(choices, rng) as SjAction);
  }
}

for (const seats of [2, 3, 4])
  test(`SJ-GOV-4: a view names no card but those of its seat and open ones, ${seats} players`, () => {
    eachStep(seats, `view-${seats}`, (state, dealer) => {
      for (let seat = 0; seat < seats; seat++) {
        const town = state.towns[seat]!;
        const allowed = new Set([...town.hand, ...state.mine, ...(state.turn === seat ? state.drawn : [])]);
        const view = game.view(state, seat, dealer.faces(seat));
        for (const handle of handlesIn(view)) assert.ok(allowed.has(handle), `${handle}`);
        for (const card of view.hand) assert.equal(dealer.all.get(card.handle), card.face);
      }
      assert.deepEqual(game.view(state, null, NO_FACES).hand, []);
    });
  });

test('SJ-PRO-2: nobody ever knows the face of a good', () => {
  eachStep(4, 'goods', (state, dealer) => {
    const goods = state.towns.flatMap(town => town.goods).filter(good => good !== -1);
    for (const good of goods)
      for (let seat = 0; seat < 4; seat++) assert.ok(!dealer.faces(seat).has(good), `${good}`);
  });
});

test('SJ-DECK-2: a hand is known to its owner, a draw pile to nobody', () => {
  eachStep(3, 'hands', (state, dealer) => {
    state.towns.forEach(({hand, chapel}, seat) => {
      for (const card of [...hand, ...chapel])
        for (let other = 0; other < 3; other++) {
          // A card of the gold mine was open to all, so its handle is nobody's own until it has a new one.
          if (state.mine.includes(card)) continue;
          assert.equal(dealer.faces(other).has(card), other === seat, `${card} of ${seat}, ${other}`);
        }
    });
    for (const card of state.pile)
      for (let seat = 0; seat < 3; seat++) assert.ok(!dealer.faces(seat).has(card));
  });
});

test('SJ-PH-3: before a seat chooses from a hand that cards have joined, the hand has new handles', () => {
  const play = new Play(position().withHand(0, 'well', 'hero'));
  const old = [...play.state.towns[0]!.hand];
  const top = play.state.pile.at(-1)!;
  for (const line of ['0 role prospector', '1 role trader', '2 role builder']) play.move(line);
  const {hand} = play.state.towns[0]!;
  assert.equal(hand.length, 3);
  assert.ok(!hand.some(card => old.includes(card) || card === top));
  assert.deepEqual(play.names(hand).filter(name => name === 'well' || name === 'hero').length >= 2, true);
});

test('SJ-GOV-2: what another chooses at the same time leaves the own question as it was', () => {
  const play = new Play(
    position()
      .atLastPick()
      .withCity(0, 'chapel')
      .withCity(1, 'chapel')
      .withHand(0, 'well')
      .withHand(1, 'crane'),
  );
  play.move('2 role prospector');
  const before = game.decision!(play.state, 0);
  assert.notEqual(before, null);
  play.move('1 tuck crane');
  assert.deepEqual(game.decision!(play.state, 0), before);
  assert.equal(game.decision!(play.state, 1), null);
});

test('SJ-TRA-3: what the view says that a sale brings is what it brings', () => {
  for (const built of [[], ['market-hall'], ['market-stand'], ['market-hall', 'market-stand']] as const)
    for (const goods of [1, 2, 3]) {
      const full = ['sugar-mill+', 'silver-smelter+'] as const;
      const play = new Play(
        position()
          .withIndigo(0)
          .withCity(0, 'trading-post', ...built, ...full)
          .withNextTile('tile-1'),
      );
      play.move('0 role trader');
      const view = game.view(play.state, 0, play.dealer.all);
      const places = view.task!.of.slice(0, goods);
      const said = saleOf(view, places);
      const events: SjEvent[] = [];
      game.play(play.state, 0, {type: 'sell', places}, events);
      const sold = events.find(event => event.type === 'sold')!;
      assert.equal(said, sold.cards + sold.bonus, `${built} ${goods}`);
      assert.equal(view.players[0]!.saleBonus[goods], sold.bonus);
    }
});

test('SJ-DEC-5: the view prices every card and site, and says why not', () => {
  const play = new Play(
    position().withCity(0, 'crane', 'quarry', 'well').withHand(0, 'guild-hall', 'well', 'smithy'),
  );
  play.move('0 role builder');
  const {hand} = game.view(play.state, 0, play.dealer.all);
  const site = (building: string, over: number | null) =>
    hand.find(card => card.building === building)!.sites.find(each => each.over === over)!;
  assert.deepEqual(site('guild-hall', null).refusal, {
    code: 'sj/too-expensive',
    details: {price: 4, short: 2},
  });
  assert.equal(site('guild-hall', 2).price, 1);
  assert.equal(site('guild-hall', 2).proposal?.pay.length, 1);
  assert.equal(site('guild-hall', 1).refusal?.code, 'sj/crane-itself');
  assert.equal(site('well', null).refusal?.code, 'sj/already-owned');
  assert.deepEqual(site('smithy', null).reductions, {role: 1, library: 0, smithy: 0, quarry: 1, covered: 0});
  for (const card of hand)
    for (const {over, proposal} of card.sites) {
      if (!proposal) continue;
      const {handle, face} = card;
      const build = {
        type: 'build',
        card: handle,
        face,
        ...(over === null ? {} : {over}),
        ...proposal,
      } as const;
      assert.equal(game.check(play.state, 0, build), null);
    }
});

test('SJ-TRA-4: the next tile is known once all five have been seen', () => {
  const fresh = new Play(position().withTiles('tile-3', 'tile-1'));
  assert.equal(game.view(fresh.state, 0, NO_FACES).nextTile, null);
  const known = new Play(position().withNextTile('tile-5'));
  const view = game.view(known.state, 0, NO_FACES);
  assert.equal(view.tiles[view.nextTile!]!.tile, 'tile-5');
});

test('SJ-DEC-9: the imagined cards agree with what a seat knows', () => {
  eachStep(3, 'imagine', (state, dealer) => {
    if (state.asking === 'governor' || state.asking === 'deck') return;
    const imagined = game.imagine!(state, 1, dealer.faces(1), seededRng('i'));
    assert.equal(imagined.size, handlesOf(state).length);
    assert.equal(new Set(imagined.values()).size, imagined.size);
  });
});

test('SJ-BLD-LIBRARY: a view says what the library would double, and what the flag would say without it', () => {
  const look = (given: Position) => {
    const {state, faces} = given.table;
    const {doubles, libraryOffered, roles} = game.view(state, 0, faces);
    const {forecast, plain} = roles.find(({role}) => role === 'prospector')!;
    return {doubles, libraryOffered, cards: forecast?.cards, plain: plain?.cards};
  };
  assert.deepEqual(look(position()), {
    doubles: false,
    libraryOffered: false,
    cards: 1,
    plain: undefined,
  });
  assert.deepEqual(look(position().withCity(0, 'library')), {
    doubles: true,
    libraryOffered: false,
    cards: 2,
    plain: undefined,
  });
  // Two players: the governor may keep it back for the second role.
  assert.deepEqual(look(position(2).withCity(0, 'library')), {
    doubles: true,
    libraryOffered: true,
    cards: 2,
    plain: 1,
  });
});

test('while hands are dealt no role is called of no use', () => {
  let dealt = 0;
  eachStep(3, 'dealing', (state, dealer) => {
    if (state.phase !== 'setup') return;
    dealt++;
    for (let seat = 0; seat < 3; seat++)
      for (const {idle} of game.view(state, seat, dealer.faces(seat)).roles) assert.equal(idle, false);
  });
  assert.ok(dealt > 2);
});
