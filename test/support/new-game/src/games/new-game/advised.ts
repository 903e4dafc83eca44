/** The game together with its advice: for bots. Screens play without, and do not load it. */
import type {Rng} from '../../base/rng.ts';
import type {Choice} from '../../engine/choice.ts';
import {game as rules} from './index.ts';
import type {NewGameAction, NewGameView} from './types.ts';

export const game = {
  ...rules,
  /** A beginner plays the lowest card that wins what lies there, else the lowest of all. */
  suggest(view: NewGameView, choices: readonly Choice[], _rng: Rng): NewGameAction {
    const lies = view.players.map(({played: {of}}) => (of && of !== 'back' ? Number(of.id) : 0));
    // Who begins a round has the cards of the last one before them.
    const best = lies.includes(0) ? Math.max(...lies) : 0;
    // The choices of this game have no holes: each is an action.
    const mine = [...(choices as unknown as readonly NewGameAction[])].sort((a, b) => a.face - b.face);
    return mine.find(({face}) => face > best) ?? mine[0]!;
  },
};
