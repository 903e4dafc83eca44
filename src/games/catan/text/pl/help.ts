import type {CatText} from '../types/text.ts';

export const development: CatText['development'] = {
  knight: {
    name: 'Rycerz',
    help: 'Przestaw złodzieja i ukradnij kartę. Rycerz zostaje przed tobą i liczy się do władzy rycerskiej.',
    rule: 'CAT-DEV-5',
  },
  'road-building': {
    name: 'Budowa dróg',
    help: 'Zbuduj za darmo dwie drogi, jedną po drugiej, według zwykłych zasad.',
    rule: 'CAT-DEV-6',
  },
  'year-of-plenty': {
    name: 'Wynalazek',
    help: 'Weź z banku dwie dowolne karty surowców; możesz je od razu wydać.',
    rule: 'CAT-DEV-7',
  },
  monopoly: {
    name: 'Monopol',
    help: 'Wymień surowiec: wszyscy pozostali oddają ci wszystkie karty tego rodzaju.',
    rule: 'CAT-DEV-8',
  },
  'victory-point': {
    name: 'Punkt zwycięstwa',
    help: 'Jeden punkt. Trzymaj w tajemnicy; odkryj dopiero, gdy daje zwycięstwo, choćby w turze zakupu.',
    rule: 'CAT-DEV-9',
  },
};

export const costs: CatText['costs'] = {
  road: {
    title: 'Droga',
    body: 'Kosztuje drewno i cegłę. Łączy się z własną drogą lub budynkiem, nie biegnie dalej za cudzym budynkiem.',
    rules: ['CAT-BLD-2', 'CAT-BLD-3'],
  },
  settlement: {
    title: 'Osada',
    body: 'Kosztuje drewno, cegłę, wełnę i zboże. Potrzebuje własnej drogi i wolnych sąsiednich skrzyżowań. 1 punkt, 1 karta.',
    rules: ['CAT-BLD-4', 'CAT-BLD-5', 'CAT-BLD-6'],
  },
  city: {
    title: 'Miasto',
    body: 'Kosztuje 3 rudy i 2 zboża, zastępuje własną osadę. 2 punkty, 2 karty.',
    rules: ['CAT-BLD-7'],
  },
  card: {
    title: 'Karta rozwoju',
    body: 'Kosztuje wełnę, zboże i rudę. Widzisz ją tylko ty; zagrasz od następnej tury, jedną na turę.',
    rules: ['CAT-BLD-8', 'CAT-DEV-1', 'CAT-DEV-3'],
  },
};

export const help: CatText['help'] = {
  aim: {
    title: 'Cel gry',
    body: 'Wygrywa, kto pierwszy ma w swojej turze dziesięć punktów: osada 1, miasto 2, najdłuższa droga 2, władza rycerska 2, karta punktu 1.',
    rules: ['CAT-END-1', 'CAT-END-2'],
  },
  founding: {
    title: 'Zakładanie',
    body: 'Każdy stawia osadę z drogą, potem w odwrotnej kolejności drugą; druga daje po karcie za każde sąsiednie pole.',
    rules: ['CAT-FND-1', 'CAT-FND-2', 'CAT-FND-3', 'CAT-FND-4'],
  },
  production: {
    title: 'Produkcja surowców',
    body: 'Wyrzucona liczba płaci budynkom przy swoich polach: osada jedna karta, miasto dwie. Pole złodzieja nie płaci.',
    rules: ['CAT-PROD-1', 'CAT-PROD-2', 'CAT-PROD-5'],
  },
  seven: {
    title: 'Siódemka',
    body: 'Nikt nic nie dostaje. Kto ma więcej niż siedem kart, odrzuca połowę, zaokrąglając w dół. Potem rzucający przestawia złodzieja.',
    rules: ['CAT-ROB-1', 'CAT-ROB-2'],
  },
  robber: {
    title: 'Złodziej',
    body: 'Przechodzi na inne pole, wstrzymuje jego produkcję, a przestawiający kradnie kartę komuś, kto tam buduje.',
    rules: ['CAT-ROB-3', 'CAT-ROB-4', 'CAT-ROB-5', 'CAT-ROB-6'],
  },
  trade: {
    title: 'Handel z graczami',
    body: 'Oferuje ten, czyja jest tura; inni się zgadzają, odmawiają albo składają kontrofertę. On zawsze jest jedną ze stron.',
    rules: ['CAT-TRD-1', 'CAT-TRD-2', 'CAT-TRD-3', 'CAT-TRD-4'],
  },
  bank: {
    title: 'Bank i porty',
    body: 'Bank daje jedną kartę za cztery takie same; z portem za trzy, a w porcie specjalnym za dwie jego rodzaju.',
    rules: ['CAT-SEA-1', 'CAT-SEA-2', 'CAT-SEA-3'],
  },
  building: {
    title: 'Budowa',
    body: 'W swojej turze, póki starcza kart i elementów. Starsze zasady: najpierw cały handel, potem cała budowa.',
    rules: ['CAT-BLD-1', 'CAT-TURN-3', 'CAT-TURN-4'],
  },
  distance: {
    title: 'Zasada odległości',
    body: 'Osada potrzebuje wolnych sąsiednich skrzyżowań, obojętnie czyje są budynki.',
    rules: ['CAT-BLD-5'],
  },
  cards: {
    title: 'Zagrywanie kart rozwoju',
    body: 'Jedna na turę, w dowolnej wolnej chwili swojej tury, także przed rzutem, ale nie w turze zakupu.',
    rules: ['CAT-DEV-2', 'CAT-DEV-3', 'CAT-DEV-4'],
  },
  longestRoad: {
    title: 'Najdłuższa droga handlowa',
    body: 'Dwa punkty za najdłuższą drogę bez rozgałęzień, co najmniej pięć. Cudza osada może ją przeciąć.',
    rules: ['CAT-LR-1', 'CAT-LR-2', 'CAT-LR-3', 'CAT-LR-7'],
  },
  largestArmy: {
    title: 'Najwyższa władza rycerska',
    body: 'Dwa punkty dla pierwszego z trzema odkrytymi rycerzami, potem dla tego, kto ma ich więcej.',
    rules: ['CAT-LA-1', 'CAT-LA-2'],
  },
  victory: {
    title: 'Zwycięstwo',
    body: 'Z dziesięcioma widocznymi punktami wygrywasz w swojej turze od razu. Karty punktów ogłaszasz i odkrywasz.',
    rules: ['CAT-END-3', 'CAT-DEV-9'],
  },
  fairness: {
    title: 'Kości i ukryte karty',
    body: 'Kośćmi rzucają wszyscy razem; talii nie zna nikt; skradzioną kartę znają tylko złodziej i ofiara.',
    rules: ['CAT-PROD-6', 'CAT-ROB-5', 'CAT-DEV-1'],
  },
};

export const synonyms: CatText['synonyms'] = [
  ['owca', 'wełna'],
  ['pszenica', 'zboże'],
  ['glina', 'cegła'],
  ['kamień', 'ruda'],
  ['wioska', 'osada'],
  ['przystań', 'port'],
  ['rabuś', 'złodziej'],
  ['żołnierz', 'rycerz'],
];
