/** What a hint says of the moves of a beginner in whole games: short sentences in every language, and words for what the log leaves out. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {game} from '../../../src/games/portolano/advised.ts';
import type {PortReason} from '../../../src/games/portolano/hints/reasons.ts';
import {loadHints} from '../../../src/games/portolano/text/hints.ts';
import type {PortAction} from '../../../src/games/portolano/types.ts';
import type {PortView} from '../../../src/games/portolano/view.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';

interface Said {
  readonly action: PortAction;
  readonly view: PortView;
  readonly reason: PortReason | null;
}

function played(seats: number, seed: string): Said[] {
  const rng = seededRng(seed);
  const state = game.setup({}, seats);
  const dealer = new LocalDealer(() => rng);
  const said: Said[] = [];
  for (;;) {
    const ask = game.ask(state);
    if (ask && ask.kind !== 'commit') {
      const answer = dealer.answer(ask);
      game.deal(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    const [seat] = game.toAct(state);
    if (seat === undefined) return said;
    const view = game.view(state, seat, dealer.faces(seat));
    const action = game.suggest(view, game.choices(state, seat, dealer.faces(seat)), rng);
    const reason = game.reason(view, action);
    if (ask?.by.includes(seat)) {
      dealer.keep({seat, action, salt: ''});
      game.deal(state, {sealed: seat});
    } else game.play(state, seat, action);
    said.push({action, view, reason});
  }
}

const SAID = [2, 3, 4, 5].flatMap(seats => [0, 1].flatMap(i => played(seats, `hints ${seats} ${i}`)));

test('portolano: most moves of a beginner have a reason, of many kinds', () => {
  const reasons = SAID.flatMap(({reason}) => (reason ? [reason.id] : []));
  assert.ok(reasons.length > 0.6 * SAID.length, `${reasons.length} of ${SAID.length}`);
  const kinds = new Set(reasons);
  for (const kind of [
    'sale',
    'bound',
    'wanted',
    'upgrade',
    'crew',
    'lands',
    'berth',
    'two',
    'least',
  ] as const)
    assert.ok(kinds.has(kind), kind);
});

for (const language of LANGUAGES)
  test(`portolano: hints in ${language} are one short sentence, and name every move as its button does, to whoever asked`, async () => {
    const {reason: word, move} = await loadHints(language);
    for (const {action, view, reason} of SAID) {
      if (reason) {
        const sentence = word(reason, seat => `Player ${seat}`);
        assert.match(sentence, /^[\p{Lu}\d].*\.$/u);
        assert.ok(sentence.split(/\s+/).length <= 25, sentence);
        assert.ok(!sentence.includes('undefined') && !sentence.includes('NaN'), sentence);
      }
      const said = move(action, view);
      assert.match(said, /^[\p{Lu}\d]/u, JSON.stringify(action));
      assert.doesNotMatch(said, /undefined|NaN/);
    }
  });
