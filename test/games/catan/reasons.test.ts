/** What a hint says of a move: the reason that shows in the position, and a short sentence in every language. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {chooseAction} from '../../../src/bots/index.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../../src/engine/options.ts';
import {saltFrom} from '../../../src/engine/seal.ts';
import {game} from '../../../src/games/catan/advised.ts';
import {type CatReason, reason} from '../../../src/games/catan/hints/reasons.ts';
import {loadHints} from '../../../src/games/catan/text/hints.ts';
import type {CatAction} from '../../../src/games/catan/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {counts, modern, type Table} from './support/table.ts';

const why = (table: Table, action: CatAction, seat = 0): CatReason | null => reason(table.view(seat), action);

test('catan: a corner pays what lies around it; a city doubles that', () => {
  const table = modern({});
  const details = {ways: 12, kinds: ['lumber', 'brick', 'ore'], harbour: null};
  assert.deepEqual(why(table, {type: 'buildSettlement', at: 12}), {
    id: 'corner',
    details: {...details, ways: 10},
  });
  assert.equal(why(table, {type: 'buildCity', at: 12})!.id, 'double');
});

test('catan: a trade brings a piece within reach, or nearer', () => {
  const table = modern({ore: 3, grain: 1, wool: 4});
  assert.deepEqual(why(table, {type: 'bankTrade', give: 'wool', take: 'grain'}), {
    id: 'enables',
    details: {piece: 'city'},
  });
  const poor = modern({ore: 1, wool: 1});
  const terms = {give: counts({wool: 1}), want: counts({ore: 1})};
  assert.deepEqual(why(poor, {type: 'offer', to: [1], terms}), {id: 'nearer', details: {piece: 'city'}});
});

test('catan: a knight frees the own hex, or goes towards the army', () => {
  const table = modern({});
  const [card] = table.holds(0, 'knight');
  assert.deepEqual(why(table, {type: 'knight', card: card!}), {
    id: 'army',
    details: {knights: 1, award: false},
  });
  const {hexes} = table.view(0);
  const own = hexes.findIndex(({buildings}) => buildings.some(({seat}) => seat === 0));
  table.set({robber: own});
  assert.deepEqual(why(table, {type: 'knight', card: card!}), {id: 'frees', details: {}});
});

test('catan: who is close to winning is not helped', () => {
  const table = modern({ore: 1}, {goal: '8'})
    .gives(1, {wool: 1})
    .pieces({}, {0: [100, 110, 120]});
  table.do(0, {type: 'offer', to: [1], terms: {give: counts({ore: 1}), want: counts({wool: 1})}});
  assert.deepEqual(why(table, {type: 'decline', offer: 1}, 1), {id: 'refuses', details: {nearGoal: true}});
});

test('catan: an answer says why where no piece comes nearer, and where it cannot be paid', () => {
  const table = modern({brick: 1}).gives(1, {lumber: 1}).gives(2, {wool: 1});
  table.do(0, {type: 'offer', to: [1, 2], terms: {give: counts({brick: 1}), want: counts({lumber: 1})}});
  assert.deepEqual(why(table, {type: 'accept', offer: 1}, 1), {id: 'betters', details: {}});
  assert.deepEqual(why(table, {type: 'decline', offer: 1}, 2), {id: 'lacks', details: {}});
});

test('catan: every reason that comes in a game is one short sentence, in every language', async () => {
  const texts = await Promise.all(LANGUAGES.map(language => loadHints(language)));
  const seen = new Set<string>();
  for (const edition of ['almanac', 'modern']) {
    const rng = seededRng(`reasons ${edition}`);
    const dealer = new LocalDealer(() => rng);
    let state = game.setup(decodeOptions(game.options, {edition, goal: '8'})!, 3);
    while (!game.result(state)) {
      const ask = game.ask(state);
      if (ask && ask.kind !== 'commit') {
        const answer = dealer.answer(ask);
        dealer.learn(ask, answer);
        state = game.answer(state, answer);
        continue;
      }
      const [seat] = game.toAct(state) as [number];
      const faces = dealer.faces(seat);
      const view = game.view(state, seat, faces);
      for (const {action} of game.ponder(state, seat, faces).slice(0, 3)) {
        const given = reason(view, action);
        if (given) seen.add(given.id);
        for (const text of texts) {
          const said = given ? text.reason(given, name => `Anna ${name}`) : 'x.';
          assert.ok(said.endsWith('.') && !/undefined|NaN| {2}/.test(said), said);
          assert.ok(said.split(' ').length <= 25, said);
          // To whoever asked, and not as the log tells it of a third.
          const move = text.move(action, view);
          assert.match(move, /^\p{Lu}/u, JSON.stringify(action));
          assert.doesNotMatch(move, /undefined|NaN/);
        }
      }
      const action = chooseAction('strong', game, state, seat, faces, rng);
      if (ask) {
        dealer.seal({seat, action, salt: saltFrom(rng)});
        state = game.answer(state, {sealed: seat});
      } else {
        assert.ok(dealer.proves(game.openings!(action as CatAction)));
        state = game.apply(state, seat, action as CatAction);
      }
    }
  }
  for (const id of ['corner', 'double', 'way', 'card', 'enables', 'blocks', 'waits', 'diceFirst'])
    assert.ok(seen.has(id), `${id} is not among ${[...seen]}`);
});
