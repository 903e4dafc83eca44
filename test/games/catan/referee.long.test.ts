/** As `referee.test.ts`: ten whole games by the book and two of house rules, for each. */
import {test} from 'node:test';
import {sideBySide, TABLES} from './support/side-by-side.ts';

for (const {edition, board, tokens, seats} of TABLES) {
  const name = `${edition}, ${board} ${tokens}, ${seats} seats`;
  test(`catan: engine and referee agree in many games: ${name}`, () => {
    for (let i = 0; i < 10; i++)
      sideBySide({edition, board, friendly: false, goal: 10}, tokens, seats, `long ${i} ${name}`);
    for (const goal of [9, 12])
      sideBySide({edition, board, friendly: true, goal}, tokens, seats, `long ${goal} ${name}`);
  });
}
