/**
 * The engine against the referee of `support/referee`, who knows the rules only and may look at every card: random games
 * of every edition, island and number of seats, compared after every step: who may say what, where each card and piece
 * lies, what everybody can name, and the end.
 */
import {test} from 'node:test';
import {sideBySide, TABLES} from './support/side-by-side.ts';

for (const {edition, board, tokens, seats} of TABLES) {
  const name = `${edition}, ${board} ${tokens}, ${seats} seats`;
  test(`catan: engine and referee agree: ${name}`, () => {
    sideBySide({edition, board, friendly: seats === 3, goal: 8}, tokens, seats, `referee ${name}`);
  });
}
