/** What a hint says of a move in San Juan: to whoever asked, and of two moves never the same. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sampleAny} from '../../../src/engine/choice.ts';
import type {SjAction, SjView} from '../../../src/games/san-juan/types.ts';
import {loadGameHints} from '../../../src/games/words.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {randomFrom} from '../../support/decisions/played.ts';
import {PHASES, sanJuan} from '../../support/decisions/san-juan.ts';

const VIEWS = PHASES.map(phase => ({phase, view: sanJuan.at(phase).view}));

for (const language of LANGUAGES)
  test(`every move is told as its button would: ${language}`, async () => {
    const text = (await loadGameHints('san-juan', language))!;
    for (const {phase, view} of VIEWS) {
      const rng = randomFrom(phase)('hints');
      for (let i = 0; i < 40; i++) {
        const said = text.move(sampleAny(view.choices, rng), view.board);
        assert.match(said, /^[\p{Lu}\d]/u, phase);
        assert.ok(!said.includes(view.seats[0]!.name), said);
      }
    }
  });

test('each of two payments for one building names its cards', async () => {
  const text = (await loadGameHints('san-juan', 'en'))!;
  const board = VIEWS.find(({phase}) => phase === 'builder')!.view.board as SjView;
  const card = board.hand.find(({sites}) => sites[0]?.proposal?.pay.length === 3)!;
  const others = board.hand.filter(({handle}) => handle !== card.handle);
  const move = (action: SjAction) => text.move(action, board);
  const paid = (pay: readonly {readonly handle: number}[]) =>
    move({
      type: 'build',
      card: card.handle,
      face: card.face,
      pay: pay.map(each => each.handle),
      goods: [],
    });
  const [first, last] = [paid(others.slice(0, 3)), paid(others.slice(-3))];
  assert.match(first, /^Build the .* \(pays: .+, .+, .+\)$/);
  assert.notEqual(first, last);
});
