/** Who sits at the tables of the gallery, and what they play. */
import {gameIds} from '../../src/games/words.ts';
import type {SavedTable} from '../../src/table/seen/view-model.ts';

/** Any game will do. */
export const GAME = gameIds[0]!;

export const PEOPLE = [
  {name: 'Dóra', shape: 'disc', kind: 'person'},
  {name: 'Krzysztof', shape: 'triangle', kind: 'person'},
  {name: 'Zsófia', shape: 'diamond', kind: 'person'},
  {name: 'Bence', shape: 'square', kind: 'person'},
] as const satisfies SavedTable['seats'];

/** A table between devices that was left in the middle of a game. */
export const saved = (change: Partial<SavedTable> = {}): SavedTable => ({
  id: 'a',
  game: GAME,
  name: '',
  seats: PEOPLE,
  place: 'network',
  trial: false,
  hosting: false,
  state: 'playing',
  myTurn: false,
  toAct: [1],
  savedAt: 0,
  round: 9,
  ...change,
});
