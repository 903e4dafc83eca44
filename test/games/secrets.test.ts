/**
 * Whether a table has secrets follows from its options: what games of these options ask for is held against what they say.
 * Everything but an open draw needs somebody who keeps it.
 */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {AnyGame, OptionField, Options} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {EVERY} from '../support/in-turn.ts';

/** Steps of a game that somebody plays at random: more than any takes. */
const STEPS = 20_000;
/** So many games have a chance of asking for what their options allow. */
const TRIES = 40;

/** Whether a random game asks for more than open draws; it ends when it does. */
function asksForSecrets(game: AnyGame, options: Options, seed: string): boolean {
  const rng = seededRng(seed);
  const {min, max} = game.seats;
  const seats = min + rng.below(max - min + 1);
  const dealer = new LocalDealer(() => rng);
  const state = game.setup(options, seats);
  for (let step = 0; step < STEPS && !game.result(state); step++) {
    const ask = game.ask(state);
    if (ask && ask.kind !== 'beacon') return true;
    if (ask) {
      const answer = dealer.answer(ask);
      dealer.learn(ask, answer);
      game.deal(state, answer);
      continue;
    }
    const [seat] = game.toAct(state);
    if (seat === undefined) throw new Error('nobody is to act');
    game.play(state, seat, sampleAny(game.choices(state, seat, dealer.faces(seat)), rng));
  }
  if (!game.result(state)) throw new Error('a game without an end');
  return false;
}

/** Every combination of the switches that have an effect by themselves, each with other values for the rest. */
function mixes(fields: readonly OptionField[], seed: string): Options[] {
  const rng = seededRng(seed);
  const switches = fields.filter(field => field.kind === 'switch' && !field.with);
  return Array.from({length: 1 << switches.length}, (_, mask) => {
    const rest = fields.map(({id, ...field}): [string, boolean | string] => {
      const at = switches.findIndex(each => each.id === id);
      if (at >= 0) return [id, (mask & (1 << at)) !== 0];
      return [
        id,
        field.kind === 'switch' ? rng.below(2) === 1 : field.values[rng.below(field.values.length)]!,
      ];
    });
    return {...defaultOptions(fields), ...Object.fromEntries(rest)};
  });
}

describe('the secrets of a table', () => {
  for (const listing of GAME_LIST)
    it(`${listing.id}: as its options say, so its games ask`, async () => {
      const game = await listing.rules();
      for (let round = 0; round < (EVERY ? 8 : 1); round++)
        for (const options of mixes(game.options, `${listing.id} ${round}`)) {
          const said = game.secrets?.(options) ?? false;
          const what = JSON.stringify(options);
          assert.equal(listing.secrets?.(options) ?? false, said, `the list: ${what}`);
          const seeds = Array.from({length: said ? TRIES : 1}, (_, i) => `${what} ${round} ${i}`);
          assert.equal(
            seeds.some(seed => asksForSecrets(game, options, seed)),
            said,
            what,
          );
        }
    });
});
