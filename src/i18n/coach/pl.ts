import type {CoachWords} from './type.ts';

export const words: CoachWords = {
  label: 'Objaśnienie',
  offer: 'Grasz w to pierwszy raz? Każdą decyzję możemy objaśnić, gdy do niej dojdzie.',
  yes: 'Chętnie',
  no: 'Nie, dziękuję',
  next: 'Jasne',
  stop: 'Wystarczy objaśnień',
  confirm:
    'Dotknięcie tylko zaznacza to, czego chcesz. Zatwierdza dopiero koralowy przycisk na dole; do tej chwili możesz zmienić zdanie.',
  explain:
    'Przytrzymaj cokolwiek przez chwilę, a przeczytasz, co to jest; na klawiaturze naciśnij na tym ?. Znak zapytania u góry otwiera zasady.',
};
