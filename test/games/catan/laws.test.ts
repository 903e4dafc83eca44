import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import type {Faces} from '../../../src/engine/ask.ts';
import {defaultOptions} from '../../../src/engine/options.ts';
import {game} from '../../../src/games/catan/advised.ts';
import {brokenLaw} from '../../../src/games/catan/laws.ts';
import {type CatState, CITY, cloneState} from '../../../src/games/catan/state.ts';
import {gameLaws} from '../../support/games/game-laws.ts';
import {shuffled} from '../../support/games/shuffled.ts';
import {drawAll} from './support/deal.ts';

/** A table that looks the same to one seat: concealed cards that it has not seen in each other's places. */
function disguise(state: CatState, _seat: number | null, faces: Faces, rng: Rng): CatState {
  const other = cloneState(state);
  const place = (handles: readonly number[]) =>
    shuffled(
      handles.filter(handle => !faces.has(handle)),
      rng,
    );
  const resource = place(state.players.flatMap(({hidden}) => hidden));
  const development = place([...state.deck, ...state.players.flatMap(({cards}) => cards)]);
  other.deck = other.deck.map(development);
  other.picked = resource(other.picked);
  other.discards = other.discards.map(discard => ({...discard, hidden: discard.hidden.map(resource)}));
  for (const player of other.players) {
    player.hidden = player.hidden.map(resource);
    player.cards = player.cards.map(development);
  }
  return other;
}

/** One step of damage each, and the words that must tell it. */
const damage: readonly [what: string, change: (state: CatState) => void, told: RegExp][] = [
  ['a card too many', state => state.bank[0]!++, /20 lumber/],
  ['a lost card', state => state.bank[4]!--, /concealed cards too many/],
  ['a hand in debt', state => (state.players[0]!.hand[1] = -1), /a hand of -1 wool/],
  ['a lost development card', state => state.deck.pop(), /24 cards held/],
  ['a card without its turn', state => state.players[1]!.cards.push(state.deck.pop()!), /without its turn/],
  ['a road out of nowhere', state => (state.roads[3] = 2), /1 placed, 15 left/],
  ['a city out of nowhere', state => (state.corners[9] = 1 + CITY), /1 placed, 4 left/],
  [
    'neighbours',
    state => {
      state.corners[0] = 0;
      state.corners[3] = 1;
      state.players[0]!.settlements--;
      state.players[1]!.settlements--;
    },
    /corner 0 has a neighbour/,
  ],
  ['a trail that is not there', state => (state.players[2]!.trail = 3), /a trail of 3/],
  ['an army without knights', state => (state.largestArmy = 1), /the army of seat 1/],
];

for (const [what, change, told] of damage)
  test(`catan: ${what} breaks a law`, () => {
    const state = drawAll(game.setup(defaultOptions(game.options), 3), seededRng(what)).state;
    assert.equal(brokenLaw(state), null);
    change(state);
    assert.match(brokenLaw(state) ?? '', told);
  });

gameLaws({
  game,
  broken: state => {
    const broken = brokenLaw(state);
    return broken ? [broken] : [];
  },
  disguise,
  longest: 20_000,
  games: 12,
});
