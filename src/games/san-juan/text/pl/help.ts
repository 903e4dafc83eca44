import type {SjText} from '../types/text.ts';

export const help: SjText['help'] = {
  aim: {
    title: 'Cel gry',
    body: 'Zbuduj miasto z najwyżej dwunastu budynków. Na końcu wygrywa najwięcej punktów. Każda karta to budynek, zapłata za inny albo zakryta: towar.',
    rules: ['SJ-END-4'],
  },
  rounds: {
    title: 'Rundy i role',
    body: 'Od gubernatora każdy bierze jedną z wolnych ról. Każdą rolę wykonują wszyscy; przywilej ma tylko ten, kto ją wybrał. Potem gubernatorem zostaje następny gracz.',
    rules: ['SJ-RND-1', 'SJ-RND-2', 'SJ-RND-5', 'SJ-PH-1'],
  },
  cards: {
    title: 'Karty i stosy',
    body: 'Karty na ręce są tajne, ich liczba jawna. Odrzucone karty leżą zakryte. Gdy talia się skończy, tasuje się stos kart odrzuconych.',
    rules: ['SJ-GOV-4', 'SJ-DECK-1', 'SJ-DECK-2'],
  },
  beginning: {
    title: 'Początek rundy',
    body: 'Właściciele kaplic mogą wsunąć kartę. Potem każdy, kto ma więcej niż 7 kart (z wieżą 12), odrzuca nadmiar.',
    rules: ['SJ-GOV-1', 'SJ-GOV-2', 'SJ-GOV-3'],
  },
  builder: {
    title: 'Budowa',
    body: 'Wyłóż kartę i zapłać jej koszt innymi kartami z ręki. Fioletowy budynek każdego rodzaju możesz mieć jeden, produkcyjnych dowolnie wiele.',
    rules: ['SJ-BUI-1', 'SJ-BUI-3', 'SJ-BUI-4', 'SJ-BUI-5'],
  },
  producer: {
    title: 'Produkcja',
    body: 'Towar to wierzchnia karta talii, położona bez oglądania na wolnym budynku produkcyjnym. Każdy mieści jeden.',
    rules: ['SJ-PRO-1', 'SJ-PRO-2'],
  },
  trader: {
    title: 'Handel',
    body: 'Płytka pokazuje, ile dziś daje każdy towar. Sprzedane towary odrzucasz i dobierasz tyle kart. Pięć płytek wraca w stałej kolejności.',
    rules: ['SJ-TRA-1', 'SJ-TRA-3', 'SJ-TRA-4'],
  },
  councillor: {
    title: 'Radny',
    body: 'Dobierz 2 karty, zachowaj 1. Kto wybrał rolę, dobiera 5.',
    rules: ['SJ-COU-1'],
  },
  prospector: {
    title: 'Poszukiwacz złota',
    body: 'Kartę dobiera tylko ten, kto wybrał rolę. Potem działają kopalnie złota.',
    rules: ['SJ-PRS-1', 'SJ-PRS-2'],
  },
  active: {
    title: 'Kiedy działa budynek',
    body: 'Od końca fazy budowniczego, w której powstał. Darmowe korzyści przychodzą same.',
    rules: ['SJ-PH-4', 'SJ-PH-5'],
  },
  overbuild: {
    title: 'Nadbudowa',
    body: 'Z żurawiem nowa karta może przykryć budynek i jest o jego koszt tańsza. Przykryty budynek już nie działa, a jego towar przepada.',
    rules: ['SJ-BLD-CRANE', 'SJ-BLD-CRANE-CHAPEL', 'SJ-BLD-CRANE-REDUCERS'],
  },
  end: {
    title: 'Koniec gry',
    body: 'Gdy ktoś ma dwanaście budynków, dokańcza się fazę budowniczego i gra się kończy. Także wtedy, gdy nigdzie nie ma już kart do dobrania.',
    rules: ['SJ-END-1', 'SJ-END-2', 'SJ-END-5'],
  },
  scoring: {
    title: 'Punktacja',
    body: 'Punkty budynków, karty pod kaplicą, budynki za 6; pałac na końcu. Przy remisie: więcej kart na ręce i towarów.',
    rules: ['SJ-END-3', 'SJ-END-4'],
  },
  twoPlayers: {
    title: 'Dwóch graczy',
    body: 'Rolę bierze gubernator, potem drugi gracz, potem znów gubernator. Biblioteka działa przy jednej roli na rundę.',
    rules: ['SJ-RND-4', 'SJ-BLD-LIBRARY-2P'],
  },
  draft: {
    title: 'Wybór kart początkowych',
    body: 'Opcja: im później grasz, tym więcej kart dostajesz. Każdy zachowuje 4.',
    rules: ['SJ-DEC-1'],
  },
};

export const synonyms: SjText['synonyms'] = [
  ['tura', 'rundy'],
  ['stos dobierania', 'talia'],
  ['purpurowy budynek', 'fioletowy'],
  ['producent', 'nadzorca'],
  ['punkty zwycięstwa', 'punkty'],
  ['dźwig', 'żuraw'],
  ['zniżka', 'kuźnia'],
  ['remis', 'punktacja'],
  ['pieniądze', 'karty'],
];
