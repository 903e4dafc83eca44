import {plurals} from '../plural.ts';
import type {HintWords} from '../types/hint.ts';

const count = plurals('pl');

const times = (n: number): string => count(n, {one: '# raz', few: '# razy', many: '# razy'});

export const hint: HintWords = {
  title: 'Podpowiedź',
  thinking: 'Rozgrywamy dalszy ciąg na wiele sposobów…',
  prepares: 'Dotknięcie przygotowuje ruch na planszy. Niczego nie wysyła.',
  notAsked: 'Nikt teraz na ciebie nie czeka.',
  onlyMove: 'To jedyny możliwy ruch.',
  wins: (wins, points) =>
    `Na 100 gier rozegranych od tego miejsca: ${count(wins, {one: '# wygrana', few: '# wygrane', many: '# wygranych'})}, średnio ${count(points, {one: '# punkt', few: '# punkty', many: '# punktów'})}`,
  secondBest: wins => `drugi najlepszy ruch: ${wins}`,
  lessSure: (games, first) => `mniej pewne: sprawdzony ${times(games)}, pierwszy ruch ${times(first)}`,
  choice: place => ['Tak zagrałby silny bot.', 'To jego drugi wybór.', 'To jego trzeci wybór.'][place] ?? '',
  brief: games => `Sprawdzony tylko ${times(games)}: rzadko się tu opłaca`,
  again: 'Pomyśl jeszcze raz',
  prepared: 'Przygotowane. Zatwierdź na planszy albo wybierz coś innego.',
};
