import type {CoachWords} from '../types/coach.ts';

export const coach: CoachWords = {
  label: 'Objaśnienie',
  offer: 'Grasz w to pierwszy raz? Każdą decyzję możemy objaśnić, gdy do niej dojdzie.',
  yes: 'Chętnie',
  no: 'Nie, dziękuję',
  offerShort: 'Grasz pierwszy raz? Objaśniać kolejne decyzje?',
  yesShort: 'Tak',
  noShort: 'Nie',
  next: 'Jasne',
  stop: 'Wystarczy objaśnień',
  confirm:
    'Dotknięcie tylko zaznacza to, czego chcesz. Zatwierdza dopiero koralowy przycisk na dole; do tej chwili możesz zmienić zdanie.',
  explain:
    'Przytrzymaj cokolwiek przez chwilę, a przeczytasz, co to jest; na klawiaturze naciśnij na tym ?. Znak zapytania u góry otwiera zasady.',
};
