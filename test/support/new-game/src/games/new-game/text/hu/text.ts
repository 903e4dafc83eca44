import {withArticle} from '../../../../i18n/hu/grammar.ts';
import {lister} from '../../../../i18n/plural.ts';
import type {NewGameText} from '../types/text.ts';

const list = lister('hu');

/** Hungarian. */
export const text: NewGameText = {
  game: 'New game',
  draws: {dealt: 'osztás'},
  events: {
    dealt: () => 'Mindenkinek négy lapja van',
    played: ({seat, face}, name) => `${name(seat)} lapja: ${face}`,
    won: ({seat, points}, name) => `${name(seat)} viszi a kört: ${points} pont`,
  },
  refusals: {
    'newgame/not-your-turn': () => 'Nem te jössz.',
    'newgame/not-your-card': () => 'Ez a lap nincs a kezedben.',
  },
  rules: 'Szabályok',
  help: {
    aim: {
      title: 'A játék célja',
      body: 'Az győz, akinek három kör után a legtöbb pontja van.',
      rules: ['NEW-END-1'],
    },
    round: {
      title: 'Egy kör',
      body: 'Sorban mindenki kijátszik egy lapot. A legmagasabb annyi pontot visz, ahányadik a kör, és ő kezdi a következőt.',
      rules: ['NEW-PLAY-1', 'NEW-PLAY-2'],
    },
  },
  plain: {
    names: {
      round: 'Kör',
      points: 'Pont',
      played: 'Kijátszva',
      hand: 'Kézben',
      card: 'A lapjaid',
      rounds: 'Megnyert körök',
      play: 'Kijátszás',
    },
    asks: {play: 'Melyik lapot játszod ki?'},
  },
  board: {
    waiting: {gameOver: 'A játéknak vége', waiting: name => `${name} lapot választ`, chance: 'Osztunk …'},
    pickFirst: 'Válassz egy lapot',
    total: 'Összesen',
    // Nothing breaks a tie in this game.
    result: {
      winner: (name, n) => `${name} győzött ${n} ponttal`,
      shared: (names, n) => `Közös győzelem: ${list(names)}, ${n} ponttal`,
      tieBreak: () => '',
      tieBreakColumn: '',
      when: round => `${withArticle(round)}. körben`,
    },
  },
};
