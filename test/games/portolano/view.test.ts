/** What a seat may see, and what stays hidden. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {type Ask, NO_FACES} from '../../../src/engine/ask.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {chestValue} from '../../../src/games/portolano/data.ts';
import {game} from '../../../src/games/portolano/index.ts';
import type {PortState} from '../../../src/games/portolano/state.ts';
import type {PortAction} from '../../../src/games/portolano/types.ts';

interface Step {
  readonly state: PortState;
  readonly ask: Ask | null;
  readonly dealer: LocalDealer;
}

/** A random game; `look` sees every state with what is asked in it. */
function eachStep(seats: number, seed: string, look: (step: Step) => void): void {
  const rng = seededRng(seed);
  const state = game.setup({}, seats);
  const dealer = new LocalDealer(() => rng);
  while (!game.result(state)) {
    const ask = game.ask(state);
    look({state, ask, dealer});
    if (ask && ask.kind !== 'commit') {
      const answer = dealer.answer(ask);
      game.deal(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    const seat = game.toAct(state)[0]!;
    const action = sampleAny(game.choices(state, seat, NO_FACES), rng) as PortAction; // its own choices
    if (ask?.by.includes(seat)) {
      dealer.seal({seat, action, salt: 'salt'});
      game.deal(state, {sealed: seat});
    } else game.play(state, seat, action);
  }
  look({state, ask: null, dealer});
}

for (const seats of [2, 3, 4, 5])
  test(`PORT-P2P-4: chests are seen by their owner alone until the end, ${seats} players`, () => {
    eachStep(seats, `chests ${seats}`, ({state, dealer}) => {
      for (const viewer of [null, ...state.ships.keys()]) {
        const faces = viewer === null ? NO_FACES : dealer.faces(viewer);
        const {ships, result} = game.view(state, viewer, faces);
        for (const [seat, {chestValues, chests}] of ships.entries()) {
          assert.equal(chests, state.ships[seat]!.chests.length);
          if (seat !== viewer && !result) assert.equal(chestValues, null);
          else
            assert.deepEqual(
              chestValues,
              state.ships[seat]!.chests.map(handle => chestValue(dealer.all.get(handle)!)),
            );
        }
      }
    });
  });

test('PORT-CARD-6: between seal and opening nothing in state or view tells a play', () => {
  const [rng, dealer] = [seededRng('sealed'), new LocalDealer(() => seededRng('sealed'))];
  const state = game.setup({}, 4);
  for (let ask = game.ask(state); ask?.kind !== 'commit'; ask = game.ask(state)) {
    if (ask) {
      const answer = dealer.answer(ask);
      game.deal(state, answer);
      dealer.learn(ask, answer);
    } else {
      const seat = game.toAct(state)[0]!;
      game.play(state, seat, sampleAny(game.choices(state, seat, NO_FACES), rng) as PortAction); // its own choices
    }
  }
  // Nothing of what was chosen goes in: two tables whose plays differ are one and the same.
  const before = game.clone(state);
  game.deal(state, {sealed: 2});
  assert.deepEqual(state, {...before, sealing: [0, 1, 3]});
  for (const viewer of [0, 1, 2, 3, null])
    assert.equal(game.view(state, viewer, NO_FACES).ships[2]!.plan, 'sealed');
});

for (const seats of [2, 5])
  test(`PORT-P2P-1: wind and dice are asked for when all that could depend on them is fixed, ${seats} players`, () => {
    let sealed = 0;
    let opened = 0;
    eachStep(seats, `draws ${seats}`, ({state, ask}) => {
      if (ask?.kind === 'commit') {
        assert.deepEqual(game.toAct(state).length > 0, true);
        opened = 0;
        sealed = state.ships.filter(({playing}) => playing).length + state.bartering.length;
      }
      if (ask?.kind === 'disclose') {
        assert.equal(state.sealing.length + state.bartering.length, 0, 'all have sealed');
        assert.equal(ask.by.length, 1, 'one after the other');
        opened++;
      }
      if (ask?.kind !== 'beacon') return;
      assert.deepEqual(game.toAct(state), [], 'nobody decides meanwhile');
      if (ask.purpose === 'wind' && state.round > 0) assert.ok(opened <= sealed && state.turn === seats);
      if (ask.purpose === 'pirate' || ask.purpose === 'battle') assert.equal(state.turn, seats);
    });
  });

test('portolano: the view offers a seat its own plays and nobody else’s', () => {
  eachStep(3, 'plays', ({state}) => {
    for (const viewer of [0, 1, 2]) {
      const {plays, fillings, items} = game.view(state, viewer, NO_FACES);
      assert.equal(plays.length > 0, state.sealing.includes(viewer));
      if (!game.toAct(state).includes(viewer)) assert.deepEqual([fillings, items], [[], []]);
    }
    const watcher = game.view(state, null, NO_FACES);
    assert.deepEqual([watcher.plays, watcher.fillings, watcher.items], [[], [], []]);
  });
});
