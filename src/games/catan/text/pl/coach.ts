import type {CatCoachText} from '../types/coach.ts';

export const coach: CatCoachText = {
  foundSettlement:
    'Osada dostaje kartę z każdego sąsiedniego pola, gdy wypadnie jego liczba. Im więcej kropek pod liczbą, tym częściej wypada.',
  foundSecond:
    'Druga osada od razu przynosi po karcie z pól wokół niej. Wybierz surowce, których brakuje pierwszej.',
  foundRoad:
    'Droga pokazuje, dokąd się rozwijasz. Dwa skrzyżowania dalej powinno być miejsce na następną osadę.',
  roll: 'Rzuć kośćmi. Każde pole z tą liczbą płaci wszystkim, którzy mieszkają na jego rogach; miasto dostaje dwie karty.',
  knightFirst: 'Kartę rozwoju możesz zagrać jeszcze przed rzutem: rycerz przegoni złodzieja z twojego pola.',
  discard: 'Siódemka: kto ma ponad siedem kart, oddaje połowę. Dotknij tych, których najmniej potrzebujesz.',
  robber:
    'Pole ze złodziejem nikomu nie płaci, a ty zabierasz kartę komuś, kto tam mieszka. Znaki pokazują, kogo to zaboli.',
  build:
    'Na to, co się świeci, stać cię teraz. Osady i miasta dają punkty i więcej kart; drogi prowadzą do nowych miejsc.',
  trade:
    'Brakuje karty? Dotknij Handlu albo karty na ręce: zaproponuj ją innym i wybierz jedną z odpowiedzi.',
  bank: 'Bank daje jedną dowolną kartę za cztery takie same; z portem za trzy albo dwie. Ceny są pod twoimi kartami.',
  card: 'Masz kartę rozwoju, którą można zagrać: jedną na turę. Dotknij zwoju obok swoich kart.',
  freeRoad: 'Dwie drogi za darmo, jedna po drugiej. Pięć z rzędu, najwięcej ze wszystkich, to dwa punkty.',
  answer:
    'Zgódź się, jeśli to przybliża cię do budowy, albo złóż kontrofertę. Nikt nie musi handlować; brak odpowiedzi to odmowa.',
  propose:
    'W cudzej turze możesz zaproponować wymianę temu, czyja to tura. Nie musisz: gra toczy się dalej bez ciebie.',
  waiting:
    'Teraz decydują inni, ale ich rzuty mogą zapłacić i tobie. Dotknij imienia, żeby zobaczyć, co kto ma.',
};
