import {plurals} from '../plural.ts';
import type {AppText} from '../types/app.ts';

const count = plurals('pl');

export const log: AppText['log'] = {
  title: 'Dziennik',
  empty: 'Nic się jeszcze nie wydarzyło.',
  start: game => `Zaczyna się gra: ${game}`,
  number: n => `Krok ${n}`,
  earlier: 'Pokaż wcześniejsze kroki',
  later: 'Pokaż późniejsze kroki',
  shown: 'To widać',
  undone: 'cofnięte',
  scrub: 'Przejdź przez grę',
  position: (at, last) => `Krok ${at} z ${last}`,
  first: 'Na początek',
  previous: 'Krok wstecz',
  next: 'Krok naprzód',
  last: 'Do bieżącej chwili',
  now: 'Teraz',
  play: 'Odtwarzaj dalej',
  pause: 'Wstrzymaj odtwarzanie',
  speed: (times: number) => `Szybkość: ${times}×`,
  show: n => `Pokaż planszę przy kroku ${n}`,
  branch: 'A gdyby stąd inaczej?',
  branchHint: 'Otwiera twoją próbną grę. Stół niczego nie zauważy.',
  takeBack: 'Cofnij dotąd',
  takeBackHint: 'Kto od tego czasu wykonał ruch, musi się zgodzić.',
  export: 'Zapisz do pliku',
  exportHint: 'Cała gra: do otwarcia na innym urządzeniu albo do zgłoszenia błędu.',
  facts: {
    takeBack: (name, to) => `${name} cofa grę do kroku ${to}`,
    takeBackAsked: (name, to) => `${name} prosi o cofnięcie gry do kroku ${to}`,
    takeBackAgreed: name => `${name} zgadza się na cofnięcie`,
    takeBackRefused: name => `${name} nie zgadza się na cofnięcie`,
    withdrawn: name => `${name} wycofuje prośbę o cofnięcie`,
    seatKey: name => `${name} gra dalej na innym urządzeniu`,
    renamed: name => `Nowe imię jednego z graczy: ${name}`,
    standInAsked: (by, name) => `${by} proponuje, żeby za gracza ${name} grał bot`,
    standInAgreed: name => `${name} zgadza się, żeby dalej grał bot`,
    standInRefused: name => `${name} nie zgadza się, żeby dalej grał bot`,
    left: name => `${name} odchodzi na dobre: dalej gra bot`,
    seatBack: name => `${name} gra znowu`,
    lead: name => `Odtąd stół prowadzi urządzenie gracza ${name}`,
  },
};

export {fairness} from './fairness.ts';
export {settings} from './settings.ts';

export const help: AppText['help'] = {
  title: 'Zasady i pomoc',
  learn: 'Zasady',
  which: 'Zasady której gry?',
  firstGame: 'Pierwsza gra z objaśnieniami',
  firstGameHint: 'Z botami. Każda decyzja zostanie objaśniona, gdy przyjdzie na nią pora.',
  search: 'Szukaj w zasadach',
  searchHint: 'Działają też słowa ze starszych wydań.',
  found: n => count(n, {one: '# strona', few: '# strony', many: '# stron'}),
  nothing: 'Nic nie znaleziono. Spróbuj innego słowa.',
  means: (term, word) => `„${term}” nazywa się tutaj „${word}”.`,
  appChapter: 'Jak to działa',
  ruleNumbers: 'Numer zasady',
  all: 'Wszystkie tematy',
  screens: {
    home: {
      title: 'Strona główna',
      body: 'Twoje stoły są na tym urządzeniu. „Nowy stół” otwiera kolejny, „Dołącz” prowadzi do stołu znajomych. Koralowa karta czeka na twój ruch.',
    },
    lobby: {
      title: 'Przed grą',
      body: 'Każde miejsce to statek na kotwicy. Znajomi skanują kod albo otwierają link. Wolne miejsca mogą zająć boty. Grę zaczyna gospodarz.',
    },
    table: {
      title: 'Przy stole',
      body: 'Niebieskie nabrzeże na dole pyta o twoją decyzję. Dotknij, zobacz, co się stanie, zatwierdź. Gdy gra ktoś inny, nabrzeże mówi kto. Klawisz ? pokazuje zasadę wszystkiego, co widzisz.',
    },
    takeBack: {
      title: 'Cofanie',
      body: 'Ostatni ruch możesz cofnąć, dopóki ktoś inny nie wykona ruchu i nic nie zostanie wylosowane. Dalej potrzebna jest zgoda tych, których to dotyczy. W dzienniku zostaje wszystko.',
    },
    connection: {
      title: 'Połączenie',
      body: 'Urządzenia rozmawiają ze sobą bezpośrednio. Uśpiony telefon widać jako nieobecny; sam nadrobi zaległości. Gdy zniknie urządzenie gospodarza, inne samo przejmie stół, o ile jest tu więcej niż połowa; we dwoje druga osoba czeka. „Bez internetu” obok zaproszenia pozwala urządzeniom w jednej sieci Wi-Fi lub hotspocie spotkać się za pomocą dwóch kodów, bez serwera.',
    },
    keeping: {
      title: 'Twoje gry',
      body: 'Każdy zatwierdzony ruch zapisuje się od razu. Zapisz stół do pliku, żeby przenieść go na inne urządzenie albo zachować.',
    },
  },
};

export const people: AppText['people'] = {
  title: 'Gracze i zaproszenie',
  players: 'Gracze',
  host: 'gospodarz',
  invite: 'Zaproszenie',
  inviteHint: 'Kto otworzy link, może oglądać; wracający gracze znajdą swoje miejsce.',
  renew: 'Nowy link',
  renewAlone: 'Nowy link, bez widzów',
  renewHint: 'Stary link przestanie działać. Kto gra, zostaje.',
  renewed: 'Jest nowy link. Stary prowadzi już donikąd.',
  noInvite: 'Wszyscy grają na tym urządzeniu, więc linku nie ma.',
  syncHint: 'Porównuje dzienniki ze wszystkimi i pobiera, czego brakuje.',
  syncing: 'Porównywanie…',
  syncSame: moves =>
    `Na wszystkich obecnych urządzeniach to samo, po ${count(moves, {one: '# ruchu', few: '# ruchach', many: '# ruchach'})}.`,
  syncDiffers: (names, moves) =>
    `Inaczej niż na tym urządzeniu po ${count(moves, {one: '# ruchu', few: '# ruchach', many: '# ruchach'})}: ${names}.`,
  nobodyToSync: 'Nikogo innego tu teraz nie ma, nie ma z kim porównać.',
  linkHints: {
    self: 'Gra na tym urządzeniu.',
    connecting: 'Właśnie się łączy.',
    live: 'Wszystko w porządku.',
    unsteady: 'Od kilku sekund milczy.',
    away: 'Urządzenie śpi albo jest wyłączone; wróci, gdy ktoś otworzy na nim stół.',
  },
};

export const history: AppText['history'] = {
  title: 'Zakończone gry',
  none: 'Na tym urządzeniu nie zakończono jeszcze żadnej gry.',
  games: 'Wszystkie gry',
  hint: 'Zapisane tylko na tym urządzeniu. Dotknij gry, aby ją otworzyć, dopóki jej stół nie zostanie usunięty.',
  export: 'Zapisz do pliku',
  player: 'Gracz',
  played: 'Gry',
  won: 'Wygrane',
  average: 'Średnia',
  best: 'Rekord',
  leaders: 'Kto wygrał najwięcej',
  wins: n => count(n, {one: '# wygrana', few: '# wygrane', many: '# wygranych'}),
  /** Two or more. */
  streak: n => count(n, {one: '# wygrana z rzędu', few: '# wygrane z rzędu', many: '# wygranych z rzędu'}),
  earlier: 'Pokaż wcześniejsze gry',
  course: 'Punkty runda po rundzie',
  forget: (game, when) => `Usuń: ${game}, ${when}`,
  ended: name =>
    name === null
      ? 'Zakończona za wspólną zgodą. Nikt nie wygrał.'
      : `Zakończona bez powrotu gracza ${name}. Nikt nie wygrał.`,
};

export const newTable: AppText['newTable'] = {
  game: 'Gra',
  seats: 'Ile miejsc?',
  place: 'Gdzie gracie?',
  here: 'Na tym urządzeniu',
  hereHint: 'W pojedynkę z botami albo podając sobie urządzenie: nikt inny tu nie zajrzy.',
  network: 'Zaproś znajomych',
  networkHint: 'Każdy gra na swoim urządzeniu: przez link albo kod QR, także bez internetu.',
  middle: 'Tablet pośrodku',
  middleHint: 'To urządzenie pokazuje wszystkim planszę, a każdy gra na swoim telefonie.',
  who: 'Kto gra?',
  kind: n => `Kto siada na miejscu ${n}`,
  person: 'Człowiek',
  friend: 'Znajomy',
  nameOf: n => `Imię gracza ${n}`,
  defaultName: n => `Gracz ${n}`,
  options: 'Warianty',
  optionsDefault: 'jak zwykle',
  optionsChanged: n => count(n, {one: '# zmiana', few: '# zmiany', many: '# zmian'}),
  create: 'Otwórz stół',
  createInvite: 'Otwórz stół i zaproś',
  summary: (seats, bots) => {
    const places = count(seats, {one: '# miejsce', few: '# miejsca', many: '# miejsc'});
    return bots === 0 ? places : `${places}, ${count(bots, {one: '# bot', few: '# boty', many: '# botów'})}`;
  },
  botEffects: {
    random: 'Wykonuje dowolny dozwolony ruch. Dobry na pierwszą próbę.',
    easy: 'Zna grę, ale często działa bez zastanowienia.',
    greedy: 'Bierze to, co w tej chwili daje najwięcej.',
    strong: 'Myśli naprzód. Przeciwnik dla wprawnych graczy.',
  },
};
