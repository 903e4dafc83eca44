/**
 * Catan for tests of dealing: the beginners' island, the first turn begun with these hands and this small deck, dice that fall
 * as the test wants, and development cards that can be played as soon as they are bought. All else is the game's own.
 */
import type {AnyGame} from '../../../src/engine/game.ts';
import {onCopies} from '../../../src/engine/on-copies.ts';
import {game} from '../../../src/games/catan/advised.ts';
import {PILE} from '../../../src/games/catan/data.ts';
import type {CatState} from '../../../src/games/catan/state.ts';
import {CARDS, type Card} from '../../../src/games/catan/types.ts';

export interface QuickTable {
  readonly deck: readonly Card[];
  /** Cards by resource, by seat. */
  readonly hands: readonly (readonly number[])[];
  /** Points that win. */
  readonly goal: number;
  /** Whose turn is the first, from 1; it needs no roll. */
  readonly first: number;
  /** What falls in each turn, the first one left out; afterwards twelves. */
  readonly dice: readonly (readonly [number, number])[];
}

export function quickCatan({deck, hands, goal, first, dice}: QuickTable): AnyGame {
  const mint = deck.map(card => CARDS.indexOf(card));
  const begin = (state: CatState): void => {
    state.phase = 'main';
    state.bank = state.bank.map((_, kind) => hands.reduce((left, hand) => left - hand[kind]!, PILE));
    state.players.forEach((player, seat) => {
      player.hand = [...hands[seat]!];
    });
  };
  const ease = (state: CatState): void => {
    state.cardPlayed = false;
    for (const player of state.players) player.bought.fill(0);
  };
  return onCopies({
    ...game,
    setup(options, seats) {
      const state = game.setup(
        {...options, board: 'beginner', edition: 'modern', startingPlayer: `seat-${first}`},
        seats,
      );
      return {...state, rules: {...state.rules, goal}};
    },
    ask(state) {
      const ask = game.ask(state);
      return ask?.kind === 'shuffle' && state.asking === 'deck' ? {...ask, mint} : ask;
    },
    deal(state, answer, events) {
      const {asking, turn} = state;
      const drawn = asking === 'dice' ? [dice[turn - 2] ?? [6, 6]] : null;
      game.deal(state, drawn ? {drawn} : answer, events);
      if (asking === 'deck') begin(state);
      ease(state);
    },
    play(state, seat, action, events) {
      game.play(state, seat, action, events);
      ease(state);
    },
  });
}
