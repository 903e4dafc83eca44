/** Sealed choices in the fold: who may seal, when, and that nobody can open another choice than it sealed. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {type Disclosed, NO_FACES} from '../../src/engine/ask.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {Fact} from '../../src/engine/fact.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {Replay} from '../../src/engine/replay.ts';
import {commitmentTo, saltFrom} from '../../src/engine/seal.ts';
import {bazaar} from '../support/games/bazaar.ts';

const OPENING = {game: 'bazaar', rules: 1, options: {}, seats: [{kind: 'person'}, {kind: 'person'}]} as const;
const rng = seededRng('seals');
const salt = saltFrom(rng);
const bid = (coins: number) => ({type: 'bid', coins});
const sealOf = (replay: Replay, seat: number, coins: number): Fact => ({
  n: replay.head + 1,
  kind: 'seal',
  seat,
  basis: replay.head,
  payload: {commitment: commitmentTo(seat, bid(coins), salt)},
});

/** A game in which both seats are to bid. */
function bidding(): Replay {
  const replay = new Replay(bazaar, OPENING);
  const dealer = new LocalDealer(() => rng);
  const next = (part: Pick<Fact, 'kind' | 'seat' | 'payload'>) =>
    replay.fold({n: replay.head + 1, basis: part.seat === null ? null : replay.head, ...part});
  for (let {ask} = replay; ask?.kind !== 'commit'; {ask} = replay) {
    if (ask) {
      const payload = dealer.answer(ask);
      next({kind: 'answer', seat: null, payload});
      dealer.learn(ask, payload);
    } else {
      const seat = replay.toAct[0]!;
      next({kind: 'action', seat, payload: sampleAny(bazaar.choices(replay.state, seat, NO_FACES), rng)});
    }
  }
  return replay;
}

const refused = (replay: Replay, fact: Fact) => replay.check(fact)?.code ?? null;
const answer = (replay: Replay, disclosed: readonly Disclosed[]): Fact => ({
  n: replay.head + 1,
  kind: 'answer',
  seat: null,
  basis: null,
  payload: {disclosed},
});
const opened = (coins: number): Disclosed => ({action: bid(coins), salt});

test('a choice is sealed once by each seat that has to, and by no other', () => {
  const replay = bidding();
  assert.equal(refused(replay, {...sealOf(replay, 0, 1), kind: 'action', payload: bid(1)}), 'bazaar/sealed');
  assert.equal(
    refused(replay, {...sealOf(replay, 0, 1), payload: {commitment: 'short'}}),
    'engine/bad-action',
  );
  assert.equal(refused(replay, {...answer(replay, []), payload: {sealed: 0}}), 'engine/bad-answer');
  replay.fold(sealOf(replay, 0, 1));
  assert.equal(refused(replay, sealOf(replay, 0, 2)), 'engine/nothing-to-seal');
  assert.deepEqual(replay.toAct, [1]);
});

test('a choice that one seat seals does not void one that another has on its way', () => {
  const replay = bidding();
  const late = sealOf(replay, 1, 2);
  replay.fold(sealOf(replay, 0, 1));
  assert.equal(refused(replay, {...late, n: replay.head + 1}), null);
});

test('nothing can be taken back once a choice is sealed', () => {
  const replay = bidding();
  replay.fold(sealOf(replay, 0, 1));
  for (const seat of [0, 1]) assert.ok(replay.takeBackOptions(seat) instanceof Error);
});

test('a disclosure is what was sealed, or nothing; anything else is refused and names the seat', () => {
  const replay = bidding();
  replay.fold(sealOf(replay, 0, 1));
  replay.fold(sealOf(replay, 1, 2));
  const {digest} = replay;
  for (const [liar, ...wrong] of [
    [0, opened(2), opened(2)],
    [1, opened(1), {action: bid(2), salt: 'another'}],
    [1, opened(1), opened(1)],
  ] as const) {
    const refusal = replay.check(answer(replay, wrong));
    assert.equal(refusal?.code, 'engine/not-what-was-sealed');
    assert.equal(refusal?.seat, liar);
  }
  assert.equal(replay.digest, digest);
  assert.equal(refused(replay, answer(replay, [opened(1), null])), null, 'one that never opens it');
  replay.fold(answer(replay, [opened(1), opened(2)]));
  assert.equal(replay.state.active, 1, 'the higher bid won');
});
