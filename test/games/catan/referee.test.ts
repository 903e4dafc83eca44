/**
 * The engine against the referee of `support/referee`, who knows the rules only and may look at every card: random games
 * of every edition, island and number of seats, compared after every step: who may say what, where each card and piece
 * lies, what everybody can name, and the end.
 */
import {test} from 'node:test';
import {EVERY} from '../../support/in-turn.ts';
import {sideBySide, TABLES} from './support/side-by-side.ts';

// Islands and numbers of seats come by with either edition in turn; the long run has them all.
for (const {edition, board, tokens, seats} of TABLES.filter(
  (_, i) => EVERY || i % 2 === Math.floor(i / 2) % 2,
)) {
  const name = `${edition}, ${board} ${tokens}, ${seats} seats`;
  test(`catan: engine and referee agree: ${name}`, () => {
    sideBySide({edition, board, friendly: seats === 3, goal: 8}, tokens, seats, `referee ${name}`);
  });
}
