/** What happens is told in each language, for every event of whole games. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {playOut} from '../../../src/cli/playout.ts';
import {game} from '../../../src/games/goofspiel/advised.ts';
import {goofspiel} from '../../../src/games/goofspiel/listing.ts';
import type {GoofEvent} from '../../../src/games/goofspiel/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';

const NAMES = ['Dóra', 'Bence', 'Zoé'];

for (const language of LANGUAGES)
  test(`${language}: every event of a game has its sentence, with the names of people`, async () => {
    const text = await goofspiel.text(language);
    const seen = new Set<string>();
    for (let seed = 0; seed < 4; seed++) {
      let state = game.setup({ties: 'stay'}, 3);
      for (const step of playOut(game, {ties: 'stay'}, ['random', 'random', 'random'], `${seed}`).steps) {
        const events: GoofEvent[] = [];
        if (step.kind === 'action') state = game.apply(state, step.seat, game.parse(step.payload)!, events);
        else state = game.answer(state, step.kind === 'seal' ? {sealed: step.seat} : step.payload, events);
        for (const event of events) {
          const said = text.event(event, seat => NAMES[seat]!);
          assert.match(said, /\p{L}{3}/u, event.type);
          const named = 'bids' in event ? NAMES : 'seat' in event ? [NAMES[event.seat]!] : [];
          for (const person of named) assert.ok(said.includes(person), said);
          seen.add(event.type);
        }
      }
    }
    assert.deepEqual([...seen].sort(), ['begun', 'shown', 'stayed', 'took', 'turned']);
  });
