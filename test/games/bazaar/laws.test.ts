/** A card game with everything the contract knows of secrets keeps the laws of every game. */
import {gameLaws} from '../../support/game-laws.ts';
import {bazaar, CARDS} from './game.ts';

gameLaws({
  game: bazaar,
  broken: ({pile, hands, dropped, coins, house, phase}) => {
    const handles = [...pile, ...dropped, ...hands.flat()];
    const cards = phase === 'shuffle' && handles.length === 0 ? CARDS : handles.length;
    const money = coins.reduce((sum, each) => sum + each, house);
    return [
      ...(cards === CARDS && new Set(handles).size === handles.length ? [] : [`${cards} cards`]),
      ...(money === 6 * coins.length && coins.every(each => each >= 0)
        ? []
        : [`${coins} and ${house} coins`]),
    ];
  },
  disguise: () => null,
  longest: 80,
  games: 40,
});
