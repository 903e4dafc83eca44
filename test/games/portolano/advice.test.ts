/** Advice, rule of thumb and search: what they say is legal at every step, and each is better than the one below. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {search} from '../../../src/bots/search.ts';
import type {Faces} from '../../../src/engine/ask.ts';
import {offers, sampleAny} from '../../../src/engine/choice.ts';
import type {Seat} from '../../../src/engine/game.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {game} from '../../../src/games/portolano/advised.ts';
import {sightOf} from '../../../src/games/portolano/hints/sight.ts';
import type {PortState} from '../../../src/games/portolano/state.ts';
import type {PortAction} from '../../../src/games/portolano/types.ts';
import {card, Table} from './support/table.ts';

type Mind = (state: PortState, seat: Seat, faces: Faces, rng: Rng) => PortAction;

const beginner: Mind = (state, seat, faces, rng) =>
  game.suggest(game.view(state, seat, faces), game.choices(state, seat, faces), rng);
const thumb: Mind = (state, seat, _faces, rng) => game.quick(state, seat, rng);
const chance: Mind = (state, seat, faces, rng) =>
  sampleAny(game.choices(state, seat, faces), rng) as PortAction; // its own choices

/** @returns the points of each seat */
function play(minds: readonly Mind[], seed: string, look?: (state: PortState) => void): readonly number[] {
  const rng = seededRng(seed);
  const state = game.setup({}, minds.length);
  const dealer = new LocalDealer(() => rng);
  for (let result = game.result(state); ; result = game.result(state)) {
    if (result) return result.scores.map(({total}) => total);
    const ask = game.ask(state);
    if (ask && ask.kind !== 'commit') {
      const answer = dealer.answer(ask);
      game.deal(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    look?.(state);
    const seat = game.toAct(state)[0]!;
    const faces = dealer.faces(seat);
    const action = minds[seat]!(state, seat, faces, rng);
    const offered = game.choices(state, seat, faces).some(choice => offers(choice, action));
    assert.ok(offered, `${seed}: ${JSON.stringify(action)}`);
    if (ask?.by.includes(seat)) {
      dealer.keep({seat, action, salt: ''});
      game.deal(state, {sealed: seat});
    } else game.play(state, seat, action);
  }
}

for (const [name, mind] of [
  ['the beginner', beginner],
  ['the rule of thumb', thumb],
] as const)
  test(`portolano: ${name} plays legal games and beats chance, 2 to 5 seats`, () => {
    let won = 0;
    for (let i = 0; i < 8; i++) {
      const seats = 2 + (i % 4);
      const points = play([mind, ...Array<Mind>(seats - 1).fill(chance)], `advice ${i}`);
      if (points[0] === Math.max(...points)) won++;
    }
    assert.ok(won >= 7, `won ${won} of 8`);
  });

test('portolano: what a seat sees tells the whole state but the chests and who sealed what', () => {
  play([thumb, thumb, thumb], 'sight', state => {
    const sight = sightOf(game.view(state, 1, new Map()));
    for (const field of [
      'tiles',
      'faces',
      'slots',
      'rows',
      'box',
      'upgrades',
      'missions',
      'marks',
      'sealing',
      'wind',
    ] as const)
      assert.deepEqual(sight[field], state[field], field);
    assert.deepEqual(
      sight.ships.map(({chests, playing, ...ship}) => ({...ship, chests: chests.length})),
      state.ships.map(({chests, playing, ...ship}) => ({...ship, chests: chests.length})),
    );
  });
});

test('portolano: a search seals one of the plays on offer, the same for the same seed, while others have sealed', () => {
  const table = new Table(3)
    .ship(0, {cell: 4, load: {rum: 3}})
    .ship(1, {cell: 3, load: {rum: 2, cotton: 2, wine: 1}, upgrades: ['extra-sail']})
    .round();
  table.answer({sealed: 0});
  const before = JSON.stringify(table.state);
  const think = () => search(game, table.state, 1, new Map(), seededRng('search'), {playouts: 30});
  const [first] = think();
  assert.ok(game.choices(table.state, 1, new Map()).some(choice => offers(choice, first!.action)));
  assert.deepEqual(think()[0], first);
  assert.equal(JSON.stringify(table.state), before, 'thinking changes nothing');
});

test('portolano: a search sails for the coins next door', () => {
  // Three goods for the harbour north of the ship, at no cost with the wind; nothing but mutiny to the south.
  const table = new Table(2)
    .ship(0, {cell: 3, load: {rum: 1, cotton: 1, wine: 1, tea: 1}})
    .wind('north')
    .set({lastRound: 2})
    .round();
  const [first] = search(game, table.state, 0, new Map(), seededRng('next door'), {playouts: 60});
  assert.deepEqual(first!.action, {type: 'sail', cards: [card('north')]});
});
