import type {AimText} from '../../../../i18n/game-coach.ts';
import type {GoofCoachText} from '../types/board.ts';

export const aim: AimText = {
  goal: 'Zdobywaj nagrody warte od 1 do 13 punktów; wszyscy licytują takimi samymi trzynastoma kartami.',
  turn: 'W każdej rundzie wszyscy w tajemnicy wybierają po jednej karcie; najwyższa zdobywa nagrodę, a zagrane karty przepadają.',
  end: 'Równe oferty nigdy nie wygrywają; po trzynastu rundach karty się kończą i zwycięża, kto ma najwięcej punktów.',
};

export const coach: GoofCoachText = {
  bid: 'Wybierz kartę, którą licytujesz nagrodę na środku. Wysoka wygrywa częściej, ale każdą zagrasz tylko raz.',
  sealed: 'Twoja karta leży zakryta, dopóki wszyscy nie wybiorą. Wtedy wszystkie oferty odkrywa się naraz.',
  shown:
    'Wszystkie oferty odkryto naraz i najwyższa zdobyła nagrodę. Zagrane karty przepadły: zobacz, co kto jeszcze ma.',
  stays:
    'Równe oferty nic nie zdobyły, więc nagroda została na stole. Teraz licytujecie o wszystkie nagrody na środku razem.',
};
